// What is printed: the paper takes the page's place, and has as many sheets as it should.

import { fileURLToPath } from 'node:url';
import { newspaper } from './cases.js';
import { expect, test } from './fixtures.js';

const looks = fileURLToPath(new URL('../../test-results/looks/', import.meta.url));

const { puzzle } = newspaper;
const unsolvable = `11${puzzle.slice(2)}`;

/** Every sheet is one page of these, upright and lying. */
const papers = /** @type {const} */ ([
  { format: 'A4', landscape: false },
  { format: 'A4', landscape: true },
  { format: 'Letter', landscape: false },
  { format: 'Letter', landscape: true },
]);

/** How wide the paper is between its margins of 15 mm, the narrowest of them, in CSS pixels. */
const width = Math.floor((180 / 25.4) * 96);

test.beforeEach(async ({ page }) => {
  // A print dialog would have to be answered by hand.
  await page.addInitScript(() => {
    window.print = () => {
      document.documentElement.dataset.printed = String(Number(document.documentElement.dataset.printed ?? 0) + 1);
    };
  });
});

/**
 * Prints what the dialog is asked for.
 * @param {import('./fixtures.js').Sudoku} sudoku
 * @param {string} what a choice's name
 * @param {string} [each] how many are wanted to a page
 */
async function print({ page }, what, each) {
  const dialog = page.getByRole('dialog');
  if (!(await dialog.isVisible())) await page.locator('#share').click();
  await dialog.getByText(what, { exact: true }).click();
  if (each) await dialog.getByLabel('Puzzles to a page').selectOption(each);
  const before = Number((await page.locator('html').getAttribute('data-printed')) ?? 0);
  await dialog.getByRole('button', { name: 'Print…' }).click();
  await expect(page.locator('html')).toHaveAttribute('data-printed', String(before + 1));
}

/**
 * How many pages the browser makes of it.
 * @param {import('@playwright/test').Page} page
 * @param {{ format: string, landscape: boolean }} paper
 */
async function pages(page, paper) {
  const pdf = await page.pdf(paper);
  return pdf.toString('latin1').match(/\/Type\s*\/Page\b/g)?.length;
}

/** Prints on every paper. @param {import('@playwright/test').Page} page @param {number} expected */
async function expectPages(page, expected) {
  for (const paper of papers) {
    expect(await pages(page, paper), JSON.stringify(paper)).toBe(expected);
  }
}

/** The digits of each grid on the paper. @param {import('@playwright/test').Page} page */
const printed = (page) =>
  page
    .locator('#paper svg')
    .evaluateAll((all) => all.map((svg) => [...svg.querySelectorAll('text')].map((text) => text.textContent).join('')));

/** @param {string} cells */
const digits = (cells) => cells.replaceAll(/[.0]/g, '');

/**
 * A picture of the paper, and what of the page can be seen on it that should not be.
 * @param {import('@playwright/test').Page} page
 * @param {string} name
 */
async function look(page, name) {
  const before = page.viewportSize();
  await page.setViewportSize({ width, height: Math.floor(width * 1.4) });
  await page.emulateMedia({ media: 'print' });
  await page.screenshot({ path: `${looks}print-${name}.png` });
  const { outside, wide } = await page.evaluate(() => {
    const visible = [...document.querySelectorAll('body *')].filter((element) => element.checkVisibility());
    return {
      outside: visible.filter((element) => !element.closest('#paper')).map(({ tagName, id }) => `${tagName} ${id}`),
      wide: visible
        .filter((element) => element.getBoundingClientRect().right > innerWidth + 0.5)
        .map(({ tagName }) => tagName),
    };
  });
  await page.emulateMedia({ media: null });
  if (before) await page.setViewportSize(before);
  expect(outside, 'of the page').toEqual([]);
  expect(wide, 'wider than the paper').toEqual([]);
}

test('the puzzle alone', async ({ sudoku, page }) => {
  await sudoku.paste(puzzle);
  await sudoku.expectCells(puzzle.replaceAll('0', '.'));
  await print(sudoku, 'Puzzle');
  await expectPages(page, 1);
  expect(await printed(page)).toEqual([digits(puzzle)]);
  await expect(page.locator('#paper h2')).toHaveText('Sudoku 9×9');
  await look(page, 'puzzle');
});

test('the puzzle and its solution, side by side', async ({ sudoku, page }) => {
  await sudoku.paste(puzzle);
  await expect(sudoku.verdict).toContainText('Exactly one solution.');
  await print(sudoku, 'Puzzle and solution');
  await expectPages(page, 1);
  const [left, right] = await page.locator('#paper svg').all();
  expect(await left.locator('text').count()).toBe(23);
  expect(await right.locator('.given text').count()).toBe(23);
  expect(await right.locator('.solved text').count()).toBe(58);
  await expect(page.locator('figcaption')).toHaveText(['Puzzle', 'Solution']);
  await look(page, 'pair');
});

test('one of several solutions is called that', async ({ sudoku, page }) => {
  await sudoku.paste(`000${puzzle.slice(3)}`);
  await expect(sudoku.verdict).toContainText('13 solutions.');
  await print(sudoku, 'Puzzle and solution');
  await expect(page.locator('figcaption')).toHaveText(['Puzzle', 'One of several solutions']);
});

