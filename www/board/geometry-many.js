// Boards of three and four sides: a triangle or a square of single rows, with round mandarin cells at the corners.
import { along, arrowsAt, closed, handHome, largest, lineWidth, squareCell, storeIn } from './geometry-parts.js';

/** @typedef {import('./types.js').Layout} Layout */
/** @typedef {import('./types.js').Point} Point */
/** @typedef {import('./types.js').Box} Box */
/** @typedef {import('./types.js').Seat} Seat */
/** @typedef {import('./types.js').CellLayout} CellLayout */
/** @typedef {import('./geometry-parts.js').Stage} Stage */

/**
 * Measures in squares: `disc` the radius of a mandarin cell, `gap` from its centre to the first square.
 * Two rows meeting at a corner touch when gap = 0.5 / tan(half the corner's angle); the rest is air.
 */
const FORMS = {
  3: { disc: 0.82, gap: 0.9 },
  4: { disc: 0.72, gap: 0.74 },
};

/** @param {Stage} stage @returns {Layout} */
export function layoutMany(stage) {
  const n = stage.sides === 3 ? 3 : 4;
  const { disc, gap } = FORMS[n];
  const row = 5 + 2 * gap;
  const rise = n === 3 ? (row * Math.sqrt(3)) / 2 : row;
  const m = Math.max(4, Math.min(stage.width, stage.height) * 0.012);
  const fits = (/** @type {number} */ u) => {
    const wide = (row + 2 * disc) * u + lineWidth(u) + 2 * m;
    const high = (rise + 2 * disc) * u + lineWidth(u) + 2 * m;
    if (wide > stage.width || high > stage.height) return false;
    return n === 4 || outerStores(stage, u, rise, disc, m).every((box) => box.w >= Math.max(72, 1.3 * u) && box.h >= Math.max(44, 0.7 * u));
  };
  const u = largest(stage.width, fits);
  // The ring's corner at the bottom left, then counter-clockwise.
  const left = (stage.width - row * u) / 2;
  const bottom = n === 3 ? stage.height - m - disc * u - lineWidth(u) / 2 - lower(stage, u, rise, disc, m) : (stage.height + row * u) / 2;
  /** @type {Seat[]} */
  const places = Array.from({ length: n }, (_, k) => {
    const a = (-2 * Math.PI * k) / n;
    return { d: tidy({ x: Math.cos(a), y: Math.sin(a) }), o: tidy({ x: -Math.sin(a), y: Math.cos(a) }) };
  });
  const corners = [{ x: left, y: bottom }];
  for (const seat of places) corners.push(along(corners[corners.length - 1], row * u, seat.d, 0, seat.o));
  const seatOf = (/** @type {number} */ s) => (s - stage.bottom + n) % n;
  /** @type {CellLayout[]} */
  const cells = [];
  for (let s = 0; s < n; s += 1) {
    const k = seatOf(s);
    const seat = places[k];
    for (let i = 0; i < 5; i += 1) cells.push(squareCell(along(corners[k], (gap + 0.5 + i) * u, seat.d, 0, seat.o), u, seat));
    cells.push(roundCell(corners[k + 1], u, disc));
  }
  const boxes = n === 4 ? squareStores(stage, u, row) : triangleStores(stage, u, corners, rise, disc, m);
  const seats = Array.from({ length: n }, (_, s) => places[seatOf(s)]);
  const stores = seats.map((_, s) => storeIn(boxes[seatOf(s)], u));
  return {
    sides: n,
    width: stage.width,
    height: stage.height,
    upright: false,
    unit: u,
    cells,
    stores,
    lines: [...rows(corners, places, u, gap), ...corners.slice(1).map((c) => ring(c, disc * u))],
    seats,
    hand: seats.map((seat, s) => handHome(cells[6 * s + 2], u, seat)),
    arrows: (cell) => (cells[cell]?.kind === 'square' ? arrowsAt(cells[cell], u, seats[Math.floor(cell / 6)], stage) : null),
  };
}

/** Cosines that ought to be 0 become 0. @param {Point} v @returns {Point} */
function tidy(v) {
  const t = (/** @type {number} */ a) => (Math.abs(a) < 1e-9 ? 0 : a);
  return { x: t(v.x), y: t(v.y) };
}

/** @param {Point} centre @param {number} u @param {number} disc @returns {CellLayout} */
function roundCell(centre, u, disc) {
  const r = disc * u;
  return {
    kind: 'mandarin',
    ...centre,
    box: { x: centre.x - r * 0.86, y: centre.y - r * 0.86, w: r * 1.72, h: r * 1.72 },
    outline: [['M', centre.x + r, centre.y], ['A', centre.x, centre.y, r, 0, 2 * Math.PI, false], ['Z']],
    label: { x: centre.x, y: centre.y - r * 0.68 },
    sign: { x: centre.x, y: centre.y + r * 0.74 },
    room: { shape: 'disc', ...centre, across: { x: disc, y: 0 }, inward: { x: 0, y: -disc } },
  };
}

