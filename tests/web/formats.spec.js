// Every format that is read, and every layout that is saved and read back.

import { readFileSync } from 'node:fs';
import { fileName, layouts } from '../../www/model/layouts.js';
import { dots, newspaper } from './cases.js';
import { expect, test } from './fixtures.js';
import { clear, expectGivens, files } from './formats.js';

/** The files that hold the puzzle more than once: opened as files, they become a list. */
const collections = [
  '03-collection.sdm',
  '10-dataset.csv',
  '24-opensudoku-1.opensudoku',
  '25-puzzle-bank.txt',
  '26-tdoku.txt',
];

test('every format, pasted', async ({ sudoku }) => {
  for (const { name, text } of files) {
    await test.step(name, async () => {
      await sudoku.paste(text);
      await expectGivens(sudoku);
      await clear(sudoku);
    });
  }
});

test('every format, opened as a file', async ({ sudoku, page }) => {
  for (const { name, text } of files) {
    await test.step(name, async () => {
      await page.locator('#file').setInputFiles({ name, mimeType: '', buffer: Buffer.from(text) });
      if (collections.includes(name)) await page.getByRole('listbox').press('Enter');
      await expectGivens(sudoku);
      await clear(sudoku);
    });
  }
});

/** Files with links of other solvers, and the part that follows the host. @type {[name: string, after: RegExp][]} */
const links = [
  ['15-sudokuwiki.txt', /\?.*/],
  ['16-sudokuwiki-s9b.txt', /\?.*/],
  ['16-sudokuwiki-n.txt', /\?.*/],
  ['19-f-puzzles.txt', /\?.*/],
  ['20-sudokupad.txt', /\?.*/],
  ['20-sudokupad-fpuzzles.txt', /\?.*/],
  ['21-sudoku-exchange.txt', /\?.*/],
];

test('a link with its host swapped, of every other solver', async ({ sudoku }) => {
  for (const [name, after] of links) {
    await test.step(name, async () => {
      await sudoku.renew();
      const link = files.find((file) => file.name === name)?.text.trim() ?? '';
      await sudoku.open(`/${link.match(after)?.[0]}`);
      await expectGivens(sudoku);
    });
  }
});

test('every layout, of the puzzle and of the solution, saved and read back', async ({ sudoku, page }) => {
  const box = page.getByLabel('Puzzle text');
  await sudoku.paste(newspaper.puzzle);
  for (const [content, cells] of Object.entries({
    puzzle: dots(newspaper.puzzle),
    solution: newspaper.solution,
  })) {
    for (const { layout } of layouts) {
      await test.step(`${layout}, ${content}`, async () => {
        await sudoku.paste(newspaper.puzzle);
        await sudoku.expectCells(dots(newspaper.puzzle));
        await sudoku.button('Text or file…').click();
        await page.getByLabel('Content').selectOption(content);
        await page.getByLabel('Layout').selectOption(layout);
        const saved = page.waitForEvent('download');
        await sudoku.button('Save').click();
        const download = await saved;
        expect(download.suggestedFilename()).toBe(fileName(layout, /** @type {any} */ (content)));
        const path = await download.path();
        expect(readFileSync(path, 'utf8')).toBe(`${await box.inputValue()}\n`);
        await sudoku.button('Close').click();
        await clear(sudoku);
        await page.locator('#file').setInputFiles(path);
        await sudoku.expectCells(cells);
      });
    }
  }
});

test('a puzzle is not saved as the solution that it does not have', async ({ sudoku, page }) => {
  await sudoku.type('11');
  await sudoku.button('Text or file…').click();
  await page.getByLabel('Content').selectOption('Solution');
  await expect(page.getByRole('alert')).toHaveText('This puzzle has no solution.');
  const saved = page.waitForEvent('download');
  await sudoku.button('Save').click();
  expect((await saved).suggestedFilename()).toBe('sudoku.txt');
});

test('the text box copies what it shows', async ({ sudoku, page }) => {
  await sudoku.paste(newspaper.puzzle);
  await sudoku.expectCells(dots(newspaper.puzzle));
  await sudoku.button('Text or file…').click();
  await page.getByLabel('Layout').selectOption('SudokuWiki link');
  const text = `https://www.sudokuwiki.org/sudoku.htm?bd=${newspaper.puzzle}`;
  await expect(page.getByLabel('Puzzle text')).toHaveValue(text);
  await page.getByRole('dialog').getByRole('button', { name: 'Copy' }).click();
  await expect(page.getByRole('dialog').getByRole('status')).toHaveText('Copied.');
  expect(await sudoku.clipboard()).toBe(text);
});
