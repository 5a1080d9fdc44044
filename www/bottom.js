// Which side sits at the bottom of the screen.

import { SIDES } from './cells.js';

/**
 * The side at the bottom, 0 for A. A board that turns to whoever plays turns to people only, and not while stones move.
 * @param {import('./match.js').Match} match
 * @param {number | 'turn' | 'around'} wanted
 * @param {number | null} before as the board lies now
 */
export function sideAtBottom({ phase, game, people, sides }, wanted, before) {
  if (wanted === 'around') return 0;
  if (wanted !== 'turn') return Math.min(wanted, sides - 1);
  const mayTurn = phase === 'ready' || phase === 'playing' || phase === 'thinking';
  const onMove = people.find((side) => mayTurn && side === game.turn);
  const last = people.find((side) => SIDES.indexOf(side) === before);
  return SIDES.indexOf(onMove ?? last ?? people[0] ?? 'A');
}
