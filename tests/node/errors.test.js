// @ts-check
// Nothing that JavaScript can pass is ever more than an `Error` with a code, and everything works on afterwards.
import assert from 'node:assert/strict';
import { test } from 'node:test';

import { NAMES, anything, core, playOut, rubbish, shown, throws } from './core.js';

/** A game in the middle, and a check that it is still there and alive. */
function middle() {
  const game = new core.Game('standard');
  for (const move of ['A2r', 'B1r', 'A4l']) if (!game.over && game.moves().includes(move)) game.play(move);
  const { position, record, ply } = game;
  const alive = (/** @type {string} */ name) => {
    assert.equal(game.position, position, name);
    assert.equal(game.record, record, name);
    assert.equal(game.ply, ply, name);
    const [move] = game.moves();
    assert.ok(game.play(move).length > 0 && game.undo(), name);
    game.goTo(ply - 1);
    game.goTo(ply);
  };
  return { game, alive };
}

test('moves that are none', () => {
  const { game, alive } = middle();
  const wrong = ['A0r', 'A6r', 'A3x', 'a3r', 'A3R', 'E1l', 'C1l', 'A3', 'A3r ', ' A3r', 'A3rr', 'A３r', 'A3r\0', undefined, null];
  for (const move of [...wrong, ...rubbish()]) {
    throws('illegal-move', () => game.play(anything(move)), `play ${shown(move)}`);
    throws('illegal-move', () => game.preview(anything(move)), `preview ${shown(move)}`);
    alive(`after ${shown(move)}`);
  }
});

test('moves of another side, and of empty squares', () => {
  const { game, alive } = middle();
  const legal = new Set(game.moves());
  for (const side of 'ABCD') {
    for (const square of '12345') {
      for (const way of 'lr') {
        const move = side + square + way;
        if (!legal.has(move)) throws('illegal-move', () => game.play(move), move);
      }
    }
  }
  alive('after all of them');
});

test('a game that is over takes no move', () => {
  for (const rules of NAMES) {
    const game = new core.Game(rules);
    playOut(game, 3);
    const { position } = game;
    for (const move of ['A1l', 'B5r']) {
      throws('game-over', () => game.play(move), move);
      throws('game-over', () => game.preview(move), move);
    }
    throws('illegal-move', () => game.play('what'), 'what');
    assert.equal(game.position, position);
    assert.deepEqual(game.moves(), []);
    assert.equal(game.refusal(0), 'over');
  }
});

test('rules', () => {
  const wrong = [
    ...['Standard', 'standard ', '{}x', '{"sides":2,}', '{"sides":2,"sides":2}', '{"sides":"2"}', '{"a":1}', '{"sides":2.0}', '{"sides":-2}'],
    ...[{ sides: 1 }, { sides: 5 }, { sides: 2.5 }, { sides: null }, { sides: '2' }, { sides: NaN }, { sides: [2] }, { sides: 2n }],
    ...[{ citizensPerSquare: 0 }, { citizensPerSquare: 11 }, { citizensPerSquare: 2 ** 32 + 5 }, { citizensPerSquare: 1e21 }],
    ...[{ mandarin: 'Stone' }, { mandarin: 1 }, { mandarinValue: 7 }, { youngMandarin: 11 }, { youngMandarin: -1 }],
    ...[{ afterCapture: 'sow' }, { emptyMandarin: true }, { extra: 1 }, { __proto__: { sides: 3 }, extra: {} }],
    ...[{ mandarin: '\ud800' }, { mandarin: '"' }, { mandarin: 'ô ăn quan' }, { 'sides"': 2 }],
  ];
  // These are objects without a field of their own: the standard rules.
  const fine = (/** @type {unknown} */ value) => {
    try {
      return JSON.stringify(value) === '{}';
    } catch {
      return false;
    }
  };
  for (const rules of [...wrong, ...rubbish().filter((value) => !fine(value))]) {
    throws('bad-rules', () => new core.Game(anything(rules)), shown(rules));
  }
  new core.Game();
});

