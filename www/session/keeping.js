// The puzzle is kept as it changes, so that a reload brings it back.

import { keep } from './kept.js';

/** How long a change may wait to be kept, in milliseconds: a key is answered first. */
const delay = 100;

/** @param {import('./session.js').Session} session */
export function keepPuzzle({ state, act, onAct }) {
  const { puzzle } = state;
  /** @type {ReturnType<typeof setTimeout> | undefined} */
  let due;
  let [work, selected, mode] = [puzzle.work, puzzle.selected, puzzle.mode];

  function keepNow() {
    clearTimeout(due);
    due = undefined;
    const isKept = keep(puzzle) || puzzle.isEmpty;
    if (isKept === state.unkept.has('puzzle')) act({ do: 'kept', what: 'puzzle', isKept });
  }

  onAct(() => {
    if (work === puzzle.work && selected === puzzle.selected && mode === puzzle.mode) return;
    [work, selected, mode] = [puzzle.work, puzzle.selected, puzzle.mode];
    due ??= setTimeout(keepNow, delay);
  });
  const leave = () => due && keepNow();
  addEventListener('visibilitychange', leave);
  addEventListener('pagehide', leave);
}
