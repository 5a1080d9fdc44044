// Boards of three and four sides. In the court lie the stores, and a ring of arrows that shows whose turn follows whose.
import { along, around, arrowLift, arrowSize, largest, lineWidth, storeIn } from './geometry-parts.js';
import { cornerShape, placesRound, ringOf } from './geometry-ring.js';

/** @typedef {import('./types.js').Layout} Layout */
/** @typedef {import('./types.js').Point} Point */
/** @typedef {import('./types.js').Box} Box */
/** @typedef {import('./types.js').Seat} Seat */
/** @typedef {import('./types.js').Stroke} Stroke */
/** @typedef {import('./types.js').StoreLayout} StoreLayout */
/** @typedef {import('./geometry-parts.js').Stage} Stage */

/** @param {Stage} stage @returns {Layout} */
export function layoutMany(stage) {
  return stage.sides === 3 ? layoutTriangle(stage) : layoutSquare(stage);
}

/**
 * The same board for people who sit around it: words and numbers face each side.
 * @param {Layout} layout of any number of sides
 * @returns {Layout}
 */
export function facingSeats(layout) {
  const turns = layout.seats.map(({ d }) => Math.atan2(d.y, d.x));
  const cells = layout.cells.map((cell, i) => ({ ...cell, label: { ...cell.label, turn: turns[Math.floor(i / 6)] } }));
  const stores = layout.stores.map((store, side) => {
    // A triangle's stores were laid out to face theirs.
    if (layout.sides === 3) return store;
    const { x, y, w, h } = store.box;
    const middle = { x: x + w / 2, y: y + h / 2 };
    const box = layout.seats[side].d.x === 0 ? around(middle, h, w) : around(middle, w, h);
    return turnedStore(layout.sides === 2 ? storeIn(box, layout.unit) : storeBelowWords(box), middle, turns[side]);
  });
  return { ...layout, cells, stores };
}

/** Air around everything. @param {Stage} stage */
function margin(stage) {
  return Math.max(3, Math.min(stage.width, stage.height) * 0.012);
}

/**
 * What belongs to the places round the board, the bottom one first, as it belongs to the sides.
 * @template Thing
 * @param {Stage} stage @param {Thing[]} places
 */
function bySide({ sides, bottom }, places) {
  return places.map((_, side) => places[(side - bottom + sides) % sides]);
}

/**
 * The arrows from each side to the one whose turn follows, round the middle of the court.
 * @param {Point} middle @param {number} radius @param {Seat[]} seats
 * @returns {Stroke[][]}
 */
function orderAt(middle, radius, seats) {
  const gap = 0.34;
  const angleOf = (/** @type {Seat} */ { o }) => Math.atan2(o.y, o.x);
  const at = (/** @type {number} */ angle, /** @type {number} */ r) =>
    /** @type {[number, number]} */ ([middle.x + r * Math.cos(angle), middle.y + r * Math.sin(angle)]);
  return seats.map((seat) => {
    const from = angleOf(seat) - gap / 2;
    const to = angleOf(seat) - (2 * Math.PI) / seats.length + gap;
    // The head's point lies a little beyond the arc's end, its wings before it.
    const [tip, inner, outer] = [at(to, radius), at(to + gap * 0.9, radius * 0.76), at(to + gap * 0.75, radius * 1.24)];
    return [
      ['M', ...at(from, radius)], ['A', middle.x, middle.y, radius, from, to, true],
      ['M', ...inner], ['L', ...tip], ['L', ...outer],
    ];
  });
}

/** @param {Layout} layout @param {Stroke[][]} order @returns {Layout} */
function withOrder(layout, order) {
  return { ...layout, order, lines: [...layout.lines, ...order] };
}

/** @param {Stage} stage @returns {Layout} */
function layoutSquare(stage) {
  const m = margin(stage);
  const { depth, reach } = cornerShape(4);
  // From the middle to where the mandarin cells reach.
  const half = 2.5 + depth * Math.SQRT1_2 + reach;
  const u = largest(stage.width, (unit) => 2 * half * unit + lineWidth(unit) + 2 * m <= Math.min(stage.width, stage.height));
  const middle = { x: stage.width / 2, y: stage.height / 2 };
  // Each side's store before its row, all four like the sails of a windmill.
  const pad = Math.max(4, u * 0.13);
  const high = u * 1.52;
  const wide = 5 * u - 3 * pad - high;
  const stores = placesRound(4).map(({ d, o }) => {
    const centre = along(middle, pad + wide / 2 - 2.5 * u, d, 2.5 * u - pad - high / 2, o);
    return storeBelowWords(d.x === 0 ? around(centre, high, wide) : around(centre, wide, high));
  });
  const ring = ringOf(stage, u, { x: middle.x - 2.5 * u, y: middle.y + 2.5 * u });
  return withOrder({ ...ring, stores: bySide(stage, stores) }, orderAt(middle, (2.5 * u - 2 * pad - high) * 0.86, ring.seats));
}

