// Where things are: together on a small screen, and in the same place while one types. What is seen in each situation of a
// puzzle is in frame.spec.js.

import { daily, weekly } from './cases.js';
import { findMisfits, misfits } from './fit.js';
import { test as base, expect } from './fixtures.js';
import { framesOf, seeFrame } from './frame.js';
import { letSpeak } from './speaking.js';

/** @import { Page } from '@playwright/test' */

/**
 * Phones with and without their browser's bars, also on their side, a tablet and screens, each with how large the grid is
 * there at least. There the page does not scroll.
 */
const windows = /** @type {const} */ ([
  [320, 568, 288],
  [360, 560, 279],
  [360, 640, 333],
  [375, 553, 270],
  [390, 664, 342],
  [390, 844, 360],
  [412, 732, 360],
  [430, 705, 360],
  [568, 560, 0],
  [844, 390, 333],
  [768, 1024, 639],
  [660, 700, 0],
  [800, 760, 0],
  [1280, 800, 702],
  [1920, 1080, 891],
]);

/** Others, in which it may scroll, but all of this is on screen together. */
const rarer = /** @type {const} */ ([
  [640, 480, 0],
  [1024, 600, 0],
  [1280, 560, 0],
]);

const sides = [4, 6, 8, 9, 10, 12, 15, 16, 20, 25];

/** What does not belong there in a window of this size. @param {Page} page @param {number} side @param {boolean} isScrolled */
const unfit = (page, side, isScrolled) =>
  page.evaluate(
    ([side, isScrolled]) => {
      scrollTo(0, 0);
      const box = (/** @type {Element} */ part) => part.getBoundingClientRect();
      const isSeen = (/** @type {Element} */ part) => part.checkVisibility({ visibilityProperty: true });
      const keys = [...document.querySelectorAll('#keypad button')].filter(isSeen);
      const actions = [...document.querySelectorAll('#actions button')].filter(isSeen);
      const least = side > 9 ? { width: 24, height: 36 } : { width: 44, height: 44 };
      const { scrollWidth, scrollHeight } = document.documentElement;
      const found = [...document.querySelectorAll('#grid, #verdict, #keypad'), ...keys, ...actions.slice(0, 1)]
        .filter((part) => {
          const { left, right, top, bottom } = box(part);
          return left < 0 || top < 0 || right > innerWidth || bottom > innerHeight;
        })
        .map((part) => `outside: ${part.id || part.textContent}`);
      if (!actions.length) found.push('there is nothing to do');
      const covered = actions.filter((button) => {
        const { left, right, top, bottom } = box(button);
        return !button.contains(document.elementFromPoint((left + right) / 2, (top + bottom) / 2));
      });
      found.push(...covered.map((button) => `covered: ${button.textContent}`));
      for (const key of keys) {
        const { width, height } = box(key);
        if (width < least.width || height < least.height) found.push(`${width} × ${height}: key ${key.textContent}`);
      }
      const rows = new Set(keys.map((key) => Math.round(box(key).top))).size;
      if (rows > (side > 9 || innerWidth < 896 ? 3 : 4)) found.push(`${rows} rows of keys`);
      if (!isScrolled && scrollHeight > innerHeight) found.push(`the page scrolls by ${scrollHeight - innerHeight}`);
      if (scrollWidth > innerWidth) found.push(`the page is too wide by ${scrollWidth - innerWidth}`);
      return found;
    },
    /** @type {const} */ ([side, isScrolled]),
  );

const test = base.extend({
  page: async ({ page }, use) => {
    await findMisfits(page);
    await letSpeak(page);
    await seeFrame(page);
    await use(page);
  },
});

for (const side of sides) {
  test(`${side}×${side}: grid, sentence, the first action and keypad are on screen together in every window, and nothing is cut off or too small`, async ({
    sudoku,
    page,
  }) => {
    if (side !== 9) await sudoku.size(side);
    await expect(page.locator('[data-cell]')).toHaveCount(side ** 2);
    /** @type {string[]} */
    const found = [];
    /** @param {string} situation */
    async function look(situation) {
      for (const [width, height] of [...windows, ...rarer]) {
        await page.setViewportSize({ width, height });
        const isScrolled = rarer.some(([w, h]) => w === width && h === height);
        const its = await unfit(page, side, isScrolled);
        found.push(...its.map((fault) => `${situation} in ${width} × ${height}: ${fault}`));
      }
    }
    await look('an empty grid');
    await sudoku.type('11');
    await expect(sudoku.verdict).toContainText('Row 1 has two 1s.');
    await look('a clash');
    for (const width of [320, 390, 768, 1280]) {
      await page.setViewportSize({ width, height: 800 });
      found.push(...(await misfits(page)).map((fault) => `${width} × 800: ${fault}`));
    }
    expect(found).toEqual([]);
  });
}

test('the grid of a 9×9 is as large as it can be, and Hint is in sight beside it', async ({ sudoku, page }) => {
  await sudoku.paste(daily.puzzle);
  await expect(sudoku.button('Hint')).toBeVisible();
  /** @type {string[]} */
  const found = [];
  for (const [width, height, least] of windows) {
    await page.setViewportSize({ width, height });
    const whole = await page.locator('#grid').evaluate((grid) => grid.getBoundingClientRect().width);
    if (whole < least) found.push(`${width} × ${height}: the grid has ${whole}, not ${least}`);
    found.push(...(await unfit(page, 9, false)).map((fault) => `${width} × ${height}: ${fault}`));
    await expect(sudoku.button('Hint')).toBeInViewport({ ratio: 1 });
  }
  expect(found).toEqual([]);
});

