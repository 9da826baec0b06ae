// Those looks of the page that can be measured: what fits, what moves, and the contrast of digits.

import { open } from './answering.js';
import { newspaper } from './cases.js';
import { misfits, none } from './fit.js';
import { expect, test } from './fixtures.js';

test('nothing is cut off and every key is large enough, in every size', async ({ sudoku, page }) => {
  for (const option of await page.getByLabel('Size').locator('option:not([hidden])').allTextContents()) {
    await page.getByLabel('Size').selectOption(option);
    await sudoku.type('11');
    await expect(sudoku.verdict).toContainText('Row 1 has two 1s.');
    for (const width of [320, 390, 768, 1280]) {
      await page.setViewportSize({ width, height: 800 });
      expect(await misfits(page), `${option}, ${width} px`).toEqual(none);
    }
  }
});

test('the verdict and the question of a spoilt puzzle lie apart, and it moves nothing', async ({ sudoku, page }) => {
  await sudoku.paste(`${newspaper.puzzle}\n${`${newspaper.puzzle.replace('53', '35')}\n`.repeat(999)}`);
  for (const width of [320, 390, 1280]) {
    await page.setViewportSize({ width, height: 844 });
    await expect(page.locator('#bar')).toContainText('Puzzle 1 of 1,000');
    await expect(sudoku.verdict).toContainText('Exactly one solution.');
    await page.evaluate(() => scrollTo(0, 0));
    const place = await page.locator('#keypad').boundingBox();
    await page.getByRole('button', { name: 'Next puzzle' }).click();
    await expect(sudoku.verdict).toHaveText('Column 3 has two 3s. Column 4 has two 5s.');
    const verdict = await sudoku.verdict.boundingBox();
    const question = await sudoku.question.boundingBox();
    if (!verdict || !question) throw new Error('both are to be seen');
    expect(verdict.y + verdict.height, `${width} px`).toBeLessThanOrEqual(question.y);
    expect(question.x + question.width, `${width} px`).toBeLessThanOrEqual(width);
    await page.evaluate(() => scrollTo(0, 0));
    expect(await page.locator('#keypad').boundingBox(), `${width} px`).toEqual(place);
    await page.getByRole('button', { name: 'Previous puzzle' }).click();
  }
});

test.describe('320 px wide', () => {
  test.use({ viewport: { width: 320, height: 640 } });

  test('the pager, the repairs and the text box fit, and a solution moves nothing', async ({ sudoku, page }) => {
    const keypad = page.locator('#keypad');
    const place = await keypad.boundingBox();
    await sudoku.type('1');
    await expect(sudoku.verdict).toHaveText('1 given. More than 100,000 solutions so far.');
    await sudoku.button('Solve').click();
    await sudoku.expectPage(1, 'of 100,000+');
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
    await page.evaluate(() => scrollTo(0, 0));
    expect(await keypad.boundingBox()).toEqual(place);
    await sudoku.paste(newspaper.puzzle.replace('53', '35'));
    await sudoku.button('What is wrong?').click();
    const repair = sudoku.panel.getByRole('listitem').getByRole('button').first();
    await expect(repair).toBeVisible();
    expect(await repair.evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth)).toBe(0);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);

    await page.keyboard.press('Escape');
    await sudoku.button('Text or file…').click();
    await page.getByLabel('Layout').selectOption('Spaced rows');
    const box = page.getByRole('dialog');
    await expect(box).toBeInViewport({ ratio: 1 });
    for (const part of [box, ...(await box.getByRole('button').all())]) {
      expect(await part.evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth)).toBe(0);
    }
  });
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
  await sudoku.type(newspaper.puzzle);
  await expect(sudoku.verdict).toContainText('23 givens. Exactly one solution.');
  await page.keyboard.press('Enter');
  await expect(sudoku.solved).toHaveCount(58);
  await page.keyboard.press('Enter');
  await sudoku.cell(0).click();
  await sudoku.type('5');
  await expect(sudoku.clashing).toHaveCount(2);
  await page.keyboard.press('Control+z');
  await expect(sudoku.clashing).toHaveCount(0);
  await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))));
  expect(await page.evaluate(() => /** @type {any} */ (globalThis).moved)).toEqual([]);
});

test('digits have a contrast of at least 7:1 wherever they stand, in both themes', async ({ sudoku, page }) => {
  await open(sudoku);
  for (const colorScheme of /** @type {const} */ (['light', 'dark'])) {
    await page.emulateMedia({ colorScheme });
    const ratios = await page.evaluate(() => {
      const context = /** @type {CanvasRenderingContext2D} */ (document.createElement('canvas').getContext('2d'));
      const style = getComputedStyle(document.documentElement);
      const luminance = (/** @type {string} */ name) => {
        context.fillStyle = style.getPropertyValue(name);
        context.fillRect(0, 0, 1, 1);
        const [red, green, blue] = [...context.getImageData(0, 0, 1, 1).data].map((part) =>
          part <= 10 ? part / 3294 : ((part / 255 + 0.055) / 1.055) ** 2.4,
        );
        return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
      };
      const inks = ['--ink', '--accent', '--answer', '--mark', '--clash', '--good'];
      const grounds = ['--raised', '--near', '--selected', '--alike', '--clash-tint'];
      return inks.flatMap((ink) =>
        grounds.map((ground) => {
          const [dark, light] = [luminance(ink), luminance(ground)].sort((one, other) => one - other);
          return { pair: `${ink} on ${ground}`, ratio: (light + 0.05) / (dark + 0.05) };
        }),
      );
    });
    for (const { pair, ratio } of ratios) expect(ratio, `${colorScheme}: ${pair}`).toBeGreaterThanOrEqual(7);
  }
});
