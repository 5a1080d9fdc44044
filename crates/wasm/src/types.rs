//! The TypeScript types of what crosses the border.

use wasm_bindgen::prelude::wasm_bindgen;

#[wasm_bindgen(typescript_custom_section)]
const TYPES: &str = r#"
export type SideLetter = "A" | "B" | "C" | "D";
export type RulesName = "standard" | "folk" | "sow-on" | "pebbles";
export type OverReason = "mandarins-gone" | "no-refill" | "repetition" | "stopped";
export type StopReason = "mandarin" | "empty-mandarin" | "two-empty" | "young-mandarin" | "after-capture";
/** Why a cell can't be picked up. */
export type Refusal = "over" | "mandarin-cell" | "not-yours" | "empty";
export type Throw = "rock" | "paper" | "scissors";
export type ErrorCode =
    | "illegal-move" | "bad-position" | "bad-rules" | "bad-record" | "bad-side" | "bad-limit" | "game-over" | "no-randomness"
    | "no-memory";

/** The complete rules. */
export interface Rules {
    sides: 2 | 3 | 4;
    /** 1 to 10 */
    citizensPerSquare: number;
    mandarin: "stone" | "pebbles";
    /** points */
    mandarinValue: 5 | 10;
    /** A mandarin with fewer citizens can't be captured, 0 to 10; 0 turns it off. */
    youngMandarin: number;
    afterCapture: "stop" | "sow-on";
    emptyMandarin: "ordinary" | "stops";
}
/** A name, an object whose missing fields are standard, or either as JSON text. */
export type RulesInput = RulesName | Partial<Rules> | string;
export interface GameOptions {
    /** The side that begins. */
    first?: SideLetter;
    /** A position to begin from. */
    position?: string;
}

/** One thing that happens in a move, in the order a person would see it. Cells count from A's first square to its right. */
export type Step =
    | { step: "pick-up"; cell: number; count: number }
    | { step: "sow"; cell: number; left: number }
    | { step: "jump"; cell: number }
    | { step: "capture"; cell: number; citizens: number; mandarins: number }
    | { step: "stop"; reason: StopReason; cell: number }
    | { step: "pay"; side: SideLetter; count: number }
    | { step: "borrow"; side: SideLetter; from: SideLetter; count: number }
    | { step: "refill"; side: SideLetter }
    | { step: "sweep"; side: SideLetter; count: number }
    | { step: "over"; reason: OverReason };

/** What lies in a cell or a store. */
export interface Pieces { citizens: number; mandarins: number }
export interface Debt { debtor: SideLetter; lender: SideLetter; count: number }
/** A position as a page shows it. */
export interface Board {
    cells: Pieces[];
    stores: Pieces[];
    debts: Debt[];
    turn: SideLetter | null;
    over: OverReason | null;
}
export interface Preview { steps: Step[]; after: string; board: Board }
/** How a side's points come about: citizens (those swept at the end among them) + mandarinPoints - owed + lent. */
export interface Account {
    side: SideLetter;
    citizens: number;
    mandarins: number;
    mandarinPoints: number;
    swept: number;
    owed: number;
    lent: number;
    total: number;
}
/** What an engine is asked. Several limits may be given: the first one that is reached ends the search. */
export interface EngineTask {
    /** The position to think about. */
    position: string;
    rules?: RulesInput;
    /** The moves that led there, `Game.history`: earlier positions count for repetition. */
    history?: string[];
    /** The position that the history begins from; without it, the start of a game. */
    from?: string;
    /** Plays as well as this level does. */
    level?: 1 | 2 | 3 | 4 | 5 | 6;
    /** Milliseconds, 0 to 4294967295. */
    timeMs?: number;
    /** Plies, 1 to 4294967295. */
    depth?: number;
    /** Moves played, 0 to 4294967295. */
    nodes?: number;
    /** Decides among equal moves, 0 to 4294967295: the same seed, the same choice. */
    seed?: number;
    /** Whether every move gets its true value, for `lines`. */
    everyMove?: boolean;
}
/** A move with its value and the line that shows it. */
export interface Answer {
    move: string;
    /** The final margin in points for the side to move: its score less the best of the others'. */
    value: number;
    /** What each side can expect to score in the end, A first; what nobody has captured by then is shared out evenly. */
    scores: number[];
    /** Plies looked ahead. */
    depth: number;
    /** Moves played by the whole search. */
    nodes: number;
    /** The best play of all sides, beginning with the move. */
    line: string[];
    /** Whether every line of the move was seen to its end, so that its value is proven; for the best move, that no other is better. */
    exact: boolean;
}
export interface SavedGame {
    rules: Rules;
    start: string;
    moves: string[];
    position: string;
    scores: number[];
    over: OverReason | null;
}
"#;
