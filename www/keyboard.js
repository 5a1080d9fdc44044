// What a key means. Keys that belong to a text field, a panel or an input method are left alone.

/**
 * @typedef {object} Keys what the keys do; each says whether it did anything
 * @property {(number: number) => boolean} number
 * @property {(angle: number) => boolean} arrow
 * @property {() => boolean} escape
 * @property {() => boolean} space
 * @property {() => boolean} help
 * @property {() => boolean} hint
 */

/** The ways on the screen, in radians, downwards positive. */
const ARROWS = /** @type {Record<string, number>} */ ({
  ArrowRight: 0,
  ArrowDown: Math.PI / 2,
  ArrowLeft: Math.PI,
  ArrowUp: -Math.PI / 2,
});

/** Boards on the page: when there is only one, it also hears keys that nothing else has the focus for. */
const boards = new Set();

/**
 * Listens for keys for a board until the signal is aborted.
 * @param {HTMLElement} board
 * @param {ShadowRoot} root
 * @param {Keys} keys
 * @param {AbortSignal} signal
 */
export function listenToKeys(board, root, keys, signal) {
  boards.add(board);
  signal.addEventListener('abort', () => boards.delete(board));
  const hear = (/** @type {KeyboardEvent} */ event) => {
    if (event.defaultPrevented || event.isComposing || event.ctrlKey || event.metaKey || event.altKey) return;
    if (root.querySelector('dialog')) return;
    if (meaning(event, keys)) event.preventDefault();
  };
  board.addEventListener('keydown', hear, { signal });
  const unfocused = (/** @type {KeyboardEvent} */ event) => {
    if (event.target === document.body && boards.size === 1) hear(event);
  };
  document.addEventListener('keydown', unfocused, { signal });
}

/**
 * @param {KeyboardEvent} event
 * @param {Keys} keys
 */
function meaning({ key }, keys) {
  if (key >= '1' && key <= '5' && key.length === 1) return keys.number(Number(key));
  if (key in ARROWS) return keys.arrow(ARROWS[key]);
  if (key === 'Escape') return keys.escape();
  if (key === '?') return keys.help();
  if (key === 'h' || key === 'H') return keys.hint();
  // While stones move, the space bar skips; else it is the button's or the page's.
  if (key === ' ') return keys.space();
  return false;
}
