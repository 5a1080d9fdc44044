// The page around the board: hands the parameters of its address to the element.

import { SETUP, SHOWN } from './attributes.js';
import { OAnQuanElement } from './element.js';
import { LANGUAGES } from './locale.js';

// The page itself has no language but the reader's. A choice made earlier, or in the address, still wins over it.
const spoken = navigator.languages.map((tag) => tag.split('-')[0].toLowerCase());
document.documentElement.lang = spoken.find((tag) => LANGUAGES.some((language) => language === tag)) ?? 'en';

const board = document.querySelector('o-an-quan');
for (const pair of location.search.slice(1).split('&')) {
  const [name, value] = pair.split(/=(.*)/s).map(decode);
  // Nothing but the element's own attributes: no `style`, no `onclick`.
  if (board && [...SETUP, ...SHOWN].includes(name)) board.setAttribute(name, value ?? '');
}

// Only now, so that the board is set up once, as the address says.
customElements.define('o-an-quan', OAnQuanElement);

/**
 * A `+` is a plus here, as in `37+1Q`; what can't be decoded stays as it is.
 * @param {string} text
 */
function decode(text) {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}
