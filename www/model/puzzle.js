// The puzzle on the page as a plain value: what is printed, the answers and marks of the person, the selected cell, and what
// Undo and Redo lead to. Every function here gives another value, and changes none.

import { cellAt, placeIn } from './layout.js';
import { bitOf } from './marks.js';
import { isBlank } from './sheet.js';
import {
  hasProgress,
  isAnother,
  keptUnder,
  momentOf,
  none,
  renewed,
  sureMarks,
  withAnswer,
  withGiven,
  withStep,
  wrongIn,
} from './work.js';

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
  ...momentOf(content),
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

/** Whether there is something that Clear takes away in this mode. @param {Puzzle} puzzle */
export const canClear = (puzzle) => hasProgress(puzzle.work) || (puzzle.mode === 'givens' && !isEmpty(puzzle));

/** Whether it is as an empty page begins: nobody would want that back, but could lose by it what has been opened. @param {Puzzle} puzzle */
const isUntouched = (puzzle) => !puzzle.past.length && !puzzle.future.length && isEmpty(puzzle);

/** What the digits that are typed become; no part of what is undone. @param {Puzzle} puzzle @param {Mode} mode @returns {Puzzle} */
export const withMode = (puzzle, mode) => ({
  ...puzzle,
  mode,
  modeBefore: puzzle.mode === 'marks' ? puzzle.modeBefore : puzzle.mode,
  typed: null,
});

/** From givens or marks to answers, from answers to givens. @param {Puzzle} puzzle */
export const toggleAnswers = (puzzle) => withMode(puzzle, puzzle.mode === 'answers' ? 'givens' : 'answers');

/** To marks, and from marks to what it was before. @param {Puzzle} puzzle */
export const toggleMarks = (puzzle) => withMode(puzzle, puzzle.mode === 'marks' ? puzzle.modeBefore : 'marks');

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

/** Moves the selection, stopping at the edges. @param {Puzzle} puzzle @param {number} rows @param {number} columns */
export function move(puzzle, rows, columns) {
  const { layout } = puzzle.work.sheet;
  const stop = (/** @type {number} */ index) => Math.max(0, Math.min(layout.side - 1, index));
  const { row, column } = placeIn(layout, puzzle.selected);
  return select(puzzle, cellAt(layout, stop(row + rows), stop(column + columns)));
}

/**
 * Writes a digit, or 0 for a blank, into the selected cell. In the mode `givens` it becomes a given, and the next cell is
 * selected, row after row. In the other modes it becomes an answer or a mark, and the selection stays; the same digit
 * again takes it away. An answer or a mark is never written over a given, nor a mark over an answer. Where candidates are
 * printed, the first mark takes one of these away.
 * @param {Puzzle} puzzle
 * @param {number} digit
 * @returns {Puzzle}
 */
export function write(puzzle, digit) {
  const { work, mode, selected } = puzzle;
  const { sheet, answers, marks } = work;
  if (mode === 'givens') return goOn(give(puzzle, selected, digit), selected + 1);
  if (digit === 0) return erase(puzzle);
  if (sheet.givens[selected]) return puzzle;
  if (mode === 'answers') return answer(puzzle, answers[selected] === digit ? 0 : digit);
  if (answers[selected]) return puzzle;
  const seen = marks[selected] || (sheet.candidates?.[selected] ?? 0);
  return change(puzzle, { marks: marks.with(selected, seen ^ bitOf(digit)) });
}

/** Clears the selected cell and stays; what is printed is cleared where givens are typed only. @param {Puzzle} puzzle @returns {Puzzle} */
export function erase(puzzle) {
  const { work, mode, selected } = puzzle;
  if (mode === 'givens') return give(puzzle, selected, 0);
  if (work.answers[selected]) return answer(puzzle, 0);
  return work.marks[selected] ? change(puzzle, { marks: work.marks.with(selected, 0) }) : puzzle;
}

/**
 * Works as Backspace does in text. A filled cell is cleared, and the cell before is selected; if the cell is blank, the
 * cell before is cleared. In the modes `answers` and `marks` the selected cell is cleared. What it is right after a digit
 * was typed, commands.js says.
 * @param {Puzzle} puzzle
 * @returns {Puzzle}
 */
export function back(puzzle) {
  const { work, mode, selected } = puzzle;
  if (mode !== 'givens') return erase(puzzle);
  if (work.sheet.givens[selected]) return select(erase(puzzle), selected - 1);
  return erase(select(puzzle, selected - 1));
}

/**
 * Makes a digit the answer in the selected cell, which is no given; 0 takes it away. The marks follow.
 * @param {Puzzle} puzzle
 * @param {number} digit
 */
export const answer = (puzzle, digit) => change(puzzle, withAnswer(puzzle.work, puzzle.selected, digit));

/**
 * Marks in every blank the digits that its peers leave possible. If exactly these are marked already, all marks are
 * deleted. An answer that is known to be wrong, or clashes, takes no digit from its peers.
 * @param {Puzzle} puzzle
 * @returns {Puzzle}
 */
export function fill(puzzle) {
  const { marks } = puzzle.work;
  const all = sureMarks(puzzle.work);
  if (all.some((mask, cell) => mask !== marks[cell])) return change(puzzle, { marks: all });
  return marks.some(Boolean) ? change(puzzle, { marks: new Uint32Array(all.length) }) : puzzle;
}

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

/** Takes all answers and marks away. @param {Puzzle} puzzle */
export const clear = (puzzle) => open(puzzle, { sheet: puzzle.work.sheet, selected: puzzle.selected }, puzzle.opening);

/**
 * Puts another puzzle in the place of this one. Undo brings this one back, unless nothing was ever done in it.
 * @param {Puzzle} puzzle
 * @param {Content} content
 * @param {string} [opening]
 * @returns {Puzzle}
 */
export function open(puzzle, content, opening = newOpening()) {
  const moment = { ...momentOf(content), opening };
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

/** @param {Puzzle} puzzle @param {number} cell @param {number} digit */
function give(puzzle, cell, digit) {
  const work = withGiven(puzzle.work, cell, digit);
  return work ? change(puzzle, work) : puzzle;
}

/** Takes over what has changed, as one change, and selects a cell. @param {Puzzle} puzzle @param {Partial<Work>} changed @param {number} [selected] */
export function change(puzzle, changed, selected = puzzle.selected) {
  const work = { ...puzzle.work, ...changed };
  return go(puzzle, { work, selected, opening: openingWith(puzzle, work.sheet) });
}

/** Its name with another sheet in the place of its own: that may make it another puzzle. @param {Puzzle} puzzle @param {Work['sheet']} sheet */
const openingWith = ({ work, opening }, sheet) => (isAnother(work.sheet, sheet) ? newOpening() : opening);
