// Light or dark, from the first paint on: the theme that was chosen, or else the system's.

import { expect, Sudoku, test } from './fixtures.js';

/** @import { Page } from '@playwright/test' */

const paper = { light: 'rgb(252, 251, 248)', dark: 'rgb(22, 23, 25)' };

/** @type {[chosen: 'light' | 'dark' | 'system' | null, system: 'light' | 'dark', shown: 'light' | 'dark'][]} */
const themes = [
  [null, 'light', 'light'],
  [null, 'dark', 'dark'],
  ['system', 'dark', 'dark'],
  ['light', 'light', 'light'],
  ['light', 'dark', 'light'],
  ['dark', 'light', 'dark'],
  ['dark', 'dark', 'dark'],
];

/** @param {Page} page */
const painted = (page) => page.evaluate(() => getComputedStyle(document.documentElement).backgroundColor);

for (const [chosen, colorScheme, shown] of themes) {
  test(`${chosen ?? 'nothing'} chosen, ${colorScheme} system: ${shown} before any module runs`, async ({
    page,
    site,
  }) => {
    /** @type {string[]} */
    const troubles = [];
    page.on('console', (message) => message.text().includes('Content Security') && troubles.push(message.text()));
    await page.emulateMedia({ colorScheme });
    await page.addInitScript((chosen) => chosen && localStorage.setItem('ninefold.theme', chosen), chosen);
    await page.route('**/*.js', (route) => route.abort());
    await page.goto(site);
    await expect(page.locator('#keypad button')).toHaveCount(0); // nothing has run
    expect(await painted(page)).toBe(paper[shown]);
    expect(troubles).toEqual([]);
    await page.unroute('**/*.js');
    await new Sudoku(page, site).open();
    expect(await painted(page)).toBe(paper[shown]);
  });
}

test('where nothing can be kept, the page looks as the system has it', async ({ page, site }) => {
  /** @type {string[]} */
  const troubles = [];
  page.on('pageerror', (error) => troubles.push(String(error)));
  await page.emulateMedia({ colorScheme: 'dark' });
  await page.addInitScript(() => {
    Object.defineProperty(globalThis, 'localStorage', {
      get() {
        throw new DOMException('', 'SecurityError');
      },
    });
  });
  await new Sudoku(page, site).open();
  expect(await painted(page)).toBe(paper.dark);
  await page.locator('#theme').selectOption('light'); // for as long as the page is open
  await expect.poll(() => painted(page)).toBe(paper.light);
  expect(troubles).toEqual([]);
});

test('the switch and the system change the page, and the browser’s own bars', async ({ sudoku: { page } }) => {
  const bars = () =>
    page.evaluate(() =>
      Array.from(document.querySelectorAll('meta[name=theme-color]'), (meta) => meta.getAttribute('content')),
    );
  /** @type {[choose: string | null, system: 'light' | 'dark', shown: 'light' | 'dark'][]} */
  const changes = [
    [null, 'dark', 'dark'],
    ['light', 'dark', 'light'],
    ['dark', 'dark', 'dark'],
    ['dark', 'light', 'dark'],
    ['system', 'light', 'light'],
  ];
  for (const [choose, colorScheme, shown] of changes) {
    await page.emulateMedia({ colorScheme });
    if (choose) await page.locator('#theme').selectOption(choose);
    await expect.poll(() => painted(page)).toBe(paper[shown]);
    await expect.poll(bars).toEqual([paper[shown], paper[shown]]);
  }
  await expect(page.locator('#theme')).toHaveValue('system');
});

test('digits have a contrast of at least 7:1 wherever they stand, in both themes', async ({ sudoku: { page } }) => {
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
