// A language that is written from right to left: the page turns round, and grid, keypad, paper and texts of puzzles do not.
// The page speaks none yet. So the browser is told here that German is written in Hebrew letters, and its words are.

import { daily } from './cases.js';
import { findMisfits, misfits } from './fit.js';
import { test as base, expect, Sudoku } from './fixtures.js';
import { states } from './states.js';

/** @import { Locator } from '@playwright/test' */

/** Words as they might be there: other letters, and the places for values as they were. */
const hebrew = (/** @type {string} */ text) =>
  text.replaceAll(/\{\w+\}|[a-zäöüß]/gi, (part) =>
    part.length > 1 ? part : String.fromCharCode(0x5d0 + ((part.toLowerCase().codePointAt(0) ?? 0) % 27)),
  );

/** The widths and heights of a phone and of a laptop. */
const windows = [
  { width: 390, height: 664 },
  { width: 1280, height: 800 },
];

const test = base.extend({
  sudoku: async ({ page, site }, use) => {
    await page.addInitScript(() => {
      const { maximize } = Intl.Locale.prototype;
      Intl.Locale.prototype.maximize = function () {
        return this.language === 'de' ? new Intl.Locale('de-Hebr-DE') : maximize.call(this);
      };
    });
    await page.route(/\/(?:more-|hints-)?de-[^/]*\.json$/, async (route) => {
      const response = await route.fetch();
      const words = JSON.parse(await response.text(), (_, value) =>
        typeof value === 'string' ? hebrew(value) : value,
      );
      await route.fulfill({ response, json: words });
    });
    await findMisfits(page);
    await page.emulateMedia({ reducedMotion: 'reduce' }); // a sheet is measured where it comes to rest
    const sudoku = new Sudoku(page, site);
    await sudoku.open();
    await sudoku.speak('de');
    await expect(page.locator('html')).toHaveAttribute('dir', 'rtl');
    await use(sudoku);
  },
});

/** Where the middle of an element is, from the left. @param {Locator} element */
async function middle(element) {
  const { x, width } = (await element.boundingBox()) ?? { x: NaN, width: NaN };
  return x + width / 2;
}

/** What lies to the left of what. @type {[left: string, right: string][]} */
const order = [
  ['#ask-menu', 'h1'], // the page is turned round
  ['#solve', '#hint'],
  ['#modes label:nth-of-type(3)', '#modes label:nth-of-type(1)'],
  ['#level', '#verdict'],
  ['#solve', '#ask-path'],
  ['[data-cell="0"]', '[data-cell="8"]'], // the puzzle is not
  ['#keypad button:nth-child(1)', '#keypad button:nth-child(2)'],
];

/** The same in the menu. @type {[left: string, right: string][]} */
const inMenu = [
  ['.close', 'h2'],
  ['[data-do=size] small', '[data-do=size] span'],
  ['[data-do=help] small', '[data-do=help] span'],
  ['[lang=de]', '[lang=en]'],
  ['[data-do=camera]', '[data-do=new]'], // two columns
];

for (const viewport of windows) {
  test.describe(`${viewport.width} × ${viewport.height}`, () => {
    test.use({ viewport });

    test('the page is turned round, and the puzzle is not', async ({ sudoku, page }) => {
      await sudoku.paste(daily.puzzle);
      for (const part of ['#ask-path', '#level']) await expect(page.locator(part)).toBeVisible();
      for (const [left, right] of order) {
        expect(await middle(page.locator(left)), `${left} ${right}`).toBeLessThan(await middle(page.locator(right)));
      }
      await sudoku.menu();
      for (const pair of inMenu) {
        const [left, right] = pair.map((part) => page.locator(`.menu ${part}`));
        expect(await middle(left), pair.join(' ')).toBeLessThan(await middle(right));
      }
    });

    for (const name of ['doctor', 'several', 'path', 'share', 'collection', 'photo']) {
      test(`all of it fits: ${name}`, async ({ sudoku, page }) => {
        await states[name].way(sudoku);
        expect(await misfits(page)).toEqual([]);
      });
    }
  });
}

test('an arrow goes where it points', async ({ sudoku, page }) => {
  await sudoku.cell(40).click();
  await page.keyboard.press('ArrowRight');
  await sudoku.expectSelected(41);
  /** @type {[from: string, key: string, to: string][]} */
  const ways = [
    ['#keypad button:nth-child(2)', 'ArrowRight', '#keypad button:nth-child(3)'],
    ['#keypad button:nth-child(2)', 'ArrowLeft', '#keypad button:nth-child(1)'],
    ['#paste', 'ArrowRight', '#camera'],
    ['#paste', 'ArrowLeft', '#example'],
    ['#camera', 'ArrowRight', '#example'], // round the end
    ['#example', 'ArrowLeft', '#camera'],
  ];
  for (const [from, key, to] of ways) {
    await page.locator(from).focus();
    await page.keyboard.press(key);
    await expect(page.locator(to), `${from} ${key}`).toBeFocused();
  }
});

test('paper, texts, and the cells of the legend keep their direction', async ({ sudoku, page }) => {
  await sudoku.paste(daily.puzzle);
  await expect(page.locator('#ask-path')).toBeVisible();
  await expect
    .poll(async () => {
      await page.evaluate(() => dispatchEvent(new Event('beforeprint')));
      return page.locator('#paper .given text').count();
    })
    .toBe(24);
  await page.emulateMedia({ media: 'print' });
  const [title, site] = [page.locator('#paper h2'), page.locator('#paper h2 + p')];
  expect(await middle(title)).toBeLessThan(await middle(site));
  const given = page.locator('#paper .given text');
  expect(await given.first().textContent()).toBe(daily.puzzle.match(/[1-9]/)?.[0]);
  expect(await middle(given.nth(0))).toBeLessThan(await middle(given.nth(1)));
  await page.emulateMedia({ media: null });

  await sudoku.menu('text');
  await expect(page.locator('#textbox textarea')).toHaveCSS('direction', 'ltr');
  await page.keyboard.press('Escape');
  await sudoku.menu('help');
  const wrong = page.locator('dialog [data-roles~=wrong]');
  await expect(wrong).toBeVisible();
  const right = await wrong.evaluate((cell) => Number.parseFloat(getComputedStyle(cell, '::after').right));
  const left = await wrong.evaluate((cell) => Number.parseFloat(getComputedStyle(cell, '::after').left));
  expect(right).toBeLessThan(left);
});

test('another language turns it back', async ({ sudoku, page }) => {
  await sudoku.speak('fr');
  await expect(page.locator('html')).toHaveAttribute('dir', 'ltr');
  expect(await middle(page.locator('h1'))).toBeLessThan(await middle(page.locator('#ask-menu')));
  await sudoku.expectSelected(0);
});
