// The address follows the puzzle as it is typed.

import { writeAddress } from './address.js';

/** How long a change waits, in milliseconds: Safari refuses more than a hundred in thirty seconds. */
const delay = 500;

/** @param {import('./session.js').Session} session */
export function followPuzzle({ state, onAct }) {
  /** @type {ReturnType<typeof setTimeout> | undefined} */
  let due;
  let { givens } = state.puzzle;

  function write() {
    clearTimeout(due);
    due = undefined;
    writeAddress(givens);
  }

  onAct(() => {
    if (givens === state.puzzle.givens) return;
    givens = state.puzzle.givens;
    due ??= setTimeout(write, delay);
  });
  if (!location.hash && !location.search) write(); // what still asks for something stays until it has been done
}
