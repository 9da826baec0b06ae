// Acts on the photo of the puzzle on the board.

/** @typedef {import('../state.js').State} State */

export const photoActs = {
  /** Puts the photo beside the grid, or away. @param {State} state @param {{ isOpen: boolean }} act */
  review(state, { isOpen }) {
    if (state.photo) state.photo.isOpen = isOpen;
    state.focus = {};
  },

  /**
   * Says what stands in the selected cell, and goes on to the next one that is in doubt.
   * @param {State} state
   * @param {{ digit: number, isAnswer: boolean }} act `digit`: 0 for a blank; `isAnswer`: it is written by hand
   * @returns {import('./index.js').Outcome}
   */
  choose({ puzzle, photo }, { digit, isAnswer }) {
    const { work, selected } = puzzle;
    const settled = photo?.settled(work, selected, digit, isAnswer) ?? work;
    if (settled !== work) puzzle.take(settled);
    puzzle.select(photo?.doubts(puzzle.work)[0] ?? selected);
    return { said: { kind: 'cell', work: puzzle.work, cell: selected } };
  },
};
