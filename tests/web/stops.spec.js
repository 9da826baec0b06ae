// By keyboard: where Tab stops, how the arrows go on from there, and that the focus is never lost.

import { thirteen } from './cases.js';
import { expect, test } from './fixtures.js';

// What makes a group of buttons one stop comes when the page is idle.
test.beforeEach(({ sudoku }) => expect(sudoku.page.locator('#keypad[role=toolbar]')).toBeVisible());

test('Tab stops once at each part, and comes to every one', async ({ sudoku, page }) => {
  await sudoku.paste(thirteen);
  await expect(sudoku.verdict).toHaveText('Several solutions.');
  await page.keyboard.press('Enter');
  await expect(sudoku.pager).toBeVisible();
  await page.locator('#ask-menu').focus();
  /** @type {string[]} */
  const parts = [];
  while (parts.length < 25) {
    const name = await page.evaluate(() => {
      const focused = document.activeElement;
      const part = focused?.closest('[role=grid], [role=toolbar], [role=radiogroup], .pager') ?? focused;
      return part?.id || part?.className || '';
    });
    if (name === parts[0] || name === '') break; // beyond the last it goes on with the first
    parts.push(name);
    await page.keyboard.press('Tab');
  }
  expect(parts).toEqual(['commands', 'grid', 'pager', 'actions', 'modes', 'keypad']);
});

test('arrows, Home and End move within a group of buttons', async ({ sudoku, page }) => {
  await sudoku.button('Paste').focus();
  for (const [key, name] of /** @type {const} */ ([
    ['End', 'Example'],
    ['ArrowRight', 'Photograph'],
    ['ArrowLeft', 'Example'],
    ['Home', 'Photograph'],
  ])) {
    await page.keyboard.press(key);
    await expect(sudoku.button(name)).toBeFocused();
  }
  const five = sudoku.button('5');
  await five.focus();
  for (const [key, name] of /** @type {const} */ ([
    ['ArrowLeft', '4'],
    ['ArrowDown', '7'],
    ['ArrowDown', 'Blank'],
    ['ArrowRight', 'Backspace'],
    ['ArrowUp', '9'],
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
  const undo = page.locator('#undo');
  await expect(undo).toBeEnabled(); // the focus passes over a disabled button
  await undo.focus();
  await page.keyboard.press('Enter');
  await expect(undo).toBeDisabled();
  await expect(sudoku.button('Menu')).toBeFocused();
  await page.keyboard.press('Enter');
  const redo = page.locator('.menu [data-do=redo]');
  await expect(redo).toBeVisible();
  await redo.focus();
  await page.keyboard.press('Enter');
  await expect(redo).toBeDisabled();
  await expect(page.locator('.menu .close')).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(sudoku.button('Menu')).toBeFocused();
  await sudoku.button('New').focus();
  await page.keyboard.press('Enter');
  await expect(sudoku.button('New')).toBeHidden();
  await expect(sudoku.cell(0)).toBeFocused();
});

test('after a press in the menu by mouse one types on; after a key the menu’s button has the focus', async ({
  sudoku,
  page,
}) => {
  await sudoku.size(6);
  await sudoku.type('12');
  await sudoku.expectCells('12'.padEnd(36, '.'));
  await sudoku.menu('fill');
  await expect(sudoku.selected).toBeFocused();
  await sudoku.menuByKey('fill');
  await expect(page.locator('.menu')).toBeHidden();
  await expect(sudoku.button('Menu')).toBeFocused();
});

test('? opens the help from the grid, one more press the keys, and closing them gives the focus back', async ({
  page,
  sudoku,
}) => {
  const [help, keys] = ['Help', 'Keys'].map((name) => page.getByRole('dialog', { name, exact: true }));
  for (const isKeys of [false, true]) {
    await sudoku.cell(40).click();
    await page.keyboard.press('?');
    await expect(help).toBeVisible();
    for (const part of ['What you type', 'What the signs mean', 'How hard it is', 'The camera', 'Privacy']) {
      await expect(help.getByRole('heading', { name: part })).toBeVisible();
    }
    const bars = await help.getByRole('img').evaluateAll((all) => all.map(({ ariaLabel }) => ariaLabel));
    expect(bars).toEqual([1, 2, 3, 4, 5].map((at) => `${at} of 5`));
    if (isKeys) {
      await page.keyboard.press('Tab'); // from the cross to the first row
      await page.keyboard.press('Enter');
      await expect(help).toBeHidden();
      await expect(keys.getByRole('definition')).toHaveCount(16);
      await keys.getByRole('button', { name: 'Help…' }).click();
      await expect(keys).toBeHidden();
      await help.getByRole('button', { name: 'Keys…' }).click();
      await expect(keys).toBeVisible();
    }
    await page.keyboard.press('Escape');
    await expect(page.locator('dialog[open]')).toHaveCount(0);
    await expect(sudoku.cell(40)).toBeFocused();
  }
});
