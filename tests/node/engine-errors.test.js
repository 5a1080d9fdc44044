// @ts-check
// An engine asked for nonsense says what is wrong, by a code, and thinks on about what it did.
import assert from 'node:assert/strict';
import { test } from 'node:test';

import { anything, core, playOut, rubbish, shown, throws } from './core.js';

/** @typedef {import('../../www/pkg/oanquan.js').ErrorCode} ErrorCode */

const refuse = () => {
  throw new Error('no');
};

/** A game after three moves. */
function middle() {
  const game = new core.Game();
  for (let count = 0; count < 3; count += 1) game.play(game.moves()[count]);
  return game;
}

/** An engine in the middle of a thought, and a check that the thought goes on. */
function thinking() {
  const engine = new core.Engine(1);
  const { position, history } = middle();
  engine.begin({ position, history, nodes: 5000 });
  engine.step(500);
  const best = JSON.stringify(engine.best());
  const goesOn = (/** @type {string} */ name) => assert.equal(JSON.stringify(engine.best()), best, name);
  const finish = () => {
    while (!engine.step(1000));
    const whole = new core.Engine(1);
    whole.begin({ position, history, nodes: 5000 });
    while (!whole.step(1000));
    assert.deepEqual(engine.best(), whole.best());
  };
  return { engine, goesOn, finish };
}

/**
 * Tasks that are wrong in one way, each value in the same place.
 * @param {ErrorCode} code
 * @param {readonly unknown[]} values
 * @param {(value: unknown) => unknown} task
 */
function refused(code, values, task) {
  const { engine, goesOn, finish } = thinking();
  for (const value of values) {
    const name = `${code}: ${shown(value)}`;
    throws(code, () => engine.begin(anything(task(value))), name);
    goesOn(name);
  }
  finish();
}

test('tasks that are none', () => {
  const tasks = [undefined, null, {}, [], 5, 'A', refuse, class {}, { position: undefined }, { position: null }];
  refused('bad-position', [...tasks, ...rubbish().filter((value) => !isProxy(value))], (task) => task);
  // The first thing that is read.
  refused('bad-rules', [new Proxy({}, { get: refuse })], (task) => task);
});

/** @param {unknown} value whether not even a property of it can be read */
function isProxy(value) {
  try {
    void anything(value)?.nothing;
    return false;
  } catch {
    return true;
  }
}

test('positions', () => {
  const { position } = new core.Game();
  const wrong = [position.replace('5', '6'), `${position} `, position.slice(1), position.replace('A', 'C'), ...rubbish()];
  refused('bad-position', wrong, (value) => ({ position: value }));
  refused('bad-position', [position], (value) => ({ position: value, rules: { sides: 3 } }));
  refused('bad-position', ['position', 'from'], (name) => Object.defineProperty({ position, history: [] }, String(name), { get: refuse }));
  refused('bad-position', [5, '', 'x', {}], (from) => ({ position, history: [], from }));
});

test('rules', () => {
  const { position } = new core.Game();
  const wrong = ['Standard', '{', { sides: 5 }, { extra: 1 }, 5, true, refuse, Symbol('folk'), 7n, new Proxy({}, { ownKeys: refuse, get: refuse })];
  refused('bad-rules', wrong, (rules) => ({ position, rules }));
  refused('bad-rules', ['rules'], (name) => Object.defineProperty({ position }, String(name), { get: refuse }));
});

test('histories', () => {
  const game = middle();
  const { position, history } = game;
  const empty = (/** @type {unknown} */ value) => Array.isArray(value) && value.length === 0;
  // Functions have a length too, of as many parameters.
  const none = rubbish().filter((value) => !empty(value) && typeof value !== 'function');
  const wrong = [
    // No list.
    ...none,
    ...[history.join(' '), {}, { length: -1 }, { length: 0.5 }, { length: '3' }, { length: 2 ** 32 }, { length: NaN }, { length: {} }],
    ...[{ length: 2 ** 32 - 1 }, { length: 2 ** 32 - 1, 0: history[0] }, new Array(2 ** 32 - 1), new Array(5)],
    ...[Object.defineProperty({}, 'length', { get: refuse }), Object.defineProperty([...history], 1, { get: refuse })],
    new Proxy(history, { get: refuse }),
    // No moves, or none that can be played.
    ...[[1, 2, 3], [null], [undefined], [[]], ['x'], [''], ['A2'], [new String(history[0])], [history[0], history[0]], [history]],
    ...[['D1l'], ['B1l', 'B1l'], [...history, history[2]], history.map((move) => `${move} `)],
    // Too long to be true: moves without end.
    new Proxy([], { get: (_, name) => (name === 'length' ? 2 ** 32 - 1 : history[Number(name) % 3]) }),
    // Somewhere else.
    ...[history.slice(0, 2), history.slice(0, 1), ['A1l']],
  ];
  refused('bad-record', wrong, (value) => ({ position, history: value }));
  refused('bad-record', ['history'], (name) => Object.defineProperty({ position }, String(name), { get: refuse }));
  refused('bad-record', [[]], (value) => ({ position, history: value, from: new core.Game().position }));
  refused('bad-record', [history], (value) => ({ position, history: value, from: position }));

  // A history goes on after no end.
  const ended = new core.Game();
  playOut(ended, 4);
  const from = ended.position;
  refused('bad-record', [['A1l'], history], (value) => ({ position, history: value, from }));

  const engine = new core.Engine(1);
  for (const fine of [undefined, null, [], history, { ...history, length: 3 }]) engine.begin(anything({ position, history: fine }));
  engine.begin({ position, history: history.slice(1), from: (game.goTo(1), game.position) });
  const second = new core.Game('folk', { first: 'B' });
  second.play('B2r');
  engine.begin({ position: second.position, rules: 'folk', history: ['B2r'] });
});

