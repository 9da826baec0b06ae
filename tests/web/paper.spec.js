// What is printed of one puzzle: the paper takes the page's place, and has as many sheets as it should.

import { daily, levels, thirteen } from './cases.js';
import { expect, Sudoku, test } from './fixtures.js';
import {
  count,
  digits,
  expectPages,
  look,
  papers,
  placeIn,
  print,
  printed,
  printingIn,
  saidIn,
  viewport,
} from './printing.js';

const { puzzle } = daily;
const unsolvable = `11${puzzle.slice(2)}`;

test.use({ viewport });
test.beforeEach(({ page }) => count(page));

/** Where one puzzle's solution goes, how many pages that takes, and what they say. */
const places = [
  { solutions: 'None', pages: 1, says: ['Sudoku 9×9', 'Unfair, 7.1'], solved: 0 },
  { solutions: 'In the grid', pages: 1, says: ['Solution · Sudoku 9×9', 'Unfair, 7.1'], solved: 1 },
  { solutions: 'Beside', pages: 1, says: ['Sudoku 9×9', 'Unfair, 7.1', 'Solution'], solved: 1 },
  { solutions: 'Upside down below', pages: 1, says: ['Sudoku 9×9', 'Unfair, 7.1', 'Solution'], solved: 1 },
  { solutions: 'On a last page', pages: 2, says: ['Sudoku 9×9', 'Unfair, 7.1', 'Solution · Sudoku 9×9'], solved: 1 },
];

test('the puzzle alone, and with its solution in every place', async ({ sudoku, page }) => {
  await sudoku.paste(puzzle);
  await expect(page.locator('#level')).toContainText('Unfair');
  await sudoku.menu('print');
  await expect(placeIn(page).locator('option:checked')).toHaveText('None');
  for (const { solutions, pages, says, solved: count } of places) {
    await print(sudoku, solutions === 'None' ? {} : { solutions });
    await expect(printingIn(page).locator('output')).toHaveText(pages === 1 ? '1 sheet' : '2 sheets');
    await expectPages(page, pages, solutions);
    if (solutions === 'None') expect(await printed(page)).toEqual([digits(puzzle)]);
    expect(await page.locator('#paper :is(h2, figcaption, div:last-child > p:only-of-type)').allTextContents()).toEqual(
      says,
    );
    const solved = page.locator('#paper svg', { has: page.locator('.solved') });
    await expect(solved).toHaveCount(count);
    await expect(solved.locator('.given text')).toHaveCount(count && 24);
    await expect(solved.locator('.solved text')).toHaveCount(count && 57);
    await look(page);
  }
});

test('what is seen in the dialog is what is printed, there and by the command of the browser', async ({
  sudoku,
  page,
}) => {
  const dialog = printingIn(page);
  const seen = () => dialog.locator('.paper').evaluate((paper) => paper.innerHTML);
  const onPaper = () => page.locator('#paper').evaluate((paper) => paper.innerHTML);
  await sudoku.open(`/#puzzle=${puzzle}&answers=14${'0'.repeat(79)}`);
  await expect(sudoku.cell(1)).toHaveAttribute('data-origin', 'answer');
  /** @type {Parameters<typeof print>[1][]} */
  const wishes = [
    { solutions: 'Beside' },
    { solutions: 'Upside down below', switches: { 'A line for the name': true } },
    { switches: { 'My answers': false, Levels: false } },
    { title: 'Sunday', switches: { 'Large, as wide as the paper': true } },
  ];
  for (const wish of wishes) {
    await print(sudoku, wish);
    expect(await onPaper()).toBe(await seen());
    const chosen = await onPaper();
    await page.keyboard.press('Escape');
    await page.evaluate(() => dispatchEvent(new Event('beforeprint')));
    expect(await onPaper()).toBe(chosen);
    await page.evaluate(() => dispatchEvent(new Event('afterprint')));
  }
});

