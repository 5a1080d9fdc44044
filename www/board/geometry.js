// How the sides lie on the screen. Nothing outside geometry*.js may assume it.
import { layoutTwo } from './geometry-two.js';
import { layoutMany } from './geometry-many.js';

/** @typedef {import('./types.js').Layout} Layout */
/** @typedef {import('./types.js').Box} Box */

/**
 * Lays the board out on a stage.
 * @param {{sides: number, width: number, height: number, bottom: number}} stage
 *   width and height in CSS pixels; `bottom` is the side that sits at the screen's bottom
 * @returns {Layout}
 */
export function layoutBoard({ sides, width, height, bottom }) {
  const stage = { sides, width: Math.max(width, 1), height: Math.max(height, 1), bottom };
  return sides === 2 ? layoutTwo(stage) : layoutMany(stage);
}
