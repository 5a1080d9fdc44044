// The element's inside: the frame that everything else is put into. Knows no rules and no words of its own.

import { make } from './controls/make.js';

/** @typedef {{text: string, seen: boolean}} Said */

const STYLE = new URL('./style/element.css', import.meta.url);
const PANELS = new URL('./style/panels.css', import.meta.url);

export class Shell {
  /** @param {ShadowRoot} root */
  constructor(root) {
    this.root = root;
    this.canvas = make('canvas', { 'aria-hidden': 'true' });
    this.pits = make('div', { class: 'pits', role: 'group', tabindex: -1 });
    this.seats = make('div', { class: 'seats' });
    this.captions = make('div', { class: 'caption', 'aria-hidden': 'true' });
    this.calls = make('div', { class: 'calls', 'aria-hidden': 'true' });
    // The hand itself is painted; this is what it holds, for a page that wants to show it in its own way.
    this.hand = make('span', { part: 'hand', class: 'unseen', 'aria-hidden': 'true' });
    this.ready = make('button', { type: 'button', part: 'ready', class: 'main', hidden: true });
    this.status = make('div', { part: 'status', role: 'status', 'aria-live': 'polite' });
    this.trouble = make('div', { class: 'trouble', role: 'alert', hidden: true });
    this.bar = make('div', { part: 'controls', role: 'toolbar', hidden: true });
    this.board = make(
      'div',
      { part: 'board', class: 'stage' },
      this.canvas,
      this.seats,
      this.pits,
      this.calls,
      this.hand,
      this.ready,
      this.trouble,
    );
    /** @type {HTMLElement | null} */
    this.dialog = null;
    /** @type {Promise<unknown> | undefined} */
    this.panelsStyled = undefined;
    this.frame = make('div', { class: 'frame' }, this.bar, this.board, this.status, this.captions);
    // Unstyled buttons over the whole page would be a poor greeting: nothing shows before the style is there.
    this.frame.hidden = true;
    /** Settled when the style is there, or will never be. */
    this.styled = this.#style(STYLE).then(() => (this.frame.hidden = false));
    root.append(this.frame);
  }

  /** Settled when the style of what is opened over the page is there, or will never be. */
  stylePanels() {
    this.panelsStyled ??= this.#style(PANELS);
    return this.panelsStyled;
  }

  /** @param {URL} address */
  #style(address) {
    const link = make('link', { rel: 'stylesheet', href: address.href });
    const settled = new Promise((resolve) => {
      link.addEventListener('load', resolve);
      link.addEventListener('error', resolve);
    });
    // One after the other: what comes later may overrule.
    this.root.insertBefore(link, this.frame.parentNode && this.frame);
    return settled;
  }

  stageSize() {
    return { width: this.board.clientWidth, height: this.board.clientHeight };
  }

  hasFocus() {
    return this.root.activeElement !== null;
  }

  /**
   * Says something to everyone: it is shown, and read aloud. What is seen elsewhere on the board is only read.
   * @param {...(string | Said)} parts in the order of reading
   */
  say(...parts) {
    const said = parts.map((part) => (typeof part === 'string' ? { text: part, seen: true } : part));
    const spans = said.filter(({ text }) => text).map(({ text, seen }) => make('span', { class: seen ? null : 'unseen' }, `${text} `));
    this.status.replaceChildren(make('p', {}, ...spans));
    if (spans.length === 0) return;
    // The newest words count, also before those about what is looked at.
    this.frame.classList.remove('looking');
    this.caption('');
  }

  /**
   * Words in the place of the status, while that has nothing to say.
   * @param {string} text
   */
  caption(text) {
    this.captions.textContent = text;
  }

  /**
   * Words about what is looked at, in the place of the status; nothing gives it back. Only shown: whoever can't see them
   * hears the same from the button.
   * @param {string} text
   */
  look(text) {
    if (!text && !this.frame.classList.contains('looking')) return;
    this.frame.classList.toggle('looking', text !== '');
    this.caption(text);
  }

  /**
   * A call that rises from a cell and fades.
   * @param {string} text
   * @param {{x: number, y: number}} at
   */
  call(text, { x, y }) {
    const call = make('span', {}, text);
    call.style.left = `${x}px`;
    call.style.top = `${y}px`;
    call.addEventListener('animationend', () => call.remove());
    this.calls.append(call);
    // Without movement nothing ends by itself.
    setTimeout(() => call.remove(), 2000);
  }

  /** @param {HTMLElement} dialog */
  openDialog(dialog) {
    this.closeDialog();
    this.dialog = dialog;
    this.frame.append(dialog);
    this.frame.classList.add('over');
    if (this.hasFocus() || document.activeElement === document.body) dialog.focus({ preventScroll: true });
  }

  closeDialog() {
    if (!this.dialog) return;
    const focused = this.dialog.contains(this.root.activeElement);
    this.dialog.remove();
    this.dialog = null;
    this.frame.classList.remove('over');
    if (focused) this.ready.focus({ preventScroll: true });
  }

  /**
   * Shows that something went wrong, in the place of the board.
   * @param {...(Node | string)} content
   */
  fail(...content) {
    this.trouble.replaceChildren(...content);
    this.trouble.hidden = content.length === 0;
  }

  /**
   * Takes over colours of the board, unless the page has set its own.
   * @param {Record<string, string>} colours
   */
  colour(colours) {
    for (const [name, colour] of Object.entries(colours)) this.frame.style.setProperty(`--board-${name}`, colour);
  }

  /** Takes back what was said of a move. */
  quiet() {
    this.calls.replaceChildren();
    this.caption('');
    this.hand.textContent = '';
  }

  closePanels() {
    for (const panel of this.root.querySelectorAll('dialog')) panel.close();
  }

  /** Whether a panel lies over the board. */
  isCovered() {
    return this.root.querySelector('dialog[open]') !== null;
  }

  /** Empties what belongs to a match. */
  clear() {
    this.pits.replaceChildren();
    this.seats.replaceChildren();
    this.quiet();
    this.closeDialog();
    this.closePanels();
  }
}
