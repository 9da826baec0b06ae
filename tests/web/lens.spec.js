// Where cells are too small for a finger: the lens, and the grid enlarged around the cursor.

import { expect, intervals, test } from './fixtures.js';

/** @import { Page } from '@playwright/test' */
/** @import { Sudoku } from './fixtures.js' */

test.use({ viewport: { width: 390, height: 664 }, hasTouch: true, isMobile: true });

/** A finger on the page. @param {Page} page */
async function finger(page) {
  const client = await page.context().newCDPSession(page);
  /** @param {'touchStart' | 'touchMove' | 'touchEnd'} type @param {{ x: number, y: number }} [at] */
  return (type, at) => client.send('Input.dispatchTouchEvent', { type, touchPoints: at ? [at] : [] });
}

/** The middle of a cell, and how wide it is. @param {Sudoku} sudoku @param {number} cell */
async function middleOf(sudoku, cell) {
  const box = await sudoku.cell(cell).boundingBox();
  if (!box) throw new Error(`cell ${cell} is not to be seen`);
  return { x: box.x + box.width / 2, y: box.y + box.height / 2, size: box.width };
}

/** An empty grid of a side, once the lens is there. @param {Sudoku} sudoku @param {number} side */
async function begin(sudoku, side) {
  await sudoku.size(side);
  await expect(sudoku.button('Enlarge')).toBeVisible();
}

/** What the lens has in its middle: the cell, and how wide it is there. @param {Page} page */
const inLens = (page) =>
  page.evaluate(() => {
    const lens = document.querySelector('.lens');
    if (!lens) return null;
    const { left, top, width, height } = lens.getBoundingClientRect();
    const [x, y] = [left + width / 2, top + height / 2];
    const cell = [...lens.querySelectorAll('[data-cell]')].find((cell) => {
      const box = cell.getBoundingClientRect();
      return box.left < x && x < box.right && box.top < y && y < box.bottom;
    });
    const isSeen = left >= 0 && top >= 0 && left + width <= innerWidth && top + height <= innerHeight;
    return { cell: Number(cell?.getAttribute('data-cell')), size: cell?.getBoundingClientRect().width, isSeen };
  });

for (const side of [16, 25]) {
  test(`${side}×${side}: the lens shows the cell under the finger, wherever it is, and the finger leaves it selected`, async ({
    sudoku,
    page,
  }) => {
    await begin(sudoku, side);
    expect((await middleOf(sudoku, 0)).size).toBeLessThan(24);
    const touch = await finger(page);
    for (const cell of [0, side - 1, side * (side - 1), side * side - 1, side * 7 + 5]) {
      await touch('touchStart', await middleOf(sudoku, cell));
      await expect.poll(() => inLens(page), { intervals }).toEqual({ cell, size: 44, isSeen: true });
      const other = cell < side * (side - 1) ? cell + side : cell - side;
      await touch('touchMove', await middleOf(sudoku, other));
      await expect.poll(async () => (await inLens(page))?.cell, { intervals }).toBe(other);
      const { x, y } = await middleOf(sudoku, side * side - 1);
      await touch('touchMove', { x, y: y + 60 });
      await expect(page.locator('.lens')).toBeHidden(); // beside the grid no cell is meant
      await touch('touchMove', await middleOf(sudoku, other));
      await touch('touchEnd');
      await expect(sudoku.cell(other)).toBeFocused();
      await expect(sudoku.cell(other)).toHaveAttribute('aria-selected', 'true');
      expect(await inLens(page)).toBe(null);
    }
  });
}

test('what is drawn while the finger is down leaves the lens over its cell', async ({ sudoku, page }) => {
  await begin(sudoku, 25);
  const touch = await finger(page);
  await touch('touchStart', await middleOf(sudoku, 60));
  const over = { cell: 60, size: 44, isSeen: true };
  await expect.poll(() => inLens(page), { intervals }).toEqual(over);
  await page.keyboard.press('5');
  await expect(page.locator('.lens [data-cell="0"]')).toHaveText('5');
  expect(await inLens(page)).toEqual(over);
});

test('a finger that leaves the grid selects nothing', async ({ sudoku, page }) => {
  await begin(sudoku, 16);
  await sudoku.cell(20).tap();
  const touch = await finger(page);
  await touch('touchStart', await middleOf(sudoku, 200));
  const { x, y } = await middleOf(sudoku, 255);
  await touch('touchMove', { x, y: y + 60 });
  await touch('touchEnd');
  await expect(page.locator('.lens')).toHaveCount(0);
  await expect(sudoku.cell(20)).toHaveAttribute('aria-selected', 'true');
});

