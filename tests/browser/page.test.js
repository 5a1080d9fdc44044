// The page and the element as others put them to use: parameters, languages, rubbish, strict hosts, closed storage.

import assert from 'node:assert/strict';
import { after, test } from 'node:test';
import { core, openBoard, openHouse, state, waitForStatus } from './board.js';
import { site } from './driver/index.js';

const house = openHouse();

test('every parameter of the address reaches the game; a plus stays a plus', async () => {
  const position = '1,0,2,0,2,0/1,1,1,1,1,3 B 37+1Q,0+1Q B>A:2';
  const game = new core.Game('folk', { position });
  for (let moves = 0; moves < 2; moves += 1) game.play(game.moves()[0]);
  const moves = game.history.join(' ');
  const query = `?rules=folk&players=human,human&speed=instant&lang=vi&position=${position}&moves=${moves}`.replaceAll(' ', '%20');
  const page = await openBoard(house.browser, house.url + query);
  const now = await state(page);
  assert.match(now.record, /\[Rules "folk"\]/);
  assert.ok(now.record.includes(`[Position "${position}"]`), now.record);
  assert.ok(now.record.includes(moves), now.record);
  assert.equal(now.position, game.position);
  await page.close();
});

test('the browser’s language is spoken, the choice of a reader is kept', async () => {
  for (const [locale, word] of [['vi-VN', 'Sẵn sàng'], ['en-GB', 'Ready'], ['fr-FR', 'Ready']]) {
    const page = await openBoard(house.browser, house.url, { locale });
    assert.equal((await page.read(page.part('ready')))?.text, word);
    await page.close();
  }
  const page = await openBoard(house.browser, house.url, { locale: 'en-GB' });
  await page.click('.language');
  await page.waitFor(() => document.querySelector('o-an-quan')?.shadowRoot?.querySelector('[part=ready]')?.textContent === 'Sẵn sàng');
  await page.reload();
  await page.waitFor(() => document.querySelector('o-an-quan')?.getAttribute('status') === 'ready');
  assert.equal((await page.read(page.part('ready')))?.text, 'Sẵn sàng');
  await page.close();
});

test('the language can be changed in the middle of a game, which goes on', async () => {
  const page = await openBoard(house.browser, `${house.url}?players=human,human&speed=instant&lang=en`);
  await page.click(page.part('ready'));
  await page.evaluate(() => /** @type {any} */ (document.querySelector('o-an-quan')).play('A2r'));
  const { position } = await state(page);
  await page.click('.language');
  await page.waitFor(() => document.querySelector('o-an-quan')?.shadowRoot?.querySelector('[part=pit]')?.getAttribute('aria-label')?.startsWith('Ô 1'));
  assert.equal((await state(page)).position, position);
  await page.close();
});

test('a language that cannot be loaded is said, and the game goes on with the words it has', async () => {
  const other = await site();
  const page = await openBoard(house.browser, `${other.url}?players=human,human&speed=instant&lang=en`);
  await page.click(page.part('ready'));
  await other.close();
  await page.click('.language');
  await page.waitFor(() => /could not be loaded/.test(document.querySelector('o-an-quan')?.shadowRoot?.querySelector('[part=status]')?.textContent ?? ''));
  await page.click(page.part('pit', { cell: 1 }));
  await page.click(page.part('arrow', { direction: 'r' }));
  assert.equal((await state(page)).turn, 'B');
  assert.ok(page.messages().every(({ kind }) => kind === 'request'), 'nothing but the failed request');
  await page.close();
});

