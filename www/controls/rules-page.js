// The rules, in the page itself.

import { make } from './make.js';
import { openPanel } from './panel.js';
import { OPTIONS } from './settings.js';

/** @typedef {import('../locale.js').Locale} Locale */
/** @typedef {import('../pkg/oanquan.js').Rules} Rules */

/**
 * @param {ParentNode & Node} root
 * @param {Locale} locale
 * @param {Rules | null} rules those of the game, told first when they are not the standard ones
 * @param {boolean} standard
 */
export function openRules(root, locale, rules, standard) {
  const sections = locale.sections('rules.sections').map(({ title, text }) =>
    make('section', {}, make('h3', {}, title), ...text.map((paragraph) => make('p', {}, paragraph))),
  );
  const now = rules && !standard ? [makeRulesNow(rules, locale)] : [];
  return openPanel(root, { title: locale.say('rules.title'), close: locale.say('close'), className: 'rules' }, ...now, ...sections);
}

/**
 * Every option with its value, and what it means.
 * @param {Rules} rules
 * @param {Locale} locale
 */
function makeRulesNow(rules, locale) {
  const lines = OPTIONS.map(([field]) => {
    const value = rules[field];
    const shown = typeof value === 'number' ? locale.number(value) : locale.say(`option.${field}.${value}`);
    const label = make('strong', {}, `${locale.say(`option.${field}`)}: ${shown}. `);
    return make('li', {}, label, locale.say(`option.${field}.about`));
  });
  const sides = make('li', {}, make('strong', {}, `${locale.say('option.sides')}: ${locale.number(rules.sides)}.`));
  return make(
    'section',
    {},
    make('h3', {}, locale.say('rules.now')),
    make('p', {}, locale.say('rules.now.about')),
    make('ul', {}, sides, ...lines),
  );
}
