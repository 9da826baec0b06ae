// Acts on the photo of the puzzle on the board.

import { doubtsOf, ruleAskedOf, sharedOf } from '../../model/photo.js';
import { change, goOn, mend } from '../../model/puzzle.js';
import { confirmed, ruleIn, settled } from '../../model/settling.js';
import { withRules } from '../../model/sheet.js';
import { photoOf } from '../state.js';
import { come } from './coming.js';

/** @import { Photo } from '../../model/photo.js' */
/** @import { Work } from '../../model/work.js' */
/** @import { Several, State } from '../state.js' */
/** @import { Outcome } from './index.js' */

export const photoActs = {
  /** In a picture there are several puzzles: the dialog of the camera asks for one. @param {State} state @param {{ several: Several }} act */
  several(state, { several }) {
    come(state);
    state.door = { is: 'camera', several };
  },

  /**
   * Puts the photo beside the grid, or away. If something is in doubt then, it is said, and where the photo is; of a killer, that
   * its cages are not read: the question stood over it.
   * @param {State} state
   * @param {{ isOpen: boolean }} act
   * @returns {Outcome}
   */
  review(state, { isOpen }) {
    const photo = photoOf(state);
    if (photo) replace(state, { ...photo, isOpen });
    if (isOpen) state.focus++;
    return photo && !isOpen ? leftIn(photo, state.puzzle.work) : {};
  },

  choose,

  /** Notes that a cell was read right. @param {State} state @param {{ cell: number }} act */
  confirm(state, { cell }) {
    const photo = photoOf(state);
    if (photo) replace(state, confirmed(photo, cell));
  },

  /**
   * Says whether the rule is meant that the picture may show. Where nothing else is in doubt, the photo goes away.
   * @param {State} state
   * @param {{ isMeant: boolean }} act
   * @returns {Outcome}
   */
  decide(state, { isMeant }) {
    const photo = photoOf(state);
    const plan = photo && ruleAskedOf(photo, state.puzzle.work);
    if (!plan) return {};
    if (isMeant) state.puzzle = mend(state.puzzle, withRules(state.puzzle.work.sheet, plan));
    const decided = { ...photo, isRefused: !isMeant };
    const { work } = state.puzzle;
    const left = doubtsOf(decided, work);
    replace(state, { ...decided, isOpen: left.length > 0 });
    if (left.length) state.puzzle = goOn(state.puzzle, left[0]);
    const rule = ruleIn(photo.seen, plan);
    const shared = sharedOf(decided, work).length;
    const note = /** @type {const} */ ({ kind: 'decided', rule, isMeant, shared, left: left.length, isAloud: false });
    return { note, said: { ...note, isAloud: true } };
  },

  /**
   * Says whether the digits that may be of the puzzle or the player's are the player's. Where nothing else is in doubt, the
   * photo goes away.
   * @param {State} state
   * @param {{ isAnswer: boolean }} act
   * @returns {Outcome}
   */
  divide(state, { isAnswer }) {
    const photo = photoOf(state);
    if (!photo) return {};
    const { work } = state.puzzle;
    const cells = doubtsOf(photo, work);
    const now = cells.reduce((work, cell) => {
      return settled(work, cell, work.sheet.givens[cell] || work.answers[cell], isAnswer);
    }, work);
    if (now !== work) state.puzzle = change(state.puzzle, now);
    const divided = { ...photo, isDivided: true };
    const doubts = doubtsOf(divided, now);
    replace(state, { ...divided, isOpen: doubts.length > 0 });
    if (doubts.length) state.puzzle = goOn(state.puzzle, doubts[0]);
    return { note: { kind: 'divided', count: cells.length, isAnswer, left: doubts.length } };
  },
};

/**
 * Says what stands in the selected cell. If that was in doubt, the next one that is in doubt is selected.
 * @param {State} state
 * @param {{ digit: number, isAnswer: boolean }} act `digit`: 0 for a blank; `isAnswer`: it is the player’s
 * @returns {Outcome}
 */
function choose(state, { digit, isAnswer }) {
  const photo = photoOf(state);
  if (!photo) return {};
  const { work, selected } = state.puzzle;
  const wasDoubtful = doubtsOf(photo, work).includes(selected);
  const now = settled(work, selected, digit, isAnswer);
  if (now !== work) state.puzzle = change(state.puzzle, now);
  else photoActs.confirm(state, { cell: selected });
  const doubts = doubtsIn(state);
  if (wasDoubtful && doubts.length) state.puzzle = goOn(state.puzzle, doubts[0]);
  return { said: { kind: 'settled', work: state.puzzle.work, cell: selected, left: doubts.length } };
}

/** What is said of a photo that is put away: that it is a killer, or how much is in doubt. @param {Photo} photo @param {Work} work @returns {Outcome} */
function leftIn(photo, work) {
  const left = ruleAskedOf(photo, work) ? 1 : doubtsOf(photo, work).length;
  const { hasCages } = photo.seen;
  return left || hasCages ? { note: { kind: 'putAway', left, hasCages } } : {};
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