test('boards of more sides load how they lie: without the network that is said, and two sides go on', async () => {
  const other = await site();
  const page = await openBoard(house.browser, `${other.url}?sides=2&lang=en`);
  const sides = (/** @type {number} */ count) =>
    page.evaluate((wanted) => document.querySelector('o-an-quan')?.setAttribute('sides', String(wanted)), count);
  await other.close();
  await sides(3);
  await waitForStatus(page, 'error');
  assert.match((await page.read('.trouble'))?.text ?? '', /later-parts/);
  await sides(2);
  await waitForStatus(page, 'ready');
  await page.click(page.part('ready'));
  await waitForStatus(page, 'playing');
  assert.equal((await page.readAll('[part=pit]')).length, 12);
  assert.ok(page.messages().every(({ kind }) => kind === 'request'), 'nothing but the failed request');
  await page.close();
});

test('a theme that is loaded is there from the first moment, for every number of sides and in forced colours', async () => {
  const colour = (/** @type {import('./driver/index.js').Page} */ page) => page.evaluate(async () => {
    await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
    const canvas = /** @type {HTMLCanvasElement} */ (document.querySelector('o-an-quan')?.shadowRoot?.querySelector('canvas'));
    return [.../** @type {CanvasRenderingContext2D} */ (canvas.getContext('2d')).getImageData(3, 3, 1, 1).data].slice(0, 3).join();
  });
  for (const sides of [2, 4]) {
    const paper = await openBoard(house.browser, `${house.url}?sides=${sides}&theme=paper&lang=en`, { colorScheme: 'light' });
    assert.equal(await colour(paper), '247,244,236', `${sides} sides on paper`);
    await paper.close();
    const forced = await openBoard(house.browser, `${house.url}?sides=${sides}&lang=en`, { forcedColors: true });
    assert.equal(await colour(forced), '255,255,255', `${sides} sides in forced colours`);
    await forced.close();
  }
});

test('once a game has begun, boards of more sides need no network', async () => {
  const other = await site();
  const page = await openBoard(house.browser, `${other.url}?players=human,human&lang=en`);
  await page.click(page.part('ready'));
  await page.waitFor((base) => import(`${base}www/later.js`).then(({ later }) => later()).then(() => true), other.url);
  await other.close();
  for (const count of [3, 4]) {
    await page.evaluate((wanted) => document.querySelector('o-an-quan')?.setAttribute('sides', String(wanted)), count);
    await waitForStatus(page, 'ready');
    const pits = await page.readAll('[part=pit]');
    assert.equal(pits.length, 6 * count);
    assert.ok(pits.every(({ box }) => box.width > 10 && box.height > 10));
  }
  await page.click(page.part('ready'));
  await page.click(page.part('pit', { cell: 1 }));
  await page.click(page.part('arrow', { direction: 'r' }));
  assert.equal((await state(page)).turn, 'B');
  await page.close();
});

test('what cannot be read is said, and the standard game is one button away', async () => {
  for (const [query, message] of /** @type {[string, RegExp][]} */ ([
    ['?players=human,9', /players: .*9/],
    ['?rules=nonsense', /standard, folk, sow-on, pebbles/],
    ['?rules=%7B%22sides%22:7%7D', /2, 3 or 4 at byte 9/],
    ['?sides=5', /sides: .*5/],
    ['?first=Z', /first: .*Z/],
    ['?position=rubbish', /at byte 0/],
    ['?moves=A2r%20A2r', /A2r/],
    ['?moves=%FF%00', /is not a move/],
  ])) {
    const page = await openBoard(house.browser, `${house.url + query}&lang=en`);
    assert.equal((await state(page)).status, 'error', query);
    const trouble = await page.read('.trouble');
    assert.match(trouble?.text ?? '', message, query);
    await page.click('.trouble button');
    await waitForStatus(page, 'ready');
    assert.equal((await state(page)).position, '5,5,5,5,5,0Q/5,5,5,5,5,0Q A 0,0 -');
    assert.deepEqual(page.messages(), [], query);
    await page.close();
  }
});

