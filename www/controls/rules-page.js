// The rules, in the page itself.

import { make } from './make.js';
import { openPanel } from './panel.js';

/**
 * @param {ParentNode & Node} root
 * @param {import('../locale.js').Locale} locale
 */
export function openRules(root, locale) {
  const sections = locale.sections('rules.sections').map(({ title, text }) =>
    make('section', {}, make('h3', {}, title), ...text.map((paragraph) => make('p', {}, paragraph))),
  );
  return openPanel(root, { title: locale.say('rules.title'), close: locale.say('close'), className: 'rules' }, ...sections);
}
