// The words: every language has the same, all are used, none is missing, and all are in Unicode's composed form.

import { readFileSync, readdirSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { join } from 'node:path';

const WWW = fileURLToPath(new URL('../../www/', import.meta.url));
const LANGUAGES = readdirSync(join(WWW, 'locales')).filter((name) => name.endsWith('.json')).map((name) => name.slice(0, -5));

/** Keys that the code puts together: what they begin with, and every end they may get. */
const RULE_SETS = ['standard', 'folk', 'sow-on', 'pebbles', 'custom'];
const OPTIONS = ['citizensPerSquare', 'mandarin', 'mandarinValue', 'youngMandarin', 'afterCapture', 'emptyMandarin'];
const withAbout = (names) => names.flatMap((name) => [name, `${name}.about`]);
const FAMILIES = {
  'stop.': ['mandarin', 'empty-mandarin', 'two-empty', 'young-mandarin', 'after-capture'],
  'over.': ['mandarins-gone', 'no-refill', 'repetition', 'stopped', 'given-up'],
  'refusal.': ['over', 'mandarin-cell', 'not-yours', 'empty', 'ready', 'sowing', 'thinking'],
  'arrow.': ['left', 'right', 'up', 'down'],
  'first.': ['host', 'chance', 'rps', 'chance.about', 'rps.about'],
  'ask.': ['new', 'give-up'].flatMap((what) => [what, `${what}.text`, `${what}.yes`]),
  'bar.': ['new', 'undo', 'giveUp', 'settings', 'rules', 'language', 'language.short'],
  'rps.': ['rock', 'paper', 'scissors'],
  'speed.': ['slow', 'normal', 'fast'],
  'lang.': LANGUAGES,
  'rules.': withAbout(RULE_SETS),
  // One template serves both of these.
  'settings.': [...withAbout(['players', 'first', 'speed', 'lang']), 'rules'],
  'option.': [
    ...withAbout(OPTIONS),
    'mandarin.stone', 'mandarin.pebbles', 'afterCapture.stop', 'afterCapture.sow-on', 'emptyMandarin.ordinary', 'emptyMandarin.stops',
  ],
};

const faults = [];
const fault = (where, what) => faults.push(`${where}: ${what}`);

const words = Object.fromEntries(LANGUAGES.map((language) => {
  const text = readFileSync(join(WWW, 'locales', `${language}.json`), 'utf8');
  if (text !== text.normalize('NFC')) fault(language, 'not in Unicode NFC');
  const keys = [...text.matchAll(/^ {2}"([^"]+)":/gm)].map(([, key]) => key);
  for (const key of keys) if (keys.indexOf(key) !== keys.lastIndexOf(key)) fault(`${language} ${key}`, 'given twice');
  return [language, JSON.parse(text)];
}));

const strings = (entry) => (typeof entry === 'string' ? [entry] : Object.values(entry).flatMap(strings));
const places = (entry) => [...new Set(strings(entry).flatMap((text) => text.match(/\{\w+\}/g) ?? []))].sort().join(' ');
const shape = (entry) => (Array.isArray(entry) ? entry.map(({ text }) => text.length).join() : 'text');

const all = [...new Set(LANGUAGES.flatMap((language) => Object.keys(words[language])))];
for (const key of all) {
  for (const language of LANGUAGES) {
    const entry = words[language][key];
    const where = `${language} ${key}`;
    if (entry === undefined) {
      fault(where, 'missing');
      continue;
    }
    for (const text of strings(entry)) if (text !== text.trim() || text === '') fault(where, `empty, or with white space at an end: "${text}"`);
    if (places(entry) !== places(words[LANGUAGES[0]][key] ?? '')) fault(where, `other {places} than in ${LANGUAGES[0]}`);
    if (shape(entry) !== shape(words[LANGUAGES[0]][key] ?? '')) fault(where, `other sections than in ${LANGUAGES[0]}`);
    if (typeof entry === 'object' && !Array.isArray(entry)) {
      const needed = new Intl.PluralRules(language).resolvedOptions().pluralCategories.sort().join();
      if (Object.keys(entry).sort().join() !== needed) fault(where, `needs the plurals ${needed}`);
    }
  }
}

const used = new Set();
for (const [family, ends] of Object.entries(FAMILIES)) for (const end of ends) used.add(family + end);
const scripts = readdirSync(WWW, { recursive: true }).filter((name) => name.endsWith('.js') && !name.startsWith('pkg'));
for (const name of scripts) {
  const code = readFileSync(join(WWW, name), 'utf8').replace(/^\s*(\/\/|\/?\*).*$/gm, '');
  for (const [literal] of code.matchAll(/'[^'\n]*'|"[^"\n]*"|`[^`]*`/g)) {
    const text = literal.slice(1, -1);
    if (all.includes(text)) used.add(text);
    if (code.includes(`say(${literal}`) && /^[a-z]/.test(text) && !text.includes('${')) used.add(text);
    const family = /^([a-z-]+\.)\$\{/.exec(text)?.[1];
    if (family && code.includes(`say(${literal}`) && !(family in FAMILIES)) fault(name, `this check does not know the family ${family}`);
    if (/[A-Za-z][à-ỹ]|[à-ỹ][A-Za-z]/.test(text)) fault(name, `words outside the locale files: ${text}`);
  }
}
for (const key of used) if (!all.includes(key)) fault(key, 'said, but in no language');
for (const key of all) if (!used.has(key)) fault(key, 'never said');

for (const each of faults) console.log(each);
console.log(`${LANGUAGES.length} languages, ${all.length} keys, ${faults.length} faults`);
process.exit(faults.length ? 1 : 0);
