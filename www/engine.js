// The engine of a page: one for all its boards, in a worker where there can be one, else in slices on the page's own thread.
// One and not one for each board: it takes 16 MiB, and a phone has little use for two that think at once. Questions are
// answered in the order in which they are asked. Loaded when it is first needed.

import { loadCore, wasmAddress } from './core.js';
import { EngineThread } from './engine-thread.js';
import { MEMORY, thinkInSlices } from './slices.js';

/** @typedef {import('./pkg/oanquan.js').EngineTask} EngineTask */
/** @typedef {import('./pkg/oanquan.js').Answer} Answer */
/** @typedef {'module' | 'blob' | 'main'} Way a module worker, one that begins with a blob, no worker */

/**
 * Something that thinks.
 * @typedef {object} Thinker
 * @property {(task: EngineTask, signal: AbortSignal) => Promise<Answer | null>} think
 * @property {() => void} end
 */

class PageEngine {
  /** Ways to think, the best first. One that has failed is not tried again. @type {Way[]} */
  ways = ['module', 'blob', 'main'];
  /** The way in use; null before anything was asked. @type {Way | null} */
  way = null;
  /** @type {Promise<Thinker> | null} */
  #thinker = null;
  /** Settled when all earlier questions are. @type {Promise<unknown>} */
  #earlier = Promise.resolve();
  #never = new AbortController().signal;

  /**
   * Thinks about a position. After an abort, the promise is rejected at once and nothing comes any more.
   * @param {EngineTask} task
   * @param {{signal?: AbortSignal}} [options]
   * @returns {Promise<Answer>}
   * @throws {Error} the signal's reason; with the core's code, when the task is wrong; or when there is no way to think left
   */
  async think(task, { signal = this.#never } = {}) {
    const answer = this.#earlier.then(() => this.#answer(task, signal));
    this.#earlier = answer.catch(() => {});
    const aborted = new Promise((_, reject) => {
      if (signal.aborted) reject(signal.reason);
      signal.addEventListener('abort', () => reject(signal.reason), { once: true });
    });
    // Also while it waits for others, or for the worker's files.
    return Promise.race([answer, aborted]);
  }

  /** Has everything ready before it is asked. */
  async prepare() {
    await this.#open().catch(() => {});
  }

  /** Ends the worker; a later question starts another. */
  end() {
    this.#thinker?.then((thinker) => thinker.end()).catch(() => {});
    this.#thinker = null;
  }

  /**
   * @param {EngineTask} task
   * @param {AbortSignal} signal
   * @returns {Promise<Answer>}
   */
  async #answer(task, signal) {
    for (;;) {
      signal.throwIfAborted();
      const opened = this.#open();
      const thinker = await opened;
      signal.throwIfAborted();
      try {
        const answer = await thinker.think(task, signal);
        if (answer) return answer;
        throw new Error('no answer');
      } catch (error) {
        // A wrong task is wrong everywhere; anything else is this way's own fault, and another may do better.
        if (signal.aborted || /** @type {{code?: string}} */ (error).code) throw error;
        // Ended meanwhile, from outside: then it is not the way that failed.
        if (this.#thinker === opened) this.#giveUp();
      }
    }
  }

  #giveUp() {
    this.end();
    this.ways = this.ways.filter((way) => way !== this.way);
  }

  #open() {
    if (this.#thinker) return this.#thinker;
    const opened = this.#find();
    this.#thinker = opened;
    opened.catch(() => this.#thinker === opened && (this.#thinker = null));
    return opened;
  }

  /** @returns {Promise<Thinker>} */
  async #find() {
    for (const way of [...this.ways]) {
      try {
        const thinker = await (way === 'main' ? openHere() : openThread(way));
        this.way = way;
        return thinker;
      } catch {
        this.ways = this.ways.filter((each) => each !== way);
      }
    }
    this.way = null;
    throw new Error('there is no way left to run the engine');
  }
}

/** @param {'module' | 'blob'} way */
async function openThread(way) {
  const thread = new EngineThread(way, wasmAddress());
  await thread.ready;
  return thread;
}

/** @returns {Promise<Thinker>} */
async function openHere() {
  const { Engine } = await loadCore();
  const engine = new Engine(MEMORY);
  let ended = false;
  let busy = false;
  // Not in the middle of a slice: its memory is given back when nobody looks at it any more.
  const free = () => ended && !busy && engine.free();
  return {
    think: async (task, signal) => {
      busy = true;
      try {
        return await thinkInSlices(engine, task, () => signal.aborted || ended);
      } finally {
        busy = false;
        free();
      }
    },
    end: () => {
      ended = true;
      free();
    },
  };
}

export const engine = new PageEngine();
