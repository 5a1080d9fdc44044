// The score dialog: who has won, how each side's points came about, why the game ended.

import { make } from './make.js';

/** @typedef {import('../locale.js').Locale} Locale */
/** @typedef {import('../narrator.js').Narrator} Narrator */
/** @typedef {import('../match.js').Match} Match */
/** @typedef {import('../pkg/oanquan.js').Account} Account */

/**
 * @param {Match} match whose game is over
 * @param {Narrator} narrator
 * @param {Locale} locale
 * @param {() => void} close
 * @returns {HTMLElement}
 */
export function makeScoreDialog(match, narrator, locale, close) {
  const outcome = match.outcome;
  const accounts = match.game.accounts;
  const { wins, draws } = match.standings;
  const { debts } = match.game.board;
  const say = locale.say.bind(locale);
  const owes = (/** @type {import('../pkg/oanquan.js').Debt} */ { debtor, lender, count }) =>
    say('score.debt', { name: narrator.name(debtor), from: narrator.name(lender), n: count });
  const heading = make('h2', { id: 'outcome' }, outcome ? narrator.outcome(outcome) : '');
  const reason = make('p', { class: 'reason' }, outcome ? say(`over.${outcome.reason}`) : '');
  const games = accounts.map(({ side }, place) => `${narrator.name(side)}: ${locale.number(wins[place])}`);
  const standings = [say('score.match', { wins: games.join(', ') }), draws ? say('score.draws', { n: draws }) : ''].join(' ');
  const next = match.first;
  const begins = next.length === 1 ? say('score.next', { name: narrator.name(/** @type {import('../match.js').SideLetter} */ (next)) }) : '';
  const dialog = make(
    'div',
    { role: 'dialog', part: 'dialog', class: 'score', tabindex: -1, 'aria-labelledby': 'outcome', 'aria-modal': 'false' },
    heading,
    reason,
    makeTable(match, accounts, narrator, locale),
    // Of two sides the table says it already.
    accounts.length > 2 && debts.length > 0 && make('p', { class: 'match' }, debts.map(owes).join(' ')),
    make('p', { class: 'match' }, standings, ' ', begins),
    make('footer', {}, make('button', { type: 'button', part: 'close', class: 'main', onclick: close }, say('close'))),
  );
  return dialog;
}

/**
 * Two sides stand beside each other, more of them below each other, the best first.
 * @param {Match} match
 * @param {Account[]} accounts
 * @param {Narrator} narrator
 * @param {Locale} locale
 */
function makeTable(match, accounts, narrator, locale) {
  const value = match.game.rules.mandarinValue;
  const say = locale.say.bind(locale);
  const many = accounts.length > 2;
  const signed = (/** @type {number} */ number) => (number ? locale.number(number) : '0');
  const times = (/** @type {number} */ mandarins) => `${locale.number(mandarins)} × ${locale.number(value)}`;
  /** @type {[string, (account: Account) => string, boolean][]} whether it is there even when it is 0 for all */
  const kinds = [
    ['score.captured', (account) => signed(account.citizens - account.swept), true],
    ['score.swept', (account) => signed(account.swept), true],
    ['score.mandarins', ({ mandarins, mandarinPoints }) =>
      mandarins ? times(mandarins) + (many ? '' : ` = ${locale.number(mandarinPoints)}`) : '0', true],
    ['score.owed', ({ owed }) => signed(-owed), accounts.some(({ owed }) => owed > 0)],
    ['score.lent', ({ lent }) => signed(lent), accounts.some(({ lent }) => lent > 0)],
  ];
  const shown = kinds.filter(([, , always]) => always);
  const line = (/** @type {string} */ label, /** @type {string[]} */ cells) =>
    make('tr', {}, make('th', { scope: 'row' }, label), ...cells.map((cell) => make('td', {}, cell)));
  const head = (/** @type {string[]} */ names) => {
    const cells = names.map((name) => make('th', { scope: 'col' }, name));
    return make('thead', {}, make('tr', {}, make('td', {}), ...cells));
  };
  if (many) {
    const best = [...accounts].sort((one, other) => other.total - one.total);
    const placeOf = (/** @type {Account} */ { total }) => 1 + accounts.filter((other) => other.total > total).length;
    return make(
      'table',
      { class: 'places' },
      head([...shown.map(([key]) => say(key)), say('score.total')]),
      make('tbody', {}, ...best.map((account) => line(
        say('score.place', { n: placeOf(account), name: narrator.name(account.side) }),
        [...shown.map(([, cell]) => cell(account)), signed(account.total)],
      ))),
    );
  }
  return make(
    'table',
    {},
    head(accounts.map(({ side }) => narrator.name(side))),
    make('tbody', {}, ...shown.map(([key, cell]) => line(say(key), accounts.map(cell)))),
    make('tfoot', {}, line(say('score.total'), accounts.map(({ total }) => signed(total)))),
  );
}
