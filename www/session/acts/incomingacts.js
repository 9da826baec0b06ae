// Acts on what comes in. It is read, and the newest wins; the answer says what becomes of it.

import { plain } from '../../model/errors.js';
import { isRestAbsent } from '../state.js';
import { come } from './coming.js';
import { photos } from './late.js';
import { pageActs } from './page.js';
import { open } from './puzzleacts.js';

/** @import { Door, Readout, State, Told } from '../state.js' */
/** @import { Outcome } from './index.js' */

export const incomingActs = {
  /** Something has come in and is to be read; null: it is not wanted any more. @param {State} state @param {{ reading: State['reading'] }} act */
  read(state, { reading }) {
    state.reading = reading;
  },

  arrive,

  tell,

  /**
   * A dialog is open through which things come in, or it is closed. While the text box is open, all comes in through it: with
   * it what is being read is not wanted any more.
   * @param {State} state
   * @param {Pick<Door, 'is' | 'text' | 'isToCopy'> & { isOpen: boolean }} act
   */
  door(state, { is, isOpen, text, isToCopy }) {
    const isHere = state.door?.is === is;
    if (!isOpen && isHere) state.door = null;
    if (!isOpen && isHere && is === 'box') state.reading = null;
    if (isOpen && (!isHere || text !== undefined)) state.door = { is, text, isToCopy };
  },
};

/**
 * What was read becomes a puzzle on the board or a list; or it is said why there is none.
 * @param {State} state
 * @param {object} _
 * @param {Readout} answer
 * @returns {Outcome | void}
 */
export function taken(state, _, { becomes }) {
  if (!becomes) return;
  state.reading = null;
  if (becomes.do === 'arrive') return arrive(state, becomes);
  if (becomes.do === 'tell') return tell(state, becomes);
  if (becomes.do === 'several') return photos?.several(state, becomes);
  if (!becomes.here || becomes.sheet !== state.puzzle.work.sheet) return open(state, becomes);
  come(state);
  pageActs.show(state, { feature: 'board' });
  return { note: becomes.here };
}

/** What reads could not be loaded. @param {State} state @param {unknown} error */
export function dropReading(state, error) {
  state.reading = null;
  return tell(state, { note: { kind: 'failed', error } });
}

/** A text with many puzzles has come in: the list takes it. @param {State} state @param {{ arrival: NonNullable<State['arrival']> }} act */
function arrive(state, { arrival }) {
  state.arrival = arrival;
  if (!arrival.seen) come(state);
}

/**
 * Says what became of what came in: in the dialog that it came through, as long as that is open; in the text box, where it
 * can be mended there; else on the page itself.
 * @param {State} state
 * @param {Told} told
 * @returns {Outcome}
 */
function tell(state, { note: told, from, text, isPicture }) {
  const isUnloaded = 'error' in told && /** @type {any} */ (told.error)?.name === 'Unloaded';
  const note = isPicture && isUnloaded && isRestAbsent(state) ? { ...told, error: { name: 'Absent' } } : told;
  const is = state.door?.is === 'camera' && !isPicture ? null : state.door?.is;
  if (is || text !== undefined) {
    state.door = { is: is ?? 'box', note: plain(note), from, text: is ? undefined : text };
    state.note = null; // what became of the text before is no news any more
    return {};
  }
  come(state);
  return pageActs.report(state, { note });
}
