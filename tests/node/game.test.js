// @ts-check
// A game goes back and forth, into text and out of it, and is always the same game.
import assert from 'node:assert/strict';
import { test } from 'node:test';

import { SIDES, allRules, core, playOut } from './core.js';

/** @typedef {import('./core.js').Game} Game */

/** @param {Game} game */
function everything(game) {
  const { position, board, turn, over, accounts, rules, rulesName, ply, history, record } = game;
  const scores = [...game.scores];
  return { position, board, turn, over, scores, accounts, rules, rulesName, ply, history, record, moves: game.moves() };
}

test('undo, redo and goTo walk along one line', () => {
  for (const rules of allRules()) {
    const game = new core.Game(rules);
    const seen = [everything(game)];
    while (!game.over && game.ply < 60) {
      const moves = game.moves();
      game.play(moves[(game.ply * 7) % moves.length]);
      seen.push(everything(game));
    }
    const last = seen.length - 1;
    assert.equal(game.lineLength, last);
    assert.equal(game.redo(), false);
    for (let ply = last - 1; ply >= 0; ply -= 1) {
      assert.equal(game.undo(), true);
      assert.equal(game.lineLength, last, 'undone moves stay in the line');
      // Strings and objects made anew each time must be equal to those of the first time.
      if (ply % 5 === 0) assert.deepEqual(everything(game), seen[ply]);
      assert.equal(game.position, seen[ply].position);
    }
    assert.equal(game.undo(), false);
    assert.equal(game.redo(), true);
    assert.deepEqual(everything(game), seen[1]);
    for (const ply of [last, 0, Math.floor(last / 2), last]) {
      assert.equal(game.goTo(ply), true);
      assert.deepEqual(everything(game), seen[ply]);
    }
    assert.equal(game.goTo(last + 1), false);
    assert.deepEqual(everything(game), seen[last]);
    for (let ply = 1; ply <= last; ply += 9) {
      const before = new core.Game(rules, { position: seen[ply - 1].position });
      const steps = game.stepsTo(ply);
      const points = game.pointsTo(ply) ?? [];
      assert.equal(points.length, steps?.length);
      assert.deepEqual(points.at(-1), seen[ply].scores);
      // A repetition is only seen with the history.
      if (seen[ply].over !== 'repetition') assert.deepEqual(before.play(seen[last].history[ply - 1]), steps);
    }
  }
});

test('a move played after an undo forgets the undone ones; an illegal one does not', () => {
  const game = new core.Game();
  for (let count = 0; count < 4; count += 1) game.play(game.moves()[0]);
  game.goTo(2);
  assert.throws(() => game.play('A1'));
  assert.throws(() => game.play('D1l'));
  assert.equal(game.lineLength, 4);
  game.preview(game.moves()[0]);
  assert.equal(game.lineLength, 4);
  game.play(game.moves().at(-1) ?? '');
  assert.equal(game.lineLength, 3);
  assert.equal(game.redo(), false);
});

test('records come back as the same game', () => {
  for (const rules of allRules()) {
    for (const first of SIDES.slice(0, rules.sides)) {
      const game = new core.Game(rules, { first });
      assert.equal(game.turn, first);
      playOut(game, rules.sides + first.charCodeAt(0));
      for (const ply of [game.lineLength, 0, 1, Math.floor(game.lineLength / 2)]) {
        game.goTo(ply);
        const again = core.Game.fromRecord(game.record);
        assert.deepEqual(everything(again), everything(game));
        again.free();
      }
    }
  }
});

