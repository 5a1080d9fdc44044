// The table that a match is played at: joins the match with the board, the seats, the words and the player's hands.
//
// News comes from the match and goes to everything shown; wishes come from the controls and go to the match.

import { BoardView } from './board/board-view.js';
import { layoutBoard } from './board/geometry.js';
import { paletteFor } from './board/palette.js';
import { sideAtBottom } from './bottom.js';
import { cellAt, cellOf, moverOf, sideOf, SIDES, squareOf } from './cells.js';
import { Choice } from './choice.js';
import { ask } from './controls/panel.js';
import { makeScoreDialog } from './controls/score-dialog.js';
import { Seats } from './controls/seats.js';
import { complete, surfaces } from './later.js';
import { Match } from './match.js';
import { Narrator } from './narrator.js';

/** @typedef {import('./core.js').Core} Core */
/** @typedef {import('./locale.js').Locale} Locale */
/** @typedef {import('./match.js').News} News */
/** @typedef {import('./match.js').Phase} Phase */
/** @typedef {import('./match.js').SideLetter} SideLetter */
/** @typedef {import('./board/types.js').Speed} Speed */
/** @typedef {import('./shell.js').Shell} Shell */

/** After a move, a click is not taken for a wish to skip during this time: it may be the end of a double tap. */
const NO_SKIP = 300;
/** How long a computer thinks at least, in milliseconds: people want to see that it is its turn. */
const THINKING = { slow: 1400, normal: 800, fast: 350, instant: 0 };

/**
 * What the table needs to know of its element.
 * @typedef {object} Host
 * @property {() => Speed} speed how fast stones move, for those who want to see them move
 * @property {() => boolean} still whether nothing shall move
 * @property {() => number | 'turn' | 'around'} bottom the side at the bottom of the screen, whoever plays, or all around
 * @property {(phase: Phase) => void} phase
 * @property {(type: string, detail?: object, cancelable?: boolean) => boolean} emit false when a listener said no
 */

export class Table {
  #shell;
  #host;
  #core;
  #locale;
  #view;
  #choice;
  #pits;
  #seats;
  /** @type {Match} */
  #match;
  /** @type {Narrator} */
  #narrator;
  #movedAt = -Infinity;
  /** Counts what was shown, so that what is no longer wanted is not told to its end. */
  #showing = 0;
  /** What was said of the last move. @type {import('./shell.js').Said[]} */
  #told = [];
  #captures = 0;
  /** Steps that are not watched are not called out, or all calls would stand there at once. */
  #skipping = false;
  /** @type {{cell: number, captured: number[]} | null} */
  #last = null;
  /** The board of the position before the move being shown: its debts stand until the move's end. */
  #debts = /** @type {import('./pkg/oanquan.js').Debt[]} */ ([]);
  /** What the stores are worth as far as the stones have come: the model is at the move's end already. */
  #points = /** @type {number[]} */ ([]);
  #ended = false;
  /** The side at the bottom as the board lies. @type {number | null} */
  #bottom = null;

