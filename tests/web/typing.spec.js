// How a puzzle is put in, by keyboard, by mouse or by finger alone, and how that is undone.

import { dots, finnish, four, newspaper, six } from './cases.js';
import { expect, test } from './fixtures.js';

test('the first cell is selected when the page opens, and typing goes there at once', async ({ sudoku }) => {
  await expect(sudoku.cell(0)).toBeFocused();
  await sudoku.expectSelected(0);
  await sudoku.type('5');
  await expect(sudoku.cell(0)).toHaveText('5');
  await expect(sudoku.cell(0)).toHaveAttribute('data-origin', 'given');
  await sudoku.expectSelected(1);
});

test('a newspaper puzzle, typed as one reads', async ({ sudoku }) => {
  await sudoku.type(newspaper.puzzle);
  await sudoku.expectCells(dots(newspaper.puzzle));
  await expect(sudoku.verdict).toContainText('23 givens. Exactly one solution.');
  await sudoku.page.keyboard.press('Enter');
  await sudoku.expectCells(newspaper.solution);
});

test('every key for a blank goes on', async ({ sudoku }) => {
  await sudoku.type('1 2.3-4x506X7');
  await sudoku.expectCells(`1.2.3.4.5.6.7${'.'.repeat(68)}`);
  await sudoku.expectSelected(13);
});

test('the numpad types too', async ({ sudoku }) => {
  // The test's keyboard has no NumLock: Shift does the same.
  for (const key of ['Numpad5', 'NumpadDecimal', 'Numpad3']) await sudoku.page.keyboard.press(`Shift+${key}`);
  await sudoku.expectCells(`5.3${'.'.repeat(78)}`);
});

test('letters are digits where the side is above 9', async ({ sudoku }) => {
  await sudoku.page.getByLabel('Size').selectOption('16×16');
  await sudoku.type('aGx9');
  await sudoku.expectCells(`AG.9${'.'.repeat(252)}`);
  await sudoku.type('j');
  await expect(sudoku.note).toHaveText('There is no J in a 16×16: its digits are 1 to G.');
  await sudoku.expectSelected(4);
});

/** @type {[keys: string[], selected: number, cells: string][]} starting from 12 in the first row */
const keys = [
  [['Backspace'], 1, '1'],
  [['Backspace', 'Backspace'], 0, ''],
  [['ArrowLeft', 'Backspace'], 0, '1'],
  [['ArrowLeft', 'Delete'], 1, '1'],
  [['ArrowDown'], 11, '12'],
  [['ArrowDown', 'ArrowRight', 'ArrowUp'], 3, '12'],
  [['End'], 8, '12'],
  [['End', 'Home'], 0, '12'],
  [['Control+End'], 80, '12'],
  [['Control+End', 'Control+Home'], 0, '12'],
  [['Control+z'], 1, '1'],
  [['Control+z', 'Control+z'], 0, ''],
  [['Control+z', 'Control+z', 'Control+y'], 1, '1'],
  [['Control+z', 'Control+Shift+z'], 2, '12'],
];

test('keys that move, clear, undo and redo', async ({ sudoku }) => {
  for (const [presses, selected, cells] of keys) {
    await test.step(presses.join(', '), async () => {
      await sudoku.renew();
      await sudoku.type('12');
      for (const press of presses) await sudoku.page.keyboard.press(press);
      await sudoku.expectSelected(selected);
      await sudoku.expectCells(cells.padEnd(81, '.'));
    });
  }
});

test('a key goes into the cell that was clicked, also before that is drawn as the selected one', async ({
  sudoku,
  page,
}) => {
  await page.evaluate(() => {
    const cell = /** @type {HTMLElement} */ (document.querySelector('[data-cell="40"]'));
    cell.focus();
    cell.dispatchEvent(new KeyboardEvent('keydown', { key: '5', bubbles: true, cancelable: true }));
  });
  await sudoku.expectCells('5'.padStart(41, '.').padEnd(81, '.'));
  await sudoku.expectSelected(41);
});

