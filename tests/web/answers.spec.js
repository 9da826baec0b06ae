// Answers: how they are made by keyboard, mouse or finger and cleared again, and the switch between what digits are.

import { open, withAnswers } from './answering.js';
import { dots, four, newspaper } from './cases.js';
import { expect, test } from './fixtures.js';

test('A makes answers of digits, and givens again; an answer stays where it is', async ({ sudoku, page }) => {
  await open(sudoku);
  await sudoku.type('a');
  await expect(page.getByRole('radio', { name: 'Answers' })).toBeChecked();
  await expect(sudoku.note).toHaveText('What you type is your answer; the same digit again takes it away.');
  await sudoku.type('1');
  await sudoku.expectSelected(0);
  await sudoku.expectCells(withAnswers(newspaper.puzzle, { 0: '1' }));
  await expect(sudoku.cell(0)).toHaveAttribute('data-origin', 'answer');
  await expect(sudoku.cell(2)).toHaveAttribute('data-origin', 'given');
  await expect(sudoku.verdict).toContainText('23 givens. Exactly one solution.');
  await sudoku.type('4');
  await sudoku.expectCells(withAnswers(newspaper.puzzle, { 0: '4' }));
  await sudoku.type('4');
  await sudoku.expectCells(dots(newspaper.puzzle));
  await sudoku.type('a');
  await expect(page.getByRole('radio', { name: 'Givens' })).toBeChecked();
  await sudoku.type('1');
  await expect(sudoku.cell(0)).toHaveAttribute('data-origin', 'given');
  await sudoku.expectSelected(1);
});

test('no answer goes over a given, and the page says why', async ({ sudoku }) => {
  await open(sudoku);
  await sudoku.type('a');
  await sudoku.cell(2).click();
  await sudoku.type('7');
  await sudoku.expectCells(dots(newspaper.puzzle));
  await expect(sudoku.note).toHaveText('This digit is a given: choose Givens to change it.');
});

test('where A and P are digits they stay digits, and Alt makes them switch', async ({ sudoku, page }) => {
  await page.getByLabel('Size').selectOption('25×25');
  await sudoku.type('ap');
  await sudoku.expectCells(`AP${'.'.repeat(623)}`);
  await page.keyboard.press('Alt+a');
  await expect(page.getByRole('radio', { name: 'Answers' })).toBeChecked();
  await sudoku.type('p');
  await expect(sudoku.cell(2)).toHaveAttribute('data-origin', 'answer');
  await page.keyboard.press('Alt+p');
  await expect(page.getByRole('radio', { name: 'Marks' })).toBeChecked();
});

test('Clear takes answers and marks away, among the givens everything; each is one Undo', async ({ sudoku, page }) => {
  await open(sudoku);
  await sudoku.type('a1');
  await sudoku.button('Fill marks').click();
  await sudoku.button('Clear').click();
  await sudoku.expectCells(dots(newspaper.puzzle));
  await expect(page.locator('#grid [data-marks]')).toHaveCount(0);
  await expect(sudoku.button('Clear')).toBeDisabled();
  await sudoku.button('Undo').click();
  await sudoku.expectCells(withAnswers(newspaper.puzzle, { 0: '1' }));
  await expect(page.locator('#grid [data-marks]')).not.toHaveCount(0);
  await sudoku.type('a');
  await sudoku.button('Clear').click();
  await sudoku.expectCells('.'.repeat(81));
  await sudoku.button('Undo').click();
  await sudoku.expectCells(withAnswers(newspaper.puzzle, { 0: '1' }));
});

test('a repair keeps the answers', async ({ sudoku }) => {
  await sudoku.open(`/#puzzle=${newspaper.puzzle.replace('53', '35')}`);
  await expect(sudoku.verdict).toContainText('two 3s');
  await sudoku.type('a1');
  await sudoku.button('What is wrong?').click();
  await sudoku.panel.getByRole('listitem').getByRole('button').first().click();
  await expect(sudoku.verdict).toContainText('23 givens. Exactly one solution.');
  await expect(sudoku.cell(0)).toHaveText('1');
  await expect(sudoku.cell(0)).toHaveAttribute('data-origin', 'answer');
});

test('the switch is one Tab stop, and arrows move in it', async ({ sudoku, page }) => {
  await open(sudoku);
  await sudoku.cell(0).focus();
  const focused = page.locator(':focus');
  await expect(page.locator('#ask-path')).toBeVisible();
  await page.keyboard.press('Tab');
  await expect(focused).toHaveText('Step by step');
  await page.keyboard.press('Tab');
  await expect(focused).toHaveAttribute('value', 'givens');
  await page.keyboard.press('ArrowRight');
  await expect(focused).toHaveAttribute('value', 'answers');
  await expect(page.getByRole('radio', { name: 'Answers' })).toBeChecked();
  await page.keyboard.press('Tab');
  await expect(focused).toHaveText('1');
  await page.keyboard.press('Shift+Tab');
  await expect(focused).toHaveAttribute('value', 'answers');
  await sudoku.type('4'); // the switch has no use for it, and it is not meant for the grid
  await expect(focused).toHaveAttribute('value', 'answers');
  await expect(sudoku.cell(0)).toHaveText('');
});

test.describe('a finger alone', () => {
  test.use({ hasTouch: true, isMobile: true, viewport: { width: 320, height: 640 } });

  test('makes answers and marks, checks and reveals', async ({ sudoku, page }) => {
    await open(sudoku, four);
    await page.getByRole('radio', { name: 'Answers' }).tap();
    await sudoku.cell(1).tap();
    await sudoku.button('2').tap();
    await expect(sudoku.cell(1)).toHaveAttribute('data-origin', 'answer');
    await expect(sudoku.cell(1)).toBeFocused();
    await sudoku.button('Check').tap();
    await expect(page.locator('[role=gridcell][data-roles~=wrong]')).toHaveText(['2']);
    await sudoku.button('Reveal a cell').tap();
    await expect(sudoku.cell(1)).toHaveText('1');
    await page.getByRole('radio', { name: 'Marks' }).tap();
    await sudoku.cell(2).tap();
    await sudoku.button('2').tap();
    await expect(sudoku.cell(2)).toHaveAccessibleName('blank, marks 2, box 2');
  });
});