test('limits', () => {
  const { position } = new core.Game();
  const none = [-1, -0.5, 0.5, 1.5, NaN, Infinity, -Infinity, 2 ** 32, 2 ** 53, 1e300, '1', '', 'x', true, false, [], [1], {}, 1n, Symbol('1'), refuse];
  const hostile = [new Proxy({}, { get: refuse }), { valueOf: refuse }, { valueOf: () => 3 }, new Number(3), new Date(3)];
  for (const [name, ...wrong] of /** @type {const} */ ([['level', 0, 7], ['timeMs'], ['depth', 0], ['nodes'], ['seed']])) {
    refused('bad-limit', [...none, ...hostile, ...wrong], (value) => ({ position, [name]: value }));
    refused('bad-limit', [name], () => Object.defineProperty({ position }, name, { get: refuse }));
    const engine = new core.Engine(1);
    for (const fine of [undefined, null, 1, 6]) engine.begin(anything({ position, [name]: fine }));
    if (name !== 'level') engine.begin({ position, [name]: 2 ** 32 - 1 });
  }
  refused('bad-limit', ['everyMove'], (name) => Object.defineProperty({ position }, String(name), { get: refuse }));
  // As true or false as everywhere in JavaScript.
  const engine = new core.Engine(1);
  for (const everyMove of [undefined, null, 0, '', 'no', {}, refuse, Symbol('yes')]) engine.begin(anything({ position, everyMove, depth: 1 }));
});

test('a game that is over', () => {
  const game = new core.Game();
  playOut(game, 9);
  refused('game-over', [game.position], (position) => ({ position }));
  refused('game-over', [game.history], (history) => ({ position: game.position, history }));
});

test('memory', () => {
  for (const fine of [undefined, null, 1, 16, 32]) {
    const engine = new core.Engine(anything(fine));
    engine.begin({ position: new core.Game().position, depth: 2 });
    assert.equal(engine.step(10_000), true);
    engine.free();
  }
  for (const wrong of [0, 33, 1.5, 2 ** 32 + 1, '16', {}, [16], ...rubbish().filter((value) => value !== 1)]) {
    throws('bad-limit', () => new core.Engine(anything(wrong)), shown(wrong));
  }
});

test('before anything was asked, there is nothing', () => {
  const engine = new core.Engine(1);
  assert.equal(engine.best(), null);
  assert.deepEqual(engine.lines(), []);
  assert.equal(engine.step(1000), true);
  throws('bad-position', () => engine.begin(anything({})), 'nothing');
  assert.equal(engine.best(), null);
  assert.equal(engine.step(1000), true);
});

test('slices that are none', () => {
  const { engine, finish } = thinking();
  for (const nodes of [undefined, null, '100', [], -1, ...rubbish()]) assert.equal(typeof engine.step(anything(nodes)), 'boolean', shown(nodes));
  finish();
  // Whoever says something else than a number gets an end as well.
  const { position } = new core.Game();
  for (const nodes of [undefined, Infinity, NaN, 2 ** 40, 'many', 1000.5]) {
    engine.begin({ position, depth: 4 });
    let slices = 0;
    while (!engine.step(anything(nodes)) && slices < 10_000) slices += 1;
    assert.ok(slices < 10_000, `an endless loop of slices of ${shown(nodes)}`);
    assert.equal(engine.best()?.depth, 4);
  }
});

test('an engine that is asked by its own task', () => {
  const { engine, goesOn, finish } = thinking();
  const { position } = new core.Game();
  /** @type {(() => unknown)[]} */
  const calls = [() => engine.step(10), () => engine.begin({ position }), () => engine.best(), () => engine.lines()];
  for (const call of calls) {
    throws('bad-limit', () => engine.begin({ position, get depth() { return anything(call()); } }), String(call));
    goesOn(String(call));
  }
  finish();
});

test('an engine that is gone', () => {
  const engine = new core.Engine(1);
  const { position } = new core.Game();
  engine.begin({ position });
  engine.free();
  const calls = [
    () => engine.begin({ position }),
    () => engine.step(10),
    () => engine.best(),
    () => engine.lines(),
    () => anything(core.Engine)(1),
    () => core.Engine.prototype.step.call(anything({}), 1),
  ];
  for (const call of calls) {
    assert.throws(call, (error) => error instanceof Error && !(error instanceof WebAssembly.RuntimeError), String(call));
  }
  new core.Engine(1).begin({ position });
});

test('thousands of errors leave nothing behind', () => {
  const { engine, goesOn, finish } = thinking();
  const { position, history } = middle();
  const { memory } = core.initSync({ module: new Uint8Array() });
  const spoil = () => {
    for (let count = 0; count < 2000; count += 1) {
      assert.throws(() => engine.begin({ position: 'x'.repeat(500) }));
      assert.throws(() => engine.begin({ position, history: [...history, 'A1l'.repeat(count % 50)] }));
      assert.throws(() => engine.begin({ position, depth: -count }));
      assert.throws(() => new core.Engine(33 + count));
    }
  };
  spoil();
  const before = memory.buffer.byteLength;
  spoil();
  assert.equal(memory.buffer.byteLength, before);
  goesOn('after all of them');
  finish();
});
