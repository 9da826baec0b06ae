// Texts that hold answers or marks beside a puzzle: it is opened with them, whatever way it comes in.

import { changed, dots, newspaper, rows } from './cases.js';
import { expect, test } from './fixtures.js';
import { files, puzzle } from './formats.js';

/** @param {string} name */
const fileOf = (name) => files.find((file) => file.name === name)?.text ?? '';
const plain = fileOf('07-simple-sudoku-4.ss').trimEnd();

const given = (/** @type {string} */ digit) => `{"value":${digit},"given":true}`;
const rowsOfCells = rows(puzzle).map((row) => [...row].map((digit) => (digit === '.' ? '{}' : given(digit))));
rowsOfCells[0].splice(2, 2, '{"value":4}', '{"centerPencilMarks":[2,6]}');
rowsOfCells[8][0] = '{"centerPencilMarks":[2,3]}';

/**
 * @typedef {object} Position
 * @property {string} name
 * @property {string} text
 * @property {Record<number, string>} answers by cell
 * @property {Record<number, string>} marks of some cells
 * @property {number} marked how many cells have marks
 */

/** @type {Position[]} */
const positions = [
  {
    name: 'a link of SudokuWiki’s',
    text: 'https://www.sudokuwiki.org/sudoku.htm?bd=S9B05030d1g074c0000000600000109050000000009080000000006000800000006000000030400000800030000010700000002000000060006000000000208000000000401090000050o00000008000a0709',
    answers: { 2: '4', 78: '1' },
    marks: { 3: '26', 5: '248', 72: '23' },
    marked: 3,
  },
  {
    name: 'JSON of f-puzzles',
    text: `{"size":9,"grid":[${rowsOfCells.map((row) => `[${row}]`)}]}`,
    answers: { 2: '4' },
    marks: { 3: '26', 72: '23' },
    marked: 2,
  },
  {
    name: 'a saved game of Simple Sudoku',
    text: `${plain}\nI024\nE056\nE721`,
    answers: { 2: '4' },
    marks: { 5: '28', 72: '23' },
    marked: 50, // what is left for the others as well
  },
  {
    name: 'a saved game of SadMan’s',
    text: `[Puzzle]\n${puzzle}\n[State]\n${puzzle.replace('53.', '534')}\n`,
    answers: { 2: '4' },
    marks: {},
    marked: 0,
  },
  {
    name: 'pencil marks',
    text: fileOf('12-pencil-marks.txt').replace(' 124 ', ' 24  '),
    answers: {},
    marks: { 2: '24' },
    marked: 51,
  },
  {
    name: 'a line of candidates',
    text: fileOf('13-sukaku.txt').replace('12.4.....', '.2.4.....'),
    answers: {},
    marks: { 2: '24' },
    marked: 51,
  },
  {
    name: 'a line of HoDoKu’s library',
    text: `:0100:8:${puzzle.replace('53.', '53+4')}:614::`,
    answers: { 2: '4' },
    marks: { 3: '2' },
    marked: 50,
  },
  {
    name: 'a link of the page’s own in a message',
    text: `Look: <https://somewhere.else/#puzzle=${puzzle.replaceAll('.', '0')}&answers=004${'0'.repeat(78)}>, it is hard`,
    answers: { 2: '4' },
    marks: {},
    marked: 0,
  },
];

/** What is on the board. @param {import('@playwright/test').Page} page */
const shownOn = (page) =>
  page.evaluate(() => {
    const cells = Array.from(document.querySelectorAll('[data-cell]'), (cell) => /** @type {HTMLElement} */ (cell));
    const lineOf = (/** @type {string} */ origin) =>
      cells.map((cell) => (cell.dataset.origin === origin && cell.textContent) || '.').join('');
    return {
      givens: lineOf('given'),
      answers: lineOf('answer'),
      marks: cells.map(({ dataset }) => dataset.marks ?? ''),
    };
  });

/** Waits until a position is on the board. @param {import('@playwright/test').Page} page @param {Position} position */
async function expectPosition(page, { answers, marks, marked }) {
  const expected = { givens: puzzle, answers: changed('.'.repeat(81), answers), marks, marked };
  const shown = async () => {
    const now = await shownOn(page);
    const some = Object.fromEntries(Object.keys(marks).map((cell) => [cell, now.marks[Number(cell)]]));
    return { givens: now.givens, answers: now.answers, marks: some, marked: now.marks.filter(Boolean).length };
  };
  await expect.poll(shown).toEqual(expected);
}

