// Recent puzzles: what leaves the board is among them, and comes back with what was done on it.

import { dots, finnish, newspaper, nine } from './cases.js';
import { expect, Sudoku, test } from './fixtures.js';
import { expectKept } from './listing.js';

/** Another puzzle than the examples, which are found again without: each digit is another one. @param {string} puzzle */
const own = (puzzle) => puzzle.replaceAll(/\d/g, (digit) => `${(10 - Number(digit)) % 10}`);

const puzzles = [newspaper.puzzle, finnish.puzzle, nine.puzzle.replaceAll('x', '0')].map(own);
const [first, second] = puzzles;

/** @param {Sudoku} sudoku */
async function open(sudoku) {
  await sudoku.button('Recent puzzles…').click();
  return sudoku.page.getByRole('dialog', { name: 'Recent puzzles' });
}

/** Waits until these are the recent puzzles: how far each one is. @param {Sudoku} sudoku @param {string[]} progress */
async function expectRecent(sudoku, progress) {
  const dialog = await open(sudoku);
  await expect(dialog.locator('small')).toHaveText(progress);
  await expect(dialog.getByText('There are none yet')).toBeVisible({ visible: progress.length === 0 });
  await dialog.getByRole('button', { name: 'Close' }).click();
}

test('a puzzle that another one replaces comes back with its answers', async ({ sudoku, page }) => {
  await expectRecent(sudoku, []);
  await sudoku.paste(first);
  await sudoku.expectCells(dots(first));
  await page.keyboard.press('Alt+a');
  await sudoku.cell(0).click();
  await sudoku.type('1');
  await page.evaluate((hash) => location.assign(hash), `#puzzle=${second}`);
  await sudoku.expectCells(dots(second));
  const dialog = await open(sudoku);
  const entry = dialog.getByRole('listitem');
  await expect(entry).toHaveCount(1);
  await expect(entry.locator('small')).toHaveText('9×9, 1 of 58 blanks answered');
  await expect(entry.locator('time')).toContainText(String(new Date().getFullYear()));
  const ink = await entry.locator('canvas').evaluate((element) => {
    const canvas = /** @type {HTMLCanvasElement} */ (element);
    return canvas.getContext('2d')?.getImageData(0, 0, canvas.width, canvas.height).data.some(Boolean);
  });
  expect(ink).toBe(true);
  await entry.getByRole('button').first().click();
  await expect(dialog).toBeHidden();
  await sudoku.expectCells(dots(first).replace('.', '1'));
  await expect(sudoku.cell(0)).toHaveAttribute('data-origin', 'answer');
  await expect(sudoku.selected).toBeFocused();
  await expectRecent(sudoku, ['9×9, 21 givens']);
});

test('a puzzle is one while it is typed and mended, also over a reload', async ({ sudoku }) => {
  await sudoku.type(first.slice(0, 40));
  await sudoku.expectSelected(40);
  await sudoku.reload();
  await sudoku.expectSelected(40);
  await sudoku.cell(40).click();
  await sudoku.type(first.slice(40));
  await sudoku.expectCells(dots(first));
  await sudoku.reload();
  await sudoku.expectCells(dots(first));
  await sudoku.button('Clear').click();
  await expectRecent(sudoku, ['9×9, 23 givens']);
  await sudoku.cell(0).click();
  await sudoku.type('123');
  await sudoku.button('Clear').click();
  await expectRecent(sudoku, ['9×9, 23 givens']); // three digits are typed again sooner than found
});

test('of examples and lists only what was worked on is among them', async ({ sudoku, page }) => {
  const example = page.getByLabel('Example');
  await example.selectOption({ label: 'Newspaper 9×9' });
  await example.selectOption({ label: 'Small 6×6' });
  await sudoku.paste(`${newspaper.puzzle}\n${nine.puzzle}\n${finnish.puzzle}\n`);
  const next = page.getByRole('button', { name: 'Next puzzle' });
  const place = page.locator('#bar .place');
  await expect(place).toHaveText('Puzzle 1 of 3');
  await next.click();
  await expect(place).toHaveText('Puzzle 2 of 3');
  await page.keyboard.press('Alt+p');
  await sudoku.cell(0).click();
  await sudoku.type('6');
  await next.click();
  await expect(place).toHaveText('Puzzle 3 of 3');
  await expectKept(page);
  await sudoku.reload();
  await expect(place).toHaveText('Puzzle 3 of 3');
  await expectRecent(sudoku, ['9×9, with marks']);
});

