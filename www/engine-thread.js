// The page's end of an engine in a worker: starts it, asks it, and notices when it is gone.

/** @typedef {import('./pkg/oanquan.js').EngineTask} EngineTask */
/** @typedef {import('./pkg/oanquan.js').Answer} Answer */

/**
 * What a worker hears.
 * @typedef {(
 *   | {type: 'load', wasm: string | undefined}
 *   | {type: 'think', id: number, task: EngineTask}
 *   | {type: 'stop', id: number}
 *   | {type: 'ping'}
 * )} Heard
 */

/**
 * What it tells.
 * @typedef {(
 *   | {type: 'alive'}
 *   | {type: 'ready'}
 *   | {type: 'broken', message: string}
 *   | {type: 'answer', id: number, answer: Answer | null}
 *   | {type: 'failed', id: number, message: string, code: string | undefined}
 * )} Told
 */

const SCRIPT = new URL('./engine-worker.js', import.meta.url);

/** A worker that is asked something is also asked, so often, whether it is alive (milliseconds). */
const PING = 700;
/** So many pings without a word, and it is given up. Not after a time: a page that slept has heard nothing either. */
const SILENT = 4;
/** As long as its files may still be on their way. */
const SILENT_AT_FIRST = 5;

/** @type {Record<'module' | 'blob', () => Worker>} */
const MAKE = {
  module: () => new Worker(SCRIPT, { type: 'module' }),
  // A page may not run another host's script as a worker, but it may import it into one of its own.
  blob: () => {
    const address = URL.createObjectURL(new Blob([`import(${JSON.stringify(SCRIPT.href)})`], { type: 'text/javascript' }));
    const worker = new Worker(address, { type: 'module' });
    // It has to be there until the worker has read it.
    setTimeout(() => URL.revokeObjectURL(address), 10_000);
    return worker;
  },
};

export class EngineThread {
  #worker;
  #asked = 0;
  #silent = 0;
  /** @type {ReturnType<typeof setInterval> | undefined} */
  #watch;
  /** @type {{id: number, resolve: (answer: Answer | null) => void, reject: (error: Error) => void} | null} */
  #waiting = null;
  #heard = false;
  #loaded = false;
  #failed = false;
  /** @type {Promise<void>} */
  ready;

  /**
   * @param {'module' | 'blob'} way
   * @param {string} [wasm] its address, when it does not lie beside the scripts
   * @throws {Error} when there can be no such worker
   */
  constructor(way, wasm) {
    const worker = MAKE[way]();
    this.#worker = worker;
    this.ready = new Promise((resolve, reject) => {
      this.#waiting = { id: 0, resolve: () => resolve(), reject };
    });
    worker.addEventListener('message', (event) => this.#hear(event.data, wasm));
    const failed = (/** @type {Event} */ event) => {
      event.preventDefault();
      this.#fail(new Error('the worker failed'));
    };
    worker.addEventListener('error', failed);
    worker.addEventListener('messageerror', failed);
    this.#keepWatch();
  }

  /**
   * Asks. One question at a time: whoever asks again has aborted the one before.
   * @param {EngineTask} task
   * @param {AbortSignal} signal
   * @returns {Promise<Answer | null>}
   * @throws {Error} with a code when the task is wrong, without one when the worker is gone
   */
  think(task, signal) {
    this.#asked += 1;
    const id = this.#asked;
    return new Promise((resolve, reject) => {
      if (this.#failed) {
        reject(new Error('the worker is gone'));
        return;
      }
      this.#waiting = { id, resolve, reject };
      this.#send({ type: 'think', id, task });
      this.#keepWatch();
      signal.addEventListener('abort', () => {
        if (this.#waiting?.id !== id) return;
        this.#send({ type: 'stop', id });
        this.#settle()?.reject(signal.reason);
      }, { once: true });
    });
  }

  end() {
    this.#settle()?.reject(new Error('the worker was ended'));
    this.#worker.terminate();
  }

  /** @param {Heard} heard */
  #send(heard) {
    this.#worker.postMessage(heard);
  }

  /**
   * @param {Told} told
   * @param {string | undefined} wasm
   */
  #hear(told, wasm) {
    this.#silent = 0;
    if (told.type === 'alive') {
      if (!this.#heard) this.#send({ type: 'load', wasm });
      this.#heard = true;
    } else if (told.type === 'broken') this.#fail(new Error(told.message));
    else if (told.type === 'ready') {
      this.#loaded = true;
      this.#settle()?.resolve(null);
    } else if (told.id !== this.#waiting?.id) return;
    else if (told.type === 'answer') this.#settle()?.resolve(told.answer);
    else this.#settle()?.reject(Object.assign(new Error(told.message), { code: told.code }));
  }

  /** @param {Error} error */
  #fail(error) {
    this.#failed = true;
    this.#settle()?.reject(error);
    this.#worker.terminate();
  }

  /** Gives whoever waits, who then waits no longer. */
  #settle() {
    const waiting = this.#waiting;
    this.#waiting = null;
    clearInterval(this.#watch);
    return waiting;
  }

  #keepWatch() {
    clearInterval(this.#watch);
    this.#silent = 0;
    this.#watch = setInterval(() => {
      this.#silent += 1;
      if (this.#silent > (this.#loaded ? SILENT : SILENT_AT_FIRST)) this.#fail(new Error('the worker is silent'));
      else if (this.#heard) this.#send({ type: 'ping' });
    }, PING);
  }
}
