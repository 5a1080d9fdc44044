// A match: who plays which side, the game that is played, and what it waits for. Knows nothing of the screen.
//
// The model is always ahead: a move is in the game as soon as it is chosen, and whoever shows it calls `settled` when
// the last stone has landed. Only then does the next player get the turn.

import { moverOf, SIDES } from './cells.js';
import { leave, prepare, think, wait } from './thinking.js';

/** @typedef {import('./core.js').Core} Core */
/** @typedef {import('./pkg/oanquan.js').Game} Game */
/** @typedef {import('./pkg/oanquan.js').Contest} Contest */
/** @typedef {import('./pkg/oanquan.js').SideLetter} SideLetter */
/** @typedef {import('./pkg/oanquan.js').RulesInput} RulesInput */
/** @typedef {import('./pkg/oanquan.js').Step} Step */
/** @typedef {import('./pkg/oanquan.js').Board} Board */
/** @typedef {import('./pkg/oanquan.js').OverReason} OverReason */
/** @typedef {import('./pkg/oanquan.js').EngineTask} EngineTask */
/** @typedef {import('./pkg/oanquan.js').Answer} Answer */

/** @typedef {'ready' | 'playing' | 'sowing' | 'thinking' | 'over'} Phase */
/** @typedef {'human' | NonNullable<EngineTask['level']>} Player a person, or a computer of a level */
/** @typedef {'host' | 'chance' | 'rps' | SideLetter} First */

/**
 * @typedef {object} Setup
 * @property {RulesInput} rules
 * @property {2 | 3 | 4} [sides] wins over those of the rules
 * @property {Player[]} players side A first; sides that are missing are like the last one given
 * @property {First} first who begins the first game
 * @property {string} [position] a position that the first game begins from
 * @property {string[]} [moves] moves already played in the first game
 */

/**
 * What a match tells, in the order in which it happens.
 * @typedef {(
 *   | {type: 'set-up'}
 *   | {type: 'began', first: SideLetter | null}
 *   | {type: 'moved', move: string, mover: SideLetter, steps: Step[], points: number[][], board: Board}
 *   | {type: 'went', board: Board}
 *   | {type: 'phase', phase: Phase}
 * )} News
 */

/**
 * How a game ended.
 * @typedef {object} Outcome
 * @property {SideLetter | null} winner null for a draw
 * @property {OverReason | 'given-up'} reason
 * @property {SideLetter | null} quitter the side that gave up
 */

/** How long a hint is thought about, in milliseconds. */
const HINT = 300;

export class Match {
  #core;
  #tell;
  #pause;
  /** @type {Setup} */
  #setup;
  /** @type {Game} */
  #game;
  /** @type {Contest} */
  #contest;
  #begun = false;
  #sowing = false;
  #away = false;
  /** @type {SideLetter | null} */
  #quitter = null;
  /** @type {Outcome | null} */
  #outcome = null;
  /** What the seats are called, A first; empty where they have no name. @type {string[]} */
  #names = [];
  /** What is being thought about; aborted as soon as the game is anywhere else. @type {AbortController | undefined} */
  #thinking;

  /**
   * @param {Core} core
   * @param {Setup} setup
   * @param {(news: News) => void} tell
   * @param {() => number} pause how long a computer thinks at least, in milliseconds, so that people can follow
   * @throws {Error} with the core's code, when rules, position or moves are wrong
   */
  constructor(core, setup, tell, pause) {
    this.#core = core;
    this.#tell = tell;
    this.#pause = pause;
    this.#setup = setup;
    const game = new core.Game(setup.rules);
    const rules = setup.sides ? { ...game.rules, sides: setup.sides } : game.rules;
    game.free();
    this.#game = new core.Game(rules, { position: setup.position, first: SIDES.find((side) => side === setup.first) });
    this.#contest = new core.Contest(rules.sides, this.#game.turn ?? 'A');
    for (const move of setup.moves ?? []) this.#game.play(move);
    this.#nameSeats();
  }

  /** The game as it stands. Read only: moves go through `play`. */
  get game() {
    return this.#game;
  }

  get sides() {
    return this.#game.rules.sides;
  }

