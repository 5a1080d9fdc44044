// Chromium, driven by puppeteer-core over the DevTools protocol.

import { getuid } from 'node:process';
import puppeteer from 'puppeteer-core';
import { chromiumPath } from './chromium-path.js';

/** @import { Message, Modifier, Point, Tab, Tool, View } from './tool.js' */

// No graphics card, no update, no talk with anyone: the same on a laptop and in a container.
const FLAGS = [
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  // A mouse, so that `hover: hover` and `pointer: fine` hold as on a desk even where no mouse is plugged in; a touch view
  // overrides it.
  '--blink-settings=primaryHoverType=2,availableHoverTypes=2,primaryPointerType=4,availablePointerTypes=4',
];

/** Milliseconds from the end of a touch to its click, generously. */
const LONGEST_TAP = 500;

/**
 * Starts a Chromium with a new empty profile, which puppeteer makes and removes.
 * @returns {Promise<Tool>}
 */
export async function launch() {
  const executablePath = chromiumPath();
  if (executablePath === undefined) {
    throw new Error('no Chromium or Chrome found: install one, or set OAQ_CHROMIUM to its path');
  }
  // Chromium's sandbox refuses to start as root, which is what containers run as.
  const args = getuid?.() === 0 ? ['--no-sandbox', ...FLAGS] : FLAGS;
  const browser = await puppeteer.launch({ executablePath, args, headless: true });
  return {
    open: (view) => open(browser, view),
    close: () => browser.close(),
  };
}

/**
 * @param {import('puppeteer-core').Browser} browser
 * @param {View} view
 * @returns {Promise<Tab>}
 */
async function open(browser, view) {
  const context = await browser.createBrowserContext();
  const page = await context.newPage();
  const messages = listen(page);
  await see(page, await browser.userAgent(), view);
  return {
    goto: async (url) => void (await page.goto(url)),
    reload: async () => void (await page.reload()),
    resize: (view) => resize(page, view),
    // A string goes to the debugger and not through eval(), so no policy of the page can forbid it.
    evaluate: (expression) => page.evaluate(expression),
    move: ({ x, y }) => page.mouse.move(x, y),
    click: ({ x, y }) => page.mouse.click(x, y),
    tap: (at) => tap(page, at),
    hold: (at, during) => hold(page, at, during),
    key: (name, modifiers) => press(page, name, modifiers),
    type: (text) => page.keyboard.type(text),
    screenshot: (clip) => page.screenshot(clip ? { clip } : {}),
    messages: () => [...messages],
    close: () => context.close(),
  };
}

/**
 * @param {import('puppeteer-core').Page} page
 * @param {View} view
 */
async function resize(page, { width, height, scale, touch }) {
  await page.setViewport({ width, height, deviceScaleFactor: scale, hasTouch: touch, isMobile: touch });
}

/**
 * @param {import('puppeteer-core').Page} page
 * @param {string} userAgent
 * @param {View} view
 */
async function see(page, userAgent, view) {
  await resize(page, view);
  // puppeteer's own calls know neither forced colours nor locales.
  const session = await page.createCDPSession();
  await session.send('Emulation.setLocaleOverride', { locale: view.locale });
  await session.send('Emulation.setUserAgentOverride', { userAgent, acceptLanguage: view.locale });
  await session.send('Emulation.setEmulatedMedia', {
    features: [
      { name: 'prefers-color-scheme', value: view.colorScheme },
      { name: 'prefers-reduced-motion', value: view.reducedMotion ? 'reduce' : 'no-preference' },
      { name: 'forced-colors', value: view.forcedColors ? 'active' : 'none' },
    ],
  });
}

/**
 * Taps, and waits for the click that the tap becomes. Chromium says that a touch is over before it has made the click of
 * it, so without the wait a test would read the page as it was before.
 * @param {import('puppeteer-core').Page} page
 * @param {Point} at
 */
async function tap(page, { x, y }) {
  await page.evaluate((longest) => {
    Reflect.set(globalThis, Symbol.for('tapped'), new Promise((resolve) => {
      // A page that handles touches by itself gets no click; then time has to do.
      setTimeout(resolve, longest);
      addEventListener('click', () => setTimeout(resolve), { capture: true, once: true });
    }));
  }, LONGEST_TAP);
  await page.touchscreen.tap(x, y);
  // The tap may have led to another page, which has no such promise.
  await page.evaluate(() => Reflect.get(globalThis, Symbol.for('tapped'))).catch(() => undefined);
}

/**
 * @param {import('puppeteer-core').Page} page
 * @param {Point} point
 * @param {(move: (to: Point) => Promise<void>) => Promise<void>} during
 */
async function hold(page, { x, y }, during) {
  const finger = await page.touchscreen.touchStart(x, y);
  try {
    await during((to) => finger.move(to.x, to.y));
  } finally {
    await finger.end();
  }
}

/**
 * @param {import('puppeteer-core').Page} page
 * @param {string} name
 * @param {Modifier[]} modifiers
 */
async function press(page, name, modifiers) {
  for (const modifier of modifiers) await page.keyboard.down(modifier);
  try {
    await page.keyboard.press(/** @type {import('puppeteer-core').KeyInput} */ (name));
  } finally {
    for (const modifier of modifiers) await page.keyboard.up(modifier);
  }
}

/**
 * Collects what the page says from now on.
 * @param {import('puppeteer-core').Page} page
 */
function listen(page) {
  /** @type {Message[]} */
  const messages = [];
  page.on('console', (message) => {
    // Chromium repeats failed requests here; they are told below, in the way that every browser can.
    if (message.text().startsWith('Failed to load resource')) return;
    const { url = '', lineNumber } = message.location();
    const where = lineNumber === undefined ? url : `${url}:${lineNumber + 1}`;
    messages.push({ kind: 'console', level: message.type(), text: message.text(), where });
  });
  page.on('pageerror', (error) => {
    const thrown = error instanceof Error ? error : new Error(String(error));
    const where = thrown.stack?.match(/\bhttps?:\S+\d/)?.[0] ?? '';
    messages.push({ kind: 'error', level: 'error', text: `${thrown.name}: ${thrown.message}`, where });
  });
  page.on('requestfailed', (request) => {
    const text = request.failure()?.errorText ?? 'failed';
    // What a navigation cuts off is no fault of the page.
    if (text !== 'net::ERR_ABORTED') messages.push({ kind: 'request', level: 'error', text, where: request.url() });
  });
  page.on('response', (response) => {
    // Browsers ask for that icon unasked; a page that names its own is told of it under its own name.
    if (response.status() < 400 || new URL(response.url()).pathname === '/favicon.ico') return;
    const text = `${response.status()} ${response.statusText()}`.trim();
    messages.push({ kind: 'request', level: 'error', text, where: response.url() });
  });
  return messages;
}
