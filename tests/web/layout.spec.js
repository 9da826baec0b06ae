// Where things are: together on a small screen, and in the same place whatever is said and whatever is typed.

import { languages } from '../../www/words/languages.js';
import { newspaper, thirteen } from './cases.js';
import { expect, test } from './fixtures.js';

/** @typedef {import('@playwright/test').Page} Page */

const spoilt = newspaper.puzzle.replace('53', '35');

/** Phones with and without their browser's bars, also on their side, a tablet, laptops. */
const windows = /** @type {const} */ ([
  [360, 560],
  [360, 640],
  [375, 553],
  [390, 664],
  [390, 844],
  [412, 732],
  [430, 705],
  [568, 560],
  [640, 480],
  [768, 1024],
  [844, 390],
  [1024, 600],
  [1280, 560],
  [1280, 800],
]);

/** The places of those of the parts that there are. @param {Page} page @param {string} parts */
const places = (page, parts) =>
  page.evaluate(
    (parts) =>
      [...document.querySelectorAll(parts)]
        .filter((part) => part.checkVisibility())
        .map((part) => {
          const { x, y, width, height } = part.getBoundingClientRect();
          return [part.id || part.className || part.tagName, x + scrollX, y + scrollY, width, height].join(' ');
        }),
    parts,
  );

test('grid, verdict and keypad are on screen together, in every window and every size', async ({ sudoku, page }) => {
  await expect(sudoku.verdict).toHaveText('An empty grid.');
  const size = page.getByLabel('Size');
  for (const [index, option] of (await size.locator('option:not([hidden])').allTextContents()).entries()) {
    await size.selectOption(String(index));
    await expect(page.locator('[data-cell]')).toHaveCount(Number(option.split('×')[0]) ** 2);
    for (const [width, height] of windows) {
      await page.setViewportSize({ width, height });
      const { outside, small } = await page.evaluate(() => {
        scrollTo(0, 0);
        const box = (/** @type {Element} */ part) => part.getBoundingClientRect();
        const keys = [...document.querySelectorAll('#keypad button')];
        const least = innerHeight > 640 ? 44 : 36; // three rows of keys take much of a low window
        return {
          outside: [...document.querySelectorAll('.grid, #verdict, #modes, #keypad, #keypad button')]
            .filter((part) => box(part).bottom > innerHeight || box(part).right > innerWidth)
            .map((part) => part.id || part.className),
          small: keys.filter((key) => box(key).width < 24 || box(key).height < least).map((key) => key.textContent),
        };
      });
      expect({ outside, small }, `${option} in ${width} × ${height}`).toEqual({ outside: [], small: [] });
    }
  }
});

test('nothing moves when a verdict, a note, a button or the pager comes or goes', async ({ sudoku, page }) => {
  const parts = '.frame, .grid, .status, #modes, #keypad, main .actions, footer';
  const ways = /** @type {[state: string, way: () => Promise<unknown>][]} */ ([
    ['typed', () => sudoku.paste(newspaper.puzzle).then(() => expect(sudoku.verdict).toContainText('one solution'))],
    ['solved', () => page.keyboard.press('Enter').then(() => expect(sudoku.solved).toHaveCount(58))],
    ['clash', () => sudoku.paste(spoilt).then(() => expect(sudoku.question).toBeVisible())],
    ['doctor', () => sudoku.question.click().then(() => expect(sudoku.panel.locator('li').first()).toBeVisible())],
    ['several', () => sudoku.paste(thirteen).then(() => expect(sudoku.verdict).toContainText('13 solutions'))],
    ['its pager', () => page.keyboard.press('Enter').then(() => expect(sudoku.pager).toBeVisible())],
    ['a note', () => page.keyboard.press('Control+c').then(() => expect(sudoku.note).toContainText('opied'))],
  ]);
  for (const [width, height] of /** @type {const} */ ([
    [320, 568],
    [360, 560],
    [390, 664],
    [640, 400],
    [1280, 800],
  ])) {
    await page.setViewportSize({ width, height });
    await sudoku.cell(0).click();
    const before = await places(page, parts);
    for (const [state, way] of ways) {
      await way();
      expect(await places(page, parts), `${state} in ${width} × ${height}`).toEqual(before);
    }
    await sudoku.button('Clear').click();
    await expect(sudoku.verdict).toHaveText('An empty grid.');
  }
});

