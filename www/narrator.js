// Turns steps into sentences: one for a move, a short call for a capture, a reason for everything refused.

/** @typedef {import('./locale.js').Locale} Locale */
/** @typedef {import('./match.js').Match} Match */
/** @typedef {import('./match.js').Step} Step */
/** @typedef {import('./match.js').SideLetter} SideLetter */

import { SIDES, sideOf, squareOf } from './cells.js';

export class Narrator {
  #locale;
  #match;

  /**
   * @param {Locale} locale
   * @param {Match} match
   */
  constructor(locale, match) {
    this.#locale = locale;
    this.#match = match;
  }

  /**
   * What a side is called: by the name it was given, a computer by its level, you against computers, else by its seat.
   * @param {SideLetter} side
   */
  name(side) {
    const given = this.#match.nameOf(side);
    if (given) return given;
    if (this.#isYou(side)) return this.#locale.say('name.you');
    const n = SIDES.indexOf(side) + 1;
    const player = this.#match.player(side);
    if (player === 'human') return this.#locale.say('name.player', { n });
    const name = this.#locale.say(`level.${player}`);
    const alike = SIDES.slice(0, this.#match.sides).filter((each) => this.#match.player(each) === player).length > 1;
    return alike ? this.#locale.say('name.level-n', { name, n }) : name;
  }

  /**
   * What a cell is called.
   * @param {number} cell
   */
  cell(cell) {
    const name = this.name(sideOf(cell));
    const square = squareOf(cell);
    return square === null
      ? this.#locale.say('cell.mandarin', { name })
      : this.#locale.say('cell.square', { name, n: square });
  }

  /**
   * A cell and what lies in it, for whoever can't see it.
   * @param {number} cell
   * @param {{citizens: number, mandarins: number}} pieces
   */
  pit(cell, pieces) {
    const held = this.#locale.say(pieces.mandarins ? 'cell.holds-mandarin' : 'cell.holds', { n: pieces.citizens });
    return `${this.cell(cell)}, ${held}`;
  }

  /**
   * The short call at a capture, counted aloud: *Ăn 1*, *Ăn 2*, *Ăn quan*.
   * @param {Extract<Step, {step: 'capture'}>} step
   * @param {number} count which capture of the move it is
   */
  call(step, count) {
    return this.#locale.say(step.mandarins ? 'call.mandarin' : 'call.capture', { n: count });
  }

  /**
   * A caption for a step that deserves one, or an empty string.
   * @param {Step} step
   */
  caption(step) {
    const say = this.#locale.say.bind(this.#locale);
    switch (step.step) {
      case 'stop':
        return say(`stop.${step.reason}`);
      case 'pay':
        return say('step.pay', { name: this.name(step.side), n: step.count });
      case 'borrow':
        return say('step.borrow', { name: this.name(step.side), n: step.count, from: this.name(step.from) });
      case 'refill':
        return say('step.refill', { name: this.name(step.side) });
      case 'sweep':
        return say('step.sweep', { name: this.name(step.side), n: step.count });
      case 'over':
        return say(`over.${step.reason}`);
      default:
        return '';
    }
  }

  /**
   * A whole move in a few words: what was sown, captured, why it ended. What follows from it, the refill and the end,
   * has been shown on the board and is only read.
   * @param {SideLetter} mover
   * @param {Step[]} steps
   * @returns {import('./shell.js').Said[]}
   */
  move(mover, steps) {
    const say = this.#locale.say.bind(this.#locale);
    const [start] = steps;
    const sown = steps.filter((step) => step.step === 'sow').length;
    const captures = steps.filter((step) => step.step === 'capture');
    const citizens = captures.reduce((all, step) => all + step.citizens, 0);
    const mandarins = captures.reduce((all, step) => all + step.mandarins, 0);
    const parts = [];
    if (start?.step === 'pick-up') {
      parts.push({ text: say('move.sown', { name: this.name(mover), square: squareOf(start.cell) ?? '', n: sown }), seen: true });
    }
    if (citizens) parts.push({ text: say('move.captured', { n: citizens }), seen: true });
    if (mandarins) parts.push({ text: say('move.captured-mandarin', { n: mandarins }), seen: true });
    for (const step of steps) parts.push({ text: this.caption(step), seen: step.step === 'stop' });
    return parts;
  }

  /**
   * What a move would do, in one breath: where it ends and what it wins.
   * @param {Step[]} steps
   */
  preview(steps) {
    const last = steps.filter((step) => step.step === 'sow').at(-1);
    const cell = last ? this.cell(last.cell) : '';
    return this.#locale.say('preview', { cell, gain: this.#gain(steps) });
  }

  /**
   * The move to take, and what it wins.
   * @param {number} cell
   * @param {string} way
   * @param {Step[]} steps
   * @param {number[]} scores what each side can expect in the end: told when there are more than two
   */
  hint(cell, way, steps, scores) {
    const hint = this.#locale.say('hint', { n: squareOf(cell) ?? '', way, gain: this.#gain(steps) });
    return scores.length > 2 ? `${hint} ${this.#locale.say('hint.expected', { scores: this.#each(scores) })}` : hint;
  }

  /** @param {number[]} scores */
  #each(scores) {
    return scores.map((points, place) => `${this.name(SIDES[place])}: ${this.#locale.number(points)}`).join(', ');
  }

  /** @param {Step[]} steps */
  #gain(steps) {
    const captures = steps.filter((step) => step.step === 'capture');
    const citizens = captures.reduce((all, step) => all + step.citizens, 0);
    const mandarins = captures.reduce((all, step) => all + step.mandarins, 0);
    const parts = [
      mandarins ? this.#locale.say('gain.mandarins', { n: mandarins }) : '',
      citizens ? this.#locale.say('gain.citizens', { n: citizens }) : '',
    ].filter(Boolean);
    if (parts.length === 0) return this.#locale.say('gain.nothing');
    const [what, more] = parts;
    return this.#locale.say('gain', { what: more ? this.#locale.say('gain.both', { what, more }) : what });
  }