/** The narrowest windows, with the browser's bars and without. */
const narrow = /** @type {const} */ ([
  [320, 640],
  [320, 844],
  [360, 640],
  [640, 400],
]);

test('the mode moves nothing in any language, and no word is cut off; what can be done stays in one row', async ({
  sudoku,
  page,
}) => {
  await sudoku.paste(daily.puzzle);
  await expect(sudoku.verdict).toContainText('Exactly one solution.');
  await expect(page.locator('#level b')).not.toBeEmpty();
  /** @type {string[]} */
  const found = [];
  for (const [width, height] of narrow) {
    await page.setViewportSize({ width, height });
    /** @type {Map<string, string>} */
    const before = new Map();
    for (const mode of ['givens', 'answers', 'marks']) {
      await page.locator(`#modes [value=${mode}]`).click();
      for (const { language, places, rows, faults } of await framesOf(page)) {
        const now = JSON.stringify(places);
        const at = `${mode}, ${width} × ${height}, ${language}`;
        if (now !== (before.get(language) ?? now)) found.push(`${at}: ${now} and not ${before.get(language)}`);
        before.set(language, before.get(language) ?? now);
        if (rows !== 1) found.push(`${at}: ${rows} rows of actions`);
        found.push(...faults.map((fault) => `${at}: ${fault}`));
      }
    }
  }
  expect(found).toEqual([]);
});

test('a scrollbar that takes room pushes nothing out', async ({ playwright, site }) => {
  const browser = await playwright.chromium.launch({
    executablePath: process.env.CHROMIUM,
    ignoreDefaultArgs: ['--hide-scrollbars'],
  });
  const page = await browser.newPage();
  for (const width of [320, 340, 600, 900, 1280]) {
    await page.setViewportSize({ width, height: 300 });
    await page.goto(site);
    const { scrollWidth, clientWidth } = await page.evaluate(() => {
      const { scrollWidth, clientWidth } = document.documentElement;
      return { scrollWidth, clientWidth };
    });
    expect(clientWidth, 'there is a scrollbar').toBeLessThan(width);
    expect(scrollWidth).toBe(clientWidth);
  }
  await browser.close();
});

test('a long word that is quoted goes on in another line', async ({ sudoku, page }) => {
  const word = 'W'.repeat(300);
  /** What scrolls sideways, or hides a part of a line. @param {string} selector */
  const wide = (selector) =>
    page
      .locator(`html, dialog[open], ${selector}`)
      .evaluateAll((all) => all.filter((part) => part.scrollWidth > part.clientWidth).map((part) => part.outerHTML));
  await page.setViewportSize({ width: 320, height: 568 });
  await sudoku.open(`/?do=${word}`);
  await expect(sudoku.note).toContainText(word);
  expect(await wide('#note')).toEqual([]);
  await sudoku.pasteList(`${daily.puzzle}\n${weekly.puzzle}`);
  await page.locator('#bar .all').click();
  await expect(page.locator('#puzzles')).toBeFocused();
  await page.keyboard.press('9');
  await page.keyboard.insertText(word);
  await page.keyboard.press('Enter');
  await expect(page.locator('#collection output')).toContainText('9W');
  expect(await wide('#collection output')).toEqual([]);
  await page.keyboard.press('Escape');
  await sudoku.menu('print');
  await page.locator('#printing [name=range]').fill(word);
  await expect(page.locator('#printing-said')).toContainText(word);
  expect(await wide('#printing-said')).toEqual([]);
});

test('nothing moves while one types, clashes, solves and takes back, but in the rows whose words and buttons are others then', async ({
  sudoku,
  page,
}) => {
  await page.evaluate(() => {
    /** @type {any} */ (globalThis).moved = [];
    new PerformanceObserver((list) => {
      for (const entry of /** @type {any[]} */ (list.getEntries())) {
        for (const { node, previousRect: before, currentRect: now } of entry.sources) {
          const part = node instanceof Element ? node : node?.parentElement;
          // What comes and goes in these rows moves the rest of them, but only sideways.
          const isInRow = part?.closest('#actions, #verdict, .aside, .commands') && Math.abs(before.y - now.y) <= 1;
          const its = [before, now].map(({ x, y, width, height }) => `${x} ${y} ${width} ${height}`).join(' → ');
          if (!isInRow) /** @type {any} */ (globalThis).moved.push(`${part?.id || part?.className} ${its}`);
        }
      }
    }).observe({ type: 'layout-shift', buffered: true });
  });
  await sudoku.type(daily.puzzle);
  await expect(sudoku.verdict).toHaveText('Exactly one solution.');
  await page.keyboard.press('Enter');
  await expect(sudoku.solved).toHaveCount(57);
  await page.keyboard.press('Enter');
  await sudoku.cell(0).click();
  await sudoku.type('5');
  await expect(sudoku.clashing).toHaveCount(2);
  await page.keyboard.press('Control+z');
  await expect(sudoku.clashing).toHaveCount(0);
  await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))));
  expect(await page.evaluate(() => /** @type {any} */ (globalThis).moved)).toEqual([]);
});