test('they are deleted one by one or all at once, and that can be undone', async ({ sudoku, page }) => {
  await sudoku.expectRemembering(); // else all of them are recorded at the same time
  for (const puzzle of puzzles) {
    await sudoku.paste(puzzle);
    await sudoku.expectCells(dots(puzzle));
  }
  await page.locator('#size').selectOption('4×4');
  const all = ['9×9, 41 givens', '9×9, 21 givens', '9×9, 23 givens'];
  const dialog = await open(sudoku);
  const progress = dialog.locator('small');
  await expect(progress).toHaveText(all);
  await dialog
    .getByRole('button', { name: /^Delete the puzzle of .*, 9×9, \d+ givens$/ })
    .nth(1)
    .click();
  await expect(progress).toHaveText([all[0], all[2]]);
  await expect(dialog.locator('output')).toHaveText('1 puzzle deleted.');
  const undo = dialog.getByRole('button', { name: 'Undo' });
  await expect(undo).toBeFocused();
  await undo.press('Enter');
  await expect(progress).toHaveText(all);
  await dialog.getByRole('button', { name: 'Delete all' }).click();
  await expect(progress).toHaveCount(0);
  await expect(dialog.locator('output')).toHaveText('3 puzzles deleted.');
  await expect(dialog.getByRole('button', { name: 'Delete all' })).toBeHidden();
  await page.keyboard.press('Escape');
  await sudoku.reload();
  await expectRecent(sudoku, []);
});

test('twenty are kept beside the one on the board, whatever was kept before', async ({ sudoku, page }) => {
  const entry = (/** @type {number} */ at) => ({
    link: `#puzzle=${1 + (at % 4)}${1 + (Math.floor(at / 4) % 4)}${1 + Math.floor(at / 16)}${'3'.repeat(13)}`,
    at,
  });
  const nonsense = [null, 'x', { link: 5, at: 1 }, { link: '#puzzle=999', at: 1 }, { ...entry(0), at: 1e300 }];
  await page.evaluate(
    (entries) => localStorage.setItem('ninefold.recent', JSON.stringify(entries)),
    [...nonsense, ...Array.from({ length: 30 }, (_, at) => entry(at))],
  );
  await sudoku.paste(first);
  await sudoku.expectCells(dots(first));
  await sudoku.paste(second);
  await sudoku.expectCells(dots(second));
  await sudoku.reload(); // the one on the board is recorded as well
  const dialog = await open(sudoku);
  await expect(dialog.getByRole('listitem')).toHaveCount(20);
  await expect(dialog.getByRole('listitem').first()).toContainText('23 givens');
});

test('a tab that only looked takes nothing from another one, and sees what that leaves', async ({ sudoku, page }) => {
  await sudoku.paste(first);
  await sudoku.expectCells(dots(first));
  const other = new Sudoku(await page.context().newPage(), sudoku.url);
  await other.open();
  await other.expectCells(dots(first));
  await other.page.keyboard.press('Alt+a');
  await other.cell(0).click();
  await other.type('1');
  await other.expectCells(dots(first).replace('.', '1'));
  await other.expectRemembering(); // else it leaves before it records what was done
  await other.page.goto('about:blank');
  await expect.poll(() => page.evaluate(() => localStorage.getItem('ninefold.recent'))).not.toBeNull();
  await page.bringToFront();
  await sudoku.paste(second);
  await sudoku.expectCells(dots(second));
  const dialog = await open(sudoku);
  await expect(dialog.locator('small')).toHaveText(['9×9, 1 of 58 blanks answered']);
  await other.open();
  await other.paste(puzzles[2]);
  await other.expectCells(dots(puzzles[2]));
  await expect(dialog.locator('small')).toHaveCount(1); // of the second one, which is on the board here
  await other.page.close();
});

test('a puzzle that differs in one given, and one with other answers, are puzzles of their own', async ({
  sudoku,
  page,
}) => {
  await sudoku.expectRemembering(); // else a puzzle that looks like the one before is taken for that one, mended
  await sudoku.paste(first);
  await sudoku.expectCells(dots(first));
  await page.keyboard.press('Alt+a');
  await sudoku.cell(0).click();
  await sudoku.type('1');
  const answered = dots(first).replace('.', '1');
  await sudoku.expectCells(answered);
  const fewer = first.replace(/[1-9]/, '0');
  await sudoku.paste(fewer);
  await sudoku.expectCells(dots(fewer));
  await sudoku.paste(`${sudoku.url}/#puzzle=${first}&answers=02${'0'.repeat(79)}`);
  await sudoku.expectCells(dots(first).replace('..', '.2'));
  await sudoku.paste(second);
  await sudoku.expectCells(dots(second));
  await expectRecent(sudoku, ['9×9, 1 of 58 blanks answered', '9×9, 22 givens', '9×9, 1 of 58 blanks answered']);
  const dialog = await open(sudoku);
  await dialog.getByRole('listitem').last().getByRole('button').first().click();
  await sudoku.expectCells(answered);
});
