// Several puzzles in one picture: the page asks which one is meant, by touch, by keyboard and by ear.

import { findMisfits, misfits } from './fit.js';
import { expect, test } from './fixtures.js';
import { drawn, erased, pngOf, puzzle, together } from './photos.js';

/** @import { Page } from '@playwright/test' */
/** @import { Sudoku } from './fixtures.js' */

/** The puzzle of the other photo: some of its givens are gone. */
const gone = [2, 3, 9];
const other = [...puzzle].map((digit, cell) => (gone.includes(cell) ? '.' : digit)).join('');
const before = '12'.padEnd(81, '.');

/** @type {Map<string, Promise<Buffer>>} */
const made = new Map();

/** A picture with puzzles in rows: `a` is the drawn photo, `b` the other one. @param {string} rows as in 'ab b' */
function pictureOf(rows) {
  const make = async () => {
    const photos = { a: drawn(), b: await erased(drawn(), gone) };
    const lines = rows.split(' ').map((row) => [...row].map((name) => photos[/** @type {'a' | 'b'} */ (name)] ?? null));
    return pngOf(together(lines));
  };
  const picture = made.get(rows) ?? make();
  made.set(rows, picture);
  return picture;
}

/** @param {Sudoku} sudoku @param {string} rows */
const open = async ({ page }, rows) =>
  page.locator('#file').setInputFiles({ name: 'photo.png', mimeType: '', buffer: await pictureOf(rows) });

/** @param {Page} page */
const frames = (page) => page.getByRole('dialog').getByRole('toolbar').first().getByRole('button');

test('each puzzle has a frame over it, with a name that says where it is', async ({ sudoku, page }) => {
  await open(sudoku, 'ab b');
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByRole('status')).toHaveText('Three puzzles: which one?');
  await expect(dialog.getByRole('toolbar', { name: 'Three puzzles: top left, top right, bottom' })).toBeVisible();
  const names = ['Puzzle 1 of 3, top left, 24 digits', 'Puzzle 2 of 3, top right, 21 digits'];
  for (const name of [...names, 'Puzzle 3 of 3, bottom, 21 digits']) await expect(sudoku.button(name)).toBeVisible();
  const picture = await dialog.locator('canvas').boundingBox();
  for (const [at, [x, y]] of [
    [0, 0],
    [1, 0],
    [0, 1],
  ].entries()) {
    const frame = await frames(page).nth(at).boundingBox();
    if (!picture || !frame) throw new Error('nothing is seen');
    // In the drawn photo, the grid's box is from 27 to 333 of 360 pixels, and from 32 to 333.
    const share = picture.width / 720;
    expect(Math.abs(frame.x - picture.x - (x * 360 + 27) * share)).toBeLessThan(4);
    expect(Math.abs(frame.y - picture.y - (y * 360 + 32) * share)).toBeLessThan(4);
    expect(Math.abs(frame.width - 306 * share)).toBeLessThan(4);
  }
});

test('a tap takes a puzzle, with its photo, and Undo brings back what was there', async ({ sudoku, page }) => {
  await sudoku.type('12');
  for (const [at, cells, note] of /** @type {const} */ ([
    [1, other, 'Grid found. 21 digits. Read clearly.'],
    [0, puzzle, 'Grid found. 24 digits.'],
  ])) {
    await open(sudoku, 'ab');
    await sudoku.expectCells(before); // nothing is taken by itself
    await frames(page).nth(at).click();
    await sudoku.expectCells(cells);
    await expect(sudoku.note).toHaveText(note);
    await expect(page.getByRole('dialog')).toBeHidden();
    await sudoku.menu('photo');
    await expect(page.locator('#photo')).toBeVisible();
    const ink = await page.locator('.crop canvas').evaluate((canvas) => {
      const { data } = /** @type {any} */ (canvas).getContext('2d').getImageData(54, 54, 1, 1);
      return data[3];
    });
    expect(ink).toBe(255); // its own photo was kept
    await sudoku.button('Use the puzzle').click();
    await sudoku.button('Undo').click();
    await sudoku.expectCells(before);
  }
});

