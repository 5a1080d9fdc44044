// The ring of cells, for any number of sides: rows of five squares on the sides of a regular court, five squares long, and at each
// of its corners a mandarin cell rounded outward. The court of two sides is a line, and its mandarin cells are half circles.
import { along, arrowsAt, around, closed, handHome, open, squareCell } from './geometry-parts.js';

/** @typedef {import('./types.js').Layout} Layout */
/** @typedef {import('./types.js').Point} Point */
/** @typedef {import('./types.js').Seat} Seat */
/** @typedef {import('./types.js').Stroke} Stroke */
/** @typedef {import('./types.js').CellLayout} CellLayout */
/** @typedef {import('./geometry-parts.js').Stage} Stage */

/**
 * A mandarin cell's shape, in squares: a wedge from the court's corner to the ends of both rows, and a half circle on it.
 * @param {number} sides
 */
export function cornerShape(sides) {
  const half = Math.PI / sides;
  return { depth: tidy(Math.cos(half)), reach: Math.sin(half) };
}

/**
 * The players' places, the bottom one first, then counter-clockwise.
 * @param {number} sides @param {boolean} [upright] whether a board of two sides stands: the bottom side then sits at the right
 * @returns {Seat[]}
 */
export function placesRound(sides, upright = false) {
  return Array.from({ length: sides }, (_, k) => {
    const a = (-2 * Math.PI * k) / sides - (upright ? Math.PI / 2 : 0);
    return { d: direction(a), o: direction(a + Math.PI / 2) };
  });
}

/**
 * Everything of a layout but its stores.
 * @param {Stage} stage @param {number} u the side of a square @param {Point} start the left end of the bottom side's row, inside
 * @param {boolean} [upright]
 * @returns {Omit<Layout, 'stores'>}
 */
export function ringOf(stage, u, start, upright) {
  const n = stage.sides;
  const places = placesRound(n, upright);
  const corners = [start];
  for (const { d, o } of places) corners.push(along(corners[corners.length - 1], 5 * u, d, 0, o));
  const placeOf = (/** @type {number} */ side) => (side - stage.bottom + n) % n;
  const seats = Array.from({ length: n }, (_, side) => places[placeOf(side)]);
  /** @type {CellLayout[]} */
  const cells = [];
  seats.forEach((seat, side) => {
    const k = placeOf(side);
    for (let i = 0; i < 5; i += 1) cells.push(squareCell(along(corners[k], (i + 0.5) * u, seat.d, u / 2, seat.o), u, seat));
    cells.push(mandarinCell(corners[k + 1], u, seat, n));
  });
  return {
    sides: n,
    width: stage.width,
    height: stage.height,
    unit: u,
    cells,
    lines: [contour(corners, places, u), ...inner(corners, places, u)],
    seats,
    hand: seats.map((seat, side) => handHome(cells[6 * side + 2], u, seat)),
    arrows: (cell) => (cells[cell]?.kind === 'square' ? arrowsAt(cells[cell], u, seats[Math.floor(cell / 6)], stage) : null),
  };
}

/** @param {number} angle @returns {Point} */
function direction(angle) {
  return { x: tidy(Math.cos(angle)), y: tidy(Math.sin(angle)) };
}

/** Cosines that ought to be 0 become 0. @param {number} a */
function tidy(a) {
  return Math.abs(a) < 1e-9 ? 0 : a;
}

/** The way outward at the right end of a side's row, halfway between it and its neighbour. @param {Seat} seat @param {number} n */
function outward(seat, n) {
  return direction(Math.atan2(seat.o.y, seat.o.x) - Math.PI / n);
}

