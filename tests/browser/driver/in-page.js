// Functions that run in the page. Their source is sent there, so each stands for itself and calls nothing from outside
// but what it is given.

/** @import { Box, Point } from './tool.js' */

/**
 * An element by CSS, or by its part in the shadow root of a host; both are looked for in open shadow roots too.
 * @typedef {{ selector: string } | { part: string, filter: Record<string, string | number>, host: string }} Locator
 */

/**
 * What can be read of an element.
 * @typedef {object} Reading
 * @property {string} tag in lower case
 * @property {string} text its text and its children's, white space collapsed
 * @property {Record<string, string>} attributes
 * @property {string | undefined} value of a form field
 * @property {boolean} focused whether it has the keyboard
 * @property {boolean} visible whether it takes up room and is not hidden by a style
 * @property {Box} box in CSS pixels from the viewport's corner
 */

/**
 * All elements that a locator means, in document order.
 * @param {Locator} locator
 * @returns {Element[]}
 */
export function find(locator) {
  /** @param {ParentNode} root @param {string} selector @returns {Element[]} */
  const deep = (root, selector) =>
    [...root.querySelectorAll('*')].flatMap((element) => [
      ...(element.matches(selector) ? [element] : []),
      ...(element.shadowRoot ? deep(element.shadowRoot, selector) : []),
    ]);
  if ('selector' in locator) return deep(document, locator.selector);
  const kebab = (/** @type {string} */ name) => name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
  const wanted = Object.entries(locator.filter).map(([name, value]) => `[data-${kebab(name)}="${value}"]`);
  const selector = `[part~="${locator.part}"]${wanted.join('')}`;
  return deep(document, locator.host).flatMap((host) => (host.shadowRoot ? deep(host.shadowRoot, selector) : []));
}

/**
 * @param {Element} element
 * @returns {Reading}
 */
export function describe(element) {
  const { x, y, width, height } = element.getBoundingClientRect();
  const root = /** @type {Document | ShadowRoot} */ (element.getRootNode());
  return {
    tag: element.localName,
    text: (element.textContent ?? '').replace(/\s+/g, ' ').trim(),
    attributes: Object.fromEntries([...element.attributes].map(({ name, value }) => [name, value])),
    value: 'value' in element ? String(element.value) : undefined,
    // A host counts as its root's active element while the focus is inside it; the inner one is meant.
    focused: root.activeElement === element && !element.shadowRoot?.activeElement,
    visible: width > 0 && height > 0 && element.checkVisibility({ checkVisibilityCSS: true }),
    box: { x, y, width, height },
  };
}

/**
 * The element that has the keyboard, inside however many shadow roots; none when it is the document itself.
 * @returns {Element | undefined}
 */
export function active() {
  let element = document.activeElement;
  while (element?.shadowRoot?.activeElement) element = element.shadowRoot.activeElement;
  return element === null || element === document.body ? undefined : element;
}

/**
 * The point where a person would press the element, or why they could not.
 * @param {Element | undefined} element
 * @returns {Point | string}
 */
export function aim(element) {
  if (element === undefined) return 'is not there';
  const inside = (/** @type {Point} */ { x, y }) => x >= 0 && y >= 0 && x < innerWidth && y < innerHeight;
  const centre = () => {
    const { x, y, width, height } = element.getBoundingClientRect();
    return width > 0 && height > 0 ? { x: x + width / 2, y: y + height / 2 } : undefined;
  };
  let at = centre();
  if (at && !inside(at)) {
    element.scrollIntoView({ block: 'center', inline: 'center', behavior: 'instant' });
    at = centre();
  }
  if (!at) return 'takes up no room';
  if (!inside(at)) return 'lies outside the viewport';
  let hit = document.elementFromPoint(at.x, at.y);
  for (let inner = hit; inner; ) {
    hit = inner;
    const deeper = inner.shadowRoot?.elementFromPoint(at.x, at.y);
    inner = deeper && deeper !== inner && deeper.getRootNode() === inner.shadowRoot ? deeper : null;
  }
  /** @type {Node | null} */
  let node = hit;
  while (node && node !== element) node = node instanceof ShadowRoot ? node.host : node.parentNode;
  if (node) return at;
  const name = hit ? `${hit.localName}${hit.getAttribute('part') ? `[part="${hit.getAttribute('part')}"]` : ''}` : 'nothing';
  return `is covered by ${name} at ${Math.round(at.x)}, ${Math.round(at.y)}`;
}