/** @param {Point} centre @param {number} r @returns {import('./types.js').Stroke[]} */
function ring(centre, r) {
  return [['M', centre.x, centre.y - r], ['A', centre.x, centre.y, r, -Math.PI / 2, 1.5 * Math.PI, false]];
}

/** @param {Point[]} corners @param {Seat[]} places @param {number} u @param {number} gap */
function rows(corners, places, u, gap) {
  return places.flatMap((seat, k) => {
    const at = (/** @type {number} */ a, /** @type {number} */ b) => along(corners[k], (gap + a) * u, seat.d, b * u, seat.o);
    /** @type {import('./types.js').Stroke[][]} */
    const strokes = [closed([at(0, 0.5), at(5, 0.5), at(5, -0.5), at(0, -0.5)])];
    for (let i = 1; i < 5; i += 1) {
      const a = at(i, 0.5);
      const b = at(i, -0.5);
      strokes.push([['M', a.x, a.y], ['L', b.x, b.y]]);
    }
    return strokes;
  });
}

/** Four stores in the court: own row below, above, and two beside each other in the middle. @param {Stage} stage @param {number} u @param {number} row @returns {Box[]} */
function squareStores(stage, u, row) {
  const pad = Math.max(4, u * 0.14);
  const side = (row - 1) * u - 2 * pad - lineWidth(u);
  const x = (stage.width - side) / 2;
  const y = (stage.height - side) / 2;
  const h = (side - 2 * pad) / 3;
  const w = (side - pad) / 2;
  return [
    { x, y: y + 2 * (h + pad), w: side, h },
    { x: x + w + pad, y: y + h + pad, w, h },
    { x, y, w: side, h },
    { x, y: y + h + pad, w, h },
  ];
}

/** The bottom side's store below the triangle, where a tall stage has room for it. @param {number} u @param {number} spare */
function below(u, spare) {
  const h = Math.max(46, 0.8 * u);
  return spare > h + Math.max(26, u * 0.3) ? { h, lift: h + Math.max(26, u * 0.3) + (spare - h) * 0.1 } : null;
}

/** How far the triangle is lifted from the stage's bottom. @param {Stage} stage @param {number} u @param {number} rise @param {number} disc @param {number} m */
function lower(stage, u, rise, disc, m) {
  const spare = stage.height - 2 * m - (rise + 2 * disc) * u - lineWidth(u);
  return below(u, spare)?.lift ?? Math.max(0, spare * 0.12);
}

/**
 * The second and third side's stores, outside the slanted rows: as wide as the slope leaves at their lower edge.
 * @param {Stage} stage @param {number} u @param {number} rise @param {number} disc @param {number} m
 * @returns {Box[]}
 */
function outerStores(stage, u, rise, disc, m) {
  const bottom = stage.height - m - disc * u - lower(stage, u, rise, disc, m);
  const top = bottom - rise * u;
  const best = { w: 0, h: 0 };
  // A low wide box or a higher narrower one: take the one with the largest area that can still hold words.
  for (let h = Math.max(44, 0.7 * u); h <= Math.max(60, 2.4 * u); h += 4) {
    // At the box's lower edge the row's outer line is this far right of the stage's middle.
    const down = Math.max(0, m + h - top);
    const slope = down / Math.sqrt(3) + u * 0.5 / Math.cos(Math.PI / 6) + 26;
    const w = Math.min(stage.width / 2 - m - Math.max(slope, m + h > top - disc * u - 6 ? disc * u + 8 : 4), 4.2 * u);
    if (w >= Math.max(72, 1.3 * u) && w * h > best.w * best.h && w > h * 0.9) Object.assign(best, { w, h });
  }
  return [{ x: stage.width - m - best.w, y: m, ...best }, { x: m, y: m, ...best }];
}

/** @param {Stage} stage @param {number} u @param {Point[]} corners @param {number} rise @param {number} disc @param {number} m @returns {Box[]} */
function triangleStores(stage, u, corners, rise, disc, m) {
  const spare = stage.height - 2 * m - (rise + 2 * disc) * u - lineWidth(u);
  const under = below(u, spare);
  if (under) {
    const w = Math.min(stage.width - 2 * m, Math.max(5 * u, 280));
    const y = stage.height - m - under.h - (spare - under.h) * 0.05;
    return [{ x: (stage.width - w) / 2, y, w, h: under.h }, ...outerStores(stage, u, rise, disc, m)];
  }
  const base = corners[0].y - u * 0.5;
  const pad = Math.max(4, u * 0.16);
  const h = u * 1.7;
  // The court narrows upwards by 1/√3 on each side.
  const court = corners[1].x - corners[0].x - u * Math.sqrt(3);
  const w = court - (2 * (h + pad)) / Math.sqrt(3) - 2 * pad;
  return [{ x: (stage.width - w) / 2, y: base - pad - h, w, h }, ...outerStores(stage, u, rise, disc, m)];
}
