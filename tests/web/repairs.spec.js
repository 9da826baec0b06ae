// What the doctor proposes for a spoilt puzzle: each repair is offered, shown on the grid, taken and taken back.

import { changed, dots, newspaper } from './cases.js';
import { expect, test } from './fixtures.js';

/** @import { Sudoku } from './fixtures.js' */

const { puzzle } = newspaper;
/**
 * The choice of a repair. If it is not among the first, all of them are shown.
 * @param {Sudoku} sudoku
 * @param {string} repair as it is heard
 */
async function offered(sudoku, repair) {
  const choice = sudoku.panel.getByRole('radio', { name: `${repair} Then there is exactly one solution.` });
  const more = sudoku.button('More');
  await expect(choice.or(more).first()).toBeVisible();
  if (!(await choice.isVisible())) {
    await more.focus();
    await sudoku.page.keyboard.press('Enter');
  }
  return choice;
}

test('a slip is mended by keyboard, and taken back with one Undo', async ({ sudoku, page }) => {
  const typed = changed(puzzle, { 33: '8' });
  await sudoku.paste(typed);
  await expect(sudoku.verdict).toHaveText(/has two 8s\./);
  await sudoku.button('What is wrong?').focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: /explains it\.$/ })).toBeFocused();
  const choice = await offered(sudoku, 'Row 4, column 7: change the 8 to 3.');
  await page.keyboard.press('Tab'); // from the heading to what closes it
  await page.keyboard.press('Tab');
  await expect(sudoku.panel.getByRole('radio', { checked: true })).toBeFocused();
  for (let at = 0; at < 9 && !(await choice.isChecked()); at++) await page.keyboard.press('ArrowDown');
  await expect(choice).toBeFocused();
  await expect(sudoku.cell(33)).toHaveText('3');
  await page.keyboard.press('Tab');
  await expect(sudoku.button('Mend it')).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(sudoku.verdict).toHaveText('Exactly one solution.');
  await expect(sudoku.note).toHaveText('Mended: row 4, column 7.');
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
  await expect(page.getByRole('heading', { name: /explains it\.$/ })).toBeFocused();
  await expect(sudoku.verdict).toHaveText('Thinking…');
  await release();
  await expect(sudoku.verdict).toHaveText('No solution.');
  await expect(sudoku.note).toHaveText('24 givens: something is mistyped.');
  await page.keyboard.press('Escape');
  await expect(sudoku.panel).toBeHidden();
  await expect(sudoku.question).toBeVisible();
});

test('the first choice is seen in the grid at once, then the chosen one, and nothing is left of it', async ({
  sudoku,
  page,
}) => {
  await sudoku.paste(mistyped);
  const question = sudoku.button('What is wrong?');
  await question.focus();
  await page.keyboard.press('Enter');
  const choices = sudoku.panel.getByRole('radio');
  await expect(choices.first()).toBeChecked();
  await expect(page.locator('.cell[data-roles~=written]').first()).toBeVisible();
  const cell = sudoku.cell(2);
  await (await offered(sudoku, 'Row 1, column 3: change the 6 to 5.')).click();
  await expect(cell).toHaveText('5');
  await expect(cell).toHaveAccessibleName('6, given, would be 5, box 1');
  await expect(cell).toHaveCSS('box-shadow', /inset/);
  const label = sudoku.panel.locator('label:has(:checked)');
  await expect(label).toHaveText('6 → 5Change the 6 to 5.'); // where it is, the grid shows
  for (const key of ['ArrowDown', 'ArrowUp']) {
    await page.keyboard.press(key);
    await expect(cell).toHaveText(key === 'ArrowDown' ? '6' : '5');
  }
  await page.keyboard.press('Escape');
  await expect(question).toBeFocused(); // it had the focus before
  await expect(cell).toHaveText('6');
  await expect(cell).toHaveAccessibleName('6, given, box 1');
});

test('a digit that would go is struck through', async ({ sudoku }) => {
  await sudoku.paste(changed(puzzle, { 0: '9' }));
  await sudoku.button('What is wrong?').click();
  await (await offered(sudoku, 'Row 1, column 1: blank the 9.')).click();
  await expect(sudoku.cell(0)).toHaveText('9');
  await expect(sudoku.cell(0)).toHaveCSS('text-decoration-line', 'line-through');
  await expect(sudoku.cell(0)).toHaveAccessibleName('9, given, would be blank, box 1');
});

test('four choices at first, then all', async ({ sudoku, page }) => {
  await sudoku.paste(changed(puzzle, { 2: '0' }));
  await sudoku.button('Why not one?').click();
  const choices = sudoku.panel.getByRole('radio');
  await expect(choices).toHaveCount(4);
  await sudoku.button('More').focus();
  await page.keyboard.press('Enter');
  await expect(sudoku.button('More')).toBeHidden();
  expect(await choices.count()).toBeGreaterThan(4);
  await expect(choices.nth(4)).toBeChecked();
  await expect(choices.nth(4)).toBeFocused();
  await expect(sudoku.panel.getByText('A dot marks a cell that differs.')).toBeVisible();
});
