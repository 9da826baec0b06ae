// Acts on the photo of the puzzle on the board.

import { confirmed, doubtsOf, settled } from '../../model/photo.js';
import { change, goOn } from '../../model/puzzle.js';
import { photoOf } from '../state.js';

/** @import { Photo } from '../../model/photo.js' */
/** @import { State } from '../state.js' */
/** @import { Outcome } from './index.js' */

export const photoActs = {
  /** Puts the photo beside the grid, or away. @param {State} state @param {{ isOpen: boolean }} act */
  review(state, { isOpen }) {
    const photo = photoOf(state);
    if (photo) replace(state, { ...photo, isOpen });
    if (isOpen) state.focus++;
  },

  choose,
};

/**
 * Says what stands in the selected cell. If that was in doubt, the next one that is in doubt is selected.
 * @param {State} state
 * @param {{ digit: number, isAnswer: boolean }} act `digit`: 0 for a blank; `isAnswer`: it is written by hand
 * @returns {Outcome}
 */
export function choose(state, { digit, isAnswer }) {
  const photo = photoOf(state);
  if (!photo) return {};
  const { work, selected } = state.puzzle;
  const wasDoubtful = doubtsOf(photo, work).includes(selected);
  const now = settled(work, selected, digit, isAnswer);
  if (now !== work) state.puzzle = change(state.puzzle, now);
  else confirm(state, selected);
  const doubts = doubtsIn(state);
  if (wasDoubtful && doubts.length) state.puzzle = goOn(state.puzzle, doubts[0]);
  return { said: { kind: 'settled', work: state.puzzle.work, cell: selected, left: doubts.length } };
}

/** Notes that a cell was read right. @param {State} state @param {number} cell */
export function confirm(state, cell) {
  const photo = photoOf(state);
  if (photo) replace(state, confirmed(photo, cell));
}

/** @param {State} state */
function doubtsIn(state) {
  const photo = photoOf(state);
  return photo ? doubtsOf(photo, state.puzzle.work) : [];
}

/** @param {State} state @param {Photo} photo */
function replace(state, photo) {
  state.photos = state.photos.map((other) => (other.opening === photo.opening ? photo : other));
}
