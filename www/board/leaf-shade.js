// The shade of an areca palm that stands beside the yard: a few soft fronds falling in from a corner.
import { grain } from './grain.js';

/**
 * @param {CanvasRenderingContext2D} ink @param {number} width @param {number} height in device pixels
 * @param {number} span length of a frond in device pixels @param {string} colour of the shade, fully opaque
 * @param {number} alpha
 */
export function paintLeafShade(ink, width, height, span, colour, alpha) {
  const chance = grain(9);
  // Only the shadow is seen: the leaf itself is drawn outside the canvas. Blur by shadow works in every browser.
  const away = width + height + span * 2;
  ink.save();
  ink.shadowColor = colour;
  ink.shadowBlur = span * 0.022;
  ink.shadowOffsetX = away;
  ink.fillStyle = '#000';
  ink.globalAlpha = alpha;
  for (const [x, y, turn, size] of [
    [width + span * 0.04, -span * 0.1, 2.72, 1.05],
    [width + span * 0.1, span * 0.02, 2.2, 0.95],
    [width - span * 0.14, -span * 0.16, 3.12, 0.8],
    [-span * 0.12, height + span * 0.08, -0.62, 0.8],
    [-span * 0.04, height + span * 0.2, -1.12, 0.85],
  ]) {
    frond(ink, x - away, y, turn, span * size, chance);
  }
  ink.restore();
}

/**
 * A bent rib with narrow leaflets on both sides, all one path, so that the shade is even where they cross.
 * @param {CanvasRenderingContext2D} ink @param {number} x @param {number} y @param {number} turn @param {number} length
 * @param {() => number} chance
 */
function frond(ink, x, y, turn, length, chance) {
  ink.beginPath();
  const bend = 0.5;
  let px = x;
  let py = y;
  const leaves = 26;
  for (let i = 0; i <= leaves; i += 1) {
    const t = i / leaves;
    const a = turn + bend * t * t;
    const step = length / leaves;
    const nx = px + Math.cos(a) * step;
    const ny = py + Math.sin(a) * step;
    leaflet(ink, px, py, a, step * 1.05, length * 0.008);
    // Short at the base, longest in the middle, short at the tip.
    const reach = length * (0.12 + 0.26 * Math.sin(Math.PI * Math.min(1, 0.15 + t * 0.9)));
    for (const side of [-1, 1]) {
      const lean = (0.95 - 0.45 * t) * side + (chance() - 0.5) * 0.16;
      leaflet(ink, px, py, a + lean, reach * (0.88 + chance() * 0.2), length * 0.013);
    }
    px = nx;
    py = ny;
  }
  ink.fill('nonzero');
}

/** @param {CanvasRenderingContext2D} ink @param {number} x @param {number} y @param {number} a @param {number} length @param {number} half */
function leaflet(ink, x, y, a, length, half) {
  const cos = Math.cos(a);
  const sin = Math.sin(a);
  const at = (/** @type {number} */ along, /** @type {number} */ beside) => /** @type {[number, number]} */ ([x + along * cos - beside * sin, y + along * sin + beside * cos]);
  ink.moveTo(...at(0, 0));
  ink.quadraticCurveTo(...at(length * 0.35, half), ...at(length, 0));
  ink.quadraticCurveTo(...at(length * 0.35, -half), ...at(0, 0));
}
