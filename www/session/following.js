// The address follows the puzzle as it is typed.

import { writeAddress } from './address.js';

/** How long the puzzle has to stay as it is, in milliseconds: Safari refuses more than a hundred changes in thirty seconds. */
const delay = 500;

/** @param {import('./session.js').Session} session */
export function followPuzzle({ state, onAct }) {
  /** @type {ReturnType<typeof setTimeout> | undefined} */
  let due;
  let { givens } = state.puzzle;

  onAct(() => {
    if (givens === state.puzzle.givens) return;
    givens = state.puzzle.givens;
    clearTimeout(due);
    due = setTimeout(() => writeAddress(givens), delay);
  });
  if (!location.hash && !location.search) writeAddress(givens); // what still asks for something stays until it is done
}
