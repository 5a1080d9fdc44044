// @ts-check
// A match of several games, and *oẳn tù tì*.
import assert from 'node:assert/strict';
import { test } from 'node:test';

import { core } from './core.js';

/** @typedef {import('./core.js').SideLetter} SideLetter */
/** @typedef {import('./core.js').Throw} Throw */

/**
 * A game that is over, with these citizens and stones in the stores.
 * @param {string} stores
 */
function ended(stores) {
  const sides = /** @type {2 | 3 | 4} */ (stores.split(',').length);
  const ring = Array.from({ length: sides }, () => '0,0,0,0,0,0').join('/');
  return new core.Game({ sides }, { position: `${ring} - ${stores} -` });
}

test('the loser begins the next game', () => {
  const contest = new core.Contest(2, 'A');
  assert.equal(contest.first, 'A');
  assert.equal(contest.finish(ended('35+1Q,15+1Q')), 'A');
  assert.equal(contest.first, 'B');
  assert.equal(contest.finish(ended('15+1Q,35+1Q')), 'B');
  assert.equal(contest.first, 'A');
  assert.equal(contest.finish(ended('25+1Q,25+1Q')), null);
  assert.equal(contest.first, 'B', 'after a draw the other side');
  assert.deepEqual([...contest.wins], [1, 1]);
  assert.equal(contest.draws, 1);
});

test('with more sides the one with the fewest points begins', () => {
  const contest = new core.Contest(4, 'B');
  assert.equal(contest.finish(ended('30+1Q,20+1Q,10+1Q,40+1Q')), 'D');
  assert.equal(contest.first, 'C');
  // Of several, the nearest in turn order after the one that began: after C comes D.
  assert.equal(contest.finish(ended('20+1Q,40+1Q,20+1Q,20+1Q')), 'B');
  assert.equal(contest.first, 'D');
  assert.equal(contest.finish(ended('40+1Q,40+1Q,10+1Q,10+1Q')), null, 'two are highest');
  assert.equal(contest.first, 'C');
  assert.deepEqual([...contest.wins], [0, 1, 0, 1]);
  assert.equal(contest.draws, 1);
});

test('who gives up has lost, whatever the points, and begins the next game', () => {
  const two = new core.Contest(2, 'A');
  assert.equal(two.giveUp('A', ended('49+2Q,1')), 'B');
  assert.equal(two.first, 'A');
  assert.equal(two.giveUp('B', new core.Game()), 'A');
  assert.equal(two.first, 'B');
  assert.deepEqual([...two.wins], [1, 1]);

  const three = new core.Contest(3, 'A');
  assert.equal(three.giveUp('B', ended('25+1Q,40+1Q,10+1Q')), 'A');
  assert.equal(three.giveUp('B', ended('20+1Q,35+1Q,20+1Q')), null, 'the others are equal');
  assert.equal(three.first, 'B');
  assert.equal(three.draws, 1);
});

test('another side can be made to begin', () => {
  const contest = new core.Contest(3, 'A');
  contest.first = 'C';
  assert.equal(contest.first, 'C');
  assert.deepEqual([...contest.wins], [0, 0, 0]);
});

test('who stays in after a throw', () => {
  /** @type {[Throw[], number[]][]} */
  const cases = [
    [['rock'], [0]],
    [['rock', 'paper'], [1]],
    [['rock', 'scissors'], [0]],
    [['paper', 'scissors'], [1]],
    [['paper', 'paper'], [0, 1]],
    [['rock', 'paper', 'scissors'], [0, 1, 2]],
    [['rock', 'paper', 'rock'], [1]],
    [['rock', 'paper', 'paper'], [1, 2]],
    [['scissors', 'rock', 'rock', 'scissors'], [1, 2]],
    [['scissors', 'rock', 'paper', 'scissors'], [0, 1, 2, 3]],
  ];
  for (const [hands, still] of cases) assert.deepEqual([...core.stillIn(hands)], still, hands.join());
});
