// Puzzles as text: pasted, copied, and in the text box, in every layout.

import { readFileSync } from 'node:fs';
import { daily, dots, four, rows, spaced, weekly } from './cases.js';
import { expect, test } from './fixtures.js';

/** What is marked in a text box. @param {HTMLTextAreaElement | any} box */
const markedIn = (box) => box.value.slice(box.selectionStart, box.selectionEnd);

test('pasted text that is no puzzle can be mended: the box opens with it, at the fault', async ({ sudoku, page }) => {
  const box = page.getByLabel('Puzzle text');
  await sudoku.type('123');
  const text = rows(daily.puzzle).join('\n').replace('7', '😀');
  await sudoku.paste(text);
  await expect(page.getByRole('alert')).toHaveText(/Line 3, column 2: “😀” is neither a digit/);
  await expect(box).toBeFocused();
  await expect(box).toHaveValue(text);
  expect(await box.evaluate(markedIn)).toBe('😀');
  await page.keyboard.press('Escape');
  await expect(box).toBeHidden();
  await expect(sudoku.selected).toBeFocused();
  await sudoku.expectCells('123'.padEnd(81, '.'));
  const lines = rows(daily.puzzle);
  const long = ['Dear diary', ...Array(40).fill(''), ...lines].join('\n').replace(lines[8], '0008?9700');
  await sudoku.paste(long);
  await expect(page.getByRole('alert')).toContainText('Line 50, column 5: “?”');
  const seen = await box.evaluate(({ scrollTop, clientHeight, scrollHeight }) => ({
    top: scrollTop / scrollHeight,
    bottom: (scrollTop + clientHeight) / scrollHeight,
  }));
  expect(seen.top).toBeLessThan(49 / 50);
  expect(seen.bottom).toBeGreaterThan(49 / 50);
  await page.keyboard.type('0');
  await page.getByRole('button', { name: 'Read the text' }).click();
  await sudoku.expectCells(dots(daily.puzzle));
});

test('a pasted puzzle with another rule is refused by name: the box opens with it', async ({ sudoku, page }) => {
  const box = page.getByLabel('Puzzle text');
  await sudoku.type('123');
  const text = `${dots(daily.puzzle)};n`;
  await sudoku.paste(text);
  await expect(page.getByRole('alert')).toHaveText(
    'This puzzle has an anti-knight rule, which Ninefold does not know yet.',
  );
  await expect(box).toBeFocused();
  await expect(box).toHaveValue(text);
  await page.keyboard.press('Escape');
  await sudoku.expectCells('123'.padEnd(81, '.'));
});

test('an empty clipboard says so', async ({ sudoku, page }) => {
  await page.evaluate(() => navigator.clipboard.writeText(''));
  await sudoku.button('Paste').click();
  await expect(sudoku.note).toHaveText('There is nothing on the clipboard.');
  await sudoku.type('1');
  await expect(sudoku.note).toHaveText('Row 1, column 2 is next.');
  await sudoku.paste('');
  await expect(sudoku.note).toHaveText('There is nothing on the clipboard.');
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
  const black = page.locator('#textbox .primary');
  await sudoku.menu('copy');
  await expect(box).toHaveValue(rows('12'.padEnd(81, '.')).join('\n'));
  await expect(black).toHaveAttribute('name', 'copy');
  await page.keyboard.press('Escape');
  await sudoku.menu('text');
  await expect(black).toHaveAttribute('name', 'read');
  await page.keyboard.press('Escape');
  await sudoku.menu('paste');
  await expect(box).toHaveValue('');
  await box.fill('12?4 .... .... ....');
  await sudoku.button('Read the text').click();
  await expect(page.getByRole('alert')).toContainText('Line 1, column 3: “?” is neither a digit nor a blank.');
  await expect(box).toHaveValue('12?4 .... .... ....');
  await box.fill('12.4 .... .... ....');
  await sudoku.button('Read the text').click();
  await sudoku.expectCells('12.4'.padEnd(16, '.'));
  await expect(box).toBeHidden();
  await context.grantPermissions(['clipboard-read', 'clipboard-write']); // the next tests use the same window
});

