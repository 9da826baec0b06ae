// The puzzle is kept as it changes, so that a reload brings it back.

import { isEmpty } from '../model/puzzle.js';
import { keep } from './kept.js';

/** How long a change may wait to be kept, in milliseconds: a key is answered first. */
const delay = 100;

/** @param {import('./session.js').Session} session */
export function keepPuzzle({ state, act, onAct }) {
  /** @type {ReturnType<typeof setTimeout> | undefined} */
  let due;
  let { work, selected, mode } = state.puzzle;

  function keepNow() {
    clearTimeout(due);
    due = undefined;
    const isKept = keep(state.puzzle) || isEmpty(state.puzzle);
    if (isKept === state.unkept.has('puzzle')) act({ do: 'kept', what: 'puzzle', isKept });
  }

  onAct(() => {
    const { puzzle } = state;
    if (work === puzzle.work && selected === puzzle.selected && mode === puzzle.mode) return;
    ({ work, selected, mode } = puzzle);
    due ??= setTimeout(keepNow, delay);
  });
  const leave = () => due && keepNow();
  addEventListener('visibilitychange', leave);
  addEventListener('pagehide', leave);
}
