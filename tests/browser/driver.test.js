// The driver, held against a page of which everything is known. The game's own tests rely on what passes here.

import assert from 'node:assert/strict';
import { readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, before, describe, it } from 'node:test';
import { launch, site } from './driver/index.js';

/** @import { Browser, Page } from './driver/index.js' */
/** @import { Site } from './driver/site.js' */

/** @typedef {{ type: string, pointer?: string, key?: string, shift?: boolean, cell?: string, x?: number }} Seen */

/** @type {Browser} */
let browser;
/** @type {Site} */
let fixture;

before(async () => {
  const html = await readFile(new URL('driver.fixture.html', import.meta.url), 'utf8');
  fixture = await site({
    path: '/a/b/',
    headers: { 'Content-Security-Policy': "default-src 'self'; script-src 'self' 'unsafe-inline'; style-src 'unsafe-inline'" },
    pages: {
      'index.html': html,
      'noisy.html': `<!doctype html><script>
        console.warn('careful', 3);
        setTimeout(() => missing());
        Promise.reject(new TypeError('refused'));
        fetch('nothing.json');
      </script>`,
    },
  });
  browser = await launch();
});

after(async () => {
  await browser?.close();
  await fixture?.close();
});

/** @param {Page} page @param {string} type @returns {Promise<Seen[]>} */
const seen = (page, type) => page.evaluate((type) => Reflect.get(globalThis, 'seen').filter((/** @type {Seen} */ event) => event.type === type), type);

describe('looking', () => {
  /** @type {Page} */
  let page;
  before(async () => void (page = await browser.open(fixture.url)));
  after(() => page.close());

  it('reads through shadow roots', async () => {
    const pit = await page.read(page.part('pit', { cell: 2 }));
    assert.equal(pit?.tag, 'button');
    assert.equal(pit?.text, '2 x');
    assert.deepEqual(pit?.attributes, { part: 'pit', 'data-cell': '2' });
    assert.equal(pit?.visible, true);
    assert.equal(pit?.box.width, 80);
    assert.equal((await page.read('[part=status]'))?.visible, false);
    assert.equal(await page.read(page.part('pit', { cell: 9 })), null);
  });

  it('finds all, in order, and in one host', async () => {
    const cells = (await page.readAll('[part=pit]')).map((pit) => pit.attributes['data-cell']);
    assert.deepEqual(cells, ['0', '1', '2', '3', '0', '1', '2', '3']);
    assert.equal((await page.readAll(page.part('pit', {}, '#second'))).length, 4);
    assert.equal((await page.readAll(page.part('panel'))).length, 2, 'one of several part names');
  });

  it('evaluates with arguments, under a policy without eval', async () => {
    assert.equal(await page.evaluate((a, b) => a.length + b.c, [1, 2], { c: 3 }), 5);
    assert.equal(await page.evaluate(async () => 'later'), 'later');
    await assert.rejects(page.evaluate(() => { throw new RangeError('no'); }), /no/);
  });

  it('gives up with a reason', async () => {
    const hasty = await browser.open(fixture.url, { patience: 100 });
    await assert.rejects(hasty.click(hasty.part('ready')), /"ready".* is not there, even after 100 ms/);
    await assert.rejects(hasty.click(hasty.part('pit', { cell: 1 })), /is covered by span\[part="lid panel"\]/);
    await assert.rejects(hasty.waitFor(() => Reflect.get(globalThis, 'never')), /waited 100 ms in vain for .*never/);
    await assert.rejects(hasty.tap({ x: 1, y: 1 }), /open it with \{ touch: true \}/);
    await hasty.close();
  });

  it('takes pictures', async () => {
    const path = join(tmpdir(), `oanquan-driver-${process.pid}`, 'shot.png');
    const whole = Buffer.from(await page.screenshot(path));
    assert.deepEqual(await readFile(path), whole);
    assert.deepEqual([whole.readUInt32BE(16), whole.readUInt32BE(20)], [1024, 768]);
    const part = Buffer.from(await page.screenshot(undefined, page.part('pit', { cell: 0 })));
    assert.deepEqual([part.readUInt32BE(16), part.readUInt32BE(20)], [80, 60]);
    await rm(join(path, '..'), { recursive: true });
  });

  it('said nothing', () => assert.deepEqual(page.messages(), []));
});

describe('acting', () => {
  /** @type {Page} */
  let page;
  before(async () => void (page = await browser.open(fixture.url)));
  after(() => page.close());

  it('clicks for real, and waits for what comes of it', async () => {
    await page.click(page.part('pit', { cell: 3 }));
    const arrow = await page.waitFor(page.part('arrow', { direction: 'l', ofCell: 3 }));
    assert.equal(arrow.text, '◀');
    assert.deepEqual(await seen(page, 'click'), [{ type: 'click', pointer: 'mouse', shift: false, cell: '3', x: 292 }]);
    assert.equal((await page.focused())?.attributes.part, 'arrow');
    assert.equal((await page.read(page.part('arrow')))?.focused, true);
    assert.equal((await page.read('#first'))?.focused, false);
  });

  it('presses keys, with modifiers, and types', async () => {
    await page.key('Tab', ['Shift']);
    await page.key('ArrowLeft');
    const keys = (await seen(page, 'keydown')).map(({ key, shift }) => [key, shift]);
    assert.deepEqual(keys, [['Shift', true], ['Tab', true], ['ArrowLeft', false]]);
    await page.click('#name');
    await page.type('Ô ăn quan');
    assert.equal((await page.read('#name'))?.value, 'Ô ăn quan');
  });

  it('scrolls to what it clicks, and hovers', async () => {
    await page.click('#far');
    assert.equal((await seen(page, 'click')).length, 3);
    await page.hover({ x: 7, y: 9 });
    assert.equal((await seen(page, 'mousemove')).at(-1)?.x, 7);
  });

  it('resizes and reloads', async () => {
    await page.resize({ width: 500, height: 400 });
    assert.deepEqual(await page.evaluate(() => [innerWidth, innerHeight]), [500, 400]);
    await page.reload();
    assert.deepEqual(await seen(page, 'click'), []);
  });
});