test('there is no solution to print where there is none, and the dialog says why', async ({ sudoku, page }) => {
  await sudoku.paste(unsolvable);
  await expect(sudoku.verdict).toContainText('Row 1 has two 1s.');
  await page.locator('#share').click();
  const pair = page.getByRole('radio', { name: 'Puzzle and solution' });
  await expect(pair).toBeDisabled();
  await expect(pair).toHaveAccessibleDescription('It has no solution to print.');
  await expect(page.getByText('It has no solution to print.')).toBeVisible();
});

test('answers and marks are printed where they are wanted', async ({ sudoku, page }) => {
  await sudoku.open(`/#puzzle=${puzzle}&answers=14${'0'.repeat(79)}`);
  await expect(sudoku.cell(1)).toHaveAttribute('data-origin', 'answer');
  await print(sudoku, 'Puzzle');
  await expect(page.locator('#paper .answer text')).toHaveText(['1', '4']);
  await page.getByLabel('With my answers and marks').uncheck();
  await print(sudoku, 'Puzzle');
  expect(await printed(page)).toEqual([digits(puzzle)]);
});

test('every size is on one page', async ({ sudoku, page }) => {
  for (const size of ['4×4', '6×6', '12×12', '16×16', '25×25']) {
    await page.getByLabel('Size').selectOption(size);
    await sudoku.type('1234');
    await print(sudoku, 'Puzzle');
    await expectPages(page, 1);
    expect(await printed(page)).toEqual(['1234']);
    await page.keyboard.press('Escape');
  }
});

for (const each of ['2', '4', '6']) {
  test(`a list, ${each} to a page`, async ({ sudoku, page }) => {
    await sudoku.paste(`${puzzle}\n`.repeat(13));
    await expect(page.locator('#bar')).toContainText('Puzzle 1 of 13');
    await print(sudoku, 'All 13 puzzles of the list', each);
    await expectPages(page, Math.ceil(13 / Number(each)));
    expect(await printed(page)).toEqual(new Array(13).fill(digits(puzzle)));
    await expect(page.locator('figcaption').last()).toHaveText('13');
    await look(page, `list-${each}`);
  });
}

test('of a long list the first 1,000, without those that cannot be read', async ({ sudoku: { page } }) => {
  const text = `${puzzle}\n${puzzle.slice(1)}\n${`${puzzle}\n`.repeat(1100)}`;
  await page.locator('#file').setInputFiles({ name: 'Sunday.txt', mimeType: '', buffer: Buffer.from(text) });
  await expect(page.locator('#collection-title')).toHaveText('1,102 puzzles');
  await page.locator('#collection').getByRole('button', { name: 'Print…' }).click();
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByRole('heading')).toHaveText('Print');
  await expect(dialog.getByLabel('Link', { exact: true })).toBeHidden();
  await expect(dialog.getByRole('radio')).toHaveCount(1);
  await dialog.getByRole('button', { name: 'Print…' }).click();
  await expect(page.locator('html')).toHaveAttribute('data-printed', '1');
  await expect(dialog.getByRole('status')).toHaveText('Only the first 1,000 of 1,102 puzzles are printed.');
  expect(await printed(page)).toEqual(new Array(999).fill(digits(puzzle)));
  await expect(page.locator('#paper > section')).toHaveCount(Math.ceil(999 / 6));
  await expect(page.locator('figcaption').last()).toHaveText('1,000');
  await expect(page.locator('#paper h2').first()).toHaveText('Sunday.txt');
});

test('only the puzzles that are listed', async ({ sudoku, page }) => {
  const text = `${puzzle}\n${unsolvable}\n${puzzle}\n`;
  await page.locator('#file').setInputFiles({ name: 'three.txt', mimeType: '', buffer: Buffer.from(text) });
  await page.getByRole('radio', { name: 'Clash 1' }).check({ force: true });
  await page.keyboard.press('Control+p');
  await page.getByRole('dialog').getByRole('button', { name: 'Print…' }).click();
  await expect(page.locator('figcaption')).toHaveText(['2']);
  expect(await printed(page)).toEqual([digits(unsolvable)]);
  await expect(sudoku.verdict).toBeHidden();
});

test.describe('in the dark', () => {
  test.use({ colorScheme: 'dark' });

  test("the browser's own print command prints what is in the grid, on white", async ({ sudoku, page }) => {
    await page.getByLabel('Size').selectOption('4×4');
    await sudoku.type('12');
    await expectPages(page, 1);
    expect(await printed(page)).toEqual(['12']);
    await look(page, 'command');
    await page.emulateMedia({ media: 'print' });
    expect(await page.evaluate(() => getComputedStyle(document.documentElement).backgroundColor)).toBe(
      'rgb(255, 255, 255)',
    );
  });
});

test('when the dialog is closed, the print command prints the grid again', async ({ sudoku, page }) => {
  await sudoku.paste(`${puzzle}\n${puzzle}\n${puzzle}\n`);
  await expect(page.locator('#bar')).toContainText('Puzzle 1 of 3');
  await print(sudoku, 'All 3 puzzles of the list', '2');
  await expectPages(page, 2);
  await page.keyboard.press('Escape');
  await expectPages(page, 1);
});
