// What the doctor proposes for a spoilt puzzle: each repair is offered, shown on the grid, taken and taken back.

import { changed, dots, newspaper } from './cases.js';
import { expect, test } from './fixtures.js';

/** @import { Sudoku } from './fixtures.js' */

const { puzzle } = newspaper;
/**
 * The button of a repair. If it is not among the first repairs, all of them are shown.
 * @param {Sudoku} sudoku
 * @param {string} repair
 */
async function offered(sudoku, repair) {
  const button = sudoku.button(`${repair} gives exactly one solution.`);
  const more = sudoku.button('More');
  await expect(button.or(more).first()).toBeVisible();
  if (!(await button.isVisible())) {
    await more.focus();
    await sudoku.page.keyboard.press('Enter');
  }
  return button;
}

test('a slip is mended by keyboard, and taken back with one Undo', async ({ sudoku, page }) => {
  const typed = changed(puzzle, { 33: '8' });
  const repair = 'Row 4, column 7: a 3 instead of the 8';
  await sudoku.paste(typed);
  await expect(sudoku.verdict).toHaveText(/has two 8s\./);
  await sudoku.button('What is wrong?').focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: /gives? exactly one solution/ })).toBeFocused();
  const button = await offered(sudoku, repair);
  await button.focus();
  await expect(sudoku.cell(33)).toHaveText('3');
  await page.keyboard.press('Enter');
  await expect(sudoku.verdict).toHaveText('Exactly one solution.');
  await expect(sudoku.note).toHaveText(`Mended. ${repair}.`);
  await sudoku.expectCells(dots(puzzle));
  await sudoku.expectSelected(33);
  await expect(sudoku.selected).toBeFocused();
  await expect(sudoku.panel).toBeHidden();
  await page.keyboard.press('Control+z');
  await sudoku.expectCells(dots(typed));
});

const mistyped = changed(puzzle, { 2: '6' });

test('who asks while the verdict is still awaited hears what was found', async ({ sudoku, page }) => {
  await sudoku.paste(mistyped);
  await expect(sudoku.verdict).toHaveText('No solution.');
  await expect(sudoku.note).toContainText('23 givens');
  const release = await sudoku.holdQuestions('solve');
  await page.evaluate(() => {
    document.activeElement?.dispatchEvent(new KeyboardEvent('keydown', { key: '9', bubbles: true }));
    const question = document.querySelector('#ask-doctor');
    if (!(question instanceof HTMLElement)) return;
    question.focus();
    question.click();
  });
  await expect(page.getByRole('heading', { name: /gives? exactly one solution/ })).toBeFocused();
  await expect(sudoku.verdict).toHaveText('Thinking…');
  await release();
  await expect(sudoku.verdict).toHaveText('No solution.');
  await expect(sudoku.note).toHaveText('24 givens: something is mistyped.');
  await page.keyboard.press('Escape');
  await expect(sudoku.panel).toBeHidden();
  await expect(sudoku.question).toBeVisible();
});

test('a repair is shown on the grid while it is pointed at or focused, and nothing is left of it', async ({
  sudoku,
  page,
}) => {
  await sudoku.paste(mistyped);
  await sudoku.button('What is wrong?').click();
  const repair = sudoku.button('Row 1, column 3: a 5 instead of the 6 gives exactly one solution.');
  const cell = sudoku.cell(2);
  for (const [show, hide] of [
    [() => repair.hover(), () => page.mouse.move(0, 0)],
    [() => repair.focus(), () => repair.blur()],
  ]) {
    await show();
    await expect(cell).toHaveText('5');
    await expect(cell).toHaveAccessibleName('6, given, would be 5, box 1');
    await expect(cell).toHaveCSS('outline-style', 'dashed');
    await hide();
    await expect(cell).toHaveText('6');
    await expect(cell).toHaveAccessibleName('6, given, box 1');
  }
});

test('a digit that would go is struck through', async ({ sudoku }) => {
  await sudoku.paste(changed(puzzle, { 0: '9' }));
  await sudoku.button('What is wrong?').click();
  await (await offered(sudoku, 'Row 1, column 1: a blank instead of the 9')).focus();
  await expect(sudoku.cell(0)).toHaveText('9');
  await expect(sudoku.cell(0)).toHaveCSS('text-decoration-line', 'line-through');
  await expect(sudoku.cell(0)).toHaveAccessibleName('9, given, would be blank, box 1');
});

test('five repairs at first, then all', async ({ sudoku, page }) => {
  await sudoku.paste(changed(puzzle, { 2: '0' }));
  await sudoku.button('Why not one?').click();
  const repairs = sudoku.panel.getByRole('listitem');
  await expect(repairs).toHaveCount(5);
  await sudoku.button('More').focus();
  await page.keyboard.press('Enter');
  await expect(sudoku.button('More')).toBeHidden();
  expect(await repairs.count()).toBeGreaterThan(5);
  await expect(repairs.nth(5).getByRole('button')).toBeFocused();
});
