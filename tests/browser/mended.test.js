// Faults that people found by playing, one test each, so that none comes back.

import assert from 'node:assert/strict';
import { test } from 'node:test';
import { core, openBoard, openHouse, state, waitForStatus } from './board.js';

const house = openHouse();

const START = '5,5,5,5,5,0Q/5,5,5,5,5,0Q A 0,0 -';

/**
 * @param {string} query
 * @param {Parameters<typeof openBoard>[2]} [view]
 */
async function begin(query, view) {
  const page = await openBoard(house.browser, house.url + query, view);
  await page.click(page.part('ready'));
  return page;
}

/**
 * Plays by the element's method; gives the code of the error, if there was one.
 * @param {import('./board.js').OpenPage} page
 * @param {...string} moves
 */
function play(page, ...moves) {
  return page.evaluate((played) => {
    try {
      for (const move of played) /** @type {any} */ (document.querySelector('o-an-quan')).play(move);
      return '';
    } catch (error) {
      return /** @type {any} */ (error).code;
    }
  }, moves);
}

test('rubbish played while the computer thinks does not stop it', async () => {
  const page = await begin('?players=2,human&speed=fast&lang=en');
  await waitForStatus(page, 'thinking');
  assert.equal(await play(page, 'rubbish'), 'illegal-move');
  await waitForStatus(page, 'playing');
  assert.equal((await state(page)).turn, 'B');
  await page.close();
});

test('a move played while another is shown: the first is shown to its end, the second then moves', async () => {
  const page = await begin('?players=human,human&speed=slow&lang=en');
  assert.equal(await play(page, 'A2r', 'B3l'), '');
  const now = await state(page);
  assert.equal(now.status, 'sowing');
  assert.match(now.record, /A2r B3l/);
  await page.close();
});

test('a move played before Ready begins the game, and is shown from its beginning', async () => {
  const page = await openBoard(house.browser, `${house.url}?players=human,human&speed=slow&lang=en`);
  const heard = await page.evaluate(() => {
    const board = /** @type {any} */ (document.querySelector('o-an-quan'));
    const types = /** @type {string[]} */ ([]);
    for (const type of ['ready', 'move', 'move-end']) board.addEventListener(type, () => types.push(type));
    board.play('A2r');
    return [...types, board.status];
  });
  assert.deepEqual(heard, ['ready', 'move', 'sowing']);
  // Nothing is in the store before the capture has been shown.
  const points = await page.evaluate(() => [...(document.querySelector('o-an-quan')?.shadowRoot?.querySelectorAll('.points') ?? [])].map((each) => each.textContent));
  assert.deepEqual(points, ['0', '0']);
  await page.close();
});

test('after undo the words are those of the position that is shown', async () => {
  const page = await begin('?players=human,human&speed=slow&lang=en');
  await play(page, 'A2r');
  await page.evaluate(() => /** @type {any} */ (document.querySelector('o-an-quan')).undo());
  const now = await state(page);
  assert.match(now.said, /Turn: Player 1\. Score – Player 1: 0, Player 2: 0\./);
  assert.doesNotMatch(now.said, /captured/);
  await page.close();
});

test('the last move of a game is told, before who has won', async () => {
  const page = await begin(`?players=human,human&speed=instant&lang=en&rules=folk&position=${encodeURIComponent('0,0,1,0,1,0/0,0,0,0,0,4Q A 24+1Q,20 -')}`);
  const game = new core.Game('folk', { position: (await state(page)).position });
  const last = game.moves().find((move) => game.preview(move).board.over === 'mandarins-gone');
  assert.ok(last);
  await play(page, last);
  const { said, status } = await state(page);
  assert.equal(status, 'over');
  assert.match(said, /Player 1, from square \d: .* sown\..*mandarin captured!.*won!.*mandarins are gone/i);
  await page.close();
});

test('settings closed with Done untouched change nothing', async () => {
  const page = await begin('?players=human,human&first=B&speed=instant&lang=en');
  await play(page, 'B2r');
  await page.click('.settings');
  await page.click('dialog button[type=submit]');
  await page.waitFor(() => !document.querySelector('o-an-quan')?.shadowRoot?.querySelector('dialog'));
  const { record, status } = await state(page);
  assert.match(record, /First "B"[\s\S]*B2r/);
  assert.equal(status, 'playing');
  assert.deepEqual(await page.evaluate(() => ['speed', 'first'].map((name) => document.querySelector('o-an-quan')?.getAttribute(name))), ['instant', 'B']);
  await page.close();
});

test('after giving up nothing can be played', async () => {
  const page = await begin('?players=human,human&speed=instant&lang=en');
  await play(page, 'A2r');
  await page.click('.giveUp');
  await page.click('dialog .answers .main');
  await waitForStatus(page, 'over');
  const { position } = await state(page);
  assert.equal(await play(page, 'B3l'), 'game-over');
  assert.equal((await state(page)).position, position);
  await page.close();
});

test('whoever gives up while their own stones still move is asked by name', async () => {
  const page = await begin('?players=human,human&speed=slow&lang=en');
  await play(page, 'A2r');
  await page.click('.giveUp');
  assert.match((await page.read('dialog'))?.text ?? '', /Player 1: give up\?/);
  await page.close();
});

test('a language chosen in mid-move does not announce the next turn too early', async () => {
  const page = await begin('?players=human,human&speed=slow&lang=en');
  await play(page, 'A2r');
  await page.click('.language');
  await page.waitFor(() => document.querySelector('o-an-quan')?.shadowRoot?.querySelector('[part=pit]')?.getAttribute('aria-label')?.startsWith('Ô 1'));
  const { said, status } = await state(page);
  assert.equal(status, 'sowing');
  assert.equal(said, '');
  await page.close();
});

