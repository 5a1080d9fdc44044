// Steps in time: when each begins, lets go of its stones and is settled. Pure: the same steps at the same speed give
// the same times, and the state at any time follows from them.

/** @typedef {import('./types.js').Step} Step */
/** @typedef {import('./types.js').Speed} Speed */

/**
 * One step in time (milliseconds). Stones fly from `release` to `settle`; from `settle` on the step has happened.
 * @typedef {{index: number, step: Step, start: number, release: number, settle: number, end: number}} Beat
 */
/**
 * Where the hand is at a time: over a cell, or at home when `cell` is null. Between two poses it glides.
 * @typedef {{time: number, cell: number | null, side: string, shown: 0 | 1}} Pose
 */
/** @typedef {{beats: Beat[], poses: Pose[], duration: number}} Timeline */

/** How long each step takes at the normal speed, in milliseconds, and which part of it passes before stones fly. */
const TEMPO = /** @type {const} */ ({
  'pick-up': { takes: 380, before: 0.5 },
  sow: { takes: 300, before: 0.52 },
  jump: { takes: 360, before: 0.5 },
  capture: { takes: 820, before: 0.36 },
  stop: { takes: 240, before: 0.5 },
  pay: { takes: 520, before: 0.25 },
  borrow: { takes: 520, before: 0.25 },
  refill: { takes: 900, before: 0.3 },
  sweep: { takes: 800, before: 0.1 },
  over: { takes: 160, before: 0.5 },
});

/** `floor`: what is left of a drop's time at the end of the longest moves. */
const SPEEDS = /** @type {const} */ ({
  slow: { scale: 2, floor: 0.5 },
  normal: { scale: 1, floor: 0.24 },
  fast: { scale: 0.36, floor: 0.4 },
  instant: { scale: 0, floor: 1 },
});

/** The first acts are for understanding, the later ones for getting there. */
const UNHURRIED = 6;

/**
 * @param {Step[]} steps @param {Speed} speed @param {string} mover
 * @returns {Timeline}
 */
export function timeMove(steps, speed, mover) {
  const { scale, floor } = SPEEDS[speed];
  /** @type {Beat[]} */
  const beats = [];
  /** @type {Pose[]} */
  const poses = [];
  const quicker = quickening(steps.filter(hurried).length);
  let time = 0;
  let acts = 0;
  let hand = false;
  steps.forEach((step, index) => {
    const { takes, before } = TEMPO[step.step];
    const counted = hurried(step);
    const pace = quicker ** Math.max(0, acts - UNHURRIED);
    const hurry = step.step === 'sow' || step.step === 'pick-up' ? Math.max(floor, pace) : counted ? Math.max(floor, 0.36, pace) : 1;
    if (counted) acts += 1;
    const settle = time + takes * scale * hurry;
    const beat = { index, step, start: time, release: time + takes * scale * hurry * before, settle, end: settle };
    beats.push(beat);
    hand = pose(poses, beat, mover, hand);
    time = beat.end;
  });
  return { beats, poses, duration: time };
}

/** Steps that there may be dozens of. @param {Step} step */
function hurried(step) {
  return step.step === 'sow' || step.step === 'pick-up' || step.step === 'jump' || step.step === 'capture';
}

/** Each act's time as a part of the last one's: the longer the move, the more it quickens. @param {number} acts */
function quickening(acts) {
  return 1 - Math.max(0.04, Math.min(0.1, 0.035 + acts * 0.0009));
}

/**
 * Adds what the hand does during a beat; returns whether it is on the board afterwards.
 * @param {Pose[]} poses @param {Beat} beat @param {string} mover @param {boolean} out
 */
function pose(poses, beat, mover, out) {
  const { step, start, release, settle, end } = beat;
  const add = (/** @type {number} */ time, /** @type {number | null} */ cell, /** @type {string} */ side, /** @type {0 | 1} */ shown) =>
    poses.push({ time, cell, side, shown });
  switch (step.step) {
    case 'pick-up':
      if (!out) add(start, null, mover, 0);
      add(release, step.cell, mover, 1);
      add(settle, step.cell, mover, 1);
      return true;
    case 'sow':
      // It leaves as soon as it has let go: the next cell's glide overlaps this stone's fall.
      add(release, step.cell, mover, 1);
      return true;
    case 'jump':
      if (!out) add(start, null, mover, 0);
      add(release, step.cell, mover, 1);
      add(end, step.cell, mover, 1);
      return true;
    case 'capture':
      if (!out) add(start, null, mover, 0);
      add(release, step.cell, mover, 1);
      add(release + (settle - release) * 0.35, step.cell, mover, 1);
      return true;
    case 'stop':
      if (out) add(end, null, mover, 0);
      return false;
    case 'pay':
    case 'borrow':
      if (!out) add(start, null, step.side, 0);
      add(release, null, step.side, 1);
      add(settle, null, step.side, 1);
      return true;
    case 'refill': {
      const middle = 6 * (step.side.charCodeAt(0) - 65) + 2;
      if (!out) add(start, null, step.side, 0);
      add(release, middle, step.side, 1);
      add(release + (settle - release) * 0.6, middle, step.side, 1);
      add(end, null, step.side, 0);
      return false;
    }
    default:
      return out;
  }
}

/**
 * What is settled at a time and what is under way.
 * @param {Timeline} timeline @param {number} time
 * @returns {{settled: number, beat: Beat | null}} `settled`: how many steps have happened
 */
export function momentAt(timeline, time) {
  const { beats } = timeline;
  let low = 0;
  let high = beats.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    if (beats[middle].settle <= time) low = middle + 1;
    else high = middle;
  }
  return { settled: low, beat: beats[low] ?? null };
}

/**
 * The two poses the hand is between, and how far: null when there is no hand.
 * @param {Timeline} timeline @param {number} time
 * @returns {{from: Pose, to: Pose, way: number} | null}
 */
export function handAt(timeline, time) {
  const { poses } = timeline;
  let low = 0;
  let high = poses.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    if (poses[middle].time <= time) low = middle + 1;
    else high = middle;
  }
  const to = poses[low];
  const from = poses[low - 1];
  if (!from || !to) return null;
  const span = to.time - from.time;
  return { from, to, way: span > 0 ? glide((time - from.time) / span) : 1 };
}

/**
 * How far the `i`-th of `n` stones of a beat has flown: they set out one after the other and arrive by `settle`.
 * @param {Beat} beat @param {number} time @param {number} i @param {number} n
 */
export function flown(beat, time, i, n) {
  const span = beat.settle - beat.release;
  if (span <= 0) return time >= beat.settle ? 1 : 0;
  const part = n > 1 ? 0.5 : 1;
  const wait = n > 1 ? ((1 - part) * i) / (n - 1) : 0;
  return Math.max(0, Math.min(1, ((time - beat.release) / span - wait) / part));
}

/** Slow, quick, slow. @param {number} t */
export function glide(t) {
  return t < 0.5 ? 4 * t * t * t : 1 - (2 - 2 * t) ** 3 / 2;
}
