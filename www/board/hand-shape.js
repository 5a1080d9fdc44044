// The hand that carries the stones: seen from above, palm up and cupped, fingers away from the player.

/** @typedef {import('./palette.js').Palette} Palette */

/**
 * Draws the hand with the middle of its palm at the origin, fingers towards −y, one unit = one square.
 * @param {CanvasRenderingContext2D} ink @param {Palette} palette
 */
export function drawHand(ink, palette) {
  const { hand } = palette;
  ink.lineJoin = 'round';
  ink.lineCap = 'round';
  sleeve(ink, palette);
  const skin = new Path2D();
  // One outline: wrist, little-finger side, four fingers, thumb, back to the wrist.
  skin.moveTo(-0.125, 0.5);
  skin.bezierCurveTo(-0.14, 0.36, -0.25, 0.27, -0.265, 0.08);
  skin.bezierCurveTo(-0.275, -0.02, -0.285, -0.1, -0.29, -0.17);
  finger(skin, -0.29, -0.16, -0.172, -0.2, -0.262, -0.325);
  finger(skin, -0.168, -0.2, -0.046, -0.222, -0.122, -0.425);
  finger(skin, -0.042, -0.222, 0.08, -0.222, 0.018, -0.452);
  finger(skin, 0.084, -0.222, 0.2, -0.185, 0.155, -0.41);
  skin.bezierCurveTo(0.21, -0.13, 0.215, -0.08, 0.222, -0.03);
  // The thumb, spread to the side.
  skin.bezierCurveTo(0.29, -0.06, 0.325, -0.13, 0.36, -0.18);
  skin.bezierCurveTo(0.4, -0.225, 0.47, -0.19, 0.45, -0.125);
  skin.bezierCurveTo(0.42, -0.02, 0.37, 0.1, 0.27, 0.19);
  skin.bezierCurveTo(0.19, 0.27, 0.14, 0.36, 0.125, 0.5);
  skin.closePath();
  if (palette.flat) {
    ink.fillStyle = hand.palm;
  } else {
    const light = ink.createRadialGradient(-0.06, -0.06, 0.04, 0, 0, 0.56);
    light.addColorStop(0, hand.palm);
    light.addColorStop(0.5, hand.palm);
    light.addColorStop(1, hand.fold);
    ink.fillStyle = light;
  }
  ink.fill(skin);
  ink.strokeStyle = hand.edge;
  ink.lineWidth = 0.016;
  ink.stroke(skin);
  folds(ink, palette);
  ink.strokeStyle = hand.edge;
  ink.lineWidth = 0.016;
  ink.fillStyle = hand.cuff;
  ink.beginPath();
  ink.roundRect(-0.19, 0.43, 0.38, 0.085, 0.035);
  ink.fill();
  ink.stroke();
}

/**
 * A finger from its left root to its right root by way of its tip.
 * @param {Path2D} path @param {number} ax @param {number} ay @param {number} bx @param {number} by @param {number} tx @param {number} ty
 */
function finger(path, ax, ay, bx, by, tx, ty) {
  const half = Math.hypot(bx - ax, by - ay) * 0.5;
  path.lineTo(ax, ay);
  path.bezierCurveTo(ax + (tx - ax) * 0.3 - half * 0.1, ay + (ty - ay) * 0.5, tx - half, ty + half * 0.9, tx - half * 0.8, ty + half * 0.2);
  path.bezierCurveTo(tx - half * 0.6, ty - half * 0.75, tx + half * 0.6, ty - half * 0.75, tx + half * 0.85, ty + half * 0.2);
  path.bezierCurveTo(tx + half, ty + half * 0.9, bx + (tx - bx) * 0.3 + half * 0.1, by + (ty - by) * 0.5, bx, by);
}

/** @param {CanvasRenderingContext2D} ink @param {Palette} palette */
function folds(ink, palette) {
  const { hand } = palette;
  if (!palette.flat) {
    // The hollow of the palm.
    const hollow = ink.createRadialGradient(0, 0.02, 0.02, 0, 0.02, 0.25);
    hollow.addColorStop(0, 'rgba(120, 58, 30, 0.34)');
    hollow.addColorStop(0.55, 'rgba(120, 58, 30, 0.14)');
    hollow.addColorStop(0.86, 'rgba(120, 58, 30, 0)');
    ink.fillStyle = hollow;
    ink.beginPath();
    ink.ellipse(0, 0.02, 0.23, 0.24, 0, 0, 7);
    ink.fill();
  }
  ink.strokeStyle = hand.fold;
  ink.lineWidth = 0.014;
  ink.beginPath();
  ink.moveTo(0.2, 0.02);
  ink.bezierCurveTo(0.09, 0.04, 0.05, 0.2, 0.075, 0.34);
  ink.moveTo(-0.24, -0.1);
  ink.bezierCurveTo(-0.14, -0.13, 0.02, -0.16, 0.17, -0.13);
  // Where the fingers bend.
  for (const [x, y, w, lean] of [[-0.252, -0.255, 0.035, 0.008], [-0.13, -0.315, 0.04, 0], [0.008, -0.33, 0.04, 0], [0.14, -0.295, 0.038, -0.006]]) {
    ink.moveTo(x - w, y + lean);
    ink.quadraticCurveTo(x, y + 0.012, x + w, y - lean);
  }
  ink.stroke();
}

/** @param {CanvasRenderingContext2D} ink @param {Palette} palette */
function sleeve(ink, palette) {
  const { hand } = palette;
  ink.strokeStyle = hand.edge;
  ink.lineWidth = 0.016;
  ink.fillStyle = palette.flat ? hand.sleeve : fading(ink, hand.sleeve);
  ink.beginPath();
  ink.moveTo(-0.225, 0.9);
  ink.bezierCurveTo(-0.22, 0.75, -0.2, 0.62, -0.17, 0.47);
  ink.lineTo(0.17, 0.47);
  ink.bezierCurveTo(0.2, 0.62, 0.22, 0.75, 0.225, 0.9);
  ink.fill();
  ink.save();
  if (!palette.flat) ink.strokeStyle = fading(ink, hand.edge);
  ink.stroke();
  ink.restore();
}

/** The arm is lost in the air instead of being cut off. @param {CanvasRenderingContext2D} ink @param {string} colour as #rrggbb */
function fading(ink, colour) {
  const gradient = ink.createLinearGradient(0, 0.55, 0, 0.88);
  gradient.addColorStop(0, colour);
  gradient.addColorStop(1, `${colour}00`);
  return gradient;
}
