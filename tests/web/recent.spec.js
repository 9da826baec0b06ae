// Recent puzzles in their dialog, with a list, and in two tabs. Which puzzles they are is in recent.test.js.

import { daily, dots, nine, weekly } from './cases.js';
import { expect, Sudoku, test } from './fixtures.js';
import { expectKept } from './listing.js';

/** Another puzzle than the examples, which are found again without: each digit is another one. @param {string} puzzle */
const own = (puzzle) => puzzle.replaceAll(/\d/g, (digit) => `${(10 - Number(digit)) % 10}`);

const puzzles = [daily.puzzle, weekly.puzzle, nine.puzzle.replaceAll('x', '0')].map(own);
const [first, second] = puzzles;

/** @param {Sudoku} sudoku */
async function open(sudoku) {
  await sudoku.menu('recent');
  return sudoku.page.getByRole('dialog', { name: 'Recent puzzles' });
}

/** Expects that the way to the recent puzzles is left out. @param {Sudoku} sudoku */
async function expectNone(sudoku) {
  await expect(sudoku.page.locator('#ask-recent')).toBeHidden();
  await sudoku.menu();
  await expect(sudoku.page.locator('.menu [data-do=camera]')).toBeVisible();
  await expect(sudoku.page.locator('.menu [data-do=recent]')).toBeHidden();
  await sudoku.page.keyboard.press('Escape');
}

/** Waits until these are the recent puzzles: how far each one is. @param {Sudoku} sudoku @param {string[]} progress */
async function expectRecent(sudoku, progress) {
  const dialog = await open(sudoku);
  await expect(dialog.locator('small')).toHaveText(progress);
  await expect(dialog.getByText('There are none yet')).toBeHidden();
  await dialog.getByRole('button', { name: 'Close' }).click();
}

test('a puzzle that another one replaces comes back with its answers, is deleted, and that is undone', async ({
  sudoku,
  page,
}) => {
  await expectNone(sudoku);
  await sudoku.paste(first);
  await sudoku.expectCells(dots(first));
  await page.keyboard.press('Alt+a');
  await sudoku.cell(0).click();
  await sudoku.type('1');
  await page.evaluate((hash) => location.assign(hash), `#puzzle=${second}`);
  await sudoku.expectCells(dots(second));
  await sudoku.button('Recent').click(); // the masthead has it, too, where it is wide
  const dialog = page.getByRole('dialog', { name: 'Recent puzzles' });
  const entry = dialog.getByRole('listitem');
  await expect(entry).toHaveCount(1);
  await expect(entry.locator('small')).toHaveText('9×9, 1 of 57 blanks answered');
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
  await expectRecent(sudoku, ['9×9, 22 givens']);

  await sudoku.paste(puzzles[2]);
  await sudoku.expectCells(dots(puzzles[2]));
  await sudoku.size(4);
  const all = ['9×9, 41 givens', '9×9, 1 of 57 blanks answered', '9×9, 22 givens'];
  await open(sudoku);
  const progress = dialog.locator('small');
  await expect(progress).toHaveText(all);
  await dialog.getByRole('button', { name: /^Delete the puzzle of .*, 9×9, \d+ of 57 blanks answered$/ }).click();
  await expect(progress).toHaveText([all[0], all[2]]);
  await expect(dialog.locator('output')).toHaveText('1 puzzle deleted.');
  const [undo, clear] = ['Undo', 'Delete all'].map((name) => dialog.getByRole('button', { name }));
  await expect(undo).toBeFocused();
  await undo.press('Enter');
  await expect(progress).toHaveText(all);
  await expect(entry.first().getByRole('button').first()).toBeFocused();
  await expect(undo).toBeHidden();
  // One and then the rest: each comes back by a press, the last first.
  await entry
    .first()
    .getByRole('button', { name: /^Delete/ })
    .press('Enter');
  await expect(progress).toHaveText(all.slice(1));
  await clear.press('Enter');
  await expect(progress).toHaveCount(0);
  await expect(dialog.locator('output')).toHaveText('2 puzzles deleted.');
  await expect(clear).toBeHidden();
  await expect(undo).toBeFocused();
  await undo.press('Enter');
  await expect(progress).toHaveText(all.slice(1));
  await expect(undo).toBeFocused();
  await undo.press('Enter');
  await expect(progress).toHaveText(all);
  await expect(dialog.locator('output')).toHaveText('1 puzzle is back.');
  await clear.click();
  await expect(progress).toHaveCount(0);
  await expect(dialog.locator('output')).toHaveText('3 puzzles deleted.');
  await expect(dialog.getByText('There are none yet')).toBeVisible();
  await page.keyboard.press('Escape');
  await sudoku.reload();
  await expectNone(sudoku);
});

test('of examples and lists only what was worked on is among them', async ({ sudoku, page }) => {
  await sudoku.example('Newspaper 9×9');
  await sudoku.example('Small 6×6');
  await sudoku.pasteList(`${daily.puzzle}\n${nine.puzzle}\n${weekly.puzzle}\n`);
  const next = page.getByRole('button', { name: 'Next puzzle' });
  const place = page.locator('#bar .place');
  await expect(place).toHaveText('1 of 3');
  await next.click();
  await expect(place).toHaveText('2 of 3');
  await page.keyboard.press('Alt+p');
  await sudoku.cell(0).click();
  await sudoku.type('6');
  await next.click();
  await expect(place).toHaveText('3 of 3');
  await expectKept(page);
  await sudoku.reload();
  await expect(place).toHaveText('3 of 3');
  await expectRecent(sudoku, ['9×9, with marks']);
});

test('a tab that only looked takes nothing from another one, and sees what that leaves', async ({ sudoku, page }) => {
  await sudoku.paste(first);
  await sudoku.expectCells(dots(first));
  const other = await sudoku.another();
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
  await expect(dialog.locator('small')).toHaveText(['9×9, 1 of 57 blanks answered']);
  await other.open();
  await other.paste(puzzles[2]);
  await other.expectCells(dots(puzzles[2]));
  await expect(dialog.locator('small')).toHaveCount(1); // of the second one, which is on the board here
  await other.page.close();
});

test('a tab that is left takes nothing from another one that has recorded at the same moment', async ({ sudoku }) => {
  const other = await sudoku.another();
  await other.paste(second);
  await other.expectCells(dots(second));
  await other.expectRemembering(); // else it leaves before it records what was done
  await other.page.evaluate(() => {
    // A browser lets a tab know only later what another one has kept.
    const known = { ...localStorage };
    const { getItem } = Storage.prototype;
    Storage.prototype.getItem = function (name) {
      const isLate = this === localStorage && name.startsWith('ninefold.recent');
      return isLate ? (known[name] ?? null) : getItem.call(this, name);
    };
  });
  await sudoku.paste(first);
  await sudoku.expectCells(dots(first));
  await sudoku.paste(puzzles[2]);
  await sudoku.expectCells(dots(puzzles[2]));
  await expectRecent(sudoku, ['9×9, 24 givens']);
  await other.page.goto('about:blank');
  await expectRecent(sudoku, ['9×9, 22 givens', '9×9, 24 givens']);
  await other.page.close();
});
