// Makes slips as people do: each function takes a puzzle and random numbers, and gives the puzzle with one slip.

/** @import { Random } from './generate.js' */
/** @typedef {(puzzle: Uint8Array, random: Random) => Uint8Array | null} Slip null where the puzzle leaves no room for it */

/** A value of a list. @template T @param {readonly T[]} list @param {Random} random */
const any = (list, random) => list[Math.floor(random() * list.length)];

/** The cells of a puzzle that meet a condition. @param {Uint8Array} puzzle @param {(cell: number) => unknown} condition */
const cellsWith = (puzzle, condition) => [...puzzle.keys()].filter(condition);

const sideOf = (/** @type {Uint8Array} */ puzzle) => Math.sqrt(puzzle.length);

/** One given is another digit. @type {Slip} */
function replaced(puzzle, random) {
  const cell = any(
    cellsWith(puzzle, (cell) => puzzle[cell]),
    random,
  );
  const digits = Array.from({ length: sideOf(puzzle) }, (_, digit) => digit + 1);
  return puzzle.with(
    cell,
    any(
      digits.filter((digit) => digit !== puzzle[cell]),
      random,
    ),
  );
}

/** A blank is skipped, so the rest of its row stands one cell too far left. @type {Slip} */
function slid(puzzle, random) {
  const side = sideOf(puzzle);
  const row = side * Math.floor(random() * side);
  const blanks = cellsWith(puzzle, (cell) => puzzle[cell] === 0 && cell >= row && cell < row + side);
  if (blanks.length === 0) return null;
  const skipped = any(blanks, random);
  const spoilt = puzzle.slice();
  spoilt.copyWithin(skipped, skipped + 1, row + side);
  spoilt[row + side - 1] = 0;
  return spoilt;
}

/**
 * A cell changes places with the one to its right.
 * @param {(one: number, other: number) => boolean} condition whether these two cells may change places
 * @returns {Slip}
 */
const neighbours = (condition) => (puzzle, random) => {
  const inRow = (/** @type {number} */ cell) => (cell + 1) % sideOf(puzzle) !== 0;
  const pairs = cellsWith(puzzle, (cell) => inRow(cell) && condition(puzzle[cell], puzzle[cell + 1]));
  if (pairs.length === 0) return null;
  const cell = any(pairs, random);
  return puzzle.with(cell, puzzle[cell + 1]).with(cell + 1, puzzle[cell]);
};

/** Some givens are blank. @param {number} count @returns {Slip} */
const forgotten = (count) => (puzzle, random) => {
  const spoilt = puzzle.slice();
  for (let left = count; left > 0; left--) {
    const cell = any(
      cellsWith(spoilt, (cell) => spoilt[cell]),
      random,
    );
    spoilt[cell] = 0;
  }
  return spoilt;
};

/** The kinds of slips, by name. Within a kind every slip is equally likely. @type {Record<string, Slip>} */
export const slips = {
  'digit replaced by any other': replaced,
  'row slid by one skipped blank': slid,
  'two neighbours in a row swapped': neighbours((one, other) => one !== 0 && other !== 0),
  'digit one cell too far left or right': neighbours((one, other) => (one === 0) !== (other === 0)),
  'one given forgotten': forgotten(1),
  'two givens forgotten': forgotten(2),
};
