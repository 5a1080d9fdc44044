// What most first visits do not show, in one request: loaded when the first of it is wanted, and at the latest when a game
// begins, so that it can go on without the network.

/** @typedef {typeof import('./later-parts.js')} Later */

/** @type {Promise<Later> | undefined} */
let loading;

/**
 * @returns {Promise<Later>}
 * @throws {Error} when it can't be had; asked again, it tries again
 */
export function later() {
  loading ??= import('./later-parts.js');
  loading.catch(() => (loading = undefined));
  return loading;
}
