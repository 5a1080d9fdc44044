// Which stone lies where. A scene knows no pixels, so a resize in mid-move loses nothing; and every stone keeps its
// identity: those picked up are those put down, those captured are those in the store.

/** @typedef {import('./types.js').Board} Board */
/** @typedef {import('./types.js').Counts} Counts */
/** @typedef {import('./types.js').Kind} Kind */
/** @typedef {import('./types.js').Place} Place */
/** @typedef {import('./types.js').Step} Step */
/** @typedef {import('./types.js').Stone} Stone */
/** @typedef {import('./types.js').Transfer} Transfer */

/**
 * A pile. A stone's slot is its index, so it stays put while others come on top or leave from the top.
 * @typedef {{citizens: Stone[], mandarins: Stone[]}} Pile
 */
/** @typedef {{pile: Pile, where: Place['where'], index: number}} Spot */

const LETTERS = 'ABCD';

/** @param {string} letter */
export function sideOf(letter) {
  return LETTERS.indexOf(letter);
}

export class Scene {
  /** @param {Board} board */
  constructor(board) {
    /** @type {Pile[]} */
    this.cells = board.cells.map(() => ({ citizens: [], mandarins: [] }));
    /** @type {Pile[]} */
    this.stores = board.stores.map(() => ({ citizens: [], mandarins: [] }));
    /** @type {Pile} */
    this.hand = { citizens: [], mandarins: [] };
    this.nextId = 0;
    this.reconcile(board);
  }

  /** @returns {Counts} */
  counts() {
    const count = (/** @type {Pile} */ p) => ({ citizens: p.citizens.length, mandarins: p.mandarins.length });
    return { cells: this.cells.map(count), stores: this.stores.map(count), hand: this.hand.citizens.length };
  }

  /** Every stone and its place, undermost first. @returns {{stone: Stone, place: Place}[]} */
  all() {
    return this.spots().flatMap((spot) =>
      /** @type {Kind[]} */ (['mandarin', 'citizen']).flatMap((kind) =>
        stonesOf(spot.pile, kind).map((stone, slot) => ({ stone, place: placeIn(spot, slot) })),
      ),
    );
  }

  /** @returns {Spot[]} */
  spots() {
    return [
      ...this.cells.map((pile, index) => /** @type {Spot} */ ({ pile, where: 'cell', index })),
      ...this.stores.map((pile, index) => /** @type {Spot} */ ({ pile, where: 'store', index })),
      { pile: this.hand, where: 'hand', index: 0 },
    ];
  }

  /**
   * The stones a step moves, in the order in which they go, without moving them.
   * @param {Step} step @param {number} mover
   * @returns {Transfer[]}
   */
  transfers(step, mover) {
    const cell = (/** @type {number} */ index) => /** @type {Spot} */ ({ pile: this.cells[index], where: 'cell', index });
    const store = (/** @type {number} */ index) => /** @type {Spot} */ ({ pile: this.stores[index], where: 'store', index });
    /** @type {Spot} */
    const hand = { pile: this.hand, where: 'hand', index: 0 };
    switch (step.step) {
      case 'pick-up':
        return top(cell(step.cell), hand, 'citizen', Infinity, 0);
      case 'sow':
        return top(hand, cell(step.cell), 'citizen', 1, 0);
      case 'capture':
        return [
          ...top(cell(step.cell), store(mover), 'mandarin', Infinity, 0),
          ...top(cell(step.cell), store(mover), 'citizen', Infinity, 0),
        ];
      case 'pay':
        return top(store(sideOf(step.side)), hand, 'citizen', step.count, 0);
      case 'borrow':
        return top(store(sideOf(step.from)), hand, 'citizen', step.count, 0);
      case 'refill': {
        const first = 6 * sideOf(step.side);
        return [0, 1, 2, 3, 4].flatMap((i) => top(hand, cell(first + i), 'citizen', 1, i));
      }
      case 'sweep': {
        const side = sideOf(step.side);
        /** @type {Transfer[]} */
        const swept = [];
        for (let i = 0; i < 5; i += 1) {
          for (const t of top(cell(6 * side + i), store(side), 'citizen', Infinity, 0)) {
            swept.push({ ...t, to: placeIn(store(side), this.stores[side].citizens.length + swept.length) });
          }
        }
        return swept;
      }
      default:
        return [];
    }
  }

  /** Moves the stones of a step. @param {Step} step @param {number} mover @returns {Transfer[]} */
  apply(step, mover) {
    const transfers = this.transfers(step, mover);
    for (const { stone, from, to } of transfers) {
      const left = stonesOf(this.pileAt(from), stone.kind);
      left.splice(left.indexOf(stone), 1);
      stonesOf(this.pileAt(to), stone.kind).push(stone);
    }
    return transfers;
  }

  /** @param {Place} place @returns {Pile} */
  pileAt(place) {
    if (place.where === 'hand') return this.hand;
    return place.where === 'cell' ? this.cells[place.index] : this.stores[place.index];
  }

  /**
   * Makes the scene equal to a board, whatever came before. Stones that need not move stay; those too many in one
   * place fill what is missing in another; only then do stones appear or vanish.
   * @param {Board} board
   */
  reconcile(board) {
    if (board.cells.length !== this.cells.length || board.stores.length !== this.stores.length) {
      this.cells = board.cells.map(() => ({ citizens: [], mandarins: [] }));
      this.stores = board.stores.map(() => ({ citizens: [], mandarins: [] }));
    }
    for (const kind of /** @type {Kind[]} */ (['mandarin', 'citizen'])) {
      const wanted = [...board.cells, ...board.stores].map((p) => (kind === 'citizen' ? p.citizens : p.mandarins));
      const piles = [...this.cells, ...this.stores].map((pile) => stonesOf(pile, kind));
      const spare = stonesOf(this.hand, kind).splice(0);
      piles.forEach((pile, i) => spare.push(...pile.splice(Math.max(0, wanted[i]))));
      piles.forEach((pile, i) => {
        while (pile.length < wanted[i]) pile.push(spare.shift() ?? this.create(kind));
      });
    }
  }

  /** @param {Kind} kind @returns {Stone} */
  create(kind) {
    const id = this.nextId;
    this.nextId += 1;
    return { id, kind, seed: (id * 7919 + 13) % 1009 };
  }
}

/** @param {Pile} pile @param {Kind} kind @returns {Stone[]} */
function stonesOf(pile, kind) {
  return kind === 'citizen' ? pile.citizens : pile.mandarins;
}

/** @param {Spot} spot @param {number} slot @returns {Place} */
function placeIn(spot, slot) {
  return { where: spot.where, index: spot.index, slot, among: spot.pile.mandarins.length };
}

/**
 * Takes up to `count` stones from the top of a pile, the first `skip` of them being already under way.
 * @param {Spot} from @param {Spot} to @param {Kind} kind @param {number} count @param {number} skip
 * @returns {Transfer[]}
 */
function top(from, to, kind, count, skip) {
  const stones = stonesOf(from.pile, kind);
  const free = stonesOf(to.pile, kind).length;
  /** @type {Transfer[]} */
  const out = [];
  for (let i = 0; i < count && stones.length - 1 - skip - i >= 0; i += 1) {
    const slot = stones.length - 1 - skip - i;
    out.push({ stone: stones[slot], from: placeIn(from, slot), to: placeIn(to, free + i) });
  }
  return out;
}