test('the lens shows a digit and marks as they are, and leaves a long press among marks alone', async ({
  sudoku,
  page,
}) => {
  await begin(sudoku, 16);
  const touch = await finger(page);
  await page.locator('#keypad').getByRole('button', { name: 'G', exact: true }).tap();
  await page.keyboard.press('Alt+p');
  await sudoku.button('Fill marks').tap();
  await expect(sudoku.cell(1)).toHaveAttribute('data-marks', /F$/);
  await touch('touchStart', await middleOf(sudoku, 2));
  const lens = page.locator('.lens');
  await expect(lens.locator('[data-cell="0"]')).toHaveText('G'); // it has the whole grid, and shows a part
  await expect(lens.locator('text.mark')).toHaveText(/^123456789ABCDEF/);
  await expect(sudoku.cell(2)).toHaveAttribute('aria-selected', 'true'); // it has rested
  await touch('touchMove', await middleOf(sudoku, 4));
  await touch('touchEnd');
  await expect(page.locator('#grid [data-cell][aria-selected="true"]')).toHaveCount(3);
});

test('the button enlarges the grid, and by keyboard the part around the cursor is seen', async ({ sudoku, page }) => {
  await begin(sudoku, 25);
  const button = sudoku.button('Enlarge');
  const say = page.locator('.say');
  const before = await say.boundingBox();
  await button.tap();
  await expect(button).toHaveAttribute('aria-pressed', 'true');
  expect((await middleOf(sudoku, 0)).size).toBe(44);
  expect(await say.boundingBox()).toEqual(before);
  /** Whether the selected cell and those beside it are seen. @param {number} cell */
  const isSeen = (cell) =>
    page.evaluate((cell) => {
      const frame = document.querySelector('.frame')?.getBoundingClientRect();
      const own = document.querySelector(`#grid [data-cell="${cell}"]`)?.getBoundingClientRect();
      const grid = document.querySelector('#grid')?.getBoundingClientRect();
      if (!frame || !own || !grid) return false;
      return (
        Math.max(grid.left, own.left - own.width) >= frame.left - 1 &&
        Math.max(grid.top, own.top - own.width) >= frame.top - 1 &&
        Math.min(grid.right, own.right + own.width) <= frame.right + 1 &&
        Math.min(grid.bottom, own.bottom + own.width) <= frame.bottom + 1
      );
    }, cell);
  await sudoku.cell(0).tap();
  for (const [key, cell] of /** @type {const} */ ([
    ['End', 24],
    ['Control+End', 624],
    ['Home', 600],
    ['ArrowUp', 575],
    ['Control+Home', 0],
  ])) {
    await page.keyboard.press(key);
    await expect(sudoku.cell(cell)).toBeFocused();
    await expect.poll(() => isSeen(cell), { intervals }).toBe(true);
  }
  await button.tap();
  await expect(button).toHaveAttribute('aria-pressed', 'false');
  expect((await middleOf(sudoku, 0)).size).toBeLessThan(24);
});

test('an enlarged grid shows where a hint looks, far from the cursor, and then the cursor again', async ({
  sudoku,
  page,
}) => {
  // Row by row the digits move on by four, and from band to band by one; two cells of the last box are left to find, so
  // that the last digit of a row is the easiest.
  const digits = Array.from({ length: 256 }, (_, at) => '123456789ABCDEFG'[((at >> 4) * 4 + (at >> 6) + at) % 16]);
  await sudoku.open(`/#puzzle=${digits.with(204, '0').with(255, '0').join('')}`);
  await sudoku.button('Enlarge').tap();
  const [first, last] = [sudoku.cell(0), sudoku.cell(204)];
  await expect(first).toBeInViewport();
  await expect(last).not.toBeInViewport();
  await page.keyboard.press('Alt+h');
  await expect(page.locator('#hints-title')).toHaveText('Row 13 has one blank left.');
  for (const middle of [199, 200]) await expect(sudoku.cell(middle)).toBeInViewport({ ratio: 1 }); // it has no room
  await page.keyboard.press('Alt+h');
  await expect(last).toHaveAttribute('data-roles', /placed/);
  await expect(last).toBeInViewport();
  await page.keyboard.press('Escape');
  await expect(first).toBeInViewport();
});

test('an enlarged grid that gives way to a small shape is as large as ever, and the button goes', async ({
  sudoku,
}) => {
  const { size } = await middleOf(sudoku, 0);
  await begin(sudoku, 16);
  await sudoku.button('Enlarge').tap();
  await sudoku.size(9);
  await expect(sudoku.button('Enlarge')).toBeHidden();
  expect((await middleOf(sudoku, 0)).size).toBe(size);
});

test('where cells are large enough for a finger there is neither', async ({ sudoku, page }) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  await sudoku.size(25);
  await expect(sudoku.cell(624)).toBeVisible();
  await sudoku.cell(30).tap();
  await expect(sudoku.cell(30)).toBeFocused();
  await expect(sudoku.button('Enlarge')).toBeHidden();
  await page.setViewportSize({ width: 390, height: 664 });
  await expect(sudoku.button('Enlarge')).toBeVisible();
});
