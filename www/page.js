// The page around the board: hands the parameters of its address to the element.
import { OAnQuanElement } from './define.js';

const board = document.querySelector('o-an-quan');
for (const pair of location.search.slice(1).split('&')) {
  const [name, value] = pair.split(/=(.*)/s).map(decode);
  // Nothing but the element's own attributes: no `style`, no `onclick`.
  if (board && OAnQuanElement.observedAttributes.includes(name)) board.setAttribute(name, value ?? '');
}

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
