// A list survives the reload of its tab, or the page says that it is gone.

import { dots, finnish, newspaper, nine } from './cases.js';
import { expect, test } from './fixtures.js';

const puzzles = [newspaper.puzzle, finnish.puzzle, nine.puzzle];
const text = `${puzzles.join('\n')}\n`;

test('a list has its place on the board again, with what was done there', async ({ sudoku, page }) => {
  const place = page.locator('#bar .place');
  await sudoku.paste(text);
  await expect(place).toHaveText('Puzzle 1 of 3');
  await page.getByRole('button', { name: 'Next puzzle' }).click();
  await expect(place).toHaveText('Puzzle 2 of 3');
  await page.keyboard.press('Alt+a');
  await sudoku.cell(1).click();
  await sudoku.type('1');
  await page.reload();
  await expect(place).toHaveText('Puzzle 2 of 3');
  await sudoku.expectCells(dots(finnish.puzzle).replace('8.', '81'));
  await expect(sudoku.note).toBeEmpty();
  await page.getByRole('button', { name: 'Next puzzle' }).click();
  await expect(place).toHaveText('Puzzle 3 of 3');
  await sudoku.expectCells(dots(nine.puzzle));
});

test('a list that is looked at is looked at again, until it is closed', async ({ sudoku, page }) => {
  const list = page.locator('#collection');
  await page.setInputFiles('#file', { name: 'three.txt', mimeType: 'text/plain', buffer: Buffer.from(text) });
  await expect(list).toContainText('3 puzzles');
  await page.reload();
  await expect(list).toContainText('3 puzzles');
  await expect(list).toContainText('three.txt');
  await expect(page.locator('#puzzles')).toBeFocused();
  await expect(page.locator('#puzzles [role=option]').nth(1)).toContainText('One solution');
  await list.getByRole('button', { name: 'Close' }).click();
  await expect(list).toBeHidden();
  await page.reload();
  await expect(page.locator('#textbox-title')).toHaveText('Puzzles as text'); // what is loaded when the page is idle
  await expect(page.locator('#bar')).toBeHidden();
  await expect(sudoku.note).not.toContainText('open it again');
});

test('another puzzle than the list’s stays on the board', async ({ sudoku, page }) => {
  await sudoku.paste(text);
  await expect(page.locator('#bar .place')).toHaveText('Puzzle 1 of 3');
  await sudoku.paste(nine.puzzle.replace('7', 'x'));
  await expect(page.locator('#bar .place')).toHaveText('3 puzzles');
  await page.reload();
  await expect(page.locator('#bar .place')).toHaveText('3 puzzles');
  await sudoku.expectCells(dots(nine.puzzle.replace('7', 'x')));
});

test('a list that was not kept is said to be gone, once', async ({ sudoku, page }) => {
  await sudoku.paste(text);
  await expect(page.locator('#bar .place')).toHaveText('Puzzle 1 of 3');
  await page.addInitScript(() => {
    Object.defineProperty(globalThis, 'indexedDB', {
      get() {
        throw new DOMException('no database', 'SecurityError');
      },
    });
  });
  await page.reload();
  await expect(sudoku.note).toHaveText('The list could not be kept for the reload. Please open it again.');
  await sudoku.expectCells(dots(newspaper.puzzle));
  await page.reload();
  await expect(page.locator('#textbox-title')).toHaveText('Puzzles as text');
  await expect(sudoku.note).toBeEmpty();
  await sudoku.paste(text);
  await expect(page.locator('#bar .place')).toHaveText('Puzzle 1 of 3');
});
