// Thinks in slices, wherever the engine lives: in a worker, which hears of nothing while it computes, or on the page's own
// thread, which must never be held up.

/** @typedef {import('./pkg/oanquan.js').Engine} Engine */
/** @typedef {import('./pkg/oanquan.js').EngineTask} EngineTask */
/** @typedef {import('./pkg/oanquan.js').Answer} Answer */

/** How much an engine may remember, in mebibytes. */
export const MEMORY = 16;
/** How long a slice shall be, in milliseconds: two of them still make an abort quick and a frame smooth. */
const SLICE = 4;
/** Moves played in the first slice: no machine needs long for so few. */
const FIRST = 500;
const MOST = 1_000_000;

/** @type {(() => void)[]} */
const waiting = [];
const channel = new MessageChannel();
channel.port1.onmessage = () => waiting.shift()?.();

/** Lets everything else have its turn. Timers would do, but browsers make them wait for 4 ms. */
function breathe() {
  return /** @type {Promise<void>} */ (new Promise((resolve) => {
    waiting.push(resolve);
    channel.port2.postMessage(null);
  }));
}

/**
 * @param {Engine} engine
 * @param {EngineTask} task
 * @param {() => boolean} stopped asked before every slice
 * @returns {Promise<Answer | null>} null when it was stopped
 * @throws {Error} with the core's code, when the task is wrong
 */
export async function thinkInSlices(engine, task, stopped) {
  engine.begin(task);
  let nodes = FIRST;
  for (;;) {
    await breathe();
    if (stopped()) return null;
    const began = performance.now();
    if (engine.step(nodes)) return engine.best();
    const spent = performance.now() - began;
    // Clocks in browsers are coarse, and a machine may be slow just once: small changes only.
    nodes = Math.min(MOST, Math.max(1, Math.round(nodes * Math.min(2, Math.max(0.25, SLICE / Math.max(spent, 0.1))))));
  }
}
