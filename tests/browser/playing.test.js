// Choosing, playing, watching: what a hand may do at any moment, and what must not go wrong.

import assert from 'node:assert/strict';
import { test } from 'node:test';
import { openBoard, openHouse, state, waitForStatus } from './board.js';

const house = openHouse();

const START = '5,5,5,5,5,0Q/5,5,5,5,5,0Q A 0,0 -';
const AFTER_A2R = '6,0,0,6,6,1Q/6,0,6,6,6,1Q B 6,0 -';
const pause = (/** @type {number} */ time) => new Promise((resolve) => setTimeout(resolve, time));

/**
 * @param {string} [more]
 * @param {Parameters<typeof openBoard>[2]} [view]
 */
async function begin(more = '', view) {
  const page = await openBoard(house.browser, `${house.url}?players=human,human&lang=en${more}`, view);
  await page.click(page.part('ready'));
  return page;
}

test('two arrows stand at the chosen square, and point the way the stones will go', async () => {
  for (const view of [{ width: 1280, height: 720 }, { width: 360, height: 640 }]) {
    const page = await begin('', view);
    for (const cell of [0, 1, 2, 3, 4]) {
      await page.click(page.part('pit', { cell }));
      const arrows = await page.readAll(page.part('arrow'));
      assert.equal(arrows.length, 2);
      const centre = (/** @type {{x: number, y: number, width: number, height: number}} */ box) => ({ x: box.x + box.width / 2, y: box.y + box.height / 2 });
      const here = centre((await page.readAll(page.part('pit', { cell })))[0].box);
      for (const arrow of arrows) {
        const next = arrow.attributes['data-direction'] === 'r' ? cell + 1 : (cell + 11) % 12;
        const there = centre((await page.readAll(page.part('pit', { cell: next })))[0].box);
        const at = centre(arrow.box);
        const ahead = (at.x - here.x) * (there.x - here.x) + (at.y - here.y) * (there.y - here.y);
        assert.ok(ahead > 0, `the arrow ${arrow.attributes['data-direction']} of cell ${cell} lies towards cell ${next}`);
        assert.ok(arrow.box.width >= 44 && arrow.box.height >= 44, 'large enough for a finger');
      }
    }
    await page.close();
  }
});

test('the choice moves to another square, and is dropped by Escape and by a click elsewhere', async () => {
  const page = await begin();
  const chosen = async () => (await page.readAll('[aria-pressed="true"]')).map((pit) => pit.attributes['data-cell']);
  await page.click(page.part('pit', { cell: 1 }));
  assert.deepEqual(await chosen(), ['1']);
  await page.click(page.part('pit', { cell: 3 }));
  assert.deepEqual(await chosen(), ['3']);
  await page.key('Escape');
  assert.deepEqual(await chosen(), []);
  assert.equal((await page.readAll(page.part('arrow'))).length, 0);
  await page.click(page.part('pit', { cell: 2 }));
  const board = (await page.readAll(page.part('board')))[0].box;
  await page.click({ x: board.x + 4, y: board.y + 4 });
  assert.deepEqual(await chosen(), []);
  // Choosing alone never plays.
  assert.equal((await state(page)).position, START);
  await page.close();
});

test('a square that cannot be picked up says why', async () => {
  const page = await begin(`&position=${encodeURIComponent('0,5,5,5,5,5Q/5,5,5,5,5,0Q A 0,0 -')}`);
  for (const [cell, reason] of /** @type {[number, RegExp][]} */ ([
    [0, /empty/],
    [5, /mandarin cell/],
    [8, /someone else/],
    [11, /mandarin cell/],
  ])) {
    const pit = (await page.readAll(page.part('pit', { cell })))[0];
    assert.equal(pit.attributes['aria-disabled'], 'true');
    await page.click(page.part('pit', { cell }));
    assert.match((await state(page)).said, reason);
    assert.equal((await page.readAll(page.part('arrow'))).length, 0);
  }
  assert.equal((await page.readAll(page.part('pit', { cell: 1 })))[0].attributes['aria-disabled'], undefined);
  await page.close();
});

test('before Ready nothing can be picked up', async () => {
  const page = await openBoard(house.browser, `${house.url}?players=human,human&lang=en`);
  await page.click(page.part('pit', { cell: 1 }));
  assert.match((await state(page)).said, /Ready/);
  assert.equal((await state(page)).status, 'ready');
  await page.close();
});

