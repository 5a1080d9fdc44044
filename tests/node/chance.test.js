// @ts-check
// What is left to chance: every value occurs, and nothing else.
import assert from 'node:assert/strict';
import { test } from 'node:test';

import { SIDES, core } from './core.js';

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
