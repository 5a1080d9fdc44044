// Woven silk, for the theme of that name.
import { grain } from './grain.js';
import { dust, speckle } from './ground.js';

/** @typedef {import('./palette.js').Palette} Palette */

/** Threads across and along, no two alike. @param {CanvasRenderingContext2D} ink @param {Palette} palette @param {number} width @param {number} height */
export function paintWeave(ink, palette, width, height) {
  const { ground } = palette;
  const chance = grain(12);
  const thread = Math.max(1, Math.round(Math.min(width, height) / 420));
  for (const lying of [true, false]) {
    const end = lying ? height : width;
    for (let at = 0; at < end; at += thread) {
      ink.globalAlpha = chance() ** 2 * 0.34;
      ink.fillStyle = chance() < 0.5 ? ground.dark : ground.light;
      if (lying) ink.fillRect(0, at, width, thread);
      else ink.fillRect(at, 0, thread, height);
    }
  }
  ink.globalAlpha = 1;
  speckle(ink, width, height, dust(2, 0.1), 0.05);
}
