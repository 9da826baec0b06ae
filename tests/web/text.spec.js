// Puzzles as text: pasted, copied, and in the text box, in every layout.

import { readFileSync } from 'node:fs';
import { dots, finnish, four, json, newspaper, rows, six, spaced } from './cases.js';
import { expect, test } from './fixtures.js';

/** A killer sudoku without givens, in the format of f-puzzles. */
const killer = JSON.stringify({
  killercage: [{ cells: ['R1C1', 'R1C2'], value: '3' }],
  grid: Array.from({ length: 9 }, () => Array(9).fill({})),
});

/** @type {[text: string, says: RegExp, marked: string][]} */
const noPuzzles = [
  ['Dear diary, nothing today.', /^Line 1, column 1: “Dear” is neither a puzzle nor a row of one\.$/, 'Dear'],
  ['0'.repeat(80), /80 cells.*81/, '0'.repeat(80)],
  [rows(newspaper.puzzle).join('\n').replace('7', '?'), /Line 3, column 2: “\?” is neither a digit/, '?'],
  [rows(newspaper.puzzle).join('\n').replace('7', '😀'), /Line 3, column 2: “😀” is neither a digit/, '😀'],
  [rows(six.puzzle).join('\n').replace('6', '9'), /Line 1, column 2: 9 is above 6/, '9'],
  [rows(newspaper.puzzle).slice(0, 8).join('\n'), /breaks off after row 8 of 9/, '004000030'],
  [killer, /^This puzzle has killer cages, which Ninefold does not know yet\.$/, 'killercage'],
];

/** What is marked in a text box. @param {HTMLTextAreaElement | any} box */
const markedIn = (box) => box.value.slice(box.selectionStart, box.selectionEnd);

test('pasted text that is no puzzle can be mended: the box opens with it, at the fault', async ({ sudoku, page }) => {
  const box = page.getByLabel('Puzzle text');
  await sudoku.type('123');
  for (const [text, says, marked] of noPuzzles) {
    await test.step(text.slice(0, 20), async () => {
      await sudoku.paste(text);
      await expect(page.getByRole('alert')).toHaveText(says);
      await expect(box).toBeFocused();
      await expect(box).toHaveValue(text);
      expect(await box.evaluate(markedIn)).toBe(marked);
      await page.keyboard.press('Escape');
      await expect(box).toBeHidden();
      await expect(sudoku.selected).toBeFocused();
      await sudoku.expectCells('123'.padEnd(81, '.'));
      await expect(sudoku.verdict).toHaveText('3 givens. More than 100,000 solutions so far.');
    });
  }
  const lines = rows(newspaper.puzzle);
  const long = ['Dear diary', ...Array(40).fill(''), ...lines].join('\n').replace(lines[8], '0000?9700');
  await sudoku.paste(long);
  await expect(page.getByRole('alert')).toContainText('Line 50, column 5: “?”');
  const seen = await box.evaluate(({ scrollTop, clientHeight, scrollHeight }) => ({
    top: scrollTop / scrollHeight,
    bottom: (scrollTop + clientHeight) / scrollHeight,
  }));
  expect(seen.top).toBeLessThan(49 / 50);
  expect(seen.bottom).toBeGreaterThan(49 / 50);
  await page.keyboard.type('0');
  await page.getByRole('button', { name: 'Read it in' }).click();
  await sudoku.expectCells(dots(newspaper.puzzle));
});

test('an empty clipboard, and a text without a word, say so', async ({ sudoku, page }) => {
  await page.evaluate(() => navigator.clipboard.writeText(''));
  await sudoku.button('Paste').click();
  await expect(sudoku.note).toHaveText('There is nothing on the clipboard.');
  await sudoku.paste(' \n ');
  await expect(sudoku.note).toHaveText('There is no puzzle in an empty text. The grid is as it was.');
  await sudoku.paste('');
  await expect(sudoku.note).toHaveText('There is nothing on the clipboard.');
});

test('pasting says what was understood, and can be undone', async ({ sudoku }) => {
  await sudoku.type('123');
  await sudoku.paste(rows(six.puzzle).join('\n'));
  await sudoku.expectCells(dots(six.puzzle));
  await expect(sudoku.note).toHaveText('Six rows, 30 givens.');
  await sudoku.button('Undo').click();
  await sudoku.expectCells('123'.padEnd(81, '.'));
});

