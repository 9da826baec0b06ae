// Texts and files from elsewhere, whatever the way in: pasted, opened, dropped, or in a link.

import { daily, dots, rows as rowsOf, weekly } from './cases.js';
import { expect, test } from './fixtures.js';
import { clear, folder, puzzle } from './formats.js';

/** @import { Page } from '@playwright/test' */
/** @import { Sudoku } from './fixtures.js' */

test('a button beside the text asks for a file', async ({ sudoku, page }) => {
  await sudoku.menu('text');
  const asked = page.waitForEvent('filechooser');
  await sudoku.button('Open a file…').click();
  await (await asked).setFiles(`${folder}/07-simple-sudoku-4.ss`);
  await expect(page.getByRole('dialog')).toBeHidden();
  await sudoku.expectCells(puzzle);
});

/** @param {Page} page @param {Record<string, string>} what */
const drop = (page, what, target = 'main') =>
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

test('a file or a text can be dropped anywhere on the page', async ({ sudoku, page }) => {
  await drop(page, { name: 'daily.sdk', text: puzzle });
  await sudoku.expectCells(puzzle);
  await expect(page.locator('body')).not.toHaveAttribute('data-dropping');
  await drop(page, { text: daily.puzzle });
  await sudoku.expectCells(dots(daily.puzzle));
  const cell = (/** @type {string} */ digit) => `<td><input value="${digit === '0' ? '' : digit}"></td>`;
  const table = rowsOf(weekly.puzzle).map((row) => `<tr>${[...row].map(cell).join('')}</tr>`);
  await drop(page, { name: 'saved.html', text: `<!DOCTYPE html><p>Sudoku 17</p><table>${table.join('')}</table>` });
  await sudoku.expectCells(dots(weekly.puzzle));
  await drop(page, { text: daily.puzzle });
  await sudoku.expectCells(dots(daily.puzzle));
  await drop(page, { name: 'diary.txt', text: 'Dear diary, nothing today.' });
  await sudoku.expectSaid('Line 1, column 1: “Dear” is neither a puzzle nor a row of one. The grid is as it was.');
  await sudoku.expectCells(dots(daily.puzzle));
  for (const target of ['dialog h2', 'textarea']) {
    await clear(sudoku);
    await sudoku.menu('text');
    await page.getByLabel('Puzzle text').fill('12');
    await drop(page, { name: 'diary.txt', text: 'Dear diary' }, target);
    await expect(page.getByRole('alert')).toContainText('“Dear” is neither a puzzle nor a row of one.');
    await expect(page.getByLabel('Puzzle text')).toHaveValue('12');
    await drop(page, { name: 'daily.sdk', text: puzzle }, target);
    await expect(page.getByRole('dialog')).toBeHidden();
    await sudoku.expectCells(puzzle);
  }
});

test('several files that are dropped at once are one list, if all of them are texts', async ({ sudoku: { page } }) => {
  /** @param {[name: string, text: string][]} files */
  const dropAll = (files) =>
    page.evaluate((files) => {
      const dataTransfer = new DataTransfer();
      for (const [name, text] of files) dataTransfer.items.add(new File([text], name));
      document.body.dispatchEvent(new DragEvent('drop', { dataTransfer, bubbles: true, cancelable: true }));
    }, files);
  await dropAll([
    ['one.sdm', `${daily.puzzle}\n`],
    ['two.sdm', `${weekly.puzzle}\n${daily.puzzle}`],
  ]);
  await expect(page.locator('#collection-title')).toHaveText('3 puzzles');
  await expect(page.locator('#collection .file')).toHaveText('one.sdm, two.sdm');
  await dropAll([
    ['one.sdm', daily.puzzle],
    ['two.pdf', '%PDF-1.7'],
  ]);
  const refusal = 'Of several files each must be a text: open pictures one at a time. The grid is as it was.';
  await expect(page.locator('#collection output')).toHaveText(refusal);
});