  /**
   * What one side owes, and whom, unless there is only one other side; several lenders after their sum.
   * @param {import('./pkg/oanquan.js').Debt[]} debts of one debtor
   */
  owes(debts) {
    if (debts.length === 0) return '';
    const { sides } = this.#match;
    const say = this.#locale.say.bind(this.#locale);
    const each = debts.map(({ lender, count: n }) => (sides > 2 ? say('seat.lender', { name: this.name(lender), n }) : this.#locale.number(n))).join(', ');
    const n = debts.reduce((all, { count }) => all + count, 0);
    return say(debts.length > 1 ? 'seat.owes-many' : 'seat.owes', { n, each });
  }

  /** The score now. */
  score() {
    return this.#locale.say('score', { scores: this.#each([...this.#match.game.scores]) });
  }

  /**
   * Whose turn it is; a computer is said to think.
   * @param {SideLetter} side
   */
  turn(side) {
    if (this.#isYou(side)) return this.#locale.say('turn.you');
    const key = this.#match.player(side) === 'human' ? 'turn' : 'thinks';
    return this.#locale.say(key, { name: this.name(side) });
  }

  /**
   * Who begins.
   * @param {SideLetter} side
   */
  begins(side) {
    return this.#locale.say(this.#isYou(side) ? 'begins.you' : 'begins', { name: this.name(side) });
  }

  /**
   * Whether this is the only person at the board, and nobody has given them a name.
   * @param {SideLetter} side
   */
  #isYou(side) {
    const { people } = this.#match;
    return people.length === 1 && people[0] === side && !this.#match.nameOf(side);
  }

  /**
   * Why a cell can't be picked up.
   * @param {import('./pkg/oanquan.js').Refusal} refusal
   */
  refusal(refusal) {
    return this.#locale.say(`refusal.${refusal}`);
  }

  /**
   * Who has won, or that nobody has.
   * @param {import('./match.js').Outcome} outcome
   */
  outcome({ winner, quitter }) {
    const won = winner
      ? this.#locale.say(this.#isYou(winner) ? 'won.you' : 'won', { name: this.name(winner) })
      : this.#locale.say('draw');
    const gaveUp = quitter ? this.#locale.say('gave-up', { name: this.name(quitter) }) : '';
    return [gaveUp, won].filter(Boolean).join(' ');
  }
}
