// How a puzzle is put in by keyboard or by mouse alone, as far as only a browser can tell: see typing.test.js.

import { weekly } from './cases.js';
import { expect, test } from './fixtures.js';

test('a key goes into the first cell when the page opens, and is painted', async ({ sudoku, page }) => {
  await expect(sudoku.cell(0)).toBeFocused();
  await sudoku.expectSelected(0);
  await sudoku.type('5');
  await expect(sudoku.cell(0)).toHaveText('5');
  await expect(sudoku.cell(0)).toHaveAttribute('data-origin', 'given');
  await sudoku.expectSelected(1);
  // The test's keyboard has no NumLock: Shift does the same.
  for (const key of ['Numpad5', 'NumpadDecimal', 'Numpad3']) await page.keyboard.press(`Shift+${key}`);
  await sudoku.type(' 4');
  await sudoku.expectCells('55.3.4'.padEnd(81, '.'));
  /** @type {[key: string, selected: number, cells: string][]} */
  const keys = [
    ['Backspace', 5, '55.3'],
    ['ArrowDown', 14, '55.3'],
    ['Home', 9, '55.3'],
    ['Control+End', 80, '55.3'],
    ['Control+z', 5, '55.3.4'],
    ['Control+z', 5, '55.3'],
    ['Control+Shift+z', 5, '55.3.4'],
  ];
  for (const [key, selected, cells] of keys) {
    await page.keyboard.press(key);
    await sudoku.expectSelected(selected);
    await sudoku.expectCells(cells.padEnd(81, '.'));
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

test('New comes with the first digit, and empties the grid in every mode, pressed or by keyboard', async ({
  sudoku,
  page,
}) => {
  const button = sudoku.button('New');
  await expect(button).toBeHidden();
  for (const [mode, press] of /** @type {const} */ ([
    ['answers', () => button.click()],
    ['marks', () => button.press('Enter')],
  ])) {
    await sudoku.type('53');
    await sudoku.menu(mode);
    await expect(button).toBeInViewport();
    await press();
    await sudoku.expectCells('.'.repeat(81));
    await expect(button).toBeHidden();
    await sudoku.expectSelected(0);
    await expect(sudoku.cell(0)).toBeFocused();
  }
  await page.keyboard.press('7');
  await expect(sudoku.cell(0)).toHaveAttribute('data-origin', 'given');
});

test('Tab enters and leaves the grid in one step', async ({ sudoku, page }) => {
  await sudoku.type('123');
  await sudoku.expectSelected(3);
  await sudoku.expectBegun(3); // no Stop comes and goes
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
  for (const part of ['#ask-menu', '#undo', '#new', '#share', '#keypad button']) {
    await page.locator(part).first().focus();
    for (const key of ['7', '.', '-', 'x', 'a', 'p', 'Backspace']) await page.keyboard.press(key);
    await sudoku.expectCells(`12${rest}`);
    await expect(page.locator('[value=givens]'), part).toBeChecked();
    await page.keyboard.press('Control+z');
    await sudoku.expectCells(`1.${rest}`);
    await page.keyboard.press('Control+y');
    await sudoku.expectCells(`12${rest}`);
  }
  await page.locator('#undo').focus();
  await page.keyboard.press('Alt+p');
  await expect(page.getByRole('radio', { name: 'Marks' })).toBeChecked();
  await page.getByRole('radio', { name: 'Marks' }).focus();
  for (const key of ['7', '.', 'x', 'a', 'Backspace']) await page.keyboard.press(key);
  await sudoku.expectCells(`12${rest}`);
  await expect(page.locator('[data-marks]')).toHaveCount(0);
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
  const key = page.locator('.menu [data-do=help] small');
  const shortcuts = async () => {
    await sudoku.menu();
    await expect(page.locator('.menu [data-do=help]')).toBeVisible();
    const named = await page.evaluate(() =>
      ['.menu [data-do=help]', '[value=answers]', '[value=marks]'].map((part) =>
        document.querySelector(part)?.getAttribute('aria-keyshortcuts'),
      ),
    );
    await expect(key).toBeVisible({ visible: named[0] === '?' });
    await page.keyboard.press('Escape');
    return named;
  };
  expect(await shortcuts()).toEqual(['?', 'A Alt+A', 'P Alt+P']);
  await sudoku.size(16); // A is a digit there
  await expect.poll(shortcuts).toEqual(['?', 'Alt+A', 'P Alt+P']);
  await sudoku.size(9);
  await sudoku.cell(0).click();
  await page.keyboard.press('?');
  await expect(help).toBeVisible();
  await page.keyboard.press('Escape');
  await sudoku.menu('settings');
  await page.getByRole('dialog', { name: 'Settings' }).getByLabel('Single-key shortcuts').uncheck();
  await page.keyboard.press('Escape');
  await page.reload();
  await expect(sudoku.verdict).not.toBeEmpty();
  await expect.poll(shortcuts).toEqual([null, 'Alt+A', 'Alt+P']);
  await sudoku.cell(0).click();
  await sudoku.type('ap?5');
  await expect(help).toBeHidden();
  await expect(page.locator('[value=givens]')).toBeChecked();
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

test('every example and every size is offered, with a grid and a keypad for it', async ({ sudoku, page }) => {
  const size = page.locator('.menu [data-do=size] small');
  await sudoku.button('Example').click();
  const rows = page.locator('.examples .rows button');
  await expect(rows).toHaveCount(7);
  const names = await rows.allTextContents();
  await page.keyboard.press('Escape');
  for (const name of names) {
    await sudoku.example(name);
    await expect(sudoku.verdict).toHaveText('Exactly one solution.');
    await sudoku.menu('example');
    await expect(page.locator('.examples [aria-current=true]')).toHaveText(name);
    await page.keyboard.press('Escape');
  }
  for (const side of [6, 8, 9, 10, 12, 15, 16, 20, 25, 4]) {
    await sudoku.size(side);
    await expect(page.locator('[data-cell]')).toHaveCount(side * side);
    await expect(page.locator('#keypad .digit')).toHaveCount(side);
    await sudoku.menu();
    await expect(size).toHaveText(`${side}×${side}`);
    await page.keyboard.press('Escape');
  }
  await sudoku.button('Undo').click();
  await sudoku.menu('size');
  await expect(page.locator('.sizes [aria-current=true]')).toHaveText('25×25');
});

test('a screen reader finds a grid of named cells', async ({ sudoku, page }) => {
  await sudoku.holdQuestions('rate'); // the level would be said in the verdict's place
  await sudoku.type(weekly.puzzle);
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
