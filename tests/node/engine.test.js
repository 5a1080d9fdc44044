// @ts-check
// The computer player, as a program uses it. That it plays well is not tested here; that it plays by the rules, keeps its
// limits and says what is true, whatever it is asked, is.
import assert from 'node:assert/strict';
import { test } from 'node:test';

import { NAMES, SIDES, allRules, core, playOut } from './core.js';

/** @typedef {import('../../www/pkg/oanquan.js').Answer} Answer */
/** @typedef {import('../../www/pkg/oanquan.js').Engine} Engine */
/** @typedef {import('../../www/pkg/oanquan.js').EngineTask} EngineTask */
/** @typedef {import('./core.js').Game} Game */
/** @typedef {import('./core.js').Rules} Rules */
/** @typedef {1 | 2 | 3 | 4 | 5 | 6} Level */

/** @type {Level[]} */
const LEVELS = [1, 2, 3, 4, 5, 6];

/** Positions that are no everyday ones: much in a hand, in one cell, debts, three and four sides, little left. */
/** @type {[Partial<Rules> | 'standard' | 'folk' | 'sow-on' | 'pebbles', string][]} */
const BOARDS = [
  ['sow-on', '1,1,1,12,1,3/0,0,4,6,1,7Q B 4,9+1Q -'],
  ['pebbles', '10,0,11,1,0,16/0,1,1,2,0,0 A 14,14 -'],
  ['folk', '0,14,1,0,0,10Q/2,0,1,13,0,7Q B 1,1 -'],
  // Twice and three times round.
  ['standard', '0,24,16,0,0,2Q/1,1,1,1,1,1Q A 2,0 -'],
  ['standard', '0,32,8,0,0,2Q/1,1,1,1,1,1Q A 2,0 -'],
  ['standard', '0,40,0,0,0,2Q/1,1,1,1,1,1Q A 2,0 -'],
  // In the mandarin cell, and in the hand of the other side.
  ['standard', '1,1,0,0,0,40Q/1,1,1,1,1,1Q B 2,0 -'],
  ['folk', '1,1,1,1,1,2Q/0,0,40,0,0,1Q A 2,0 -'],
  ['standard', '1,3,0,0,2,2/1,0,0,1,0,0 B 0,40+2Q A>B:2'],
  [{ citizensPerSquare: 10 }, '0,0,70,0,1,0Q/1,0,0,0,1,0Q A 20,7 -'],
  [{ sides: 3, afterCapture: 'sow-on' }, '1,6,0,6,0,11Q/5,0,0,0,9,12Q/1,2,1,3,1,1 C 10,0,6+1Q -'],
  [{ sides: 3 }, '0,40,0,0,0,1Q/1,1,1,1,1,1Q/1,1,1,1,1,1Q B 10,6,6 -'],
  [{ sides: 4 }, '0,1,0,0,8,8Q/0,5,0,2,0,0/0,1,1,13,3,8Q/1,4,1,12,6,6Q C 6+1Q,4,10,0 -'],
];

/** Squares that one more citizen makes fuller than the engine's fast board can hold: it may guess here. */
/** @type {typeof BOARDS} */
const BRIM = [
  ['standard', '0,31,9,0,0,2Q/1,1,1,1,1,1Q A 2,0 -'],
  [{ citizensPerSquare: 10 }, '31,31,0,0,0,0Q/1,31,0,0,0,6Q A 0,0 -'],
];

/**
 * @param {Engine} engine
 * @param {EngineTask} task
 * @param {number} [slice]
 */
function think(engine, task, slice = 1_000_000) {
  engine.begin(task);
  while (!engine.step(slice));
  const best = engine.best();
  assert.ok(best);
  return best;
}

/**
 * The margin of a side: its points less those of the best of the others.
 * @param {number[]} scores
 * @param {number} side
 */
const lead = (scores, side) => scores[side] - Math.max(...scores.filter((_, other) => other !== side));

/**
 * What each side has so many plies later, if every side plays for its own margin; of moves that are equally good for it, it takes
 * the one that gives itself most, then the one that gives least to the side after it, and so on.
 * @param {Game} game
 * @param {number} depth
 * @returns {number[]}
 */
function outlook(game, depth) {
  if (depth === 0 || game.turn === null) return [...game.scores];
  const side = SIDES.indexOf(game.turn);
  const liking = (/** @type {number[]} */ scores) => {
    const after = scores.slice(1).map((_, away) => -scores[(side + 1 + away) % scores.length]);
    return [lead(scores, side), scores[side], ...after];
  };
  const outcomes = game.moves().map((move) => {
    game.play(move);
    const scores = outlook(game, depth - 1);
    game.undo();
    return scores;
  });
  return outcomes.reduce((best, each) => {
    const [one, other] = [liking(each), liking(best)];
    const differs = one.findIndex((number, place) => number !== other[place]);
    return differs >= 0 && one[differs] > other[differs] ? each : best;
  });
}

/**
 * What a position is worth to a side so many plies later.
 * @param {Game} game
 * @param {number} depth
 * @param {number} hero
 */
