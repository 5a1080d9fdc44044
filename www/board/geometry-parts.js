// Parts that every form of the board is made of: squares, mandarin cells, arrows, stores.

/** @typedef {import('./types.js').Point} Point */
/** @typedef {import('./types.js').Box} Box */
/** @typedef {import('./types.js').Seat} Seat */
/** @typedef {import('./types.js').Stroke} Stroke */
/** @typedef {import('./types.js').CellLayout} CellLayout */
/** @typedef {import('./types.js').StoreLayout} StoreLayout */
/** @typedef {import('./types.js').Arrows} Arrows */
/** @typedef {{sides: number, width: number, height: number, bottom: number, around: boolean}} Stage */

/** The smallest thing a finger hits reliably, in CSS pixels. */
export const TOUCH = 44;

/** @param {Point} from @param {number} a @param {Point} u @param {number} b @param {Point} v @returns {Point} */
export function along(from, a, u, b, v) {
  return { x: from.x + a * u.x + b * v.x, y: from.y + a * u.y + b * v.y };
}

/** @param {Point} v @returns {Point} */
export function opposite(v) {
  return { x: -v.x, y: -v.y };
}

/**
 * The largest unit for which `fits` holds.
 * @param {number} most @param {(unit: number) => boolean} fits
 */
export function largest(most, fits) {
  let low = 0;
  let high = most;
  for (let i = 0; i < 40; i += 1) {
    const middle = (low + high) / 2;
    if (fits(middle)) low = middle;
    else high = middle;
  }
  return low;
}

/** @param {number} value @param {number} low @param {number} high */
export function between(value, low, high) {
  return Math.max(low, Math.min(value, high));
}

/** The thickness of a line, drawn on the outline and so half of it outside. @param {number} unit */
export function lineWidth(unit) {
  return Math.max(2, unit * 0.03);
}

/**
 * A square of a side. Its count stands at the inner edge, where the arrows of its owner, which sit at the
 * outer corners, never cover it; and at the right or upper end of that edge.
 * @param {Point} centre @param {number} unit @param {Seat} seat
 * @returns {CellLayout}
 */
export function squareCell(centre, unit, seat) {
  const inward = opposite(seat.o);
  const across = seat.d.x > 0.1 || (Math.abs(seat.d.x) <= 0.1 && seat.d.y < 0) ? seat.d : opposite(seat.d);
  const h = unit / 2;
  const corners = [[-h, -h], [h, -h], [h, h], [-h, h]].map(([a, b]) => along(centre, a, across, b, inward));
  const slanted = Math.min(Math.abs(seat.d.x), Math.abs(seat.d.y)) > 0.1;
  return {
    kind: 'square',
    ...centre,
    box: around(centre, unit, unit),
    tilt: slanted ? Math.atan2(across.y, across.x) : 0,
    outline: closed(corners),
    label: along(centre, unit * 0.33, across, unit * 0.34, inward),
    sign: along(centre, -unit * 0.36, across, unit * 0.36, inward),
    room: { shape: 'square', ...centre, across, inward },
  };
}

/** @param {Point} centre @param {number} w @param {number} h @returns {Box} */
export function around(centre, w, h) {
  return { x: centre.x - w / 2, y: centre.y - h / 2, w, h };
}

/** @param {Point[]} corners @returns {Stroke[]} */
export function closed(corners) {
  return [...corners.map((p, i) => /** @type {Stroke} */ ([i === 0 ? 'M' : 'L', p.x, p.y])), ['Z']];
}

/** @param {Point[]} points @returns {Stroke[]} */
export function open(points) {
  return points.map((p, i) => /** @type {Stroke} */ ([i === 0 ? 'M' : 'L', p.x, p.y]));
}

/** @param {number} unit */
export function arrowSize(unit) {
  return Math.max(TOUCH, unit * 0.4);
}

/** How much further out arrows lie where squares are small: they hide less of the neighbours then. @param {number} unit */
export function arrowLift(unit) {
  return Math.max(0, arrowSize(unit) - unit * 0.6) * 0.8;
}

/**
 * The two direction arrows, at the outer corners of a square, each pointing the way the stones will go.
 * @param {Point} centre @param {number} unit @param {Seat} seat @param {Stage} stage
 * @returns {Arrows}
 */
export function arrowsAt(centre, unit, seat, stage) {
  const size = arrowSize(unit);
  const apart = Math.max(unit, size + 4) / 2;
  const angle = Math.atan2(seat.d.y, seat.d.x);
  const out = unit / 2 + (stage.sides === 2 ? 0 : arrowLift(unit));
  const r = along(centre, apart, seat.d, out, seat.o);
  const l = along(centre, -apart, seat.d, out, seat.o);
  // Both are pushed back together, so that they keep their distance.
  const push = { x: 0, y: 0 };
  for (const p of [r, l]) {
    for (const [axis, end] of /** @type {['x' | 'y', number][]} */ ([['x', stage.width], ['y', stage.height]])) {
      const low = size / 2 + 1 - p[axis];
      const high = end - size / 2 - 1 - p[axis];
      if (low > 0) push[axis] = Math.max(push[axis], low);
      else if (high < 0) push[axis] = Math.min(push[axis], high);
    }
  }
  return {
    r: { x: r.x + push.x, y: r.y + push.y, angle },
    l: { x: l.x + push.x, y: l.y + push.y, angle: Math.atan2(-seat.d.y, -seat.d.x) },
    size,
  };
}

/**
 * Where a side's hand comes from and goes to: the outer edge of the middle of its row.
 * @param {Point} middle of the row @param {number} unit @param {Seat} seat @returns {import('./types.js').Arrow}
 */
export function handHome(middle, unit, seat) {
  return { ...along({ x: middle.x, y: middle.y }, 0.28 * unit, seat.o, 0, seat.d), angle: Math.atan2(-seat.o.y, -seat.o.x) };
}

/**
 * A store: words first, stones after or below them.
 * @param {Box} box @param {number} unit @returns {StoreLayout}
 */
export function storeIn(box, unit) {
  if (box.w > box.h * 2.2) {
    const pad = Math.min(box.h * 0.3, unit * 0.3);
    const inner = box.w - 2 * pad;
    const words = Math.min(inner * (inner < 160 ? 0.62 : 0.54), Math.max(inner * 0.42, 140));
    const edge = box.h * 0.1;
    return {
      box,
      text: { x: box.x + pad, y: box.y + 2, w: words - Math.max(6, pad * 0.8), h: box.h - 4 },
      stones: { x: box.x + pad + words, y: box.y + edge, w: inner - words, h: box.h - 2 * edge, fives: 14 },
    };
  }
  const pad = Math.max(4, Math.min(box.w, box.h) * 0.06);
  const words = Math.min(box.h * 0.5, Math.max(58, Math.min(unit * 0.9, 150), box.h * 0.2));
  return {
    box,
    text: { x: box.x + pad, y: box.y + pad, w: box.w - 2 * pad, h: words },
    stones: { x: box.x + pad, y: box.y + pad + words, w: box.w - 2 * pad, h: box.h - 2 * pad - words, fives: 14 },
  };
}