/** @type {[symbols: string, says: RegExp][]} */
const symbolSets = [
  ['123456789ABCDEFG', /^One line, 16×16, 86 givens\.$/],
  ['123456789ABCDEF0', / Hexadecimal digits: 0 is shown as G\.$/],
  ['ABCDEFGHIJKLMNOP', / Letters: A is shown as 1, P as G\.$/],
  ['ABCDEFGHIJKLMNOPQRSTUVWXY', / Letters: A is shown as 1, Y as P\.$/],
];

test('digits above 9 are read in any symbols, and it is said how they are shown', async ({ sudoku }) => {
  const standard = '123456789ABCDEFGHIJKLMNOP';
  for (const [symbols, says] of symbolSets) {
    const side = symbols.length;
    const line = (/** @type {string} */ symbols) =>
      Array.from({ length: side * side }, (_, cell) => {
        const [row, height] = [Math.floor(cell / side), Math.sqrt(side)];
        return cell % 3 > 0 ? '.' : symbols[((row % height) * height + Math.floor(row / height) + cell) % side];
      }).join('');
    await sudoku.paste(line(symbols));
    await expect(sudoku.note).toHaveText(says);
    await sudoku.expectCells(line(standard));
  }
});

test('the Paste button reads the clipboard', async ({ sudoku, page }) => {
  await page.evaluate((text) => navigator.clipboard.writeText(text), four.puzzle);
  await sudoku.button('Paste').click();
  await sudoku.expectCells(dots(four.puzzle));
});

test('without leave to use the clipboard the text box opens instead', async ({ sudoku, page, context }) => {
  await sudoku.type('12');
  await context.clearPermissions();
  await page.evaluate(() => {
    const refuse = () => Promise.reject(new DOMException('no', 'NotAllowedError'));
    Object.assign(navigator.clipboard, { read: refuse, readText: refuse, writeText: refuse });
  });
  const box = page.getByLabel('Puzzle text');
  await sudoku.button('Copy').click();
  await expect(box).toHaveValue(rows('12'.padEnd(81, '.')).join('\n'));
  await page.keyboard.press('Escape');
  await sudoku.button('Paste').click();
  await expect(box).toHaveValue('');
  await box.fill('12?4 .... .... ....');
  await sudoku.button('Read it in').click();
  await expect(page.getByRole('alert')).toContainText('Line 1, column 3: “?” is neither a digit nor a blank.');
  await expect(box).toHaveValue('12?4 .... .... ....');
  await box.fill('12.4 .... .... ....');
  await sudoku.button('Read it in').click();
  await sudoku.expectCells('12.4'.padEnd(16, '.'));
  await expect(box).toBeHidden();
  await context.grantPermissions(['clipboard-read', 'clipboard-write']); // the next tests use the same window
});

test('the text box gives what is on the page in every layout, and any text in another', async ({ sudoku, page }) => {
  await sudoku.paste(newspaper.puzzle);
  await expect(sudoku.verdict).toContainText('Exactly one solution.');
  await sudoku.button('Solve').click();
  await sudoku.expectCells(newspaper.solution);
  await sudoku.button('Text or file…').click();
  const box = page.getByLabel('Puzzle text');
  const layout = page.getByLabel('Layout');
  await expect(box).toHaveValue(rows(newspaper.solution).join('\n'));
  for (const [name, text] of Object.entries({
    'Spaced rows': spaced(newspaper.solution),
    'One line': newspaper.solution,
    JSON: json(newspaper.solution),
    Rows: rows(newspaper.solution).join('\n'),
  })) {
    await layout.selectOption(name);
    await expect(box).toHaveValue(text);
  }
  await box.fill(`${four.puzzle}\n${finnish.puzzle}`);
  await layout.selectOption('Spaced rows');
  await expect(box).toHaveValue(`${spaced(four.puzzle).replaceAll('x', '0')}\n\n${spaced(finnish.puzzle)}`);
  await box.fill('half a puzzle');
  await layout.selectOption('JSON');
  await expect(page.getByRole('alert')).toHaveText('Line 1, column 1: “half” is neither a puzzle nor a row of one.');
  await expect(box).toHaveValue('half a puzzle');
});

