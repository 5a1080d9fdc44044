// The settings panel: who plays, who begins, by which rules, how fast, in which language.

import { LANGUAGES } from '../locale.js';
import { make } from './make.js';
import { openPanel } from './panel.js';
import { makePlayersForm } from './players-form.js';

/** @typedef {import('../locale.js').Locale} Locale */
/** @typedef {import('../pkg/oanquan.js').Rules} Rules */
/** @typedef {import('../pkg/oanquan.js').RulesName} RulesName */

/**
 * @typedef {object} Settings
 * @property {string[]} players for each side; given, for each there can be
 * @property {string[]} names of the seats, empty for none
 * @property {string} orientation
 * @property {string} first
 * @property {Rules} rules
 * @property {string} speed
 * @property {string} preview
 * @property {string} lang
 */

/** The options of the rules, in the order in which a game meets them. */
export const OPTIONS = /** @type {const} */ ([
  ['citizensPerSquare', [1, 2, 3, 4, 5, 6, 7, 8, 9, 10]],
  ['mandarin', ['stone', 'pebbles']],
  ['mandarinValue', [5, 10]],
  ['youngMandarin', [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10]],
  ['afterCapture', ['stop', 'sow-on']],
  ['emptyMandarin', ['ordinary', 'stops']],
]);

/**
 * @param {ParentNode & Node} root
 * @param {Settings} now
 * @param {Record<RulesName, Rules>} named the named rule sets, complete
 * @param {Locale} locale
 * @returns {Promise<Settings | null>} the settings wanted, or null when the panel was closed
 */
export async function openSettings(root, now, named, locale) {
  const say = locale.say.bind(locale);
  const choices = (/** @type {string} */ name, /** @type {string[]} */ values, /** @type {string} */ value) =>
    select(name, orAsSet(values.map((each) => [each, say(`${name}.${each}`)]), value, say), value, say);
  const players = makePlayersForm({ ...now, sides: now.rules.sides }, locale);
  const first = choices('first', ['host', 'chance', 'rps'], now.first);
  const orientation = choices('orientation', ['A', 'turn', 'around'], now.orientation);
  const speed = choices('speed', ['slow', 'normal', 'fast', 'instant'], now.speed);
  const preview = choices('preview', ['on', 'off'], now.preview);
  const lang = select('lang', LANGUAGES.map((value) => [value, say(`lang.${value}`)]), now.lang, say);
  for (const option of lang.control.options) option.lang = option.value;

  const options = OPTIONS.map(([field, values]) => {
    const label = (/** @type {string | number} */ value) =>
      typeof value === 'number' ? locale.number(value) : say(`option.${field}.${value}`);
    const choices = values.map((value) => /** @type {[string, string]} */ ([String(value), label(value)]));
    return { field, ...select(field, choices, String(now.rules[field]), say, 'option') };
  });
  /** @returns {Rules} */
  const chosen = () => {
    /** @type {Record<string, string | number>} */
    const rules = { ...now.rules, sides: players.read().sides };
    for (const { field, control } of options) {
      const number = Number(control.value);
      rules[field] = Number.isNaN(number) ? control.value : number;
    }
    return /** @type {Rules} */ (/** @type {unknown} */ (rules));
  };
  const nameOf = (/** @type {Rules} */ rules) =>
    Object.entries(named).find(([, each]) => OPTIONS.every(([field]) => each[field] === rules[field]))?.[0] ?? 'custom';
  const sets = [...Object.keys(named), 'custom'].map((name) => /** @type {[string, string]} */ ([name, say(`rules.${name}`)]));
  const set = select('rules', sets, nameOf(now.rules), say);
  const explain = () => (set.about.textContent = say(`rules.${set.control.value}.about`));
  explain();
  set.control.addEventListener('change', () => {
    const rules = named[/** @type {RulesName} */ (set.control.value)];
    if (rules) for (const { field, control } of options) control.value = String(rules[field]);
    else details.open = true;
    explain();
  });
  const details = make(
    'details',
    { open: set.control.value === 'custom' },
    make('summary', {}, say('settings.options')),
    ...options.map(({ row }) => row),
  );
  details.addEventListener('change', () => {
    set.control.value = nameOf(chosen());
    explain();
  });

  const apply = make('button', { type: 'submit', class: 'main' }, say('settings.apply'));
  const cancel = make('button', { type: 'button', onclick: () => panel.dialog.close() }, say('cancel'));
  const form = make(
    'form',
    { method: 'dialog', class: 'settings' },
    ...players.rows,
    first.row,
    set.row,
    details,
    orientation.row,
    speed.row,
    preview.row,
    lang.row,
    make('div', { class: 'answers' }, apply, cancel),
  );
  form.addEventListener('submit', (event) => {
    event.preventDefault();
    panel.dialog.close('apply');
  });
  const panel = openPanel(root, { title: say('settings.title'), close: say('cancel'), className: 'settings' }, form);
  if ((await panel.closed) !== 'apply') return null;
  const { players: playing, names } = players.read();
  return {
    players: playing,
    names,
    orientation: orientation.control.value,
    first: first.control.value,
    rules: chosen(),
    speed: speed.control.value,
    preview: preview.control.value,
    lang: lang.control.value,
  };
}

/**
 * The usual choices, and what the page was set to if that is another.
 * @param {[string, string][]} usual
 * @param {string} now
 * @param {(key: string) => string} say
 * @returns {[string, string][]}
 */
function orAsSet(usual, now, say) {
  return usual.some(([value]) => value === now) ? usual : [...usual, [now, say('settings.as-set')]];
}

/**
 * A choice with its name and one line on what it means.
 * @param {string} name
 * @param {[string, string][]} choices value and label
 * @param {string} value
 * @param {(key: string) => string} say
 * @param {string} [group] the first part of its key in the words
 */
function select(name, choices, value, say, group = 'settings') {
  const control = make(
    'select',
    { name, id: `set-${name}`, 'aria-describedby': `about-${name}` },
    ...choices.map(([each, label]) => make('option', { value: each, selected: each === value }, label)),
  );
  // Of the rule sets each has its own line.
  const about = make('small', { id: `about-${name}` }, name === 'rules' ? '' : say(`${group}.${name}.about`));
  const row = make('div', { class: 'row' }, make('label', { for: `set-${name}` }, say(`${group}.${name}`)), control, about);
  return { control, about, row };
}
