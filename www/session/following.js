// The address follows the puzzle as it is typed.

import { wasWritten, writeAddress } from './address.js';

/** How long the puzzle has to stay as it is, in milliseconds: Safari refuses more than a hundred changes in thirty seconds. */
const delay = 500;

/** @param {import('./session.js').Session} session */
export function followPuzzle({ state, onAct }) {
  /** @type {ReturnType<typeof setTimeout> | undefined} */
  let due;
  let { sheet } = state.puzzle.work;

  onAct(() => {
    if (sheet === state.puzzle.work.sheet) return;
    sheet = state.puzzle.work.sheet;
    clearTimeout(due);
    due = setTimeout(() => writeAddress(sheet), delay);
  });
  // What was typed before this was loaded is written now; an address that still asks for something stays until it is done.
  const { hash, search } = location;
  if (hash ? wasWritten(hash) : !search) writeAddress(sheet);
}
