// How the ring is numbered: the one place in the page that knows. Six cells a side, the last its mandarin cell.

/** @typedef {import('./pkg/oanquan.js').SideLetter} SideLetter */

/** The sides in turn order. */
export const SIDES = /** @type {SideLetter[]} */ (['A', 'B', 'C', 'D']);

const CELLS_PER_SIDE = 6;

/**
 * The side whose square it is, or at whose right hand the mandarin cell lies.
 * @param {number} cell
 */
export function sideOf(cell) {
  return SIDES[Math.floor(cell / CELLS_PER_SIDE)];
}

/**
 * The number of a square, 1 to 5 from its side's left; null for a mandarin cell.
 * @param {number} cell
 */
export function squareOf(cell) {
  const place = cell % CELLS_PER_SIDE;
  return place === CELLS_PER_SIDE - 1 ? null : place + 1;
}

/**
 * @param {SideLetter} side
 * @param {number} square 1 to 5
 */
export function cellAt(side, square) {
  return SIDES.indexOf(side) * CELLS_PER_SIDE + square - 1;
}

/**
 * A move in notation, such as `A3r`.
 * @param {number} cell a square
 * @param {'l' | 'r'} direction
 */
export function moveFrom(cell, direction) {
  return `${sideOf(cell)}${squareOf(cell)}${direction}`;
}

/**
 * The side that makes a move.
 * @param {string} move
 */
export function moverOf(move) {
  return /** @type {SideLetter} */ (move[0]);
}

/**
 * The square that a move picks up.
 * @param {string} move
 */
export function cellOf(move) {
  return cellAt(moverOf(move), Number(move[1]));
}
