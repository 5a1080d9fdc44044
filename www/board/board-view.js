// The board on the page: keeps a scene, lets a move's timeline carry it along, and has it painted when anything
// changes. The game itself is elsewhere and already at the move's end; nothing here can hold it up.
import { frameAt } from './frame.js';
import { Painter } from './painter.js';
import { paletteFor } from './palette.js';
import { Scene, sideOf } from './scene.js';
import { momentAt, timeMove } from './timeline.js';

/** @typedef {import('./types.js').Board} Board */
/** @typedef {import('./types.js').Counts} Counts */
/** @typedef {import('./types.js').Layout} Layout */
/** @typedef {import('./types.js').Marks} Marks */
/** @typedef {import('./types.js').Speed} Speed */
/** @typedef {import('./types.js').Step} Step */
/** @typedef {import('./timeline.js').Timeline} Timeline */

/**
 * A move being shown.
 * @typedef {object} Showing
 * @property {Step[]} steps
 * @property {number} mover
 * @property {Board} after
 * @property {Timeline} timeline
 * @property {number} began the clock's time at which it began
 * @property {number} next the first step not yet settled
 * @property {boolean} done
 * @property {ReturnType<typeof setTimeout> | undefined} guard
 * @property {(step: Step, index: number) => void} onStep
 * @property {() => void} onDone
 */

/** @type {Marks} */
const UNMARKED = { chosen: null, choosable: [], last: null };
/** How long after its end a move that got no animation frame is finished without one. */
const PATIENCE = 400;

export class BoardView {
  /** @type {Scene | null} */
  #scene = null;
  /** @type {Layout | null} */
  #layout = null;
  /** @type {Marks} */
  #marks = UNMARKED;
  /** @type {Showing | null} */
  #showing = null;
  #frame = 0;
  #destroyed = false;
  /** @type {Painter} */
  #painter;
  #life = new AbortController();

  /** @param {HTMLCanvasElement} canvas */
  constructor(canvas) {
    this.#painter = new Painter(canvas, paletteFor({ theme: 'brick', scheme: 'light' }));
    const { signal } = this.#life;
    // Everything after which a canvas may be found blank, with the pictures it was painted from.
    const renew = () => {
      this.#painter.forget();
      this.#paint();
    };
    const repaint = () => {
      this.#painter.painted = null;
      this.#request();
    };
    canvas.addEventListener('contextrestored', renew, { signal });
    window.addEventListener('pageshow', (event) => event.persisted && renew(), { signal });
    document.addEventListener('visibilitychange', () => (document.hidden ? this.skip() : renew()), { signal });
    document.fonts?.addEventListener('loadingdone', repaint, { signal });
  }

  /** Is a move being shown? */
  get busy() {
    return this.#showing !== null;
  }

  /**
   * Takes another size or another arrangement; a move being shown goes on in it.
   * @param {Layout} layout @param {number} pixelRatio
   */
  resize(layout, pixelRatio) {
    this.#layout = layout;
    this.#painter.resize(layout, pixelRatio);
    this.#paint();
  }

  /** @param {{theme: string, scheme: 'light' | 'dark'}} choice */
  setPalette(choice) {
    this.#painter.setPalette(paletteFor(choice));
    // Forced colours are keywords; what they stand for may have changed under the same palette.
    if (choice.theme === 'forced') this.#painter.forget();
    this.#request();
  }

  /** Shows a board at once; a move being shown is finished first. @param {Board} board */
  show(board) {
    this.skip();
    this.#become(board);
  }

  /**
   * Shows a move. `onStep` is called as each step is settled, `onDone` once at the end; both may be called before
   * this returns, when the page is hidden or the speed is instant. Returns how long it will take in milliseconds.
   * @param {Step[]} steps
   * @param {{mover: string, after: Board, speed: Speed, onStep?: (step: Step, index: number) => void, onDone?: () => void}} how
   * @returns {number}
   */
  play(steps, { mover, after, speed, onStep = () => {}, onDone = () => {} }) {
    this.skip();
    const timeline = timeMove(steps, speed, mover);
    /** @type {Showing} */
    const showing = {
      steps, mover: sideOf(mover), after, timeline, began: performance.now(), next: 0, done: false, guard: undefined, onStep, onDone,
    };
    this.#showing = showing;
    if (this.#destroyed || document.hidden || timeline.duration === 0) {
      this.#finish(showing);
      return 0;
    }
    showing.guard = setTimeout(() => this.#finish(showing), timeline.duration + PATIENCE);
    this.#request();
    return timeline.duration;
  }

  /** Goes to the end of the move at once. */
  skip() {
    if (this.#showing) this.#finish(this.#showing);
  }

  /** @param {Marks} marks */
  mark(marks) {
    this.#marks = marks;
    this.#request();
  }

  /** What lies where as shown at this moment. @returns {Counts} */
  counts() {
    return this.#scene?.counts() ?? { cells: [], stores: [], hand: 0 };
  }

  destroy() {
    this.skip();
    this.#destroyed = true;
    this.#life.abort();
    cancelAnimationFrame(this.#frame);
  }

  /** Lets the scene take the next step and tells of it. @param {Showing} showing */
  #settle(showing) {
    const index = showing.next;
    showing.next += 1;
    this.#scene?.apply(showing.steps[index], showing.mover);
    guarded(() => showing.onStep(showing.steps[index], index));
  }

  /** @param {Showing} showing */
  #finish(showing) {
    clearTimeout(showing.guard);
    // A callback may itself skip or play; then the rest has been told already when it comes back here.
    while (!showing.done && showing.next < showing.steps.length) this.#settle(showing);
    if (showing.done) return;
    showing.done = true;
    if (this.#showing === showing) this.#showing = null;
    this.#become(showing.after);
    guarded(showing.onDone);
  }

  /** @param {Board} board */
  #become(board) {
    if (this.#scene) this.#scene.reconcile(board);
    else this.#scene = new Scene(board);
    // All of it once: parts painted one over another may differ from the whole by a shade at their edges.
    this.#painter.painted = null;
    this.#request();
  }

  #request() {
    if (this.#frame || this.#destroyed) return;
    this.#frame = requestAnimationFrame(() => {
      this.#frame = 0;
      this.#advance();
      this.#paint();
      if (this.#showing) this.#request();
    });
  }

  /** Settles every step whose time has come. */
  #advance() {
    const showing = this.#showing;
    if (!showing) return;
    const time = performance.now() - showing.began;
    const { settled } = momentAt(showing.timeline, time);
    while (!showing.done && showing.next < settled) this.#settle(showing);
    if (!showing.done && time >= showing.timeline.duration) this.#finish(showing);
  }

  #paint() {
    const layout = this.#layout;
    const scene = this.#scene;
    if (!layout || !scene || this.#destroyed || scene.cells.length !== layout.cells.length) return;
    const showing = this.#showing;
    // Between two frames a resize may paint: never later than the steps already told.
    const beat = showing?.timeline.beats[showing.next];
    const time = showing && beat ? Math.min(performance.now() - showing.began, beat.settle - 0.001) : 0;
    this.#painter.paint(frameAt(scene, layout, showing && beat ? showing.timeline : null, Math.max(time, beat?.start ?? 0), showing?.mover ?? 0), this.#marks);
  }
}

/** An error in a listener must not stop the board. @param {() => void} call */
function guarded(call) {
  try {
    call();
  } catch (error) {
    reportError(error);
  }
}