test('Tab enters and leaves the grid in one step', async ({ sudoku, page }) => {
  await sudoku.type('123');
  await sudoku.expectSelected(3);
  await expect(sudoku.verdict).toHaveText('3 givens. More than 100,000 solutions so far.'); // no Stop comes and goes
  await page.keyboard.press('Tab');
  await expect(page.locator('.grid :focus')).toHaveCount(0);
  await page.keyboard.press('Shift+Tab');
  await expect(sudoku.cell(3)).toBeFocused();
  await sudoku.type('4');
  await expect(sudoku.cell(3)).toHaveText('4');
});

test('a key alone is for the grid where that has the focus, or nothing has', async ({ sudoku, page }) => {
  const rest = '.'.repeat(79);
  await sudoku.type('12');
  for (const part of ['#ask-help', '#undo', '#clear', '#keypad button', '[value=givens]', '#example', '#language']) {
    await page.locator(part).first().focus();
    for (const key of ['7', '.', '-', 'x', 'a', 'p', 'Backspace']) await page.keyboard.press(key);
    await sudoku.expectCells(`12${rest}`);
    await expect(page.getByRole('radio', { name: 'Givens' }), part).toBeChecked();
    await page.keyboard.press('Control+z');
    await sudoku.expectCells(`1.${rest}`);
    await page.keyboard.press('Control+y');
    await sudoku.expectCells(`12${rest}`);
  }
  await page.locator('#undo').focus();
  await page.keyboard.press('Alt+p');
  await expect(page.getByRole('radio', { name: 'Marks' })).toBeChecked();
  await page.keyboard.press('Alt+p');
  await page.evaluate(() => /** @type {HTMLElement} */ (document.activeElement).blur());
  await sudoku.type('7');
  await sudoku.expectCells(`127${rest.slice(1)}`);
});

test('a button keeps Enter and Space', async ({ sudoku, page }) => {
  await sudoku.type('12');
  await expect(sudoku.button('Undo')).toBeEnabled();
  await sudoku.button('Undo').focus();
  await page.keyboard.press('Space');
  await sudoku.expectCells('1'.padEnd(81, '.'));
  await page.keyboard.press('Enter');
  await sudoku.expectCells('.'.repeat(81));
});

test('shortcuts of a single key can be switched off, and are named only where they are any', async ({
  sudoku,
  page,
}) => {
  const help = page.getByRole('dialog', { name: 'Help' });
  const shortcuts = () =>
    page.evaluate(() =>
      ['#ask-help', '[value=answers]', '[value=marks]'].map((part) =>
        document.querySelector(part)?.getAttribute('aria-keyshortcuts'),
      ),
    );
  expect(await shortcuts()).toEqual(['?', 'A Alt+A', 'P Alt+P']);
  await page.getByLabel('Size').selectOption('16×16'); // A is a digit there
  await expect.poll(shortcuts).toEqual(['?', 'Alt+A', 'P Alt+P']);
  await page.getByLabel('Size').selectOption('9×9');
  await sudoku.cell(0).click();
  await page.keyboard.press('?');
  await help.getByLabel('Single-key shortcuts').uncheck();
  await page.keyboard.press('Escape');
  await page.reload();
  await expect(sudoku.verdict).not.toBeEmpty();
  await expect.poll(shortcuts).toEqual([null, 'Alt+A', 'Alt+P']);
  await sudoku.cell(0).click();
  await sudoku.type('ap?5');
  await expect(help).toBeHidden();
  await expect(page.getByRole('radio', { name: 'Givens' })).toBeChecked();
  await sudoku.expectCells('5'.padEnd(81, '.'));
  await page.evaluate(() => /** @type {HTMLElement} */ (document.activeElement).blur());
  await sudoku.type('7?');
  await expect(help).toBeHidden();
  await sudoku.expectCells('5'.padEnd(81, '.'));
  await page.keyboard.press('Alt+a');
  await expect(page.getByRole('radio', { name: 'Answers' })).toBeChecked();
});

