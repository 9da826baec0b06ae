// What is printed: the paper takes the page's place, and has as many sheets as it should.

import { shapes } from '../../www/model/shapes.js';
import { lineOf } from '../../www/model/symbols.js';
import { newspaper } from './cases.js';
import { expect, test } from './fixtures.js';
import { pigeonhole } from './pigeonhole.js';

const { puzzle } = newspaper;
const unsolvable = `11${puzzle.slice(2)}`;

/** Every sheet is one page of these, upright and lying. */
const papers = /** @type {const} */ ([
  { format: 'A4', landscape: false },
  { format: 'A4', landscape: true },
  { format: 'Letter', landscape: false },
  { format: 'Letter', landscape: true },
]);

/** The lowest of them, lying and upright: for what takes long. */
const lowest = [papers[1], papers[2]];

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

/** Where the solutions go. @param {import('@playwright/test').Page} page */
const placeIn = (page) => page.getByRole('combobox', { name: 'Solutions' });

/**
 * Prints what the dialog is asked for.
 * @param {import('./fixtures.js').Sudoku} sudoku
 * @param {object} [wish]
 * @param {string} [wish.what] a choice's name, where there is a list
 * @param {string} [wish.solutions] where they are wanted
 * @param {string} [wish.each] how many puzzles are wanted to a page
 * @param {string} [wish.title]
 */
async function print({ page }, { what, solutions, each, title } = {}) {
  const dialog = page.getByRole('dialog');
  if (!(await dialog.isVisible())) await page.locator('#share').click();
  if (what) await dialog.getByText(what, { exact: true }).click();
  if (solutions) await placeIn(page).selectOption({ label: solutions });
  if (each) await dialog.getByLabel('Puzzles to a page').selectOption({ label: `${each} to a page` });
  if (title !== undefined) await dialog.getByLabel('Title').fill(title);
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
  await page.waitForFunction(
    () => /** @type {HTMLLinkElement | null} */ (document.querySelector('link[media=print]'))?.sheet,
  ); // comes when the page is idle
  const pdf = await page.pdf(paper);
  return pdf.toString('latin1').match(/\/Type\s*\/Page\b/g)?.length;
}

/**
 * Prints on every paper.
 * @param {import('@playwright/test').Page} page
 * @param {number} expected
 * @param {readonly { format: string, landscape: boolean }[]} [on]
 */
