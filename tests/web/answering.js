// What the tests of answers and marks share: an opened puzzle, and how its cells read once some have answers.

import { changed, daily, dots } from './cases.js';
import { expect } from './fixtures.js';

/** @import { Sudoku } from './fixtures.js' */

/**
 * @param {string} cells of a puzzle
 * @param {Record<number, string>} answers by cell
 */
export const withAnswers = (cells, answers) => changed(dots(cells), answers);

/**
 * Follows a link to a puzzle with one solution and waits for its verdict. Without a puzzle it is the daily one.
 * @param {Sudoku} sudoku
 */
export async function open(sudoku, { puzzle } = /** @type {{ puzzle: string }} */ (daily)) {
  await sudoku.open(`/#puzzle=${puzzle}`);
  await expect(sudoku.verdict).toContainText('Exactly one solution.');
}