test('under a sub-path, with a strict content security policy and no storage, the game runs', async () => {
  const policy =
    "default-src 'none'; script-src 'self' 'wasm-unsafe-eval'; style-src 'self'; img-src 'self' data:; font-src 'self'; " +
    "connect-src 'self'; worker-src 'self'; manifest-src 'self'; sandbox allow-scripts";
  const strict = await site({
    path: '/games/o%20an%20quan/',
    headers: { 'Content-Security-Policy': policy, 'Access-Control-Allow-Origin': '*' },
  });
  after(() => strict.close());
  const page = await openBoard(house.browser, `${strict.url}?players=human,human&speed=instant&lang=en`);
  assert.equal((await state(page)).status, 'ready');
  // A sandboxed page may not even look at its storage.
  const closed = await page.evaluate(() => { try { return !localStorage; } catch { return true; } });
  assert.ok(closed);
  await page.click(page.part('ready'));
  await page.click(page.part('pit', { cell: 1 }));
  await page.click(page.part('arrow', { direction: 'r' }));
  assert.equal((await state(page)).turn, 'B');
  await page.click('.language');
  await page.waitFor(() => document.querySelector('o-an-quan')?.shadowRoot?.querySelector('[part=pit]')?.getAttribute('aria-label')?.startsWith('Ô 1'));
  assert.deepEqual(page.messages(), []);
  await page.close();
});

test('a wrong type for the wasm does not stop the game', async () => {
  const page = await house.browser.open(house.url);
  // The driver's server always says the right type; the page must not depend on it.
  const works = await page.evaluate(async () => {
    const address = new URL('www/pkg/oanquan_bg.wasm', location.href);
    const bytes = await (await fetch(address)).arrayBuffer();
    const answer = new Response(bytes, { headers: { 'Content-Type': 'application/octet-stream' } });
    const module = await import(new URL('www/pkg/oanquan.js?again', location.href).href);
    await module.default({ module_or_path: answer });
    return new module.Game('standard').moves().length;
  });
  assert.equal(works, 10);
  await page.close();
});

test('two boards on a page are independent, and a board moved in the page keeps its game', async () => {
  const page = await openBoard(house.browser, `${house.url}?players=human,human&speed=instant&lang=en`);
  await page.evaluate(() => {
    const other = document.createElement('o-an-quan');
    for (const [name, value] of Object.entries({ players: 'human,human', rules: 'folk', speed: 'instant', id: 'other' })) other.setAttribute(name, value);
    other.style.height = '400px';
    document.body.append(other);
  });
  await page.waitFor(() => document.querySelector('#other')?.getAttribute('status') === 'ready');
  await page.click(page.part('ready'));
  await page.evaluate(() => /** @type {any} */ (document.querySelector('o-an-quan')).play('A2r'));
  const other = await page.evaluate(() => /** @type {any} */ (document.querySelector('#other')).position);
  assert.equal(other, '5,5,5,5,5,0Q/5,5,5,5,5,0Q A 0,0 -');
  const { position } = await state(page);
  await page.evaluate(() => document.body.append(/** @type {Element} */ (document.querySelector('main o-an-quan'))));
  assert.equal(await page.evaluate(() => /** @type {any} */ (document.querySelector('o-an-quan:not(#other)')).position), position);
  assert.deepEqual(page.messages(), []);
  await page.close();
});

test('properties set before the element is defined are taken over', async () => {
  const page = await house.browser.open(`${house.url}www/attributes.js`);
  await page.evaluate(async (base) => {
    document.documentElement.innerHTML = '<body></body>';
    const board = /** @type {any} */ (document.createElement('o-an-quan'));
    board.rules = { citizensPerSquare: 3 };
    board.players = 'human,human';
    board.style.height = '400px';
    document.body.append(board);
    await import(`${base}www/define.js`);
    await import(`${base}www/define.js?again`);
  }, house.url);
  await page.waitFor(() => document.querySelector('o-an-quan')?.getAttribute('status') === 'ready');
  assert.match((await state(page)).position, /^3,3,3,3,3,0Q/);
  await page.close();
});

