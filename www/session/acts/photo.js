// Acts on the photo of the puzzle on the board.

import { photoOf } from '../state.js';

/** @typedef {import('../state.js').State} State */

export const photoActs = {
  /** Puts the photo beside the grid, or away. @param {State} state @param {{ isOpen: boolean }} act */
  review(state, { isOpen }) {
    const photo = photoOf(state);
    if (photo) photo.isOpen = isOpen;
    state.focus = {};
  },

  choose,
};

/**
 * Says what stands in the selected cell. If that was in doubt, the next one that is in doubt is selected.
 * @param {State} state
 * @param {{ digit: number, isAnswer: boolean }} act `digit`: 0 for a blank; `isAnswer`: it is written by hand
 * @returns {import('./index.js').Outcome}
 */
export function choose(state, { digit, isAnswer }) {
  const { puzzle } = state;
  const photo = photoOf(state);
  if (!photo) return {};
  const { work, selected } = puzzle;
  const wasDoubtful = photo.doubts(work).includes(selected);
  const settled = photo.settled(work, selected, digit, isAnswer);
  if (settled !== work) puzzle.take(settled);
  const doubts = photo.doubts(puzzle.work);
  if (wasDoubtful && doubts.length) puzzle.goOn(doubts[0]);
  return { said: { kind: 'settled', work: puzzle.work, cell: selected, left: doubts.length } };
}