  /** @returns {Phase} */
  get phase() {
    if (!this.#begun) return 'ready';
    if (this.#sowing) return 'sowing';
    if (this.#quitter || this.#game.over) return 'over';
    return this.player(this.#game.turn) === 'human' ? 'playing' : 'thinking';
  }

  /** How the game ended, once it has. */
  get outcome() {
    return this.#outcome;
  }

  /** Whether a game has begun that a new one would throw away. */
  get underWay() {
    return this.#begun && !this.#outcome && this.#game.ply > 0;
  }

  /** Games won by each side, and draws. */
  get standings() {
    return { wins: [...this.#contest.wins], draws: this.#contest.draws };
  }

  /**
   * @param {SideLetter | null} side
   * @returns {Player}
   */
  player(side) {
    const { players } = this.#setup;
    return (side && (players[SIDES.indexOf(side)] ?? players.at(-1))) || 'human';
  }

  /**
   * The name a seat was given, or an empty one.
   * @param {SideLetter} side
   */
  nameOf(side) {
    return this.#names[SIDES.indexOf(side)] ?? '';
  }

  /** @param {string[]} names A first, empty for none */
  rename(names) {
    this.#names = names;
    this.#nameSeats();
  }

  /** The sides that people play. */
  get people() {
    return SIDES.slice(0, this.sides).filter((side) => this.player(side) === 'human');
  }

  /** How the first side of the next game is found: only the first game of a match asks. */
  get first() {
    const played = this.#contest.draws + this.#contest.wins.reduce((all, wins) => all + wins, 0);
    const asks = played === 0 && !this.#setup.position && this.#game.ply === 0;
    return asks ? this.#setup.first : this.#contest.first;
  }

  /**
   * Begins the game.
   * @param {SideLetter} [first] the side that won *oẳn tù tì*
   */
  begin(first) {
    if (this.#begun) return;
    const chosen = first ?? (this.first === 'chance' ? this.#core.randomSide(this.sides) : undefined);
    if (chosen && chosen !== this.#contest.first) {
      this.#contest.first = chosen;
      this.#restart();
      this.#nameSeats();
    }
    this.#begun = true;
    if (this.people.length < this.sides) prepare(this);
    this.#tell({ type: 'began', first: this.#game.turn });
    this.#advance();
  }

  /**
   * Plays a move for the side to move.
   * @param {string} move
   * @throws {Error} with the core's code, when it is illegal
   */
  play(move) {
    if (this.#quitter) throw Object.assign(new Error('a side has given up: the game is over'), { code: 'game-over' });
    const mover = /** @type {SideLetter} */ (this.#game.turn);
    const steps = this.#game.play(move);
    this.#stop();
    if (!this.#begun) this.#tell({ type: 'began', first: mover });
    this.#begun = true;
    this.#sowing = true;
    this.#tell({ type: 'phase', phase: this.phase });
    const points = this.#game.pointsTo(this.#game.ply) ?? [];
    this.#tell({ type: 'moved', move, mover, steps, points, board: this.#game.board });
  }

  /** The last move has been shown to its end. */
  settled() {
    if (!this.#sowing) return;
    this.#sowing = false;
    this.#advance();
  }

  /** Whether a move can be taken back; against a computer, whether there is a person's turn to go back to. */
  get canUndo() {
    const asks = (/** @type {string} */ move) => !this.people.length || this.player(moverOf(move)) === 'human';
    return this.#begun && !this.#outcome && this.#game.history.some(asks);
  }

  /** Whether a move can be played again. */
  get canRedo() {
    return this.#begun && !this.#outcome && this.#game.ply < this.#game.lineLength;
  }

  /** Takes back the last move, and against a computer further back to a person's turn. */
  undo() {
    return this.canUndo && this.#walk(() => this.#game.undo());
  }

  /** Plays an undone move again, and further on to a person's turn. */
  redo() {
    return this.canRedo && this.#walk(() => this.#game.redo());
  }

  /**
   * Goes to a ply of the game, 0 for its beginning.
   * @param {number} ply
   */
  goTo(ply) {
    if (this.#outcome || !Number.isInteger(ply) || ply < 0 || !this.#game.goTo(ply)) return false;
    this.#arrive();
    return true;
  }

  /**
   * @param {SideLetter} side
   */
  giveUp(side) {
    if (!this.#begun || this.#outcome || this.#game.over) return;
    this.#stop();
    this.#sowing = false;
    this.#quitter = side;
    this.#tell({ type: 'went', board: this.#game.board });
    this.#advance();
  }

  /** Sets up the next game of the match, which waits for `begin`. */
  next() {
    this.#stop();
    this.#setup = { ...this.#setup, position: undefined, moves: undefined };
    this.#restart();
    this.#nameSeats();
    this.#begun = false;
    this.#sowing = false;
    this.#quitter = null;
    this.#outcome = null;
    this.#tell({ type: 'set-up' });
    this.#tell({ type: 'phase', phase: 'ready' });
  }

  /** No more news: the match is thrown away. */
  end() {
    this.rest();
    this.#tell = () => {};
    this.#game.free();
    this.#contest.free();
  }

  /** Thinks about nothing until `wake`: nobody is there to see it. */
  rest() {
    this.#away = true;
    this.#stop();
    leave(this);
  }

  /** Whoever had the turn goes on. */
  wake() {
    this.#away = false;
    if (this.phase === 'thinking') this.#think();
  }

  /**
   * The best move that is found in a short time, and what each side can expect; or null when none is found.
   * @returns {Promise<Answer | null | undefined>} undefined when the game is elsewhere by then
   */
  async hint() {
    if (this.phase !== 'playing') return undefined;
    const { signal } = this.#startThinking();
    try {
      const answer = await think(this, this.#task({ timeMs: HINT }), signal);
      return signal.aborted ? undefined : answer;
    } catch {
      return signal.aborted ? undefined : null;
    }
  }

  #restart() {
    const rules = this.#game.rules;
    this.#game.free();
    this.#game = new this.#core.Game(rules, { first: this.#contest.first });
  }

  /** Writes into the record who plays which side. */
  #nameSeats() {
    for (const side of SIDES.slice(0, this.sides)) {
      const player = this.player(side);
      const [name, level] = [this.nameOf(side), `level ${player}`];
      if (player === 'human') this.#game.setPlayer(side, name || 'human');
      else this.#game.setPlayer(side, name ? `${name} (${level})` : level);
    }
  }

  /** @param {() => boolean} step */
  #walk(step) {
    const person = this.people.length > 0;
    let moved = false;
    while (step()) {
      moved = true;
      if (!person || this.#game.over || this.player(this.#game.turn) === 'human') break;
    }
    if (moved) this.#arrive();
    return moved;
  }

  /** Another ply of the same game is shown, whatever was going on. */
  #arrive() {
    this.#stop();
    this.#sowing = false;
    this.#tell({ type: 'went', board: this.#game.board });
    this.#advance();
  }

  /** Nothing moves any more: gives the turn to whoever has it. */
  #advance() {
    const phase = this.phase;
    if (phase === 'over') this.#enter();
    this.#tell({ type: 'phase', phase });
    if (phase === 'thinking') this.#think();
  }

  /** Enters the game's end in the match, once. */
  #enter() {
    if (this.#outcome) return;
    const quitter = this.#quitter;
    const reason = quitter ? 'given-up' : /** @type {OverReason} */ (this.#game.over);
    const winner = quitter ? this.#contest.giveUp(quitter, this.#game) : this.#contest.finish(this.#game);
    this.#outcome = { winner, reason, quitter };
  }

  async #think() {
    const level = this.player(this.#game.turn);
    if (level === 'human' || this.#away) return;
    const { signal } = this.#startThinking();
    const least = wait(this.#pause(), signal);
    const found = await think(this, this.#task({ level }), signal).then(({ move }) => move, () => null);
    if (signal.aborted) return;
    await least;
    // A late answer never plays into another position.
    if (signal.aborted || this.phase !== 'thinking') return;
    const legal = this.#game.moves();
    // Without any engine the game goes on all the same, as well as chance can play it.
    this.play(found && legal.includes(found) ? found : legal[this.#core.randomSeed() % legal.length]);
  }

  /** @param {Partial<EngineTask>} how */
  #task(how) {
    const { position, history, rules } = this.#game;
    return { position, history, rules, from: this.#game.toJSON().start, seed: this.#core.randomSeed(), ...how };
  }

  #startThinking() {
    this.#stop();
    this.#thinking = new AbortController();
    return this.#thinking;
  }

  #stop() {
    this.#thinking?.abort();
    this.#thinking = undefined;
  }
}
