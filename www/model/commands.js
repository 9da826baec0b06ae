// Does to the puzzle what a key or a button asks for.

import { bitOf } from './marks.js';
import {
  back,
  canClear,
  clear,
  erase,
  fill,
  move,
  redo,
  select,
  toggleAnswers,
  toggleMarks,
  undo,
  write,
} from './puzzle.js';

/** @import { Command, PuzzleCommand } from './keys.js' */
/** @import { Puzzle } from './puzzle.js' */

/** What needs nothing but the puzzle. */
const simple = { back, clear, erase, fill, redo, toggleAnswers, toggleMarks, undo };

/** @param {Puzzle} puzzle @param {PuzzleCommand} command @returns {Puzzle} */
export function perform(puzzle, command) {
  const { side, housesOf } = puzzle.work.sheet.layout;
  switch (command.do) {
    case 'digit':
      return write(puzzle, command.digit);
    case 'blank':
      return write(puzzle, 0);
    case 'move':
      return move(puzzle, command.rows, command.columns);
    case 'rowStart':
      return move(puzzle, 0, -side);
    case 'rowEnd':
      return move(puzzle, 0, side);
    case 'first':
      return select(puzzle, 0);
    case 'last':
      return select(puzzle, housesOf.length - 1);
    default:
      return simple[command.do](puzzle);
  }
}

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
  if (command.do === 'clear') return canClear(puzzle) ? '' : 'nothing';
  const digit = command.do === 'digit' ? command.digit : 0;
  if (digit > layout.side) return 'tooLarge';
  if (mode === 'givens' || !isWriting(command)) return '';
  if (givens[selected]) return 'given';
  if (!digit) return '';
  if (mode === 'marks' && work.answers[selected]) return 'answer';
  return candidates && !(candidates[selected] & bitOf(digit)) ? 'notPrinted' : '';
}
