// Words. Every string that a person reads stands below locales/; this picks, loads and fills them. Those of surfaces that a
// first visit does not show are a file of their own.

import { keep, kept } from './kept.js';

/** @typedef {{[category: string]: string}} Plural a string for each plural category of `n` */
/** @typedef {{[key: string]: string | Plural | string[] | Section[]}} Words */
/** @typedef {{title: string, text: string[]}} Section */

export const LANGUAGES = /** @type {const} */ (['vi', 'en']);

/** @typedef {typeof LANGUAGES[number]} Language */

/** By the file's name. @type {Map<string, Promise<Words>>} */
const loaded = new Map();

export class Locale {
  /**
   * @param {Language} language
   * @param {Words} words
   */
  constructor(language, words) {
    this.language = language;
    this.words = words;
    this.plurals = new Intl.PluralRules(language);
    this.numbers = new Intl.NumberFormat(language);
  }

  /** Loads the words of all surfaces. */
  async complete() {
    this.words = { ...this.words, ...(await loadWords(`surfaces/${this.language}`)) };
  }

  /**
   * The string under a key, its {places} filled. A plural string is chosen by `n`.
   * @param {string} key
   * @param {Record<string, string | number>} [values]
   * @returns {string}
   */
  say(key, values = {}) {
    const entry = this.words[key];
    let text = typeof entry === 'string' ? entry : '';
    if (entry && typeof entry === 'object' && !Array.isArray(entry)) {
      text = entry[this.plurals.select(Number(values.n))] ?? entry.other ?? '';
    }
    return text.replace(/\{(\w+)\}/g, (place, name) => {
      const value = values[name];
      return typeof value === 'number' ? this.number(value) : (value ?? place);
    });
  }

  /**
   * A number as it is written; a negative one with a real minus.
   * @param {number} number
   */
  number(number) {
    return this.numbers.format(number).replace('-', '−');
  }

  /**
   * The sections of a page of text.
   * @param {string} key
   * @returns {Section[]}
   */
  sections(key) {
    const entry = this.words[key];
    return Array.isArray(entry) ? /** @type {Section[]} */ (entry) : [];
  }
}

/**
 * @param {Language} language
 * @returns {Promise<Locale>}
 */
export async function loadLocale(language) {
  return new Locale(language, await loadWords(language));
}

/**
 * @param {string} name
 * @returns {Promise<Words>}
 */
function loadWords(name) {
  let words = loaded.get(name);
  if (!words) {
    const address = new URL(`./locales/${name}.json`, import.meta.url);
    words = fetch(address).then((answer) => {
      if (!answer.ok) throw new Error(`${address.pathname}: ${answer.status}`);
      return answer.json();
    });
    loaded.set(name, words);
    words.catch(() => loaded.delete(name));
  }
  return words;
}

/**
 * The language to begin with: the attribute, else the choice made earlier, else that of the page, else the browser's, else English.
 * @param {HTMLElement} element
 * @returns {Language}
 */
export function pickLanguage(element) {
  const page = element.parentElement?.closest('[lang]')?.getAttribute('lang');
  for (const tag of [element.getAttribute('lang'), kept('lang'), page, ...navigator.languages]) {
    const known = LANGUAGES.find((language) => tag?.toLowerCase().split('-')[0] === language);
    if (known) return known;
  }
  return 'en';
}

/** @param {Language} language */
export function keepLanguage(language) {
  keep('lang', language);
}
