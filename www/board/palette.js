// Colours and materials as data. The first theme is here; the others are in themes.js, which is loaded for them.
import { later } from '../later.js';

/** @typedef {[number, number, number]} Tone */

/**
 * @typedef {object} Palette
 * @property {boolean} flat no texture, light or shadow: for forced colours
 * @property {{kind: 'brick' | 'weave' | 'plain', base: string, dark: string, light: string, joint: string, sun: string, dusk: string, leaves: number}} ground `leaves`: how dark the shade of a palm falls on it, 0…1
 * @property {string} board laid over the ground within the lines, for contrast
 * @property {string} line
 * @property {number} lineGrain how much the ground shows through a line, 0…1
 * @property {string} store
 * @property {string} storeEdge
 * @property {string} bar behind the page's buttons and the status, written on in the colour of a count
 * @property {string} count
 * @property {string} halo behind counts
 * @property {string} accent one thing only: what you may do now
 * @property {string} accentInk what is written on the accent
 * @property {string} sign the signs of the last move
 * @property {Tone[]} citizens
 * @property {Tone[]} mandarins
 * @property {{palm: string, edge: string, fold: string, sleeve: string, cuff: string}} hand
 * @property {string} badge behind the hand's number
 * @property {string} shadow
 */

/** @typedef {{light: Palette, dark: Palette}} Theme */

/** @type {Tone[]} */
const RIVER = [
  [236, 229, 214], [222, 211, 190], [201, 186, 160], [186, 183, 178], [158, 155, 153],
  [129, 126, 126], [178, 146, 122], [206, 178, 148], [112, 110, 116], [228, 222, 216],
];

/** The themes but the first; the last is the reader's own system's. */
const OTHER_THEMES = ['silk', 'paper', 'forced'];

/** @type {Palette} */
export const brickByDay = {
  flat: false,
  ground: {
    kind: 'brick',
    base: '#a3543a',
    dark: '#8a442e',
    light: '#b56545',
    joint: '#74402c',
    sun: 'rgba(255, 206, 140, 0.27)',
    dusk: 'rgba(48, 14, 4, 0.26)',
    leaves: 0.46,
  },
  board: 'rgba(58, 22, 10, 0.27)',
  line: '#f8f1e4',
  lineGrain: 0.55,
  store: 'rgba(52, 20, 10, 0.58)',
  storeEdge: 'rgba(248, 241, 228, 0.28)',
  bar: '#5d2a1e',
  count: '#fffaf0',
  halo: 'rgba(50, 18, 8, 0.82)',
  accent: '#ffd166',
  accentInk: '#43190b',
  sign: '#fff4dc',
  citizens: RIVER,
  mandarins: [[84, 90, 98], [70, 78, 90], [92, 90, 92]],
  hand: { palm: '#e8b48c', edge: '#8a4a2c', fold: '#b9744f', sleeve: '#3f5b4d', cuff: '#e9dcc0' },
  badge: '#4a1c0e',
  shadow: '28, 8, 2',
};

/** @type {Palette} */
const brickByNight = {
  ...brickByDay,
  ground: {
    kind: 'brick',
    base: '#54291d',
    dark: '#452015',
    light: '#603224',
    joint: '#381a11',
    sun: 'rgba(255, 176, 96, 0.13)',
    dusk: 'rgba(8, 4, 10, 0.6)',
    leaves: 0.5,
  },
  board: 'rgba(16, 6, 4, 0.30)',
  line: '#e9dfcf',
  store: 'rgba(14, 6, 4, 0.55)',
  storeEdge: 'rgba(233, 223, 207, 0.24)',
  bar: '#1c0e0a',
  count: '#fbf3e4',
  halo: 'rgba(20, 7, 3, 0.85)',
  citizens: RIVER.map(([r, g, b]) => /** @type {Tone} */ ([r * 0.9, g * 0.87, b * 0.83])),
  mandarins: [[76, 82, 92], [64, 72, 86], [84, 82, 86]],
  hand: { palm: '#cf9b76', edge: '#6e3a22', fold: '#9c6040', sleeve: '#324a3f', cuff: '#cbbfa5' },
  badge: '#2a0f07',
  shadow: '6, 2, 0',
};

/** @type {Theme} */
const brick = { light: brickByDay, dark: brickByNight };
/** Themes but the first, once they are loaded. @type {Record<string, Theme>} */
let others = {};

/**
 * Loads what a theme needs. Gives nothing when all is there.
 * @param {string} theme
 * @returns {Promise<void> | undefined} rejected when it can't be had; asked again, it tries again
 */
export function loadTheme(theme) {
  if (!OTHER_THEMES.includes(theme) || others[theme]) return undefined;
  return later().then(({ THEMES }) => {
    others = THEMES;
  });
}

/**
 * @param {{theme: string, scheme: 'light' | 'dark'}} choice
 * @returns {Palette} that of the first theme, when there is no other or it is not loaded
 */
export function paletteFor({ theme, scheme }) {
  return (Object.hasOwn(others, theme) ? others[theme] : brick)[scheme];
}
