// What a key or a button does to the puzzle, and what keeps it from that.

import { cellAt, placeIn } from './layout.js';
import { bitOf } from './marks.js';
import { answer, change, goOn, open, redo, select, undo, withMode } from './puzzle.js';
import { hasProgress, sureMarks, withGiven } from './work.js';

/** @import { Command } from './keys.js' */
/** @import { Puzzle } from './puzzle.js' */

/**
 * What a table of functions can be asked for: a function's name, and with it what the function takes.
 * @template {Record<string, (on: any, command: any) => unknown>} Table
 * @typedef {{ [Name in keyof Table]: { do: Name } & (Parameters<Table[Name]>[1] extends object ? Parameters<Table[Name]>[1] : {}) }[keyof Table]} CommandOf
 */

/** @typedef {CommandOf<typeof commands>} PuzzleCommand what is done to the puzzle itself */

/** Each command with what becomes of the puzzle. @satisfies {Record<string, (puzzle: Puzzle, command: any) => Puzzle>} */
export const commands = {
  digit: (puzzle, /** @type {{ digit: number }} */ { digit }) => write(puzzle, digit),
  blank: (puzzle) => write(puzzle, 0),
  erase,
  back,
  fill,
  clear: (puzzle) => open(puzzle, { sheet: puzzle.work.sheet, selected: puzzle.selected }, puzzle.opening),
  undo,
  redo,

  /** `isChoosing`: the cell that is gone to is chosen together with those before. */
  move: (puzzle, /** @type {{ rows: number, columns: number, isChoosing?: boolean }} */ { rows, columns }) =>
    move(puzzle, rows, columns),
  rowStart: (puzzle) => move(puzzle, 0, -Infinity),
  rowEnd: (puzzle) => move(puzzle, 0, Infinity),
  first: (puzzle) => select(puzzle, 0),
  last: (puzzle) => select(puzzle, Infinity),

  /** From givens or marks to answers, from answers to givens. */
  toggleAnswers: (puzzle) => withMode(puzzle, puzzle.mode === 'answers' ? 'givens' : 'answers'),
  /** To marks, and from marks to what it was before. */
  toggleMarks: (puzzle) => withMode(puzzle, puzzle.mode === 'marks' ? puzzle.modeBefore : 'marks'),
};

/** The puzzle once a command is done. @type {(puzzle: Puzzle, command: PuzzleCommand) => Puzzle} */
export const perform = (puzzle, command) => commands[command.do](puzzle, /** @type {any} */ (command));

/**
 * What a key means now, and on which puzzle. Right after a digit was typed, Backspace takes that digit back, though the next
 * cell is selected by then and may be filled: it selects the cell of the digit again, and clears it.
 * @param {Puzzle} puzzle
 * @param {PuzzleCommand} command
 * @returns {[command: PuzzleCommand, puzzle: Puzzle]}
 */
export const meantBy = (puzzle, command) =>
  command.do === 'back' && puzzle.typed !== null ? [{ do: 'erase' }, select(puzzle, puzzle.typed)] : [command, puzzle];

/** Whether a command writes into the selected cell, or clears it. @param {Command} command */
export const isWriting = (command) => ['digit', 'blank', 'back', 'erase'].includes(command.do);

/**
 * What keeps a command from being done, or ''.
 * @param {Puzzle} puzzle
 * @param {Command} command
 * @returns {'' | 'tooLarge' | 'given' | 'answer' | 'notPrinted' | 'nothing'} `tooLarge`: the grid does not have that digit;
 *   `given`: the cell has a given, and the mode is answers or marks; `answer`: the cell has an answer, and the mode is marks;
 *   `notPrinted`: the puzzle's own candidates do not have that digit; `nothing`: there is nothing to clear
 */
export function obstacleTo(puzzle, command) {
  const { work, mode, selected } = puzzle;
  const { layout, givens, candidates } = work.sheet;
  if (command.do === 'clear') return hasProgress(work) ? '' : 'nothing';
  const digit = command.do === 'digit' ? command.digit : 0;
  if (digit > layout.side) return 'tooLarge';
  if (mode === 'givens' || !isWriting(command)) return '';
  if (givens[selected]) return 'given';
  if (!digit) return '';
  if (mode === 'marks' && work.answers[selected]) return 'answer';
  return candidates && !(candidates[selected] & bitOf(digit)) ? 'notPrinted' : '';
}

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
function erase(puzzle) {
  const { work, mode, selected } = puzzle;
  if (mode === 'givens') return give(puzzle, selected, 0);
  if (work.answers[selected]) return answer(puzzle, 0);
  return work.marks[selected] ? change(puzzle, { marks: work.marks.with(selected, 0) }) : puzzle;
}

/**
 * Works as Backspace does in text. A filled cell is cleared, and the cell before is selected; if the cell is blank, the
 * cell before is cleared. In the modes `answers` and `marks` the selected cell is cleared.
 * @param {Puzzle} puzzle
 * @returns {Puzzle}
 */
function back(puzzle) {
  const { work, mode, selected } = puzzle;
  if (mode !== 'givens') return erase(puzzle);
  if (work.sheet.givens[selected]) return select(erase(puzzle), selected - 1);
  return erase(select(puzzle, selected - 1));
}

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

/** @param {Puzzle} puzzle @param {number} cell @param {number} digit */
function give(puzzle, cell, digit) {
  const work = withGiven(puzzle.work, cell, digit);
  return work ? change(puzzle, work) : puzzle;
}
