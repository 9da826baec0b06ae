// What a tab remembers: its own puzzle, whatever happens in another tab, and its address. What is remembered of a puzzle is
// in remembered.test.js.

import { daily, dots, four, rows, weekly } from './cases.js';
import { expect, Sudoku, test } from './fixtures.js';

/** Waits until the address has these givens. @param {Sudoku} sudoku @param {string} puzzle */
const expectAddress = (sudoku, puzzle) => expect(sudoku.page).toHaveURL(`${sudoku.url}/#puzzle=${puzzle}`);

/** Pastes the daily puzzle and types two answers. @param {Sudoku} sudoku */
async function answer(sudoku) {
  await sudoku.paste(daily.puzzle);
  await sudoku.expectCells(dots(daily.puzzle));
  await sudoku.page.keyboard.press('Alt+a');
  await sudoku.cell(0).click();
  await sudoku.type('1');
  await sudoku.cell(1).click();
  await sudoku.type('4');
}

test('two tabs keep each its own; another begins with what was last changed', async ({ sudoku }) => {
  await answer(sudoku);
  const other = await sudoku.another();
  await other.expectCells(dots(daily.puzzle).replace('..5', '145'));
  await other.page.bringToFront();
  await other.cell(80).click();
  await other.paste(weekly.puzzle);
  await other.expectCells(dots(weekly.puzzle));
  await sudoku.reload();
  await sudoku.expectCells(dots(daily.puzzle).replace('..5', '145'));
  await other.reload();
  await other.expectCells(dots(weekly.puzzle));
  await other.page.close();
});

test('the address follows what is typed, without a step for Back, and is gone back to', async ({ sudoku, page }) => {
  const steps = await page.evaluate(() => history.length);
  await expect(page).toHaveURL(`${sudoku.url}/`);
  await sudoku.type('53');
  await expectAddress(sudoku, `53${'0'.repeat(79)}`);
  await sudoku.button('Undo').click();
  await expectAddress(sudoku, `5${'0'.repeat(80)}`);
  await answer(sudoku); // which is nobody else's matter: not in the address
  await expect(sudoku.cell(1)).toHaveText('4');
  await expectAddress(sudoku, daily.puzzle);
  const other = await sudoku.another();
  await other.cell(0).click();
  await other.paste(weekly.puzzle); // what a new tab would begin with
  await other.expectCells(dots(weekly.puzzle));
  await other.page.close();
  const [duplicate] = await Promise.all([
    page.context().waitForEvent('page'),
    page.evaluate(() => void window.open(location.href)), // it gets a copy of the tab's storage
  ]);
  await new Sudoku(duplicate, sudoku.url).expectCells(dots(daily.puzzle).replace('..5', '145'));
  await duplicate.close();
  expect(await page.evaluate(() => history.length)).toBe(steps);

  // An address that was left and is gone back to has the answers again.
  await page.evaluate((hash) => location.assign(hash), `#puzzle=${weekly.puzzle}`);
  await sudoku.expectCells(dots(weekly.puzzle));
  await expect(sudoku.note).not.toContainText('is back');
  await page.goBack();
  await sudoku.expectCells(dots(daily.puzzle).replace('..5', '145'));
  await expect(sudoku.note).toContainText('What you had done on it is back.');
  await sudoku.button('Undo').click();
  await sudoku.expectCells(dots(weekly.puzzle));

  await sudoku.size(4);
  await expect(page).toHaveURL(`${sudoku.url}/`);
  await sudoku.paste(rows(four.puzzle.replaceAll('x', '.')).join('\n'));
  await expectAddress(sudoku, four.puzzle.replaceAll('x', '0'));
});

test('a reload right after a key brings back the puzzle with it, however late the address is', async ({
  sudoku,
  page,
}) => {
  await sudoku.type('5');
  await expectAddress(sudoku, `5${'0'.repeat(80)}`);
  await page.evaluate(() => {
    history.replaceState = () => {
      document.title = 'refused';
      throw new DOMException('too many', 'SecurityError'); // as Safari says it: the address stays behind
    };
  });
  await page.keyboard.type('3471');
  await expect(page).toHaveTitle('refused');
  await sudoku.expectCells(`53471${'.'.repeat(76)}`);
  await sudoku.reload();
  await sudoku.expectCells(`53471${'.'.repeat(76)}`);
  await expectAddress(sudoku, `53471${'0'.repeat(76)}`);
  await expect(sudoku.button('Undo')).toBeEnabled();
  await expect(sudoku.note).not.toContainText('A link');
});

