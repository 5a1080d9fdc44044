// Before a move: the hint, and what a move would do, by mouse, finger, keyboard and ear.

import assert from 'node:assert/strict';
import { readFile } from 'node:fs/promises';
import { test } from 'node:test';
import { aim, core, openBoard, openHouse, state, waitForStatus } from './board.js';

/** @typedef {import('./board.js').OpenPage} OpenPage */

const house = openHouse();

const START = '5,5,5,5,5,0Q/5,5,5,5,5,0Q A 0,0 -';
/** Captures of one and of several cells, and of a mandarin with citizens. */
const POSITIONS = ['3,0,4,1,0,2Q/1,6,0,5,0,7Q A 12,9 -', '0,0,1,0,2,7Q/0,6,0,2,0,0Q A 20,12 -'];
const pause = (/** @type {number} */ time) => new Promise((resolve) => setTimeout(resolve, time));

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
 * What is painted in each cell, as a number.
 * @param {OpenPage} page
 * @returns {Promise<number[]>}
 */
function painted(page) {
  return page.evaluate(async () => {
    await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
    const root = document.querySelector('o-an-quan')?.shadowRoot;
    const canvas = /** @type {HTMLCanvasElement} */ (root?.querySelector('canvas'));
    const ink = /** @type {CanvasRenderingContext2D} */ (canvas.getContext('2d'));
    const ratio = canvas.width / canvas.clientWidth;
    return [.../** @type {NodeListOf<HTMLElement>} */ (root?.querySelectorAll('[part=pit]'))].map(({ offsetLeft, offsetTop, offsetWidth, offsetHeight }) => {
      const [x, y, w, h] = [offsetLeft, offsetTop, offsetWidth, offsetHeight].map((side) => Math.round(side * ratio));
      const { data } = ink.getImageData(x, y, w, h);
      let sum = 0;
      for (let place = 0; place < data.length; place += 1) sum = (Math.imul(sum, 31) + data[place]) | 0;
      return sum;
    });
  });
}

/**
 * The cells in which something else is painted.
 * @param {number[]} before
 * @param {number[]} now
 */
function changed(before, now) {
  return before.flatMap((sum, cell) => (sum === now[cell] ? [] : [cell]));
}

/**
 * What the core says that a move does.
 * @param {string} position
 * @param {string} move
 */
function does(position, move) {
  const { steps } = new core.Game('standard', { position }).preview(move);
  const landing = steps.filter((step) => step.step === 'sow').at(-1)?.cell ?? -1;
  const captures = steps.filter((step) => step.step === 'capture');
  const citizens = captures.reduce((all, step) => all + step.citizens, 0);
  const mandarins = captures.reduce((all, step) => all + step.mandarins, 0);
  return { cells: [...new Set([landing, ...captures.map(({ cell }) => cell)])].sort((one, other) => one - other), citizens, mandarins };
}

/** @param {{citizens: number, mandarins: number}} won */
function inWords({ citizens, mandarins }) {
  const parts = [mandarins ? 'a mandarin' : '', citizens ? `${citizens} citizens?` : ''].filter(Boolean);
  return new RegExp(parts.length ? `Captures ${parts.join(' and ')}\\.$` : 'Captures nothing\\.$');
}

/** @param {OpenPage} page */
async function looking(page) {
  return (await page.readAll('.frame.looking')).length > 0;
}

test('an arrow under the mouse shows where the last citizen falls and what is captured, as the core says', async () => {
  for (const position of [START, ...POSITIONS]) {
    const page = await begin(`?players=human,human&speed=instant&lang=en&position=${encodeURIComponent(position)}`);
    for (const move of new core.Game('standard', { position }).moves()) {
      const { cell, direction } = aim(move);
      await page.hover(page.part('board'));
      await page.click(page.part('pit', { cell }));
      await page.hover(page.part('pit', { cell }));
      const before = await painted(page);
      await page.hover(page.part('arrow', { direction }));
      const expected = does(position, move);
      assert.deepEqual(changed(before, await painted(page)), expected.cells, `${position} ${move}`);
      assert.ok(await looking(page));
      assert.match((await page.read('.caption'))?.text ?? '', inWords(expected), move);
      const id = (await page.read(page.part('arrow', { direction })))?.attributes['aria-describedby'];
      assert.match((await page.read(`#${id}`))?.text ?? '', inWords(expected), move);
      // The live region says nothing of it: a mouse on its way would make it chatter.
      assert.match((await state(page)).said, /which way\?$/);
      await page.hover(page.part('pit', { cell }));
      assert.deepEqual(changed(before, await painted(page)), [], 'and no longer');
      assert.ok(!(await looking(page)));
    }
    assert.equal((await state(page)).position, position);
    // The browser has advice for whoever reads a canvas so often.
    assert.deepEqual(page.messages().filter(({ level }) => level !== 'warn'), []);
    await page.close();
  }
});

