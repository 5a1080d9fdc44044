// The rules, loaded once for all boards of a page.
import init, * as core from './pkg/oanquan.js';

/** @typedef {typeof core} Core */

/** @type {Promise<Core> | undefined} */
let loading;

/**
 * Loads the wasm, or gives the one that is loaded already. A failed attempt may be repeated.
 * @param {string} [source] its address, when it does not lie beside this script
 * @returns {Promise<Core>}
 */
export function loadCore(source) {
  loading ??= init(source ? { module_or_path: source } : undefined).then(() => core);
  loading.catch(() => (loading = undefined));
  return loading;
}
