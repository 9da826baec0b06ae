// By keyboard: where Tab stops, how the arrows go on from there, and that the focus is never lost.

import { thirteen } from './cases.js';
import { expect, test } from './fixtures.js';

test('Tab stops once at each part, and comes to every one', async ({ sudoku, page }) => {
  await sudoku.paste(thirteen);
  await expect(sudoku.verdict).toHaveText('22 givens. Several solutions so far.');
  await page.keyboard.press('Enter');
  await expect(sudoku.pager).toBeVisible();
  await sudoku.button('Copy').focus(); // a part is entered again where it was left
  await page.locator('#ask-help').focus();
  const parts = [];
  for (let stops = 0; stops < 25; stops++) {
    parts.push(
      await page.evaluate(() => {
        const focused = document.activeElement;
        const part = focused?.closest('[role=grid], [role=toolbar], [role=radiogroup], .pager') ?? focused;
        const name = part?.id || part?.className || '';
        return focused?.matches('.pager input') ? 'number' : name;
      }),
    );
    await page.keyboard.press('Tab');
    if (await page.evaluate(() => document.activeElement === document.body)) break;
  }
  expect(parts).toEqual([
    'ask-help',
    'grid',
    'number',
    'pager',
    'modes',
    'keypad',
    'answering',
    'actions',
    'actions exchange',
    'example',
    'size',
    'ask-recent',
    'language',
    'theme',
  ]);
});

test('arrows, Home and End move within a group of buttons', async ({ sudoku, page }) => {
  await sudoku.button('Solve').focus();
  for (const [key, name] of /** @type {const} */ ([
    ['End', 'Solve'], // nothing to undo, redo or clear yet
    ['ArrowRight', 'Hint'],
    ['ArrowLeft', 'Solve'],
  ])) {
    await page.keyboard.press(key);
    await expect(sudoku.button(name)).toBeFocused();
  }
  const five = sudoku.button('5');
  await five.focus();
  for (const [key, name] of /** @type {const} */ ([
    ['ArrowLeft', '4'],
    ['ArrowDown', 'Blank'],
    ['ArrowUp', '4'],
    ['Home', '1'],
    ['ArrowLeft', 'Backspace'],
    ['ArrowRight', '1'],
  ])) {
    await page.keyboard.press(key);
    await expect(sudoku.button(name)).toBeFocused();
  }
});

test('a button that is of no use any more gives the focus on', async ({ sudoku, page }) => {
  await sudoku.type('1');
  await expect(sudoku.button('Undo')).toBeEnabled(); // the focus passes over a disabled button
  await sudoku.button('Undo').focus();
  await page.keyboard.press('Enter');
  await expect(sudoku.button('Undo')).toBeDisabled();
  await expect(sudoku.button('Redo')).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(sudoku.button('Redo')).toBeDisabled();
  await expect(sudoku.button('Undo')).toBeFocused();
  await sudoku.button('Clear').focus();
  await page.keyboard.press('Enter');
  await expect(sudoku.button('Clear')).toBeDisabled();
  await expect(sudoku.button('Solve')).toBeFocused();
});

test('? opens the help from the grid, and closing it gives the focus back', async ({ page, sudoku }) => {
  await sudoku.cell(40).click();
  await page.keyboard.press('?');
  const help = page.getByRole('dialog', { name: 'Help' });
  await expect(help).toBeVisible();
  for (const part of ['What the marks mean', 'Keys', 'Privacy']) {
    await expect(help.getByRole('heading', { name: part })).toBeVisible();
  }
  await page.keyboard.press('Escape');
  await expect(help).toBeHidden();
  await expect(sudoku.cell(40)).toBeFocused();
});
