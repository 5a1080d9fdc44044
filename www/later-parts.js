// What is not part of most first views: what is drawn and opened in a game and over the page, how three or four sides lie, and
// other colours.

export { facingSeats, layoutMany } from './board/geometry-many.js';
export { drawHand } from './board/hand-shape.js';
export { drawPreview } from './board/preview-marks.js';
export { THEMES } from './board/themes.js';
export { changeSettings } from './controls/change-settings.js';
export { playHands } from './controls/hands.js';
export { listenToLooks } from './controls/looks.js';
export { ask } from './controls/panel.js';
export { openRules } from './controls/rules-page.js';
export { makeScoreDialog } from './controls/score-dialog.js';
