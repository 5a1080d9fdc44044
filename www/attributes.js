// The element's attributes, read: what they say, or what is wrong with them.

import { SIDES } from './cells.js';

/** @typedef {import('./match.js').Setup} Setup */
/** @typedef {import('./match.js').Player} Player */
/** @typedef {import('./match.js').First} First */
/** @typedef {import('./board/types.js').Speed} Speed */

/** Those that set up a match: when one changes, a new match begins. */
export const SETUP = ['rules', 'sides', 'players', 'first', 'position', 'moves'];
/** Those that only change how it is shown. */
export const SHOWN = ['lang', 'theme', 'speed', 'orientation', 'names'];

const SPEEDS = /** @type {Speed[]} */ (['normal', 'slow', 'fast', 'instant']);
const FIRSTS = /** @type {First[]} */ (['host', 'chance', 'rps', ...SIDES]);

/** An attribute that can't be read. */
class AttributeError extends Error {
  /**
   * @param {string} attribute
   * @param {string} value
   * @param {string} expected
   */
  constructor(attribute, value, expected) {
    super(`${attribute}: expected ${expected}, not \`${value}\``);
    this.code = 'bad-attribute';
  }
}

/**
 * @param {HTMLElement} element
 * @returns {Setup}
 * @throws {AttributeError}
 */
export function readSetup(element) {
  const rules = element.getAttribute('rules') || 'standard';
  const sides = element.getAttribute('sides') || null;
  const count = Number(sides ?? 2);
  if (sides !== null && !['2', '3', '4'].includes(sides)) throw new AttributeError('sides', sides, '2, 3 or 4');
  return {
    rules,
    sides: sides === null ? undefined : /** @type {2 | 3 | 4} */ (count),
    players: (element.getAttribute('players') || 'human,2').split(',').map(readPlayer),
    first: readOne(element, 'first', FIRSTS),
    position: element.getAttribute('position') || undefined,
    moves: element.getAttribute('moves')?.trim().split(/\s+/).filter(Boolean) ?? [],
  };
}

/**
 * @param {string} text
 * @returns {Player}
 */
function readPlayer(text) {
  const player = text.trim();
  if (player === 'human') return 'human';
  if (/^[1-6]$/.test(player)) return /** @type {Player} */ (Number(player));
  throw new AttributeError('players', player, 'human or 1 to 6 for each side');
}

/**
 * @template {string} Value
 * @param {HTMLElement} element
 * @param {string} name
 * @param {Value[]} values the default first
 * @returns {Value}
 */
function readOne(element, name, values) {
  const text = element.getAttribute(name);
  const value = text === null || text === '' ? values[0] : values.find((each) => each === text);
  if (value === undefined) throw new AttributeError(name, text ?? '', values.join(', '));
  return value;
}

/** Longer names are cut, in characters. */
export const LONGEST_NAME = 20;

/**
 * What the seats are called, A first; an empty name is none.
 * @param {HTMLElement} element
 */
export function readNames(element) {
  return (element.getAttribute('names') ?? '').split(',', SIDES.length).map(tidyName);
}

/**
 * A name as it can be shown anywhere: one line, of visible characters.
 * @param {string} text
 */
export function tidyName(text) {
  const line = text.normalize().replace(/[\p{Cf}\p{Cs}]/gu, '').replace(/[\s\p{Cc},]+/gu, ' ').trim();
  return [...line].slice(0, LONGEST_NAME).join('').trim();
}

/**
 * The speed asked for. One that is none is the default: it does no harm to a game.
 * @param {HTMLElement} element
 * @returns {Speed}
 */
export function readSpeed(element) {
  return SPEEDS.find((speed) => speed === element.getAttribute('speed')) ?? 'normal';
}

/**
 * The side that sits at the bottom; or that the board turns to whoever plays; or that people sit around it.
 * @param {HTMLElement} element
 * @returns {number | 'turn' | 'around'}
 */
export function readOrientation(element) {
  const text = element.getAttribute('orientation');
  return text === 'turn' || text === 'around' ? text : Math.max(0, SIDES.findIndex((side) => side === text));
}
