// The address is the puzzle: `#puzzle=` follows the givens, so that a bookmark, the browser's own share button and a tab
// that is duplicated lead to what is on the board. The browser's history gets no entries of it.

import { hashOf } from '../model/addresses.js';

/** How long a change waits, in milliseconds: Safari refuses more than a hundred in thirty seconds. */
const delay = 500;

/**
 * @param {import('./session.js').Session} session
 * @returns {() => void} writes now what waits to be written
 */
export function followPuzzle({ state, onAct }) {
  /** @type {ReturnType<typeof setTimeout> | undefined} */
  let due;
  let { givens } = state.puzzle;

  function write() {
    clearTimeout(due);
    due = undefined;
    try {
      history.replaceState(history.state, '', location.pathname + location.search + hashOf(givens));
    } catch {} // a browser that has had enough of it: the next change is written again
  }

  onAct(() => {
    if (givens === state.puzzle.givens) return;
    givens = state.puzzle.givens;
    due ??= setTimeout(write, delay);
  });
  if (!location.hash) write(); // a link that is still being read stays, for a reload
  return () => due && write();
}
