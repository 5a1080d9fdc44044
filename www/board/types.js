// The shapes of what the rules core hands to the board, and what the board hands to its painter.
// They mirror the JSON of the rules (see the wasm package's .d.ts) and hold no code.

/**
 * @typedef {(
 *   | {step: 'pick-up', cell: number, count: number}
 *   | {step: 'sow', cell: number, left: number}
 *   | {step: 'jump', cell: number}
 *   | {step: 'capture', cell: number, citizens: number, mandarins: number}
 *   | {step: 'stop', reason: string, cell: number}
 *   | {step: 'pay', side: string, count: number}
 *   | {step: 'borrow', side: string, from: string, count: number}
 *   | {step: 'refill', side: string}
 *   | {step: 'sweep', side: string, count: number}
 *   | {step: 'over', reason: string}
 * )} Step
 */

/** @typedef {{citizens: number, mandarins: number}} Pieces */
/** @typedef {{debtor: string, lender: string, count: number}} Debt */
/**
 * @typedef {object} Board
 * @property {Pieces[]} cells
 * @property {Pieces[]} stores
 * @property {Debt[]} debts
 * @property {string | null} turn
 * @property {string | null} over
 */

/** What the board shows at a moment. @typedef {{cells: Pieces[], stores: Pieces[], hand: number}} Counts */

/** @typedef {{x: number, y: number}} Point */
/** @typedef {{x: number, y: number, w: number, h: number}} Box */

/**
 * One command of an outline: move, line, arc (centre, radius, angles, counter-clockwise), a corner turned round (the corner, where
 * to, radius), close.
 * @typedef {['M', number, number] | ['L', number, number] | ['A', number, number, number, number, number, boolean] | ['T', number, number, number, number, number] | ['Z']} Stroke
 */

/**
 * Where the stones of a cell may rest, as a little coordinate system: a place (p, q), in squares, lies at
 * (x, y) + unit · (p·across + q·inward). The count always stands towards +q, so a room says where not to lie.
 * @typedef {object} Room
 * @property {'square' | 'half' | 'corner'} shape
 * @property {number} x
 * @property {number} y
 * @property {Point} across
 * @property {Point} inward
 * @property {Corner} [corner]
 */

/** @typedef {{p: number, q: number}} Spot a place in a room */
/**
 * A corner's half circle and the wedge before it, in squares.
 * @typedef {object} Corner
 * @property {number} reach the half circle's radius
 * @property {number} depth how far the wedge goes towards the court
 * @property {Spot} count
 * @property {Spot} stone where the mandarin stone lies
 */

/**
 * @typedef {object} CellLayout
 * @property {'square' | 'mandarin'} kind
 * @property {number} x centre
 * @property {number} y centre
 * @property {Box} box the transparent button over it
 * @property {number} tilt by which the box is turned about its middle, in radians
 * @property {Stroke[]} outline
 * @property {Point & {turn?: number}} label centre of the count, which may be turned to face its side
 * @property {Point} sign centre of the sign for the last move
 * @property {Room} room
 */

/**
 * Where captured stones lie: room for so many times five citizens, and two mandarin stones in so many rows.
 * @typedef {Box & {turn?: number, fives: number, thrones?: number}} Heap
 */

/**
 * Boxes that may be turned about their middles, in radians.
 * @typedef {object} StoreLayout
 * @property {Box} box
 * @property {Box & {turn?: number}} text room for the page's name and points
 * @property {Heap} stones where captured stones lie
 * @property {Stroke[]} [outline] what is drawn around both, where it is not the box
 */

/** @typedef {{x: number, y: number, angle: number}} Arrow angle in radians, 0 points right, y down */
/** @typedef {{l: Arrow, r: Arrow, size: number}} Arrows */
/** @typedef {{d: Point, o: Point}} Seat d: the way to the side's right, o: from the board to the player */

/**
 * @typedef {object} Layout
 * @property {number} sides
 * @property {number} width
 * @property {number} height
 * @property {number} unit side of a square in CSS pixels
 * @property {CellLayout[]} cells
 * @property {StoreLayout[]} stores
 * @property {Stroke[][]} [order] the arrow from each side to the one whose turn follows; two sides need none
 * @property {Stroke[][]} lines what the chalk draws, each stroke once
 * @property {Seat[]} seats
 * @property {Arrow[]} hand where a side's hand waits; the angle points from its wrist to its fingers
 * @property {(cell: number) => Arrows | null} arrows null for a mandarin cell
 */

/** @typedef {'citizen' | 'mandarin'} Kind */
/** @typedef {{id: number, kind: Kind, seed: number}} Stone */
/**
 * A place a stone can be in; `among` counts the mandarin stones it lies beside, because they take the middle.
 * @typedef {{where: 'cell' | 'store' | 'hand', index: number, slot: number, among: number}} Place
 */
/** @typedef {{stone: Stone, from: Place, to: Place}} Transfer */

/** @typedef {'slow' | 'normal' | 'fast' | 'instant'} Speed */

/**
 * What a move would do: where its last citizen falls, and what it captures.
 * @typedef {{landing: number | null, captured: {cell: number, citizens: number, mandarins: number}[]}} PreviewMarks
 */

/**
 * What the page wants pointed out.
 * @typedef {object} Marks
 * @property {number | null} chosen
 * @property {number[]} choosable
 * @property {{cell: number, captured: number[]} | null} last
 * @property {PreviewMarks | null} [preview]
 * @property {number | null} [turn] the side to move, to outline its store
 */

export {};