async function expectPages(page, expected, on = papers) {
  for (const paper of on) {
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
 * Expects that nothing of the page can be seen on the paper that should not be, and that nothing of the sheets is cut off
 * or lies on something else.
 * @param {import('@playwright/test').Page} page
 */
async function look(page) {
  const before = page.viewportSize();
  await page.setViewportSize({ width, height: Math.floor(width * 1.4) });
  await page.emulateMedia({ media: 'print' });
  const { outside, wide, cut } = await page.evaluate(() => {
    const visible = [...document.querySelectorAll('body *')].filter((element) => element.checkVisibility());
    return {
      outside: visible.filter((element) => !element.closest('#paper')).map(({ tagName, id }) => `${tagName} ${id}`),
      wide: visible
        .filter((element) => element.getBoundingClientRect().right > innerWidth + 0.5)
        .map(({ tagName }) => tagName),
      cut: [...document.querySelectorAll('#paper > section > *')].flatMap((part) => {
        const { top, bottom } = part.getBoundingClientRect();
        return [...part.querySelectorAll('svg, figcaption, figure > div, p')]
          .map((element) => ({ name: element.textContent, place: element.getBoundingClientRect() }))
          .filter(({ place }) => place.top < top - 1 || place.bottom > bottom + 1)
          .map(({ name }) => name);
      }),
    };
  });
  await page.emulateMedia({ media: null });
  if (before) await page.setViewportSize(before);
  expect(outside, 'of the page').toEqual([]);
  expect(wide, 'wider than the paper').toEqual([]);
  expect(cut, 'cut off').toEqual([]);
}

test('the puzzle alone', async ({ sudoku, page }) => {
  await sudoku.paste(puzzle);
  await sudoku.expectCells(puzzle.replaceAll('0', '.'));
  await print(sudoku);
  await expectPages(page, 1);
  expect(await printed(page)).toEqual([digits(puzzle)]);
  await expect(page.locator('#paper h2')).toHaveText('Sudoku 9×9');
  await look(page);
});

/** Where one puzzle's solution goes, how many pages that takes, and what they say. */
const places = [
  { solutions: 'None', pages: 1, says: ['Sudoku 9×9'] },
  { solutions: 'Beside', pages: 1, says: ['Sudoku 9×9', 'Puzzle', 'Solution'] },
  { solutions: 'Upside down below', pages: 1, says: ['Sudoku 9×9', 'Solution'] },
  { solutions: 'On a last page', pages: 2, says: ['Sudoku 9×9', 'Solution · Sudoku 9×9'] },
];

test('the puzzle and its solution', async ({ sudoku, page }) => {
  await sudoku.paste(puzzle);
  await expect(sudoku.verdict).toContainText('Exactly one solution.');
  for (const { solutions, pages, says } of places) {
    await print(sudoku, { solutions });
    await expectPages(page, pages);
    expect(await page.locator('#paper :is(h2, figcaption, div:last-child > p)').allTextContents()).toEqual(says);
    const solved = page.locator('#paper svg', { has: page.locator('.solved') });
    await expect(solved).toHaveCount(solutions === 'None' ? 0 : 1);
    await expect(solved.locator('.given text')).toHaveCount(solutions === 'None' ? 0 : 23);
    await expect(solved.locator('.solved text')).toHaveCount(solutions === 'None' ? 0 : 58);
    await look(page);
  }
});

test('one of several solutions is called that', async ({ sudoku, page }) => {
  await sudoku.paste(`000${puzzle.slice(3)}`);
  await expect(sudoku.verdict).toContainText('13 solutions.');
  await print(sudoku, { solutions: 'Beside' });
  await expect(page.locator('figcaption')).toHaveText(['Puzzle', 'One of several solutions']);
});

test('there is no solution to print where there is none, and the dialog says why', async ({ sudoku, page }) => {
  await sudoku.paste(unsolvable);
  await expect(sudoku.verdict).toContainText('Row 1 has two 1s.');
  await page.locator('#share').click();
  await expect(placeIn(page)).toBeDisabled();
  await expect(placeIn(page)).toHaveAccessibleDescription('It has no solution to print.');
  await expect(page.getByText('It has no solution to print.')).toBeVisible();
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
  await page.goto(site);
  await expect(page.locator('#verdict')).not.toBeEmpty();
  for (const digit of puzzle) await page.keyboard.press(digit);
  await page.locator('#share').click();
  await expect(placeIn(page)).toHaveAccessibleDescription('Its solution is not known yet.');
  await expect(placeIn(page)).toBeDisabled();
  release();
  await expect(placeIn(page)).toBeEnabled();
  await expect(page.getByText('Its solution is not known yet.')).toBeHidden();
  await expect(page.getByLabel('With the solution')).toBeVisible();
});

test('answers and marks are printed where they are wanted', async ({ sudoku, page }) => {
  await sudoku.open(`/#puzzle=${puzzle}&answers=14${'0'.repeat(79)}`);
  await expect(sudoku.cell(1)).toHaveAttribute('data-origin', 'answer');
  await print(sudoku);
  await expect(page.locator('#paper .answer text')).toHaveText(['1', '4']);
  await page.getByLabel('With my answers and marks').uncheck();
  await print(sudoku);
  expect(await printed(page)).toEqual([digits(puzzle)]);
});

test('every size is on one page', async ({ sudoku, page }) => {
  for (const size of ['4×4', '6×6', '12×12', '16×16', '25×25']) {
    await page.getByLabel('Size').selectOption(size);
    await sudoku.cell(0).click(); // the dialog gave the focus back to its button
    await sudoku.type('1234');
    await print(sudoku);
    await expectPages(page, 1);
    expect(await printed(page)).toEqual(['1234']);
    await page.keyboard.press('Escape');
  }
});

/**
 * Where a list's solutions go: how long it is, a full page and one puzzle more, how many of its puzzles are on a page,
 * and how many pages they take then.
 */
const lists = {
  None: { count: 7, rows: { 2: 4, 4: 2, 6: 2 } },
  Beside: { count: 4, rows: { 1: 4, 2: 2, 3: 2 } },
  'Upside down below': { count: 7, rows: { 2: 4, 4: 2, 6: 2 } },
  'On a last page': { count: 13, rows: { 2: 7 + 2, 4: 4 + 2, 6: 3 + 2 } },
};
for (const [solutions, { count, rows }] of Object.entries(lists)) {
  test(`a list, solutions: ${solutions}`, async ({ sudoku, page }) => {
    await sudoku.paste(`${puzzle}\n`.repeat(count));
    await expect(page.locator('#bar')).toContainText(`Puzzle 1 of ${count}`);
    for (const [each, pages] of Object.entries(rows)) {
      await print(sudoku, { what: `All ${count} puzzles of the list`, solutions, each });
      await expectPages(page, pages);
      await expect(page.locator('#paper > section')).toHaveCount(pages);
      const solved = page.locator('#paper svg', { has: page.locator('.solved') });
      await expect(solved).toHaveCount(solutions === 'None' ? 0 : count);
      expect((await printed(page)).filter((its) => its === digits(puzzle))).toHaveLength(count);
      await expect(page.locator('figcaption').last()).toHaveText(
        solutions === 'Beside' ? `${count} · Solution` : String(count),
      );
      await look(page);
    }
  });
}

test('solutions upside down are read from left to right when the sheet is turned', async ({ sudoku, page }) => {
  await sudoku.paste(`${puzzle}\n`.repeat(6));
  await expect(page.locator('#bar')).toContainText('Puzzle 1 of 6');
  await print(sudoku, { what: 'All 6 puzzles of the list', solutions: 'Upside down below' });
  await page.emulateMedia({ media: 'print' });
  const foot = page.locator('#paper section > :last-child');
  const turned = await foot.evaluate((foot) =>
    [...foot.querySelectorAll('p, svg, figcaption')].map((element) => {
      const { right, bottom } = element.getBoundingClientRect();
      return { tag: element.tagName, left: Math.round(innerWidth - right), top: Math.round(innerHeight - bottom) };
    }),
  );
  const [heading, ...parts] = turned;
  const grids = parts.filter(({ tag }) => tag === 'svg');
  const captions = parts.filter(({ tag }) => tag === 'FIGCAPTION');
  expect(grids.map(({ left }) => left)).toEqual(grids.map(({ left }) => left).sort((a, b) => a - b));
  expect(new Set(grids.map(({ top }) => top)).size).toBe(1);
  expect(grids.every(({ top }) => top > heading.top)).toBe(true);
  expect(captions.every(({ top }) => top > grids[0].top)).toBe(true);
  expect(grids.map(({ left }) => left)).toEqual(captions.map(({ left }) => left));
  await expect(foot.locator('figcaption')).toHaveText(['1', '2', '3', '4', '5', '6']);
});

/** A puzzle of every shape: a solved grid without its first row. */
const everyShape = shapes.map(({ side, boxRows, boxColumns }) => {
  const cells = Uint8Array.from({ length: side * side }, (_, at) => {
    const [row, column] = [Math.floor(at / side), at % side];
    return row && (((row % boxRows) * boxColumns + Math.floor(row / boxRows) + column) % side) + 1;
  });
  return lineOf(cells);
});

test('every shape is on paper with its solution, and no digit is too small to be read', async ({ sudoku, page }) => {
  await sudoku.paste(everyShape.join('\n'));
  await expect(page.locator('#bar')).toContainText('Puzzle 1 of 10');
  for (const solutions of ['Beside', 'Upside down below', 'On a last page']) {
    await print(sudoku, { what: 'All 10 puzzles of the list', solutions });
    await expect(page.locator('#paper svg', { has: page.locator('.solved') })).toHaveCount(10);
    await expectPages(page, await page.locator('#paper > section').count(), lowest);
    await look(page);
    await page.emulateMedia({ media: 'print' });
    const smallest = await page.locator('#paper .solved').evaluateAll((all) =>
      Math.min(
        ...all.map((group) => {
          const svg = /** @type {SVGSVGElement} */ (group.closest('svg'));
          return (Number(group.getAttribute('font-size')) * svg.clientWidth) / svg.viewBox.baseVal.width;
        }),
      ),
    );
    await page.emulateMedia({ media: null });
    expect(smallest * 0.75, 'in points').toBeGreaterThan(4.5);
  }
});

test('where there is not one solution a word says so, and what is left out is said', async ({ sudoku, page }) => {
  const none = `1${puzzle.slice(1, 8)}7${puzzle.slice(9)}`;
  const lines = [puzzle, unsolvable, puzzle.slice(1), `000${puzzle.slice(3)}`, none];
  await sudoku.paste(lines.join('\n'));
  await expect(page.locator('#bar')).toContainText('of 5');
  for (const solutions of ['Beside', 'Upside down below', 'On a last page']) {
    await print(sudoku, { what: 'All 5 puzzles of the list', solutions });
    await expect(page.locator('figure > div')).toHaveText(['Clash', 'Several solutions', 'No solution']);
    await expect(page.getByRole('dialog').getByRole('status')).toHaveText('1 puzzle is unreadable and left out.');
    await look(page);
  }
});

test('what is not solved yet is waited for, as long as the person likes', async ({ sudoku, page }) => {
  await sudoku.paste(`${puzzle}\n${pigeonhole().replaceAll('\n', '')}`);
  await expect(page.locator('#bar')).toContainText('Puzzle 1 of 2');
  await page.locator('#share').click();
  const dialog = page.getByRole('dialog');
  const root = page.locator('html');
  await dialog.getByText('All 2 puzzles of the list').click();
  await placeIn(page).selectOption('On a last page');
  await dialog.getByRole('button', { name: 'Print…' }).click();
  const now = dialog.getByRole('button', { name: 'Print now…' });
  await expect(now).toBeVisible();
  await expect(dialog.getByRole('status')).toHaveText('1 puzzle is not solved yet.');
  await expect(root).not.toHaveAttribute('data-printed');
  await now.click();
  await expect(root).toHaveAttribute('data-printed', '1');
  await expect(page.locator('figure > div')).toHaveText(['Not solved yet']);
  await expect(page.locator('#paper .solved text')).toHaveCount(58);
  await expect(dialog.getByRole('status')).toHaveText('1 puzzle is not solved yet.');

  await dialog.getByRole('button', { name: 'Print…' }).click();
  await expect(now).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.locator('#sharing [name=print]')).toHaveText('Print…');
  await expect(root).toHaveAttribute('data-printed', '1');
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
    await look(page);
    await page.emulateMedia({ media: 'print' });
    expect(
      await heading.evaluate((h2) => h2.clientHeight / Number.parseFloat(getComputedStyle(h2).lineHeight)),
    ).toBeLessThan(2.1);
    await page.emulateMedia({ media: null });
  }
});

