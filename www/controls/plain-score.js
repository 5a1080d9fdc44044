// The score dialog before the real one is loaded: a game that is over when it has hardly begun, or without a network, ends too.

import { make } from './make.js';

/**
 * @param {import('../match.js').Match} match whose game is over
 * @param {import('../narrator.js').Narrator} narrator
 * @param {import('../locale.js').Locale} locale
 * @param {() => void} close
 * @returns {HTMLElement}
 */
export function makePlainScore(match, narrator, locale, close) {
  return make(
    'div',
    { role: 'dialog', part: 'dialog', class: 'score', tabindex: -1, 'aria-labelledby': 'outcome' },
    make('h2', { id: 'outcome' }, match.outcome && narrator.outcome(match.outcome)),
    make('p', {}, narrator.score()),
    make('button', { type: 'button', part: 'close', class: 'main', onclick: close }, locale.say('close')),
  );
}