test('the steps take as many sheets as the dialog says, each of them once, on every paper', async ({
  sudoku,
  page,
}) => {
  await sudoku.paste(levels[4].puzzle);
  await expect(sudoku.verdict).toHaveText('Exactly one solution.');
  await sudoku.button('Steps').click();
  await expect(page.locator('#path .primary:visible')).toHaveCount(1);
  await sudoku.menu('print');
  const count = printingIn(page).locator('output');
  await expect(count).toHaveText(/^[3-9] sheets$/);
  const sheets = Number.parseInt((await count.textContent()) ?? '', 10);
  await print(sudoku);
  for (const paper of papers.filter(({ landscape }) => !landscape)) await expectPages(page, sheets, 'steps', [paper]);
  const items = await page.locator('#paper li > p').allTextContents();
  expect(items.map((text) => Number.parseInt(text, 10))).toEqual(items.map((_, at) => at + 1));
  await look(page, async () => {
    // Nothing is in a column that lies beside the paper.
    const right = await page
      .locator('#paper li')
      .evaluateAll((all) => Math.max(...all.map((li) => li.getBoundingClientRect().right)));
    expect(right).toBeLessThanOrEqual(viewport.width);
  });
});

test('a large print is as wide as the paper, and a small solution at least 25 mm', async ({ sudoku, page }) => {
  const millimetres = (/** @type {string} */ selector) =>
    page.locator(selector).evaluate((element) => (element.getBoundingClientRect().width * 25.4) / 96);
  for (const side of [4, 9]) {
    await sudoku.size(side);
    await sudoku.paste(side === 9 ? puzzle : '1000030000204000');
    await expect(sudoku.verdict).toContainText('Exactly one solution.');
    await print(sudoku, { solutions: 'None', switches: { 'Large, as wide as the paper': true } });
    await look(page, async () => expect(await millimetres('#paper figure')).toBeGreaterThan(178));
    await print(sudoku, { solutions: 'Upside down below' });
    await look(page, async () =>
      expect(await millimetres('#paper section > :last-child > figure')).toBeGreaterThanOrEqual(24.9),
    );
    await page.keyboard.press('Escape');
  }
});

test('one of several solutions is called that, and the dialog says that there are several', async ({
  sudoku,
  page,
}) => {
  await sudoku.paste(thirteen);
  await expect(sudoku.verdict).toHaveText('Several solutions.');
  await print(sudoku, { solutions: 'Beside' });
  await expect(page.locator('#paper figcaption')).toHaveText(['One of several solutions']);
  await expect(saidIn(page)).toHaveText('This puzzle has several solutions.');
});

test('there is no solution to print where there is none, and the dialog says why', async ({ sudoku, page }) => {
  await sudoku.paste(unsolvable);
  await expect(sudoku.verdict).toContainText('Row 1 has two 1s.');
  await sudoku.menu('print');
  await expect(placeIn(page)).toBeDisabled();
  await expect(placeIn(page)).toHaveAccessibleDescription('This puzzle has no solution.');
  await expect(saidIn(page)).toBeVisible();
});

test('a solution that is found while the dialog is open can be printed', async ({ site, context }) => {
  const page = await context.newPage();
  /** @type {() => void} */
  let release = () => {};
  const released = new Promise((resolve) => {
    release = () => resolve(undefined);
  });
  await page.route('**/*.wasm', async (route) => {
    await released;
    await route.continue();
  });
  const sudoku = new Sudoku(page, site);
  await sudoku.open();
  await sudoku.type(puzzle);
  await sudoku.menu('print');
  await expect(placeIn(page)).toHaveAccessibleDescription('Its solution is not known yet.');
  await expect(placeIn(page)).toBeDisabled();
  release();
  await expect(placeIn(page)).toBeEnabled();
  await expect(saidIn(page)).toBeEmpty();
});

test('answers and marks are printed where they are wanted', async ({ sudoku, page }) => {
  await sudoku.open(`/#puzzle=${puzzle}&answers=14${'0'.repeat(79)}`);
  await expect(sudoku.cell(1)).toHaveAttribute('data-origin', 'answer');
  await print(sudoku);
  await expect(page.locator('#paper .answer text')).toHaveText(['1', '4']);
  await print(sudoku, { switches: { 'My answers': false } });
  expect(await printed(page)).toEqual([digits(puzzle)]);
});