/** @param {Point} corner of the court @param {number} u @param {Seat} seat of the side at whose right it lies @param {number} n @returns {CellLayout} */
function mandarinCell(corner, u, seat, n) {
  const { depth, reach } = cornerShape(n);
  const out = outward(seat, n);
  // The count stands at the upper end, or at the right one where both are as high.
  const up = { x: out.y, y: -out.x };
  const inward = Math.abs(up.y) > 0.1 ? (up.y < 0 ? up : { x: -up.x, y: -up.y }) : up.x > 0 ? up : { x: -up.x, y: -up.y };
  const flat = along(corner, depth * u, out, 0, inward);
  const r = reach * u;
  const a = Math.atan2(out.y, out.x);
  const first = along(flat, r, { x: Math.cos(a - Math.PI / 2), y: Math.sin(a - Math.PI / 2) }, 0, out);
  /** @type {Stroke[]} */
  const outline = [['M', first.x, first.y], ['A', flat.x, flat.y, r, a - Math.PI / 2, a + Math.PI / 2, false]];
  if (depth > 0) outline.push(['L', corner.x, corner.y]);
  const middle = along(flat, r / 2, out, 0, inward);
  const across = Math.abs(out.x) > Math.abs(out.y);
  return {
    kind: 'mandarin',
    ...along(corner, 0.6 * depth * u + r / 2, out, 0, inward),
    // The half circle alone: what lies between the rows' ends is nobody's way to a square.
    ...(n === 2 ? { box: around(middle, across ? r : 2 * r, across ? 2 * r : r), tilt: 0 } : { box: around(middle, r, 2 * r), tilt: a }),
    outline: [...outline, ['Z']],
    ...(n === 2
      ? { label: along(flat, u * 0.34, out, u * (across ? 0.68 : 0.7), inward), sign: along(flat, u * 0.34, out, -u * 0.72, inward) }
      : { label: along(flat, u * COUNT.out, out, u * COUNT.down, DOWN), sign: along(flat, -r * 0.55, inward, r * 0.55, out) }),
    room: n === 2 ? { shape: 'half', ...flat, across: out, inward } : cornerRoom(flat, out, inward, n),
  };
}

/** The screen's down. */
const DOWN = { x: 0, y: 1 };
/** Where a corner's count stands and its stone lies, from the middle of the half circle's line, in squares. */
const COUNT = { out: 0.14, down: -0.33 };
const STONE = { out: 0.1, down: 0.16 };

/** @param {Point} flat @param {Point} out @param {Point} inward @param {number} n @returns {import('./types.js').Room} */
function cornerRoom(flat, out, inward, n) {
  // The frame is turned with the corner, but numbers stand upright.
  const turned = ({ out: p, down: q } = COUNT) => ({ p: p + q * out.y, q: q * inward.y });
  return { shape: 'corner', ...flat, across: out, inward, corner: { ...cornerShape(n), count: turned(COUNT), stone: turned(STONE) } };
}

/** The outer line in one stroke. @param {Point[]} corners @param {Seat[]} places @param {number} u @returns {Stroke[]} */
function contour(corners, places, u) {
  const n = places.length;
  const { depth, reach } = cornerShape(n);
  const start = along(corners[0], 0, places[0].d, u, places[0].o);
  /** @type {Stroke[]} */
  const strokes = [['M', start.x, start.y]];
  places.forEach((seat, k) => {
    const end = along(corners[k + 1], 0, seat.d, u, seat.o);
    const out = outward(seat, n);
    const flat = along(corners[k + 1], depth * u, out, 0, seat.d);
    const a = Math.atan2(out.y, out.x);
    strokes.push(['L', end.x, end.y], ['A', flat.x, flat.y, reach * u, a + Math.PI / 2, a - Math.PI / 2, true]);
  });
  return [...strokes, ['Z']];
}

/** The court's line, and those between the cells. @param {Point[]} corners @param {Seat[]} places @param {number} u @returns {Stroke[][]} */
function inner(corners, places, u) {
  const n = places.length;
  const ends = [0, 1, 2, 3, 4, 5];
  if (n === 2) {
    // Both rows lie along one line and share those across it.
    const [{ d, o }] = places;
    return [open([corners[0], corners[1]]), ...ends.map((i) => open([-u, u].map((out) => along(corners[0], i * u, d, out, o))))];
  }
  const across = places.flatMap(({ d, o }, k) => ends.map((i) => open([0, u].map((out) => along(corners[k], i * u, d, out, o)))));
  return [closed(corners.slice(0, n)), ...across];
}
