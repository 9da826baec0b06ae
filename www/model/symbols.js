// Digits as people read and write them: 1 to 9, then A = 10 to P = 25.

const symbols = '.123456789ABCDEFGHIJKLMNOP';

/** A digit's symbol; a blank (0) has none. @param {number} digit */
export const symbolOf = (digit) => (digit === 0 ? '' : symbols[digit]);

/** The digit that a character stands for, or 0 where it stands for none. @param {string} character */
export const digitOf = (character) =>
  character.length === 1 ? Math.max(0, symbols.indexOf(character.toUpperCase())) : 0;

/** A puzzle as text in one line, `.` for a blank. @param {Uint8Array} cells */
export const lineOf = (cells) => Array.from(cells, (digit) => symbols[digit]).join('');

/** A puzzle as an address has it: 0 for a blank, as a dot at the end of a link would be taken for a sentence's. @param {Uint8Array} cells */
export const zeros = (cells) => lineOf(cells).replaceAll('.', '0');

/** The puzzle in such a line. @param {string} line */
export const cellsIn = (line) => Uint8Array.from(line, digitOf);

/** A puzzle as text, a line for each row, `.` for a blank. @param {Uint8Array} cells @param {number} side */
export function rowsOf(cells, side) {
  const line = lineOf(cells);
  return Array.from({ length: side }, (_, row) => line.slice(row * side, (row + 1) * side)).join('\n');
}