test('the file that is printed into has the title, which is kept until the page is left', async ({ sudoku, page }) => {
  await sudoku.paste(puzzle);
  await page.locator('#share').click();
  const title = page.getByRole('dialog').getByLabel('Title');
  await title.fill('Week 12');
  await title.press('Enter');
  await expect(page.locator('html')).toHaveAttribute('data-printed', '1');
  await expect(title).toBeVisible();
  expect((await page.pdf()).toString('latin1')).toContain('/Title (Week 12)');
  await expect(page).toHaveTitle('Ninefold · Sudoku solver');
  await page.keyboard.press('Escape');
  await page.locator('#share').click();
  await expect(title).toHaveValue('Week 12');
});

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
  await expect(dialog.getByRole('status')).toHaveText(
    'Only the first 1,000 of 1,102 puzzles are printed. 1 puzzle is unreadable and left out.',
  );
  expect(await printed(page)).toEqual(new Array(999).fill(digits(puzzle)));
  await expect(page.locator('#paper > section')).toHaveCount(Math.ceil(999 / 6));
  await expect(page.locator('figcaption').last()).toHaveText('1,000');
  await expect(page.locator('#paper h2').first()).toHaveText('Sunday');
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
    await look(page);
    await page.emulateMedia({ media: 'print' });
    expect(await page.evaluate(() => getComputedStyle(document.documentElement).backgroundColor)).toBe(
      'rgb(255, 255, 255)',
    );
  });
});

test('the print command says that it prints the solution, where it does', async ({ sudoku, page }) => {
  await sudoku.paste(puzzle);
  await expect(sudoku.verdict).toContainText('Exactly one solution.');
  await sudoku.button('Solve').click();
  await expect(sudoku.solved).toHaveCount(58);
  await expectPages(page, 1);
  await expect(page.locator('#paper h2')).toHaveText('Solution · Sudoku 9×9');
});

test('when the dialog is closed, the print command prints the grid again', async ({ sudoku, page }) => {
  await sudoku.paste(`${puzzle}\n${puzzle}\n${puzzle}\n`);
  await expect(page.locator('#bar')).toContainText('Puzzle 1 of 3');
  await print(sudoku, { what: 'All 3 puzzles of the list', each: '2' });
  await expectPages(page, 2);
  await page.keyboard.press('Escape');
  await expectPages(page, 1);
});
