// Surfaces that a first visit does not show, in one request: loaded when the first of them is wanted, and at the latest when a
// game begins, so that it can go on without the network.

/** @typedef {typeof import('./controls/surfaces.js')} Surfaces */

/** @type {Promise<Surfaces> | undefined} */
let loading;

/**
 * @returns {Promise<Surfaces>}
 * @throws {Error} when they can't be had; asked again, it tries again
 */
export function surfaces() {
  loading ??= import('./controls/surfaces.js');
  loading.catch(() => (loading = undefined));
  return loading;
}
