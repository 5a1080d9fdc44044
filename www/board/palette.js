// Colours and materials as data: a new theme is a new entry here and nothing else.

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

/** @type {Palette} */
const brickByDay = {
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

/** Colours the person chose for the whole system: keywords, so that they follow without asking. @type {Palette} */
const forcedColours = {
  flat: true,
  ground: { kind: 'plain', base: 'Canvas', dark: 'Canvas', light: 'Canvas', joint: 'Canvas', sun: 'Canvas', dusk: 'Canvas', leaves: 0 },
  board: 'Canvas',
  line: 'CanvasText',
  lineGrain: 0,
  store: 'Canvas',
  storeEdge: 'CanvasText',
  bar: 'Canvas',
  count: 'CanvasText',
  halo: 'Canvas',
  accent: 'Highlight',
  accentInk: 'HighlightText',
  sign: 'CanvasText',
  citizens: [[128, 128, 128]],
  mandarins: [[128, 128, 128]],
  hand: { palm: 'Canvas', edge: 'CanvasText', fold: 'CanvasText', sleeve: 'Canvas', cuff: 'Canvas' },
  badge: 'Canvas',
  shadow: '0, 0, 0',
};

/** Ink on woven silk, with seeds for stones. @type {Palette} */
const silkByDay = {
  ...brickByDay,
  ground: {
    kind: 'weave',
    base: '#dcc08a',
    dark: '#c3a066',
    light: '#ecd7a8',
    joint: '#b8935a',
    sun: 'rgba(255, 246, 216, 0.5)',
    dusk: 'rgba(110, 66, 18, 0.34)',
    leaves: 0.2,
  },
  board: 'rgba(255, 246, 220, 0.34)',
  line: '#4a2c14',
  lineGrain: 0.16,
  store: 'rgba(255, 244, 214, 0.5)',
  storeEdge: 'rgba(74, 44, 20, 0.35)',
  bar: '#e0c690',
  count: '#34200f',
  halo: 'rgba(250, 236, 202, 0.88)',
  accent: '#8c2f1b',
  accentInk: '#fff3dc',
  sign: '#34200f',
  citizens: [[92, 62, 38], [118, 84, 52], [70, 48, 34], [150, 112, 70], [190, 152, 100], [56, 40, 32], [134, 88, 50]],
  mandarins: [[140, 47, 30], [124, 36, 28], [150, 58, 34]],
  badge: '#fbf0d4',
  shadow: '58, 34, 8',
};

/** @type {Palette} */
const silkByNight = {
  ...silkByDay,
  ground: {
    kind: 'weave',
    base: '#3d2c1d',
    dark: '#2f2115',
    light: '#4b3826',
    joint: '#291c11',
    sun: 'rgba(255, 206, 130, 0.14)',
    dusk: 'rgba(8, 4, 0, 0.5)',
    leaves: 0.35,
  },
  board: 'rgba(12, 6, 2, 0.24)',
  line: '#d9bd88',
  store: 'rgba(10, 5, 2, 0.42)',
  storeEdge: 'rgba(217, 189, 136, 0.3)',
  bar: '#231509',
  count: '#f6e7c6',
  halo: 'rgba(26, 15, 6, 0.86)',
  accent: '#f2a65a',
  accentInk: '#2a1605',
  sign: '#f6e7c6',
  citizens: [[168, 124, 80], [190, 150, 102], [140, 100, 66], [206, 172, 124], [222, 194, 148], [126, 92, 66]],
  mandarins: [[168, 58, 38], [150, 48, 36]],
  badge: '#23150a',
  shadow: '6, 3, 0',
};

/** Plain paper: for print, bright rooms and weak eyes. @type {Palette} */
const paperByDay = {
  ...brickByDay,
  ground: { kind: 'plain', base: '#f7f4ec', dark: '#f7f4ec', light: '#f7f4ec', joint: '#f7f4ec', sun: '#f7f4ec', dusk: '#f7f4ec', leaves: 0 },
  board: '#fffdf7',
  line: '#161616',
  lineGrain: 0,
  store: '#e9e6de',
  storeEdge: '#8d8a83',
  bar: '#e9e6de',
  count: '#111111',
  halo: 'rgba(255, 253, 247, 0.92)',
  accent: '#0b57d0',
  accentInk: '#ffffff',
  sign: '#111111',
  citizens: [[72, 74, 78], [98, 98, 102], [120, 120, 122], [52, 54, 58], [138, 134, 130]],
  mandarins: [[179, 38, 30], [166, 32, 28]],
  badge: '#fffdf7',
  shadow: '70, 62, 50',
};

/** @type {Palette} */
const paperByNight = {
  ...paperByDay,
  ground: { kind: 'plain', base: '#17181b', dark: '#17181b', light: '#17181b', joint: '#17181b', sun: '#17181b', dusk: '#17181b', leaves: 0 },
  board: '#1f2125',
  line: '#e8e6e1',
  store: '#26282d',
  storeEdge: '#7d8088',
  bar: '#26282d',
  count: '#f5f3ee',
  halo: 'rgba(20, 21, 24, 0.92)',
  accent: '#8ab4f8',
  accentInk: '#0b1a33',
  sign: '#f5f3ee',
  citizens: [[196, 194, 190], [168, 168, 170], [214, 210, 202], [142, 144, 150]],
  mandarins: [[214, 72, 60], [200, 62, 54]],
  badge: '#17181b',
  shadow: '0, 0, 0',
};

/** @type {Record<string, Theme>} */
const palettes = {
  brick: { light: brickByDay, dark: brickByNight },
  silk: { light: silkByDay, dark: silkByNight },
  paper: { light: paperByDay, dark: paperByNight },
};

/**
 * @param {{theme: string, scheme: 'light' | 'dark', forced: boolean}} choice
 * @returns {Palette}
 */
export function paletteFor({ theme, scheme, forced }) {
  if (forced) return forcedColours;
  const known = Object.keys(palettes).find((name) => name === theme);
  return palettes[/** @type {keyof typeof palettes} */ (known ?? 'brick')][scheme];
}
