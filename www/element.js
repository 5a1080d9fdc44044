// The element <o-an-quan>: its attributes, properties, methods and events. Has no side effect: see define.js.

import { SETUP, SHOWN, readNames, readOrientation, readSetup, readSpeed } from './attributes.js';
import { loadLayout } from './board/geometry.js';
import { loadTheme } from './board/palette.js';
import { Bar } from './controls/bar.js';
import { make } from './controls/make.js';
import { loadCore } from './core.js';
import { listenToKeys } from './keyboard.js';
import { surfaces } from './later.js';
import { keepLanguage, LANGUAGES, loadLocale, pickLanguage } from './locale.js';
import { Shell } from './shell.js';
import { Table } from './table.js';

/** @typedef {import('./match.js').Phase} Phase */
/** @typedef {import('./locale.js').Locale} Locale */
/** @typedef {import('./core.js').Core} Core */

export class OAnQuanElement extends HTMLElement {
  static observedAttributes = [...SETUP, ...SHOWN];

  /** @type {Shell | undefined} */
  #shell;
  /** @type {Core | undefined} */
  #core;
  /** @type {Locale | undefined} */
  #locale;
  /** @type {Table | undefined} */
  #table;
  /** @type {Bar | undefined} */
  #bar;
  /** @type {AbortController | undefined} */
  #connected;
  /** Whether an attribute of the match has changed since the match was set up. */
  #stale = true;

