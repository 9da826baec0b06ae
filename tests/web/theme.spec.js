// Light or dark, from the first paint on: the theme that was chosen, or else the system's.

import { expect, Sudoku, test } from './fixtures.js';

/** @import { Page } from '@playwright/test' */

const paper = { light: 'rgb(251, 250, 246)', dark: 'rgb(19, 20, 23)' };

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
    await expect(page.locator('#keypad .digit')).toHaveCount(0); // nothing has run
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
  const sudoku = new Sudoku(page, site);
  await sudoku.open();
  expect(await painted(page)).toBe(paper.dark);
  await sudoku.menu('settings');
  await page.getByRole('radio', { name: 'Light' }).check(); // for as long as the page is open
  await expect.poll(() => painted(page)).toBe(paper.light);
  expect(troubles).toEqual([]);
});

test('the switch and the system change the page, and the browser’s own bars', async ({ sudoku, page }) => {
  const bars = () =>
    page.evaluate(() =>
      Array.from(document.querySelectorAll('meta[name=theme-color]'), (meta) => meta.getAttribute('content')),
    );
  await sudoku.menu('settings');
  await expect(page.getByRole('radio', { name: 'As the system' })).toBeChecked();
  /** @type {[choose: string | null, system: 'light' | 'dark', shown: 'light' | 'dark'][]} */
  const changes = [
    [null, 'dark', 'dark'],
    ['Light', 'dark', 'light'],
    ['Dark', 'dark', 'dark'],
    ['Dark', 'light', 'dark'],
    ['As the system', 'light', 'light'],
  ];
  for (const [choose, colorScheme, shown] of changes) {
    await page.emulateMedia({ colorScheme });
    if (choose) await page.getByRole('radio', { name: choose }).check();
    await expect.poll(() => painted(page)).toBe(paper[shown]);
    await expect.poll(bars).toEqual([paper[shown], paper[shown]]);
  }
  await page.reload();
  await sudoku.menu('settings');
  await expect(page.getByRole('radio', { name: 'As the system' })).toBeChecked();
});

/** What digits stand on, and how much they differ from it at least: LOOK's ratios. @type {[inks: string[], grounds: string[], least: number][]} */
const contrasts = [
  [['--ink'], ['--raised', '--near', '--selected', '--alike', '--on-band', '--place-band', '--strike-band'], 7],
  [['--answer', '--mark'], ['--raised', '--near'], 7],
  [['--answer', '--mark'], ['--selected', '--alike'], 5.3],
  [['--on', '--place', '--strike'], ['--raised'], 7],
  [['--off'], ['--raised'], 6.2],
  [['--on', '--off', '--place', '--strike'], ['--near', '--selected', '--alike'], 4.5],
  [['--on'], ['--on-band'], 5.4],
  [['--place'], ['--place-band'], 5.4],
  [['--strike'], ['--strike-band'], 5.4],
];

test('digits differ enough from what they stand on, in both themes: a given by 7:1 anywhere', async ({
  sudoku: { page },
}) => {
  for (const colorScheme of /** @type {const} */ (['light', 'dark'])) {
    await page.emulateMedia({ colorScheme });
    const ratios = await page.evaluate((contrasts) => {
      const context = /** @type {CanvasRenderingContext2D} */ (document.createElement('canvas').getContext('2d'));
      const style = getComputedStyle(document.documentElement);
      const luminance = (/** @type {string} */ name) => {
        const colour = style.getPropertyValue(name);
        if (!colour) throw new Error(`there is no ${name}`);
        context.fillStyle = colour;
        context.fillRect(0, 0, 1, 1);
        const [red, green, blue] = [...context.getImageData(0, 0, 1, 1).data].map((part) =>
          part <= 10 ? part / 3294 : ((part / 255 + 0.055) / 1.055) ** 2.4,
        );
        return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
      };
      return contrasts.flatMap(([inks, grounds, least]) =>
        inks.flatMap((ink) =>
          grounds.map((ground) => {
            const [dark, light] = [luminance(ink), luminance(ground)].sort((one, other) => one - other);
            return { pair: `${ink} on ${ground}`, ratio: (light + 0.05) / (dark + 0.05), least };
          }),
        ),
      );
    }, contrasts);
    for (const { pair, ratio, least } of ratios) expect(ratio, `${colorScheme}: ${pair}`).toBeGreaterThanOrEqual(least);
  }
});
