// What most first visits do not show, in one request: loaded when the first of it is wanted, and at the latest when a game
// begins, so that it can go on without the network.

/** @typedef {typeof import('./later-parts.js')} Later */

/** @type {Promise<Later> | undefined} */
let loading;
/** @type {Later | null} */
let loaded = null;

/**
 * @returns {Promise<Later>}
 * @throws {Error} when it can't be had; asked again, it tries again
 */
export function later() {
  loading ??= import('./later-parts.js');
  loading.then((parts) => (loaded = parts), () => (loading = undefined));
  return loading;
}

/** What has been loaded by now, for those who can do without. */
export function laterIfLoaded() {
  return loaded;
}

/**
 * All of it, with its words and its style.
 * @param {import('./shell.js').Shell} shell
 * @param {import('./locale.js').Locale} locale
 */
export async function complete(shell, locale) {
  const [parts] = await Promise.all([later(), locale.complete(), shell.stylePanels()]);
  return parts;
}

/**
 * What may be opened over the page.
 * @param {import('./shell.js').Shell} shell
 * @param {import('./locale.js').Locale} locale
 * @param {(error: unknown) => void} [fail] told when it can't be had, which the reader is told here
 * @returns {Promise<Later | null>} null, too, when something is open by then
 */
export async function surfaces(shell, locale, fail) {
  try {
    const parts = await complete(shell, locale);
    return shell.isCovered() ? null : parts;
  } catch (error) {
    shell.say(locale.say('error.surface'));
    fail?.(error);
    return null;
  }
}
