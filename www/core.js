// The rules, loaded once for all boards of a page.
import init, * as core from './pkg/oanquan.js';

/** @typedef {typeof core} Core */

/** @type {Promise<Core> | undefined} */
let loading;
/** @type {string | undefined} */
let address;

/**
 * Loads the wasm, or gives the one that is loaded already. A failed attempt may be repeated.
 * @param {string} [source] its address, when it does not lie beside this script
 * @returns {Promise<Core>}
 */
export function loadCore(source) {
  if (!loading) {
    address = source && new URL(source, document.baseURI).href;
    loading = init(address ? { module_or_path: address } : undefined).then(() => core);
    loading.catch(() => (loading = undefined));
  }
  return loading;
}

/** Where the wasm that is in use came from, when it did not lie beside this script: a worker needs it once more. */
export function wasmAddress() {
  return address;
}
