// What is opened over the page and not part of the first view.

export { playHands } from './hands.js';
export { openRules } from './rules-page.js';
export { openSettings } from './settings.js';