const worth = (game, depth, hero) => lead(outlook(game, depth), hero);

/**
 * The line can be played. Gives the game after it.
 * @param {Game} game
 * @param {Answer} answer
 */
function follow(game, answer) {
  const after = core.Game.fromRecord(game.record);
  assert.equal(answer.line[0], answer.move);
  for (const move of answer.line) after.play(move);
  return after;
}

test('every level plays by every rule set, with two, three and four sides, to the end', () => {
  const engine = new core.Engine(1);
  for (const rules of allRules()) {
    for (const level of LEVELS) {
      const game = new core.Game(rules);
      while (!game.over) {
        const { position, history, ply } = game;
        // The best levels think longer than a test has time for.
        const best = think(engine, { position, rules, history, level, seed: ply, nodes: 2000 });
        assert.ok(game.moves().includes(best.move), `level ${level}: ${best.move} in ${position}`);
        game.play(best.move);
        // Two that only shift stones are stopped by the third occurrence, but that may take its time.
        if (game.ply > 600) break;
      }
      game.free();
    }
  }
  engine.free();
});

test('the highest level ends by itself', () => {
  const { position } = new core.Game('folk');
  const best = think(new core.Engine(), { position, rules: 'folk', level: 6 });
  assert.ok(best.nodes >= 1000 && best.depth > 6, JSON.stringify(best));
});

test('the same seed, the same answer', () => {
  const engines = [new core.Engine(4), new core.Engine(4)];
  for (const [rules, position] of [...NAMES.map((name) => /** @type {const} */ ([name, new core.Game(name).position])), ...BOARDS]) {
    for (const level of LEVELS) {
      const task = { position, rules, level, seed: level * 977, nodes: 3000 };
      const [one, two] = engines.map((engine) => think(engine, task));
      assert.deepEqual(one, two);
      // Not even what it thought about before makes a difference.
      think(engines[0], { position: new core.Game('sow-on').position, rules: 'sow-on', nodes: 5000 });
      assert.deepEqual(think(engines[0], task), one);
    }
  }
  const { position } = new core.Game();
  const chosen = new Set(Array.from({ length: 60 }, (_, seed) => think(engines[0], { position, level: 1, seed }).move));
  assert.ok(chosen.size > 2, [...chosen].join());
  think(engines[0], { position, depth: 1, seed: 2 ** 32 - 1 });
});

test('slices of any size, the same answer', () => {
  const engine = new core.Engine(1);
  for (const [rules, position] of [...BOARDS, ...BRIM]) {
    for (const everyMove of [false, true]) {
      const task = { position, rules, nodes: 5000, everyMove };
      const whole = think(engine, task, 2 ** 32 - 1);
      const lines = engine.lines();
      assert.ok(whole.nodes < 5100, `${whole.nodes}`);
      const game = new core.Game(rules, { position });
      assert.deepEqual(lines.map((line) => line.move).sort(), game.moves().sort());
      // Unless all are asked for, a move that was never the best has no line.
      for (const line of lines) if (everyMove || line.line.length > 0) follow(game, line).free();
      game.free();
      for (const slice of [1, 7, 100, 4097]) {
        assert.deepEqual(think(engine, task, slice), whole, `slices of ${slice}: ${position}`);
        assert.deepEqual(engine.lines(), lines);
      }
    }
  }
});

test('every limit ends a search', () => {
  const engine = new core.Engine(1);
  const { position } = new core.Game();
  assert.equal(think(engine, { position, depth: 3 }).depth, 3);
  assert.equal(think(engine, { position, depth: 1 }).depth, 1);
  assert.ok(think(engine, { position, nodes: 0 }).depth >= 1, 'a first answer, whatever the limits');
  assert.ok(think(engine, { position, timeMs: 0 }).depth >= 1);
  assert.ok(think(engine, { position, timeMs: 20 }).depth >= 1);
  // One slice larger than anything that fits in the time.
  engine.begin({ position, timeMs: 20 });
  assert.equal(engine.step(2 ** 32 - 1), true);
  // Whichever is first, and none left over from the last question.
  assert.equal(think(engine, { position, depth: 2, nodes: 2 ** 32 - 1, timeMs: 2 ** 32 - 1, level: 6 }).depth, 2);
  engine.begin({ position });
  assert.equal(engine.step(1000), false);
  assert.equal(engine.step(0), false);
});

test('values are what the best play leads to', () => {
  const engine = new core.Engine(1);
  for (const [rules, position] of BOARDS) {
    const game = new core.Game(rules, { position });
    const hero = SIDES.indexOf(/** @type {import('./core.js').SideLetter} */ (game.turn));
    for (const depth of [1, 2, 3]) {
      const name = `${position} at depth ${depth}`;
      const best = think(engine, { position, rules, depth, everyMove: true });
      const lines = engine.lines();
      assert.deepEqual(lines.map((line) => line.move).sort(), game.moves().sort(), name);
      assert.deepEqual(lines[0], best, name);
      for (const [place, line] of lines.entries()) {
        assert.ok(place === 0 || lines[place - 1].value >= line.value, `sorted: ${name}`);
        const after = core.Game.fromRecord(game.record);
        after.play(line.move);
        // Seen to the end, it is true at every depth, so at this one as well.
        if (!line.exact) assert.equal(line.value, worth(after, depth - 1, hero), `${line.move} in ${name}`);
        follow(game, line).free();
        after.free();
      }
      const quick = think(engine, { position, rules, depth });
      assert.equal(quick.value, best.value, name);
      assert.equal(engine.lines().length, lines.length, name);
    }
    game.free();
  }
});