test('the page never scrolls, in no state', async () => {
  for (const view of [{ width: 320, height: 480 }, { width: 640, height: 360 }, { width: 1366, height: 768 }]) {
    const page = await begin('?players=2,2&speed=instant&lang=vi', view);
    await waitForStatus(page, 'over');
    const [width, height] = await page.evaluate(() => [document.documentElement.scrollWidth, document.documentElement.scrollHeight]);
    assert.deepEqual([width, height], [view.width, view.height]);
    await page.close();
  }
});

test('the space bar scrolls a page on which nothing moves', async () => {
  const page = await openBoard(house.browser, `${house.url}?lang=en`);
  const prevented = await page.evaluate(() => {
    const event = new KeyboardEvent('keydown', { key: ' ', bubbles: true, cancelable: true });
    document.body.dispatchEvent(event);
    return event.defaultPrevented;
  });
  assert.equal(prevented, false);
  await page.close();
});

test('a theme that is none is the usual one', async () => {
  for (const theme of ['__proto__', 'constructor', 'nonsense']) {
    const page = await begin(`?players=human,human&theme=${theme}&lang=en`);
    assert.equal((await state(page)).status, 'playing');
    assert.deepEqual(page.messages(), []);
    await page.close();
  }
});

test('seats can be read in every theme, by day and by night', async () => {
  const luminance = (/** @type {string} */ colour) => {
    const [r, g, b] = (colour.match(/[\d.]+/g) ?? []).slice(0, 3).map((value) => {
      const part = Number(value) / 255;
      return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
    });
    return 0.2126 * r + 0.7152 * g + 0.0722 * b;
  };
  for (const theme of ['brick', 'silk', 'paper']) {
    for (const colorScheme of /** @type {const} */ (['light', 'dark'])) {
      const page = await openBoard(house.browser, `${house.url}?players=human,human&theme=${theme}&lang=en`, { colorScheme });
      const [ink, ground] = await page.evaluate(() => {
        const root = document.querySelector('o-an-quan')?.shadowRoot;
        const status = getComputedStyle(/** @type {Element} */ (root?.querySelector('[part=status]')));
        return [getComputedStyle(/** @type {Element} */ (root?.querySelector('.seat'))).color, status.backgroundColor];
      });
      const [light, dark] = [luminance(ink), luminance(ground)].sort((one, other) => other - one);
      assert.ok((light + 0.05) / (dark + 0.05) >= 4.5, `${theme}, ${colorScheme}: ${ink} on ${ground}`);
      await page.close();
    }
  }
});

test('a board taken out with a panel open and put back has no dead panel', async () => {
  const page = await begin('?players=human,human&speed=instant&lang=en');
  await page.click('.settings');
  await page.waitFor('dialog form');
  await page.evaluate(() => {
    const board = /** @type {Element} */ (document.querySelector('o-an-quan'));
    const parent = board.parentElement;
    board.remove();
    parent?.append(board);
  });
  assert.equal(await page.read('dialog'), null);
  await page.key('2');
  assert.equal((await page.readAll(page.part('arrow'))).length, 2);
  await page.close();
});

test('after an error, the way on leads the keyboard to Ready', async () => {
  const page = await openBoard(house.browser, `${house.url}?position=rubbish&lang=en`);
  assert.match((await page.read('.trouble'))?.text ?? '', /position: expected a number at byte 0/);
  for (let tabs = 0; tabs < 20 && !/Try again/.test((await page.focused())?.text ?? ''); tabs += 1) await page.key('Tab');
  await page.key('Enter');
  await waitForStatus(page, 'ready');
  assert.equal((await page.focused())?.attributes.part, 'ready');
  await page.key('Enter');
  await waitForStatus(page, 'playing');
  await page.close();
});

test('with reduced motion the computer still takes its time', async () => {
  const page = await openBoard(house.browser, `${house.url}?players=human,2&lang=en`, { reducedMotion: true });
  await page.click(page.part('ready'));
  await play(page, 'A2r');
  const { status, said } = await state(page);
  assert.equal(status, 'thinking');
  assert.match(said, /sown.*Trò nhỏ is thinking/);
  await page.close();
});

test('the rules page tells the rules of the game that is played', async () => {
  const page = await openBoard(house.browser, `${house.url}?rules=folk&lang=en`);
  await page.key('?');
  await page.waitFor('dialog h3');
  assert.match((await page.read('dialog'))?.text ?? '', /The rules of this game.*Young mandarin: 0\./);
  await page.close();
  const standard = await openBoard(house.browser, `${house.url}?lang=en`);
  await standard.key('?');
  await standard.waitFor('dialog h3');
  assert.doesNotMatch((await standard.read('dialog'))?.text ?? '', /The rules of this game/);
  await standard.close();
});

test('a position that is over says so, and leads to its score', async () => {
  const page = await openBoard(house.browser, `${house.url}?players=human,human&lang=en&position=${encodeURIComponent('0,0,0,0,0,0/0,0,0,0,0,0 - 35+1Q,15+1Q -')}`);
  assert.match((await state(page)).said, /mandarins are gone/);
  await page.click(page.part('ready'));
  await waitForStatus(page, 'over');
  await page.click(page.part('close'));
  await waitForStatus(page, 'ready');
  assert.equal((await state(page)).position, START.replace(' A ', ' B '));
  await page.close();
});
