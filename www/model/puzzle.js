// The puzzle on the page as a plain value: what is printed, the answers and marks of the person, the selected cell, and what
// Undo and Redo lead to. Every function here gives another value, and changes none.

import { isBlank } from './sheet.js';
import { hasProgress, isAnother, keptUnder, none, renewed, withAnswer, withStep, workOf, wrongIn } from './work.js';

/**
 * @import { Content } from './content.js'
 * @import { Sheet } from './sheet.js'
 * @import { Conclusion, Moment, Work } from './work.js'
 * @typedef {'givens' | 'answers' | 'marks'} Mode what the digits that are typed become
 *
 * @typedef {Required<Moment> & Course} Puzzle a puzzle that is being typed and solved, as it is at one moment. `work` is another
 *   object whenever anything has changed but the selection and the mode; its arrays are never changed in place
 *
 * @typedef {object} Course
 * @property {Mode} modeBefore what the mode was before it was marks
 * @property {readonly Moment[]} past what Undo leads to, from the farthest to the nearest
 * @property {readonly Moment[]} future what Redo leads to, in the same order
 */

/** @type {readonly Mode[]} */
export const modes = ['givens', 'answers', 'marks'];

/** A name for a puzzle that comes onto the board: no other one has it, in no tab and at no time. */
export const newOpening = () => Math.random().toString(36).slice(2);

/**
 * What is typed into a puzzle that has come: answers where some are there, givens where there are none; else undefined.
 * @param {Work} work
 * @returns {Mode | undefined}
 */
function modeOf(work) {
  if (hasProgress(work)) return 'answers';
  return work.sheet.givens.some(Boolean) ? undefined : 'givens';
}

/**
 * A puzzle to begin with.
 * @param {Content} content
 * @param {Mode} [mode]
 * @param {string} [opening]
 * @returns {Puzzle}
 */
export const puzzleOf = (content, mode = 'givens', opening = newOpening()) => ({
  work: workOf(content),
  selected: content.selected ?? 0,
  chosen: none,
  opening,
  mode,
  modeBefore: 'answers',
  typed: null,
  past: [],
  future: [],
});

/** Whether it is an empty classic, with neither answers nor marks. @param {Pick<Puzzle, 'work'>} puzzle */
export const isEmpty = ({ work }) => isBlank(work.sheet) && !hasProgress(work);

/** Whether it is as an empty page begins: nobody would want that back, but could lose by it what has been opened. @param {Puzzle} puzzle */
const isUntouched = (puzzle) => !puzzle.past.length && !puzzle.future.length && isEmpty(puzzle);

/** What the digits that are typed become; no part of what is undone. @param {Puzzle} puzzle @param {Mode} mode @returns {Puzzle} */
export const withMode = (puzzle, mode) => ({
  ...puzzle,
  mode,
  modeBefore: puzzle.mode === 'marks' ? puzzle.modeBefore : puzzle.mode,
  typed: null,
});

/**
 * Selects a cell; one beyond the edge is the nearest inside.
 * @param {Puzzle} puzzle
 * @param {number} cell
 * @param {ReadonlySet<number>} [chosen] the cells that are chosen with it: it is alone the next time that anything is done
 * @returns {Puzzle}
 */
export const select = (puzzle, cell, chosen = none) => ({
  ...puzzle,
  selected: Math.max(0, Math.min(puzzle.work.answers.length - 1, cell)),
  chosen,
  typed: null,
});

/** Selects the cell that is typed into next, after the selected one. @param {Puzzle} puzzle @param {number} cell @returns {Puzzle} */
export const goOn = (puzzle, cell) => ({ ...select(puzzle, cell), typed: puzzle.selected });

/**
 * Makes a digit the answer in the selected cell, which is no given; 0 takes it away. The marks follow.
 * @param {Puzzle} puzzle
 * @param {number} digit
 */
export const answer = (puzzle, digit) => change(puzzle, withAnswer(puzzle.work, puzzle.selected, digit));

/** Does what a step says, as one change, and selects its cell. @param {Puzzle} puzzle @param {Conclusion} step */
export const follow = (puzzle, step) => change(puzzle, withStep(puzzle.work, step), step.places[0]?.cell);

