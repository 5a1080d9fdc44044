// @ts-check
// The built package as a Node program would load it.
import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';

import * as core from '../../www/pkg/oanquan.js';

core.initSync({ module: readFileSync(new URL('../../www/pkg/oanquan_bg.wasm', import.meta.url)) });

export { core };

/** @typedef {import('../../www/pkg/oanquan.js').ErrorCode} ErrorCode */
/** @typedef {import('../../www/pkg/oanquan.js').Game} Game */
/** @typedef {import('../../www/pkg/oanquan.js').Rules} Rules */
/** @typedef {import('../../www/pkg/oanquan.js').RulesName} RulesName */
/** @typedef {import('../../www/pkg/oanquan.js').SideLetter} SideLetter */
/** @typedef {import('../../www/pkg/oanquan.js').Throw} Throw */

/** @type {SideLetter[]} */
export const SIDES = ['A', 'B', 'C', 'D'];

/** @type {RulesName[]} */
export const NAMES = ['standard', 'folk', 'sow-on', 'pebbles'];

/** What a person's typing slip, a careless program and a hostile one might give instead of what is wanted. */
export function rubbish() {
  /** @type {Record<string, unknown>} */
  const circle = {};
  circle.self = circle;
  const refuse = () => {
    throw new Error('never called, or caught');
  };
  return [
    ...['', ' ', 'A', 'x', '-', '\0', '🪨', '\ud800', 'Đ', 'quan'.repeat(100_000), '[]', '{', 'null', '"', '`', "'"],
    ...[0, -0, 1, -1, 0.5, NaN, Infinity, -Infinity, 2 ** 31, 2 ** 32, 2 ** 53, 1e300, 7n, -(2n ** 70n)],
    ...[true, false, Symbol('A2r'), Symbol.iterator, refuse, class {}, [], ['A2r'], [[]], new Date(NaN), /A2r/, circle],
    new Map([['first', 'A']]),
    new String('A2r'),
    new Proxy({}, { get: refuse, has: refuse, ownKeys: refuse, getPrototypeOf: refuse }),
    { toString: refuse, valueOf: refuse, toJSON: refuse },
    { [Symbol.toPrimitive]: refuse },
  ];
}

/**
 * A readable name for anything, however hostile.
 * @param {unknown} value
 */
export function shown(value) {
  if (typeof value === 'string') return JSON.stringify(value.slice(0, 40));
  if (typeof value === 'object' || typeof value === 'function') return typeof value;
  return String(value);
}

/**
 * A value that the types forbid.
 * @param {unknown} value
 * @returns {any}
 */
export const anything = (value) => value;

/**
 * @param {ErrorCode} code
 * @param {() => unknown} call
 * @param {string} name
 */
export function throws(code, call, name) {
  assert.throws(
    call,
    (error) => {
      assert.ok(error instanceof Error, name);
      assert.ok(!(error instanceof WebAssembly.RuntimeError), `${name}: a trap`);
      assert.equal(/** @type {Error & {code?: string}} */ (error).code, code, `${name}: ${error.message.slice(0, 200)}`);
      assert.ok(error.message.length > 0, name);
      return true;
    },
    name,
  );
}

/** Rules that games are tried under: every name with 2, 3 and 4 sides. */
export function* allRules() {
  for (const name of NAMES) {
    const { rules } = new core.Game(name);
    for (const sides of /** @type {const} */ ([2, 3, 4])) yield { ...rules, sides };
  }
}

/**
 * Plays to the end, by a fixed choice that looks random; gives the moves.
 * @param {Game} game
 * @param {number} seed
 */
export function playOut(game, seed) {
  let state = seed + 1;
  const played = [];
  while (!game.over) {
    const moves = game.moves();
    state = (state * 48271) % 2147483647;
    const move = moves[state % moves.length];
    game.play(move);
    played.push(move);
  }
  return played;
}
