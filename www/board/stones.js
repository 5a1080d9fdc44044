// River pebbles, each with its own shape and shade: computed once per size, point by point, as a lit and mottled dome,
// and then only copied.
import { grain, noise } from './grain.js';

/** @typedef {import('./palette.js').Palette} Palette */
/** @typedef {import('./palette.js').Tone} Tone */
/** @typedef {import('./types.js').Kind} Kind */

/** Different stones of a kind; more would not be told apart. */
const VARIANTS = { citizen: 30, mandarin: 6 };
/** Sizes in device pixels that are rendered; others are drawn from the next larger one. */
const SIZES = [10, 13, 16, 20, 25, 31, 39, 48, 60, 75, 94, 118, 147, 184, 230, 288];
/** A sprite's side in mean diameters: room for odd shapes. */
export const SPRITE = 1.5;

/**
 * A body: how far its edge is from the middle in each direction, how it is squashed and turned.
 * @typedef {{waves: [number, number][], squash: number, turn: number, tone: Tone, vein: number, mottle: number, seed: number}} Body
 */

export class Stones {
  /** @param {Palette} palette */
  constructor(palette) {
    this.palette = palette;
    /** @type {Map<string, HTMLCanvasElement>} */
    this.sprites = new Map();
    /** @type {Map<number, HTMLCanvasElement>} */
    this.shadows = new Map();
  }

  /**
   * A picture of a stone, SPRITE · its diameter wide.
   * @param {Kind} kind @param {number} seed @param {number} pixels its mean diameter on the screen
   */
  picture(kind, seed, pixels) {
    const size = SIZES.find((s) => s >= pixels * 0.98) ?? SIZES[SIZES.length - 1];
    const variant = seed % VARIANTS[kind];
    const key = `${kind} ${variant} ${size}`;
    let sprite = this.sprites.get(key);
    if (!sprite) {
      sprite = this.palette.flat ? flatStone(kind, size) : pebble(bodyOf(kind, variant, this.palette), size, kind);
      this.sprites.set(key, sprite);
    }
    return sprite;
  }

  /** A soft round shadow, to be stretched under a stone. @param {number} pixels */
  shadow(pixels) {
    const size = SIZES.find((s) => s >= pixels) ?? SIZES[SIZES.length - 1];
    let sprite = this.shadows.get(size);
    if (!sprite) {
      sprite = blank(size * 2);
      const ink = pen(sprite);
      const glow = ink.createRadialGradient(size, size, 0, size, size, size);
      const dark = this.palette.shadow;
      const stops = /** @type {const} */ ([[0, 0.62], [0.35, 0.52], [0.6, 0.26], [0.82, 0.07], [1, 0]]);
      for (const [at, alpha] of stops) glow.addColorStop(at, `rgba(${dark}, ${alpha})`);
      ink.fillStyle = glow;
      ink.fillRect(0, 0, size * 2, size * 2);
      this.shadows.set(size, sprite);
    }
    return sprite;
  }
}

/** @param {number} size @param {number} [height] */
export function blank(size, height = size) {
  const canvas = document.createElement('canvas');
  canvas.width = Math.max(1, Math.round(size));
  canvas.height = Math.max(1, Math.round(height));
  return canvas;
}

/** @param {HTMLCanvasElement} canvas @returns {CanvasRenderingContext2D} */
export function pen(canvas) {
  const ink = canvas.getContext('2d');
  if (!ink) throw new Error('this browser gives no 2d canvas');
  return ink;
}

/** @param {Kind} kind @param {number} variant @param {Palette} palette @returns {Body} */
function bodyOf(kind, variant, palette) {
  const chance = grain(variant * 101 + (kind === 'citizen' ? 5 : 77));
  const tones = kind === 'citizen' ? palette.citizens : palette.mandarins;
  const tone = tones[variant % tones.length];
  const shade = 0.94 + chance() * 0.12;
  const rough = kind === 'citizen' ? 0.085 : 0.032;
  return {
    waves: [2, 3, 4, 5].map((k) => /** @type {[number, number]} */ ([(chance() * 2 - 1) * rough * (kind === 'citizen' ? 2 / k : k === 2 ? 1.6 : 0.5), chance() * 6.283])),
    squash: kind === 'citizen' ? 0.76 + chance() * 0.2 : 0.8 + chance() * 0.06,
    turn: chance() * Math.PI,
    tone: /** @type {Tone} */ (tone.map((c) => Math.min(250, c * shade))),
    vein: kind === 'mandarin' || chance() < 0.24 ? chance() * 0.7 - 0.35 : NaN,
    mottle: 0.5 + chance() * 0.9,
    seed: variant + (kind === 'citizen' ? 0 : 500),
  };
}

/** Light from the upper left, a little towards us. */
const LIGHT = { x: -0.5, y: -0.62, z: 0.605 };

