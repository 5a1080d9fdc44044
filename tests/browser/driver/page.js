// The verbs that tests are written in, on top of any browser tool.

import { mkdir, writeFile } from 'node:fs/promises';
import { dirname } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { active, aim, describe, find } from './in-page.js';

/** @import { Box, Message, Modifier, Point, Tab, View } from './tool.js' */
/** @import { Locator, Reading } from './in-page.js' */

/** @typedef {string | Locator} Target a CSS selector that also looks into open shadow roots, or what `part` gives */

/** Milliseconds between two looks at the page. */
const INTERVAL = 20;

export class Page {
  #tab;
  #view;
  #patience;

  /**
   * @param {Tab} tab
   * @param {View} view
   * @param {number} patience milliseconds to wait for what a test expects
   */
  constructor(tab, view, patience) {
    this.#tab = tab;
    this.#view = view;
    this.#patience = patience;
  }

  /**
   * An element inside the open shadow root of the game, looked up anew at every use.
   * @param {string} name as in its `part` attribute
   * @param {Record<string, string | number>} [filter] its `data-` attributes, in camel case: `{ cell: 3 }`
   * @param {string} [host] a selector, when the page has several games
   * @returns {Locator}
   */
  part(name, filter = {}, host = 'o-an-quan') {
    return { part: name, filter, host };
  }

  /** @param {string} url */
  async goto(url) {
    await this.#tab.goto(url);
  }

  async reload() {
    await this.#tab.reload();
  }

  /** @param {Partial<Pick<View, 'width' | 'height' | 'scale'>>} size */
  async resize(size) {
    this.#view = { ...this.#view, ...size };
    await this.#tab.resize(this.#view);
  }

  /**
   * Moves the mouse there.
   * @param {Target | Point} target
   */
  async hover(target) {
    await this.#tab.move(await this.#aim(target));
  }

  /**
   * Clicks with the mouse on a point, or on the centre of an element once it is there and nothing covers it.
   * @param {Target | Point} target
   */
  async click(target) {
    await this.#tab.click(await this.#aim(target));
  }

  /**
   * Touches with a finger, as `click` does with the mouse.
   * @param {Target | Point} target
   */
  async tap(target) {
    if (!this.#view.touch) throw new Error('this page has no touch screen: open it with { touch: true }');
    await this.#tab.tap(await this.#aim(target));
  }

  /**
   * Keeps a finger there while something is done, and lifts it.
   * @param {Target | Point} target
   * @param {(move: (to: Point) => Promise<void>) => Promise<void>} during may move the finger
   */
  async hold(target, during) {
    if (!this.#view.touch) throw new Error('this page has no touch screen: open it with { touch: true }');
    await this.#tab.hold(await this.#aim(target), during);
  }

  /**
   * Presses and releases a key.
   * @param {string} name as in `KeyboardEvent.key`: `Enter`, `ArrowLeft`, `a`
   * @param {Modifier[]} [modifiers] held meanwhile
   */
  async key(name, modifiers = []) {
    await this.#tab.key(name, modifiers);
  }

  /** @param {string} text typed into whatever has the keyboard */
  async type(text) {
    await this.#tab.type(text);
  }

  /**
   * The first matching element as it is now; null when there is none.
   * @param {Target} target
   * @returns {Promise<Reading | null>}
   */
  async read(target) {
    return (await this.readAll(target))[0] ?? null;
  }

  /**
   * All matching elements, in document order.
   * @param {Target} target
   * @returns {Promise<Reading[]>}
   */
  async readAll(target) {
    const expression = `(${find})(${JSON.stringify(locator(target))}).map(${describe})`;
    return /** @type {Reading[]} */ (await this.#tab.evaluate(expression));
  }

  /**
   * The element that has the keyboard; null when none has.
   * @returns {Promise<Reading | null>}
   */
  async focused() {
    const expression = `[(${active})()].filter(Boolean).map(${describe})[0] ?? null`;
    return /** @type {Reading | null} */ (await this.#tab.evaluate(expression));
  }

  /**
   * Calls a function in the page. Arguments and result travel as JSON; the function sees nothing else of the test.
   * @template {unknown[]} A
   * @template R
   * @param {(...args: A) => R} fn
   * @param {A} args
   * @returns {Promise<Awaited<R>>}
   */
  async evaluate(fn, ...args) {
    return /** @type {Awaited<R>} */ (await this.#tab.evaluate(call(fn, args)));
  }

  /**
   * Waits until a function in the page gives something truthy, and gives that; or until an element is visible, and
   * gives what can be read of it.
   * @template {unknown[]} A
   * @template R
   * @param {((...args: A) => R) | Target} what
   * @param {A} args
   * @returns {Promise<any>}
   */
  async waitFor(what, ...args) {
    const look = async () => {
      if (typeof what === 'function') return this.#tab.evaluate(call(what, args));
      const reading = await this.read(what);
      return reading?.visible ? reading : undefined;
    };
    let last = '';
    const found = await this.#poll(async () => {
      try {
        return await look();
      } catch (error) {
        // A page on its way to another one cannot answer; what is really wrong will still be wrong at the end.
        last = `; it threw ${error instanceof Error ? error.message : error}`;
        return undefined;
      }
    });
    if (found) return found;
    const name = typeof what === 'function' ? what.toString() : JSON.stringify(what);
    throw new Error(`waited ${this.#patience} ms in vain for ${name}${last}`);
  }

  /**
   * A PNG of the viewport, or of one element.
   * @param {string} [path] written to, with the folders it needs
   * @param {Target} [target]
   * @returns {Promise<Uint8Array>}
   */
  async screenshot(path, target) {
    const box = target === undefined ? undefined : (await this.waitFor(target)).box;
    const bytes = await this.#tab.screenshot(box);
    if (path !== undefined) {
      await mkdir(dirname(path), { recursive: true });
      await writeFile(path, bytes);
    }
    return bytes;
  }

  /**
   * All that the page said since it was opened: console, uncaught errors, failed requests. A healthy page says nothing.
   * @returns {Message[]}
   */
  messages() {
    return this.#tab.messages();
  }

  async close() {
    await this.#tab.close();
  }

  /**
   * @param {Target | Point} target
   * @returns {Promise<Point>}
   */
  async #aim(target) {
    if (typeof target !== 'string' && 'x' in target) return target;
    const expression = `(${aim})((${find})(${JSON.stringify(locator(target))})[0])`;
    let why = '';
    const at = await this.#poll(async () => {
      const found = /** @type {Point | string} */ (await this.#tab.evaluate(expression));
      if (typeof found !== 'string') return found;
      why = found;
      return undefined;
    });
    if (at) return at;
    throw new Error(`${JSON.stringify(target)} ${why}, even after ${this.#patience} ms`);
  }

  /**
   * @template T
   * @param {() => Promise<T>} look
   * @returns {Promise<T | undefined>} the first truthy answer within the page's patience
   */
  async #poll(look) {
    const end = performance.now() + this.#patience;
    for (;;) {
      const found = await look();
      if (found) return found;
      if (performance.now() >= end) return undefined;
      await pause(INTERVAL);
    }
  }
}

/**
 * @param {Target} target
 * @returns {Locator}
 */
function locator(target) {
  return typeof target === 'string' ? { selector: target } : target;
}

/**
 * @param {Function} fn
 * @param {unknown[]} args
 */
function call(fn, args) {
  return `(${fn})(...${JSON.stringify(args)})`;
}
