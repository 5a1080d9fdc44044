// What is not part of most first views: what is opened over the page, and how three or four sides lie.

export { layoutMany } from './board/geometry-many.js';
export { playHands } from './controls/hands.js';
export { openRules } from './controls/rules-page.js';
export { openSettings } from './controls/settings.js';