/** Makes a cell open again, and selects it. @param {Puzzle} puzzle @param {number} cell */
export const renew = (puzzle, cell) => change(puzzle, renewed(puzzle.work, cell), cell);

/** Finds out which answers are wrong. @param {Puzzle} puzzle @param {Uint8Array} solution @returns {Puzzle} */
export function check(puzzle, solution) {
  const { wrong } = puzzle.work;
  const found = wrongIn(puzzle.work, solution);
  const isKnown = found.length === wrong.size && found.every((cell) => wrong.has(cell));
  return isKnown ? puzzle : change(puzzle, { wrong: new Set(found) });
}

/**
 * Puts another puzzle in the place of this one. Undo brings this one back, unless nothing was ever done in it.
 * @param {Puzzle} puzzle
 * @param {Content} content
 * @param {string} [opening]
 * @returns {Puzzle}
 */
export function open(puzzle, content, opening = newOpening()) {
  const moment = { work: workOf(content), selected: content.selected ?? 0, opening };
  return isUntouched(puzzle) ? { ...puzzle, ...moment, chosen: none, typed: null } : go(puzzle, moment);
}

/**
 * Puts another sheet in the place of this one. Answers and marks stay in the cells that are still blank.
 * @param {Puzzle} puzzle
 * @param {Sheet} sheet of the same side
 * @param {number} [selected]
 */
export const mend = (puzzle, sheet, selected = puzzle.selected) =>
  open(puzzle, { ...keptUnder(puzzle.work, sheet), selected }, openingWith(puzzle, sheet));

/**
 * Puts moments of an earlier visit before the first one of this. What Redo led to is taken over only if nothing has been done
 * or undone yet.
 * @param {Puzzle} puzzle
 * @param {Pick<Puzzle, 'past' | 'future'>} known
 * @returns {Puzzle}
 */
export function recall(puzzle, { past, future }) {
  const isNew = !puzzle.past.length && !puzzle.future.length;
  return { ...puzzle, past: [...past, ...puzzle.past], future: isNew ? future : puzzle.future };
}

/** @param {Puzzle} puzzle */
export const undo = (puzzle) => travel(puzzle, 'past', 'future');

/** @param {Puzzle} puzzle */
export const redo = (puzzle) => travel(puzzle, 'future', 'past');

/**
 * Where that leads to another puzzle, what was typed there is typed again.
 * @param {Puzzle} puzzle
 * @param {'past' | 'future'} from
 * @param {'past' | 'future'} to
 * @returns {Puzzle}
 */
function travel(puzzle, from, to) {
  const next = puzzle[from].at(-1);
  if (!next) return puzzle;
  const { mode } = puzzle;
  const left = { [from]: puzzle[from].slice(0, -1), [to]: [...puzzle[to], momentAt(puzzle)] };
  const there = { ...puzzle, chosen: none, typed: null, ...next, ...left, mode };
  if (!isAnother(puzzle.work.sheet, next.work.sheet)) return there;
  return withMode(select(there, next.selected), next.mode ?? modeOf(next.work) ?? mode);
}

/** What Undo and Redo lead to. @param {Puzzle} puzzle @returns {Moment} */
const momentAt = ({ work, selected, chosen, opening, mode, typed }) => ({
  work,
  selected,
  chosen,
  opening,
  mode,
  typed,
});

/** Goes on to another moment. After that there is nothing to redo. @param {Puzzle} puzzle @param {Moment} moment @returns {Puzzle} */
const go = (puzzle, moment) => ({
  ...puzzle,
  chosen: none,
  ...moment,
  typed: null,
  past: [...puzzle.past, momentAt(puzzle)],
  future: [],
});

/**
 * Changes what has been done, as one step of Undo, and selects a cell.
 * @param {Puzzle} puzzle
 * @param {Partial<Work>} changed
 * @param {number} [selected]
 */
export function change(puzzle, changed, selected = puzzle.selected) {
  const work = { ...puzzle.work, ...changed };
  return go(puzzle, { work, selected, opening: openingWith(puzzle, work.sheet) });
}

/** Its name with another sheet in the place of its own: that may make it another puzzle. @param {Puzzle} puzzle @param {Work['sheet']} sheet */
const openingWith = ({ work, opening }, sheet) => (isAnother(work.sheet, sheet) ? newOpening() : opening);
