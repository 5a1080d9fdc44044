// Settings, rules, questions, oẳn tù tì, the score dialog: everything that opens over or beside the board.

import assert from 'node:assert/strict';
import { test } from 'node:test';
import { core, openBoard, openHouse, sensibleMove, state, waitForStatus } from './board.js';

const house = openHouse();

/** @param {string} query */
const open = (query) => openBoard(house.browser, house.url + query);

/**
 * @param {import('./board.js').OpenPage} page
 * @param {string} name of the field
 * @param {string} value
 */
function choose(page, name, value) {
  return page.evaluate((field, chosen) => {
    const root = document.querySelector('o-an-quan')?.shadowRoot;
    const select = /** @type {HTMLSelectElement} */ (root?.querySelector(`dialog select[name="${field}"]`));
    select.value = chosen;
    select.dispatchEvent(new Event('change', { bubbles: true }));
  }, name, value);
}

/**
 * Plays greedily by the element's method until the game is over.
 * @param {import('./board.js').OpenPage} page
 */
async function finish(page) {
  for (;;) {
    await waitForStatus(page, 'playing', 'over');
    const now = await state(page);
    if (now.status === 'over') return now;
    const move = sensibleMove(core.Game.fromRecord(now.record));
    await page.evaluate((played) => /** @type {any} */ (document.querySelector('o-an-quan')).play(played), move);
  }
}

test('the settings change players and rules, and a partial change makes rules of one’s own', async () => {
  const page = await open('?players=human,2&speed=instant&lang=en');
  await page.click('.settings');
  await page.waitFor('dialog form');
  await choose(page, 'player-1', 'human');
  await choose(page, 'rules', 'sow-on');
  const young = await page.evaluate(() => /** @type {any} */ (document.querySelector('o-an-quan')?.shadowRoot?.querySelector('select[name=youngMandarin]')).value);
  assert.equal(young, '0', 'the options follow the rule set');
  await choose(page, 'citizensPerSquare', '7');
  const set = await page.evaluate(() => /** @type {any} */ (document.querySelector('o-an-quan')?.shadowRoot?.querySelector('select[name=rules]')).value);
  assert.equal(set, 'custom', 'the rule set follows the options');
  await page.click('dialog button[type=submit]');
  await page.waitFor(() => /** @type {any} */ (document.querySelector('o-an-quan')).rules.citizensPerSquare === 7);
  const rules = await page.evaluate(() => /** @type {any} */ (document.querySelector('o-an-quan')).rules);
  assert.deepEqual(rules, { sides: 2, citizensPerSquare: 7, mandarin: 'stone', mandarinValue: 10, youngMandarin: 0, afterCapture: 'sow-on', emptyMandarin: 'ordinary' });
  const now = await state(page);
  assert.equal(now.position, '7,7,7,7,7,0Q/7,7,7,7,7,0Q A 0,0 -');
  assert.equal(now.status, 'ready');
  assert.deepEqual(page.messages(), []);
  await page.close();
});

test('the settings closed without Done change nothing', async () => {
  const page = await open('?players=human,human&speed=instant&lang=en');
  await page.click(page.part('ready'));
  await page.evaluate(() => /** @type {any} */ (document.querySelector('o-an-quan')).play('A2r'));
  await page.click('.settings');
  await page.waitFor('dialog form');
  await choose(page, 'rules', 'folk');
  await page.key('Escape');
  await page.waitFor(() => !document.querySelector('o-an-quan')?.shadowRoot?.querySelector('dialog'));
  assert.match((await state(page)).record, /Rules "standard"[\s\S]*A2r/);
  await page.close();
});