test('an arrow with the keyboard’s focus shows the same, also in forced colours', async () => {
  for (const forcedColors of [false, true]) {
    const [position] = POSITIONS;
    const page = await begin(`?players=human,human&speed=instant&lang=en&position=${encodeURIComponent(position)}`, { forcedColors });
    await page.key('1');
    const before = await painted(page);
    await page.key('ArrowLeft');
    assert.deepEqual(changed(before, await painted(page)), does(position, 'A1l').cells);
    await page.key('ArrowRight');
    assert.deepEqual(changed(before, await painted(page)), does(position, 'A1r').cells);
    await page.key('Escape');
    assert.ok(!(await looking(page)));
    await page.key('1');
    await page.key('ArrowLeft');
    await page.key('Enter');
    assert.match((await state(page)).record, /A1l/);
    assert.ok(!(await looking(page)));
    await page.close();
  }
});

test('a finger that is held on an arrow looks and does not play; a tap plays', async () => {
  const page = await begin('?players=human,human&speed=instant&lang=en', { width: 360, height: 640, touch: true });
  await page.tap(page.part('pit', { cell: 1 }));
  await pause(600);
  await page.hold(page.part('arrow', { direction: 'r' }), async () => {
    await pause(100);
    assert.ok(!(await looking(page)), 'not at once');
    await page.waitFor('.frame.looking');
  });
  await page.waitFor(() => !document.querySelector('o-an-quan')?.shadowRoot?.querySelector('.looking'));
  await pause(100);
  let now = await state(page);
  assert.equal(now.position, START);
  assert.match(now.said, /Tap the arrow briefly/);
  assert.equal((await page.readAll(page.part('arrow'))).length, 2);
  // Moved off the arrow, it looks no longer.
  await page.hold(page.part('arrow', { direction: 'r' }), async (move) => {
    await page.waitFor('.frame.looking');
    await move({ x: 40, y: 600 });
    await page.waitFor(() => !document.querySelector('o-an-quan')?.shadowRoot?.querySelector('.looking'));
  });
  await pause(100);
  assert.equal((await state(page)).position, START);
  await page.tap(page.part('pit', { cell: 1 }));
  await pause(600);
  await page.tap(page.part('arrow', { direction: 'r' }));
  now = await state(page);
  assert.match(now.record, /A2r/);
  assert.deepEqual(page.messages(), []);
  await page.close();
});

test('who does not want to look before a move turns it off, for the next visit too', async () => {
  const page = await begin('?players=human,human&speed=instant&lang=en', { width: 360, height: 640, touch: true });
  await page.click('.settings');
  await page.waitFor('dialog form');
  await page.evaluate(() => {
    const select = /** @type {any} */ (document.querySelector('o-an-quan')?.shadowRoot?.querySelector('select[name=preview]'));
    select.value = 'off';
  });
  await page.click('dialog button[type=submit]');
  await page.waitFor(() => !document.querySelector('o-an-quan')?.shadowRoot?.querySelector('dialog'));
  assert.equal((await state(page)).status, 'playing', 'the game goes on');
  await page.reload();
  await waitForStatus(page, 'ready');
  await page.click(page.part('ready'));
  await page.tap(page.part('pit', { cell: 1 }));
  const arrow = await page.read(page.part('arrow', { direction: 'r' }));
  assert.equal(arrow?.attributes['aria-describedby'], undefined);
  await pause(600);
  await page.hover(page.part('arrow', { direction: 'l' }));
  assert.ok(!(await looking(page)));
  await page.hold(page.part('arrow', { direction: 'r' }), async () => {
    await pause(700);
    assert.ok(!(await looking(page)));
  });
  await page.close();
});

test('a hint chooses the best square, marks its arrow, says what it wins, and does not play it', async () => {
  const [position] = POSITIONS;
  for (const how of ['button', 'key']) {
    const page = await begin(`?players=human,human&speed=instant&lang=en&position=${encodeURIComponent(position)}`);
    if (how === 'button') await page.click('.hint');
    else await page.key('h');
    await page.waitFor('.hinted');
    const now = await state(page);
    assert.equal(now.position, position);
    const [pit] = await page.readAll('[aria-pressed="true"]');
    const arrow = await page.read('.hinted');
    const move = `A${Number(pit.attributes['data-cell']) + 1}${arrow?.attributes['data-direction']}`;
    const expected = does(position, move);
    assert.match(now.said, new RegExp(`^Hint: square ${move[1]}, to the (left|right)\\. `));
    assert.match(now.said, inWords(expected));
    assert.ok(!(await looking(page)), 'the words about the hint are seen, not only heard');
    assert.match(arrow?.attributes['aria-label'] ?? '', /^Sow to the (left|right) – hint$/);
    assert.equal((await page.readAll('.hinted svg')).length, 2, 'a star, not only a colour');
    // The keyboard stays at the button, or was at none and is led to the arrow.
    assert.equal((await page.focused())?.attributes.class, how === 'button' ? 'quiet hint' : 'hinted');
    await page.click(page.part('pit', { cell: move[1] === '3' ? 3 : 2 }));
    assert.equal(await page.read('.hinted'), null, 'gone with another choice');
    assert.deepEqual(page.messages(), []);
    await page.close();
  }
});

