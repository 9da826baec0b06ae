// Where the system dictates the colours, nothing is told by a colour or a background that it takes away.

import { daily, levels } from './cases.js';
import { expect, intervals, test } from './fixtures.js';
import { pixelsOf } from './sharing.js';

/** @import { Locator } from '@playwright/test' */

test.beforeEach(({ page }) => page.emulateMedia({ forcedColors: 'active' }));

/** How something looks once it looks the same twice: what is behind it may still be drawing. @param {Locator} part */
async function look(part) {
  let last = await part.screenshot();
  await expect
    .poll(
      async () => {
        const before = last;
        last = await part.screenshot();
        return last.equals(before);
      },
      { intervals },
    )
    .toBe(true);
  return last;
}

/**
 * Gives several parts something each, and takes it from them again.
 * @param {readonly (readonly [part: Locator, name: string, value: string])[]} changes
 * @param {Locator} whole what is looked at
 * @returns {Promise<Buffer[]>} how it looks before, with the changes and afterwards
 */
async function change(changes, whole) {
  const had = await Promise.all(changes.map(([part, name]) => part.getAttribute(name)));
  const set = (/** @type {readonly (string | null)[]} */ values) =>
    Promise.all(
      changes.map(([part, name], at) =>
        part.evaluate(
          (element, [name, value]) => {
            if (value === null) element.removeAttribute(name ?? '');
            else element.setAttribute(name ?? '', value);
          },
          [name, values[at]],
        ),
      ),
    );
  const before = await look(whole);
  await set(changes.map(([, , value]) => value));
  const after = await look(whole);
  await set(had);
  // Not compared with what was there before: a browser may draw the same letter a shade otherwise the second time.
  return [before, after, await look(whole)];
}

/** @param {Buffer[]} looks as `change` gives them */
const differ = ([before, after, without]) => !before.equals(after) && !without.equals(after);

/** What a cell can be. The cells lie apart from each other, so that each shows its own. */
const looks = /** @type {const} */ ([
  [6, 'data-roles', 'differs'],
  [26, 'data-roles', 'alike'],
  [42, 'aria-selected', 'true'],
  [72, 'data-roles', 'clash'],
  [9, 'data-roles', 'wrong'],
  [22, 'data-roles', 'written'],
  [37, 'data-roles', 'removed'],
  [62, 'data-origin', 'answer'],
  [77, 'data-origin', 'solved'],
]);

for (const colorScheme of /** @type {const} */ (['light', 'dark'])) {
  test(`what a cell can be is seen, ${colorScheme}`, async ({ sudoku, page }) => {
    await page.emulateMedia({ colorScheme });
    await sudoku.paste(daily.puzzle);
    await expect(sudoku.verdict).toHaveText(/one solution/i);
    await page.mouse.move(0, 0);
    const grid = page.locator('#grid');
    const changes = looks.map(([cell, name, value]) => /** @type {const} */ ([sudoku.cell(cell), name, value]));
    const pictures = [];
    for (const picture of await change(changes, grid)) pictures.push(await pixelsOf(page, picture));
    const { x, y } = /** @type {{ x: number, y: number }} */ (await grid.boundingBox());
    for (const [cell, name, value] of looks) {
      const box = /** @type {{ x: number, y: number, width: number, height: number }} */ (
        await sudoku.cell(cell).boundingBox()
      );
      expect(
        differ(pictures.map((all) => part(all, { ...box, x: box.x - x, y: box.y - y }))),
        `${name}: ${value}`,
      ).toBe(true);
    }
    const button = page.locator('#keypad button').first();
    expect(differ(await change([[button, 'data-placed', 'true']], button))).toBe(true);
    const blank = sudoku.cell(43);
    const unmarked = await blank.screenshot();
    await page.getByRole('radio', { name: 'Marks' }).click();
    await sudoku.button('Fill marks').click();
    await expect(blank).toHaveAttribute('data-marks', /./);
    await page.mouse.move(0, 0);
    expect(unmarked.equals(await blank.screenshot()), 'marks').toBe(false);
  });
}

/**
 * The pixels of a part of a picture.
 * @param {{ data: Uint8ClampedArray, width: number }} picture
 * @param {{ x: number, y: number, width: number, height: number }} box
 */
function part({ data, width }, box) {
  const [left, top] = [Math.ceil(box.x), Math.ceil(box.y)];
  const [right, low] = [Math.floor(box.x + box.width), Math.floor(box.y + box.height)];
  const lines = Array.from({ length: low - top }, (_, at) => {
    const line = (top + at) * width;
    return Buffer.from(data.subarray(4 * (line + left), 4 * (line + right)));
  });
  return Buffer.concat(lines);
}

test('what is chosen is seen: a puzzle of the list', async ({ sudoku, page }) => {
  await sudoku.paste(`${levels[0].puzzle}\n`.repeat(3));
  await expect(page.locator('#collection output')).toHaveText(/ Rated in /); // then nothing is drawn by itself any more
  const row = page.locator('#puzzles [role=option]').nth(1);
  expect(differ(await change([[row, 'aria-selected', 'true']], row))).toBe(true);
});

test('the borders of what stands side by side in the masthead do not touch', async ({ sudoku, page }) => {
  await sudoku.type('12');
  await sudoku.size(4); // now there is something to undo
  await sudoku.paste(daily.puzzle);
  await expect(page.locator('#share')).toBeVisible();
  for (const width of [320, 1280]) {
    await page.setViewportSize({ width, height: 800 });
    const gaps = await page.locator('.commands').evaluate(({ children }) => {
      const boxes = [...children].map((child) => child.getBoundingClientRect()).filter(({ width }) => width > 0);
      return boxes.slice(1).map(({ left }, at) => left - boxes[at].right);
    });
    expect(gaps.length).toBe(width < 896 ? 1 : 3);
    expect(Math.min(...gaps)).toBeGreaterThan(2);
  }
});
