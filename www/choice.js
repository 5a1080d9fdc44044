// A person's choice: the square, what its arrows would do, and the hint. Nothing here plays a move or knows a rule: what a
// move does is asked of the core, the best one of the engine.

import { cellOf, moveFrom } from './cells.js';
import { Pits } from './controls/pits.js';
import { kept } from './kept.js';

/** @typedef {import('./controls/pits.js').Direction} Direction */
/** @typedef {import('./board/types.js').PreviewMarks} PreviewMarks */

/** @typedef {{direction: Direction, steps: import('./match.js').Step[]}} Seen */

/**
 * What the choice needs to know of its table.
 * @typedef {object} Surroundings
 * @property {import('./shell.js').Shell} shell
 * @property {import('./match.js').Match} match
 * @property {() => import('./locale.js').Locale} locale
 * @property {() => import('./narrator.js').Narrator} narrator
 * @property {(cell: number) => void} pick a square was pressed
 * @property {(move: string) => void} play an arrow was pressed
 * @property {() => void} changed something else is to be pointed out
 */

export class Choice {
  #around;
  #pits;
  /** What the arrow does that is looked at, asked when the look began: later the game may be elsewhere. @type {Seen | null} */
  #looked = null;
  /** The same of the arrow that is hinted at. @type {Seen | null} */
  #hinted = null;

  /** @param {Surroundings} around */
  constructor(around) {
    this.#around = around;
    this.#pits = new Pits(around.shell.pits, {
      pick: (cell) => around.pick(cell),
      play: (cell, direction) => around.match.phase === 'playing' && around.play(moveFrom(cell, direction)),
      look: (direction, held) => this.#look(direction, held),
      mayLook: () => wantsPreviews(),
    });
  }

  get pits() {
    return this.#pits;
  }

  /** The square whose arrows are shown. */
  get cell() {
    return this.#pits.chosen;
  }

  /** What the arrow that is looked at, or else hinted at, would do; null when there is none. @returns {PreviewMarks | null} */
  get preview() {
    const { steps } = this.#looked ?? this.#hinted ?? { steps: null };
    if (!steps) return null;
    const sown = steps.filter((step) => step.step === 'sow');
    return { landing: sown.at(-1)?.cell ?? null, captured: steps.filter((step) => step.step === 'capture') };
  }

  /**
   * Chooses a square that can be picked up.
   * @param {number} cell
   */
  choose(cell) {
    this.#forget();
    const [locale, narrator] = [this.#around.locale(), this.#around.narrator()];
    this.#pits.choose(cell, (direction, angle) => ({
      name: locale.say(`arrow.${wayOf(angle)}`),
      about: wantsPreviews() ? narrator.preview(this.#see(cell, direction).steps) : '',
    }));
    this.#around.shell.say(locale.say('chosen', { cell: narrator.cell(cell) }));
    this.#around.changed();
  }

  /** Drops the choice. Says whether there was one. */
  drop() {
    if (this.cell === null) return false;
    this.#forget();
    this.#pits.drop();
    this.#around.changed();
    return true;
  }

  /**
   * Has the engine look for the best move, chooses its square and points at its arrow.
   * @param {boolean} focus whether the keyboard goes there
   */
  async hint(focus) {
    const { match, shell, locale, narrator, changed } = this.#around;
    if (match.phase !== 'playing') return;
    const [found] = await Promise.all([match.hint(), locale().complete()]).catch(() => [null]);
    if (found === null) shell.say(locale().say('hint.none'));
    if (!found) return;
    const { move, scores } = found;
    const cell = cellOf(move);
    const direction = /** @type {Direction} */ (move[2]);
    this.choose(cell);
    this.#hinted = this.#see(cell, direction);
    const angle = this.#pits.hint(direction, locale().say('hint.arrow'), focus);
    shell.say(narrator().hint(cell, locale().say(`way.${wayOf(angle)}`), this.#hinted.steps, scores));
    changed();
  }

  /**
   * @param {number} cell
   * @param {Direction} direction
   * @returns {Seen}
   */
  #see(cell, direction) {
    return { direction, steps: this.#around.match.game.preview(moveFrom(cell, direction)).steps };
  }

  #forget() {
    this.#looked = null;
    this.#hinted = null;
    this.#around.shell.look('');
  }

  /**
   * @param {Direction | null} direction
   * @param {boolean} held a finger looks
   */
  #look(direction, held) {
    const { shell, match, locale, narrator, changed } = this.#around;
    if (this.cell === null || match.phase !== 'playing' || direction === (this.#looked?.direction ?? null)) return;
    this.#looked = direction && this.#see(this.cell, direction);
    shell.look(this.#looked ? narrator().preview(this.#looked.steps) : '');
    if (!direction && held) shell.say(locale().say('preview.tap'));
    changed();
  }
}

/** Whether the reader wants to see what a move would do. */
export function wantsPreviews() {
  return kept('preview') !== 'off';
}

/**
 * The way an arrow points on the screen, in a word.
 * @param {number} angle in radians, 0 to the right, downwards positive
 */
function wayOf(angle) {
  const across = Math.cos(angle);
  const down = Math.sin(angle);
  if (Math.abs(across) >= Math.abs(down)) return across > 0 ? 'right' : 'left';
  return down > 0 ? 'down' : 'up';
}
