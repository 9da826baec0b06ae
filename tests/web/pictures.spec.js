// The pictures that the dialog saves: an SVG and a PNG, with the solution or without.

import { drawingOf } from '../../www/model/drawing.js';
import { sides } from '../../www/model/layout.js';
import { linkOf } from '../../www/model/links.js';
import { classicSheet } from '../../www/model/sheet.js';
import { svgOf } from '../../www/model/svg.js';
import { thirteen } from './cases.js';
import { expect, test } from './fixtures.js';
import { printed } from './printed.js';
import { digitsOf, openPicture, paste, pixelsOf, puzzle, saved } from './sharing.js';

/** @import { Page } from '@playwright/test' */

/** A link with two answers and two marks. */
const work = linkOf({
  sheet: printed(puzzle),
  answers: new Uint8Array(81).fill(1, 0, 1).fill(4, 1, 2),
  marks: new Uint32Array(81).fill(0b11, 4, 5),
});

/**
 * The cells of a picture in one line: `x` for each cell that has something dark in it, `.` for the others.
 * @param {{ data: Uint8ClampedArray, width: number }} picture with a margin of half a cell
 * @param {number} side
 */
function filledIn({ data, width }, side) {
  const cell = width / (side + 1);
  const isDark = (/** @type {number} */ x, /** @type {number} */ y) => data[4 * (y * width + x)] < 128;
  return Array.from({ length: side * side }, (_, index) => {
    const left = cell * ((index % side) + 0.5);
    const top = cell * (Math.floor(index / side) + 0.5);
    for (let y = Math.round(top + cell / 5); y < top + cell * 0.8; y++) {
      for (let x = Math.round(left + cell / 5); x < left + cell * 0.8; x++) if (isDark(x, y)) return 'x';
    }
    return '.';
  }).join('');
}

/** The pixels of what the page shows. Another page decodes them: a page that shows an SVG has no canvas. @param {Page} page */
async function pixelsOfShot(page) {
  const shot = await page.screenshot();
  const other = await page.context().newPage();
  const pixels = await pixelsOf(other, shot);
  await other.close();
  return pixels;
}

for (const colorScheme of /** @type {const} */ (['light', 'dark'])) {
  test.describe(colorScheme, () => {
    test.use({ colorScheme });

    test('a picture is black on white and has every given in its place', async ({ sudoku, page }) => {
      await paste(sudoku);
      await openPicture(sudoku);
      const png = await saved(sudoku, 'Save PNG');
      expect(png.name).toBe('sudoku.png');
      const picture = await pixelsOf(page, png.content);
      expect([picture.width, picture.height]).toEqual([1200, 1200]);
      expect([...picture.data.subarray(0, 4)]).toEqual([255, 255, 255, 255]);
      expect(filledIn(picture, 9)).toBe(puzzle.replaceAll(/\d/g, 'x'));

      const svg = await saved(sudoku, 'Save SVG');
      expect(svg.name).toBe('sudoku.svg');
      await page.setViewportSize({ width: 600, height: 600 });
      await page.route('**/sudoku.svg', (route) => route.fulfill({ contentType: 'image/svg+xml', body: svg.content }));
      await page.goto(`${sudoku.url}/sudoku.svg`);
      expect(filledIn(await pixelsOfShot(page), 9)).toBe(puzzle.replaceAll(/\d/g, 'x'));
    });
  });
}

/** Whether the solution is shown, whether the person then wants it in the picture, and what the pictures are like. */
const solvedPictures = [
  { isShown: false, name: 'sudoku', title: 'Sudoku 9×9', solved: 0 },
  { isShown: false, wanted: true, name: 'sudoku-solution', title: 'Sudoku 9×9 · Solution', solved: 57 },
  { isShown: true, name: 'sudoku-solution', title: 'Sudoku 9×9 · Solution', solved: 57 },
  { isShown: true, wanted: false, name: 'sudoku', title: 'Sudoku 9×9', solved: 0 },
];

