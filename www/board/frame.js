// One picture of the board as data: where every stone and the hand are at a time. Pure.
import { flown, glide, handAt, momentAt } from './timeline.js';
import { restAt } from './resting.js';
import { sideOf } from './scene.js';

/** @typedef {import('./types.js').Layout} Layout */
/** @typedef {import('./types.js').Counts} Counts */
/** @typedef {import('./types.js').Place} Place */
/** @typedef {import('./types.js').Stone} Stone */
/** @typedef {import('./types.js').Transfer} Transfer */
/** @typedef {import('./scene.js').Scene} Scene */
/** @typedef {import('./timeline.js').Timeline} Timeline */
/** @typedef {import('./timeline.js').Pose} Pose */

/** A stone to draw: `height` above the ground in squares. @typedef {{stone: Stone, x: number, y: number, size: number, layer: number, height: number}} Drawn */
/** @typedef {{x: number, y: number, angle: number, shown: number}} Hand */
/**
 * @typedef {object} Frame
 * @property {Drawn[]} lying
 * @property {Drawn[]} held
 * @property {Drawn[]} flying
 * @property {Hand | null} hand
 * @property {Counts} counts
 * @property {number | null} passed the empty cell being jumped over
 */

/** How far from a cell's middle, towards its owner, the palm hovers: the fingers then point at the middle. */
const HOVER = 0.16;

/**
 * @param {Scene} scene with exactly those steps applied that are settled at `time`
 * @param {Layout} layout @param {Timeline | null} timeline @param {number} time @param {number} mover
 * @returns {Frame}
 */
export function frameAt(scene, layout, timeline, time, mover) {
  const beat = timeline ? momentAt(timeline, time).beat : null;
  const hand = timeline ? handPoint(layout, timeline, time) : null;
  /** @type {Transfer[]} */
  const transfers = beat && time >= beat.release ? scene.transfers(beat.step, mover) : [];
  const moving = new Set(transfers.map((t) => t.stone));
  /** @type {Frame} */
  const frame = { lying: [], held: [], flying: [], hand, counts: scene.counts(), passed: null };
  for (const { stone, place } of scene.all()) {
    if (moving.has(stone)) continue;
    if (place.where === 'hand') {
      if (hand) frame.held.push(drawn(layout, stone, place, hand));
    } else {
      frame.lying.push(drawn(layout, stone, place, hand));
    }
  }
  if (beat && timeline) {
    // A stone falls from where the hand let go of it, not from where the hand is by now.
    const from = handPoint(layout, timeline, Math.min(time, beat.release)) ?? hand;
    transfers.forEach((t, i) => {
      const way = flown(beat, time, i, transfers.length);
      frame.flying.push(between(drawn(layout, t.stone, t.from, from), drawn(layout, t.stone, t.to, hand), way, t));
    });
    if (beat.step.step === 'jump' && time >= beat.release) frame.passed = beat.step.cell;
  }
  frame.lying.sort((a, b) => a.layer - b.layer || a.y - b.y);
  frame.held.sort((a, b) => a.layer - b.layer);
  return frame;
}

/** @param {Layout} layout @param {Stone} stone @param {Place} place @param {Hand | null} hand @returns {Drawn} */
function drawn(layout, stone, place, hand) {
  const rest = restAt(layout, place, stone.kind);
  if (place.where !== 'hand' || !hand) return { stone, ...rest, height: 0 };
  return { stone, ...rest, x: hand.x + rest.x, y: hand.y + rest.y, height: 0.04 };
}

/** @param {Drawn} from @param {Drawn} to @param {number} way 0…1 @param {Transfer} transfer @returns {Drawn} */
function between(from, to, way, transfer) {
  // Out of the hand a stone falls; everywhere else it is lifted, carried and set down.
  const falling = transfer.from.where === 'hand';
  const part = falling ? 1 - (1 - way) ** 2 : glide(way);
  const mix = (/** @type {number} */ a, /** @type {number} */ b) => a + (b - a) * part;
  return {
    stone: to.stone,
    x: mix(from.x, to.x),
    y: mix(from.y, to.y),
    size: mix(from.size, to.size),
    layer: to.layer,
    height: mix(from.height, to.height) + (falling ? 0.16 : 0.3) * 4 * way * (1 - way) * (falling ? 1 - way : 1),
  };
}

/** @param {Layout} layout @param {Timeline} timeline @param {number} time @returns {Hand | null} */
function handPoint(layout, timeline, time) {
  const at = handAt(timeline, time);
  if (!at) return null;
  const a = posed(layout, at.from);
  const b = posed(layout, at.to);
  return {
    x: a.x + (b.x - a.x) * at.way,
    y: a.y + (b.y - a.y) * at.way,
    angle: b.angle,
    shown: at.from.shown + (at.to.shown - at.from.shown) * Math.min(1, at.way * 1.6),
  };
}

/** @param {Layout} layout @param {Pose} pose */
function posed(layout, pose) {
  const side = sideOf(pose.side);
  const home = layout.hand[side];
  if (pose.cell === null) return home;
  const cell = layout.cells[pose.cell];
  const { o } = layout.seats[side];
  return { x: cell.x + HOVER * layout.unit * o.x, y: cell.y + HOVER * layout.unit * o.y, angle: home.angle };
}
