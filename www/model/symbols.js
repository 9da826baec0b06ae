// Digits as people read and write them: 1 to 9, then A = 10 to P = 25; or the letters of the wordoku on the board.

const usual = '.123456789ABCDEFGHIJKLMNOP';

/** Those in which digits are said, shown and typed now. */
let symbols = usual;

/** Has the letters of a wordoku stand for digits from now on, or the usual symbols. @param {string | undefined} letters */
export const useLetters = (letters) => {
  symbols = letters ? `.${letters}` : usual;
};

/** A digit's symbol; a blank (0) has none. @param {number} digit */
export const symbolOf = (digit) => (digit === 0 ? '' : symbols[digit]);

/** The digit that a character stands for, or 0 where it stands for none. @param {string} character */
export const digitOf = (character) =>
  character.length === 1 ? Math.max(0, symbols.indexOf(character.toUpperCase())) : 0;

/** A puzzle as text in one line, `.` for a blank, in the usual symbols or others. @param {Uint8Array} cells */
export const lineOf = (cells, own = usual) => Array.from(cells, (digit) => own[digit]).join('');

/** A puzzle as an address has it: 0 for a blank, as a dot at the end of a link would be taken for a sentence's. @param {Uint8Array} cells */
export const zeros = (cells) => lineOf(cells).replaceAll('.', '0');

/** The puzzle in such a line. @param {string} line */
export const cellsIn = (line) => Uint8Array.from(line, (symbol) => Math.max(0, usual.indexOf(symbol.toUpperCase())));

/** A puzzle as people read it, a line for each row, `.` for a blank. @param {Uint8Array} cells @param {number} side */
export function rowsOf(cells, side) {
  const line = lineOf(cells, symbols);
  return Array.from({ length: side }, (_, row) => line.slice(row * side, (row + 1) * side)).join('\n');
}
