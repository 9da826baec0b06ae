// Six errands from a first visit on a phone: how often one presses, and that nothing has to be scrolled for it. What is typed on
// a keyboard, and what the system asks, do not count.

import { changed, daily, dots } from './cases.js';
import { test as base, expect } from './fixtures.js';
import { drawn, pngOf } from './photos.js';
import { count } from './printing.js';

/** @import { Page } from '@playwright/test' */
/** @import { Sudoku } from './fixtures.js' */

const test = base.extend({
  page: async ({ page }, use) => {
    await count(page);
    await watchScrolling(page);
    await use(page);
  },
});

test.use({ viewport: { width: 390, height: 664 }, hasTouch: true });

/** It has a typo: no two of its digits clash, and it has no solution. */
const mistyped = changed(daily.puzzle, { 0: '2' });

/**
 * Taps something that is in sight, and counts it.
 * @typedef {(part: string, nth?: number) => Promise<void>} Press
 * @type {Record<string, { presses: number, way: (sudoku: Sudoku, press: Press) => Promise<unknown> }>}
 */
const errands = {
  'to type a puzzle and get a hint': {
    presses: 1,
    async way(sudoku, press) {
      await sudoku.type(daily.puzzle);
      await press('#hint');
      await expect(sudoku.page.locator('.grid [data-roles~=lit]')).toHaveCount(9);
    },
  },
  'to read a puzzle off a picture': {
    presses: 2,
    async way(sudoku, press) {
      await press('#camera');
      const asked = sudoku.page.waitForEvent('filechooser');
      await press('.camera .primary:visible');
      await (await asked).setFiles({ name: 'a.png', mimeType: 'image/png', buffer: pngOf(drawn()) });
      await sudoku.expectCells(dots(daily.puzzle));
    },
  },
  'to find a typo and mend it': {
    presses: 2,
    async way(sudoku, press) {
      await sudoku.type(mistyped);
      await press('#ask-doctor');
      await expect(sudoku.panel.getByRole('radio').first()).toBeChecked();
      await press('#doctor .primary');
      await expect(sudoku.verdict).toHaveText('Exactly one solution.');
    },
  },
  'to print a puzzle with its solution': {
    presses: 3,
    async way(sudoku, press) {
      await sudoku.type(daily.puzzle);
      await press('#solve');
      await press('#print');
      await press('#printing [name=print]');
      await expect(sudoku.page.locator('html')).toHaveAttribute('data-printed', '1');
      await expect(sudoku.page.locator('#paper')).toContainText('Solution');
    },
  },
  'to come to the second puzzle of a list': {
    presses: 3,
    async way(sudoku, press) {
      await sudoku.page.evaluate((text) => navigator.clipboard.writeText(text), `${mistyped}\n${daily.puzzle}`);
      await press('#paste');
      await press('#puzzles [role=option]');
      await press('#bar .turn', 1);
      await sudoku.expectCells(dots(daily.puzzle));
    },
  },
  'to choose another language': {
    presses: 2,
    async way(sudoku, press) {
      await press('#ask-menu');
      await press('.menu [lang=de]');
      await expect(sudoku.page.locator('html')).toHaveAttribute('lang', 'de');
      await expect(sudoku.page.locator('dialog[open]')).toHaveCount(0);
    },
  },
};

/** Counts how far anything was scrolled. @param {Page} page */
const watchScrolling = (page) =>
  page.addInitScript(() => {
    Object.assign(globalThis, { scrolled: 0 });
    addEventListener('scroll', () => {
      const its = /** @type {any} */ (globalThis);
      its.scrolled = Math.max(its.scrolled, scrollY);
    });
  });

for (const [errand, { presses, way }] of Object.entries(errands)) {
  test(`${errand}, one presses ${['once', 'twice', 'three times'][presses - 1]} and never scrolls`, async ({
    sudoku,
    page,
  }) => {
    let pressed = 0;
    await way(sudoku, async (part, nth = 0) => {
      const control = page.locator(part).nth(nth);
      await expect(control).toBeInViewport({ ratio: 1 });
      await control.tap();
      pressed += 1;
    });
    expect(pressed).toBe(presses);
    expect(await page.evaluate('scrolled')).toBe(0);
    expect(await page.evaluate(() => scrollY)).toBe(0);
  });
}
