// What is not part of most first views: the hand that sows, what is opened over the page and beside the board, how three or four
// sides lie, and other themes.

// All of this is loaded by then. Named here, it becomes one file of a release instead of two, which compress less well.
import './element.js';

export { facingSeats, layoutMany } from './board/geometry-many.js';
export { drawHand } from './board/hand-shape.js';
export { THEMES } from './board/themes.js';
export { paintWeave } from './board/weave.js';
export { changeSettings } from './controls/change-settings.js';
export { playHands } from './controls/hands.js';
export { openRules } from './controls/rules-page.js';