test('what has a rule that the page does not know is refused by name, whatever the way in, and nothing changes', async ({
  sudoku,
  page,
}) => {
  const wordsOf = (/** @type {string} */ rule) => `This puzzle has ${rule}, which Ninefold does not know yet.`;
  const [words, ofGroups] = [wordsOf('an anti-knight rule'), wordsOf('extra regions')];
  const line = `${dots(daily.puzzle)};n`;
  const object = JSON.stringify({ rules: { groups: [[0, 80]] }, grid: rowsOf(puzzle).map((row) => [...row]) });
  const hash = `#puzzle=${line}`;
  const box = page.getByLabel('Puzzle text');
  const said = async (said = words) => {
    await sudoku.expectSaid(`${said} The grid is as it was.`);
    await expect(page).toHaveURL(`${sudoku.url}/#puzzle=${daily.puzzle}`);
    await sudoku.expectCells(dots(daily.puzzle));
    await sudoku.menu('copy'); // the note says something else then
    await expect(sudoku.note).toHaveText('Copied the puzzle.');
  };
  const shown = async (/** @type {string} */ text, said = words) => {
    await expect(page.getByRole('alert')).toHaveText(said);
    await expect(box).toHaveValue(text);
    await page.keyboard.press('Escape');
    await expect(box).toBeHidden();
    await page.evaluate(() => new Promise(requestAnimationFrame)); // by then the page knows, too, that the box is closed
    await sudoku.expectCells(dots(daily.puzzle));
  };
  await sudoku.open(`/#puzzle=${daily.puzzle}`);
  await sudoku.expectCells(dots(daily.puzzle));
  await sudoku.expectRemembering();
  for (const [name, come, expected] of /** @type {[string, () => Promise<unknown>, () => Promise<void>][]} */ ([
    ['a pasted object', () => sudoku.paste(object), () => shown(object, ofGroups)],
    ['a pasted line', () => sudoku.paste(line), () => shown(line)],
    ['an object, dropped', () => drop(page, { text: object }), () => shown(object, ofGroups)],
    ['a file, dropped', () => drop(page, { name: 'knight.txt', text: line }), () => said()],
    ['a file', () => page.locator('#file').setInputFiles(fileOf('groups.json', object)), () => said(ofGroups)],
    ['a link on the open page', () => page.evaluate((hash) => location.assign(hash), hash), () => said()],
    ['a link in a new tab', () => page.goto('about:blank').then(() => sudoku.open(`/${hash}`)), () => said()],
    ['a text that is shared', () => sudoku.open(`/?text=${encodeURIComponent(line)}`), () => shown(line)],
  ])) {
    await test.step(name, () => come().then(expected));
  }
  await sudoku.paste(`${daily.puzzle}\n${line}\n${object}\n${daily.puzzle}\n`);
  const entries = page.locator('#puzzles').getByRole('option');
  await expect(entries).toHaveCount(4);
  await expect(entries.nth(1)).toContainText(words);
  await expect(entries.nth(2)).toContainText(ofGroups);
});

