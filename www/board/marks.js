// What the page points out, each told by shape as well as by colour: corner brackets for what may be chosen, a full
// frame for what is chosen, a ring where the last move began, a cross where it captured. See preview-marks.js, too.
import { trace } from './chalk.js';

/** @typedef {import('./types.js').Layout} Layout */
/** @typedef {import('./types.js').Marks} Marks */
/** @typedef {import('./types.js').Point} Point */
/** @typedef {import('./palette.js').Palette} Palette */

/** Lies under the stones. @param {CanvasRenderingContext2D} ink @param {Layout} layout @param {Palette} palette @param {Marks} marks */
export function drawMarksBelow(ink, layout, palette, marks) {
  const u = layout.unit;
  if (marks.chosen !== null) {
    frame(ink, layout, marks.chosen, 0.045 * u);
    if (!palette.flat) {
      ink.globalAlpha = 0.16;
      ink.fillStyle = palette.accent;
      ink.fill();
      ink.globalAlpha = 1;
    }
    ink.strokeStyle = palette.accent;
    ink.lineWidth = Math.max(2.5, u * 0.032);
    ink.stroke();
  }
  if (typeof marks.turn === 'number' && layout.stores[marks.turn]) {
    traceStore(ink, layout.stores[marks.turn], u);
    ink.strokeStyle = palette.accent;
    ink.lineWidth = Math.max(2, u * 0.018);
    ink.stroke();
    const arrow = layout.order?.[marks.turn];
    if (arrow) {
      haloed(ink, palette, palette.accent, Math.max(3, u * 0.05), () => {
        ink.beginPath();
        trace(ink, arrow);
      });
    }
  }
}

/** A store's outline as the path. @param {CanvasRenderingContext2D} ink @param {import('./types.js').StoreLayout} store @param {number} unit */
export function traceStore(ink, { box, outline }, unit) {
  ink.beginPath();
  if (outline) trace(ink, outline);
  else ink.roundRect(box.x, box.y, box.w, box.h, storeCorner(box, unit));
}

/** Low stores are pills, high ones rounded boxes. @param {{w: number, h: number}} box @param {number} unit */
function storeCorner(box, unit) {
  const short = Math.min(box.w, box.h);
  return box.w > box.h * 2.2 ? Math.min(short / 2.2, Math.max(24, unit * 0.4)) : Math.min(short * 0.2, 24);
}

/** Lies over the stones. @param {CanvasRenderingContext2D} ink @param {Layout} layout @param {Palette} palette @param {Marks} marks @param {number | null} passed */
export function drawMarksAbove(ink, layout, palette, marks, passed) {
  const u = layout.unit;
  const r = Math.max(3.5, u * 0.062);
  const ring = (/** @type {Point} */ p) => () => {
    ink.beginPath();
    ink.arc(p.x, p.y, r, 0, 7);
  };
  const cross = (/** @type {Point} */ p) => () => {
    ink.beginPath();
    ink.moveTo(p.x - r, p.y - r);
    ink.lineTo(p.x + r, p.y + r);
    ink.moveTo(p.x + r, p.y - r);
    ink.lineTo(p.x - r, p.y + r);
  };
  const signed = new Set([marks.last?.cell, ...(marks.last?.captured ?? [])]);
  for (const cell of marks.choosable) if (cell !== marks.chosen) brackets(ink, layout, cell, palette.accent, signed.has(cell));
  const width = Math.max(2, u * 0.024);
  if (marks.last) {
    haloed(ink, palette, palette.sign, width, ring(layout.cells[marks.last.cell].sign));
    for (const cell of marks.last.captured) haloed(ink, palette, palette.sign, width, cross(layout.cells[cell].sign));
  }
  if (passed !== null) {
    // Round the whole cell, so that the hand hovering there does not hide it.
    ink.setLineDash([u * 0.09, u * 0.09]);
    haloed(ink, palette, palette.sign, width, () => frame(ink, layout, passed, 0.06 * u));
    ink.setLineDash([]);
  }
}

/** @param {CanvasRenderingContext2D} ink @param {Palette} palette @param {string} colour @param {number} width @param {() => void} path */
export function haloed(ink, palette, colour, width, path) {
  ink.lineCap = 'round';
  ink.strokeStyle = palette.halo;
  ink.lineWidth = width * 2.4;
  path();
  ink.stroke();
  ink.strokeStyle = colour;
  ink.lineWidth = width;
  path();
  ink.stroke();
}

/** A path within a square's lines. @param {CanvasRenderingContext2D} ink @param {Layout} layout @param {number} cell @param {number} inset */
function frame(ink, layout, cell, inset) {
  const { room, outline, kind } = layout.cells[cell];
  ink.beginPath();
  if (kind !== 'square') {
    trace(ink, outline);
    return;
  }
  const h = layout.unit / 2 - inset;
  const round = layout.unit * 0.07;
  const at = (/** @type {number} */ p, /** @type {number} */ q) => /** @type {[number, number]} */ ([room.x + p * room.across.x + q * room.inward.x, room.y + p * room.across.y + q * room.inward.y]);
  ink.moveTo(...at(0, -h));
  for (const [p, q, s, t] of [[h, -h, h, 0], [h, h, 0, h], [-h, h, -h, 0], [-h, -h, 0, -h]]) ink.arcTo(...at(p, q), ...at(s, t), round);
  ink.closePath();
}

/** @param {CanvasRenderingContext2D} ink @param {Layout} layout @param {number} cell @param {string} colour @param {boolean} signed */
function brackets(ink, layout, cell, colour, signed) {
  const { room, kind } = layout.cells[cell];
  if (kind !== 'square') return;
  const u = layout.unit;
  const h = u * 0.435;
  const leg = u * 0.15;
  ink.strokeStyle = colour;
  ink.lineWidth = Math.max(2, u * 0.024);
  ink.lineCap = 'round';
  ink.lineJoin = 'round';
  ink.beginPath();
  const at = (/** @type {number} */ p, /** @type {number} */ q) => /** @type {[number, number]} */ ([room.x + p * room.across.x + q * room.inward.x, room.y + p * room.across.y + q * room.inward.y]);
  // The fourth corner is the count's, the third one a sign's where there is one.
  for (const [a, b] of signed ? [[-1, -1], [1, -1]] : [[-1, -1], [1, -1], [-1, 1]]) {
    ink.moveTo(...at(a * (h - leg), b * h));
    ink.arcTo(...at(a * h, b * h), ...at(a * h, b * (h - leg)), u * 0.06);
    ink.lineTo(...at(a * h, b * (h - leg)));
  }
  ink.stroke();
}