  /**
   * @param {Shell} shell
   * @param {Core} core
   * @param {Locale} locale
   * @param {Host} host
   * @param {import('./match.js').Setup} setup
   * @param {string[]} names of the seats, A first, empty for none
   * @throws {Error} with the core's code, when the setup is wrong
   */
  constructor(shell, core, locale, host, setup, names) {
    this.#shell = shell;
    this.#host = host;
    this.#core = core;
    this.#locale = locale;
    this.#match = new Match(core, setup, (news) => this.#hear(news), () => THINKING[host.speed()]);
    this.#match.rename(names);
    this.#narrator = new Narrator(locale, this.#match);
    this.#view = new BoardView(shell.canvas);
    this.#choice = new Choice({
      shell,
      match: this.#match,
      locale: () => this.#locale,
      narrator: () => this.#narrator,
      pick: (cell) => this.pick(cell),
      play: (move) => this.play(move),
      changed: () => this.#mark(),
    });
    this.#pits = this.#choice.pits;
    this.#seats = new Seats(shell.seats);
    this.#setUp();
  }

  get match() {
    return this.#match;
  }

  /**
   * Speaks another language from now on.
   * @param {Locale} locale
   */
  speak(locale) {
    this.#locale = locale;
    this.#narrator = new Narrator(locale, this.#match);
    this.#sayAgain();
  }

  /**
   * Calls the seats by other names from now on.
   * @param {string[]} names A first, empty for none
   */
  rename(names) {
    this.#match.rename(names);
    this.#sayAgain();
  }

  /** Other words for everything that stands there. */
  #sayAgain() {
    this.drop();
    this.#refresh();
    this.#told = [];
    if (this.#shell.dialog) this.#openScore();
    else if (this.#match.phase !== 'sowing') this.#shell.say(this.#greeting());
  }

  /** @param {{theme: string, scheme: 'light' | 'dark'}} choice */
  paint(choice) {
    this.#view.setPalette(choice);
    const { accent, accentInk, bar, count } = paletteFor(choice);
    this.#shell.colour({ accent, 'on-accent': accentInk, bar, 'on-ground': count });
  }

  /** Fits the board to the stage. */
  lay() {
    const { width, height } = this.#shell.stageSize();
    if (!width || !height) return;
    const wanted = this.#host.bottom();
    const bottom = sideAtBottom(this.#match, wanted, this.#bottom);
    const layout = layoutBoard({ sides: this.#match.sides, width, height, bottom, around: wanted === 'around' });
    if (!layout) return;
    // Everything lies elsewhere now: a moment of dusk says that it is not a move.
    if (this.#bottom !== bottom && this.#bottom !== null && !this.#host.still()) {
      this.#shell.board.animate([{ opacity: 0.15 }, { opacity: 1 }], { duration: 450, easing: 'ease-out' });
    }
    this.#bottom = bottom;
    this.#pits.lay(layout);
    this.#seats.lay(layout);
    this.#view.resize(layout, window.devicePixelRatio || 1);
    this.#refresh();
  }

  /** The player is ready: finds out who begins, and begins. */
  async begin() {
    const match = this.#match;
    if (match.phase !== 'ready') return;
    if (match.first !== 'rps') {
      match.begin();
      return;
    }
    const loaded = await surfaces(this.#shell, this.#locale);
    if (!loaded || this.#ended || match.phase !== 'ready') return;
    const first = await loaded.playHands(this.#shell.frame, {
      sides: SIDES.slice(0, match.sides),
      isPerson: (side) => match.player(side) === 'human',
      core: this.#core,
      narrator: this.#narrator,
      locale: this.#locale,
    });
    if (first && !this.#ended) match.begin(first);
  }

  /**
   * A player points at a cell: chooses it, or hears why it can't be.
   * @param {number} cell
   */
  pick(cell) {
    const { phase, game } = this.#match;
    if (phase === 'sowing') {
      if (!this.skip()) this.#shell.say(this.#locale.say('refusal.sowing'));
      return;
    }
    const refusal = game.refusal(cell);
    if (phase !== 'playing' || refusal) {
      this.drop();
      this.#shell.say(phase === 'playing' && refusal ? this.#narrator.refusal(refusal) : this.#locale.say(`refusal.${phase}`));
      return;
    }
    if (this.#choice.cell !== cell) this.#choice.choose(cell);
  }

  /**
   * Chooses the mover's square of this number, 1 to 5, and puts the focus there.
   * @param {number} number
   */
  pickNumber(number) {
    const cell = cellAt(this.#match.game.turn ?? 'A', number);
    this.#pits.focus(cell);
    this.pick(cell);
  }

  /** Drops the choice. Says whether there was one. */
  drop() {
    return this.#choice.drop();
  }

  /**
   * Points at the best move.
   * @param {boolean} focus whether the keyboard goes to its arrow
   */
  hint(focus) {
    return this.#choice.hint(focus);
  }

  /** @param {number} angle */
  focusArrow(angle) {
    return this.#pits.focusArrow(angle);
  }

  /** Shows the end of the move at once, unless it has only just begun. */
  skip() {
    if (performance.now() - this.#movedAt < NO_SKIP) return false;
    this.#skipping = true;
    this.#view.skip();
    this.#skipping = false;
    return true;
  }

  /** Asks before a game is thrown away, then sets up the next one. */
  async newGame() {
    if (await this.mayThrowAway()) this.next();
  }

  /** Whether no game would be lost, or the players agree to lose it. */
  async mayThrowAway() {
    return !this.#match.underWay || ((await this.#sure('new')) && !this.#ended);
  }

  /** Closes the score dialog, if it is open, and sets up the next game. */
  next() {
    this.#match.next();
    this.#host.emit('reset');
  }

  /** Asks, then gives up for the side to move, or for the only person. */
  async giveUp() {
    const { people, phase, game, underWay } = this.#match;
    const playing = phase === 'sowing' ? this.#mover() : game.turn;
    const side = people.length === 1 ? people[0] : playing;
    if (!underWay || !side) return;
    const sure = await this.#sure(people.length === 1 ? 'give-up-you' : 'give-up', { name: this.#narrator.name(side) });
    if (sure && !this.#ended) this.#match.giveUp(side);
  }

  /**
   * @param {'new' | 'give-up' | 'give-up-you'} what
   * @param {Record<string, string>} [values]
   */
  #sure(what, values) {
    this.#shell.stylePanels();
    const say = (/** @type {string} */ key) => this.#locale.say(`ask.${what}${key}`, values);
    const text = say('.text') + (what !== 'new' && this.#match.sides > 2 ? ` ${this.#locale.say('ask.for-all')}` : '');
    return ask(this.#shell.frame, { title: say(''), text, yes: say('.yes'), no: this.#locale.say('cancel') });
  }

  /** Takes everything down. */
  end() {
    // While there is still a match to look at: an arrow that loses the focus stops looking.
    this.drop();
    this.#ended = true;
    this.#showing += 1;
    this.#match.end();
    this.#view.destroy();
    this.#shell.clear();
  }

  /** @param {News} news */
  #hear(news) {
    switch (news.type) {
      case 'set-up':
        this.#setUp();
        break;
      case 'began':
        this.#shell.closePanels();
        complete(this.#shell, this.#locale).catch(() => {});
        this.#host.emit('ready', { first: news.first });
        if (news.first) this.#shell.say(this.#greeting());
        if (this.#shell.hasFocus()) this.#shell.pits.focus({ preventScroll: true });
        break;
      case 'moved':
        this.#moved(news);
        break;
      case 'went':
        this.#forget();
        this.#view.show(news.board);
        this.#debts = news.board.debts;
        this.#captures = 0;
        this.#shell.say(this.#greeting(), { text: this.#narrator.score(), seen: false });
        this.#host.emit('change', { position: this.#match.game.position });
        break;
      case 'phase':
        this.#phase(news.phase);
        break;
    }
  }

  /** @param {Extract<News, {type: 'moved'}>} news */
  #moved({ move, mover, steps, points, board }) {
    const position = this.#match.game.position;
    this.#movedAt = performance.now();
    this.#captures = 0;
    this.#last = null;
    this.drop();
    this.#shell.say();
    this.#shell.caption('');
    this.#host.emit('move', { move, steps, position });
    this.#host.emit('change', { position });
    const match = this.#match;
    this.#showing += 1;
    const showing = this.#showing;
    const onStep = (/** @type {import('./board/types.js').Step} */ step, /** @type {number} */ index) => {
      if (showing !== this.#showing) return;
      this.#points = points[index];
      this.#stepped(mover, step);
    };
    const onDone = () => {
      if (showing !== this.#showing) return;
      const start = steps[0];
      const captured = steps.flatMap((step) => (step.step === 'capture' ? [step.cell] : []));
      this.#last = start.step === 'pick-up' ? { cell: start.cell, captured } : null;
      this.#debts = board.debts;
      const next = match.game.turn;
      const score = { text: this.#narrator.score(), seen: false };
      this.#told = this.#narrator.move(mover, steps);
      this.#shell.say(...this.#told, score, next ? this.#narrator.turn(next) : '');
      this.#host.emit('move-end', { move, position });
      match.settled();
    };
    const speed = this.#host.still() ? 'instant' : this.#host.speed();
    this.#view.play(steps, { mover, after: board, speed, onStep, onDone });
  }

  /**
   * @param {SideLetter} mover
   * @param {import('./board/types.js').Step} shown
   */
  #stepped(mover, shown) {
    const step = /** @type {import('./match.js').Step} */ (shown);
    this.#shell.hand.textContent = String(this.#view.counts().hand || '');
    if (step.step === 'capture') {
      this.#captures += 1;
      const watched = !this.#skipping && !this.#host.still() && this.#host.speed() !== 'instant';
      if (watched) this.#shell.call(this.#narrator.call(step, this.#captures), this.#pits.centre(step.cell));
      this.#host.emit('capture', { side: mover, cell: step.cell, citizens: step.citizens, mandarins: step.mandarins });
    }
    const caption = this.#narrator.caption(step);
    if (caption) this.#shell.caption(caption);
    if (step.step === 'capture' || step.step === 'sweep' || step.step === 'pay' || step.step === 'borrow') this.#showSeats();
  }

  /** @param {Phase} phase */
  #phase(phase) {
    const scored = this.#shell.dialog !== null;
    this.#host.phase(phase);
    this.#shell.closeDialog();
    if (phase === 'over') this.#openScore();
    // The score takes its place from the board; squares must not lie where they were until the next frame comes.
    const reframed = scored !== (this.#shell.dialog !== null);
    if (reframed || (phase !== 'sowing' && this.#host.bottom() === 'turn')) this.lay();
    else this.#refresh();
    if (phase === 'over') {
      const { scores } = this.#match.game;
      this.#host.emit('game-over', { scores: [...scores], reason: this.#match.outcome?.reason });
    }
  }

  /** Whatever was shown of a move belongs to another position now. */
  #forget() {
    this.#showing += 1;
    this.#last = null;
    this.#told = [];
    this.#shell.quiet();
  }

  #setUp() {
    const board = this.#match.game.board;
    this.#forget();
    this.#debts = board.debts;
    this.#captures = 0;
    this.drop();
    this.#view.show(board);
    this.#shell.say(this.#greeting());
    this.#refresh();
  }

  /** Who begins, or whose turn it is. */
  #greeting() {
    const { phase, first, game } = this.#match;
    if (game.over) return this.#locale.say(`over.${game.over}`);
    if (phase !== 'ready') return game.turn ? this.#narrator.turn(game.turn) : '';
    if (first === 'chance' || first === 'rps') return this.#locale.say(`first.${first}.about`);
    return game.turn ? this.#narrator.begins(game.turn) : '';
  }

  #openScore() {
    const outcome = this.#match.outcome;
    if (!outcome) return;
    this.#shell.openDialog(makeScoreDialog(this.#match, this.#narrator, this.#locale, () => this.next()));
    const score = { text: this.#narrator.score(), seen: false };
    const reason = this.#locale.say(`over.${outcome.reason}`);
    // The last move is told as well: nothing else has said it yet. The reason is one of its steps, unless someone gave up.
    const told = this.#told.filter(({ text }) => text !== reason);
    this.#shell.say(...told, this.#narrator.outcome(outcome), reason, score);
  }

  /**
   * Plays a move, unless a listener of `before-move` says no. One that is still being shown is shown to its end first.
   * @param {string} move
   */
  play(move) {
    this.#view.skip();
    if (this.#host.emit('before-move', { move }, true)) this.#match.play(move);
  }

  /** Brings everything but the stones up to date. */
  #refresh() {
    const { phase, game } = this.#match;
    const board = game.board;
    const choosable = this.#choosable();
    this.#pits.describe((cell) => {
      const mine = phase === 'playing' && sideOf(cell) === game.turn;
      return {
        name: this.#narrator.pit(cell, board.cells[cell]),
        open: choosable.has(cell),
        number: mine ? squareOf(cell) : null,
      };
    });
    this.#showSeats();
    this.#mark();
  }

  /** The squares that a person may pick up now. */
  #choosable() {
    const { phase, game } = this.#match;
    return new Set(phase === 'playing' ? game.moves().map(cellOf) : []);
  }

  /** The side that has the turn as far as the screen shows; null before the game and after it. */
  #turnShown() {
    const { phase, game } = this.#match;
    if (phase === 'sowing') return this.#mover();
    return phase === 'ready' || phase === 'over' ? null : game.turn;
  }

  #showSeats() {
    const { phase, game, people, standings } = this.#match;
    if (phase !== 'sowing') this.#points = [...game.scores];
    this.#seats.show(
      {
        points: this.#points,
        wins: standings.wins,
        debts: this.#debts,
        turn: this.#turnShown(),
        people,
        thinks: phase === 'thinking' ? game.turn : null,
      },
      this.#narrator,
      this.#locale,
    );
  }

  /** The side whose move is being shown. */
  #mover() {
    const last = this.#match.game.history.at(-1);
    return last ? moverOf(last) : null;
  }

  #mark() {
    const turn = this.#turnShown();
    this.#view.mark({
      chosen: this.#choice.cell,
      choosable: [...this.#choosable()],
      last: this.#match.phase === 'sowing' ? null : this.#last,
      turn: turn && SIDES.indexOf(turn),
      preview: this.#choice.preview,
    });
  }
}