test('a Sukaku comes in whatever the way, and says what it is', async ({ sudoku, page }) => {
  const line = `${'0'.repeat(16)};m=46YWTNUTZPVFG`;
  const rows = '12 234 134 4\n34 14 124 12\n234 1234 14 234\n12 13 14 23';
  const one729 = '12.......'.repeat(81);
  const said = async () => {
    await expect(page.locator('#aloud')).toContainText(/Sukaku [49]×[49]/);
    await expect(sudoku.note).toContainText(/Sukaku [49]×[49]|The small digits are printed/); // this where there is no solution
    await expect(page).toHaveURL(/#puzzle=(0{16}|0{81});m=[A-Z2-7]+$/);
    await expect(sudoku.cell(0)).toHaveAttribute('data-marks', /^\d{1,4}$/);
    await sudoku.menu('new');
    await expect(sudoku.cell(0)).not.toHaveAttribute('data-marks', /\d/);
    await expect(page).not.toHaveURL(/#/);
  };
  await sudoku.open(`/#puzzle=${daily.puzzle}`);
  await sudoku.expectCells(dots(daily.puzzle));
  for (const [name, come] of /** @type {[string, () => Promise<unknown>][]} */ ([
    ['a link in a new tab', () => page.goto('about:blank').then(() => sudoku.open(`/#puzzle=${line}`))],
    ['pasted rows', () => sudoku.paste(rows)],
    ['a pasted line', () => sudoku.paste(line)],
    ['729 characters, dropped', () => drop(page, { text: one729 })],
    ['a file, dropped', () => drop(page, { name: 'sukaku.txt', text: rows })],
    ['a file', () => page.locator('#file').setInputFiles(fileOf('sukaku.txt', line))],
    ['a link on the open page', () => page.evaluate((hash) => location.assign(hash), `#puzzle=${line}`)],
    ['a text that is shared', () => sudoku.open(`/?text=${encodeURIComponent(rows)}`)],
  ])) {
    await test.step(name, () => come().then(said));
  }
  await sudoku.paste(`${daily.puzzle}\n${line}\n${daily.puzzle}\n`);
  const entries = page.locator('#puzzles').getByRole('option');
  await expect(entries).toHaveCount(3);
  await expect(entries.nth(1)).toContainText('Sukaku 4×4');
});

/** @param {string} name @param {string} text */
const fileOf = (name, text) => ({ name, mimeType: 'text/plain', buffer: Buffer.from(text) });

test('a file in another encoding is read as well', async ({ sudoku, page }) => {
  for (const buffer of [
    Buffer.from(`\ufeff${puzzle}`, 'utf16le'),
    Buffer.from(puzzle, 'utf16le'),
    Buffer.from(`Für dich\n${puzzle}`, 'latin1'),
  ]) {
    await page.locator('#file').setInputFiles({ name: 'notepad.txt', mimeType: 'text/plain', buffer });
    await sudoku.expectCells(puzzle);
    await clear(sudoku);
  }
});

/** The bytes of a picture, as the browser itself encodes it. @param {Page} page @param {string} type */
const pictureOf = (page, type) =>
  page.evaluate(async (type) => {
    const canvas = new OffscreenCanvas(400, 400);
    canvas.getContext('2d')?.fillText('5 3 . . 7', 40, 40);
    const blob = await canvas.convertToBlob({ type });
    return [...new Uint8Array(await blob.arrayBuffer())];
  }, type);

/** What is said of a picture without a puzzle. */
const noPuzzle = 'No Sudoku can be read in the picture.';

test('what is no puzzle is named, whatever the way in, and nothing changes', async ({ sudoku, page }) => {
  const kept = puzzle;
  const unchanged = async (/** @type {string} */ sentence) => {
    await sudoku.expectSaid(`${sentence} The grid is as it was.`);
    await sudoku.expectCells(kept);
    await sudoku.menu('copy'); // the note says something else then
    await expect(sudoku.note).toHaveText('Copied the puzzle.');
  };
  await sudoku.paste(puzzle);
  await sudoku.expectCells(kept);
  const png = await pictureOf(page, 'image/png');
  for (const [name, bytes, sentence] of /** @type {[string, number[] | string, string][]} */ ([
    ['photo.jpg', await pictureOf(page, 'image/jpeg'), noPuzzle],
    ['photo.txt', png, noPuzzle],
    ['photo.webp', await pictureOf(page, 'image/webp'), noPuzzle],
    [
      'paper.pdf',
      `%PDF-1.7\n${'123456789 '.repeat(30_000)}`,
      'This is a PDF: copy the puzzle as text, or open a picture of it.',
    ],
  ])) {
    const buffer = typeof bytes === 'string' ? Buffer.from(bytes) : Buffer.from(bytes);
    await test.step(name, async () => {
      await page.locator('#file').setInputFiles({ name, mimeType: '', buffer });
      await unchanged(sentence);
    });
  }

  const copyPicture = () =>
    page.evaluate(async (png) => {
      const blob = new Blob([new Uint8Array(png)], { type: 'image/png' });
      await navigator.clipboard.write([new ClipboardItem({ [blob.type]: blob })]);
    }, png);
  await copyPicture();
  await page.keyboard.press('Control+V');
  await unchanged(noPuzzle);
  await copyPicture();
  await sudoku.menu('paste');
  await unchanged(noPuzzle);

  // The picture is pasted into the text box, which keeps what was typed.
  const box = page.getByLabel('Puzzle text');
  await sudoku.menu('text');
  await box.fill('12');
  await copyPicture();
  await page.keyboard.press('Control+V');
  await expect(page.getByRole('alert')).toHaveText(noPuzzle);
  await expect(box).toHaveValue('12');
  await page.keyboard.press('Escape');
  await sudoku.expectCells(kept);
});

test('a pasted file is read as one that is opened', async ({ sudoku, page }) => {
  const paste = (/** @type {string} */ text, /** @type {string[]} */ file) =>
    page.evaluate(
      ([text, name, type, content]) => {
        const clipboardData = new DataTransfer();
        if (text) clipboardData.setData('text/plain', text);
        clipboardData.items.add(new File([content], name, { type }));
        document.body.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }));
      },
      [text, ...file],
    );
  await paste('', ['a.txt', 'text/plain', puzzle]);
  await sudoku.expectCells(puzzle);
  await clear(sudoku);
  await paste('a.txt', ['a.txt', 'text/plain', puzzle]); // some systems add the file's name as text
  await sudoku.expectCells(puzzle);
  await clear(sudoku);
  await paste(puzzle, ['image.png', 'image/png', '\x89PNG']); // spreadsheets add a picture
  await sudoku.expectCells(puzzle);
});

