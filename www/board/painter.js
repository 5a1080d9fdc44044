// Puts a frame on the canvas. The yard and the chalk lines are painted once per size and then only copied.
import { changedBox, stoneReach } from './changes.js';
import { drawChalk, trace } from './chalk.js';
import { laterIfLoaded } from '../later.js';
import { lineWidth } from './geometry-parts.js';
import { paintGround } from './ground.js';
import { drawMarksAbove, drawMarksBelow, traceStore } from './marks.js';
import { drawPreview } from './preview-marks.js';
import { blank, pen, SPRITE, Stones } from './stones.js';

/** @typedef {import('./types.js').Box} Box */
/** @typedef {import('./types.js').Layout} Layout */
/** @typedef {import('./types.js').Marks} Marks */
/** @typedef {import('./types.js').Point} Point */
/** @typedef {import('./frame.js').Drawn} Drawn */
/** @typedef {import('./frame.js').Frame} Frame */
/** @typedef {import('./frame.js').Hand} Hand */
/** @typedef {import('./palette.js').Palette} Palette */

/** Larger canvases stay blank in some browsers. */
const MOST_PIXELS = 16_000_000;

export class Painter {
  /** @param {HTMLCanvasElement} canvas @param {Palette} palette */
  constructor(canvas, palette) {
    this.canvas = canvas;
    const ink = canvas.getContext('2d', { alpha: false });
    if (!ink) throw new Error('this browser gives no 2d canvas');
    this.ink = ink;
    this.palette = palette;
    this.stones = new Stones(palette);
    /** @type {Layout | null} */
    this.layout = null;
    this.ratio = 1;
    /** @type {HTMLCanvasElement | null} */
    this.still = null;
    /** What the canvas shows now. @type {{frame: Frame, marks: Marks} | null} */
    this.painted = null;
    this.font = 'system-ui, sans-serif';
  }

  /** @param {Palette} palette */
  setPalette(palette) {
    if (palette === this.palette) return;
    this.palette = palette;
    this.forget();
  }

  /** @param {Layout} layout @param {number} ratio */
  resize(layout, ratio) {
    const { width, height } = layout;
    this.ratio = Math.min(ratio, Math.sqrt(MOST_PIXELS / (width * height)));
    this.layout = layout;
    this.still = null;
    this.painted = null;
    const w = Math.max(1, Math.round(width * this.ratio));
    const h = Math.max(1, Math.round(height * this.ratio));
    if (this.canvas.width !== w) this.canvas.width = w;
    if (this.canvas.height !== h) this.canvas.height = h;
  }

  /** Pictures made earlier may be gone, after a lost context or with another palette. */
  forget() {
    this.still = null;
    this.painted = null;
    this.stones = new Stones(this.palette);
  }

  /** @param {Frame} frame @param {Marks} marks */
  paint(frame, marks) {
    const { layout } = this;
    if (!layout) return;
    const before = this.painted;
    this.painted = { frame, marks };
    // Only marks that are the very same, on a canvas of the same size, allow painting a part.
    if (!this.still || !before || before.marks !== marks) {
      this.still ??= this.paintStill(layout);
      this.font = getComputedStyle(this.canvas).fontFamily || this.font;
      this.paintPart(frame, marks, layout, { x: 0, y: 0, w: layout.width, h: layout.height }, this.still);
      return;
    }
    const part = changedBox(before.frame, frame, layout);
    if (part) this.paintPart(frame, marks, layout, part, this.still);
  }

  /** @param {Frame} frame @param {Marks} marks @param {Layout} layout @param {Box} part in CSS pixels @param {HTMLCanvasElement} still */
  paintPart(frame, marks, layout, part, still) {
    const { ink, palette, ratio } = this;
    const x = Math.max(0, Math.floor(part.x * ratio));
    const y = Math.max(0, Math.floor(part.y * ratio));
    const w = Math.min(still.width, Math.ceil((part.x + part.w) * ratio)) - x;
    const h = Math.min(still.height, Math.ceil((part.y + part.h) * ratio)) - y;
    if (w <= 0 || h <= 0) return;
    const near = (/** @type {Drawn} */ d) => {
      // Two pixels more than the part, which was widened to whole device pixels.
      const r = stoneReach(d, layout.unit) + 2;
      return d.x + r > part.x && d.x - r < part.x + part.w && d.y + r > part.y && d.y - r < part.y + part.h;
    };
    ink.save();
    ink.setTransform(1, 0, 0, 1, 0, 0);
    ink.globalAlpha = 1;
    ink.beginPath();
    ink.rect(x, y, w, h);
    ink.clip();
    ink.drawImage(still, x, y, w, h, x, y, w, h);
    ink.setTransform(ratio, 0, 0, ratio, 0, 0);
    drawMarksBelow(ink, layout, palette, marks);
    for (const d of frame.lying) if (near(d)) this.drawStone(d, layout.unit);
    drawMarksAbove(ink, layout, palette, marks, frame.passed);
    if (frame.hand) this.drawHandHolding(frame.hand, frame.held, layout.unit);
    for (const d of frame.flying) this.drawStone(d, layout.unit);
    this.drawCounts(frame, layout);
    if (marks.preview) drawPreview(this, layout, marks.preview);
    if (frame.hand) this.drawBadge(frame.hand, frame.counts.hand, layout.unit);
    ink.restore();
  }

