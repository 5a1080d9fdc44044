// The board of two sides: two rows of five squares between two half circles, lying or standing.
import { between, largest, lineWidth, storeIn, TOUCH } from './geometry-parts.js';
import { ringOf } from './geometry-ring.js';

/** @typedef {import('./types.js').Layout} Layout */
/** @typedef {import('./types.js').Box} Box */
/** @typedef {import('./geometry-parts.js').Stage} Stage */

/**
 * An arrangement: the unit it allows and, for that unit, the two store boxes (bottom side first).
 * @typedef {{unit: number, stores: (unit: number) => [Box, Box]}} Arrangement
 */

/** @param {Stage} stage @returns {Layout} */
export function layoutTwo(stage) {
  const upright = stage.height > stage.width;
  const arrangements = upright ? [besideColumns(stage), endsOfColumns(stage)] : [aboveAndBelow(stage), leftAndRight(stage)];
  const best = arrangements.reduce((a, b) => (b.unit > a.unit * 1.04 ? b : a));
  return build(stage, upright, best.unit, best.stores(best.unit));
}

/** Air around everything; hardly any on the smallest stages, where it would cost a finger's room. @param {Stage} stage */
function margin(stage) {
  const short = Math.min(stage.width, stage.height);
  return Math.max(4, Math.min(4 + (short - 320) * 0.03, short * 0.022));
}

/** The strip outside the squares that the arrows reach into. @param {number} unit */
function overhang(unit) {
  return Math.max(TOUCH, unit * 0.4) / 2 + 3;
}

/** @param {Stage} stage @returns {Arrangement} */
function aboveAndBelow(stage) {
  const m = margin(stage);
  const { width, height } = stage;
  const least = (/** @type {number} */ u) => Math.max(40, u * 0.44);
  const fits = (/** @type {number} */ u) =>
    7 * u + lineWidth(u) + 2 * m <= width && 2 * u + 2 * overhang(u) + 2 * least(u) + 2 * m <= height;
  return {
    unit: largest(width / 7, fits),
    stores: (u) => {
      const spare = height / 2 - u - overhang(u) - m;
      const h = between(spare * 0.86, least(u), u * 0.66);
      const w = Math.min(width - 2 * m, Math.max(5 * u, 300));
      const x = (width - w) / 2;
      // Spare height goes half outside, half between board and store.
      const off = u + overhang(u) + Math.max(0, spare - h) * 0.35;
      return [{ x, y: height / 2 + off, w, h }, { x, y: height / 2 - off - h, w, h }];
    },
  };
}

/** @param {Stage} stage @returns {Arrangement} */
function leftAndRight(stage) {
  const m = margin(stage);
  const { width, height } = stage;
  const least = (/** @type {number} */ u) => Math.max(96, u * 1.1);
  const fits = (/** @type {number} */ u) =>
    7 * u + lineWidth(u) + 2 * (m + 8 + least(u)) + 2 * m <= width && 2 * u + 2 * overhang(u) + 2 * m <= height;
  return {
    unit: largest(width / 7, fits),
    stores: (u) => {
      const w = between((width - 7 * u) / 2 - 2 * m - 8, least(u), u * 3);
      const off = 3.5 * u + m + 8;
      const h = 2 * u;
      return [
        { x: width / 2 + off, y: (height - h) / 2, w, h },
        { x: width / 2 - off - w, y: (height - h) / 2, w, h },
      ];
    },
  };
}

/** @param {Stage} stage @returns {Arrangement} */
function besideColumns(stage) {
  const m = margin(stage);
  const { width, height } = stage;
  const least = (/** @type {number} */ u) => Math.max(58, u * 0.78);
  const fits = (/** @type {number} */ u) =>
    7 * u + lineWidth(u) + 2 * m <= height && 2 * u + 2 * overhang(u) + 2 * least(u) + 2 * m <= width;
  return {
    unit: largest(height / 7, fits),
    stores: (u) => {
      const spare = width / 2 - u - overhang(u) - m;
      const w = between(spare, least(u), u * 1.5);
      const off = u + overhang(u) + Math.max(0, spare - w) * 0.35;
      const h = 5 * u;
      return [
        { x: width / 2 + off, y: (height - h) / 2, w, h },
        { x: width / 2 - off - w, y: (height - h) / 2, w, h },
      ];
    },
  };
}

/** @param {Stage} stage @returns {Arrangement} */
function endsOfColumns(stage) {
  const m = margin(stage);
  const { width, height } = stage;
  const least = (/** @type {number} */ u) => Math.max(46, u * 0.5);
  const gap = 8;
  const fits = (/** @type {number} */ u) =>
    7 * u + lineWidth(u) + 2 * (least(u) + gap + m) <= height && 2 * u + 2 * overhang(u) + 2 * m <= width;
  return {
    unit: largest(height / 7, fits),
    stores: (u) => {
      const spare = height / 2 - 3.5 * u - gap - m;
      const h = between(spare, least(u), u * 0.8);
      const w = Math.min(width - 2 * m, Math.max(4 * u, 300));
      const x = (width - w) / 2;
      const off = 3.5 * u + gap + Math.max(0, spare - h) * 0.35;
      return [{ x, y: height / 2 + off, w, h }, { x, y: height / 2 - off - h, w, h }];
    },
  };
}

/**
 * @param {Stage} stage @param {boolean} upright @param {number} u @param {[Box, Box]} boxes
 * @returns {Layout}
 */
function build(stage, upright, u, boxes) {
  const middle = { x: stage.width / 2, y: stage.height / 2 };
  const start = upright ? { x: middle.x, y: middle.y + 2.5 * u } : { x: middle.x - 2.5 * u, y: middle.y };
  const stores = [0, 1].map((s) => storeIn(boxes[s === stage.bottom ? 0 : 1], u));
  return { ...ringOf(stage, u, start, upright), stores };
}
