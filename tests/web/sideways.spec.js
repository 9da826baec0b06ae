// Nothing is beyond the window's side, whatever the page shows.

import { newspaper, thirteen } from './cases.js';
import { expect, test } from './fixtures.js';

const spoilt = newspaper.puzzle.replace('53', '35');

test('no window scrolls sideways, whatever it shows', async ({ sudoku, page }) => {
  const shown = (/** @type {string} */ part) => expect(page.locator(part).first()).toBeVisible();
  /** @param {string} part */
  async function open(part) {
    await page.locator(part).click();
    await shown('dialog[open]');
  }
  const close = () => page.locator('dialog[open] .close').click();
  /** @type {[state: string, way: () => Promise<unknown>, back?: () => Promise<unknown>][]} */
  const ways = [
    [
      'pager',
      async () => {
        await sudoku.paste(thirteen);
        await expect(sudoku.verdict).toContainText('13');
        await page.keyboard.press('Enter');
        await shown('#pager');
      },
    ],
    [
      'doctor',
      async () => {
        await sudoku.paste(spoilt);
        await sudoku.question.click();
        await shown('#doctor li');
      },
      () => page.keyboard.press('Escape'),
    ],
    ['help', () => open('#ask-help'), close],
    ['text', () => open('#text'), close],
    ['share', () => open('#share'), close],
    [
      'list',
      async () => {
        await sudoku.paste(`${newspaper.puzzle}\n`.repeat(1000));
        await page.locator('#bar button').first().click();
        await shown('#puzzles [role=option]');
      },
    ],
    [
      'bar',
      async () => {
        await page.locator('#puzzles').press('Enter');
        await shown('#bar');
      },
    ],
  ];
  for (const [locale, states] of /** @type {const} */ ([
    ['de', 7],
    ['fr', 1],
  ])) {
    await page.locator('#language').selectOption(locale);
    await expect(page.locator('html')).toHaveAttribute('lang', locale);
    for (const [state, way, back] of ways.slice(0, states)) {
      await page.setViewportSize({ width: 1280, height: 800 });
      await way();
      const wide = [];
      for (const width of [320, 560, 640, 720, 896]) {
        for (const height of [200, 400, 450, 480]) {
          await page.setViewportSize({ width, height });
          const widest = await page.evaluate(() =>
            Math.max(...Array.from(document.querySelectorAll('html, dialog[open]'), ({ scrollWidth }) => scrollWidth)),
          );
          if (widest > width) wide.push(`${width} × ${height}: ${widest}`);
        }
      }
      expect(wide, `${state}, ${locale}`).toEqual([]);
      await back?.();
    }
  }
});
