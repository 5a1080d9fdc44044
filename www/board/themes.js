// Colours and materials of all themes but the first: a new theme is a new entry here, and in the list of palette.js.
import { brickByDay } from './palette.js';

/** @typedef {import('./palette.js').Palette} Palette */
/** @typedef {import('./palette.js').Theme} Theme */

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

/** @type {Record<string, Theme>} */
export const THEMES = {
  silk: { light: silkByDay, dark: silkByNight },
  paper: { light: paperByDay, dark: paperByNight },
  forced: { light: forcedColours, dark: forcedColours },
};
