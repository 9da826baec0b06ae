// The puzzle as it was when the page was last open: each tab keeps its own, and a new one begins with the last of any.

import { answersIn, cellIn, classicIn, marksIn } from '../model/content.js';
import { layoutFrom, planOf } from '../model/layout.js';
import { contentIn, linkOf } from '../model/links.js';
import { modes } from '../model/puzzle.js';
import { device, put, read, readValue, tab } from './storage.js';

const name = 'puzzle';

/** @typedef {import('../model/content.js').Content & { mode: import('../model/puzzle.js').Mode, opening?: string }} Kept */

/**
 * Keeps a puzzle as a link, with what a layout of other than the classic rules is made of: it is drawn again before any engine
 * is there.
 * @param {import('../model/puzzle.js').Puzzle} puzzle
 * @returns {boolean} whether the browser keeps it for longer than the tab is there
 */
export function keep({ work, mode, selected, opening }) {
  const kept = JSON.stringify({ link: linkOf(work), plan: planOf(work.sheet.layout), mode, selected, opening });
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
 * What makes sense of a value that may be anything; null where there is no puzzle.
 * @param {any} value
 * @returns {Kept | null}
 */
export function keptIn(value) {
  layoutFrom(value?.plan);
  const content = (typeof value?.link === 'string' && contentIn(value.link)) || arraysIn(value);
  if (!content) return null;
  return {
    ...content,
    selected: cellIn(value.selected, content.sheet),
    mode: modes.includes(value.mode) ? value.mode : 'givens',
    opening: typeof value.opening === 'string' ? value.opening : undefined,
  };
}

/** The same of what was kept before puzzles were links: arrays, the givens also under an older name. @param {any} value */
function arraysIn(value) {
  const sheet = classicIn(value?.givens ?? value?.cells);
  if (!sheet) return null;
  const answers = answersIn(value.answers, sheet);
  return { sheet, answers, marks: marksIn(value.marks, sheet, answers) };
}