/** @param {Body} body @param {number} diameter @param {Kind} kind */
function pebble(body, diameter, kind) {
  const side = Math.ceil(diameter * SPRITE);
  const canvas = blank(side);
  const ink = pen(canvas);
  const image = ink.createImageData(side, side);
  const radius = diameter / 2;
  // Keep the area when squashing: long stones are thinner, not smaller.
  const wide = radius / Math.sqrt(body.squash);
  const high = radius * Math.sqrt(body.squash);
  const cos = Math.cos(body.turn);
  const sin = Math.sin(body.turn);
  const flatness = kind === 'mandarin' ? 2.5 : 2.2;
  const gloss = kind === 'mandarin' ? 0.34 : 0.16;
  for (let y = 0; y < side; y += 1) {
    for (let x = 0; x < side; x += 1) {
      const dx = x + 0.5 - side / 2;
      const dy = y + 0.5 - side / 2;
      const u = (dx * cos + dy * sin) / wide;
      const v = (-dx * sin + dy * cos) / high;
      // Not Math.hypot: its care about overflow costs half of this loop's time.
      const far = Math.sqrt(u * u + v * v);
      if (far > 1.35) continue;
      const angle = Math.atan2(v, u);
      let edge = 1;
      for (let k = 0; k < 4; k += 1) edge += body.waves[k][0] * Math.cos((k + 2) * angle + body.waves[k][1]);
      const reach = far / edge;
      const cover = Math.max(0, Math.min(1, (1 - reach) * high * edge + 0.5));
      if (cover === 0) continue;
      const r = Math.min(reach, 0.999);
      // A dome: steep at the rim, flat on top. Its slope gives the light.
      const lift = Math.sqrt(1 - r ** flatness);
      const slope = (r ** (flatness - 1) * 0.92) / Math.max(0.16, lift);
      const bump = (noise(u * 3 + 9, v * 3 + 9, body.seed) - 0.5) * 0.34;
      const nu = (u / (far + 1e-6)) * slope + bump;
      const nv = (v / (far + 1e-6)) * slope + (noise(u * 3 + 40, v * 3, body.seed) - 0.5) * 0.34;
      const length = Math.sqrt(nu * nu + nv * nv + 1);
      const nx = (nu * cos - nv * sin) / length;
      const ny = (nu * sin + nv * cos) / length;
      const nz = 1 / length;
      const facing = nx * LIGHT.x + ny * LIGHT.y + nz * LIGHT.z;
      const lit = 0.39 + 0.68 * Math.max(0, facing) + 0.08 * nz - 0.13 * (1 - lift);
      const half = Math.max(0, nx * -0.28 + ny * -0.34 + nz * 0.9);
      const shine = gloss * half ** 26 + gloss * 0.5 * half ** 7;
      // The noise lives on a lattice: two layers at an angle keep the eye from finding it.
      const tu = u * 0.8 - v * 0.6;
      const tv = u * 0.6 + v * 0.8;
      const cloud = noise(u * 2.2, v * 2.2, body.seed + 7) + noise(tu * 3.7, tv * 3.7, body.seed + 8) - 1;
      const fine = noise(u * 9, v * 9, body.seed + 11) + noise(tu * 15, tv * 15, body.seed + 12) - 1;
      const fleck = noise(tu * 6 + 3, tv * 6, body.seed + 19) + noise(u * 10, v * 10, body.seed + 20);
      const skin = 1 + body.mottle * (0.15 * cloud + 0.1 * fine) - 0.2 * Math.max(0, Math.min(1, (fleck - 1.36) * 9));
      // A thread of quartz, wandering a little.
      const thread = Math.abs(v - body.vein - 0.3 * (noise(u * 2, 5, body.seed + 3) - 0.5) - 0.25 * u);
      const quartz = thread < 0.075 ? 0.55 * (1 - thread / 0.075) : 0;
      const bounce = Math.max(0, -facing) * (1 - lift) * 34;
      const i = (y * side + x) * 4;
      for (let c = 0; c < 3; c += 1) {
        const base = body.tone[c] * skin + (232 - body.tone[c]) * quartz;
        image.data[i + c] = base * lit + 255 * shine + bounce * (c === 0 ? 1 : c === 1 ? 0.45 : 0.25);
      }
      image.data[i + 3] = 255 * cover;
    }
  }
  ink.putImageData(image, 0, 0);
  return canvas;
}

/** In forced colours a citizen is a disc and a mandarin stone a ringed disc. @param {Kind} kind @param {number} diameter */
function flatStone(kind, diameter) {
  const side = Math.ceil(diameter * SPRITE);
  const canvas = blank(side);
  const ink = pen(canvas);
  const c = side / 2;
  const disc = (/** @type {number} */ r, /** @type {string} */ colour) => {
    ink.fillStyle = colour;
    ink.beginPath();
    ink.arc(c, c, r, 0, 7);
    ink.fill();
  };
  disc(diameter * 0.5, 'Canvas');
  disc(diameter * 0.44, 'CanvasText');
  if (kind === 'mandarin') {
    disc(diameter * 0.34, 'Canvas');
    disc(diameter * 0.26, 'CanvasText');
  }
  return canvas;
}