test('what is seen to its end is exact, and the search ends with it', () => {
  const engine = new core.Engine(1);
  // Here every line ends soon.
  const three = { sides: /** @type {const} */ (3), youngMandarin: 0 };
  const position = '0,1,0,1,0,1/0,1,0,1,0,19Q/0,0,1,0,0,1 C 21+1Q,23+1Q,5 -';
  const best = think(engine, { position, rules: three });
  assert.deepEqual([best.exact, best.value, best.scores], [true, 8, [31, 33, 41]]);
  const game = new core.Game(three, { position });
  for (const depth of [7, 8]) assert.equal(worth(game, depth, 2), 8, `at depth ${depth}`);
  // Here the best move's own lines do, but another move leads round in circles for long: it may turn out to be better.
  const circles = '0,1,0,1,0,17Q/1,0,0,1,0,0 B 13,16+1Q -';
  const found = think(engine, { position: circles, rules: 'folk', nodes: 100_000 });
  const [first] = engine.lines();
  assert.deepEqual([first.move, first.value, first.exact, found.move, found.exact], ['B4l', 40, true, 'B4l', false]);
  const other = new core.Game('folk', { position: circles });
  for (const depth of [7, 8]) assert.equal(worth(other, depth, 1), 40, `at depth ${depth}`);
  assert.equal(think(engine, { position: new core.Game().position, depth: 4 }).exact, false);
});

test('the history counts for repetition', () => {
  // Ends by the third occurrence.
  const rules = /** @type {const} */ ({ citizensPerSquare: 1 });
  const game = new core.Game(rules);
  playOut(game, 16);
  assert.equal(game.over, 'repetition');
  const { history } = game;
  const [last] = history.slice(-1);
  const points = [...game.scores];
  game.undo();
  const hero = SIDES.indexOf(/** @type {import('./core.js').SideLetter} */ (game.turn));
  const engine = new core.Engine(1);
  const task = /** @type {const} */ ({ position: game.position, rules, depth: 4, everyMove: true });
  const line = (/** @type {EngineTask} */ asked) => {
    think(engine, asked);
    return engine.lines().find((each) => each.move === last);
  };
  const ends = line({ ...task, history: game.history });
  assert.deepEqual([ends?.exact, ends?.value, ends?.line], [true, points[hero] - points[1 - hero], [last]]);
  assert.equal(line(task)?.exact, false);

  // The same from a position on the way, which does not see all three.
  const from = new core.Game(rules);
  for (const move of history.slice(0, 4)) from.play(move);
  line({ ...task, history: game.history.slice(4), from: from.position });
});

test('a history of hundreds of plies', () => {
  const rules = /** @type {const} */ ({ sides: 4 });
  const game = new core.Game(rules);
  playOut(game, 108);
  assert.ok(game.lineLength > 500, `${game.lineLength}`);
  const engine = new core.Engine(1);
  for (const ply of [game.lineLength - 1, 500, 300, 64]) {
    game.goTo(ply);
    const { position, history } = game;
    const best = think(engine, { position, rules, history, nodes: 3000 });
    assert.ok(game.moves().includes(best.move));
    follow(game, best);
  }
});

test('two engines at once, and one that begins again in mid-thought', () => {
  const [one, two] = [new core.Engine(1), new core.Engine(32)];
  const tasks = BOARDS.map(([rules, position]) => ({ rules, position, nodes: 4000 }));
  const alone = tasks.map((task) => think(new core.Engine(1), task));
  for (const [place, task] of tasks.entries()) {
    const other = (place + 1) % tasks.length;
    one.begin(tasks[other]);
    one.step(1500);
    one.begin(task);
    two.begin(tasks[other]);
    let [done, finished] = [false, false];
    while (!done || !finished) {
      done = one.step(300);
      finished = two.step(700);
    }
    assert.deepEqual(one.best(), alone[place]);
    const { move, value } = alone[other];
    // More memory may know more, but four thousand moves fit into either.
    assert.deepEqual([two.best()?.move, two.best()?.value], [move, value]);
  }
});

test('hundreds of engines, freed, leave nothing behind', () => {
  const { memory } = core.initSync({ module: new Uint8Array() });
  const { position } = new core.Game();
  const spend = () => {
    for (let count = 0; count < 100; count += 1) {
      const engine = new core.Engine(32);
      engine.begin({ position, depth: 2 });
      engine.step(100);
      engine.free();
    }
  };
  spend();
  const before = memory.buffer.byteLength;
  spend();
  assert.equal(memory.buffer.byteLength, before);
});
