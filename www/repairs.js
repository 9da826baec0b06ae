// What the doctor says: a sentence for each repair, and one above them.

import { symbolOf } from './symbols.js';
import { capital, differing } from './words.js';

/** @typedef {import('./pkg/ninefold.js').Repair} Repair */

/** What the doctor is asked of each verdict. */
export const questions = { clash: 'What is wrong?', none: 'What is wrong?', several: 'Why not one?', unique: '' };

/**
 * Whether a puzzle has so few givens that it can hardly be meant to be whole: none with so few has one solution.
 * @param {{ givens: number, cells: number }} puzzle how many of its cells are givens
 */
export const isBegun = ({ givens, cells }) => givens * 5 < cells;

/** How the sentence of a repair ends. */
export const ending = 'gives exactly one solution.';

/** @param {number} digit */
const aDigit = (digit) =>
  digit === 0 ? 'a blank' : `${'8AEFHILMNO'.includes(symbolOf(digit)) ? 'an' : 'a'} ${symbolOf(digit)}`;

/**
 * What a repair does, as the beginning of a sentence that `ending` ends.
 * @param {Repair} repair
 */
export function repairWords({ kind, puzzle, changes }) {
  const side = Math.sqrt(puzzle.length);
  const row = (/** @type {number} */ cell) => Math.floor(cell / side) + 1;
  const column = (/** @type {number} */ cell) => (cell % side) + 1;
  const place = (/** @type {number} */ cell) => `row ${row(cell)}, column ${column(cell)}`;
  const [one, two] = changes;
  switch (kind) {
    case 'swapped': {
      const places =
        row(one.cell) === row(two.cell)
          ? `Row ${row(one.cell)}, columns ${column(one.cell)} and ${column(two.cell)}`
          : `Column ${column(one.cell)}, rows ${row(one.cell)} and ${row(two.cell)}`;
      return `${places}: swapping the ${symbolOf(one.from)} and the ${symbolOf(two.from)}`;
    }
    case 'moved': {
      const [from, to] = one.from ? [one, two] : [two, one];
      const direction =
        row(from.cell) === row(to.cell)
          ? `to the ${to.cell < from.cell ? 'left' : 'right'}`
          : to.cell < from.cell
            ? 'up'
            : 'down';
      return `${capital(place(from.cell))}: the ${symbolOf(from.from)} one cell ${direction}`;
    }
    case 'rowSkipped':
      return `${capital(place(one.cell))}: the ${symbolOf(one.from)} and the rest of the row one cell to the right`;
    case 'rowRepeated':
      return `${capital(place(one.cell + 1))}: the ${symbolOf(one.to)} and the rest of the row one cell to the left`;
    case 'gridSkipped':
      return `${capital(place(one.cell))}: the ${symbolOf(one.from)} and all that follows one cell on`;
    case 'gridRepeated':
      return `${capital(place(one.cell + 1))}: the ${symbolOf(one.to)} and all that follows one cell back`;
    default:
      return capital(
        changes
          .map(({ cell, from, to }) =>
            from
              ? `${place(cell)}: ${aDigit(to)} instead of the ${symbolOf(from)}`
              : `${place(cell)}: ${aDigit(to)} in the blank`,
          )
          .join(', and '),
      );
  }
}

/**
 * What stands above the repairs.
 * @param {import('./pkg/ninefold.js').Diagnosis | null} diagnosis null while it is not known
 * @param {{ givens: number, cells: number }} puzzle
 * @param {boolean} several whether it has several solutions, and the cells that differ are marked
 */
export function diagnosisWords(diagnosis, puzzle, several) {
  if (!diagnosis) return 'Looking for slips…';
  const { repairs, complete } = diagnosis;
  if (repairs.length === 0) {
    if (isBegun(puzzle)) return 'There are too few givens to tell. Type the rest, then ask again.';
    return complete ? 'No single slip explains it.' : 'No slip was found in the time there was.';
  }
  const which = repairs.length === 1 ? 'This' : 'Each of these';
  const rest = `${complete ? '' : ' There may be others.'}${several ? ` ${differing}` : ''}`;
  return `${which} ${ending}${rest}`;
}

/** @param {Repair} repair that was taken */
export const mendedWords = (repair) => `Mended. ${repairWords(repair)}.`;
