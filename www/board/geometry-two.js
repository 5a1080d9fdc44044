// The board of two sides: two rows of five squares between two half circles, lying or standing.
import { along, arrowsAt, handHome, largest, lineWidth, open, opposite, squareCell, storeIn, TOUCH } from './geometry-parts.js';

/** @typedef {import('./types.js').Layout} Layout */
/** @typedef {import('./types.js').Point} Point */
/** @typedef {import('./types.js').Box} Box */
/** @typedef {import('./types.js').Seat} Seat */
/** @typedef {import('./types.js').CellLayout} CellLayout */
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

/** @param {number} value @param {number} low @param {number} high */
function between(value, low, high) {
  return Math.max(low, Math.min(value, high));
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
  /** @type {Seat[]} the bottom side first; standing, the ring is turned a quarter counter-clockwise */
  const places = upright
    ? [{ d: { x: 0, y: -1 }, o: { x: 1, y: 0 } }, { d: { x: 0, y: 1 }, o: { x: -1, y: 0 } }]
    : [{ d: { x: 1, y: 0 }, o: { x: 0, y: 1 } }, { d: { x: -1, y: 0 }, o: { x: 0, y: -1 } }];
  const seats = [0, 1].map((s) => places[s === stage.bottom ? 0 : 1]);
  /** @type {CellLayout[]} */
  const cells = [];
  for (const seat of seats) {
    for (let i = 0; i < 5; i += 1) cells.push(squareCell(along(middle, (i - 2) * u, seat.d, u / 2, seat.o), u, seat));
    cells.push(halfCircle(along(middle, 2.5 * u, seat.d, 0, seat.o), u, seat));
  }
  const { d, o } = places[0];
  const lines = [contour(middle, u, d, o)];
  lines.push(open([along(middle, -2.5 * u, d, 0, o), along(middle, 2.5 * u, d, 0, o)]));
  for (let i = -2.5; i <= 2.5; i += 1) lines.push(open([along(middle, i * u, d, -u, o), along(middle, i * u, d, u, o)]));
  const stores = [0, 1].map((s) => storeIn(boxes[s === stage.bottom ? 0 : 1], u));
  return {
    sides: 2,
    width: stage.width,
    height: stage.height,
    upright,
    unit: u,
    cells,
    stores,
    lines,
    seats,
    hand: seats.map((seat, s) => handHome(cells[6 * s + 2], u, seat)),
    arrows: (cell) => (cells[cell]?.kind === 'square' ? arrowsAt(cells[cell], u, seats[Math.floor(cell / 6)], stage) : null),
  };
}

/**
 * @param {Point} flat middle of the straight edge @param {number} u @param {Seat} seat
 * @returns {CellLayout}
 */
function halfCircle(flat, u, seat) {
  const a = Math.atan2(seat.d.y, seat.d.x);
  const across = seat.d;
  // The count stands at the upper end of a lying board's half circle, at the right end of a standing one's.
  const inward = Math.abs(seat.d.x) > 0.5 ? { x: 0, y: -1 } : { x: 1, y: 0 };
  const centre = along(flat, u / 2, across, 0, inward);
  const far = along(flat, u, across, 0, inward);
  const left = Math.min(flat.x, far.x) - (across.x === 0 ? u : 0);
  const top = Math.min(flat.y, far.y) - (across.y === 0 ? u : 0);
  return {
    kind: 'mandarin',
    ...centre,
    box: { x: left, y: top, w: across.x === 0 ? 2 * u : u, h: across.y === 0 ? 2 * u : u },
    outline: [['M', flat.x - u * seat.o.x, flat.y - u * seat.o.y], ['A', flat.x, flat.y, u, a - Math.PI / 2, a + Math.PI / 2, false], ['Z']],
    label: along(flat, u * 0.34, across, u * (inward.x === 0 ? 0.68 : 0.7), inward),
    sign: along(flat, u * 0.34, across, -u * 0.72, inward),
    room: { shape: 'half', ...flat, across, inward },
  };
}

/** The outer line in one stroke. @param {Point} middle @param {number} u @param {Point} d @param {Point} o @returns {import('./types.js').Stroke[]} */
function contour(middle, u, d, o) {
  const right = along(middle, 2.5 * u, d, 0, o);
  const left = along(middle, -2.5 * u, d, 0, o);
  const start = along(left, 0, d, u, o);
  const corner = along(right, 0, d, u, o);
  const back = along(left, 0, d, -u, o);
  const a = Math.atan2(o.y, o.x);
  const b = Math.atan2(opposite(o).y, opposite(o).x);
  return [
    ['M', start.x, start.y],
    ['L', corner.x, corner.y],
    ['A', right.x, right.y, u, a, a - Math.PI, true],
    ['L', back.x, back.y],
    ['A', left.x, left.y, u, b, b - Math.PI, true],
    ['Z'],
  ];
}