  /** @param {Layout} layout @returns {HTMLCanvasElement} */
  paintStill(layout) {
    const { palette, ratio, canvas } = this;
    const still = blank(canvas.width, canvas.height);
    const ink = pen(still);
    paintGround(ink, palette, still.width, still.height, layout.unit * ratio);
    ink.setTransform(ratio, 0, 0, ratio, 0, 0);
    ink.fillStyle = palette.board;
    for (const cell of layout.cells) {
      ink.beginPath();
      trace(ink, cell.outline);
      ink.fill();
    }
    for (const store of layout.stores) {
      traceStore(ink, store, layout.unit);
      ink.fillStyle = palette.store;
      ink.fill();
      ink.strokeStyle = palette.storeEdge;
      ink.lineWidth = palette.flat ? 2 : 1;
      ink.stroke();
    }
    const chalk = blank(canvas.width, canvas.height);
    const draw = pen(chalk);
    draw.setTransform(ratio, 0, 0, ratio, 0, 0);
    drawChalk(draw, layout.lines, lineWidth(layout.unit), palette.line, palette.lineGrain, ratio);
    ink.setTransform(1, 0, 0, 1, 0, 0);
    ink.drawImage(chalk, 0, 0);
    return still;
  }

  /** @param {Drawn} d @param {number} unit */
  drawStone(d, unit) {
    const { ink, stones, ratio, palette } = this;
    const picture = stones.picture(d.stone.kind, d.stone.seed, d.size * ratio);
    const lift = d.height * unit;
    if (!palette.flat) {
      const shade = stones.shadow(d.size * ratio * 0.5);
      const wide = d.size * (1.36 + d.height);
      const off = d.size * 0.1 + lift * 0.34;
      ink.globalAlpha = Math.max(0.35, 0.95 - d.height * 1.4);
      ink.drawImage(shade, d.x + off - wide / 2, d.y + off * 1.25 - wide * 0.46, wide, wide * 0.92);
      ink.globalAlpha = 1;
    }
    const side = d.size * SPRITE * (1 + d.height * 0.5);
    ink.drawImage(picture, d.x - side / 2, d.y - lift * 0.5 - side / 2, side, side);
  }

  /** @param {Hand} hand @param {Drawn[]} held @param {number} unit */
  drawHandHolding(hand, held, unit) {
    const { ink, palette, stones, ratio } = this;
    if (hand.shown <= 0.01) return;
    ink.globalAlpha = Math.min(1, hand.shown);
    if (!palette.flat) {
      const wide = unit * 0.95;
      const shade = stones.shadow(unit * ratio * 0.5);
      ink.drawImage(shade, hand.x - wide / 2 + unit * 0.1, hand.y - wide / 2 + unit * 0.16, wide, wide);
    }
    ink.save();
    ink.translate(hand.x, hand.y);
    ink.rotate(hand.angle + Math.PI / 2);
    ink.scale(unit, unit);
    laterIfLoaded()?.drawHand(ink, palette);
    ink.restore();
    for (const d of held) this.drawStone(d, unit);
    ink.globalAlpha = 1;
  }

  /** @param {Hand} hand @param {number} count @param {number} unit */
  drawBadge(hand, count, unit) {
    const { ink, palette } = this;
    if (hand.shown < 0.5 || count === 0) return;
    const r = Math.max(11, unit * 0.145);
    const x = hand.x - Math.cos(hand.angle) * unit * 0.46;
    const y = hand.y - Math.sin(hand.angle) * unit * 0.46;
    ink.beginPath();
    ink.arc(x, y, r, 0, 7);
    ink.fillStyle = palette.badge;
    ink.fill();
    ink.strokeStyle = palette.count;
    ink.lineWidth = Math.max(1.5, unit * 0.014);
    ink.stroke();
    this.write(String(count), { x, y }, r * 1.25, false);
  }

  /** @param {Frame} frame @param {Layout} layout */
  drawCounts(frame, layout) {
    const size = Math.max(13, layout.unit * 0.19);
    layout.cells.forEach((cell, i) => {
      const { citizens, mandarins } = frame.counts.cells[i] ?? { citizens: 0, mandarins: 0 };
      const { x, y, turn } = cell.label;
      this.ink.save();
      this.ink.translate(x, y);
      if (turn) this.ink.rotate(turn);
      // A big stone is no number: it is shown before the citizens' number as a little stone.
      const shift = size * 0.62;
      for (let n = 0; n < mandarins; n += 1) this.smallStone({ x: -shift * (n + 1), y: 0 }, size);
      const at = { x: mandarins ? shift * 0.7 : 0, y: 0 };
      this.write(String(citizens), at, size, true);
      // Seen from another seat, a 6 is a 9.
      if (turn !== undefined && /[69]/.test(String(citizens))) this.write('_', { x: at.x, y: size * 0.14 }, size, true);
      this.ink.restore();
    });
  }

  /** @param {Point} p @param {number} size */
  smallStone(p, size) {
    const { ink, palette } = this;
    const rim = (/** @type {number} */ wide, /** @type {string} */ colour) => {
      ink.beginPath();
      ink.ellipse(p.x, p.y, size * 0.44 + wide, size * 0.37 + wide, -0.5, 0, 7);
      ink.fillStyle = colour;
      ink.fill();
    };
    rim(size * 0.19, palette.halo);
    rim(size * 0.07, palette.count);
    rim(0, palette.flat ? palette.halo : `rgb(${palette.mandarins[0].join(' ')})`);
  }

  /** @param {string} text @param {Point} at @param {number} size @param {boolean} halo */
  write(text, at, size, halo) {
    const { ink, palette } = this;
    ink.font = `700 ${size}px ${this.font}`;
    ink.textAlign = 'center';
    ink.textBaseline = 'alphabetic';
    const y = at.y + size * 0.355;
    if (halo) {
      ink.strokeStyle = palette.halo;
      ink.lineJoin = 'round';
      ink.lineWidth = size * 0.26;
      ink.strokeText(text, at.x, y);
    }
    ink.fillStyle = palette.count;
    ink.fillText(text, at.x, y);
  }
}