describe('seeing', () => {
  const query = (/** @type {Page} */ page, /** @type {string} */ text) =>
    page.evaluate((text) => matchMedia(text).matches, text);

  it('is a phone', async () => {
    const page = await browser.open(fixture.url, { width: 360, height: 640, scale: 3, touch: true });
    assert.deepEqual(await page.evaluate(() => [innerWidth, innerHeight, devicePixelRatio, navigator.maxTouchPoints > 0]), [360, 640, 3, true]);
    assert.equal(await query(page, '(pointer: coarse) and (hover: none)'), true);
    await page.tap(page.part('pit', { cell: 0 }));
    await page.waitFor(page.part('arrow', { ofCell: 0 }));
    const [down] = await seen(page, 'pointerdown');
    assert.deepEqual([down?.pointer, down?.cell], ['touch', '0']);
    assert.equal((await seen(page, 'touchstart')).length, 1);
    for (let taps = 1; taps <= 10; taps += 1) {
      assert.equal((await seen(page, 'click')).length, taps, 'a tap is over when its click is');
      await page.tap(page.part('pit', { cell: 2 }));
    }
    await page.close();
  });

  it('is a person with wishes', async () => {
    const wishes = /** @type {const} */ ({ locale: 'vi-VN', colorScheme: 'dark', reducedMotion: true, forcedColors: true });
    const page = await browser.open(fixture.url, wishes);
    assert.deepEqual(await page.evaluate(() => [navigator.language, new Intl.NumberFormat().resolvedOptions().locale]), ['vi-VN', 'vi-VN']);
    const media = '(prefers-color-scheme: dark) and (prefers-reduced-motion: reduce) and (forced-colors: active)';
    assert.equal(await query(page, media), true);
    await page.close();
  });

  it('has no wishes of its own', async () => {
    const page = await browser.open(fixture.url);
    assert.deepEqual(await page.evaluate(() => [navigator.language, devicePixelRatio]), ['en-US', 1]);
    const media = '(prefers-color-scheme: light) and (prefers-reduced-motion: no-preference) and (forced-colors: none)';
    assert.equal(await query(page, `${media} and (pointer: fine) and (hover: hover)`), true);
    await page.close();
  });

  it('shares no storage between pages', async () => {
    const [one, two] = [await browser.open(fixture.url), await browser.open(fixture.url)];
    await one.evaluate(() => localStorage.setItem('a', 'b'));
    assert.equal(await two.evaluate(() => localStorage.getItem('a')), null);
    await one.reload();
    assert.equal(await one.evaluate(() => localStorage.getItem('a')), 'b');
    await one.close();
    await two.close();
  });
});

describe('listening', () => {
  it('collects console, errors and failed requests', async () => {
    const page = await browser.open(`${fixture.url}noisy.html`);
    while (page.messages().length < 4) await page.evaluate(() => new Promise((resolve) => setTimeout(resolve, 10)));
    const messages = page.messages().map(({ kind, level, text }) => [kind, level, text]).sort();
    assert.deepEqual(messages, [
      ['console', 'warn', 'careful 3'],
      ['error', 'error', 'ReferenceError: missing is not defined'],
      ['error', 'error', 'TypeError: refused'],
      ['request', 'error', '404 Not Found'],
    ]);
    assert.ok(page.messages().some(({ where }) => where === `${fixture.url}nothing.json`));
    await page.close();
  });
});

describe('the site', () => {
  it('gives out the page and not the repository', async () => {
    const whole = await site();
    assert.equal((await fetch(`${whole.url}Cargo.toml`)).status, 404);
    assert.equal((await fetch(`${whole.url}www/%2e%2e/Cargo.toml`)).status, 404);
    assert.equal((await fetch(`${whole.url}%2e%2e%2fCargo.toml`)).status, 404);
    assert.deepEqual(whole.requests, ['/Cargo.toml', '/Cargo.toml', '/%2e%2e%2fCargo.toml']);
    await whole.close();
    await assert.rejects(fetch(whole.url));
  });

  it('lies under its path, with its headers', async () => {
    assert.equal((await fetch(new URL('/', fixture.url))).status, 404);
    const answer = await fetch(fixture.url);
    assert.equal(answer.status, 200);
    assert.match(answer.headers.get('content-security-policy') ?? '', /default-src 'self'/);
    assert.equal((await fetch(`${fixture.url}www/pkg/oanquan_bg.wasm`)).headers.get('content-type'), 'application/wasm');
  });
});
