// Whether answers are right: a clash, Check, Reveal, the last right answer, and the solution over them.

import { open, withAnswers } from './answering.js';
import { dots, four, newspaper, thirteen } from './cases.js';
import { expect, test } from './fixtures.js';

/** Answers every blank rightly. @param {import('./fixtures.js').Sudoku} sudoku */
async function answerAll(sudoku, { puzzle, solution } = newspaper) {
  for (const [cell, digit] of [...solution].entries()) {
    if (dots(puzzle)[cell] !== '.') continue;
    await sudoku.cell(cell).click();
    await sudoku.type(digit);
  }
}

test('an answer that clashes is shown so at once, and the line under the grid tells of it', async ({ sudoku }) => {
  await open(sudoku);
  const good = await sudoku.verdict.evaluate((line) => getComputedStyle(line).color);
  await sudoku.type('a5');
  await expect(sudoku.clashing).toHaveCount(2);
  await expect(sudoku.cell(0)).toHaveAccessibleName('5, answer, clash, box 1');
  await expect(sudoku.cell(2)).toHaveAttribute('aria-invalid', 'true');
  await expect(sudoku.verdict).toHaveText('Row 1 has two 5s. One of them is your answer.');
  await expect(sudoku.verdict).toHaveAttribute('data-kind', 'clash');
  await expect(sudoku.verdict).not.toHaveCSS('color', good);
  await sudoku.type('1');
  await expect(sudoku.clashing).toHaveCount(0);
  await expect(sudoku.verdict).toContainText('23 givens. Exactly one solution.');
  await expect(sudoku.verdict).toHaveCSS('color', good);
});

test('Check marks wrong answers until they are changed, and gives nothing else away', async ({ sudoku, page }) => {
  await open(sudoku);
  const wrong = page.locator('[role=gridcell][data-roles~=wrong]');
  await sudoku.type('a');
  await sudoku.button('Check').click();
  await expect(sudoku.note).toHaveText('There are no answers to check yet.');
  for (const [cell, digit] of [
    [0, '1'],
    [1, '9'],
    [4, '6'],
  ]) {
    await sudoku.cell(Number(cell)).click();
    await sudoku.type(String(digit));
  }
  await expect(wrong).toHaveCount(0);
  await sudoku.button('Check').click();
  await expect(sudoku.note).toHaveText('2 of your 3 answers are wrong.');
  await expect(wrong).toHaveText(['9', '6']);
  await expect(sudoku.cell(1)).toHaveAccessibleName('9, answer, wrong, box 1');
  await sudoku.expectCells(withAnswers(newspaper.puzzle, { 0: '1', 1: '9', 4: '6' }));
  await sudoku.cell(1).click();
  await sudoku.type('4');
  await expect(wrong).toHaveText(['6']);
  await page.keyboard.press('Control+z');
  await expect(wrong).toHaveText(['9', '6']);
  await page.keyboard.press('Control+z');
  await expect(wrong).toHaveCount(0);
  await page.keyboard.press('Control+y');
  await page.keyboard.press('Delete');
  await sudoku.cell(4).click();
  await page.keyboard.press('Backspace');
  await sudoku.button('Check').click();
  await expect(sudoku.note).toHaveText('1 answer, and it is right so far.');
});

/** @type {[name: string, puzzle: string, verdict: string, check: string, reveal: string][]} */
const unsolvable = [
  [
    'several solutions',
    thirteen,
    '13 solutions',
    'There are several solutions: no answer is right or wrong yet.',
    'There are several solutions: no one digit belongs here.',
  ],
  [
    'a clash',
    newspaper.puzzle.replace('53', '55'),
    'Row 1 has two 5s.',
    'There is no solution to check the answers against.',
    'There is no solution to reveal.',
  ],
];

test('without just one solution there is nothing to check or reveal, and the page says so', async ({ sudoku }) => {
  for (const [name, puzzle, verdict, check, reveal] of unsolvable) {
    await test.step(name, async () => {
      await sudoku.renew();
      await sudoku.open(`/#puzzle=${puzzle}`);
      await expect(sudoku.verdict).toContainText(verdict);
      await sudoku.type('a1');
      await sudoku.button('Check').click();
      await expect(sudoku.note).toHaveText(check);
      await sudoku.button('Reveal a cell').click();
      await expect(sudoku.note).toHaveText(reveal);
    });
  }
});

test('Reveal answers the chosen cell, blank or wrong', async ({ sudoku, page }) => {
  await open(sudoku);
  await sudoku.type('a');
  await sudoku.button('Reveal a cell').click();
  await expect(sudoku.cell(0)).toHaveText('1');
  await expect(sudoku.cell(0)).toHaveAttribute('data-origin', 'answer');
  await sudoku.button('Reveal a cell').click();
  await expect(sudoku.note).toHaveText('This answer is right.');
  await sudoku.cell(1).click();
  await sudoku.type('9');
  await sudoku.button('Reveal a cell').click();
  await expect(sudoku.cell(1)).toHaveText('4');
  await sudoku.cell(2).click();
  await sudoku.button('Reveal a cell').click();
  await expect(sudoku.note).toHaveText('This digit is a given: choose a blank to reveal.');
  await page.keyboard.press('Control+z');
  await expect(sudoku.cell(1)).toHaveText('9');
});

test('the last right answer is said to be, and a wrong one is not', async ({ sudoku, page }) => {
  await open(sudoku, four);
  await sudoku.type('a');
  await answerAll(sudoku, four);
  await sudoku.expectCells(four.solution);
  await expect(sudoku.note).toHaveText('Solved. All 5 answers are right.');
  await page.keyboard.press('Delete');
  await expect(sudoku.note).toHaveText('');
  await sudoku.type('2');
  await expect(sudoku.note).toHaveText('');
  await page.keyboard.press('Control+z');
  await page.keyboard.press('Control+z');
  await expect(sudoku.note).toHaveText('Solved. All 5 answers are right.');
});

test('the solution leaves right answers, covers wrong ones, and goes away again', async ({ sudoku, page }) => {
  await open(sudoku);
  await sudoku.type('a1');
  await page.keyboard.press('ArrowRight');
  await sudoku.type('9');
  await page.keyboard.press('Enter');
  await sudoku.expectCells(newspaper.solution);
  await expect(sudoku.cell(0)).toHaveAttribute('data-origin', 'answer');
  await expect(sudoku.cell(1)).toHaveAttribute('data-origin', 'solved');
  await page.keyboard.press('Enter');
  await sudoku.expectCells(withAnswers(newspaper.puzzle, { 0: '1', 1: '9' }));
  await page.keyboard.press('Enter');
  await sudoku.type('4');
  await sudoku.expectCells(withAnswers(newspaper.puzzle, { 0: '1', 1: '4' }));
});
