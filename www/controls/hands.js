// Oẳn tù tì: rock, paper, scissors. Everyone chooses hidden, then all hands are shown.

import { drawn } from './icons.js';
import { make } from './make.js';
import { openPanel } from './panel.js';

/** @typedef {import('../match.js').SideLetter} SideLetter */
/** @typedef {import('../pkg/oanquan.js').Throw} Throw */

const DRAWINGS = {
  rock: 'M6 11c0-3 2-5 5-5h3c3 0 5 2 5 5v3c0 3-2.500 5-6 5s-7-2-7-5zM9.500 6.500V11M12.500 6V11M15.500 6.500V11',
  paper: 'M7 13V6.500M10 11V4M13 11V4M16 12V5.500M7 13l-2-2.500M5 10.500 8 18c1 2 2 3 5 3 4 0 6-2 6-6V9.500',
  scissors: 'M9 13 6 4M13 12l3-8.500M9 13c-2 1-3 2-3 4 0 3 2 4.500 6 4.500s6-2 6-5c0-2.500-1-4-3-4.500l-2 0',
};

const HANDS = /** @type {Throw[]} */ (['rock', 'paper', 'scissors']);

/**
 * Plays rounds until one side is left.
 * @param {ParentNode & Node} root
 * @param {object} table
 * @param {SideLetter[]} table.sides
 * @param {(side: SideLetter) => boolean} table.isPerson
 * @param {import('../core.js').Core} table.core
 * @param {import('../narrator.js').Narrator} table.narrator
 * @param {import('../locale.js').Locale} table.locale
 * @returns {Promise<SideLetter | null>} who begins, or null when the panel was closed before
 */
export async function playHands(root, { sides, isPerson, core, narrator, locale }) {
  const say = locale.say.bind(locale);
  const stage = make('div', { class: 'hands' });
  const panel = openPanel(root, { title: say('rps.title'), close: say('cancel'), className: 'question' }, stage);
  let open = true;
  const left = panel.closed.then(() => {
    open = false;
    return null;
  });

  /**
   * Shows a sentence and some buttons, and waits for one of them.
   * @template Value
   * @param {Node[]} above
   * @param {{label: string, value: Value, hand?: Throw, main?: boolean}[]} choices
   * @returns {Promise<Value | null>}
   */
  const choose = (above, choices) => {
    const chosen = new Promise((resolve) => {
      const buttons = choices.map(({ label, value, hand, main }) =>
        make(
          'button',
          { type: 'button', class: main ? 'main' : 'hand', 'data-hand': hand, onclick: () => resolve(value) },
          hand ? drawn(DRAWINGS[hand]) : null,
          label,
        ),
      );
      stage.replaceChildren(...above, make('div', { class: 'answers' }, ...buttons));
      buttons[0].focus();
    });
    return Promise.race([chosen, left]);
  };

  let inside = sides;
  while (open) {
    /** @type {Throw[]} */
    const throws = [];
    for (const side of inside) {
      if (!isPerson(side)) {
        throws.push(core.randomThrow());
        continue;
      }
      const key = inside.filter(isPerson).length > 1 ? 'rps.choose-hidden' : 'rps.choose';
      const ask = make('p', { 'aria-live': 'polite' }, say(key, { name: narrator.name(side) }));
      const hand = await choose([ask], HANDS.map((value) => ({ label: say(`rps.${value}`), value, hand: value })));
      if (!hand) return null;
      throws.push(hand);
    }
    const shown = inside.map((side, place) =>
      make('li', {}, drawn(DRAWINGS[throws[place]]), `${narrator.name(side)}: ${say(`rps.${throws[place]}`)}`),
    );
    const still = [...core.stillIn(throws)].map((place) => inside[place]);
    const decided = still.length === 1;
    const result = decided ? say('rps.begins', { name: narrator.name(still[0]) }) : say('rps.again');
    const label = decided ? say('rps.start') : say('rps.next');
    const above = [make('ul', {}, ...shown), make('p', { 'aria-live': 'polite' }, result)];
    if (!(await choose(above, [{ label, value: true, main: true }]))) return null;
    if (decided) {
      panel.dialog.close();
      return still[0];
    }
    inside = still;
  }
  return null;
}