test('by keyboard the frames are one stop of Tab, and arrow keys lead from one to the next', async ({
  sudoku,
  page,
}) => {
  await open(sudoku, 'ab b');
  await expect(frames(page).first()).toBeFocused();
  for (const [key, at] of /** @type {const} */ ([
    ['ArrowRight', 1],
    ['ArrowRight', 2],
    ['Home', 0],
    ['ArrowDown', 2],
    ['ArrowUp', 0],
    ['ArrowRight', 1],
  ])) {
    await page.keyboard.press(key);
    await expect(frames(page).nth(at)).toBeFocused();
  }
  await page.keyboard.press('Tab');
  await expect(sudoku.button('All of them')).toBeFocused();
  await page.keyboard.press('Shift+Tab');
  await expect(frames(page).nth(1)).toBeFocused();
  await page.keyboard.press('Enter');
  await sudoku.expectCells(other);
  await expect(sudoku.selected).toBeFocused();
});

test('all of them open as a list, as several lines of a text do', async ({ sudoku, page }) => {
  await open(sudoku, 'ab');
  await sudoku.button('All of them').click();
  await expect(page.getByRole('dialog')).toBeHidden();
  const entries = page.locator('#puzzles').getByRole('option');
  await expect(entries).toHaveCount(2);
  await entries.nth(1).click();
  await sudoku.expectCells(other);
});

test('× and Escape leave the grid as it was, and the next picture is asked for anew', async ({ sudoku, page }) => {
  await sudoku.type('12');
  const dialog = page.getByRole('dialog');
  for (const leave of [
    () => page.keyboard.press('Escape'),
    () => dialog.getByRole('button', { name: 'Close' }).click(),
  ]) {
    await open(sudoku, 'ab');
    await expect(frames(page)).toHaveCount(2);
    await leave();
    await expect(dialog).toBeHidden();
    await sudoku.expectCells(before);
  }
  await open(sudoku, 'ab b');
  await expect(frames(page)).toHaveCount(3);
  await page.locator('.camera input').setInputFiles({
    name: 'one.png',
    mimeType: 'image/png',
    buffer: await pictureOf('a'),
  });
  await sudoku.expectCells(puzzle); // another picture was chosen, which has one puzzle
  await expect(dialog).toBeHidden();
});

test('another dialog gives way, and a text that comes in meanwhile wins', async ({ sudoku, page }) => {
  await sudoku.menu('help');
  await open(sudoku, 'ab');
  await expect(frames(page)).toHaveCount(2);
  await expect(page.locator('dialog[open]')).toHaveCount(1);
  await sudoku.paste(other);
  await sudoku.expectCells(other);
  await expect(page.getByRole('dialog')).toBeHidden();
});

test('it is asked as soon as what asks has come, if the picture was read before', async ({ sudoku, page }) => {
  await page.route('**/watching-*.js', async (route) => {
    await new Promise((resolve) => setTimeout(resolve, 1500)); // longer than the picture takes
    await route.continue();
  });
  await open(sudoku, 'ab');
  await expect(frames(page).first()).toBeFocused();
});

test('it fits in every window, and each frame has room for a finger', async ({ sudoku, page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' }); // a dialog that comes reaches beyond the window for a moment
  await findMisfits(page);
  await sudoku.renew();
  for (const rows of ['ab b', 'a b', 'aba']) {
    await open(sudoku, rows);
    await expect(frames(page).first()).toBeVisible();
    for (const [width, height] of [
      [320, 568],
      [390, 664],
      [390, 844],
      [844, 390],
      [1280, 800],
    ]) {
      await page.setViewportSize({ width, height });
      const at = `${rows} in ${width} × ${height}`;
      expect(await misfits(page), at).toEqual([]);
      for (const frame of await frames(page).all()) {
        const box = await frame.boundingBox();
        expect(Math.min(box?.width ?? 0, box?.height ?? 0), at).toBeGreaterThanOrEqual(44);
        await expect(frame).toBeInViewport({ ratio: 1 });
      }
    }
    await page.keyboard.press('Escape');
  }
});
