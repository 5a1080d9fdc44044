// The yard the board is drawn on.
import { laterIfLoaded } from '../later.js';
import { grain } from './grain.js';
import { paintLeafShade } from './leaf-shade.js';
import { blank, pen } from './stones.js';

/** @typedef {import('./palette.js').Palette} Palette */

/** @type {Map<string, HTMLCanvasElement>} */
const dusts = new Map();

/**
 * A tile of speckles to lay over a surface or to rub out of a chalk line.
 * @param {number} coarse how large a speck is, in pixels @param {number} cover share of the surface, 0…1
 */
export function dust(coarse, cover) {
  const key = `${coarse} ${cover}`;
  let tile = dusts.get(key);
  if (!tile) {
    const n = 160;
    const small = blank(n);
    const ink = pen(small);
    const image = ink.createImageData(n, n);
    const chance = grain(Math.round(cover * 1000) + coarse);
    for (let i = 0; i < n * n; i += 1) {
      const hit = chance() < cover;
      image.data[i * 4 + 3] = hit ? 90 + chance() * 165 : 0;
    }
    ink.putImageData(image, 0, 0);
    tile = blank(n * coarse);
    const wide = pen(tile);
    wide.imageSmoothingEnabled = true;
    wide.drawImage(small, 0, 0, n * coarse, n * coarse);
    dusts.set(key, tile);
  }
  return tile;
}

/**
 * Paints the ground over a whole layer, in device pixels.
 * @param {CanvasRenderingContext2D} ink @param {Palette} palette @param {number} width @param {number} height
 * @param {number} unit side of a square in device pixels
 */
export function paintGround(ink, palette, width, height, unit) {
  const { ground } = palette;
  ink.fillStyle = ground.base;
  ink.fillRect(0, 0, width, height);
  if (ground.kind === 'plain') return;
  if (ground.kind === 'brick') bricks(ink, palette, width, height, unit);
  else laterIfLoaded()?.paintWeave(ink, palette, width, height);
  if (ground.leaves > 0) paintLeafShade(ink, width, height, Math.min(Math.max(width, height) * 0.42, Math.min(width, height) * 0.8), `rgb(${palette.shadow})`, ground.leaves);
  // Late light from the upper left, and the yard falling off into shade.
  const sun = ink.createRadialGradient(width * 0.36, height * 0.24, 0, width * 0.36, height * 0.24, Math.max(width, height) * 0.75);
  sun.addColorStop(0, ground.sun);
  sun.addColorStop(1, 'rgba(0, 0, 0, 0)');
  ink.fillStyle = sun;
  ink.fillRect(0, 0, width, height);
  const shade = ink.createRadialGradient(width / 2, height * 0.46, Math.min(width, height) * 0.42, width / 2, height / 2, Math.hypot(width, height) * 0.56);
  shade.addColorStop(0, 'rgba(0, 0, 0, 0)');
  shade.addColorStop(1, ground.dusk);
  ink.fillStyle = shade;
  ink.fillRect(0, 0, width, height);
}

/** @param {CanvasRenderingContext2D} ink @param {Palette} palette @param {number} width @param {number} height @param {number} unit */
function bricks(ink, palette, width, height, unit) {
  const { ground } = palette;
  const chance = grain(4);
  const long = Math.max(40, unit * 0.66);
  const tall = long * 0.36;
  const joint = Math.max(1.2, long * 0.022);
  ink.fillStyle = ground.joint;
  ink.fillRect(0, 0, width, height);
  // Old yards are uneven: rows shift a little, bricks differ in fire and wear.
  for (let row = 0, y = -tall * 0.4; y < height; row += 1, y += tall) {
    for (let x = -long * (row % 2 === 0 ? 0.25 : 0.75) - long * chance() * 0.06; x < width; x += long) {
      const left = x + joint / 2 + chance() * joint * 0.6;
      const top = y + joint / 2 + chance() * joint * 0.5;
      const w = long - joint * (1 + chance() * 0.6);
      const h = tall - joint * (1 + chance() * 0.6);
      ink.beginPath();
      ink.roundRect(left, top, w, h, tall * 0.09);
      ink.fillStyle = ground.base;
      ink.fill();
      ink.globalAlpha = chance() ** 1.6 * 0.8;
      ink.fillStyle = chance() < 0.5 ? ground.dark : ground.light;
      ink.fill();
      ink.globalAlpha = 1;
      // A worn upper edge catches light, the lower one sits in shade.
      ink.fillStyle = 'rgba(255, 214, 176, 0.10)';
      ink.fillRect(left + tall * 0.06, top, w - tall * 0.12, Math.max(1, joint * 0.7));
      ink.fillStyle = 'rgba(30, 8, 0, 0.16)';
      ink.fillRect(left + tall * 0.06, top + h - joint * 0.8, w - tall * 0.12, Math.max(1, joint * 0.8));
    }
  }
  speckle(ink, width, height, dust(1, 0.16), 0.16);
  speckle(ink, width, height, dust(3, 0.05), 0.22);
  ink.save();
  ink.globalCompositeOperation = 'screen';
  speckle(ink, width, height, tinted(dust(2, 0.06), '#c98a66'), 0.2);
  ink.restore();
}

/** @param {CanvasRenderingContext2D} ink @param {number} width @param {number} height @param {HTMLCanvasElement} tile @param {number} alpha */
export function speckle(ink, width, height, tile, alpha) {
  const pattern = ink.createPattern(tile, 'repeat');
  if (!pattern) return;
  ink.globalAlpha = alpha;
  ink.fillStyle = pattern;
  ink.fillRect(0, 0, width, height);
  ink.globalAlpha = 1;
}

/** @param {HTMLCanvasElement} tile @param {string} colour */
function tinted(tile, colour) {
  const out = blank(tile.width);
  const ink = pen(out);
  ink.drawImage(tile, 0, 0);
  ink.globalCompositeOperation = 'source-in';
  ink.fillStyle = colour;
  ink.fillRect(0, 0, out.width, out.height);
  return out;
}
