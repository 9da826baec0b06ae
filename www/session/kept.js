// The puzzle as it was when the page was last open: each tab keeps its own, and a new one begins with the last of any.

import { answersIn, cellIn, gridIn, marksIn } from '../model/content.js';
import { modes } from '../model/puzzle.js';
import { device, put, read, readValue, tab } from './storage.js';

const name = 'puzzle';

/** @typedef {import('../model/content.js').Content & { mode: import('../model/puzzle.js').Mode }} Kept */

/**
 * Keeps a puzzle.
 * @param {Required<Kept>} puzzle
 * @returns {boolean} whether the browser keeps it for longer than the tab is there
 */
export function keep({ givens, answers, marks, mode, selected }) {
  const kept = JSON.stringify({ givens: [...givens], answers: [...answers], marks: [...marks], mode, selected });
  if (!put(tab, name, kept)) put(tab, name, null); // rather the last of any tab than an old one
  return put(device, name, kept);
}

/**
 * What was kept, or null when there is nothing, or nothing that makes sense.
 * @returns {Kept | null}
 */
export function kept() {
  const own = keptIn(readValue(tab, name));
  if (!own) put(tab, name, read(device, name)); // from now on it is this tab's own, whatever another tab goes on to
  return own ?? keptIn(readValue(device, name));
}

/**
 * What makes sense of a value that may be anything; null where there are no givens. What was kept under the givens' older
 * name is read too.
 * @param {any} value
 * @returns {Kept | null}
 */
export function keptIn(value) {
  const givens = gridIn(value?.givens ?? value?.cells);
  if (!givens) return null;
  const answers = answersIn(value.answers, givens);
  return {
    givens,
    answers,
    marks: marksIn(value.marks, givens, answers),
    selected: cellIn(value.selected, givens),
    mode: modes.includes(value.mode) ? value.mode : 'givens',
  };
}
