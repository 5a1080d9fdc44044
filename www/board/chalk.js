// Lines that look drawn with a piece of chalk: not quite straight, broad and broken, with dust beside them.
import { grain } from './grain.js';
import { dust } from './ground.js';

/** @typedef {import('./types.js').Stroke} Stroke */
/** @typedef {import('./types.js').Point} Point */

/** Traces an outline on a canvas path. @param {CanvasRenderingContext2D | Path2D} path @param {Stroke[]} strokes */
export function trace(path, strokes) {
  for (const s of strokes) {
    if (s[0] === 'M') path.moveTo(s[1], s[2]);
    else if (s[0] === 'L') path.lineTo(s[1], s[2]);
    else if (s[0] === 'A') path.arc(s[1], s[2], s[3], s[4], s[5], s[6]);
    else if (s[0] === 'T') path.arcTo(s[1], s[2], s[3], s[4], s[5]);
    else path.closePath();
  }
}

/**
 * Points along a stroke, `gap` apart.
 * @param {Stroke[]} strokes @param {number} gap @returns {Point[]}
 */
function walk(strokes, gap) {
  /** @type {Point[]} */
  const points = [];
  let start = { x: 0, y: 0 };
  let here = start;
  const to = (/** @type {Point} */ end) => {
    const n = Math.max(1, Math.round(Math.hypot(end.x - here.x, end.y - here.y) / gap));
    for (let i = 1; i <= n; i += 1) points.push({ x: here.x + ((end.x - here.x) * i) / n, y: here.y + ((end.y - here.y) * i) / n });
    here = end;
  };
  for (const s of strokes) {
    if (s[0] === 'M') {
      start = { x: s[1], y: s[2] };
      here = start;
      points.push(here);
    } else if (s[0] === 'L') {
      to({ x: s[1], y: s[2] });
    } else if (s[0] === 'A') {
      const n = Math.max(4, Math.round((Math.abs(s[5] - s[4]) * s[3]) / gap));
      for (let i = 0; i <= n; i += 1) {
        const a = s[4] + ((s[5] - s[4]) * i) / n;
        points.push({ x: s[1] + s[3] * Math.cos(a), y: s[2] + s[3] * Math.sin(a) });
      }
      here = points[points.length - 1];
    } else if (s[0] === 'Z') {
      to(start);
    }
  }
  return points;
}

/**
 * Draws strokes in chalk on an empty layer (the grain is rubbed out of everything on it).
 * @param {CanvasRenderingContext2D} ink @param {Stroke[][]} lines in CSS pixels @param {number} width of a line, CSS pixels
 * @param {string} colour @param {number} grainy 0…1 @param {number} ratio device pixels per CSS pixel
 */
export function drawChalk(ink, lines, width, colour, grainy, ratio) {
  ink.save();
  ink.lineJoin = 'round';
  ink.lineCap = 'round';
  ink.strokeStyle = colour;
  if (grainy === 0) {
    ink.lineWidth = width;
    for (const line of lines) {
      ink.beginPath();
      trace(ink, line);
      ink.stroke();
    }
    ink.restore();
    return;
  }
  lines.forEach((line, n) => {
    const chance = grain(n + 21);
    const points = walk(line, Math.max(3, width * 1.6));
    // The body of the line, then strands along it where the chalk's edge scraped.
    for (const [thick, alpha, stray] of [[1.9, 0.13, 0.2], [1, 0.86, 0.1], [0.5, 0.6, 0.5], [0.35, 0.7, 0.8]]) {
      ink.globalAlpha = alpha;
      ink.lineWidth = Math.max(0.8, width * thick);
      ink.beginPath();
      points.forEach((p, i) => {
        const x = p.x + (chance() - 0.5) * width * stray;
        const y = p.y + (chance() - 0.5) * width * stray;
        if (i === 0) ink.moveTo(x, y);
        else ink.lineTo(x, y);
      });
      ink.stroke();
    }
  });
  ink.globalAlpha = grainy;
  ink.globalCompositeOperation = 'destination-out';
  ink.setTransform(1, 0, 0, 1, 0, 0);
  const speck = width * ratio > 7 ? 2 : 1;
  for (const tile of [dust(speck, 0.3), dust(speck + 1, 0.12)]) {
    const pattern = ink.createPattern(tile, 'repeat');
    if (!pattern) continue;
    ink.fillStyle = pattern;
    ink.fillRect(0, 0, ink.canvas.width, ink.canvas.height);
  }
  ink.restore();
}