test('the text box gives what is on the page in every layout, and any text in another', async ({ sudoku, page }) => {
  await sudoku.open(`/#puzzle=${daily.puzzle}`);
  await expect(sudoku.verdict).toHaveText('Exactly one solution.');
  await sudoku.type('a');
  await sudoku.cell(1).click();
  await sudoku.type('4');
  await sudoku.menu('text');
  const box = page.getByLabel('Puzzle text');
  const layout = page.getByLabel('Layout');
  const note = page.locator('#textbox output');
  const leftOut = 'This layout has no place for your answers, so they are left out.';
  await expect(note).toHaveText(leftOut);
  await layout.selectOption('JSON');
  await expect(box).toHaveValue(/^\{"size":9,"grid":\[\[\{\},\{"value":4\},/);
  await expect(note).toHaveText('');
  await layout.selectOption('Rows');
  await expect(note).toHaveText(leftOut);
  await page.getByLabel('Content').selectOption('Solution');
  await expect(box).toHaveValue(rows(daily.solution).join('\n'));
  await box.fill(`${four.puzzle}\n${weekly.puzzle}`);
  await layout.selectOption('Spaced rows');
  await expect(box).toHaveValue(`${spaced(four.puzzle).replaceAll('x', '0')}\n\n${spaced(weekly.puzzle)}`);
  await box.fill('half a puzzle');
  await layout.selectOption('JSON');
  await expect(page.getByRole('alert')).toHaveText('Line 1, column 1: “half” is neither a puzzle nor a row of one.');
  await expect(box).toHaveValue('half a puzzle');
});

test('the text box opens with the solution that is shown', async ({ sudoku, page }) => {
  await sudoku.paste(daily.puzzle);
  await expect(sudoku.verdict).toHaveText('Exactly one solution.');
  await sudoku.button('Solution').click();
  await sudoku.expectCells(daily.solution);
  await sudoku.menu('text');
  const box = page.getByLabel('Puzzle text');
  await expect(box).toHaveValue(rows(daily.solution).join('\n'));
  await page.getByLabel('Layout').selectOption('One line');
  await expect(box).toHaveValue(daily.solution);
});

test('Ctrl+C copies the puzzle as rows, and what is copied can be pasted', async ({ sudoku, page }) => {
  await sudoku.paste(daily.puzzle.replaceAll('0', '-'));
  await sudoku.expectCells(dots(daily.puzzle));
  await page.keyboard.press('Control+c');
  await expect(sudoku.note).toHaveText('Copied the puzzle.');
  expect(await sudoku.clipboard()).toBe(rows(dots(daily.puzzle)).join('\n'));
  await sudoku.button('New').click();
  await page.keyboard.press('Control+v');
  await sudoku.expectCells(dots(daily.puzzle));
});

test('the text box saves and copies what it shows, and what is saved can be opened', async ({ sudoku, page }) => {
  const box = page.getByLabel('Puzzle text');
  await sudoku.paste(daily.puzzle);
  await sudoku.expectCells(dots(daily.puzzle));
  await sudoku.menu('text');
  await page.getByLabel('Layout').selectOption('SudokuWiki link');
  const text = `https://www.sudokuwiki.org/sudoku.htm?bd=${daily.puzzle}`;
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
  await expect(page.getByRole('dialog').getByRole('status')).toHaveText('Saved.');
  const path = await download.path();
  expect(readFileSync(path, 'utf8')).toBe(`${await box.inputValue()}\n`);
  await sudoku.button('Close').click();
  await page.locator('#file').setInputFiles(path);
  await sudoku.expectCells(daily.solution);
});

test('a puzzle is not saved as the solution that it does not have', async ({ sudoku, page }) => {
  await sudoku.type('11');
  await sudoku.menu('text');
  await page.getByLabel('Content').selectOption('Solution');
  await expect(page.getByRole('alert')).toHaveText('This puzzle has no solution.');
  const saved = page.waitForEvent('download');
  await sudoku.button('Save').click();
  expect((await saved).suggestedFilename()).toBe('sudoku.txt');
});

test('the text box names the layout of what it opens with: rows of a classic, one line of a puzzle with rules', async ({
  sudoku,
  page,
}) => {
  const [box, layout] = [page.getByLabel('Puzzle text'), page.getByLabel('Layout')];
  const classic = dots(daily.puzzle);
  for (const [text, name, shown, said] of [
    [classic, 'rows', rows(classic).join('\n'), 'One line, 9×9'],
    [`${classic};x`, 'line', `${classic};x`, 'One line, X-Sudoku 9×9'],
  ]) {
    await sudoku.paste(text);
    await sudoku.expectSaid(said);
    await sudoku.menu('text');
    await expect(box).toHaveValue(shown);
    await expect(layout).toHaveValue(name);
    await page.keyboard.press('Escape');
  }
});

test('a text that was typed and not read in is there when the box is opened again', async ({ sudoku, page }) => {
  const box = page.getByLabel('Puzzle text');
  const status = page.getByRole('dialog').getByRole('status');
  await sudoku.menu('text');
  await box.fill(daily.puzzle.slice(1));
  await sudoku.button('Copy').click();
  await expect(status).toHaveText('Copied.');
  await box.press('End');
  await box.press('1');
  await expect(status).toBeEmpty(); // it was said of another text
  await page.keyboard.press('Escape');
  await sudoku.menu('text');
  await expect(box).toHaveValue(`${daily.puzzle.slice(1)}1`);
  await box.fill(daily.puzzle);
  await sudoku.button('Read the text').click();
  await sudoku.expectCells(dots(daily.puzzle));
  await sudoku.menu('text');
  await expect(box).toHaveValue(rows(dots(daily.puzzle)).join('\n'));
});

test('what is pasted right behind Escape is read, though the box says later that it is closed', async ({
  sudoku,
  page,
}) => {
  await sudoku.menu('text');
  await expect(page.getByRole('dialog')).toBeVisible(); // its part is loaded with the first use
  await page.evaluate((text) => {
    const dialog = /** @type {HTMLDialogElement} */ (document.querySelector('dialog[open]'));
    dialog.dispatchEvent(new Event('cancel', { cancelable: true })); // as Escape does
    dialog.close();
    const clipboardData = new DataTransfer();
    clipboardData.setData('text/plain', text);
    document.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }));
  }, four.puzzle);
  await expect(sudoku.verdict).toHaveText('Exactly one solution.');
  await expect(page.getByRole('dialog')).toBeHidden();
});

