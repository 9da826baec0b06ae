// Texts that hold answers or marks beside a puzzle: it is opened with them, whatever way it comes in.

import { changed } from './cases.js';
import { expect, test } from './fixtures.js';
import { puzzle } from './formats.js';
import { json, other, wiki } from './positions.js';

/** @import { Page } from '@playwright/test' */
/** @import { Position } from './positions.js' */

/** What is on the board. @param {Page} page */
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

/** Waits until a position is on the board. @param {Page} page @param {Position} position */
async function expectPosition(page, { answers, marks, marked }) {
  const expected = { givens: puzzle, answers: changed('.'.repeat(81), answers), marks, marked };
  const shown = async () => {
    const now = await shownOn(page);
    const some = Object.fromEntries(Object.keys(marks).map((cell) => [cell, now.marks[Number(cell)]]));
    return { givens: now.givens, answers: now.answers, marks: some, marked: now.marks.filter(Boolean).length };
  };
  await expect.poll(shown).toEqual(expected);
}

const wikiPart = wiki.text.slice(wiki.text.indexOf('?'));

test('opened as a file, and out of the text box', async ({ sudoku, page }) => {
  const box = page.getByLabel('Puzzle text');
  await page.locator('#file').setInputFiles({ name: 'one.json', mimeType: '', buffer: Buffer.from(json.text) });
  await expectPosition(page, json);
  await sudoku.menu('text');
  await box.fill(wiki.text);
  await sudoku.button('Read the text').click();
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

test('one after the other in a list, of which only what was worked on is among the recent puzzles', async ({
  sudoku,
  page,
}) => {
  const place = page.locator('#bar .place');
  await sudoku.pasteList(`${wiki.text}\n${other.text}\n`);
  await expect(place).toHaveText('1 of 2');
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
  await sudoku.button('Recent').click();
  await expect(page.getByRole('dialog').locator('small')).toHaveText(['9×9, 3 of 51 blanks answered']);
  await page.keyboard.press('Escape');
  await sudoku.button('Next puzzle').click(); // it has the same givens, and what was done on it came with the text
  await expect(sudoku.cell(73)).toHaveText('4');
  await expect(sudoku.note).toHaveText('Puzzle 2 of 2. What you had done on it is back.');
});
