// The dialogs: what closes them, and what must not.

import { daily, dots, four, weekly } from './cases.js';
import { expect, Sudoku, test } from './fixtures.js';
import { count } from './printing.js';

/** @import { Page } from '@playwright/test' */

test('Enter in a field closes no dialog', async ({ sudoku, page }) => {
  await count(page);
  await sudoku.open(`/#puzzle=${daily.puzzle}&answers=14${'0'.repeat(79)}`);
  await expect(sudoku.cell(1)).toHaveAttribute('data-origin', 'answer');
  await expect(sudoku.verdict).toHaveText('2 of 57 filled in.');
  for (const row of ['settings', 'text', 'share']) {
    await sudoku.menu(row);
    const dialog = page.locator('dialog[open]');
    const fields = dialog.locator(':is(input, select):enabled').filter({ visible: true });
    await expect(fields.first()).toBeVisible();
    for (const field of await fields.all()) {
      const what = await field.evaluate((element) => element.outerHTML);
      await field.focus();
      await page.keyboard.press('Enter');
      expect(await dialog.count(), what).toBe(1);
    }
    await dialog.getByRole('button', { name: 'Close' }).focus();
    await page.keyboard.press('Enter');
    await expect(dialog).toHaveCount(0);
  }
});

test('a press beside a dialog closes it, and none that begins or ends in it', async ({ sudoku, page }) => {
  await sudoku.menu('text');
  const text = page.getByRole('textbox', { name: 'Puzzle text' });
  await text.fill(daily.puzzle);
  const { x, y } = (await text.boundingBox()) ?? { x: 0, y: 0 };
  const [within, beside] = [
    [x + 60, y + 20],
    [20, y + 20],
  ];
  for (const [from, to] of [
    [within, beside], // as a drag that selects a text
    [beside, within],
  ]) {
    await page.mouse.move(from[0], from[1]);
    await page.mouse.down();
    await page.mouse.move(to[0], to[1], { steps: 5 });
    await page.mouse.up();
    await expect(text).toBeVisible();
  }
  await page.mouse.click(beside[0], beside[1]);
  await expect(text).toBeHidden();
});

/** Drops a file on the page. @param {Page} page @param {string} text */
const drop = (page, text) =>
  page.evaluate((text) => {
    const dataTransfer = new DataTransfer();
    dataTransfer.items.add(new File([text], 'a.txt'));
    document.body.dispatchEvent(new DragEvent('drop', { dataTransfer, bubbles: true, cancelable: true }));
  }, text);

/** Has another puzzle come and go, so that the menu has the recent ones. @param {Sudoku} sudoku */
async function haveRecent(sudoku) {
  await sudoku.expectRemembering();
  await sudoku.type('a1');
  await sudoku.paste(`${sudoku.url}/#puzzle=${four.puzzle}`);
  await sudoku.expectCells(dots(four.puzzle));
  await sudoku.paste(daily.puzzle);
  await sudoku.expectCells(dots(daily.puzzle));
}

/** @typedef {(sudoku: Sudoku) => Promise<unknown>} Act */

/** What comes in while a dialog is open, and what of it is to be seen. @type {[row: string, what: string, come: Act, see: Act][]} */
const arrivals = [
  ['recent', 'a puzzle', (sudoku) => sudoku.paste(weekly.puzzle), (sudoku) => sudoku.expectCells(dots(weekly.puzzle))],
  [
    'help',
    'the link of the puzzle that is there',
    (sudoku) => sudoku.paste(`${sudoku.url}/#puzzle=${daily.puzzle}`),
    (sudoku) => expect(sudoku.note).toHaveText('A link, 9×9, 24 givens.'),
  ],
  [
    'camera',
    'a list',
    (sudoku) => sudoku.paste(`${weekly.puzzle}\n`.repeat(3)),
    ({ page }) => expect(page.locator('#collection-title')).toHaveText('3 puzzles'),
  ],
  [
    'share',
    'a file with a list',
    ({ page }) => drop(page, `${weekly.puzzle}\n`.repeat(3)),
    ({ page }) => expect(page.locator('#collection-title')).toHaveText('3 puzzles'),
  ],
  [
    'recent',
    'what cannot be read',
    ({ page }) => drop(page, '%PDF-1.7'),
    (sudoku) =>
      expect(sudoku.note).toHaveText(
        'This is a PDF: copy the puzzle as text, or open a picture of it. The grid is as it was.',
      ),
  ],
  [
    'help',
    'nothing',
    (sudoku) => sudoku.paste(''),
    (sudoku) => expect(sudoku.note).toHaveText('There is nothing on the clipboard.'),
  ],
];

for (const [row, what, come, see] of arrivals) {
  test(`${what} comes in over the dialog of “${row}”, and is seen`, async ({ sudoku, page }) => {
    await sudoku.open(`/#puzzle=${daily.puzzle}`);
    await sudoku.expectCells(dots(daily.puzzle));
    if (row === 'recent') await haveRecent(sudoku);
    await sudoku.menu(row);
    await expect(page.locator('dialog[open]:not(.menu)')).toBeVisible();
    await come(sudoku);
    await see(sudoku);
    await expect(page.locator('dialog[open]')).toHaveCount(0);
  });
}

test('what cannot be read and can be mended is seen in the text box alone', async ({ sudoku, page }) => {
  await sudoku.menu('help');
  await expect(page.locator('#help')).toBeVisible();
  await sudoku.paste('12?4 .... .... ....');
  await expect(page.getByRole('alert')).toContainText('Line 1, column 3: “?” is neither a digit nor a blank.');
  await expect(page.locator('dialog[open]')).toHaveCount(1);
  await page.getByLabel('Layout').focus();
  await sudoku.paste('');
  await expect(page.locator('#textbox output')).toHaveText('There is nothing on the clipboard.');
});

for (const [row, file] of [
  ['help', '**/manual-*.js'],
  ['text', '**/textbox-*.js'],
]) {
  test(`the dialog of “${row}” says so when it cannot be loaded, and comes as soon as it can`, async ({
    sudoku,
    context,
  }) => {
    const page = await context.newPage(); // this page may complain: the file is missing on purpose
    await page.route(file, (route) => route.abort());
    const own = new Sudoku(page, sudoku.url);
    await own.open();
    await own.menu(row);
    await expect(page.locator('#note')).toHaveText('This part of the page could not be loaded: is there a network?');
    await page.unroute(file);
    await own.menu(row);
    await expect(page.locator('dialog[open]:not(.menu)')).toBeVisible();
    await page.keyboard.press('Escape');
    await own.menu('help');
    await expect(page.locator('#offline')).not.toBeEmpty();
  });
}