test('every size is on one page', async ({ sudoku, page }) => {
  for (const side of [4, 6, 12, 16, 25]) {
    const size = `${side}×${side}`;
    await sudoku.size(side);
    await sudoku.cell(0).click(); // the dialog gave the focus back to its button
    await sudoku.type('1234');
    await print(sudoku);
    await expectPages(page, 1, size);
    expect(await printed(page), size).toEqual(['1234']);
    await page.keyboard.press('Escape');
  }
});

/** Titles of one's own: what is typed, and what the sheet and the file are called. */
const titles = [
  ['Week 12', 'Week 12'],
  ['  ', 'Sudoku 9×9'],
  [`${'Sudoku für den Abend 🧩 '.repeat(14)}Ende`, `${'Sudoku für den Abend 🧩 '.repeat(14)}Ende`],
  ['x'.repeat(300), 'x'.repeat(300)],
  ['חידות סודוקו לשבת', 'חידות סודוקו לשבת'],
  ['<b>&amp;', '<b>&amp;'],
];

test('a title of its own', async ({ sudoku, page }) => {
  await sudoku.paste(puzzle);
  await expect(sudoku.verdict).toContainText('Exactly one solution.');
  for (const [title, expected] of titles) {
    await print(sudoku, { title, solutions: 'Upside down below' });
    const heading = page.locator('#paper h2');
    await expect(heading).toHaveText(expected);
    await expectPages(page, 1);
    const lines = await look(page, () =>
      heading.evaluate((h2) => h2.clientHeight / Number.parseFloat(getComputedStyle(h2).lineHeight)),
    );
    expect(lines, expected).toBeLessThan(2.1);
  }
});

test('the file that is printed into has the title, which is kept until the page is left', async ({ sudoku, page }) => {
  await sudoku.paste(puzzle);
  await expect(sudoku.note).toContainText('givens'); // what comes in later closes a dialog
  await sudoku.menu('print');
  const title = page.getByRole('dialog').getByLabel('Title');
  await title.fill('Week 12');
  await title.press('Enter');
  await expect(page.locator('html')).toHaveAttribute('data-printed', '1');
  await expect(title).toBeVisible();
  expect((await page.pdf()).toString('latin1')).toContain('/Title (Week 12)');
  await expect(page).toHaveTitle('Ninefold · Sudoku solver');
  await page.keyboard.press('Escape');
  await sudoku.menu('print');
  await expect(title).toHaveValue('Week 12');
  await page.keyboard.press('Escape');
  await sudoku.paste(puzzle.replace(/[1-9]/, '0'));
  await expect(sudoku.note).toContainText('23 givens');
  await sudoku.menu('print');
  await expect(title, 'another puzzle').toHaveValue('');
});

test("the browser's own print command prints what is in the grid, on white in the dark, too", async ({
  sudoku,
  page,
}) => {
  await page.emulateMedia({ colorScheme: 'dark' });
  await sudoku.size(4);
  await sudoku.type('12');
  await expectPages(page, 1);
  expect(await printed(page)).toEqual(['12']);
  await look(page);
  const painted = () => page.evaluate(() => getComputedStyle(document.documentElement).backgroundColor);
  expect(await painted()).not.toBe('rgb(255, 255, 255)');
  await page.emulateMedia({ media: 'print' });
  expect(await painted()).toBe('rgb(255, 255, 255)');
});

test('the print command says that it prints the solution, where it does', async ({ sudoku, page }) => {
  await sudoku.paste(puzzle);
  await expect(sudoku.verdict).toContainText('Exactly one solution.');
  await sudoku.button('Solution').click();
  await expect(sudoku.solved).toHaveCount(57);
  await expectPages(page, 1);
  await expect(page.locator('#paper h2')).toHaveText('Solution · Sudoku 9×9');
});