  connectedCallback() {
    this.#upgrade();
    if (!this.#shell) {
      this.#shell = new Shell(this.attachShadow({ mode: 'open' }));
      this.#bar = new Bar(this.#shell.bar, {
        new: () => this.#table?.newGame(),
        undo: () => this.undo(),
        hint: () => this.#table?.hint(false),
        giveUp: () => this.#table?.giveUp(),
        settings: () => this.#openSettings(),
        rules: () => this.#openRules(),
        language: () => this.#nextLanguage(),
      });
      this.#shell.ready.addEventListener('click', () => this.#table?.begin());
    }
    this.#connected = new AbortController();
    this.#listen(this.#shell, this.#connected.signal);
    if (!this.hasAttribute('status')) this.setAttribute('status', 'loading');
    if (this.#table) {
      this.#table.lay();
      this.#table.match.wake();
    } else this.#load();
  }

  disconnectedCallback() {
    // The game stays: the element may only be on its way to another place.
    this.#connected?.abort();
    this.#table?.match.rest();
    // A panel that is taken out of the page comes back as one that nothing can close.
    this.#shell?.closePanels();
  }

  /**
   * @param {string} name
   * @param {string | null} before
   * @param {string | null} now
   */
  attributeChangedCallback(name, before, now) {
    if (before === now || !this.#core) return;
    if (SETUP.includes(name)) {
      this.#stale = true;
      // Several attributes are often set one after the other; only then is it clear what is wanted.
      queueMicrotask(() => this.#stale && this.#setUp());
    } else if (name === 'lang') this.#speak();
    else if (name === 'theme') this.#repaint();
    else if (name === 'orientation') this.#when(loadLayout(2, now === 'around'), () => this.#table?.lay());
    else if (name === 'names') this.#table?.rename(readNames(this));
  }

  /** Properties that were set before the element was defined are set again, through their setters. */
  #upgrade() {
    for (const name of ['rules', 'position', ...Object.keys(PLAIN)]) {
      if (!Object.hasOwn(this, name)) continue;
      const own = /** @type {Record<string, unknown>} */ (/** @type {unknown} */ (this));
      const value = own[name];
      delete own[name];
      own[name] = value;
    }
  }

  async #load() {
    try {
      const source = this.getAttribute('wasm-src') ?? undefined;
      // Both at once; whoever asked for another language meanwhile gets it.
      const [core] = await Promise.all([loadCore(source), loadLocale(pickLanguage(this)), this.#shell?.styled]);
      const locale = await loadLocale(pickLanguage(this));
      if (this.#core) return;
      this.#core = core;
      this.#hear(locale);
      this.#setUp();
    } catch (error) {
      this.#fail(error, () => this.#load());
    }
  }

  /** Sets up a match from the attributes. */
  #setUp() {
    const [shell, core, locale] = [this.#shell, this.#core, this.#locale];
    if (!shell || !core || !locale) return;
    this.#stale = false;
    const focused = shell.hasFocus();
    this.#table?.end();
    this.#table = undefined;
    shell.fail();
    /** @type {Table} */
    let table;
    try {
      table = new Table(shell, core, locale, {
        speed: () => readSpeed(this),
        still: () => matchMedia('(prefers-reduced-motion: reduce)').matches,
        bottom: () => readOrientation(this),
        phase: (phase) => this.#phase(phase),
        emit: (type, detail, cancelable) => this.#emit(type, detail, cancelable),
      }, readSetup(this), readNames(this));
    } catch (error) {
      this.#fail(error, () => {
        for (const name of SETUP) this.removeAttribute(name);
        this.#setUp();
      });
      return;
    }
    this.#table = table;
    const show = () => {
      if (this.#table !== table) return;
      this.#paint();
      table.lay();
      this.#phase(table.match.phase);
      if (focused && !shell.hasFocus()) shell.ready.focus({ preventScroll: true });
    };
    const loading = [loadLayout(table.match.sides, readOrientation(this) === 'around'), loadTheme(this.#theme())];
    if (!loading.some(Boolean)) {
      show();
      return;
    }
    this.setAttribute('status', 'loading');
    Promise.all(loading).then(show, (error) => this.#table === table && this.#fail(error, () => this.#setUp()));
  }

  /** @param {Phase} phase */
  #phase(phase) {
    this.setAttribute('status', phase);
    if (!this.#shell || !this.#bar) return;
    this.#shell.ready.hidden = phase !== 'ready';
    this.#shell.frame.dataset.phase = phase;
    const match = this.#table?.match;
    this.#bar.enable({ undo: match?.canUndo ?? false, hint: phase === 'playing', giveUp: match?.underWay ?? false });
  }

  /**
   * Says what went wrong, and offers a way on.
   * @param {unknown} error
   * @param {() => void} again
   */
  #fail(error, again) {
    const { message, code } = error instanceof Error ? /** @type {Error & {code?: string}} */ (error) : { message: String(error), code: undefined };
    this.setAttribute('status', 'error');
    this.#emit('error', { message, code });
    if (!this.#shell) return;
    this.#shell.ready.hidden = true;
    // Without a locale there are no words yet: the sign for "again" needs none.
    const way = make('button', { type: 'button', class: 'main', onclick: again }, this.#locale?.say('error.again') ?? '↻');
    const about = code && ABOUT[code] ? `${ABOUT[code]}: ${message}` : message;
    this.#shell.fail(make('p', {}, this.#locale?.say('error.title') ?? ''), make('p', { lang: 'en' }, about), way);
  }

  /**
   * @param {string} type
   * @param {object} [detail]
   * @param {boolean} [cancelable]
   */
  #emit(type, detail = {}, cancelable = false) {
    return this.dispatchEvent(new CustomEvent(type, { detail, cancelable, bubbles: true, composed: true }));
  }

  /**
   * Listens to everything outside that changes what is shown.
   * @param {Shell} shell
   * @param {AbortSignal} signal
   */
  #listen(shell, signal) {
    const resized = new ResizeObserver(() => this.#table?.lay());
    resized.observe(shell.board);
    signal.addEventListener('abort', () => resized.disconnect());
    for (const query of ['(prefers-color-scheme: dark)', '(forced-colors: active)']) {
      matchMedia(query).addEventListener('change', () => this.#repaint(), { signal });
    }
    // Another zoom or another screen has other pixels, though the size may be the same.
    const watchPixels = () => {
      const query = matchMedia(`(resolution: ${window.devicePixelRatio}dppx)`);
      query.addEventListener('change', () => { this.#table?.lay(); watchPixels(); }, { signal, once: true });
    };
    watchPixels();
    listenToKeys(this, shell.root, {
      number: (number) => this.#keyed() && this.status === 'playing' && (this.#table?.pickNumber(number), true),
      arrow: (angle) => this.#keyed() && (this.#table?.focusArrow(angle) ?? false),
      escape: () => this.#escape(),
      space: () => this.status === 'sowing' && (this.#table?.skip(), true),
      help: () => (this.#openRules(), true),
      hint: () => this.#keyed() && this.status === 'playing' && (this.#table?.hint(true), true),
    }, signal);
    this.addEventListener('keydown', () => this.#keyed(), { signal });
    this.addEventListener('pointerdown', () => shell.frame.classList.remove('keyed'), { signal });
    shell.board.addEventListener('click', (event) => this.#clickedAway(event), { signal });
    // A click outside the board drops the choice as well.
    document.addEventListener('pointerdown', (event) => {
      if (!event.composedPath().includes(shell.board)) this.#table?.drop();
    }, { signal });
  }

  /** The keyboard is in use: the squares show their numbers. */
  #keyed() {
    this.#shell?.frame.classList.add('keyed');
    return true;
  }

  #escape() {
    if (this.status === 'over') {
      this.#table?.next();
      return true;
    }
    return this.#table?.drop() ?? false;
  }

  /** @param {MouseEvent} event */
  #clickedAway(event) {
    const target = /** @type {Element} */ (event.composedPath()[0]);
    if (target.closest('button')) return;
    if (this.status === 'sowing') this.#table?.skip();
    else this.#table?.drop();
  }

  /** @param {Locale} locale */
  #hear(locale) {
    this.#locale = locale;
    const shell = this.#shell;
    if (!shell) return;
    shell.frame.lang = locale.language;
    shell.ready.textContent = locale.say('ready');
    shell.pits.setAttribute('aria-label', locale.say('board'));
    shell.bar.hidden = false;
    this.#bar?.speak(locale);
  }

  async #speak() {
    const wanted = pickLanguage(this);
    try {
      const locale = await loadLocale(wanted);
      // Of two quick changes only the last one counts.
      if (wanted !== pickLanguage(this)) return;
      this.#hear(locale);
      this.#table?.speak(locale);
    } catch (error) {
      // The words did not come; the game goes on with those it has.
      this.#shell?.say(this.#locale?.say('error.language') ?? '');
      this.#emit('error', { message: String(error), code: 'no-words' });
    }
  }

  #nextLanguage() {
    const place = LANGUAGES.findIndex((language) => language === this.#locale?.language);
    const next = LANGUAGES[(place + 1) % LANGUAGES.length];
    keepLanguage(next);
    this.lang = next;
  }

  /**
   * Shows the board in another way when what that needs is loaded; without, it stays as it is.
   * @param {Promise<void> | undefined} loading
   * @param {() => void} show
   */
  #when(loading, show) {
    if (!loading) show();
    else loading.then(show, (error) => this.#emit('error', { message: String(error), code: 'no-surface' }));
  }

  /** The reader's system comes before the page. */
  #theme() {
    return matchMedia('(forced-colors: active)').matches ? 'forced' : (this.getAttribute('theme') ?? '');
  }

  #repaint() {
    this.#when(loadTheme(this.#theme()), () => this.#paint());
  }

  #paint() {
    const style = getComputedStyle(this).colorScheme;
    const prefersDark = matchMedia('(prefers-color-scheme: dark)').matches;
    const dark = style.includes('dark') && (prefersDark || !style.includes('light'));
    this.#table?.paint({ theme: this.#theme(), scheme: dark ? 'dark' : 'light' });
  }

  /** What may be opened over the board; null when it can't be. */
  async #surfaces() {
    if (!this.#shell || !this.#locale) return null;
    return surfaces(this.#shell, this.#locale, (error) => this.#emit('error', { message: String(error), code: 'no-surface' }));
  }

  async #openRules() {
    const loaded = await this.#surfaces();
    const game = this.#table?.match.game;
    if (this.#shell && this.#locale) loaded?.openRules(this.#shell.frame, this.#locale, game?.rules ?? null, game?.rulesName === 'standard');
  }

  async #openSettings() {
    const loaded = await this.#surfaces();
    const [shell, core, locale, table] = [this.#shell, this.#core, this.#locale, this.#table];
    if (!loaded || !shell || !core || !locale || !table) return;
    await loaded.changeSettings({ element: this, parent: shell.frame, core, locale, table, isCurrent: () => this.#table === table });
  }

  /** What the element is at: loading, ready, playing, sowing, thinking, over or error. */
  get status() {
    return this.getAttribute('status') ?? 'loading';
  }

  /** The position of the model, as text; set, a game begins from it. */
  get position() {
    return this.#table?.match.game.position ?? this.getAttribute('position') ?? '';
  }

  set position(text) {
    this.setAttribute('position', text);
  }

  /** The complete rules; set, a match by these begins: a name, an object, or JSON text. */
  get rules() {
    return this.#table?.match.game.rules ?? this.getAttribute('rules') ?? 'standard';
  }

  set rules(rules) {
    this.setAttribute('rules', typeof rules === 'string' ? rules : JSON.stringify(rules));
  }

  /** The side to move, or null when the game is over or not loaded. */
  get turn() {
    return this.#table?.match.game.turn ?? null;
  }

  /** Each side's points. */
  get scores() {
    return [...(this.#table?.match.game.scores ?? [])];
  }

  /** Why the game is over, or null while it goes on. */
  get over() {
    const match = this.#table?.match;
    return match?.outcome?.reason ?? match?.game.over ?? null;
  }

  /** The record as text. */
  get record() {
    return this.#table?.match.game.record ?? '';
  }

  /**
   * Plays a move for the side to move.
   * @param {string} move such as `A3r`
   * @throws {Error} with a code, when it is illegal
   */
  play(move) {
    this.#table?.play(move);
  }

  /** Takes back the last move, against a computer back to a person's turn. Says whether there was one. */
  undo() {
    return this.#table?.match.undo() ?? false;
  }

  /** Plays an undone move again. Says whether there was one. */
  redo() {
    return this.#table?.match.redo() ?? false;
  }

  /**
   * Goes to a ply of the game, 0 for its beginning. Says whether there is such a ply.
   * @param {number} ply
   */
  goTo(ply) {
    return this.#table?.match.goTo(ply) ?? false;
  }

  /** Throws the game away without a question and sets up the next one. */
  reset() {
    this.#table?.next();
  }

  /** Turns the board by one seat. */
  flip() {
    const sides = this.#table?.match.sides ?? 2;
    const bottom = readOrientation(this);
    this.setAttribute('orientation', 'ABCD'[((typeof bottom === 'number' ? bottom : 0) + 1) % sides]);
  }

  /** A plain object that says all of the game. */
  toJSON() {
    return this.#table?.match.game.toJSON() ?? null;
  }
}

/** The attribute that an error of the core is about. */
const ABOUT = /** @type {Record<string, string>} */ ({
  'bad-rules': 'rules',
  'bad-position': 'position',
  'bad-side': 'first',
  'illegal-move': 'moves',
});

/** Properties that are no more than their attribute. */
const PLAIN = /** @type {Record<string, string>} */ ({
  sides: 'sides',
  players: 'players',
  first: 'first',
  moves: 'moves',
  theme: 'theme',
  speed: 'speed',
  orientation: 'orientation',
  names: 'names',
  wasmSrc: 'wasm-src',
});

for (const [name, attribute] of Object.entries(PLAIN)) {
  Object.defineProperty(OAnQuanElement.prototype, name, {
    configurable: true,
    enumerable: true,
    /** @this {OAnQuanElement} */
    get() {
      return this.getAttribute(attribute);
    },
    /** @this {OAnQuanElement} */
    set(value) {
      if (value === null || value === undefined) this.removeAttribute(attribute);
      else this.setAttribute(attribute, String(value));
    },
  });
}