/** A store with its words above its stones. @param {Box} box @returns {StoreLayout} */
function storeBelowWords(box) {
  const pad = Math.max(4, Math.min(box.w, box.h) * 0.07);
  const words = (box.h - 2 * pad) * (box.w > box.h ? 0.46 : 0.56);
  const w = box.w - 2 * pad;
  return {
    box,
    text: { x: box.x + pad, y: box.y + pad, w, h: words },
    stones: heapIn({ x: box.x + pad, y: box.y + pad + words, w, h: box.h - 2 * pad - words }),
  };
}

/** Few lie in each of many stores. Mandarin stones lie in as many rows as let them be larger. @param {Box} box @param {number} [turn] @returns {import('./types.js').Heap} */
function heapIn(box, turn) {
  const [long, short] = box.w > box.h ? [box.w, box.h] : [box.h, box.w];
  return { ...box, turn, fives: 8, thrones: short / 2 > (long * 0.34) / 2 ? 2 : 1 };
}

/** A store that faces its side. @param {StoreLayout} store @param {Point} middle it is turned about @param {number} turn @returns {StoreLayout} */
function turnedStore({ box, text, stones }, middle, turn) {
  const [d, o] = [{ x: Math.cos(turn), y: Math.sin(turn) }, { x: -Math.sin(turn), y: Math.cos(turn) }];
  const moved = (/** @type {Box} */ { x, y, w, h }) => around(along(middle, x + w / 2 - middle.x, d, y + h / 2 - middle.y, o), w, h);
  const ends = [[-1, -1], [1, -1], [1, 1], [-1, 1]].map(([a, b]) => along(middle, (a * box.w) / 2, d, (b * box.h) / 2, o));
  return {
    box: moved(box),
    text: { ...moved(text), turn },
    stones: { ...stones, ...moved(stones), turn },
    outline: softened(ends, Math.min(box.w, box.h) * 0.2),
  };
}

/**
 * How a triangle lies on its stage, measured from the top of its topmost mandarin cell.
 * @typedef {{unit: number, top: number, plates: Box[]}} Arrangement the plates are the bottom side's, the right one's and the left one's
 */

/** How far a triangle's rows are from the middle of the court, in squares. */
const INRADIUS = 2.5 / Math.sqrt(3);

/** How far the triangle reaches from the middle of its lowest line of squares, in squares. */
const TRIANGLE = (() => {
  const { depth, reach } = cornerShape(3);
  const aside = 2.5 + depth * Math.cos(Math.PI / 6) + reach;
  const up = 2.5 * Math.sqrt(3) + depth + reach;
  return { aside, up, high: up + depth / 2 + reach };
})();

/** @param {Stage} stage @returns {Layout} */
function layoutTriangle(stage) {
  const arrangements = [plateBelow(stage), plateBeside(stage)];
  const { unit: u, top, plates } = arrangements.reduce((a, b) => (b.unit > a.unit * 1.04 ? b : a));
  const start = { x: stage.width / 2 - 2.5 * u, y: top + TRIANGLE.up * u };
  const ring = ringOf(stage, u, start);
  const middle = { x: stage.width / 2, y: start.y - INRADIUS * u };
  const stores = placesRound(3).map((seat, k) => pileBefore(seat, middle, u, stage.around && k > 0 ? plateAlong(seat, middle, u) : plateIn(plates[k])));
  return withOrder({ ...ring, stores: bySide(stage, stores) }, orderAt(middle, u * 0.33, ring.seats));
}

/** How high and at least how wide the name and points of a side are. @param {number} u */
function plateSize(u) {
  return { h: Math.max(44, u * 0.7), w: Math.max(108, u * 1.7) };
}

/**
 * The plates of the slanted sides: beside their rows as far down as there is room for them, or else in the upper corners.
 * @param {Stage} stage @param {number} u @param {number} top of the triangle
 */
function upperPlates(stage, u, top) {
  const m = margin(stage);
  const { h, w: least } = plateSize(u);
  const wanted = Math.max(least, 3.2 * u);
  const { depth, reach } = cornerShape(3);
  // How far the triangle's outer line is from the middle where the plate ends.
  const taken = (/** @type {number} */ end) => {
    const down = Math.max(0, end - top - (reach + depth / 2) * u);
    return end < top ? 4 : reach * u + down / Math.sqrt(3) + 10;
  };
  const room = (/** @type {number} */ y) => stage.width / 2 - m - taken(y + h);
  const lowest = top + (reach + depth / 2 + 1.1) * u - h / 2;
  const steps = Array.from({ length: 24 }, (_, i) => m + ((lowest - m) * i) / 23).filter((y) => y >= m);
  const y = steps.filter((each) => room(each) >= wanted).at(-1) ?? m;
  const w = Math.min(room(y), wanted);
  const x = stage.width / 2 + taken(y + h) + Math.max(0, Math.min(0.3 * u, room(y) - w));
  return { h, w, boxes: [{ x, y, w, h }, { x: stage.width - x - w, y, w, h }] };
}

