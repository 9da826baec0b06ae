// Every format there is, whatever the way in: pasted, opened, dropped, in a link; and every layout saved.

import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { fileName, layouts } from '../../www/layouts.js';
import { newspaper } from './cases.js';
import { expect, test } from './fixtures.js';

const folder = fileURLToPath(new URL('../formats/', import.meta.url));
const files = readdirSync(folder).map((name) => ({ name, text: readFileSync(folder + name, 'utf8') }));

/** What every one of those files holds. */
const puzzle = '53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79';
const blank = '.'.repeat(81);

/** The files that hold it more than once: as files they open as a list. */
const collections = [
  '03-collection.sdm',
  '10-dataset.csv',
  '24-opensudoku-1.opensudoku',
  '25-puzzle-bank.txt',
  '26-tdoku.txt',
];

/** @param {import('./fixtures.js').Sudoku} sudoku */
async function clear(sudoku) {
  await sudoku.button('Clear').click();
  await sudoku.expectCells(blank);
}

test('every format, pasted', async ({ sudoku }) => {
  for (const { name, text } of files) {
    await test.step(name, async () => {
      await sudoku.paste(text);
      await sudoku.expectCells(puzzle);
      await clear(sudoku);
    });
  }
});

test('every format, opened as a file', async ({ sudoku, page }) => {
  for (const { name, text } of files) {
    await test.step(name, async () => {
      await page.locator('#file').setInputFiles({ name, mimeType: '', buffer: Buffer.from(text) });
      if (collections.includes(name)) await page.getByRole('listbox').press('Enter');
      await sudoku.expectCells(puzzle);
      await clear(sudoku);
    });
  }
});

test('the Open button asks for a file', async ({ sudoku, page }) => {
  const asked = page.waitForEvent('filechooser');
  await sudoku.button('Open…').click();
  await (await asked).setFiles(`${folder}/07-simple-sudoku-4.ss`);
  await sudoku.expectCells(puzzle);
});

test('a file or a text can be dropped anywhere on the page', async ({ sudoku, page }) => {
  const drop = (/** @type {Record<string, string>} */ what, target = 'footer') =>
    page.evaluate(
      ({ name, text, target }) => {
        const dataTransfer = new DataTransfer();
        if (name) dataTransfer.items.add(new File([text], name));
        else dataTransfer.setData('text/plain', text);
        for (const type of ['dragover', 'drop']) {
          document
            .querySelector(target)
            ?.dispatchEvent(new DragEvent(type, { dataTransfer, bubbles: true, cancelable: true }));
        }
      },
      /** @type {any} */ ({ ...what, target }),
    );
  await drop({ name: 'newspaper.sdk', text: puzzle });
  await sudoku.expectCells(puzzle);
  await expect(page.locator('body')).not.toHaveAttribute('data-dropping');
  await drop({ text: newspaper.puzzle });
  await sudoku.expectCells(newspaper.puzzle.replaceAll('0', '.'));
  await drop({ name: 'diary.txt', text: 'Dear diary, nothing today.' });
  await expect(sudoku.note).toContainText('The grid is as it was.');
  await sudoku.expectCells(newspaper.puzzle.replaceAll('0', '.'));
  for (const target of ['dialog h2', 'textarea']) {
    await clear(sudoku);
    await sudoku.button('Text…').click();
    await drop({ name: 'newspaper.sdk', text: puzzle }, target);
    await expect(page.getByRole('dialog')).toBeHidden();
    await sudoku.expectCells(puzzle);
  }
});

test('a file in UTF-16 is read as well', async ({ sudoku, page }) => {
  const buffer = Buffer.from(`\ufeff${puzzle}`, 'utf16le');
  await page.locator('#file').setInputFiles({ name: 'notepad.txt', mimeType: 'text/plain', buffer });
  await sudoku.expectCells(puzzle);
});

/** Links of other solvers with this page's host. @type {[name: string, after: RegExp][]} */
const links = [
  ['15-sudokuwiki.txt', /\?.*/],
  ['16-sudokuwiki-s9b.txt', /\?.*/],
  ['16-sudokuwiki-n.txt', /\?.*/],
  ['19-f-puzzles.txt', /\?.*/],
  ['20-sudokupad.txt', /\?.*/],
  ['20-sudokupad-fpuzzles.txt', /\?.*/],
  ['21-sudoku-exchange.txt', /\?.*/],
];

for (const [name, after] of links) {
  test(`a link with its host swapped: ${name}`, async ({ sudoku }) => {
    const link = files.find((file) => file.name === name)?.text.trim() ?? '';
    await sudoku.open(`/${link.match(after)?.[0]}`);
    await sudoku.expectCells(puzzle);
  });
}

test('every layout, of the puzzle and of the solution, saved and read back', async ({ sudoku, page }) => {
  const box = page.getByLabel('Puzzle text');
  await sudoku.paste(newspaper.puzzle);
  for (const [content, cells] of Object.entries({
    puzzle: newspaper.puzzle.replaceAll('0', '.'),
    solution: newspaper.solution,
  })) {
    for (const { layout } of layouts) {
      await test.step(`${layout}, ${content}`, async () => {
        await sudoku.paste(newspaper.puzzle);
        await sudoku.expectCells(newspaper.puzzle.replaceAll('0', '.'));
        await sudoku.button('Text…').click();
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
  await sudoku.button('Text…').click();
  await page.getByLabel('Content').selectOption('Solution');
  await expect(page.getByRole('alert')).toHaveText('This puzzle has no solution.');
  const saved = page.waitForEvent('download');
  await sudoku.button('Save').click();
  expect((await saved).suggestedFilename()).toBe('sudoku.txt');
});

test('the text box copies what it shows', async ({ sudoku, page }) => {
  await sudoku.paste(newspaper.puzzle);
  await sudoku.expectCells(newspaper.puzzle.replaceAll('0', '.'));
  await sudoku.button('Text…').click();
  await page.getByLabel('Layout').selectOption('SudokuWiki link');
  const text = `https://www.sudokuwiki.org/sudoku.htm?bd=${newspaper.puzzle}`;
  await expect(page.getByLabel('Puzzle text')).toHaveValue(text);
  await page.getByRole('dialog').getByRole('button', { name: 'Copy' }).click();
  await expect(page.getByRole('dialog').getByRole('status')).toHaveText('Copied.');
  expect(await sudoku.clipboard()).toBe(text);
});
