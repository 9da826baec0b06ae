// By ear and by keyboard: what is said aloud and how often, where Tab stops, and that the focus is never lost.

import { newspaper } from './cases.js';
import { expect, test } from './fixtures.js';

/** @typedef {import('@playwright/test').Page} Page */

/** Notes from now on whatever the page says aloud under the grid. @param {Page} page */
const listen = (page) =>
  page.evaluate(() => {
    const region = /** @type {HTMLElement} */ (document.querySelector('#aloud'));
    /** @type {string[]} */
    const heard = [];
    Object.assign(globalThis, { heard });
    new MutationObserver(() => heard.push(region.textContent ?? '')).observe(region, { childList: true });
  });

/** @param {Page} page @returns {Promise<string[]>} */
const heard = (page) => page.evaluate(() => /** @type {any} */ (globalThis).heard);

test('the verdict is said when it changes, not at each key', async ({ sudoku, page }) => {
  await expect(page.getByRole('status').filter({ hasText: 'Type it as you read it' })).toHaveCount(1);
  await listen(page);
  for (const key of newspaper.puzzle) {
    await sudoku.type(key);
    if (key !== '0') await page.waitForTimeout(40);
  }
  await expect.poll(() => heard(page)).toContain('Exactly one solution.');
  const words = await heard(page);
  expect(words.length, words.join('\n')).toBeLessThan(6);
  expect(words.filter((text) => /given/.test(text))).toEqual([]); // how many there are changes with every key
});

test('the arrival of the solution, a clash and what was done are said', async ({ sudoku, page }) => {
  await sudoku.paste(newspaper.puzzle);
  await expect(sudoku.verdict).toHaveText('23 givens. Exactly one solution.');
  const aloud = page.locator('#aloud');
  await expect(aloud).toHaveText('Exactly one solution. One line, 9×9, 23 givens.');
  await page.keyboard.press('Enter');
  await expect(aloud).toHaveText(/^Exactly one solution\. Solved in .+\.$/);
  await sudoku.cell(0).click();
  await sudoku.type('5');
  await expect(aloud).toContainText('Row 1 has two 5s.');
});

test('Tab stops once at each part, and comes to every one', async ({ sudoku, page }) => {
  await sudoku.paste(newspaper.puzzle.replace('5', '0'));
  await expect(sudoku.verdict).toHaveText('22 givens. 13 solutions.');
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
    'actions',
    'actions exchange',
    'example',
    'size',
    'language',
    'theme',
  ]);
});

test('arrows, Home and End move within a group of buttons', async ({ sudoku, page }) => {
  await sudoku.button('Solve').focus();
  for (const [key, name] of /** @type {const} */ ([
    ['End', 'Solve'], // nothing to undo, redo or clear yet
    ['ArrowRight', 'Solve'],
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