test('answers and marks go into the layouts that can hold them, and what is left out is said', async ({
  sudoku,
  page,
}) => {
  await sudoku.open(`/#puzzle=${newspaper.puzzle}`);
  await sudoku.expectCells(dots(newspaper.puzzle));
  await sudoku.type('a');
  await sudoku.cell(1).click();
  await sudoku.type('4');
  await sudoku.cell(0).click();
  await sudoku.type('p12');
  await sudoku.button('Text or file…').click();
  const box = page.getByLabel('Puzzle text');
  const note = page.locator('#textbox output');
  const leftOut = (/** @type {string} */ what) => `This layout has no place for your ${what}, so they are left out.`;
  await expect(note).toHaveText(leftOut('answers and marks'));
  for (const [name, text, words] of /** @type {[string, string | RegExp, string][]} */ ([
    ['One line', dots(newspaper.puzzle), leftOut('answers and marks')],
    ['Pencil marks', /\n\| 12 +4 +5 +\|/, ''],
    ['JSON', /^\{"size":9,"grid":\[\[\{"centerPencilMarks":\[1,2\]\},\{"value":4\},\{"value":5,"given":true\}/, ''],
    ['SadMan .sdk', /\n\n\[State\]\n\.453\.{5}\n/, leftOut('marks')],
    ['Simple Sudoku .ss', /\nE0069\nI014$/, ''],
    ['SudokuWiki link', /bd=S9B0l0d0503/, ''],
  ])) {
    await page.getByLabel('Layout').selectOption(name);
    await expect(box).toHaveValue(text);
    await expect(note).toHaveText(words);
  }
  await page.getByLabel('Layout').selectOption('Rows');
  await page.getByLabel('Content').selectOption('Solution');
  await expect(box).toHaveValue(rows(newspaper.solution).join('\n'));
  await expect(note).toHaveText('');
  await box.fill(finnish.puzzle);
  await page.getByLabel('Layout').selectOption('JSON');
  await expect(box).toHaveValue(json(finnish.puzzle).replaceAll('"0"', '"."'));
  await expect(note).toHaveText('');
});

test('Ctrl+C copies the puzzle as rows, and what is copied can be pasted', async ({ sudoku, page }) => {
  await sudoku.type(newspaper.puzzle);
  await page.keyboard.press('Control+c');
  await expect(sudoku.note).toHaveText('Copied the puzzle.');
  expect(await sudoku.clipboard()).toBe(rows(dots(newspaper.puzzle)).join('\n'));
  await sudoku.button('Clear').click();
  await page.keyboard.press('Control+v');
  await sudoku.expectCells(dots(newspaper.puzzle));
});

test('the text box saves and copies what it shows, and what is saved can be opened', async ({ sudoku, page }) => {
  const box = page.getByLabel('Puzzle text');
  await sudoku.paste(newspaper.puzzle);
  await sudoku.expectCells(dots(newspaper.puzzle));
  await sudoku.button('Text or file…').click();
  await page.getByLabel('Layout').selectOption('SudokuWiki link');
  const text = `https://www.sudokuwiki.org/sudoku.htm?bd=${newspaper.puzzle}`;
  await expect(box).toHaveValue(text);
  await page.getByRole('dialog').getByRole('button', { name: 'Copy' }).click();
  await expect(page.getByRole('dialog').getByRole('status')).toHaveText('Copied.');
  expect(await sudoku.clipboard()).toBe(text);
  await page.getByLabel('Content').selectOption('Solution');
  await page.getByLabel('Layout').selectOption('CSV');
  const saved = page.waitForEvent('download');
  await sudoku.button('Save').click();
  const download = await saved;
  expect(download.suggestedFilename()).toBe('sudoku-solution.csv');
  const path = await download.path();
  expect(readFileSync(path, 'utf8')).toBe(`${await box.inputValue()}\n`);
  await sudoku.button('Close').click();
  await page.locator('#file').setInputFiles(path);
  await sudoku.expectCells(newspaper.solution);
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