test('positions', () => {
  const start = new core.Game().position;
  const wrong = [
    start.replace('0Q', '0'),
    start.replace('5', '05'),
    start.replace('5', '6'),
    start.replace('5', '+5'),
    start.replace('5', '4294967301'),
    start.replace('5', '99999999999999999999999999'),
    start.replace('5,5', '5Q,5'),
    start.replace('A', 'C'),
    start.replace('A', '-'),
    start.replace(' A', '  A'),
    `${start} `,
    start.replace('0,0 -', '0,0 B>A:0'),
    start.replace('0,0 -', '0,0 A>A:1'),
    start.replace('0,0 -', '0,0 B>A:65536'),
    start.replace('0,0 -', '0,0 B>A:1,A>B:1'),
    start.slice(0, -1),
    `${start}\ud800`,
  ];
  for (const position of [...wrong, ...rubbish()]) {
    throws('bad-position', () => new core.Game('standard', anything({ position })), shown(position));
  }
  throws('bad-position', () => new core.Game('folk', { position: '0' }), 'too short');
  throws('bad-position', () => new core.Game({ sides: 3 }, { position: start }), 'two sides of three');
});

test('sides', () => {
  const { game, alive } = middle();
  const contest = new core.Contest(2, 'A');
  for (const side of ['C', 'D', 'E', 'a', 'AB', 'A ', '0', ...rubbish().filter((value) => value !== 'A')]) {
    const name = shown(side);
    throws('bad-side', () => new core.Game('standard', anything({ first: side })), `first ${name}`);
    throws('bad-side', () => game.setPlayer(anything(side), 'x'), `setPlayer ${name}`);
    throws('bad-side', () => new core.Contest(2, anything(side)), `Contest ${name}`);
    throws('bad-side', () => (contest.first = anything(side)), `first = ${name}`);
    throws('bad-side', () => contest.giveUp(anything(side), game), `giveUp ${name}`);
  }
  alive('after all of them');
  assert.deepEqual([contest.first, [...contest.wins], contest.draws], ['A', [0, 0], 0]);
  throws('bad-side', () => new core.Game('standard', { first: 'B', position: anotherPosition() }), 'not to move');
});

/** A position with A to move that is not the start. */
function anotherPosition() {
  const game = new core.Game();
  game.play('A2r');
  game.play(game.moves()[0]);
  return game.position;
}

test('numbers of sides', () => {
  const game = new core.Game({ sides: 3 });
  for (const sides of [undefined, null, '2', '3', [2], 5, 2.5, 2 ** 32 + 2, ...rubbish()]) {
    throws('bad-rules', () => new core.Contest(anything(sides), 'A'), `Contest ${shown(sides)}`);
    throws('bad-rules', () => core.randomSide(anything(sides)), `randomSide ${shown(sides)}`);
  }
  const contest = new core.Contest(2, 'A');
  throws('bad-rules', () => contest.finish(game), 'finish');
  throws('bad-position', () => new core.Contest(2, 'A').finish(new core.Game()), 'a game that goes on');
  throws('bad-rules', () => contest.giveUp('A', game), 'giveUp');
});

test('records', () => {
  const { game, alive } = middle();
  const { record } = game;
  const wrong = [
    record.replace('o-an-quan 1', 'o-an-quan 2'),
    record.replace('standard', 'Standard'),
    record.replace('[First "A"]\n', ''),
    record.replace('[First "A"]', '[First "C"]'),
    record.replace('A2r', 'A2r A2r'),
    record.replace('*', '41-29 mandarins-gone'),
    record.replace('*', ''),
    `${record}x`,
    `${record}[`,
    record.replace('human', 'hu"man'),
    record.replace('human', 'hu\\man'),
    record.replace('human', 'human\n'),
    undefined,
    null,
  ];
  for (const text of [...wrong, ...rubbish()]) {
    throws('bad-record', () => core.Game.fromRecord(anything(text)), shown(text));
  }
  for (const words of [undefined, null, ...rubbish().filter((value) => typeof value !== 'string')]) {
    throws('bad-record', () => game.setPlayer('A', anything(words)), shown(words));
  }
  alive('after all of them');
  assert.equal(core.Game.fromRecord(record).record, record);
});