test('a reload that has the address before, as nobody wrote it, brings back the puzzle; a link to that is followed', async ({
  sudoku,
  page,
}) => {
  for (const { puzzle } of [daily, weekly]) {
    await sudoku.paste(puzzle);
    await expectAddress(sudoku, puzzle);
  }
  // So Chromium loads it again when the address is written at that moment.
  await page.addInitScript((hash) => {
    const [{ type }] = /** @type {PerformanceNavigationTiming[]} */ (performance.getEntriesByType('navigation'));
    if (type === 'reload') history.replaceState(null, '', hash);
  }, `#puzzle=${daily.puzzle}`);
  for (let time = 0; time < 2; time++) {
    await sudoku.reload();
    await expectAddress(sudoku, weekly.puzzle);
    await sudoku.expectCells(dots(weekly.puzzle));
    await expect(sudoku.note).not.toContainText('A link');
  }
  await page.goto('about:blank');
  await sudoku.open(`/#puzzle=${daily.puzzle}`);
  await sudoku.expectCells(dots(daily.puzzle));
});

test('the address is that of the puzzle again once a link was followed, whatever is in it', async ({
  sudoku,
  page,
}) => {
  await sudoku.paste(daily.puzzle);
  await sudoku.expectCells(dots(daily.puzzle));
  for (const [hash, says, cells] of /** @type {[string, RegExp, string][]} */ ([
    ['#puzzle=12', /^This link holds no whole puzzle: it has 2 cells/, daily.puzzle],
    ['#abc', /^This link holds no whole puzzle\. The grid/, daily.puzzle],
    [`#${weekly.puzzle}`, /^A link/, weekly.puzzle], // as some pages name it
  ])) {
    await page.evaluate((hash) => location.assign(hash), hash);
    await expect(sudoku.note).toHaveText(says);
    await expectAddress(sudoku, cells);
    await sudoku.expectCells(dots(cells));
  }
});

test('a link that is opened while the address is written is followed', async ({ sudoku, page }) => {
  await sudoku.type('5');
  await page.evaluate((hash) => {
    location.hash = hash; // its event comes later, and before it the address of what was typed is written
    history.replaceState(null, '', `#puzzle=5${'0'.repeat(80)}`);
  }, `#puzzle=${weekly.puzzle}`);
  await sudoku.expectCells(dots(weekly.puzzle));
  await expectAddress(sudoku, weekly.puzzle);
});

test('the address has what was typed before the part that writes it was there', async ({ sudoku, page }) => {
  await sudoku.paste(daily.puzzle);
  await expectAddress(sudoku, daily.puzzle);
  let go = () => {};
  const held = new Promise((resolve) => {
    go = () => resolve(undefined);
  });
  await page.route('**/assets/remembering-*.js', async (route) => {
    await held;
    await route.continue();
  });
  await sudoku.reload();
  await sudoku.expectCells(dots(daily.puzzle));
  await sudoku.cell(0).click();
  await sudoku.type('1');
  await sudoku.expectCells(dots(daily.puzzle).replace('.', '1'));
  go();
  await expectAddress(sudoku, daily.puzzle.replace('0', '1'));
});

test('an address that cannot be followed yet is there for a reload', async ({ page, site }) => {
  const sudoku = new Sudoku(page, site);
  for (const missing of ['**/assets/following-*.js', '**/assets/reading-*.js']) {
    await page.route(missing, (route) => route.abort());
    await sudoku.open(`/#puzzle=${weekly.puzzle}`);
    await expect(sudoku.note).toContainText('could not be loaded');
    await expectAddress(sudoku, weekly.puzzle);
    await page.unroute(missing);
    await sudoku.reload();
    await sudoku.expectCells(dots(weekly.puzzle));
    await sudoku.menu('new');
    await page.goto('about:blank');
  }
});

test('a page whose browser keeps nothing in the tab begins with what was last changed', async ({ sudoku, page }) => {
  await sudoku.paste(daily.puzzle);
  await sudoku.expectCells(dots(daily.puzzle));
  await page.addInitScript(() => {
    Object.defineProperty(globalThis, 'sessionStorage', {
      get() {
        throw new DOMException('no storage', 'SecurityError');
      },
    });
  });
  await sudoku.reload();
  await sudoku.expectCells(dots(daily.puzzle));
  await sudoku.cell(0).click();
  await sudoku.type('1');
  await expectAddress(sudoku, daily.puzzle.replace('0', '1'));
});

test('where the browser keeps nothing at all, a reload brings back the puzzle of the address', async ({
  sudoku,
  page,
}) => {
  await page.addInitScript(() => {
    for (const name of ['sessionStorage', 'localStorage']) {
      Object.defineProperty(globalThis, name, {
        get() {
          throw new DOMException('no storage', 'SecurityError');
        },
      });
    }
  });
  await sudoku.reload();
  await sudoku.paste(daily.puzzle);
  await expectAddress(sudoku, daily.puzzle);
  await sudoku.reload();
  await sudoku.expectCells(dots(daily.puzzle));
  await expect(sudoku.note).toContainText('A link');
  await expectAddress(sudoku, daily.puzzle);
});