/** The cells in the grid before something comes in. */
const before = dots(daily.puzzle);

/** @type {[what: string, text: string, says: string, cells: string][]} */
const contents = [
  ['one', `For you:\n${puzzle}\n`, 'One line, 9×9, 30 givens. 7 characters ignored: “\u2068For you:\u2069”.', puzzle],
  ['none', 'hello\n', 'Line 1, column 1: “hello” is neither a puzzle nor a row of one.', before],
  ['several', `${puzzle.slice(1)}\n${puzzle}\n${puzzle}\n`, 'Lines: 3 puzzles. 1 of them is unreadable.', puzzle],
  ['one of several', `${puzzle.slice(1)}\n${puzzle}\n`, 'Lines: 2 puzzles. 1 of them is unreadable.', puzzle],
];

/**
 * The ways in, each with how much longer the text is: a pasted text that cannot be read goes into the text box, which
 * shows only the beginning of a long one; of a file only some is read before it is known what it is. `lengths.test.js`
 * has every length.
 * @type {[way: string, length: number, come: (sudoku: Sudoku, text: string) => Promise<unknown>][]}
 */
const ways = [
  ['pasted', 0, (sudoku, text) => sudoku.paste(text)],
  ['pasted', 60_000, (sudoku, text) => sudoku.paste(text)],
  ['dropped', 40_000, ({ page }, text) => drop(page, { text })],
  [
    'opened',
    300_000,
    ({ page }, text) => page.locator('#file').setInputFiles({ name: 'a.txt', mimeType: '', buffer: Buffer.from(text) }),
  ],
];

test('a text has the same outcome whatever its length and the way in', async ({ sudoku, page }) => {
  const list = page.getByRole('listbox', { name: 'Puzzles' });
  const bar = page.getByRole('toolbar', { name: 'Puzzles' });
  await sudoku.pasteList(`${puzzle}\n${daily.puzzle}`); // not what is pasted next, which would seem to be there at once
  await expect(bar).toContainText('Puzzle 1 of 2');
  for (const [what, text, says, cells] of contents) {
    for (const [way, length, come] of ways) {
      await test.step(`${what}, ${way}, ${length}`, async () => {
        await sudoku.paste(before);
        await sudoku.expectCells(before);
        await come(sudoku, text + '\n'.repeat(length));
        if (what === 'several') {
          await expect(page.getByRole('heading', { name: '3 puzzles' })).toBeVisible();
          await expect(page.locator('#aloud')).toHaveText(says);
          await list.press('ArrowDown');
          await list.press('Enter');
        } else if (what === 'none' && way === 'opened') await sudoku.expectSaid(`${says} The grid is as it was.`);
        else if (what === 'none') await expect(page.getByText(says).filter({ visible: true }).first()).toBeVisible();
        else await expect(sudoku.note).toHaveText(says);
        if (what === 'none') await page.keyboard.press('Escape'); // closes the text box if it is open
        await sudoku.expectCells(cells);
        if (what.includes('several')) await expect(bar).toContainText(/Puzzle 2 of [23]/);
        else await expect(bar).toHaveText(/2 puzzles/); // the list is still there
      });
    }
  }
});

test('a link has the same outcome whatever its length', async ({ sudoku, page }) => {
  for (const [length, cells, says, found] of /** @type {[number, string, string, string][]} */ ([
    [0, puzzle, 'A link, 9×9, 30 givens.', puzzle],
    [300_000, puzzle, 'A link, 9×9, 30 givens.', puzzle],
    [
      60_000,
      '12345',
      'This link holds no whole puzzle: it has 5 cells, and a 4×4 grid has 16. The grid is as it was.',
      before,
    ],
  ])) {
    await sudoku.paste(before);
    await sudoku.expectCells(before);
    await page.evaluate((hash) => location.assign(hash), `#puzzle=${cells}&x=${'y'.repeat(length)}`);
    await sudoku.expectSaid(says);
    await sudoku.expectCells(found);
  }
});