test('a picture has the solution where that is wanted, and is called that', async ({ sudoku, page }) => {
  await paste(sudoku);
  await expect(sudoku.verdict).toContainText('Exactly one solution.');
  for (const { isShown, wanted, name, title, solved } of solvedPictures) {
    if (isShown !== (await sudoku.solved.count()) > 0) await page.locator('#solve').click();
    await expect(sudoku.solved).toHaveCount(isShown ? 57 : 0);
    const { dialog } = await openPicture(sudoku);
    const choice = dialog.getByRole('switch', { name: 'Solution' });
    await expect(choice).toBeChecked({ checked: isShown });
    if (wanted !== undefined) await choice.setChecked(wanted);
    const svg = await saved(sudoku, 'Save SVG');
    expect(svg.name).toBe(`${name}.svg`);
    expect(svg.content.toString()).toContain(`<title>${title}</title>`);
    expect(digitsOf(svg.content)).toEqual(solved ? { given: 24, solved } : { given: 24 });
    const png = await saved(sudoku, 'Save PNG');
    expect(png.name).toBe(`${name}.png`);
    expect(filledIn(await pixelsOf(page, png.content), 9)).toBe(
      solved ? 'x'.repeat(81) : puzzle.replaceAll(/\d/g, 'x'),
    );
    await page.keyboard.press('Escape');
  }
});

test('answers, marks and a hint are in the picture where they are wanted, and seen before it is saved', async ({
  sudoku,
  page,
}) => {
  await sudoku.open(`/${work}`);
  await expect(sudoku.cell(1)).toHaveAttribute('data-origin', 'answer');
  const { dialog } = await openPicture(sudoku);
  const shown = () => dialog.locator('.card').evaluate((card) => card.innerHTML);
  for (const [name, digits] of /** @type {const} */ ([
    ['', { given: 24, answer: 2, mark: 2 }],
    ['My answers', { given: 24, mark: 2 }],
    ['My marks', { given: 24 }],
  ])) {
    if (name) await dialog.getByRole('switch', { name }).uncheck();
    const { content } = await saved(sudoku, 'Save SVG');
    expect(digitsOf(content)).toEqual(digits);
    expect(digitsOf(Buffer.from(await shown()))).toEqual(digits);
  }
  await expect(dialog.getByRole('switch', { name: 'The hint' })).toBeHidden();
  await page.keyboard.press('Escape');
});

test('a picture of one of several solutions is called that, and one without any is not offered', async ({
  sudoku,
  page,
}) => {
  await sudoku.paste(thirteen);
  await expect(sudoku.verdict).toHaveText('Several solutions.');
  const { dialog } = await openPicture(sudoku);
  await dialog.getByRole('switch', { name: 'One of several solutions' }).check();
  const { content } = await saved(sudoku, 'Save SVG');
  expect(content.toString()).toContain('<title>Sudoku 9×9 · One of several solutions</title>');
  await page.keyboard.press('Escape');
  await sudoku.paste(`11${puzzle.slice(2)}`);
  await expect(sudoku.verdict).toContainText('Row 1 has two 1s.');
  await openPicture(sudoku);
  await expect(dialog.getByRole('switch')).toHaveCount(0);
  expect((await saved(sudoku, 'Save SVG')).name).toBe('sudoku.svg');
});

test('the SVG of every shape can stand alone', async ({ sudoku, page }) => {
  const other = await page.context().newPage(); // the page under test forbids parsing
  for (const side of sides) {
    const givens = Uint8Array.from({ length: side * side }, (_, cell) => (cell % 2 ? (cell % side) + 1 : 0));
    const marks = new Uint32Array(side * side).fill(2 ** side - 1);
    const text = svgOf(drawingOf({ sheet: classicSheet(givens), marks }), 'Ampersand & <angles>');
    const { root, namespace, title, texts } = await other.evaluate((text) => {
      const { documentElement } = new DOMParser().parseFromString(text, 'image/svg+xml');
      return {
        root: documentElement.tagName,
        namespace: documentElement.namespaceURI,
        title: documentElement.querySelector('title')?.textContent,
        texts: documentElement.querySelectorAll('text').length,
      };
    }, text);
    expect({ root, namespace, title }).toEqual({
      root: 'svg',
      namespace: 'http://www.w3.org/2000/svg',
      title: 'Ampersand & <angles>',
    });
    expect(texts).toBe(givens.filter(Boolean).length + givens.filter((digit) => !digit).length * side);
  }
  await expect(sudoku.verdict).toBeVisible();
});
