// The files of ../formats/: one puzzle in every format that is read. Each is read into an empty grid.

import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect } from './fixtures.js';

export const folder = fileURLToPath(new URL('../formats/', import.meta.url));
export const files = readdirSync(folder).map((name) => ({ name, text: readFileSync(folder + name, 'utf8') }));

/** The puzzle that every one of those files holds. */
export const puzzle = '53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79';

/** Waits until the puzzle is on the board, whatever has been done on it. @param {import('./fixtures.js').Sudoku} sudoku */
export const expectGivens = (sudoku) =>
  expect
    .poll(() =>
      sudoku.page.evaluate(() =>
        Array.from(document.querySelectorAll('[data-cell]'), (cell) =>
          cell.getAttribute('data-origin') === 'given' ? cell.textContent : '.',
        ).join(''),
      ),
    )
    .toBe(puzzle);

/** Empties the grid. @param {import('./fixtures.js').Sudoku} sudoku */
export async function clear(sudoku) {
  await sudoku.page.getByRole('radio', { name: 'Givens' }).check();
  await sudoku.button('Clear').click();
  await expect.poll(() => sudoku.cells()).toMatch(/^\.+$/);
}