test('the mode moves nothing: in one row, what there is to do with answers comes before Solve', async ({
  sudoku,
  page,
}) => {
  await sudoku.paste(newspaper.puzzle);
  await expect(sudoku.verdict).toContainText('Exactly one solution.');
  for (const locale of languages) {
    await page.locator('#language').selectOption(locale);
    await expect(page.locator('html')).toHaveAttribute('lang', locale);
    for (const width of [320, 360, 390, 1280]) {
      await page.setViewportSize({ width, height: 700 });
      const { moved, rows, unfit, hide } = await page.evaluate(async () => {
        const drawn = () => new Promise((resolve) => setTimeout(resolve));
        const all = (/** @type {string} */ parts) =>
          [...document.querySelectorAll(parts)].filter((part) => part.checkVisibility());
        const places = (/** @type {string} */ parts) =>
          all(parts).map(
            (part) => `${part.id || part.className} ${Object.values(part.getBoundingClientRect().toJSON())}`,
          );
        const solve = /** @type {HTMLElement} */ (document.querySelector('#solve'));
        const outside =
          'header *, .grid, .status, #modes label, #keypad button:not(.blank, .back), .desk > *, .desk > :not(#answering, #keypad) button, footer select';
        const beside = '#answering button:not(#solve)';
        /** @type {{ places: string[], row: string[], unfit: (string | null)[] }[]} */
        const modes = [];
        for (const mode of document.querySelectorAll('#modes input')) {
          /** @type {HTMLElement} */ (mode).click();
          await drawn();
          modes.push({
            places: places(outside),
            row: all('#answering button').map(({ id, className }) => id + className),
            unfit: all('.desk button')
              .filter(
                (button) =>
                  button.scrollWidth > button.clientWidth ||
                  button.scrollHeight > button.clientHeight ||
                  (!button.closest('#keypad') && button.clientHeight !== 42),
              )
              .map((button) => button.textContent),
          });
        }
        const before = places(beside);
        solve.click();
        await drawn();
        const after = places(beside);
        solve.click();
        await drawn();
        return {
          moved: modes.flatMap((mode) => mode.places.filter((place) => !modes[0].places.includes(place))),
          rows: modes.map(({ row }) => row.join(' ')),
          unfit: modes.flatMap((mode) => mode.unfit),
          hide: after.filter((place) => !before.includes(place)),
        };
      });
      expect({ moved, unfit, hide }, `${locale}, ${width} px`).toEqual({ moved: [], unfit: [], hide: [] });
      expect(rows).toEqual(['hint solveprimary', 'hint check reveal fill solve', 'hint check reveal fill solve']);
    }
  }
});

test('what goes in and out is one line in every language', async ({ sudoku, page }) => {
  await page.setViewportSize({ width: 360, height: 640 });
  for (const locale of languages) {
    await page.locator('#language').selectOption(locale);
    await expect(page.locator('html')).toHaveAttribute('lang', locale);
    const { tops, cut } = await page.evaluate(() => {
      const buttons = [...document.querySelectorAll('.exchange button')];
      return {
        tops: new Set(buttons.map((button) => button.getBoundingClientRect().top)).size,
        cut: buttons
          .filter((button) => button.scrollWidth > button.clientWidth || button.getBoundingClientRect().right > 348)
          .map((button) => button.textContent),
      };
    });
    expect({ tops, cut }, locale).toEqual({ tops: 1, cut: [] });
  }
  await expect(sudoku.verdict).not.toBeEmpty();
});