test('events tell what happens, and before-move can forbid a move', async () => {
  const page = await openBoard(house.browser, `${house.url}?players=human,human&speed=instant&lang=en`);
  await page.evaluate(() => {
    const heard = /** @type {string[]} */ ((/** @type {any} */ (window)).heard = []);
    for (const type of ['ready', 'before-move', 'move', 'capture', 'change', 'move-end', 'game-over', 'reset']) {
      document.addEventListener(type, (event) => {
        heard.push(type);
        if (type === 'before-move' && /** @type {CustomEvent} */ (event).detail.move === 'A1r') event.preventDefault();
      });
    }
  });
  await page.click(page.part('ready'));
  await page.evaluate(() => {
    const board = /** @type {any} */ (document.querySelector('o-an-quan'));
    board.play('A1r');
    board.play('A2r');
  });
  const heard = await page.evaluate(() => /** @type {any} */ (window).heard);
  assert.deepEqual(heard, ['ready', 'before-move', 'before-move', 'move', 'change', 'capture', 'move-end']);
  await page.close();
});

test('play throws an error with a stable code, and the game is unharmed', async () => {
  const page = await openBoard(house.browser, `${house.url}?players=human,human&speed=instant&lang=en`);
  const codes = await page.evaluate(() => {
    const board = /** @type {any} */ (document.querySelector('o-an-quan'));
    return ['B1r', 'A9r', '', 'A1l A1l'].map((move) => {
      try {
        board.play(move);
        return 'played';
      } catch (error) {
        return /** @type {any} */ (error).code;
      }
    });
  });
  assert.deepEqual(codes, ['illegal-move', 'illegal-move', 'illegal-move', 'illegal-move']);
  await page.click(page.part('ready'));
  await waitForStatus(page, 'playing');
  await page.close();
});

test('nothing is asked of any other host', async () => {
  const page = await openBoard(house.browser, house.url);
  const hosts = await page.evaluate(() => [...new Set(performance.getEntriesByType('resource').map(({ name }) => new URL(name).origin))]);
  assert.deepEqual(hosts, [new URL(house.url).origin]);
  await page.close();
});

test('axe finds nothing, in every state and language', async () => {
  const { readFile } = await import('node:fs/promises');
  const axe = await readFile(new URL('./node_modules/axe-core/axe.min.js', import.meta.url), 'utf8');
  for (const lang of ['vi', 'en']) {
    for (const colorScheme of /** @type {const} */ (['light', 'dark'])) {
      const page = await openBoard(house.browser, `${house.url}?players=human,human&speed=instant&lang=${lang}`, { colorScheme });
      await page.evaluate((source) => void new Function(source)(), axe);
      const check = async (/** @type {string} */ where) => {
        const faults = await page.evaluate(async () => {
          const { violations } = await /** @type {any} */ (window).axe.run(document, { resultTypes: ['violations'] });
          return violations.map((/** @type {any} */ { id, nodes }) => `${id}: ${nodes.map((/** @type {any} */ node) => node.html).join(' ')}`);
        });
        assert.deepEqual(faults, [], `${lang}, ${colorScheme}, ${where}`);
      };
      await check('ready');
      await page.click(page.part('ready'));
      await page.click(page.part('pit', { cell: 1 }));
      await check('arrows');
      await page.key('?');
      await page.waitFor('dialog h3');
      await check('rules');
      await page.key('Escape');
      await page.click('.settings');
      await page.waitFor('dialog form');
      await check('settings');
      await page.key('Escape');
      await page.evaluate(() => {
        const board = /** @type {any} */ (document.querySelector('o-an-quan'));
        for (let moves = 0; !board.over && moves < 500; moves += 1) {
          for (const square of [3, 1, 5, 2, 4]) {
            try {
              board.play(`${board.turn}${square}${moves % 3 ? 'r' : 'l'}`);
              break;
            } catch {
              // Another square, then.
            }
          }
        }
      });
      await waitForStatus(page, 'over');
      await check('score');
      await page.close();
    }
  }
});
