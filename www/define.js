// Defines <o-an-quan>. Doing it twice is harmless.
import { OAnQuanElement } from './element.js';

if (!customElements.get('o-an-quan')) customElements.define('o-an-quan', OAnQuanElement);

export { OAnQuanElement };
