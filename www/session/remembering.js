// What is remembered of the puzzle beyond its cells: the way it came about, its address, the puzzles before it. All of it
// can wait until the page is there.

import { followPuzzle } from './address.js';
import { keepPast, keptPast } from './past.js';
import { recordRecent } from './recent.js';

/** @param {import('./session.js').Session} session */
export function remember(session) {
  const { puzzle } = session.state;
  session.act({ do: 'recall', ...keptPast(puzzle) });
  const writeAddress = followPuzzle(session);
  const record = recordRecent(session);

  function leave() {
    writeAddress();
    record();
    keepPast(puzzle);
  }
  document.addEventListener('visibilitychange', () => document.hidden && leave()); // phones say nothing more
  addEventListener('pagehide', leave);
}