test('one question before a game is thrown away, none when nothing would be lost', async () => {
  const page = await open('?players=human,human&speed=instant&lang=en');
  await page.click(page.part('ready'));
  await page.click('.new');
  await waitForStatus(page, 'ready');
  await page.click(page.part('ready'));
  await page.evaluate(() => /** @type {any} */ (document.querySelector('o-an-quan')).play('A2r'));
  await page.click('.new');
  await page.waitFor('dialog .answers');
  await page.click('dialog .answers button:not(.main)');
  assert.equal((await state(page)).status, 'playing');
  await page.click('.new');
  await page.click('dialog .answers .main');
  await waitForStatus(page, 'ready');
  assert.equal((await state(page)).position, '5,5,5,5,5,0Q/5,5,5,5,5,0Q A 0,0 -');
  await page.close();
});

test('giving up is asked, counts as lost, and the one who gave up begins the next game', async () => {
  const page = await open('?players=human,human&speed=instant&lang=en');
  await page.click(page.part('ready'));
  await page.evaluate(() => /** @type {any} */ (document.querySelector('o-an-quan')).play('A2r'));
  await page.click('.giveUp');
  await page.click('dialog .answers .main');
  await waitForStatus(page, 'over');
  const [dialog] = await page.readAll(page.part('dialog'));
  assert.match(dialog.text, /Player 2 gave up. Player 1 won!/);
  assert.match(dialog.text, /Player 1: 1, Player 2: 0/);
  await page.click(page.part('close'));
  await waitForStatus(page, 'ready');
  assert.equal((await state(page)).turn, 'B');
  await page.close();
});

test('the match is counted over several games', async () => {
  const page = await open('?players=human,human&speed=instant&lang=en');
  /** @type {[number, number, number]} */
  const count = [0, 0, 0];
  for (let games = 0; games < 3; games += 1) {
    await page.click(page.part('ready'));
    const { scores: [a, b] } = await finish(page);
    count[a === b ? 2 : a > b ? 0 : 1] += 1;
    const [dialog] = await page.readAll(page.part('dialog'));
    assert.match(dialog.text, new RegExp(`Player 1: ${count[0]}, Player 2: ${count[1]}`));
    if (count[2]) assert.match(dialog.text, new RegExp(`${count[2]} draws?`));
    await page.click(page.part('close'));
    await waitForStatus(page, 'ready');
  }
  await page.close();
});

test('the final board stays visible beside the score, on every screen', async () => {
  for (const view of [{ width: 320, height: 480 }, { width: 360, height: 640 }, { width: 640, height: 360 }, { width: 1280, height: 720 }]) {
    const page = await openBoard(house.browser, `${house.url}?players=human,human&speed=instant&lang=vi`, view);
    await page.click(page.part('ready'));
    // All in one task: the board makes room at once, not when the next frame comes.
    const game = new core.Game();
    while (game.turn) game.play(sensibleMove(game));
    const { dialog, pits } = await page.evaluate((moves) => {
      const board = /** @type {any} */ (document.querySelector('o-an-quan'));
      for (const move of moves) board.play(move);
      const boxes = (/** @type {string} */ part) => [...board.shadowRoot.querySelectorAll(`[part=${part}]`)].map((one) => one.getBoundingClientRect().toJSON());
      return { dialog: boxes('dialog')[0], pits: boxes('pit') };
    }, game.history);
    assert.equal(pits.length, 12);
    const [close] = await page.readAll(page.part('close'));
    for (const pit of pits) {
      const apart = pit.right <= dialog.left + 1 || pit.left >= dialog.right - 1 || pit.bottom <= dialog.top + 1 || pit.top >= dialog.bottom - 1;
      assert.ok(apart, `${view.width}×${view.height}: a cell lies under the dialog`);
    }
    const whole = await page.evaluate(() => {
      const root = document.querySelector('o-an-quan')?.shadowRoot;
      const [bar, frame] = ['[part=controls]', '.frame'].map((one) => /** @type {Element} */ (root?.querySelector(one)).getBoundingClientRect());
      return bar.width === frame.width || bar.height === frame.height;
    });
    assert.ok(whole, 'the bar is as long as the board is wide or high');
    assert.ok(close.box.y >= 0 && close.box.y + close.box.height <= view.height + 1, 'Close can be reached');
    await page.close();
  }
});