test('a mouse alone suffices', async ({ sudoku }) => {
  await sudoku.cell(40).click();
  await sudoku.expectSelected(40);
  await sudoku.button('5').click();
  await sudoku.button('Blank').click();
  await sudoku.button('7').click();
  await sudoku.expectCells(`${'.'.repeat(40)}5.7`.padEnd(81, '.'));
  await sudoku.button('Backspace').click();
  await sudoku.expectCells(`${'.'.repeat(40)}5`.padEnd(81, '.'));
  await sudoku.expectSelected(42);
});

test.describe('a finger alone', () => {
  test.use({ hasTouch: true, isMobile: true, viewport: { width: 390, height: 844 } });

  test('suffices, and no system keyboard comes up', async ({ sudoku, page }) => {
    await page.getByLabel('Size').selectOption('4×4');
    await sudoku.cell(0).tap();
    for (const digit of dots(four.puzzle)) await sudoku.button(digit === '.' ? 'Blank' : digit).tap();
    await sudoku.expectCells(dots(four.puzzle));
    await sudoku.button('Solve').tap();
    await sudoku.expectCells(four.solution);
    expect(await page.evaluate(() => document.activeElement?.matches('input, textarea, [contenteditable]'))).toBe(
      false,
    );
  });
});

test('Clear, Example and Size can be undone', async ({ sudoku, page }) => {
  await sudoku.type('12');
  await sudoku.button('Clear').click();
  await sudoku.expectCells('.'.repeat(81));
  await page.getByLabel('Example').selectOption('Small 6×6');
  await sudoku.expectCells(dots(six.puzzle));
  await expect(page.getByLabel('Size')).toHaveValue('1');
  await page.getByLabel('Size').selectOption('25×25');
  await sudoku.expectCells('.'.repeat(625));
  await sudoku.button('Undo').click();
  await sudoku.expectCells(dots(six.puzzle));
  await sudoku.button('Undo').click();
  await sudoku.expectCells('.'.repeat(81));
  await sudoku.button('Undo').click();
  await sudoku.expectCells('12'.padEnd(81, '.'));
  await sudoku.button('Redo').click();
  await sudoku.expectCells('.'.repeat(81));
});

test('every example is there by name and has one solution', async ({ sudoku, page }) => {
  const names = await page.getByLabel('Example').locator('option:not([hidden])').allTextContents();
  expect(names).toHaveLength(5);
  for (const name of names) {
    await page.getByLabel('Example').selectOption(name);
    await expect(sudoku.verdict).toContainText('Exactly one solution.');
  }
});

test('every size can be chosen, typed into and judged', async ({ sudoku, page }) => {
  for (const side of [4, 6, 8, 9, 10, 12, 15, 16, 20, 25]) {
    await page.getByLabel('Size').selectOption(`${side}×${side}`);
    await expect(sudoku.page.locator('[data-cell]')).toHaveCount(side * side);
    await sudoku.type('1');
    await expect(sudoku.verdict).toHaveText(/^1 given\. (72 solutions|More than 10{1,2},000 solutions so far)\.$/);
    await expect(page.locator('#keypad button')).toHaveCount(side + 2);
  }
});

test('a screen reader finds a grid of named cells', async ({ sudoku, page }) => {
  await sudoku.holdQuestions('rate'); // the level would be said in the verdict's place
  await sudoku.type(finnish.puzzle);
  const grid = page.getByRole('grid', { name: 'Sudoku' });
  await expect(grid.getByRole('row')).toHaveCount(9);
  await expect(grid.getByRole('gridcell')).toHaveCount(81);
  // By these indices a screen reader says where a cell is.
  const cell = (/** @type {number} */ row, /** @type {number} */ column) =>
    grid.locator(`[role=row][aria-rowindex="${row}"] [role=gridcell][aria-colindex="${column}"]`);
  await expect(cell(1, 1)).toHaveAccessibleName('8, given, box 1');
  await expect(cell(1, 1)).toHaveText('8');
  await expect(cell(9, 9)).toHaveAccessibleName('blank, box 9');
  await expect(cell(9, 9)).toHaveText('');
  await expect(page.getByRole('status')).toContainText('Exactly one solution.');
});
