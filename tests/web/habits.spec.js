// What the page does unless it is switched off in the settings: tints the cells alike, dims the digits that are placed.

import { daily } from './cases.js';
import { expect, test } from './fixtures.js';

const five = daily.puzzle.replaceAll(/[^5]/g, '.');

test('the cells with the selected digit are tinted, no other is touched, and it can be switched off', async ({
  sudoku,
  page,
}) => {
  const tinted = () =>
    page.evaluate(() =>
      Array.from(document.querySelectorAll('[data-cell]'), (cell) =>
        cell.matches('[data-roles~=alike]') ? '5' : '.',
      ).join(''),
    );
  const others = (/** @type {number} */ cell) => `${five.slice(0, cell)}.${five.slice(cell + 1)}`;
  await sudoku.paste(daily.puzzle);
  await expect(sudoku.cell(2)).toHaveText('5');
  await sudoku.cell(2).click();
  await expect.poll(tinted).toBe(others(2));
  await page.evaluate(() => {
    const touched = new Set();
    Object.assign(globalThis, { touched });
    new MutationObserver((changes) => {
      for (const { target } of changes) touched.add(/** @type {HTMLElement} */ (target).dataset.cell);
    }).observe(/** @type {HTMLElement} */ (document.querySelector('.grid')), { attributes: true, subtree: true });
  });
  await sudoku.cell(24).click();
  await expect.poll(tinted).toBe(others(24));
  const touched = await page.evaluate(() => [.../** @type {any} */ (globalThis).touched].filter(Boolean));
  expect(touched.sort()).toEqual(['2', '24']);
  await sudoku.cell(0).click(); // a blank
  await expect.poll(tinted).not.toContain('5');

  await sudoku.cell(2).click();
  await sudoku.menu('settings');
  const box = page.getByLabel('Tint the cells');
  await expect(box).toBeChecked();
  const value = page.locator('.settings label', { has: box }).locator('small');
  await expect(value).toHaveText('on');
  await box.uncheck();
  await expect(value).toHaveText('off');
  await expect.poll(tinted).not.toContain('5');
  await page.reload();
  await sudoku.cell(24).click();
  await sudoku.expectSelected(24);
  await expect.poll(tinted).not.toContain('5');
  await sudoku.menu('settings');
  await expect(box).not.toBeChecked(); // it is until the settings open
  await box.check();
  await expect.poll(tinted).toBe(others(24));
});

test('a digit that is placed everywhere is dimmed, says so, and can still be typed', async ({ sudoku, page }) => {
  const keys = page.locator('#keypad button');
  const dimmed = page.locator('#keypad [data-placed]');
  await sudoku.paste(daily.solution.replace('1', '0').replace('4', '0'));
  await expect(dimmed).toHaveText(['2', '3', '5', '6', '7', '8', '9']);
  await expect(keys.nth(0)).toHaveAccessibleName('1');
  await expect(keys.nth(4)).toHaveAccessibleName('5, all placed');
  await sudoku.speak('de');
  await expect(keys.nth(4)).toHaveAccessibleName(/^5, (?!all placed)/);
  await sudoku.speak('en');
  await sudoku.cell(0).click();
  await keys.nth(4).click();
  await expect(sudoku.cell(0)).toHaveText('5'); // it clashes, so it is not placed any more
  await expect(dimmed).toHaveText(['2', '3', '6', '7', '8', '9']);
  await expect(keys.nth(4)).toHaveAccessibleName('5');

  await sudoku.menu('settings');
  await page.getByLabel('Dim a digit').uncheck();
  await expect(dimmed).toHaveCount(0);
});

test('the keys say whether letters alone do something, and lead to where that is switched', async ({
  sudoku,
  page,
}) => {
  const keys = page.getByRole('dialog', { name: 'Keys', exact: true });
  const open = async () => {
    await sudoku.menu('help');
    await sudoku.button('Keys…').click();
  };
  await open();
  await keys.getByRole('button', { name: 'Single-key shortcuts: A, H, P and ? on' }).click();
  await expect(keys).toBeHidden();
  await page.getByRole('dialog', { name: 'Settings' }).getByLabel('Single-key shortcuts').uncheck();
  await page.keyboard.press('Escape');
  await open();
  await expect(keys.getByRole('button', { name: 'Single-key shortcuts: A, H, P and ? off' })).toBeVisible();
});
