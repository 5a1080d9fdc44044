// The players' places: name, points, games won, debts, and whose turn it is.

import { SIDES } from '../cells.js';
import { make } from './make.js';

/** @typedef {import('../board/types.js').Layout} Layout */
/** @typedef {import('../board/types.js').Counts} Counts */
/** @typedef {import('../locale.js').Locale} Locale */
/** @typedef {import('../narrator.js').Narrator} Narrator */

/**
 * @typedef {object} Shown what the seats say
 * @property {number[]} points
 * @property {number[]} wins
 * @property {import('../pkg/oanquan.js').Debt[]} debts
 * @property {string | null} turn
 * @property {string[]} people the sides that people play
 * @property {string | null} thinks the computer that thinks
 */

export class Seats {
  #parent;
  /** @type {{seat: HTMLElement, dots: HTMLElement, name: HTMLElement, points: HTMLElement, wins: HTMLElement, debts: HTMLElement}[]} */
  #seats = [];

  /** @param {HTMLElement} parent */
  constructor(parent) {
    this.#parent = parent;
  }

  /** @param {Layout} layout */
  lay(layout) {
    while (this.#seats.length > layout.stores.length) this.#seats.pop()?.seat.remove();
    while (this.#seats.length < layout.stores.length) this.#seats.push(this.#makeSeat());
    layout.stores.forEach(({ text }, side) => {
      const { style, classList } = this.#seats[side].seat;
      style.left = `${text.x}px`;
      style.top = `${text.y}px`;
      style.width = `${text.w}px`;
      style.height = `${text.h}px`;
      style.rotate = `${text.turn ?? 0}rad`;
      const tall = text.h > text.w * 0.6;
      // As large as the room allows, for whoever sits at the other end of the table.
      style.fontSize = `${Math.max(13, tall ? Math.min(text.w * 0.16, text.h * 0.15) : Math.min(text.h * 0.34, text.w * 0.075))}px`;
      classList.toggle('tall', tall);
      // Where there is hardly any room the points alone are shown: beside the score, which says the names.
      classList.toggle('tiny', layout.stores.length > 2 && (tall ? text.w < 50 : text.h < 24));
    });
  }

  /**
   * @param {Shown} shown
   * @param {Narrator} narrator
   * @param {Locale} locale
   */
  show({ points, wins, debts, turn, people, thinks }, narrator, locale) {
    const counted = wins.some((games) => games > 0);
    this.#seats.forEach((parts, place) => {
      const side = SIDES[place];
      parts.seat.classList.toggle('turn', turn === side);
      parts.seat.classList.toggle('thinks', thinks === side);
      parts.seat.dataset.side = side;
      // No room is kept for dots that never come.
      parts.dots.hidden = people.includes(side);
      write(parts.name, narrator.name(side));
      write(parts.points, locale.number(points[place] ?? 0));
      write(parts.wins, counted ? locale.say('seat.wins', { n: wins[place] }) : '');
      const owed = debts.filter((debt) => debt.debtor === side);
      parts.seat.classList.toggle('owes', owed.length > 0);
      write(parts.debts, narrator.owes(owed));
    });
  }

  #makeSeat() {
    const parts = {
      name: make('span', { class: 'name' }),
      points: make('span', { class: 'points' }),
      wins: make('span', { class: 'wins' }),
      debts: make('span', { class: 'debts' }),
    };
    // Three dots, which the status says in words.
    const dots = make('span', { class: 'dots', 'aria-hidden': 'true' }, make('i'), make('i'), make('i'));
    const about = make('span', { class: 'about' }, parts.name, dots, parts.wins, parts.debts);
    const seat = make('div', { class: 'seat', part: 'store' }, about, parts.points);
    this.#parent.append(seat);
    return { seat, dots, ...parts };
  }
}

/**
 * Changes a text only when it differs, so that nothing is announced or laid out again for nothing.
 * @param {HTMLElement} element
 * @param {string} text
 */
function write(element, text) {
  if (element.textContent !== text) element.textContent = text;
}
