// Where things are: together on a small screen, and in the same place whatever is said and whatever is typed.

import { languages } from '../../www/words/languages.js';
import { daily, thirteen } from './cases.js';
import { findMisfits, misfits } from './fit.js';
import { expect, test } from './fixtures.js';
import { letSpeak } from './speaking.js';

/** @import { Page } from '@playwright/test' */

const spoilt = daily.puzzle.replace('53', '35');
const list = `${daily.puzzle}\n${`${spoilt}\n`.repeat(999)}`;

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

test('in every size, grid, verdict and keypad are on screen together, and nothing is cut off or too small', async ({
  sudoku,
  page,
}) => {
  await findMisfits(page);
  await sudoku.open();
  const size = page.getByLabel('Size');
  for (const option of await size.locator('option:not([hidden])').allTextContents()) {
    await size.selectOption(option);
    await sudoku.type('11');
    await expect(sudoku.verdict).toContainText('Row 1 has two 1s.');
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
    for (const width of [320, 390, 768, 1280]) {
      await page.setViewportSize({ width, height: 800 });
      expect(await misfits(page), `${option}, ${width} px`).toEqual([]);
    }
  }
});

/** One window of each kind that the page is laid out for, and the narrowest ones. */
const kinds = /** @type {const} */ ([
  [320, 568],
  [320, 640],
  [320, 844],
  [360, 560],
  [390, 664],
  [390, 844],
  [640, 400],
  [1280, 800],
]);

/** Where those of the page's parts are that nothing may move, and whether the question is below the verdict. @param {Page} page */
const places = (page) =>
  page.evaluate(() => {
    const boxes = (/** @type {string} */ parts) =>
      [...document.querySelectorAll(parts)]
        .filter((part) => part.checkVisibility())
        .map((part) => ({ name: part.id || part.className || part.tagName, box: part.getBoundingClientRect() }));
    const [verdict] = boxes('#verdict');
    const [question] = boxes('#ask-doctor');
    return {
      isBelow: !question || (verdict.box.bottom <= question.box.top && question.box.right <= innerWidth),
      places: boxes('.frame, .grid, .status, #modes, #keypad, main .actions, footer').map(
        ({ name, box }) => `${name} ${box.x + scrollX} ${box.y + scrollY} ${box.width} ${box.height}`,
      ),
    };
  });

test('nothing moves when a verdict, a note, a button, the pager or a question comes or goes', async ({
  sudoku,
  page,
}) => {
  const { verdict, question, note, pager, solved, panel } = sudoku;
  const press = (/** @type {string} */ key) => page.keyboard.press(key);
  /** Each row is one after the other in the same page. @type {[state: string, way: () => Promise<void>][][]} */
  const rows = [
    [
      ['empty', () => sudoku.cell(0).click()],
      ['typed', () => sudoku.paste(daily.puzzle).then(() => expect(verdict).toContainText('one solution'))],
      ['solved', () => press('Enter').then(() => expect(solved).toHaveCount(57))],
      ['clash', () => sudoku.paste(spoilt).then(() => expect(question).toBeVisible())],
      ['doctor', () => question.click().then(() => expect(panel.locator('li').first()).toBeVisible())],
      ['several', () => sudoku.paste(thirteen).then(() => expect(verdict).toContainText('Several solutions'))],
      ['its pager', () => press('Enter').then(() => expect(pager).toBeVisible())],
      ['a note', () => press('Control+c').then(() => expect(note).toContainText('opied'))],
      [
        'cleared',
        () =>
          sudoku
            .button('Clear')
            .click()
            .then(() => expect(verdict).toHaveText('An empty grid.')),
      ],
      ['begun', () => sudoku.type('1').then(() => sudoku.expectBegun(1))],
      ['countless', () => press('Enter').then(() => sudoku.expectPage(1, 'of 100,000+'))],
    ],
    [
      [
        'a list',
        () => sudoku.pasteList(list).then(() => expect(page.locator('#bar')).toContainText('Puzzle 1 of 1,000')),
      ],
      ['its puzzle', () => expect(verdict).toContainText('Exactly one solution.')],
      [
        'its clash',
        () =>
          sudoku
            .button('Next puzzle')
            .click()
            .then(() => expect(question).toBeVisible()),
      ],
    ],
  ];
  for (const row of rows) {
    /** @type {Map<string, string[]>} */
    const before = new Map();
    for (const [state, way] of row) {
      await way();
      for (const [width, height] of kinds) {
        await page.setViewportSize({ width, height });
        const found = await places(page);
        const at = `${width} × ${height}`;
        if (!before.has(at)) before.set(at, found.places);
        expect(found, `${state} in ${at}`).toEqual({ isBelow: true, places: before.get(at) });
      }
    }
  }
});

test('the mode moves nothing: in one row, what there is to do with answers comes before Solve; what goes in and out is one row', async ({
  sudoku,
  page,
}) => {
  await letSpeak(page);
  await sudoku.open();
  await sudoku.paste(daily.puzzle);
  await expect(sudoku.verdict).toContainText('Exactly one solution.');
  for (const [width, height] of /** @type {const} */ ([
    [320, 700],
    [360, 640],
    [390, 700],
    [1280, 700],
  ])) {
    await page.setViewportSize({ width, height });
    const found = await page.evaluate(async (languages) => {
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
      const found = [];
      for (const locale of languages) {
        await /** @type {any} */ (globalThis).speak(locale);
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
        const exchange = all('.exchange button').map((button) => button.getBoundingClientRect());
        const { left, right } = all('.exchange').map((row) => row.getBoundingClientRect())[0];
        found.push({
          locale,
          moved: modes.flatMap((mode) => mode.places.filter((place) => !modes[0].places.includes(place))),
          rows: modes.map(({ row }) => row.join(' ')),
          unfit: modes.flatMap((mode) => mode.unfit),
          hide: after.filter((place) => !before.includes(place)),
          exchange: {
            rows: new Set(exchange.map(({ top }) => top)).size,
            outside: exchange.filter((box) => box.left < left || box.right > right).length,
          },
        });
      }
      return found;
    }, languages);
    expect(found, `${width} × ${height}`).toEqual(
      languages.map((locale) => ({
        locale,
        moved: [],
        rows: ['hint solveprimary', 'hint check reveal fill solve', 'hint check reveal fill solve'],
        unfit: [],
        hide: [],
        exchange: { rows: width === 320 ? expect.any(Number) : 1, outside: 0 },
      })),
    );
  }
});

test('a scrollbar that takes room pushes nothing out', async ({ playwright, site }) => {
  const browser = await playwright.chromium.launch({
    executablePath: process.env.CHROMIUM,
    ignoreDefaultArgs: ['--hide-scrollbars'],
  });
  const page = await browser.newPage();
  for (const width of [320, 340, 600, 900, 1280]) {
    await page.setViewportSize({ width, height: 400 });
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

test('nothing moves while one types, clashes, solves and takes back', async ({ sudoku, page }) => {
  await page.evaluate(() => {
    /** @type {any} */ (globalThis).moved = [];
    new PerformanceObserver((list) => {
      for (const entry of /** @type {any[]} */ (list.getEntries())) {
        /** @type {any} */ (globalThis).moved.push(
          ...entry.sources.map((/** @type {any} */ { node }) => node?.id || node?.className || node?.nodeName),
        );
      }
    }).observe({ type: 'layout-shift', buffered: true });
  });
  await sudoku.type(daily.puzzle);
  await expect(sudoku.verdict).toContainText('24 givens. Exactly one solution.');
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