test('the model is at the end of a move as soon as it is chosen, whatever the stones do', async () => {
  const page = await begin('&speed=slow');
  await page.click(page.part('pit', { cell: 1 }));
  await page.click(page.part('arrow', { direction: 'r' }));
  const now = await state(page);
  assert.equal(now.status, 'sowing');
  assert.equal(now.position, AFTER_A2R);
  assert.deepEqual(now.scores, [6, 0]);
  await page.close();
});

test('clicks while stones move neither play nor lose a turn; the first 300 ms do not even skip', async () => {
  const page = await begin('&speed=slow');
  await page.click(page.part('pit', { cell: 1 }));
  const arrow = (await page.readAll(page.part('arrow', { direction: 'r' })))[0].box;
  const at = { x: arrow.x + arrow.width / 2, y: arrow.y + arrow.height / 2 };
  await page.click(at);
  await page.click(at);
  await page.click(at);
  assert.equal((await state(page)).status, 'sowing');
  await pause(320);
  await page.click(at);
  // Skipped: the end is shown at once, and the other side has the turn, once.
  const now = await state(page);
  assert.equal(now.status, 'playing');
  assert.equal(now.position, AFTER_A2R);
  assert.equal(now.turn, 'B');
  await page.close();
});

test('a double tap on a square chooses it and plays nothing', async () => {
  const page = await begin('', { width: 320, height: 480, touch: true });
  for (const cell of [0, 1, 2, 3, 4]) {
    const { box } = (await page.readAll(page.part('pit', { cell })))[0];
    for (const [x, y] of [[0.5, 0.5], [0.8, 0.8], [0.8, 0.2], [0.95, 0.95]]) {
      const at = { x: box.x + box.width * x, y: box.y + box.height * y };
      await page.tap(at);
      await page.tap(at);
      await pause(30);
      assert.equal((await state(page)).position, START, `cell ${cell} at ${x}, ${y}`);
      await pause(360);
      await page.key('Escape');
    }
  }
  await page.close();
});

test('undo in mid-move goes back at once; against the computer to the person’s own turn', async () => {
  const page = await begin('&speed=slow');
  await page.evaluate(() => /** @type {any} */ (document.querySelector('o-an-quan')).play('A2r'));
  assert.equal((await state(page)).status, 'sowing');
  await page.evaluate(() => /** @type {any} */ (document.querySelector('o-an-quan')).undo());
  let now = await state(page);
  assert.equal(now.status, 'playing');
  assert.equal(now.position, START);
  await page.evaluate(() => /** @type {any} */ (document.querySelector('o-an-quan')).redo());
  assert.equal((await state(page)).position, AFTER_A2R);
  await page.close();

  const other = await openBoard(house.browser, `${house.url}?players=human,2&speed=slow&lang=en`);
  await other.click(other.part('ready'));
  await other.click(other.part('pit', { cell: 1 }));
  await other.click(other.part('arrow', { direction: 'r' }));
  await pause(320);
  await other.key(' ');
  await waitForStatus(other, 'thinking');
  await other.evaluate(() => /** @type {any} */ (document.querySelector('o-an-quan')).undo());
  assert.equal((await state(other)).position, START);
  // The answer that was being thought about never comes.
  await pause(2000);
  now = await state(other);
  assert.equal(now.position, START);
  assert.equal(now.status, 'playing');
  await other.close();
});

test('a new game while the computer thinks is not played into', async () => {
  const page = await openBoard(house.browser, `${house.url}?players=human,2&speed=slow&lang=en`);
  await page.click(page.part('ready'));
  await page.evaluate(() => /** @type {any} */ (document.querySelector('o-an-quan')).play('A2r'));
  await page.evaluate(() => /** @type {any} */ (document.querySelector('o-an-quan')).reset());
  await pause(2500);
  const now = await state(page);
  assert.equal(now.status, 'ready');
  assert.equal(now.position, START);
  await page.close();
});

test('turning the screen in mid-move changes nothing in the game, and squares lie where they are clicked', async () => {
  const page = await begin('&speed=normal', { width: 640, height: 360 });
  await page.evaluate(() => /** @type {any} */ (document.querySelector('o-an-quan')).play('A2r'));
  await pause(500);
  await page.resize({ width: 360, height: 640 });
  await pause(300);
  await page.key(' ');
  await waitForStatus(page, 'playing');
  assert.equal((await state(page)).position, AFTER_A2R);
  await page.click(page.part('pit', { cell: 8 }));
  assert.equal((await page.readAll(page.part('arrow'))).length, 2);
  await page.close();
});

test('a move ends even when no animation frame comes', async () => {
  const page = await begin('&speed=fast');
  await page.evaluate(() => {
    window.requestAnimationFrame = () => 0;
    /** @type {any} */ (document.querySelector('o-an-quan')).play('A2r');
  });
  await waitForStatus(page, 'playing');
  assert.equal((await state(page)).turn, 'B');
  await page.close();
});