test('hands', () => {
  for (const throws_ of [undefined, null, ['Rock'], ['rock', 1], ['rock', null], ['rock', , 'paper'], { length: 2 }, { length: 2 ** 32 }]) {
    throws('illegal-move', () => core.stillIn(anything(throws_)), shown(throws_));
  }
  for (const thrown of rubbish().filter((value) => !(Array.isArray(value) && value.length === 0))) {
    // A class and a function are objects with a length too: that of an empty list, unless it takes parameters.
    if (typeof thrown === 'function') continue;
    throws('illegal-move', () => core.stillIn(anything(thrown)), shown(thrown));
    throws('illegal-move', () => core.stillIn(anything(['rock', thrown])), `rock and ${shown(thrown)}`);
  }
  assert.deepEqual([...core.stillIn([])], []);
});

test('plies and cells that are none', () => {
  const { game, alive } = middle();
  const none = [undefined, null, '0', '1', '', [], [1], 2 ** 32, 2 ** 32 + 1, 1 - 2 ** 32, 1.5, ...rubbish()];
  for (const value of none.filter((value) => !(Number.isInteger(value) && Number(value) >= 0 && Number(value) < 24))) {
    assert.equal(game.goTo(anything(value)), false, `goTo ${shown(value)}`);
    assert.equal(game.stepsTo(anything(value)), null, `stepsTo ${shown(value)}`);
    assert.equal(game.pointsTo(anything(value)), null, `pointsTo ${shown(value)}`);
    assert.equal(game.refusal(anything(value)), 'not-yours', `refusal ${shown(value)}`);
  }
  assert.equal(game.stepsTo(0), null);
  assert.equal(game.stepsTo(game.lineLength + 1), null);
  assert.equal(game.goTo(game.lineLength + 1), false);
  assert.equal(game.refusal(12), 'not-yours');
  alive('after all of them');
});

test('what is not a game, or no longer one', () => {
  const contest = new core.Contest(2, 'A');
  const gone = new core.Game();
  gone.free();
  const calls = [
    ...[undefined, null, {}, 5, 'A', new core.Contest(2, 'B'), gone].flatMap((game) => [
      () => contest.finish(anything(game)),
      () => contest.giveUp('A', anything(game)),
    ]),
    () => gone.play('A2r'),
    () => gone.position,
    () => gone.undo(),
    () => JSON.stringify(gone),
    () => anything(core.Game)('standard'),
  ];
  for (const call of calls) {
    assert.throws(call, (error) => error instanceof Error && !(error instanceof WebAssembly.RuntimeError), String(call));
  }
  assert.equal(contest.first, 'A');
  assert.equal(contest.draws, 0);
});

test('options that are none', () => {
  for (const options of [undefined, null, 5, 'A', {}, { first: undefined, position: null }, []]) {
    assert.equal(new core.Game('folk', anything(options)).position, new core.Game('folk').position);
  }
  const hostile = {
    get first() {
      throw new Error('no');
    },
  };
  throws('bad-side', () => new core.Game('folk', anything(hostile)), 'first throws');
});

test('a platform without chance', () => {
  const { getRandomValues } = crypto;
  crypto.getRandomValues = () => {
    throw new Error('no');
  };
  try {
    throws('no-randomness', () => core.randomSeed(), 'randomSeed');
    throws('no-randomness', () => core.randomSide(2), 'randomSide');
    throws('no-randomness', () => core.randomThrow(), 'randomThrow');
  } finally {
    crypto.getRandomValues = getRandomValues;
  }
  assert.ok(['A', 'B'].includes(core.randomSide(2)));
});

test('thousands of errors leave nothing behind', () => {
  const { game, alive } = middle();
  const { memory } = core.initSync({ module: new Uint8Array() });
  const spoil = () => {
    for (let count = 0; count < 3000; count += 1) {
      assert.throws(() => game.play('x'.repeat(500)));
      assert.throws(() => game.preview(anything(count)));
      assert.throws(() => core.Game.fromRecord('[Game "'));
      assert.throws(() => new core.Game('standard', { position: '5,5' }));
      assert.throws(() => new core.Game(anything({ sides: count + 9 })));
    }
  };
  spoil();
  const before = memory.buffer.byteLength;
  spoil();
  assert.equal(memory.buffer.byteLength, before);
  alive('after all of them');
});
