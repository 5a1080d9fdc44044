// The words: every language has the same ones, the code says all of them and no others, and nothing that a person reads
// stands anywhere else. Scripts and word files are read by TypeScript's parser, so a comment is never taken for code.

import { existsSync, readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import ts from '../browser/node_modules/typescript/lib/typescript.js';

const ROOT = fileURLToPath(new URL('../../', import.meta.url));
const DECLARATIONS = 'www/pkg/oanquan.d.ts';
const LOCALES = 'www/locales';
/** Words of the first view, and of what is opened over it. */
const FOLDERS = [LOCALES, `${LOCALES}/surfaces`];
const LANGUAGES = readdirSync(join(ROOT, LOCALES)).filter((name) => name.endsWith('.json')).map((name) => name.replace('.json', '')).sort();

/** Where a string in code ends up before a reader's eyes or ears. */
const SHOWN = {
  properties: ['textContent', 'innerText', 'title', 'ariaLabel', 'placeholder', 'alt'],
  attributes: ['aria-label', 'aria-description', 'title', 'placeholder', 'alt', 'label', 'text', 'yes', 'no'],
  // From which argument on.
  calls: { make: 2, append: 0, prepend: 0, after: 0, before: 0, replaceChildren: 0, createTextNode: 0, caption: 0, call: 0, fail: 0, write: 1 },
};

if (!existsSync(join(ROOT, DECLARATIONS))) {
  console.log(`${DECLARATIONS} is missing: run cargo xtask build first`);
  process.exit(1);
}

const faults = [];
const fault = (where, what) => faults.push(`${where}: ${what}`);
const read = (name) => readFileSync(join(ROOT, name), 'utf8');
const placeOf = (source, node) => `${source.fileName}:${source.getLineAndCharacterOfPosition(node.getStart(source)).line + 1}`;
const each = (node, visit) => {
  visit(node);
  ts.forEachChild(node, (child) => each(child, visit));
};

// What the keys that the code puts together may be.

/** The strings of a union type, as the core or a script declares it. */
function union(name, file = DECLARATIONS) {
  const text = read(file);
  const found = new RegExp(`type ${name} =([^;]+);|@typedef \\{([^}]+)\\} ${name}\\b`).exec(text);
  if (!found) throw new Error(`${file} has no type ${name}`);
  return [...(found[1] ?? found[2]).matchAll(/["']([^"']+)["']/g)].map(([, value]) => value);
}

/** The options of the rules: `mandarin` → [stone, pebbles]; one that is a number has no words of its own. */
function options() {
  const [, body] = /interface Rules \{([^}]+)\}/.exec(read(DECLARATIONS)) ?? [];
  const fields = [...(body ?? '').matchAll(/^\s+(\w+): (.+);/gm)].filter(([, name]) => name !== 'sides');
  return fields.map(([, name, type]) => [name, [...type.matchAll(/"([^"]+)"/g)].map(([, value]) => value)]);
}

const RULE_SETS = [...union('RulesName'), 'custom'];
const OPTIONS = options();
const PHASES = union('Phase', 'www/match.js').filter((phase) => phase !== 'playing');
const SETTINGS = ['first', 'orientation', 'speed', 'preview', 'lang'];
const SIDES = ['2', '3', '4'];
const LEVELS = ['1', '2', '3', '4', '5', '6'];
const under = (start, ends, after = '') => ends.map((end) => `${start}.${end}${after}`);

/** Every template that a key is made from, each hole a star, and all keys it stands for. */
const TEMPLATES = {
  'stop.*': under('stop', union('StopReason')),
  'over.*': under('over', [...union('OverReason'), 'given-up']),
  'refusal.*': under('refusal', [...new Set([...union('Refusal'), ...PHASES])]),
  'level.*': under('level', LEVELS),
  'level.*.about': under('level', LEVELS, '.about'),
  'way.*': under('way', ['left', 'right', 'up', 'down']),
  'arrow.*': under('arrow', ['left', 'right', 'up', 'down']),
  'first.*.about': under('first', ['chance', 'rps'], '.about'),
  'ask.**': ['new', 'give-up', 'give-up-you'].flatMap((what) => ['', '.text', '.yes'].map((part) => `ask.${what}${part}`)),
  'bar.*': under('bar', union('Command', 'www/controls/bar.js')),
  'rps.*': under('rps', union('Throw')),
  'lang.*': under('lang', LANGUAGES),
  'sides.*': under('sides', SIDES),
  'sides.*.about': under('sides', SIDES, '.about'),
  'rules.*': under('rules', RULE_SETS),
  'rules.*.about': under('rules', RULE_SETS, '.about'),
  'option.*.*': OPTIONS.flatMap(([name, values]) => under(`option.${name}`, values)),
  // One row of the settings: a setting, or an option of the rules. Each rule set has a line about it, so `rules` has none.
  'option.*': under('option', OPTIONS.map(([name]) => name)),
  'option.*.about': under('option', OPTIONS.map(([name]) => name), '.about'),
  // Two templates of the settings: the name of a choice, and what may be chosen.
  '*.*': [
    ...under('settings', [...SETTINGS, 'rules']),
    ...under('option', OPTIONS.map(([name]) => name)),
    ...under('first', ['host', 'chance', 'rps']),
    ...under('orientation', ['A', 'turn', 'around']),
    ...under('speed', ['slow', 'normal', 'fast', 'instant']),
    ...under('preview', ['on', 'off']),
  ],
  '*.*.about': [...under('settings', SETTINGS, '.about'), ...under('option', OPTIONS.map(([name]) => name), '.about')],
};

// The word files.

/** The words in a file, looked at one by one. */
function wordsIn(name) {
  const text = read(name);
  const source = ts.parseJsonText(name, text);
  each(source, (node) => {
    if (ts.isObjectLiteralExpression(node)) {
      const seen = new Set();
      for (const { name: key } of node.properties) {
        if (seen.has(key.text)) fault(placeOf(source, key), `"${key.text}" is there twice`);
        seen.add(key.text);
      }
    }
    if (!ts.isStringLiteral(node)) return;
    const where = placeOf(source, node);
    if (node.text !== node.text.normalize('NFC')) fault(where, `not in Unicode's composed form: "${node.text}"`);
    if (node.text !== node.text.trim() || node.text === '') fault(where, `empty, or with white space at an end: "${node.text}"`);
  });
  return Object.entries(JSON.parse(text));
}

const words = new Map(LANGUAGES.map((language) => {
  const found = FOLDERS.map((folder) => wordsIn(`${folder}/${language}.json`));
  const twice = found[1].find(([key]) => found[0].some(([other]) => other === key));
  if (twice) fault(`${FOLDERS[1]}/${language}.json`, `"${twice[0]}" is in ${FOLDERS[0]}, too`);
  return [language, Object.fromEntries(found.flat())];
}));

const kind = (entry) => {
  if (typeof entry === 'string') return 'text';
  if (!Array.isArray(entry)) return 'plural';
  return `sections of ${entry.map(({ text }) => text.length).join(', ')} paragraphs`;
};
const placesIn = (texts) => [...new Set(texts.flatMap((text) => text.match(/\{\w+\}/g) ?? []))].sort();
const strings = (entry) => (typeof entry === 'string' ? [entry] : Object.values(entry).flatMap(strings));
const all = new Set([...words.values()].flatMap((entries) => Object.keys(entries)));

for (const key of all) {
  const kinds = new Set([...words.values()].filter((entries) => key in entries).map((entries) => kind(entries[key])));
  const expected = kinds.has('plural') ? 'plural' : [...kinds][0];
  const places = placesIn([...words.values()].flatMap((entries) => strings(entries[key] ?? '')));
  for (const [language, entries] of words) {
    const where = `${LOCALES} ${language} ${key}`;
    const entry = entries[key];
    if (entry === undefined) {
      fault(where, 'is missing');
      continue;
    }
    const categories = new Intl.PluralRules(language).resolvedOptions().pluralCategories.sort();
    // Where a language has only one form, a plain text is that form.
    const single = kind(entry) === 'text' && expected === 'plural' && categories.length === 1;
    if (kind(entry) !== expected && !single) fault(where, `is ${kind(entry)}, elsewhere ${expected}`);
    if (kind(entry) === 'plural') {
      const given = Object.keys(entry).sort();
      if (given.join() !== categories.join()) fault(where, `has the plurals ${given.join(', ')} and needs ${categories.join(', ')}`);
      if (!(entry.other ?? '').includes('{n}')) fault(where, 'is chosen by {n}, which it does not say');
    }
    // "One mandarin" may do without its number; `other` needs every place.
    const full = kind(entry) === 'plural' ? [entry.other ?? ''] : strings(entry);
    const lacking = places.filter((place) => !placesIn(full).includes(place));
    if (lacking.length > 0) fault(where, `lacks ${lacking.join(', ')}, or another language has it too much`);
  }
}

// The scripts.

const families = new Set([...all].filter((key) => key.includes('.')).map((key) => key.split('.')[0]));
const said = new Set();
const used = new Set();

/** The name that is called: `say` in `say(…)`, `this.#locale.say(…)`, `locale?.say(…)`. */
const nameOf = ({ expression }) => (ts.isPropertyAccessExpression(expression) ? expression.name.text : expression.getText());
const isKeyed = (call) => ['say', 'sections'].includes(nameOf(call)) && !/shell/.test(call.expression.getText());
const between = (node) => ts.isConditionalExpression(node) || ts.isParenthesizedExpression(node) || ts.isTemplateExpression(node)
  || ts.isTemplateSpan(node) || (ts.isBinaryExpression(node) && /^(\?\?|\|\||&&|\+)$/.test(node.operatorToken.getText()));

/** The node that a string is for: what uses it once choices, joins and parentheses are taken off, and the string's part of it. */
function useOf(node) {
  let part = node;
  while (between(part.parent) && part.parent.condition !== part) part = part.parent;
  return { user: part.parent, part };
}

function isShown(node) {
  const { user, part } = useOf(node);
  if (ts.isBinaryExpression(user)) return user.right === part && SHOWN.properties.includes(user.left.name?.text);
  if (ts.isPropertyAssignment(user)) return user.initializer === part && SHOWN.attributes.includes(user.name.text);
  if (!ts.isCallExpression(user)) return false;
  const [name, place] = [nameOf(user), user.arguments.indexOf(part)];
  if (name === 'setAttribute') return place === 1 && SHOWN.attributes.includes(user.arguments[0].text);
  if (name === 'say') return !isKeyed(user);
  return Object.hasOwn(SHOWN.calls, name) && place >= SHOWN.calls[name];
}

/** A string as it stands in the code, each hole a star. */
function shapeOf(node) {
  if (!ts.isTemplateExpression(node)) return node.text;
  return [node.head, ...node.templateSpans.map(({ literal }) => literal)].map(({ text }) => text).join('*');
}

function look(source, node) {
  if (!ts.isStringLiteralLike(node) && !ts.isTemplateExpression(node)) return;
  if (ts.isImportDeclaration(node.parent) || ts.isExportDeclaration(node.parent)) return;
  const where = placeOf(source, node);
  const shape = shapeOf(node);
  const { user } = useOf(node);
  const isKey = ts.isCallExpression(user) && isKeyed(user);
  const resembles = /^[a-z-]+\.[\w.,-]+$/.test(shape) && families.has(shape.split('.')[0]);
  if (ts.isTemplateExpression(node)) {
    if (isKey) said.add(shape);
    if (isKey && !Object.hasOwn(TEMPLATES, shape)) fault(where, `says ${node.getText()}: add to this check what that may be`);
  } else if (all.has(shape)) used.add(shape);
  // What begins with a dot is the end of a key, added to one of the templates.
  else if ((isKey && shape !== '' && !shape.startsWith('.')) || resembles) fault(where, `"${shape}" is a key of no language`);

  if (/[^\P{L}A-Za-z]/u.test(shape)) fault(where, `words outside www/locales: "${shape}"`);
  else if (isShown(node) && /\p{L}/u.test(shape)) fault(where, `is shown, but stands outside www/locales: "${shape}"`);
}

const scripts = readdirSync(join(ROOT, 'www'), { recursive: true }).map((name) => name.replaceAll('\\', '/')).sort();
for (const name of scripts) {
  if (!name.endsWith('.js') || name.startsWith('pkg/')) continue;
  const source = ts.createSourceFile(`www/${name}`, read(`www/${name}`), ts.ScriptTarget.Latest, true);
  each(source, (node) => look(source, node));
}

for (const [shape, keys] of Object.entries(TEMPLATES)) {
  if (!said.has(shape)) fault('tests/checks/locales.mjs', `the template ${shape} is no longer said`);
  for (const key of keys) {
    used.add(key);
    if (!all.has(key)) fault(`www/locales ${key}`, `is said by way of ${shape}, and no language has it`);
  }
}
for (const key of all) if (!used.has(key)) fault(`www/locales ${key}`, 'is never said');

for (const line of faults) console.log(line);
console.log(`words: ${LANGUAGES.join(', ')}; ${all.size} keys, ${faults.length} faults`);
process.exit(faults.length > 0 ? 1 : 0);