test('a hidden tab holds nothing up: the move is finished at once', async () => {
  const page = await begin('&speed=slow');
  await page.evaluate(() => {
    /** @type {any} */ (document.querySelector('o-an-quan')).play('A2r');
    Object.defineProperty(document, 'hidden', { value: true, configurable: true });
    document.dispatchEvent(new Event('visibilitychange'));
  });
  assert.equal((await state(page)).status, 'playing');
  // Nor does a move that begins while nobody looks.
  await page.evaluate(() => /** @type {any} */ (document.querySelector('o-an-quan')).play('B3l'));
  assert.equal((await state(page)).status, 'playing');
  await page.close();
});

test('the board is painted in the screen’s own pixels, whatever their density', async () => {
  for (const scale of [1, 1.5, 2, 3]) {
    const page = await begin('', { width: 640, height: 400, scale });
    const [painted, shown] = await page.evaluate(() => {
      const canvas = /** @type {HTMLCanvasElement} */ (document.querySelector('o-an-quan')?.shadowRoot?.querySelector('canvas'));
      return [[canvas.width, canvas.height], [canvas.clientWidth, canvas.clientHeight]];
    });
    painted.forEach((pixels, side) => assert.ok(Math.abs(pixels - shown[side] * scale) <= 1, `${painted} for ${shown} at ${scale}`));
    await page.close();
  }
});

test('reduced motion: no movement and no waiting', async () => {
  const page = await begin('&speed=slow', { reducedMotion: true });
  await page.click(page.part('pit', { cell: 1 }));
  await page.click(page.part('arrow', { direction: 'r' }));
  assert.equal((await state(page)).status, 'playing');
  await page.close();
});

test('a refill with borrowing is told, and the debt stands by the store until the end', async () => {
  const page = await begin(`&speed=instant&position=${encodeURIComponent('0,0,0,0,1,0/0,0,0,0,0,5Q A 40+1Q,4 -')}`);
  await page.evaluate(() => {
    const board = /** @type {any} */ (document.querySelector('o-an-quan'));
    board.play(board.turn + '5l');
  });
  const now = await state(page);
  const [, debts] = /B>A:(\d)/.exec(now.position) ?? [];
  assert.equal(debts, '1', now.position);
  assert.match(now.said, /Player 2 borrowed 1 from Player 1 for a refill/);
  const seats = (await page.readAll(page.part('store'))).map((seat) => seat.text);
  assert.ok(seats.some((text) => /Owes 1/.test(text)), seats.join(' | '));
  await page.close();
});

test('points follow the stones: each step shows what the core counts after it, and a lender loses nothing', async () => {
  const page = await begin(`&speed=fast&position=${encodeURIComponent('0,0,0,0,1,0/0,0,0,0,0,5Q A 40+1Q,4 -')}`);
  const shown = await page.evaluate(() => {
    const board = /** @type {any} */ (document.querySelector('o-an-quan'));
    const places = [...board.shadowRoot.querySelectorAll('.points')];
    const now = places.map((place) => place.textContent);
    const seen = [now.join(' ')];
    // Not frame by frame: on a busy machine several steps fall into one.
    const note = (/** @type {MutationRecord[]} */ changes) => {
      for (const { target, addedNodes } of changes) {
        now[places.indexOf(target)] = addedNodes[0]?.textContent ?? '';
        if (now.join(' ') !== seen.at(-1)) seen.push(now.join(' '));
      }
    };
    const observer = new MutationObserver(note);
    for (const place of places) observer.observe(place, { childList: true });
    return new Promise((resolve) => {
      board.addEventListener('move-end', () => setTimeout(() => {
        note(observer.takeRecords());
        resolve(seen);
      }));
      board.play('A5l');
    });
  });
  // The second side pays its 4 for the refill and borrows 1: the first one is owed what it gave away.
  assert.deepEqual(shown, ['50 4', '50 0', '50 −1']);
  await page.close();
});

test('turn by turn, the record is that of the moves played', async () => {
  const page = await begin('&speed=instant');
  await page.evaluate(() => {
    const board = /** @type {any} */ (document.querySelector('o-an-quan'));
    for (const move of ['A2r', 'B3r']) board.play(move);
  });
  assert.equal((await state(page)).record, '[Game "o-an-quan 1"]\n[Rules "standard"]\n[First "A"]\n[A "human"]\n[B "human"]\n\nA2r B3r *\n');
  await page.close();
});
