// What a move would do: a target where its last citizen falls, and on every cell it captures how much that is, on a label.
import { haloed } from './marks.js';

/** @typedef {import('./types.js').Layout} Layout */
/** @typedef {import('./types.js').PreviewMarks} PreviewMarks */
/** @typedef {import('./painter.js').Painter} Painter */

/** @param {Painter} painter @param {Layout} layout @param {PreviewMarks} preview */
export function drawPreview({ ink, palette, font }, layout, { landing, captured }) {
  const u = layout.unit;
  if (landing !== null) {
    const { x, y } = layout.cells[landing];
    for (const r of [0.3, 0.14]) {
      haloed(ink, palette, palette.accent, Math.max(2.5, u * 0.03), () => {
        ink.beginPath();
        ink.arc(x, y, r * u, 0, 7);
      });
    }
  }
  const size = Math.max(15, u * 0.24);
  for (const { cell, citizens, mandarins } of captured) {
    const { x, y } = layout.cells[cell];
    const text = `+${citizens}`;
    ink.font = `800 ${size}px ${font}`;
    ink.textAlign = 'left';
    ink.textBaseline = 'alphabetic';
    const stone = size * 0.5;
    // A mandarin is no number: a little stone stands for it. Alone it needs no number beside it.
    const words = mandarins && !citizens ? '' : text;
    const stones = mandarins * stone * 2;
    const gap = words && mandarins ? size * 0.2 : 0;
    const wide = stones + gap + (words ? ink.measureText(words).width : 0);
    const w = wide + size * 0.9;
    const h = size * 1.5;
    ink.beginPath();
    ink.roundRect(x - w / 2, y - h / 2, w, h, h / 2);
    ink.strokeStyle = palette.halo;
    ink.lineWidth = Math.max(2, u * 0.03);
    ink.stroke();
    // Some forced colours let through what lies below.
    for (const colour of [palette.halo, palette.accent]) {
      ink.fillStyle = colour;
      ink.fill();
    }
    ink.fillStyle = palette.accentInk;
    let left = x - wide / 2;
    for (let n = 0; n < mandarins; n += 1) {
      ink.beginPath();
      ink.ellipse(left + stone, y, stone * 0.95, stone * 0.78, -0.5, 0, 7);
      ink.fill();
      left += stone * 2;
    }
    if (words) ink.fillText(words, left + gap, y + size * 0.355);
  }
}