test('there is a hint only while a person may move, and none comes into another position', async () => {
  const page = await openBoard(house.browser, `${house.url}?players=human,6&speed=slow&lang=en`);
  const disabled = async () => (await page.read('.hint'))?.attributes['aria-disabled'] === 'true';
  assert.ok(await disabled());
  await page.key('h');
  await page.click(page.part('ready'));
  assert.ok(!(await disabled()));
  await page.evaluate(() => {
    const board = /** @type {any} */ (document.querySelector('o-an-quan'));
    board.shadowRoot.querySelector('.hint').click();
    board.play('A2r');
  });
  assert.ok(await disabled());
  await pause(320);
  await page.key(' ');
  assert.equal((await state(page)).status, 'thinking');
  await page.key('h');
  await pause(600);
  assert.equal(await page.read('.hinted'), null);
  assert.doesNotMatch((await state(page)).said, /Hint/);
  assert.deepEqual(page.messages(), []);
  await page.close();
});

test('a game against the computer by keys and hints alone', async () => {
  const page = await openBoard(house.browser, `${house.url}?players=human,1&speed=instant&lang=vi`);
  await page.key('Tab');
  for (let tabs = 0; tabs < 30 && (await page.focused())?.attributes.part !== 'ready'; tabs += 1) await page.key('Tab');
  await page.key('Enter');
  for (let moves = 0; moves < 5; moves += 1) {
    await waitForStatus(page, 'playing', 'over');
    const { status, record } = await state(page);
    if (status === 'over') break;
    await page.key('h');
    await page.waitFor('.hinted');
    await page.waitFor(() => document.querySelector('o-an-quan')?.shadowRoot?.activeElement?.classList.contains('hinted'));
    await page.key('Enter');
    await page.waitFor((before) => /** @type {any} */ (document.querySelector('o-an-quan')).record !== before, record);
    const focused = await page.focused();
    assert.ok(focused, 'the focus stays on the board');
  }
  assert.deepEqual(page.messages(), []);
  await page.close();
});

test('without an engine there is no hint, and that is said', async () => {
  const page = await begin('?players=human,human&speed=instant&lang=vi');
  await page.evaluate(async (base) => ((await import(`${base}www/engine.js`)).engine.ways = []), house.url);
  await page.click('.hint');
  await page.waitFor(() => /Chưa tìm được gợi ý/.test(document.querySelector('o-an-quan')?.shadowRoot?.querySelector('[part=status]')?.textContent ?? ''));
  await page.close();
});

test('axe finds nothing in what is new', async () => {
  const axe = await readFile(new URL('./node_modules/axe-core/axe.min.js', import.meta.url), 'utf8');
  for (const lang of ['vi', 'en']) {
    for (const colorScheme of /** @type {const} */ (['light', 'dark'])) {
      const page = await begin(`?players=human,6&speed=slow&lang=${lang}`, { colorScheme });
      await page.evaluate((source) => void new Function(source)(), axe);
      const check = async (/** @type {string} */ where) => {
        const faults = await page.evaluate(async () => {
          const { violations } = await /** @type {any} */ (window).axe.run(document, { resultTypes: ['violations'] });
          return violations.map((/** @type {any} */ { id, nodes }) => `${id}: ${nodes.map((/** @type {any} */ node) => node.html).join(' ')}`);
        });
        assert.deepEqual(faults, [], `${lang}, ${colorScheme}, ${where}`);
      };
      await page.click('.hint');
      await page.waitFor('.hinted');
      await check('hint');
      await page.hover(page.part('arrow', { direction: 'r' }));
      await page.waitFor('.frame.looking');
      await check('preview');
      await page.click('.settings');
      await page.waitFor('dialog form');
      await check('settings');
      await page.key('Escape');
      await page.evaluate(() => /** @type {any} */ (document.querySelector('o-an-quan')).play('A2r'));
      await pause(320);
      await page.key(' ');
      await waitForStatus(page, 'thinking');
      await check('thinking');
      await page.close();
    }
  }
});
