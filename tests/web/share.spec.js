// Sharing: the link, its QR code, the pictures.

import { readFileSync } from 'node:fs';
import jsqr from 'jsqr';
import { drawingOf } from '../../www/model/drawing.js';
import { linkOf } from '../../www/model/links.js';
import { shapes } from '../../www/model/shapes.js';
import { svgOf } from '../../www/model/svg.js';
import { newspaper } from './cases.js';
import { misfits, none } from './fit.js';
import { expect, test } from './fixtures.js';

const puzzle = newspaper.puzzle.replaceAll('0', '.');

/** @param {import('./fixtures.js').Sudoku} sudoku */
async function paste(sudoku) {
  await sudoku.paste(puzzle);
  await sudoku.expectCells(puzzle);
}

/** @param {import('./fixtures.js').Sudoku} sudoku */
async function openDialog({ page }) {
  await page.locator('#share').click();
  const dialog = page.getByRole('dialog');
  await expect(dialog).toBeVisible();
  return { dialog, link: dialog.getByLabel('Link', { exact: true }), code: dialog.getByRole('img') };
}

/**
 * The pixels of a picture, decoded by the browser.
 * @param {import('@playwright/test').Page} page
 * @param {Buffer} file
 */
async function pixelsOf(page, file) {
  const { data, width, height } = await page.evaluate(async (bytes) => {
    const bitmap = await createImageBitmap(new Blob([Uint8Array.from(atob(bytes), (byte) => byte.charCodeAt(0))]));
    const canvas = new OffscreenCanvas(bitmap.width, bitmap.height);
    const context = /** @type {OffscreenCanvasRenderingContext2D} */ (canvas.getContext('2d'));
    context.drawImage(bitmap, 0, 0);
    const { data, width, height } = context.getImageData(0, 0, bitmap.width, bitmap.height);
    let text = '';
    for (let at = 0; at < data.length; at += 8192) text += String.fromCharCode(...data.subarray(at, at + 8192));
    return { data: btoa(text), width, height };
  }, file.toString('base64'));
  return { data: new Uint8ClampedArray(Buffer.from(data, 'base64')), width, height };
}

/**
 * The cells of a picture that are not white: a line for all of them, `x` for each that has something in it.
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

/** How many digits of each look an SVG has. @param {Buffer} svg */
const digitsOf = (svg) =>
  Object.fromEntries(
    Array.from(svg.toString().matchAll(/<g class="(\w+)".*?<\/g>/gs), ([group, look]) => [
      look,
      group.split('<text').length - 1,
    ]),
  );

/** @param {import('./fixtures.js').Sudoku} sudoku @param {string} name */
async function saved({ page }, name) {
  const download = page.waitForEvent('download');
  await page.getByRole('dialog').getByRole('button', { name }).click();
  const file = await download;
  return { name: file.suggestedFilename(), content: readFileSync(await file.path()) };
}

test.describe('the dialog', () => {
  test('has the link, that brings the puzzle along', async ({ sudoku, page }) => {
    await paste(sudoku);
    const { dialog, link } = await openDialog(sudoku);
    const address = `${sudoku.url}/#puzzle=${newspaper.puzzle}`;
    await expect(link).toHaveValue(address);
    await page.keyboard.press('Escape');
    await expect(dialog).toBeHidden();
    await expect(page.locator('#share')).toBeFocused();
    await sudoku.button('Clear').click();
    await page.goto(address);
    await sudoku.expectCells(puzzle);
  });

  test('can be opened, used and closed with the keyboard alone', async ({ sudoku, page }) => {
    await paste(sudoku);
    await page.locator('#share').focus();
    await page.keyboard.press('Enter');
    await expect(page.getByRole('dialog')).toBeVisible();
    await page.keyboard.press('Enter');
    await expect(page.getByRole('dialog').getByRole('status')).toHaveText('Link copied.');
    expect(await sudoku.clipboard()).toBe(`${sudoku.url}/#puzzle=${newspaper.puzzle}`);
    await page.keyboard.press('Escape');
    await expect(page.locator('#share')).toBeFocused();
  });

  test('marks the link where it may not be copied', async ({ sudoku, page }) => {
    await page.evaluate(() => {
      navigator.clipboard.writeText = async () => {
        throw new DOMException('no', 'NotAllowedError');
      };
    });
    const { dialog, link } = await openDialog(sudoku);
    await dialog.getByRole('button', { name: 'Copy link' }).click();
    await expect(dialog.getByRole('status')).toHaveText('Selected: copy it with Ctrl+C.');
    await expect(link).toBeFocused();
    const marked = await page.evaluate(() => getSelection()?.toString());
    expect(marked).toBe(await link.inputValue());
  });

  test('says so when it cannot be loaded, and comes as soon as it can', async ({ sudoku, context }) => {
    const page = await context.newPage(); // that this one complains is as it should be
    await page.route('**/dialog-*.js', (route) => route.abort());
    await page.goto(sudoku.url);
    await page.locator('#share').click();
    await expect(page.locator('#note')).toHaveText('This part of the page could not be loaded: is there a network?');
    await page.unroute('**/dialog-*.js');
    await page.locator('#share').click();
    await expect(page.getByRole('dialog')).toBeVisible();
  });
});