test('what a text was taken for is said, and the other is offered', async ({ sudoku, page }) => {
  const labelled = rows(daily.puzzle).map((row, at) => `${9 - at} ${[...row].join(' ')}`);
  await sudoku.paste(`x 1 2 3 4 5 6 7 8 9\n${labelled.join('\n')}\n`);
  await sudoku.expectCells(dots(daily.puzzle));
  await expect(page.locator('#note')).toHaveText(/^Read as 9×9 with labels beside the rows/);
  const other = page.getByRole('button', { name: 'As 10×10 instead' });
  await other.click();
  await expect(page.getByRole('gridcell')).toHaveCount(100);
  await expect(other).toBeHidden();
});

test('a wordoku keeps its letters over a reload', async ({ sudoku, page }) => {
  const letters = rows(dots(daily.puzzle))
    .join('\n')
    .replace(/[1-9]/g, (digit) => 'BDEFINORY'[Number(digit) - 1]);
  await sudoku.paste(letters);
  const shown = () => page.getByRole('gridcell').allTextContents();
  await expect.poll(shown).toEqual([...letters.replaceAll('\n', '')].map((cell) => (cell === '.' ? '' : cell)));
  const before = await shown();
  await page.reload();
  await expect.poll(shown).toEqual(before);
  await expect(page.locator('.keypad .digit').first()).toHaveText('B');
});
