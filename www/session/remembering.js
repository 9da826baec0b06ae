// What is remembered of the puzzle beyond its cells: the way it came about, its address, the puzzles before it. All of it
// can wait until the page is there.

import { followPuzzle } from './following.js';
import { keepPast, keptPast } from './past.js';
import { recordRecent } from './recent.js';

/**
 * @param {import('./session.js').Session} session
 * @returns {() => void} records the puzzle on the board among the recent ones
 */
export function remember(session) {
  const { state } = session;
  let isKept = false;

  followPuzzle(session);
  const record = recordRecent(session);
  session.onAct(() => {
    isKept = false;
  });
  session.act({ do: 'recall', ...keptPast(state.puzzle) }); // after what has been done since the page began is recorded

  function leave() {
    if (isKept) return;
    record();
    keepPast(state.puzzle);
    isKept = true;
  }
  addEventListener('visibilitychange', leave); // phones say nothing more
  addEventListener('pagehide', leave);
  return record;
}
