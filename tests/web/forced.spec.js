// Where the system dictates the colours, nothing is told by a colour or a background that it takes away.

import { levels, newspaper } from './cases.js';
import { expect, test } from './fixtures.js';

test.use({ contextOptions: { forcedColors: 'active' } });

/**
 * How something looks once it looks the same twice: what is behind it may still be drawing.
 * @param {import('@playwright/test').Locator} part
 */
async function look(part) {
  let last = await part.screenshot();
  await expect
    .poll(async () => {
      const before = last;
      last = await part.screenshot();
      return last.equals(before);
    })
    .toBe(true);
  return last;
}

/**
 * Whether something looks different once it has an attribute, and again once it has lost it.
 * @param {import('@playwright/test').Locator} part
 * @param {string} name
 * @param {string} value
 */
async function shows(part, name, value) {
  const had = await part.getAttribute(name);
  const before = await look(part);
  await part.evaluate((element, [name, value]) => element.setAttribute(name, value), [name, value]);
  const after = await look(part);
  await part.evaluate(
    (element, [name, had]) =>
      had === null ? element.removeAttribute(name ?? '') : element.setAttribute(name ?? '', had),
    [name, had],
  );
  // Not compared with what was there before: a browser may draw the same letter a shade otherwise the second time.
  const without = await look(part);
  return !before.equals(after) && !without.equals(after);
}

for (const colorScheme of /** @type {const} */ (['light', 'dark'])) {
  test(`what a cell can be is seen, ${colorScheme}`, async ({ sudoku, page }) => {
    await page.emulateMedia({ colorScheme });
    await sudoku.paste(newspaper.puzzle);
    await expect(sudoku.verdict).toHaveText(/one solution/i);
    await page.mouse.move(0, 0);
    const [blank, given] = [sudoku.cell(43), sudoku.cell(40)];
    for (const [cell, name, value] of /** @type {const} */ ([
      [blank, 'data-roles', 'differs'],
      [blank, 'data-roles', 'alike'],
      [blank, 'aria-selected', 'true'],
      [blank, 'data-roles', 'clash'],
      [given, 'data-roles', 'wrong'],
      [given, 'data-roles', 'written'],
      [given, 'data-roles', 'removed'],
      [given, 'data-origin', 'answer'],
      [given, 'data-origin', 'solved'],
    ])) {
      expect(await shows(cell, name, value), `${name}: ${value}`).toBe(true);
    }
    expect(await shows(page.locator('#keypad button').first(), 'data-placed', 'true')).toBe(true);
    const unmarked = await blank.screenshot();
    await page.getByRole('radio', { name: 'Answers' }).click();
    await sudoku.button('Fill marks').click();
    await expect(blank).toHaveAttribute('data-marks', /./);
    await page.mouse.move(0, 0);
    expect(unmarked.equals(await blank.screenshot()), 'marks').toBe(false);
  });
}

test('what is chosen is seen: a filter, a puzzle of the list', async ({ sudoku, page }) => {
  await sudoku.paste(`${levels[0].puzzle}\n`.repeat(3));
  await sudoku.button('List').click();
  await expect(page.locator('#collection output')).toHaveText(/ Rated in /); // then nothing is drawn by itself any more
  expect(await shows(page.locator('#puzzles [role=option]').nth(1), 'aria-selected', 'true')).toBe(true);
  const filter = page.locator('fieldset label', { hasText: 'None' }).locator('span').first();
  const before = await filter.screenshot();
  await filter.click();
  await page.mouse.move(0, 0);
  await page.locator('#puzzles').focus();
  expect(before.equals(await filter.screenshot())).toBe(false);
});
