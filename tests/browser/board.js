// A board in a page, as the tests of the game use it, and a game of the core's own to hold it against.

import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { after, before } from 'node:test';
import * as core from '../../www/pkg/oanquan.js';
import { launch, site } from './driver/index.js';

/** @typedef {import('./driver/index.js').Page} OpenPage */

core.initSync({ module: readFileSync(new URL('../../www/pkg/oanquan_bg.wasm', import.meta.url)) });

export { core };

/**
 * A browser and a site for the tests of a file; both end with it.
 * @returns {{browser: import('./driver/index.js').Browser, url: string}}
 */
export function openHouse() {
  const house = /** @type {ReturnType<typeof openHouse>} */ ({});
  /** @type {Awaited<ReturnType<typeof site>> | undefined} */
  let served;
  before(async () => {
    served = await site();
    Object.assign(house, { browser: await launch(), url: served.url });
  });
  after(async () => {
    await house.browser?.close();
    await served?.close();
  });
  return house;
}

/** Looks at what a move wins at once. One for all: each takes memory. */
const engine = new core.Engine(1);

/**
 * A sensible move, without the page.
 * @param {InstanceType<typeof core.Game>} game
 */
export function sensibleMove(game) {
  engine.begin({ position: game.position, rules: game.rules, depth: 1, seed: core.randomSeed() });
  return /** @type {import('../../www/pkg/oanquan.js').Answer} */ (engine.best()).move;
}

/**
 * Opens the game and waits until it is no longer loading.
 * @param {import('./driver/index.js').Browser} browser
 * @param {string} url
 * @param {Parameters<import('./driver/index.js').Browser['open']>[1]} [view]
 */
export async function openBoard(browser, url, view) {
  const page = await browser.open(url, view);
  await page.waitFor(() => (document.querySelector('o-an-quan')?.getAttribute('status') ?? 'loading') !== 'loading');
  return page;
}

/**
 * What the element says now.
 * @param {OpenPage} page
 */
export function state(page) {
  return page.evaluate(() => {
    const board = /** @type {any} */ (document.querySelector('o-an-quan'));
    const { status, position, turn, scores, over, record } = board;
    const said = board.shadowRoot.querySelector('[part="status"]').textContent.replace(/\s+/g, ' ').trim();
    return { status, position, turn, scores, over, record, said };
  });
}

/**
 * Waits for one of these states.
 * @param {OpenPage} page
 * @param {...string} statuses
 */
export async function waitForStatus(page, ...statuses) {
  await page.waitFor((wanted) => wanted.includes(document.querySelector('o-an-quan')?.getAttribute('status') ?? ''), statuses);
}

/**
 * The cell and direction of a move.
 * @param {string} move
 */
export function aim(move) {
  return { cell: 'ABCD'.indexOf(move[0]) * 6 + Number(move[1]) - 1, direction: move[2] };
}

/**
 * Small random numbers that are the same at every run.
 * @param {number} seed
 */
export function chance(seed) {
  let state = seed;
  return (/** @type {number} */ below) => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return Math.floor((state / 2 ** 32) * below);
  };
}

/**
 * Plays to the end, both sides, with the given hand; after every move the page must stand where the core stands.
 * @param {OpenPage} page on which a game has begun
 * @param {(move: string) => Promise<void>} hand plays one move
 * @param {number} seed
 */
export async function playToTheEnd(page, hand, seed) {
  const draw = chance(seed);
  const { position } = await state(page);
  const game = new core.Game('standard', { position });
  while (!game.over) {
    const moves = game.moves();
    const move = moves[draw(moves.length)];
    game.play(move);
    await hand(move);
    // A finger's tap becomes a click a little later.
    await page.waitFor((position) => {
      const board = /** @type {any} */ (document.querySelector('o-an-quan'));
      return board.position === position && ['playing', 'over'].includes(board.status);
    }, game.position).catch(() => {});
    const now = await state(page);
    assert.equal(now.position, game.position, `after ${move}`);
    assert.deepEqual(now.scores, [...game.scores]);
    assert.equal(now.turn, game.turn);
  }
  const end = await state(page);
  assert.equal(end.status, 'over');
  assert.equal(end.over, game.over);
  return game;
}

/**
 * The side that begins after this game.
 * @param {import('../../www/pkg/oanquan.js').Game} game
 * @param {'A' | 'B'} first the side that began it
 */
export function loser(game, first) {
  const [a, b] = game.scores;
  if (a === b) return first === 'A' ? 'B' : 'A';
  return a < b ? 'A' : 'B';
}