/** The bottom side's plate below the triangle. @param {Stage} stage @returns {Arrangement} */
function plateBelow(stage) {
  const m = margin(stage);
  // The arrows at its squares reach out below the triangle.
  const air = (/** @type {number} */ u) => Math.max(8, arrowLift(u) + arrowSize(u) / 2 - (TRIANGLE.high - TRIANGLE.up - 1) * u + 3);
  const taken = (/** @type {number} */ u) => TRIANGLE.high * u + lineWidth(u) + 2 * m + plateSize(u).h + air(u);
  // Spare height lies above, below, and as air before the plate.
  const topOf = (/** @type {number} */ u) => m + lineWidth(u) / 2 + Math.max(0, stage.height - taken(u)) * 0.42;
  const fits = (/** @type {number} */ u) =>
    2 * TRIANGLE.aside * u + lineWidth(u) + 2 * m <= stage.width && taken(u) <= stage.height && upperPlates(stage, u, topOf(u)).w >= plateSize(u).w;
  const u = largest(stage.width, fits);
  const top = topOf(u);
  const { h } = plateSize(u);
  const w = Math.min(stage.width - 2 * m, Math.max(200, 4 * u));
  const under = top + TRIANGLE.high * u + lineWidth(u) / 2;
  const y = Math.min(under + Math.max(air(u), 0.35 * (stage.height - under - h)), stage.height - m - h);
  return { unit: u, top, plates: [{ x: (stage.width - w) / 2, y, w, h }, ...upperPlates(stage, u, top).boxes] };
}

/** The bottom side's plate beside its right end, for low stages. @param {Stage} stage @returns {Arrangement} */
function plateBeside(stage) {
  const m = margin(stage);
  const topOf = (/** @type {number} */ u) => (stage.height - TRIANGLE.high * u) / 2;
  const space = (/** @type {number} */ u) => stage.width / 2 - TRIANGLE.aside * u - lineWidth(u) - 8 - m;
  const fits = (/** @type {number} */ u) =>
    TRIANGLE.high * u + lineWidth(u) + 2 * m <= stage.height && space(u) >= plateSize(u).w && upperPlates(stage, u, topOf(u)).w >= plateSize(u).w;
  const u = largest(stage.width, fits);
  const top = topOf(u);
  const { h } = plateSize(u);
  const w = Math.min(space(u), Math.max(200, 3.2 * u));
  const plate = { x: stage.width / 2 + TRIANGLE.aside * u + lineWidth(u) + 8, y: stage.height - m - h, w, h };
  return { unit: u, top, plates: [plate, ...upperPlates(stage, u, top).boxes] };
}

/**
 * A side's captured stones lie before its row, in its third of the court; its name and points outside.
 * @param {Seat} seat @param {Point} middle of the court @param {number} u @param {Omit<StoreLayout, 'stones'>} plate
 * @returns {StoreLayout}
 */
function pileBefore({ d, o }, middle, u, plate) {
  const row = INRADIUS * u;
  const pad = Math.max(4, u * 0.12);
  const low = row - pad;
  const high = low - u * 0.8;
  // The court's thirds meet on lines from its middle to its corners.
  const half = (/** @type {number} */ out) => out * Math.sqrt(3) - pad * 1.15;
  const at = (/** @type {number} */ aside, /** @type {number} */ out) => along(middle, aside, d, out, o);
  const pile = softened([at(-half(low), low), at(half(low), low), at(half(high), high), at(-half(high), high)], u * 0.14);
  const inset = u * 0.1;
  const wide = 2 * (half(high + inset) - inset * 0.4);
  const stones = heapIn(around(at(0, (low + high) / 2), wide, low - high - 2 * inset), Math.atan2(d.y, d.x));
  return { ...plate, stones, outline: [...(plate.outline ?? []), ...pile] };
}

/** Name and points in a box. @param {Box} box @returns {Omit<StoreLayout, 'stones'>} */
function plateIn(box) {
  const { x, y, w, h } = box;
  const pad = Math.min(h * 0.26, 28);
  const outline = softened([{ x, y }, { x: x + w, y }, { x: x + w, y: y + h }, { x, y: y + h }], h / 2.2);
  return { box, text: { x: x + pad, y: y + 2, w: w - 2 * pad, h: h - 4 }, outline };
}

/** Name and points outside a side's row, to be read from there. @param {Seat} seat @param {Point} middle of the court @param {number} u @returns {Omit<StoreLayout, 'stones'>} */
function plateAlong({ d, o }, middle, u) {
  const [w, h] = [3.6 * u, Math.max(36, 0.62 * u)];
  const centre = along(middle, 0, d, (INRADIUS + 1) * u + h / 2 + Math.max(6, 0.1 * u), o);
  const { box, text, outline } = turnedStore({ ...plateIn(around(centre, w, h)), stones: heapIn(around(centre, w, h)) }, centre, Math.atan2(d.y, d.x));
  return { box, text, outline };
}

/** A closed outline with round corners. @param {Point[]} points @param {number} radius @returns {Stroke[]} */
function softened(points, radius) {
  const [last, first] = [points[points.length - 1], points[0]];
  const rounded = points.map((p, i) => {
    const after = points[(i + 1) % points.length];
    return /** @type {Stroke} */ (['T', p.x, p.y, after.x, after.y, radius]);
  });
  return [['M', (last.x + first.x) / 2, (last.y + first.y) / 2], ...rounded, ['Z']];
}
