// The browser driver: a few verbs, the same for every browser. Tests import nothing else of it.

import { env } from 'node:process';
import { Page } from './page.js';

/** @import { Tool, View } from './tool.js' */

export { Page } from './page.js';
export { site } from './site.js';

/** @type {Record<string, () => Promise<{ launch: () => Promise<Tool> }>>} */
const TOOLS = {
  chromium: () => import('./chromium.js'),
};

/** @type {View} */
const USUAL = {
  width: 1024,
  height: 768,
  scale: 1,
  touch: false,
  locale: 'en-US',
  colorScheme: 'light',
  reducedMotion: false,
  forcedColors: false,
};

/**
 * @typedef {object} Browser
 * @property {string} name
 * @property {(url: string, options?: Partial<View> & { patience?: number }) => Promise<Page>} open opens a page with
 *   storage of its own; `patience` is how long its verbs wait for what a test expects, in milliseconds
 * @property {() => Promise<void>} close
 */

/**
 * Starts a browser: the named one, else the one in `OAQ_BROWSER`, else Chromium.
 * @param {string} [name]
 * @returns {Promise<Browser>}
 */
export async function launch(name = env.OAQ_BROWSER ?? 'chromium') {
  const load = TOOLS[name];
  if (load === undefined) throw new Error(`no driver for ${name}; there is ${Object.keys(TOOLS).join(', ')}`);
  const tool = await (await load()).launch();
  return {
    name,
    async open(url, { patience = 10_000, ...options } = {}) {
      const view = { ...USUAL, ...options };
      const tab = await tool.open(view);
      await tab.goto(url);
      return new Page(tab, view, patience);
    },
    close: () => tool.close(),
  };
}
