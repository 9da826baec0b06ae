// What is remembered of the puzzle beyond its cells: the way it came about, its address, the puzzles before it. All of it
// can wait until the page is there.

import { followPuzzle } from './following.js';
import { keepPast, keptPast } from './past.js';
import { recordRecent } from './recent.js';

/** @param {import('./session.js').Session} session */
export function remember(session) {
  const { puzzle } = session.state;
  followPuzzle(session);
  const record = recordRecent(session);
  session.act({ do: 'recall', ...keptPast(puzzle) }); // after what has been done since the page began is recorded

  function leave() {
    record();
    keepPast(puzzle);
  }
  document.addEventListener('visibilitychange', () => document.hidden && leave()); // phones say nothing more
  addEventListener('pagehide', leave);
}