test.describe('answers and marks', () => {
  const givens = Uint8Array.from(newspaper.puzzle, Number);
  const answers = new Uint8Array(81).fill(1, 0, 1).fill(4, 1, 2);
  const marks = new Uint32Array(81).fill(0b11, 4, 5);
  const whole = linkOf({ givens, answers, marks });

  test('go along, or stay', async ({ sudoku, page }) => {
    await sudoku.open(`/${whole}`);
    await expect(sudoku.cell(1)).toHaveAttribute('data-origin', 'answer');
    const { dialog, link, code } = await openDialog(sudoku);
    const own = dialog.getByLabel('With my answers and marks');
    await expect(own).toBeChecked();
    for (const [isOwn, hash, digits] of /** @type {const} */ ([
      [true, whole, { given: 23, answer: 2, mark: 2 }],
      [false, `#puzzle=${newspaper.puzzle}`, { given: 23 }],
    ])) {
      await own.setChecked(isOwn);
      await expect(link).toHaveValue(`${sudoku.url}/${hash}`);
      const { data, width, height } = await pixelsOf(page, await code.screenshot());
      expect(jsqr.default(data, width, height)?.data).toBe(`${sudoku.url}/${hash}`);
      expect(digitsOf((await saved(sudoku, 'Save SVG')).content)).toEqual(digits);
    }
  });

  test('are not spoken of where there are none', async ({ sudoku }) => {
    await paste(sudoku);
    const { dialog } = await openDialog(sudoku);
    await expect(dialog.getByLabel('With my answers and marks')).toBeHidden();
  });

  test('can be too many for a QR code', async ({ sudoku }) => {
    const all = {
      givens: new Uint8Array(625),
      answers: new Uint8Array(625).fill(25, 0, 40),
      marks: new Uint32Array(625).fill(2 ** 25 - 1, 40),
    };
    await sudoku.open(`/${linkOf(all)}`);
    await expect(sudoku.cell(624)).toBeVisible();
    const { dialog, code, link } = await openDialog(sudoku);
    await expect(dialog.getByText('The link is too long for a QR code.')).toBeVisible();
    await expect(code).toHaveCount(0);
    await dialog.getByLabel('With my answers and marks').uncheck();
    await expect(code).toBeVisible();
    await expect(link).toHaveValue(`${sudoku.url}/#puzzle=${'0'.repeat(625)}`);
  });
});

test.describe('where the system can share', () => {
  test('Share hands the link over', async ({ sudoku, page }) => {
    await page.evaluate(() => {
      navigator.share = async (data) => {
        document.title = JSON.stringify(data);
      };
    });
    await paste(sudoku);
    const { dialog } = await openDialog(sudoku);
    await dialog.getByRole('button', { name: 'Share…' }).click();
    await expect(page).toHaveTitle(
      JSON.stringify({ title: 'Sudoku 9×9', url: `${sudoku.url}/#puzzle=${newspaper.puzzle}` }),
    );
  });

  test('and is not taken up on it, nothing is said', async ({ sudoku, page }) => {
    await page.evaluate(() => {
      navigator.share = async () => {
        throw new DOMException('changed their mind', 'AbortError');
      };
    });
    const { dialog } = await openDialog(sudoku);
    await dialog.getByRole('button', { name: 'Share…' }).click();
    await expect(dialog.getByRole('status')).toBeEmpty();
  });
});

