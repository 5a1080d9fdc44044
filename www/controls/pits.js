// The buttons that lie over the painted board: one for every cell, and two arrows while a square is chosen.
//
// A button is never disabled in the browser's sense, so that it keeps the focus and can say why it can't be used.

import { icon } from './icons.js';
import { listenToLooks } from './looks.js';
import { make } from './make.js';

/** @typedef {import('../board/types.js').Layout} Layout */
/** @typedef {'l' | 'r'} Direction */

/** A second tap of a double tap comes within this time (milliseconds) and distance (pixels) of the first. */
const DOUBLE_TAP = { time: 500, distance: 24 };

/**
 * @typedef {object} Wishes what a player does here
 * @property {(cell: number) => void} pick
 * @property {(cell: number, direction: Direction) => void} play
 * @property {(direction: Direction | null, held: boolean) => void} look looks at what an arrow would do, or no longer
 * @property {() => boolean} mayLook
 */

export class Pits {
  #parent;
  #wishes;
  /** @type {HTMLButtonElement[]} */
  #pits = [];
  /** @type {Map<Direction, HTMLButtonElement>} */
  #arrows = new Map();
  /** What the arrows would do, in words. @type {HTMLElement[]} */
  #abouts = [];
  /** @type {Layout | null} */
  #layout = null;
  /** @type {number | null} */
  #chosen = null;
  /** Where and when a finger or mouse chose the square. */
  #touched = { x: 0, y: 0, time: -Infinity };

  /**
   * @param {HTMLElement} parent
   * @param {Wishes} wishes
   */
  constructor(parent, wishes) {
    this.#parent = parent;
    this.#wishes = wishes;
  }

  /** The square whose arrows are shown. */
  get chosen() {
    return this.#chosen;
  }

  /** @param {Layout} layout */
  lay(layout) {
    this.#layout = layout;
    while (this.#pits.length > layout.cells.length) this.#pits.pop()?.remove();
    while (this.#pits.length < layout.cells.length) this.#pits.push(this.#makePit(this.#pits.length));
    layout.cells.forEach(({ box, kind, tilt }, cell) => {
      const { style, classList } = this.#pits[cell];
      classList.toggle('mandarin', kind === 'mandarin');
      style.left = `${box.x}px`;
      style.top = `${box.y}px`;
      style.width = `${box.w}px`;
      style.height = `${box.h}px`;
      style.setProperty('--tilt', `${tilt}rad`);
    });
    this.#placeArrows();
  }

  /**
   * Says of each cell what it is called and whether it can be picked up.
   * @param {(cell: number) => {name: string, open: boolean, number: number | null}} describe
   */
  describe(describe) {
    this.#pits.forEach((pit, cell) => {
      const { name, open, number } = describe(cell);
      pit.setAttribute('aria-label', name);
      if (open) pit.removeAttribute('aria-disabled');
      else pit.setAttribute('aria-disabled', 'true');
      pit.dataset.number = number === null ? '' : String(number);
    });
  }

