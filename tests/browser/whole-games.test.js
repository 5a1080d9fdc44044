// Whole games, from Ready to the score dialog and on to the next game, by mouse, by finger, by keys, and against the computer.

import assert from 'node:assert/strict';
import { test } from 'node:test';
import { aim, core, loser, openBoard, openHouse, playToTheEnd, sensibleMove, state, waitForStatus } from './board.js';

const house = openHouse();

const TWO = '?players=human,human&speed=instant&lang=en';

/**
 * The score dialog says what the core says, closes, and the loser begins the next game.
 * @param {import('./board.js').OpenPage} page
 * @param {import('../../www/pkg/oanquan.js').Game} game
 * @param {() => Promise<void>} close
 */
async function checkEnd(page, game, close) {
  const [dialog] = await page.readAll(page.part('dialog'));
  assert.ok(dialog.visible);
  const totals = await page.evaluate(() => {
    const root = document.querySelector('o-an-quan')?.shadowRoot;
    return [...(root?.querySelectorAll('tfoot td') ?? [])].map((cell) => Number(cell.textContent?.replace('−', '-')));
  });
  assert.deepEqual(totals, [...game.scores]);
  const text = await page.evaluate(() => document.querySelector('o-an-quan')?.shadowRoot?.querySelector('[part=dialog]')?.textContent ?? '');
  for (const { citizens, swept } of game.accounts) assert.ok(text.includes(String(citizens - swept)));
  const { said, record: words } = await state(page);
  const sentences = said.split(/(?<=[.!]) /);
  assert.ok(sentences.length > 4, said);
  assert.deepEqual(sentences, [...new Set(sentences)], 'nothing is said twice');
  const record = core.Game.fromRecord(words);
  assert.equal(record.position, game.position);
  await close();
  await waitForStatus(page, 'ready');
  assert.equal((await page.readAll(page.part('dialog'))).length, 0);
  const next = await state(page);
  const first = /** @type {'A' | 'B'} */ (game.history[0][0]);
  assert.equal(next.turn, loser(game, first), 'the loser begins');
  assert.equal(next.position, `5,5,5,5,5,0Q/5,5,5,5,5,0Q ${next.turn} 0,0 -`);
  assert.deepEqual(page.messages(), []);
}

test('a whole game by mouse, both players', async () => {
  const page = await openBoard(house.browser, house.url + TWO);
  await page.click(page.part('ready'));
  const game = await playToTheEnd(page, async (move) => {
    const { cell, direction } = aim(move);
    await page.click(page.part('pit', { cell }));
    await page.click(page.part('arrow', { direction }));
  }, 1);
  await checkEnd(page, game, () => page.click(page.part('close')));
  // The next game can be played as well.
  await page.click(page.part('ready'));
  await waitForStatus(page, 'playing');
  await page.close();
});

test('a whole game by touch, both players, on an upright phone', async () => {
  const page = await openBoard(house.browser, house.url + TWO, { width: 360, height: 640, scale: 3, touch: true });
  await page.tap(page.part('ready'));
  const game = await playToTheEnd(page, async (move) => {
    const { cell, direction } = aim(move);
    await page.tap(page.part('pit', { cell }));
    await page.tap(page.part('arrow', { direction }));
  }, 2);
  await checkEnd(page, game, () => page.tap(page.part('close')));
  await page.close();
});

test('a whole game by keys only, both players', async () => {
  const page = await openBoard(house.browser, house.url + TWO);
  // Tab leads to Ready.
  for (let tabs = 0; tabs < 30; tabs += 1) {
    await page.key('Tab');
    if ((await page.focused())?.attributes.part === 'ready') break;
  }
  await page.key('Enter');
  const game = await playToTheEnd(page, async (move) => {
    await page.key(move[1]);
    assert.equal((await page.focused())?.attributes['data-cell'], String(aim(move).cell), 'the square has the focus');
    // Left and right as seen on the screen: on the far row, its player's right lies to the left.
    const toTheRight = (move[0] === 'A') === (move[2] === 'r');
    await page.key(toTheRight ? 'ArrowRight' : 'ArrowLeft');
    assert.equal((await page.focused())?.attributes['data-direction'], move[2]);
    await page.key('Enter');
  }, 3);
  assert.ok(await page.focused(), 'the focus is not lost');
  await checkEnd(page, game, () => page.key('Escape'));
  await page.close();
});

test('a whole game against the computer, with the stones moving', async () => {
  const page = await openBoard(house.browser, `${house.url}?players=human,2&speed=fast&lang=vi`);
  await page.click(page.part('ready'));
  let played = 0;
  for (let turns = 0; turns < 200; turns += 1) {
    await waitForStatus(page, 'playing', 'over');
    const now = await state(page);
    if (now.status === 'over') break;
    assert.equal(now.turn, 'A', 'the person has the turn');
    // What happened since: replayed by the core, every move is legal and leads here.
    const game = core.Game.fromRecord(now.record);
    assert.equal(game.position, now.position);
    assert.equal(game.ply, 2 * played, 'the computer has answered every move, once');
    const { cell, direction } = aim(sensibleMove(game));
    await page.click(page.part('pit', { cell }));
    await page.click(page.part('arrow', { direction }));
    played += 1;
    await new Promise((resolve) => setTimeout(resolve, 310));
    // Skip: the space bar shows the end at once.
    await page.key(' ');
  }
  assert.ok(played > 0);
  const end = await state(page);
  assert.equal(end.status, 'over');
  const game = core.Game.fromRecord(end.record);
  assert.match(end.record, /\[A "human"\]\n\[B "level 2"\]/);
  await checkEnd(page, game, () => page.click(page.part('close')));
  await page.close();
});

test('computer against computer plays by itself', async () => {
  const page = await openBoard(house.browser, `${house.url}?players=2,2&speed=instant&lang=en`);
  await page.click(page.part('ready'));
  await waitForStatus(page, 'over');
  const end = await state(page);
  assert.equal(core.Game.fromRecord(end.record).over, end.over);
  await page.close();
});

test('a game of three and one of four sides come to their end', async () => {
  for (const sides of [3, 4]) {
    const page = await openBoard(house.browser, `${house.url}?sides=${sides}&players=2,2,2,2&speed=instant&lang=en`);
    assert.equal((await page.readAll(page.part('pit'))).length, sides * 6);
    await page.click(page.part('ready'));
    await waitForStatus(page, 'over');
    const end = await state(page);
    assert.equal(end.scores.length, sides);
    assert.deepEqual(page.messages(), []);
    await page.close();
  }
});