test('records may begin from a position and bear any name', () => {
  const middle = new core.Game('sow-on');
  middle.play('A2r');
  middle.play(middle.moves()[1]);
  const game = new core.Game('sow-on', { position: middle.position });
  game.setPlayer('A', 'Nguyễn "Tí" Đặng \\ ở Huế 🪨');
  game.setPlayer('B', 'level 3');
  game.play(game.moves()[0]);
  assert.match(game.record, /^\[Game "o-an-quan 1"\]\n\[Rules "sow-on"\]\n\[Position "/);
  assert.ok(game.record.includes('[A "Nguyễn \\"Tí\\" Đặng \\\\ ở Huế 🪨"]'), game.record);
  assert.deepEqual(everything(core.Game.fromRecord(game.record)), everything(game));

  // A control character would break the line it stands in, and half a character is none.
  for (const [name, kept] of [['a\nb\tc\0', 'a b c '], ['', ''], ['"]\n[C "x', '\\"] [C \\"x'], ['\ud800', '\ufffd']]) {
    game.setPlayer('B', name);
    assert.ok(game.record.includes(`[B "${kept}"]`), JSON.stringify(game.record));
    assert.equal(core.Game.fromRecord(game.record).record, game.record);
  }
});

test('white space between tags and moves is free', () => {
  const game = new core.Game();
  playOut(game, 5);
  const { record } = game;
  assert.equal(core.Game.fromRecord(record.replaceAll('\n', '\r\n')).record, record);
  const [tags, moves] = record.split('\n\n');
  assert.equal(core.Game.fromRecord(`${tags}\n\n${moves.replace(/([lr]) /g, '$1\n  ')}`).record, record);
});

test('JSON says all of a game', () => {
  for (const rules of allRules()) {
    const game = new core.Game(rules, { first: 'B' });
    playOut(game, 11);
    game.goTo(Math.min(game.lineLength, 20));
    const saved = JSON.parse(JSON.stringify(game));
    assert.deepEqual(saved, game.toJSON());
    assert.deepEqual(Object.keys(saved), ['rules', 'start', 'moves', 'position', 'scores', 'over']);
    assert.deepEqual(saved.rules, rules);
    const again = new core.Game(saved.rules, { position: saved.start });
    for (const move of saved.moves) again.play(move);
    assert.equal(again.position, saved.position);
    assert.deepEqual(again.toJSON(), saved);
  }
});

test('a board holds what the position says', () => {
  for (const rules of allRules()) {
    const game = new core.Game(rules);
    playOut(game, 2);
    for (let ply = 0; ply <= game.lineLength; ply += 3) {
      game.goTo(ply);
      const { cells, stores, debts, turn, over } = game.board;
      const [ring, toMove, piles, owed] = game.position.split(' ');
      const pieces = (/** @type {string} */ text) => ({ citizens: parseInt(text, 10), mandarins: text.endsWith('Q') ? 1 : 0 });
      assert.deepEqual(cells, ring.split(/[,/]/).map(pieces));
      assert.equal(turn ?? '-', toMove);
      assert.equal(turn, game.turn);
      assert.equal(over, game.over);
      assert.equal(piles, stores.map(({ citizens, mandarins }) => citizens + (mandarins ? `+${mandarins}Q` : '')).join());
      assert.equal(owed, debts.map(({ debtor, lender, count }) => `${debtor}>${lender}:${count}`).join() || '-');
      const refused = cells.map((_, cell) => game.refusal(cell));
      const open = new Set(game.moves().map((move) => SIDES.indexOf(/** @type {any} */ (move[0])) * 6 + Number(move[1]) - 1));
      assert.deepEqual(refused.map((why) => why === null), cells.map((_, cell) => open.has(cell)));
    }
  }
});

test('accounts add up', () => {
  for (const rules of allRules()) {
    const game = new core.Game(rules);
    playOut(game, 8);
    const end = game.lineLength;
    for (let ply = 0; ply <= end; ply += 1) {
      game.goTo(ply);
      const { accounts, scores, board } = game;
      const swept = (game.stepsTo(ply) ?? []).filter((step) => step.step === 'sweep');
      assert.deepEqual(accounts.map(({ side }) => side), SIDES.slice(0, rules.sides));
      for (const [place, account] of accounts.entries()) {
        const { side, citizens, mandarins, mandarinPoints, owed, lent, total } = account;
        assert.equal(total, citizens + mandarinPoints - owed + lent);
        assert.equal(total, scores[place]);
        assert.equal(mandarinPoints, mandarins * rules.mandarinValue);
        assert.deepEqual({ citizens, mandarins }, board.stores[place]);
        const sum = (/** @type {'debtor' | 'lender'} */ who) =>
          board.debts.filter((debt) => debt[who] === side).reduce((all, { count }) => all + count, 0);
        assert.deepEqual([owed, lent], [sum('debtor'), sum('lender')]);
        assert.equal(account.swept, swept.find((step) => step.side === side)?.count ?? 0);
      }
      assert.equal(accounts.reduce((all, { owed, lent }) => all + owed - lent, 0), 0);
    }
  }
});
