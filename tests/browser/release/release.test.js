// The release, put to the uses that its bundling could break: a sub-path, a strict host, another origin, other pages.

import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { launch } from '../driver/index.js';
import { build, release } from './host.js';

/** @typedef {import('../driver/index.js').Page} OpenPage */

const STRICT =
  "default-src 'none'; script-src 'self' 'wasm-unsafe-eval'; style-src 'self'; img-src 'self'; font-src 'self'; " +
  "connect-src 'self'; worker-src 'self'; manifest-src 'self'";

/** @type {import('../driver/index.js').Browser} */
let browser;
before(async () => void (browser = await launch()));
after(() => browser?.close());

/**
 * Serves for one test.
 * @param {import('node:test').TestContext} context
 * @param {Parameters<typeof release>[0]} [options]
 */
async function serve(context, options) {
  const served = await release(options);
  context.after(() => served.close());
  return served;
}

/**
 * Waits for a board that is ready, begins, and plays its second square by hand.
 * @param {OpenPage} page
 */
async function play(page) {
  await page.waitFor(() => document.querySelector('o-an-quan')?.getAttribute('status') === 'ready');
  await page.click(page.part('ready'));
  await page.click(page.part('pit', { cell: 1 }));
  await page.click(page.part('arrow', { direction: 'r' }));
  assert.equal(await page.evaluate(() => /** @type {any} */ (document.querySelector('o-an-quan')).turn), 'B');
}

/**
 * Whether the style inside the element has arrived: it makes of the element a container.
 * @param {OpenPage} page
 */
const styled = (page) =>
  page.evaluate(() => getComputedStyle(/** @type {Element} */ (document.querySelector('o-an-quan'))).containerType === 'size');

test('from a sub-path with a space, under a strict policy, every part of the page works and nothing complains', async (context) => {
  const served = await serve(context, { path: '/games/o%20an%20quan/', headers: { 'Content-Security-Policy': STRICT } });
  const page = await browser.open(`${served.url}?players=human,human&speed=instant&lang=en`);
  await play(page);
  assert.ok(await styled(page));
  for (const button of ['.settings', '.rules']) {
    await page.click(button);
    await page.waitFor('dialog');
    await page.key('Escape');
  }
  await page.click('.language');
  await page.waitFor(() => /** @type {any} */ (document.querySelector('o-an-quan')).shadowRoot.querySelector('[part=pit]').ariaLabel.startsWith('Ô 1'));
  assert.deepEqual(page.messages(), []);
  await page.close();
});

test('against the computer the game goes on by itself', async (context) => {
  const served = await serve(context, { headers: { 'Content-Security-Policy': STRICT } });
  const page = await browser.open(`${served.url}?players=human,1&speed=instant&lang=en`);
  await page.waitFor(() => document.querySelector('o-an-quan')?.getAttribute('status') === 'ready');
  await page.click(page.part('ready'));
  await page.click(page.part('pit', { cell: 1 }));
  await page.click(page.part('arrow', { direction: 'r' }));
  await page.waitFor(() => {
    const { turn, status } = /** @type {any} */ (document.querySelector('o-an-quan'));
    return turn === 'A' && status === 'playing';
  });
  assert.deepEqual(page.messages(), []);
  await page.close();
});

test('element.js of another origin has no side effect, and its class makes a board that works', async (context) => {
  const far = await serve(context, { path: '/far/', headers: { 'Access-Control-Allow-Origin': '*' } });
  const address = `${far.url}${build()}/element.js`;
  const host = await serve(context, { pages: { 'host.html': '<!doctype html><link rel="icon" href="data:,"><body></body>' } });
  const page = await browser.open(`${host.url}host.html`);
  const defined = await page.evaluate(async (url) => {
    const { OAnQuanElement } = await import(url);
    const before = customElements.get('o-an-quan');
    customElements.define('o-an-quan', OAnQuanElement);
    document.body.innerHTML = '<o-an-quan players="human,human" speed="instant" lang="en"></o-an-quan>';
    return before !== undefined;
  }, address);
  assert.equal(defined, false);
  await play(page);
  assert.ok(await styled(page));
  assert.deepEqual(host.requests, ['/host.html'], 'everything comes from where the element lies');
  assert.deepEqual(page.messages(), []);
  await page.close();
});

test('two boards on a page share what is loaded and nothing else', async (context) => {
  const boards = ['standard', 'folk'].map((rules) => `<o-an-quan rules="${rules}" players="human,human" speed="instant" lang="en"></o-an-quan>`);
  const script = ['define', 'element', 'define'].map((name) => `<script type="module" src="${build()}/${name}.js"></script>`);
  const html = `<!doctype html><link rel="icon" href="data:,">${script.join('')}<body>${boards.join('')}</body>`;
  const served = await serve(context, { pages: { 'host.html': html } });
  const page = await browser.open(`${served.url}host.html`);
  await page.waitFor(() => [...document.querySelectorAll('o-an-quan')].every((board) => board.getAttribute('status') === 'ready'));
  const positions = await page.evaluate(() => {
    const [one, other] = /** @type {any[]} */ ([...document.querySelectorAll('o-an-quan')]);
    const start = other.position;
    one.shadowRoot.querySelector('[part=ready]').click();
    one.play('A2r');
    return { start, one: one.position, other: other.position };
  });
  assert.equal(positions.other, positions.start);
  assert.notEqual(positions.one, positions.start);
  const wasm = served.requests.filter((request) => request.endsWith('.wasm'));
  assert.equal(wasm.length, 1);
  assert.deepEqual(page.messages(), []);
  await page.close();
});
