// How the sides lie on the screen. Nothing outside geometry*.js may assume it.
import { later } from '../later.js';
import { layoutTwo } from './geometry-two.js';

/** @typedef {import('./types.js').Layout} Layout */
/** @typedef {import('./types.js').Box} Box */

/** Most boards have two sides: how more of them lie is loaded when it is wanted. @type {import('../later.js').Later | undefined} */
let many;

/**
 * Loads what a board of so many sides needs to be laid out. Gives nothing when all is there.
 * @param {number} sides
 * @returns {Promise<void> | undefined} rejected when it can't be had; asked again, it tries again
 */
export function loadLayout(sides) {
  if (sides === 2 || many) return undefined;
  return later().then((loaded) => {
    many = loaded;
  });
}

/**
 * Lays the board out on a stage.
 * @param {{sides: number, width: number, height: number, bottom: number}} stage
 *   width and height in CSS pixels; `bottom` is the side that sits at the screen's bottom
 * @returns {Layout | null} null when what it needs is not loaded
 */
export function layoutBoard({ sides, width, height, bottom }) {
  const stage = { sides, width: Math.max(width, 1), height: Math.max(height, 1), bottom };
  return sides === 2 ? layoutTwo(stage) : (many?.layoutMany(stage) ?? null);
}
