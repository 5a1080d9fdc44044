// @ts-check
// Rules may be given in several ways and are always read back complete.
import assert from 'node:assert/strict';
import { test } from 'node:test';

import { NAMES, core } from './core.js';

const STANDARD = {
  sides: 2,
  citizensPerSquare: 5,
  mandarin: 'stone',
  mandarinValue: 10,
  youngMandarin: 5,
  afterCapture: 'stop',
  emptyMandarin: 'ordinary',
};

/** @type {Record<string, object>} */
const NAMED = {
  standard: STANDARD,
  folk: { ...STANDARD, youngMandarin: 0 },
  'sow-on': { ...STANDARD, youngMandarin: 0, afterCapture: 'sow-on' },
  pebbles: { ...STANDARD, youngMandarin: 0, mandarin: 'pebbles', emptyMandarin: 'stops' },
};

test('by name, by object, by JSON text, by nothing', () => {
  for (const name of NAMES) {
    const { rules, rulesName } = new core.Game(name);
    assert.deepEqual(rules, NAMED[name]);
    assert.deepEqual(Object.keys(rules), Object.keys(STANDARD));
    assert.equal(rulesName, name);
    for (const given of [rules, JSON.stringify(rules), JSON.stringify(rules, null, '\t')]) {
      const again = new core.Game(given);
      assert.deepEqual(again.rules, rules);
      assert.equal(again.rulesName, name);
    }
  }
  for (const nothing of [undefined, null, {}, '{}']) {
    assert.deepEqual(new core.Game(/** @type {any} */ (nothing)).rules, STANDARD);
  }
});

/** @type {Record<string, readonly unknown[]>} */
const VALUES = {
  sides: [2, 3, 4],
  citizensPerSquare: [1, 2, 3, 4, 5, 6, 7, 8, 9, 10],
  mandarin: ['stone', 'pebbles'],
  mandarinValue: [5, 10],
  youngMandarin: [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10],
  afterCapture: ['stop', 'sow-on'],
  emptyMandarin: ['ordinary', 'stops'],
};

test('a partial object is filled up with the standard', () => {
  for (const [field, values] of Object.entries(VALUES)) {
    for (const value of values) {
      const wanted = { ...STANDARD, [field]: value };
      for (const given of [{ [field]: value }, JSON.stringify({ [field]: value })]) {
        const game = new core.Game(given);
        assert.deepEqual(game.rules, wanted);
        assert.deepEqual(core.Game.fromRecord(game.record).rules, wanted);
      }
      // A field that is there but undefined is one that is missing, as everywhere in JavaScript.
      assert.deepEqual(new core.Game({ [field]: value, ...{ sides: undefined } }).rules.citizensPerSquare, wanted.citizensPerSquare);
    }
  }
  assert.equal(new core.Game({ sides: 3 }).rulesName, null);
});

test('every combination can be played', () => {
  for (const sides of /** @type {const} */ ([2, 3, 4])) {
    for (const citizensPerSquare of [1, 5, 10]) {
      for (const mandarin of /** @type {const} */ (['stone', 'pebbles'])) {
        for (const youngMandarin of [0, 10]) {
          for (const afterCapture of /** @type {const} */ (['stop', 'sow-on'])) {
            for (const emptyMandarin of /** @type {const} */ (['ordinary', 'stops'])) {
              const game = new core.Game({ sides, citizensPerSquare, mandarin, youngMandarin, afterCapture, emptyMandarin });
              for (let count = 0; count < 1000 && !game.over; count += 1) {
                const moves = game.moves();
                game.play(moves[(count * 5) % moves.length]);
              }
              assert.equal(new core.Game(game.rules, { position: game.position }).position, game.position);
              game.free();
            }
          }
        }
      }
    }
  }
});
