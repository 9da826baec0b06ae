// The verdict, a clash and the solution as they are painted, and a text with several puzzles. What is said of which puzzle
// is in verdict.test.js.

import { daily, dots, newspaper, references, rows } from './cases.js';
import { expect, test } from './fixtures.js';

test('a clash is painted by more than colour, then a solution, and both go again', async ({ sudoku, page }) => {
  await sudoku.type('55');
  await expect(sudoku.verdict).toHaveText('Row 1 has two 5s.');
  await expect(sudoku.note).toHaveText('And so has box 1.');
  await expect(sudoku.clashing).toHaveCount(2);
  await expect(sudoku.cell(0)).toHaveAccessibleName('5, given, clash, box 1');
  await expect(sudoku.cell(0)).toHaveCSS('text-decoration-line', 'underline');
  await expect(sudoku.cell(0)).toHaveCSS('background-image', /repeating-linear-gradient/);
  await sudoku.menu('solve');
  await expect(page.locator('#doctor')).toBeVisible(); // it says what is wrong
  await page.keyboard.press('Escape');
  await expect(sudoku.solved).toHaveCount(0);
  await sudoku.cell(0).click();
  await page.keyboard.press('Delete');
  await expect(sudoku.clashing).toHaveCount(0);
  await sudoku.paste(daily.puzzle);
  await expect(sudoku.verdict).toHaveText('Exactly one solution.');
  await expect(sudoku.note).toHaveText('One line, 9×9, 24 givens.');
  await sudoku.button('Solution').click();
  await sudoku.expectCells(daily.solution);
  await expect(sudoku.solved).toHaveCount(57);
  await expect(page.locator('[data-origin=given]')).toHaveCount(24);
  await sudoku.menu('copy');
  await expect(sudoku.note).toHaveText('Copied the solution.');
  expect(await sudoku.clipboard()).toBe(rows(daily.solution).join('\n'));
  await sudoku.button('Hide').click();
  await sudoku.expectCells(dots(daily.puzzle));
  await expect(sudoku.button('Solution')).toBeVisible();
  await sudoku.cell(0).click();
  await page.keyboard.press('Enter');
  await sudoku.expectCells(daily.solution);
  await sudoku.paste(daily.solution);
  await expect(sudoku.note).toHaveText(/81 givens/);
  await page.keyboard.press('Enter');
  await expect(sudoku.note).toHaveText('There is nothing to fill in.');
  await expect(sudoku.verdict).toHaveText('Exactly one solution.');
});

test('the puzzles of a text are solved one after the other, and Undo goes back among them', async ({
  sudoku,
  page,
}) => {
  const [{ text, solutions }] = references.filter(({ solutions }) => solutions.length > 1);
  const bar = page.locator('#bar');
  await sudoku.pasteList(text);
  for (const [index, solution] of solutions.entries()) {
    if (index > 0) await sudoku.button('Next puzzle').click();
    await expect(bar).toContainText(`Puzzle ${index + 1} of 3`);
    await expect(sudoku.verdict).toContainText('Exactly one solution.');
    await sudoku.button('Solution').click();
    await sudoku.expectCells(solution);
    await sudoku.menu('copy');
    await expect(sudoku.note).toHaveText('Copied the solution.');
    expect(await sudoku.clipboard()).toBe(rows(solution).join('\n'));
  }
  await sudoku.button('Undo').click();
  await expect(bar).toContainText('Puzzle 2 of 3');
  await sudoku.expectCells(dots(newspaper.puzzle));
});