  /**
   * Shows the arrows at a square.
   * @param {number} cell
   * @param {(direction: Direction, angle: number) => {name: string, about: string}} describe what an arrow is called that
   *   points this way, and what it would do
   */
  choose(cell, describe) {
    this.drop();
    this.#chosen = cell;
    const pit = this.#pits[cell];
    pit.setAttribute('aria-pressed', 'true');
    const arrows = this.#layout?.arrows(cell);
    if (!arrows) return;
    /** @type {Direction[]} */
    const directions = ['l', 'r'];
    // In the order of the screen, so that Tab meets the left one first.
    directions.sort((one, other) => arrows[one].x - arrows[other].x || arrows[other].y - arrows[one].y);
    for (const direction of directions) {
      const { name, about } = describe(direction, arrows[direction].angle);
      const id = `does-${direction}`;
      const arrow = make(
        'button',
        { type: 'button', part: 'arrow', 'data-direction': direction, 'aria-label': name, 'aria-describedby': about ? id : null },
        icon('arrow'),
      );
      const look = (/** @type {boolean} */ looking, /** @type {boolean} */ held) => this.#wishes.look(looking ? direction : null, held);
      const isLook = listenToLooks(arrow, this.#wishes.mayLook, look);
      arrow.addEventListener('click', (event) => {
        if (!isLook(event) && !this.#isDoubleTap(event)) this.#wishes.play(cell, direction);
      });
      this.#arrows.set(direction, arrow);
      // Beside the arrow and not in it: it is no part of its name.
      if (about) this.#abouts.push(make('span', { id, hidden: true }, about));
    }
    pit.after(...this.#arrows.values(), ...this.#abouts);
    this.#placeArrows();
  }

  /** Takes the arrows away. The focus goes back to the square if it was on one of them. */
  drop() {
    if (this.#chosen === null) return;
    const pit = this.#pits[this.#chosen];
    const root = /** @type {ShadowRoot} */ (this.#parent.getRootNode());
    if ([...this.#arrows.values()].some((arrow) => arrow === root.activeElement)) pit.focus({ preventScroll: true });
    for (const each of [...this.#arrows.values(), ...this.#abouts]) each.remove();
    this.#arrows.clear();
    this.#abouts = [];
    pit.removeAttribute('aria-pressed');
    this.#chosen = null;
  }

  /**
   * Marks an arrow as the one to take. Gives the way it points.
   * @param {Direction} direction
   * @param {string} word for "hint"
   * @param {boolean} focus
   */
  hint(direction, word, focus) {
    const arrow = this.#arrows.get(direction);
    if (!arrow || this.#chosen === null) return 0;
    arrow.classList.add('hinted');
    arrow.append(icon('star'));
    arrow.setAttribute('aria-label', `${arrow.getAttribute('aria-label')} – ${word}`);
    if (focus) arrow.focus({ preventScroll: true });
    return this.#layout?.arrows(this.#chosen)?.[direction].angle ?? 0;
  }

  /**
   * Puts the focus on the arrow that points this way on the screen.
   * @param {number} angle in radians, 0 to the right, downwards positive
   */
  focusArrow(angle) {
    if (this.#chosen === null) return false;
    const arrows = this.#layout?.arrows(this.#chosen);
    for (const [direction, arrow] of this.#arrows) {
      // Of a slanted row's arrows each lies near two keys.
      if (arrows && Math.cos(arrows[direction].angle - angle) > 0.4) {
        arrow.focus({ preventScroll: true });
        return true;
      }
    }
    return false;
  }

  /**
   * The middle of a cell on the stage.
   * @param {number} cell
   */
  centre(cell) {
    const { x, y } = this.#layout?.cells[cell] ?? { x: 0, y: 0 };
    return { x, y };
  }

  /** @param {number} cell */
  focus(cell) {
    this.#pits[cell]?.focus({ preventScroll: true });
  }

  /** @param {number} cell */
  #makePit(cell) {
    const pick = (/** @type {Event} */ event) => {
      const { clientX, clientY, detail } = /** @type {MouseEvent} */ (event);
      // A key makes a click as well, but one that no second tap can follow.
      if (detail > 0) this.#touched = { x: clientX, y: clientY, time: event.timeStamp };
      this.#wishes.pick(cell);
    };
    const pit = make('button', { type: 'button', part: 'pit', 'data-cell': cell, onclick: pick });
    const last = this.#pits.at(-1);
    if (last) last.after(pit);
    else this.#parent.append(pit);
    return pit;
  }

  /** @param {MouseEvent} event */
  #isDoubleTap(event) {
    const { x, y, time } = this.#touched;
    const near = Math.hypot(event.clientX - x, event.clientY - y) < DOUBLE_TAP.distance;
    return event.detail > 0 && near && event.timeStamp - time < DOUBLE_TAP.time;
  }

  #placeArrows() {
    if (this.#chosen === null) return;
    const arrows = this.#layout?.arrows(this.#chosen);
    if (!arrows) return;
    for (const [direction, { style }] of this.#arrows) {
      const { x, y, angle } = arrows[direction];
      style.left = `${x - arrows.size / 2}px`;
      style.top = `${y - arrows.size / 2}px`;
      style.width = `${arrows.size}px`;
      style.height = `${arrows.size}px`;
      style.setProperty('--turn', `${angle}rad`);
    }
  }
}
