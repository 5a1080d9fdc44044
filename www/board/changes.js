// What differs between two frames, so that a moving hand costs a corner of the canvas and not all of it. Pure.
import { SPRITE } from './stones.js';

/** @typedef {import('./types.js').Box} Box */
/** @typedef {import('./types.js').Layout} Layout */
/** @typedef {import('./frame.js').Drawn} Drawn */
/** @typedef {import('./frame.js').Frame} Frame */

/**
 * A box around everything that changed from one frame to the next.
 * @param {Frame} before @param {Frame} now @param {Layout} layout
 * @returns {Box | null} null when nothing did
 */
export function changedBox(before, now, layout) {
  const u = layout.unit;
  let left = Infinity;
  let top = Infinity;
  let right = -Infinity;
  let bottom = -Infinity;
  const add = (/** @type {number} */ x, /** @type {number} */ y, /** @type {number} */ reach) => {
    left = Math.min(left, x - reach);
    top = Math.min(top, y - reach);
    right = Math.max(right, x + reach);
    bottom = Math.max(bottom, y + reach);
  };
  const stone = (/** @type {Drawn} */ d) => add(d.x, d.y, stoneReach(d, u));
  for (const frame of [before, now]) {
    frame.flying.forEach(stone);
    frame.held.forEach(stone);
    if (frame.hand) add(frame.hand.x, frame.hand.y, u * 1.05 + 14);
    if (frame.passed !== null && before.passed !== now.passed) add(layout.cells[frame.passed].x, layout.cells[frame.passed].y, u * 1.2);
  }
  const lay = new Map(before.lying.map((d) => [d.stone, d]));
  for (const d of now.lying) {
    const was = lay.get(d.stone);
    lay.delete(d.stone);
    if (was && was.x === d.x && was.y === d.y) continue;
    stone(d);
    if (was) stone(was);
  }
  lay.forEach(stone);
  now.counts.cells.forEach((count, i) => {
    const was = before.counts.cells[i];
    const { label } = layout.cells[i];
    if (was?.citizens !== count.citizens || was?.mandarins !== count.mandarins) add(label.x, label.y, u * 0.34 + 16);
  });
  if (left > right) return null;
  return { x: left, y: top, w: right - left, h: bottom - top };
}

/** How far from its place a stone and its shadow are drawn. @param {Drawn} d @param {number} unit */
export function stoneReach(d, unit) {
  return d.size * (SPRITE / 2) * (1 + d.height * 0.5) + d.height * unit + d.size * 0.35 + 2;
}
