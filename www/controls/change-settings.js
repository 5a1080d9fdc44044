// What the settings say before they are opened, and what they change when they are done: attributes of the element, and the
// reader's own choices.

import { SIDES } from '../cells.js';
import { wantsPreviews } from '../choice.js';
import { keep } from '../kept.js';
import { keepLanguage } from '../locale.js';
import { openSettings } from './settings.js';

/** @typedef {import('../pkg/oanquan.js').RulesName} RulesName */

/**
 * @param {object} around
 * @param {HTMLElement} around.element
 * @param {HTMLElement} around.parent
 * @param {import('../core.js').Core} around.core
 * @param {import('../locale.js').Locale} around.locale
 * @param {import('../table.js').Table} around.table
 * @param {() => boolean} around.isCurrent whether that is still the table
 */
export async function changeSettings({ element, parent, core, locale, table, isCurrent }) {
  const { match } = table;
  const complete = (/** @type {RulesName} */ name) => {
    const game = new core.Game(name);
    const { rules } = game;
    game.free();
    return rules;
  };
  const named = { standard: complete('standard'), folk: complete('folk'), 'sow-on': complete('sow-on'), pebbles: complete('pebbles') };
  const now = {
    players: SIDES.map((side) => String(match.player(side))),
    names: SIDES.map((side) => match.nameOf(side)),
    first: element.getAttribute('first') ?? 'host',
    rules: match.game.rules,
    orientation: element.getAttribute('orientation') ?? 'A',
    speed: element.getAttribute('speed') ?? 'normal',
    preview: wantsPreviews() ? 'on' : 'off',
    lang: locale.language,
  };
  const wanted = await openSettings(parent, now, named, locale);
  if (!wanted) return;
  /** @param {'speed' | 'orientation' | 'first'} name */
  const set = (name) => wanted[name] !== now[name] && element.setAttribute(name, wanted[name]);
  set('speed');
  set('orientation');
  if (wanted.names.join() !== now.names.join()) element.setAttribute('names', wanted.names.join());
  if (wanted.preview !== now.preview) keep('preview', wanted.preview);
  if (wanted.lang !== now.lang) {
    keepLanguage(/** @type {import('../locale.js').Language} */ (wanted.lang));
    element.lang = wanted.lang;
  }
  const [players, rules] = [wanted.players.join(), JSON.stringify(wanted.rules)];
  const same = players === now.players.slice(0, now.rules.sides).join() && wanted.first === now.first && rules === JSON.stringify(now.rules);
  if (same || !isCurrent() || !(await table.mayThrowAway())) return;
  element.setAttribute('players', players);
  set('first');
  element.setAttribute('rules', rules);
  // The rules say how many play.
  for (const name of ['sides', 'position', 'moves']) element.removeAttribute(name);
}
