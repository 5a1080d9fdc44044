// How the sides lie on the screen. Nothing outside geometry*.js may assume it.
import { later } from '../later.js';
import { layoutTwo } from './geometry-two.js';

/** @typedef {import('./types.js').Layout} Layout */
/** @typedef {import('./types.js').Box} Box */

/** Most boards have two sides: how more of them lie is loaded when it is wanted. @type {import('../later.js').Later | undefined} */
let many;

/**
 * Loads what a board needs to be laid out. Gives nothing when all is there.
 * @param {number} sides
 * @param {boolean} around whether people sit around it
 * @returns {Promise<void> | undefined} rejected when it can't be had; asked again, it tries again
 */
export function loadLayout(sides, around) {
  if ((sides === 2 && !around) || many) return undefined;
  return later().then((loaded) => {
    many = loaded;
  });
}

/**
 * Lays the board out on a stage.
 * @param {import('./geometry-parts.js').Stage} stage
 *   width and height in CSS pixels; `bottom` is the side that sits at the screen's bottom; `around` whether people sit around it, so
 *   that words and numbers face each side
 * @returns {Layout | null} null when what it needs is not loaded
 */
export function layoutBoard({ width, height, ...how }) {
  const stage = { ...how, width: Math.max(width, 1), height: Math.max(height, 1) };
  const layout = how.sides === 2 ? layoutTwo(stage) : many?.layoutMany(stage);
  return (how.around ? layout && many?.facingSeats(layout) : layout) ?? null;
}
