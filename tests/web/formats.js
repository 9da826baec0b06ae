// The files of ../formats/: one puzzle in every format that is read. Each is read into an empty grid.

import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

/** @import { Sudoku } from './fixtures.js' */

export const folder = fileURLToPath(new URL('../formats/', import.meta.url));

/** What is in a file. @param {string} name */
export const textOf = (name) => readFileSync(folder + name, 'utf8');

/** The puzzle that every one of those files holds. */
export const puzzle = '53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79';

/** Empties the grid, which is a 9×9. @param {Sudoku} sudoku */
export async function clear(sudoku) {
  await sudoku.menu('new');
  await sudoku.expectCells('.'.repeat(81));
}
