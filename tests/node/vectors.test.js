// @ts-check
// Every vector file, through the package: what Rust computes must arrive in JavaScript unchanged.
import assert from 'node:assert/strict';
import { readFileSync, readdirSync } from 'node:fs';
import { test } from 'node:test';

import { core } from './core.js';

const FOLDER = new URL('../vectors/', import.meta.url);

/**
 * @typedef {{name?: string, rules: import('./core.js').Rules, position: string, move: string, steps: unknown[], after: string}} MoveCase
 * @typedef {{name?: string, rules: import('./core.js').Rules, first?: import('./core.js').SideLetter, start?: string, moves: string[],
 *   final: string, over: string | null, scores: number[]}} GameCase
 */

for (const file of readdirSync(FOLDER).filter((name) => name.endsWith('.json'))) {
  /** @type {{moves: MoveCase[], games: GameCase[]}} */
  const { moves, games } = JSON.parse(readFileSync(new URL(file, FOLDER), 'utf8'));

  test(`${file}: ${moves.length} moves`, () => {
    for (const [place, wanted] of moves.entries()) {
      const name = `${wanted.name ?? place}: ${wanted.move} in ${wanted.position}`;
      const game = new core.Game(wanted.rules, { position: wanted.position });
      assert.equal(game.position, wanted.position, name);

      const preview = game.preview(wanted.move);
      assert.deepEqual(preview.steps, wanted.steps, name);
      assert.equal(preview.after, wanted.after, name);
      assert.equal(game.position, wanted.position, `${name}: a preview changes nothing`);
      assert.equal(game.ply, 0, name);

      assert.deepEqual(game.play(wanted.move), wanted.steps, name);
      assert.equal(game.position, wanted.after, name);
      assert.deepEqual(game.stepsTo(1), wanted.steps, name);
      assert.deepEqual(game.board, preview.board, name);
      game.free();
    }
  });

  test(`${file}: ${games.length} games`, () => {
    for (const [place, wanted] of games.entries()) {
      const name = `${wanted.name ?? place}`;
      const game = new core.Game(wanted.rules, { first: wanted.first, position: wanted.start });
      for (const move of wanted.moves) game.play(move);
      assert.equal(game.position, wanted.final, name);
      assert.equal(game.over, wanted.over, name);
      assert.deepEqual([...game.scores], wanted.scores, name);
      assert.deepEqual(game.history, wanted.moves, name);
      game.free();
    }
  });

  test(`${file}: has cases`, () => assert.ok(moves.length + games.length > 0));
}