test('oẳn tù tì between two people: both choose hidden, and whoever wins begins', async () => {
  const page = await open('?players=human,human&first=rps&speed=instant&lang=en');
  await page.click(page.part('ready'));
  await page.waitFor('dialog .hand');
  assert.equal((await state(page)).status, 'ready');
  // A tie first, then paper beats rock.
  await page.click('dialog [data-hand=rock]');
  const hidden = await page.read('dialog');
  assert.match(hidden?.text ?? '', /Player 2: choose/);
  assert.doesNotMatch(hidden?.text ?? '', /Player 1: Rock/, 'the first choice is hidden');
  await page.click('dialog [data-hand=rock]');
  assert.match((await page.read('dialog'))?.text ?? '', /tie/i);
  await page.click('dialog .main');
  await page.click('dialog [data-hand=rock]');
  await page.click('dialog [data-hand=paper]');
  assert.match((await page.read('dialog'))?.text ?? '', /Begins: Player 2!/);
  await page.click('dialog .main');
  await waitForStatus(page, 'playing');
  assert.equal((await state(page)).turn, 'B');
  await page.close();
});

test('oẳn tù tì against the computer ends, whoever wins', async () => {
  const page = await open('?players=human,2&first=rps&speed=instant&lang=en');
  await page.click(page.part('ready'));
  for (let rounds = 0; rounds < 40; rounds += 1) {
    if ((await state(page)).status !== 'ready') break;
    if (await page.read('dialog [data-hand=paper]')) await page.click('dialog [data-hand=paper]');
    else if (await page.read('dialog .main')) await page.click('dialog .main');
  }
  await waitForStatus(page, 'playing');
  await page.close();
});

test('oẳn tù tì can be left, and Ready asks again', async () => {
  const page = await open('?players=human,human&first=rps&speed=instant&lang=en');
  await page.click(page.part('ready'));
  await page.waitFor('dialog .hand');
  await page.key('Escape');
  await page.waitFor(() => !document.querySelector('o-an-quan')?.shadowRoot?.querySelector('dialog'));
  assert.equal((await state(page)).status, 'ready');
  await page.click(page.part('ready'));
  await page.waitFor('dialog .hand');
  await page.close();
});

test('chance lets either side begin', async () => {
  const page = await open('?players=human,human&first=chance&speed=instant&lang=en');
  const seen = new Set();
  for (let tries = 0; tries < 40 && seen.size < 2; tries += 1) {
    await page.click(page.part('ready'));
    await waitForStatus(page, 'playing');
    seen.add((await state(page)).turn);
    await page.evaluate(() => /** @type {any} */ (document.querySelector('o-an-quan')).reset());
    await waitForStatus(page, 'ready');
  }
  assert.equal(seen.size, 2);
  await page.close();
});

test('the rules open by key and by button, in both languages, and give the focus back', async () => {
  const page = await open('?lang=en');
  await page.key('?');
  await page.waitFor('dialog h3');
  assert.match((await page.read('dialog'))?.text ?? '', /young mandarin/i);
  await page.key('Escape');
  await page.waitFor(() => !document.querySelector('o-an-quan')?.shadowRoot?.querySelector('dialog'));
  await page.click('.language');
  await page.waitFor(() => document.querySelector('o-an-quan')?.shadowRoot?.querySelector('[part=ready]')?.textContent === 'Sẵn sàng');
  await page.click('.rules');
  await page.waitFor('dialog h3');
  assert.match((await page.read('dialog'))?.text ?? '', /Quan non/);
  await page.click('dialog .shut');
  assert.match((await page.focused())?.attributes.class ?? '', /rules/);
  // Keys belong to a panel while it is open.
  await page.close();
});

test('keys do nothing to the board behind a panel', async () => {
  const page = await open('?players=human,human&speed=instant&lang=en');
  await page.click(page.part('ready'));
  await page.key('?');
  await page.waitFor('dialog h3');
  await page.key('2');
  assert.equal((await page.readAll(page.part('arrow'))).length, 0);
  await page.close();
});
