// What a browser keeps of the last visit, and a link that it opens. What is made of both is in remembered.test.js.

import { withAnswers } from './answering.js';
import { daily, dots, weekly } from './cases.js';
import { expect, test } from './fixtures.js';

test('a reload and a new page bring the puzzle back; a link opens another, and Undo leads back', async ({
  sudoku,
  page,
  context,
  site,
}) => {
  await sudoku.paste(daily.puzzle);
  await sudoku.expectCells(dots(daily.puzzle));
  await sudoku.type('a');
  await sudoku.cell(0).click();
  await sudoku.type('1');
  await page.keyboard.press('ArrowRight');
  await sudoku.type('p49');
  await page.reload();
  await sudoku.expectCells(withAnswers(daily.puzzle, { 0: '1' }));
  await sudoku.expectSelected(1);
  await expect(sudoku.cell(0)).toHaveAttribute('data-origin', 'answer');
  await expect(sudoku.cell(1)).toHaveAccessibleName('blank, marks 4 9, box 1');
  await expect(page.getByRole('radio', { name: 'Marks' })).toBeChecked();
  await expect(sudoku.verdict).toHaveText('1 of 57 filled in.');
  await expect(sudoku.verdict).toHaveAttribute('data-kind', 'unique');

  await page.goto('about:blank');
  const again = await context.newPage();
  await again.goto(site);
  await expect(again.locator('[data-cell="0"]')).toHaveText('1');
  await again.close();

  await sudoku.open(`/?bd=${weekly.puzzle}`);
  await sudoku.expectCells(dots(weekly.puzzle));
  await sudoku.button('Undo').click();
  await sudoku.expectCells(withAnswers(daily.puzzle, { 0: '1' }));
});
