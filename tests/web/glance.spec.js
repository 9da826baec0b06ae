// The whole way at a glance, in the built page: where there is room, for which puzzles, and what becomes of it. What it says is
// in glance.test.js.

import { dots, four, levels } from './cases.js';
import { expect, Sudoku, test } from './fixtures.js';

/** @import { Page } from '@playwright/test' */

const [easy, medium, hard, unfair, extreme] = levels;

/** A puzzle that singles alone solve. */
const singles = '530070000600195000098000060800060003400803001700020006060000280000419005000080079';

/** @param {Page} page */
const glanceOf = (page) => page.locator('.glance');

/** Waits until all that is asked by itself is answered and drawn, and the page has been idle. @param {Page} page */
async function rest(page) {
  await expect(page.locator('#level')).toContainText(/\d/);
  await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))));
  await page.evaluate(() => new Promise((resolve) => requestIdleCallback(() => requestIdleCallback(resolve))));
}

/** What the page has loaded of hints. @param {Page} page */
const loaded = (page) =>
  page.evaluate(() =>
    performance
      .getEntriesByType('resource')
      .map(({ name }) => name.slice(document.baseURI.length))
      .filter((name) => /glance|hint|steps/.test(name)),
  );

/** @type {[puzzle: { puzzle: string }, says: string][]} */
const ways = [
  [{ puzzle: singles }, '51 steps, all of them easy digits'],
  [easy, '57 steps, all of them easy digits'],
  [medium, '59 steps, the hardest: Pointing'],
  [hard, '69 steps, the hardest: XYZ-Wing'],
];

test('it says how long the way is, for puzzles up to hard; nothing moves as it comes', async ({ sudoku, page }) => {
  const heard = await sudoku.listen();
  const hint = page.locator('#hint');
  for (const [{ puzzle }, says] of ways) {
    await sudoku.paste(puzzle);
    await expect(hint).toBeVisible();
    const place = await hint.boundingBox();
    await expect(glanceOf(page)).toHaveAccessibleName(says);
    await expect(glanceOf(page)).toBeVisible();
    expect(await hint.boundingBox()).toEqual(place);
    await expect(page.locator('.glance .past')).not.toHaveAttribute('d', /./);
  }
  expect(await heard()).not.toContain('steps'); // nobody has asked for it
  for (const puzzle of [unfair.puzzle, extreme.puzzle, four.puzzle.replaceAll('x', '0')]) {
    await sudoku.paste(puzzle);
    await rest(page);
    await expect(glanceOf(page)).toBeHidden();
    expect(await page.locator('.glance').evaluate((glance) => /** @type {HTMLButtonElement} */ (glance).disabled)).toBe(
      true,
    );
  }
});

/** @type {[width: number, height: number, isShown: boolean][]} */
const windows = [
  [390, 844, true],
  [360, 800, true],
  [390, 664, false],
  [320, 568, false],
  [844, 390, false],
  [768, 1024, true],
  [1280, 800, true],
  [1024, 600, true],
  [900, 500, false],
];

test('it is seen where there is room, and asked for only there', async ({ page, site }) => {
  for (const [width, height, isShown] of windows) {
    await page.goto('about:blank');
    await page.setViewportSize({ width, height });
    const sudoku = new Sudoku(page, site);
    await sudoku.open(`/#puzzle=${singles}`);
    await expect(glanceOf(page)).toBeAttached(); // it is loaded by itself
    await rest(page);
    const at = `${width} × ${height}`;
    if (!isShown)
      expect(
        (await loaded(page)).filter((name) => !/glance/.test(name)),
        at,
      ).toEqual([]);
    else {
      await expect(glanceOf(page), at).toBeVisible();
      const frame = await page.locator('.room').boundingBox();
      const its = await glanceOf(page).boundingBox();
      expect(its?.width, at).toBeCloseTo(frame?.width ?? 0, 0);
      expect((its?.y ?? 0) + (its?.height ?? 0), at).toBeLessThanOrEqual((frame?.y ?? 0) + (frame?.height ?? 0));
    }
  }
  await page.setViewportSize({ width: 390, height: 844 });
  await expect(glanceOf(page)).toBeHidden(); // it is for whoever is there when it is idle
});

test('it leads to the steps, answered cells are past, and it goes with the puzzle', async ({ sudoku, page }) => {
  await sudoku.paste(easy.puzzle);
  await sudoku.expectCells(easy.puzzle);
  await sudoku.paste(singles);
  const glance = glanceOf(page);
  const past = page.locator('.glance .past');
  await expect(glance).toBeVisible();
  await page.keyboard.press('Alt+a');
  await sudoku.cell(2).click();
  await sudoku.type('4');
  await expect(past).toHaveAttribute('d', /^M[^M]+$/);
  await page.keyboard.press('Control+z');
  await expect(past).not.toHaveAttribute('d', /./);
  await page.keyboard.press('Alt+a');
  await sudoku.type('4');
  await expect(glance).toBeHidden(); // it is another puzzle, until that is taken back
  await page.keyboard.press('Control+z');
  await expect(glance).toBeVisible();
  await sudoku.speak('de');
  await expect(glance).toHaveText('51 Schritte, lauter einfache Ziffern');
  await sudoku.speak('en');
  await expect(glance).toHaveText('51 steps, all of them easy digits');

  await glance.focus();
  await page.keyboard.press('Enter');
  await expect(page.locator('#path')).toBeVisible();
  await expect(page.locator('#path')).toContainText('51');
  await page.keyboard.press('Escape');
  await expect(glance).toBeVisible();
  await page.locator('#solve').click();
  await expect(glance).toBeHidden();
  await page.locator('#solve').click();
  await expect(glance).toBeVisible();

  await glance.focus();
  await page.keyboard.press('Control+z'); // the puzzle goes, and with it what has the focus
  await sudoku.expectCells(easy.puzzle);
  await expect(sudoku.selected).toBeFocused();
  await expect(glance).toHaveText('57 steps, all of them easy digits');
});

test('where the browser saves data, nothing is fetched for it', async ({ page, site }) => {
  await page.addInitScript(() =>
    Object.defineProperty(/** @type {any} */ (navigator).connection, 'saveData', { value: true }),
  );
  const sudoku = new Sudoku(page, site);
  await sudoku.open(`/#puzzle=${singles}`);
  await sudoku.expectCells(dots(singles));
  await rest(page);
  expect(await loaded(page)).toEqual([]);
});
