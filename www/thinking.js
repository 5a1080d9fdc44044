// How a match gets to the engine, which is only loaded when somebody first needs it, and left when nobody does any more.

/** @typedef {import('./pkg/oanquan.js').EngineTask} EngineTask */
/** @typedef {import('./pkg/oanquan.js').Answer} Answer */
/** @typedef {typeof import('./engine.js')} EngineModule */

/** @type {Promise<EngineModule> | undefined} */
let loading;
/** Those who have asked and may ask again. */
const users = new Set();

function load() {
  loading ??= import('./engine.js');
  loading.catch(() => (loading = undefined));
  return loading;
}

/**
 * Thinks about a position.
 * @param {object} user whoever asks, until `leave`
 * @param {EngineTask} task
 * @param {AbortSignal} signal
 * @returns {Promise<Answer>}
 * @throws {Error} as the engine does
 */
export async function think(user, task, signal) {
  users.add(user);
  const { engine } = await load();
  signal.throwIfAborted();
  return engine.think(task, { signal });
}

/**
 * Has the engine ready before it is asked.
 * @param {object} user
 */
export function prepare(user) {
  users.add(user);
  load().then(({ engine }) => (users.has(user) ? engine.prepare() : undefined), () => {});
}

/**
 * No more questions from there. After the last one the worker ends.
 * @param {object} user
 */
export function leave(user) {
  if (!users.delete(user)) return;
  // A board on its way to another place of the page is back before this runs.
  loading?.then(({ engine }) => {
    if (users.size === 0) engine.end();
  }, () => {});
}

/**
 * Waits.
 * @param {number} time in milliseconds
 * @param {AbortSignal} signal after whose abort nothing comes any more
 * @returns {Promise<void>}
 */
export function wait(time, signal) {
  return new Promise((resolve) => {
    const timer = setTimeout(resolve, time);
    signal.addEventListener('abort', () => clearTimeout(timer), { once: true });
  });
}
