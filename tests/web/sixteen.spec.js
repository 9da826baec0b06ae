// A 16×16 in a picture: it is drawn, read, and opens in its size, alone and beside a 9×9.

import { newspaper } from './cases.js';
import { pictureOf } from './drawings.js';
import { expect, test } from './fixtures.js';

/** @import { Sudoku } from './fixtures.js' */

/** A puzzle of 16×16 with letters from A for 10: a solved pattern with every fourth cell blank. */
const sixteen = Array.from({ length: 256 }, (_, cell) => {
  const [row, column] = [Math.floor(cell / 16), cell % 16];
  const digit = (((row % 4) * 4 + Math.floor(row / 4) + column) % 16) + 1;
  return (row * 5 + column * 3) % 4 ? digit.toString(17).toUpperCase() : '.';
}).join('');

/** @param {Sudoku} sudoku @param {Buffer} buffer */
const open = ({ page }, buffer) => page.locator('#file').setInputFiles({ name: 'photo.png', mimeType: '', buffer });

test('a 16×16 is read and opens in its size', async ({ sudoku, page }) => {
  await open(sudoku, await pictureOf(page, [{ cells: sixteen, boxRows: 4 }]));
  await sudoku.expectCells(sixteen);
  await expect(sudoku.note).toContainText('16×16.');
  await expect(page.getByRole('dialog')).toBeHidden();
});

test('a 16×16 beside a 9×9: one is asked for, and all open as a list', async ({ sudoku, page }) => {
  const both = await pictureOf(page, [{ cells: newspaper.puzzle }, { cells: sixteen, boxRows: 4 }]);
  await open(sudoku, both);
  await sudoku.button('Puzzle 2 of 2, right, 192 digits').click();
  await sudoku.expectCells(sixteen);
  await open(sudoku, both);
  await sudoku.button('All of them').click();
  const entries = page.locator('#puzzles').getByRole('option');
  await expect(entries).toHaveCount(2);
  await expect(entries.nth(1)).toContainText('16×16');
  await entries.nth(1).click();
  await sudoku.expectCells(sixteen);
});
