// The part of the settings that says who plays: how many, a person or a computer for each seat, and what they are called.

import { LONGEST_NAME, tidyName } from '../attributes.js';
import { make } from './make.js';

/** @typedef {import('../locale.js').Locale} Locale */

const LEVELS = ['1', '2', '3', '4', '5', '6'];

/**
 * @param {{sides: number, players: string[], names: string[]}} now one of each for every seat there can be
 * @param {Locale} locale
 */
export function makePlayersForm(now, locale) {
  const say = locale.say.bind(locale);
  const seats = now.players.map((player, place) => makeSeat(place, player, now.names[place], locale));
  const counts = [2, 3, 4].map((count) => make('option', { value: count, selected: count === now.sides }, say(`sides.${count}`)));
  const sides = make('select', { name: 'sides', id: 'set-sides', 'aria-describedby': 'about-sides' }, ...counts);
  const about = make('small', { id: 'about-sides' });
  const show = () => {
    seats.forEach(({ row }, place) => (row.hidden = place >= Number(sides.value)));
    about.textContent = say(`sides.${sides.value}.about`);
  };
  sides.addEventListener('change', show);
  show();
  return {
    rows: [
      make('div', { class: 'row' }, make('label', { for: 'set-sides' }, say('settings.sides')), sides, about),
      ...seats.map(({ row }) => row),
      make('div', { class: 'row' }, make('small', { id: 'about-players' }, say('settings.players.about'))),
    ],
    read: () => ({
      sides: /** @type {2 | 3 | 4} */ (Number(sides.value)),
      players: seats.slice(0, Number(sides.value)).map(({ control }) => control.value),
      names: seats.map(({ name }) => tidyName(name.value)),
    }),
  };
}

/**
 * Who plays a side: a person, or a computer by its name; and what they want to be called.
 * @param {number} place 0 for side A
 * @param {string} player
 * @param {string} given name
 * @param {Locale} locale
 */
function makeSeat(place, player, given, locale) {
  const say = locale.say.bind(locale);
  const levels = LEVELS.map((level) => {
    const [name, about] = [say(`level.${level}`), say(`level.${level}.about`)];
    return make('option', { value: level, selected: level === player }, say('settings.level', { name, about }));
  });
  const computers = make('optgroup', { label: say('settings.computer') }, ...levels);
  const person = make('option', { value: 'human', selected: player === 'human' }, say('settings.person'));
  const id = `set-player-${place}`;
  const label = make('label', { for: id }, say('settings.player', { n: place + 1 }));
  const control = make('select', { name: `player-${place}`, id, 'aria-describedby': 'about-players' }, person, computers);
  const name = make('input', {
    name: `name-${place}`,
    value: given,
    maxlength: LONGEST_NAME,
    autocomplete: 'off',
    placeholder: say('settings.name'),
    'aria-label': say('settings.name-of', { n: place + 1 }),
  });
  return { control, name, row: make('div', { class: 'row player' }, label, control, name) };
}
