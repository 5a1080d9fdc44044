// @ts-check
// A thousand random games of every number of sides, through the package and on the page's board: nothing is lost on the way, every
// position can be read again, and the stones that are shown end where the rules say.
import assert from 'node:assert/strict';
import { test } from 'node:test';

import { Scene } from '../../www/board/scene.js';
import { timeMove } from '../../www/board/timeline.js';
import { NAMES, SIDES, core } from './core.js';

const GAMES = 1000;

for (const sides of /** @type {const} */ ([2, 3, 4])) {
  test(`${GAMES} games of ${sides} sides`, () => {
    const contest = new core.Contest(sides, 'A');
    let state = sides;
    const draw = (/** @type {number} */ below) => {
      state = (state * 48271) % 2147483647;
      return state % below;
    };
    let [refills, borrowed, several] = [0, 0, 0];
    for (let number = 0; number < GAMES; number += 1) {
      const rules = { ...new core.Game(NAMES[number % NAMES.length]).rules, sides, citizensPerSquare: 1 + (number % 10) };
      const game = new core.Game(rules, { first: contest.first });
      const first = SIDES.indexOf(contest.first);
      const citizens = sides * (5 * rules.citizensPerSquare + (rules.mandarin === 'pebbles' ? rules.mandarinValue : 0));
      const scene = new Scene(game.board);
      while (!game.over) {
        const mover = SIDES.indexOf(/** @type {import('./core.js').SideLetter} */ (game.turn));
        const moves = game.moves();
        const steps = game.play(moves[draw(moves.length)]);
        assert.ok(timeMove(steps, 'normal', SIDES[mover]).duration > 0);
        for (const step of steps) scene.apply(step, mover);
        const { board } = game;
        assert.deepEqual(scene.counts(), { cells: board.cells, stores: board.stores, hand: 0 }, game.position);
        assert.equal([...board.cells, ...board.stores].reduce((all, pile) => all + pile.citizens, 0), citizens);
        const borrows = steps.filter(({ step }) => step === 'borrow').length;
        refills += steps.some(({ step }) => step === 'refill') ? 1 : 0;
        borrowed += borrows > 0 ? 1 : 0;
        several += borrows > 1 ? 1 : 0;
      }
      const again = core.Game.fromRecord(game.record);
      assert.equal(again.position, game.position);
      const scores = [...game.scores];
      const highest = Math.max(...scores);
      const winner = contest.finish(game);
      const leaders = SIDES.slice(0, sides).filter((_, side) => scores[side] === highest);
      assert.equal(winner, leaders.length === 1 ? leaders[0] : null);
      // Whoever has the fewest points begins the next; of several, the one nearest after who began this one.
      const after = scores.map((_, away) => (first + 1 + away) % sides);
      assert.equal(contest.first, SIDES[after.find((side) => scores[side] === Math.min(...scores)) ?? 0]);
      game.free();
      again.free();
    }
    assert.equal([...contest.wins].reduce((all, wins) => all + wins, 0) + contest.draws, GAMES);
    assert.ok(refills > 0 && borrowed > 0, `${refills} refills, ${borrowed} borrowed`);
    if (sides > 2) assert.ok(several > 0, 'some borrowed from several');
  });
}
