// The engine in a thread of its own. What it hears and says: see engine-thread.js.

import init, { Engine } from './pkg/oanquan.js';
import { MEMORY, thinkInSlices } from './slices.js';

/** @typedef {import('./engine-thread.js').Heard} Heard */
/** @typedef {import('./engine-thread.js').Told} Told */

/** @type {Engine | undefined} */
let engine;
/** The question being thought about. A newer one takes its place. */
let current = 0;

const tell = (/** @type {Told} */ told) => postMessage(told);

/** @param {Extract<Heard, {type: 'think'}>} question */
async function think({ id, task }) {
  current = id;
  try {
    engine ??= new Engine(MEMORY);
    const answer = await thinkInSlices(engine, task, () => current !== id);
    if (current === id) tell({ type: 'answer', id, answer });
  } catch (error) {
    // Whoever was told that it failed no longer waits.
    if (current === id) tell({ type: 'failed', id, ...faultOf(error) });
  }
}

/** @param {unknown} error */
function faultOf(error) {
  const { message, code } = /** @type {{message?: string, code?: string}} */ (error);
  return { message: message ?? String(error), code };
}

addEventListener('message', async (event) => {
  const heard = /** @type {Heard} */ (event.data);
  if (heard.type === 'think') await think(heard);
  else if (heard.type === 'stop' && heard.id === current) current = 0;
  else if (heard.type === 'ping') tell({ type: 'alive' });
  else if (heard.type === 'load') {
    try {
      await init(heard.wasm ? { module_or_path: heard.wasm } : undefined);
      tell({ type: 'ready' });
    } catch (error) {
      tell({ type: 'broken', message: faultOf(error).message });
    }
  }
});

// Only now does anyone listen: what was sent before would be lost.
tell({ type: 'alive' });
