// Does to the puzzle what a key or a button asks for.

import { bitOf } from './marks.js';

/**
 * @param {import('./puzzle.js').Puzzle} puzzle
 * @param {import('./keys.js').PuzzleCommand} command
 */
export function perform(puzzle, command) {
  const { side } = puzzle.layout;
  switch (command.do) {
    case 'digit':
      return puzzle.write(command.digit);
    case 'blank':
      return puzzle.write(0);
    case 'move':
      return puzzle.move(command.rows, command.columns);
    case 'rowStart':
      return puzzle.move(0, -side);
    case 'rowEnd':
      return puzzle.move(0, side);
    case 'first':
      return puzzle.select(0);
    case 'last':
      return puzzle.select(puzzle.givens.length - 1);
    default:
      return puzzle[command.do]();
  }
}

/**
 * What a key means now. Right after a digit was typed, Backspace takes that digit back, though the next cell is selected by
 * then and may be filled: it selects the cell of the digit again, and clears it.
 * @param {import('./puzzle.js').Puzzle} puzzle
 * @param {import('./keys.js').PuzzleCommand} command
 * @returns {import('./keys.js').PuzzleCommand}
 */
export function meantBy(puzzle, command) {
  if (command.do !== 'back' || puzzle.typed === null) return command;
  puzzle.select(puzzle.typed);
  return { do: 'erase' };
}

/** Whether a command writes into the selected cell, or clears it. @param {import('./keys.js').Command} command */
export const isWriting = (command) => ['digit', 'blank', 'back', 'erase'].includes(command.do);

/**
 * What keeps a command from being done, or ''.
 * @param {import('./puzzle.js').Puzzle} puzzle
 * @param {import('./keys.js').Command} command
 * @returns {'' | 'tooLarge' | 'given' | 'answer' | 'notPrinted' | 'nothing'} `tooLarge`: the grid does not have that digit;
 *   `given`: the cell has a given, and the mode is answers or marks; `answer`: the cell has an answer, and the mode is marks;
 *   `notPrinted`: the puzzle's own candidates do not have that digit; `nothing`: there is nothing to clear
 */
export function obstacleTo({ sheet, answers, mode, selected, canClear }, command) {
  const { layout, givens, candidates } = sheet;
  if (command.do === 'clear') return canClear ? '' : 'nothing';
  const digit = command.do === 'digit' ? command.digit : 0;
  if (digit > layout.side) return 'tooLarge';
  if (mode === 'givens' || !isWriting(command)) return '';
  if (givens[selected]) return 'given';
  if (!digit) return '';
  if (mode === 'marks' && answers[selected]) return 'answer';
  return candidates && !(candidates[selected] & bitOf(digit)) ? 'notPrinted' : '';
}