for (const colorScheme of /** @type {const} */ (['light', 'dark'])) {
  test.describe(colorScheme, () => {
    test.use({ colorScheme });

    test('the QR code of every size is the link', async ({ sudoku, page }) => {
      for (const { side } of shapes) {
        await page.getByLabel('Size').selectOption(`${side}×${side}`);
        await sudoku.type('1234');
        const { link, code, dialog } = await openDialog(sudoku);
        await expect(code).toHaveAccessibleName('QR code of the link');
        const { data, width, height } = await pixelsOf(page, await code.screenshot());
        expect(jsqr.default(data, width, height)?.data, `${side}×${side}`).toBe(await link.inputValue());
        await dialog.getByRole('button', { name: 'Close' }).click();
      }
    });

    test('a picture is black on white and has every given in its place', async ({ sudoku, page }) => {
      await paste(sudoku);
      await openDialog(sudoku);
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

/**
 * The pixels of what the page shows, decoded in a page of its own, as an SVG has none to do it.
 * @param {import('@playwright/test').Page} page
 */
async function pixelsOfShot(page) {
  const shot = await page.screenshot();
  const other = await page.context().newPage();
  const pixels = await pixelsOf(other, shot);
  await other.close();
  return pixels;
}

/** Whether the solution is shown, whether one wants it in the picture instead, and what the pictures are then. */
const solvedPictures = [
  { isShown: false, name: 'sudoku', title: 'Sudoku 9×9', solved: 0 },
  { isShown: false, wanted: true, name: 'sudoku-solution', title: 'Sudoku 9×9 · Solution', solved: 58 },
  { isShown: true, name: 'sudoku-solution', title: 'Sudoku 9×9 · Solution', solved: 58 },
  { isShown: true, wanted: false, name: 'sudoku', title: 'Sudoku 9×9', solved: 0 },
];

test('a picture has the solution where that is wanted, and is called that', async ({ sudoku, page }) => {
  await paste(sudoku);
  await expect(sudoku.verdict).toContainText('Exactly one solution.');
  for (const { isShown, wanted, name, title, solved } of solvedPictures) {
    if (isShown !== (await sudoku.solved.count()) > 0) await page.locator('#solve').click();
    await expect(sudoku.solved).toHaveCount(isShown ? 58 : 0);
    const { dialog } = await openDialog(sudoku);
    const choice = dialog.getByLabel('With the solution');
    await expect(choice).toBeChecked({ checked: isShown });
    if (wanted !== undefined) await choice.setChecked(wanted);
    const svg = await saved(sudoku, 'Save SVG');
    expect(svg.name).toBe(`${name}.svg`);
    expect(svg.content.toString()).toContain(`<title>${title}</title>`);
    expect(digitsOf(svg.content)).toEqual(solved ? { given: 23, solved } : { given: 23 });
    const png = await saved(sudoku, 'Save PNG');
    expect(png.name).toBe(`${name}.png`);
    expect(filledIn(await pixelsOf(page, png.content), 9)).toBe(
      solved ? 'x'.repeat(81) : puzzle.replaceAll(/\d/g, 'x'),
    );
    await page.keyboard.press('Escape');
  }
});

test('a picture of one of several solutions is called that, and one without any is not offered', async ({
  sudoku,
  page,
}) => {
  await sudoku.paste(puzzle.replace('5', '.'));
  await expect(sudoku.verdict).toContainText('13 solutions.');
  const { dialog } = await openDialog(sudoku);
  await dialog.getByLabel('With one of its solutions').check();
  const { content } = await saved(sudoku, 'Save SVG');
  expect(content.toString()).toContain('<title>Sudoku 9×9 · One of several solutions</title>');
  await page.keyboard.press('Escape');
  await sudoku.paste(`11${puzzle.slice(2)}`);
  await expect(sudoku.verdict).toContainText('Row 1 has two 1s.');
  await openDialog(sudoku);
  await expect(dialog.getByRole('checkbox')).toHaveCount(0);
  expect((await saved(sudoku, 'Save SVG')).name).toBe('sudoku.svg');
});

test('the SVG of every shape can stand alone', async ({ sudoku, page }) => {
  const other = await page.context().newPage(); // the one under test lets nothing be parsed
  for (const { side } of shapes) {
    const givens = Uint8Array.from({ length: side * side }, (_, cell) => (cell % 2 ? (cell % side) + 1 : 0));
    const marks = new Uint32Array(side * side).fill(2 ** side - 1);
    const text = svgOf(drawingOf({ givens, marks }), 'Ampersand & <angles>');
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

test('nothing in the dialog is cut off, and everything is large enough', async ({ sudoku, page }) => {
  await sudoku.paste(`${puzzle}\n${puzzle}\n`);
  await expect(page.locator('#bar')).toContainText('Puzzle 1 of 2');
  await openDialog(sudoku);
  for (const width of [320, 390, 1280]) {
    await page.setViewportSize({ width, height: 800 });
    expect(await misfits(page, 'dialog[open]'), `${width} px`).toEqual(none);
  }
});