const along = /\. What had been done on it came along\.$/;
const [wiki, json] = positions;
/** The same puzzle with other answers and marks. @type {Position} */
const other = {
  ...wiki,
  text: wiki.text.replace('0d1g', '1g0d'),
  answers: { 3: '4', 78: '1' },
  marks: { 2: '26', 5: '248', 72: '23' },
};
const wikiPart = wiki.text.slice(wiki.text.indexOf('?'));

test('pasted, and undone', async ({ sudoku, page }) => {
  await sudoku.type('12');
  for (const position of positions) {
    await test.step(position.name, async () => {
      await sudoku.paste(position.text);
      await expectPosition(page, position);
      await expect(sudoku.note).toHaveText(along);
      await expect(page.getByRole('radio', { name: 'Answers' })).toBeChecked();
      await sudoku.button('Undo').click();
      await sudoku.expectCells('12'.padEnd(81, '.'));
      await expect(page.locator('#grid [data-marks]')).toHaveCount(0);
    });
  }
});

test('opened as a file, and out of the text box', async ({ sudoku, page }) => {
  const box = page.getByLabel('Puzzle text');
  await page.locator('#file').setInputFiles({ name: 'one.json', mimeType: '', buffer: Buffer.from(json.text) });
  await expectPosition(page, json);
  await sudoku.button('Text or file…').click();
  await box.fill(wiki.text);
  await sudoku.button('Read it in').click();
  await expect(box).toBeHidden();
  await expectPosition(page, wiki);
});

test('in the address, also after a reload', async ({ sudoku, page }) => {
  await sudoku.open(`/${wikiPart}`);
  await expectPosition(page, wiki);
  await expect(page).toHaveURL(`${sudoku.url}/#puzzle=${puzzle.replaceAll('.', '0')}`);
  await sudoku.reload();
  await expectPosition(page, wiki);
});

test('a link to the givens alone brings back what was done here, and is told from one with answers', async ({
  sudoku,
  page,
}) => {
  await sudoku.paste(wiki.text);
  await expectPosition(page, wiki);
  await sudoku.paste(`https://www.sudokuwiki.org/sudoku.htm?bd=${puzzle}`);
  await expect(sudoku.note).toHaveText('A link, 9×9, 30 givens.');
  await expectPosition(page, wiki); // it is on the board already, with more than the link has
  await sudoku.paste(newspaper.puzzle);
  await sudoku.expectCells(dots(newspaper.puzzle));
  await sudoku.paste(`https://www.sudokuwiki.org/sudoku.htm?bd=${puzzle}`);
  await expectPosition(page, wiki);
  await expect(sudoku.note).toHaveText('A link, 9×9, 30 givens. What you had done on it is back.');
  await sudoku.paste(other.text);
  await expectPosition(page, other);
  await sudoku.button('Undo').click();
  await expectPosition(page, wiki);
});

test('one after the other in a list, of which only what was worked on is among the recent puzzles', async ({
  sudoku,
  page,
}) => {
  const place = page.locator('#bar .place');
  await sudoku.paste(`${wiki.text}\n${other.text}\n`);
  await expect(place).toHaveText('Puzzle 1 of 2');
  await expectPosition(page, wiki);
  await sudoku.button('Next puzzle').click();
  await expectPosition(page, other);
  await sudoku.button('Previous puzzle').click();
  await expectPosition(page, wiki);
  await sudoku.button('Undo').click();
  await expectPosition(page, other);
  await sudoku.cell(73).click();
  await sudoku.type('4');
  await expect(sudoku.cell(73)).toHaveText('4');
  await sudoku.button('Previous puzzle').click();
  await expectPosition(page, wiki);
  await sudoku.button('Recent puzzles…').click();
  await expect(page.getByRole('dialog').locator('small')).toHaveText(['9×9, 3 of 51 blanks answered']);
});

test('a text keeps them in the layouts that can hold them', async ({ sudoku, page }) => {
  const box = page.getByLabel('Puzzle text');
  const note = page.locator('#textbox output');
  await sudoku.button('Text or file…').click();
  await box.fill(json.text);
  await page.getByLabel('Layout').selectOption('SadMan .sdk');
  await expect(box).toHaveValue(/\n\n\[State\]\n534\.7/);
  await expect(note).toHaveText('This layout has no place for your marks, so they are left out.');
  await page.getByLabel('Layout').selectOption('JSON');
  await expect(box).toHaveValue(json.text);
  await expect(note).toBeEmpty();
  await page.getByLabel('Layout').selectOption('Rows');
  await expect(box).toHaveValue(/^53\.\.7.{4}\n/);
  await expect(note).toHaveText(/^This layout has no place for your answers and marks/);
});
