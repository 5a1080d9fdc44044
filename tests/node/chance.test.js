// @ts-check
// What is left to chance: every value occurs, and nothing else.
import assert from 'node:assert/strict';
import { test } from 'node:test';

import { NAMES, SIDES, core } from './core.js';

/** @typedef {import('./core.js').Game} Game */

/**
 * @param {() => unknown} draw
 * @param {readonly unknown[]} wanted
 */
function occurs(draw, wanted) {
  /** @type {Map<unknown, number>} */
  const seen = new Map(wanted.map((value) => [value, 0]));
  for (let count = 0; count < 600; count += 1) {
    const value = draw();
    assert.ok(seen.has(value), String(value));
    seen.set(value, (seen.get(value) ?? 0) + 1);
  }
  // 600 draws of at most four: one that comes up under 60 times has less than one chance in 10^15.
  for (const [value, times] of seen) assert.ok(times >= 60, `${value}: ${times} of 600`);
}

test('a side', () => {
  for (const sides of [2, 3, 4]) occurs(() => core.randomSide(sides), SIDES.slice(0, sides));
});

test('a hand', () => occurs(() => core.randomThrow(), ['rock', 'paper', 'scissors']));

test('a seed', () => {
  const seeds = Array.from({ length: 200 }, () => core.randomSeed());
  assert.ok(seeds.every((seed) => Number.isInteger(seed) && seed >= 0 && seed < 2 ** 32));
  assert.ok(new Set(seeds).size > 190);
  assert.ok(seeds.some((seed) => seed >= 2 ** 31), 'unsigned');
});

/**
 * The mover's points less those of the best of the others, after a move.
 * @param {Game} game
 * @param {string} move
 */
function margin(game, move) {
  // Without the history, so that a repetition does not count.
  const now = new core.Game(game.rules, { position: game.position });
  const after = new core.Game(game.rules, { position: now.preview(move).after });
  const mover = SIDES.indexOf(/** @type {import('./core.js').SideLetter} */ (game.turn));
  const scores = [...after.scores];
  const [mine] = scores.splice(mover, 1);
  now.free();
  after.free();
  return mine - Math.max(...scores);
}

test('no legal move has a better immediate result than the greedy one', () => {
  for (const name of NAMES) {
    for (const sides of /** @type {const} */ ([2, 3, 4])) {
      const game = new core.Game({ ...new core.Game(name).rules, sides });
      for (let count = 0; count < 40 && !game.over; count += 1) {
        const greedy = core.greedyMove(game);
        const moves = game.moves();
        assert.ok(moves.includes(greedy));
        const best = Math.max(...moves.map((move) => margin(game, move)));
        assert.equal(margin(game, greedy), best, `${greedy} in ${game.position}`);
        // Any of the best is played sooner or later, so that games differ.
        game.play(greedy);
      }
    }
  }
});

test('equal moves are all played', () => {
  const game = new core.Game('folk');
  occurs(() => core.greedyMove(game), ['A1l', 'A5r']);
});
