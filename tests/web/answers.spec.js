// Answers as they are painted, by keyboard, mouse or finger, and the switch between what digits are. What is said of them,
// and when they are wrong, is in answers.test.js.

import { open } from './answering.js';
import { daily, dots, four } from './cases.js';
import { expect, test } from './fixtures.js';

test('an answer is painted, and so is whether it clashes or is wrong', async ({ sudoku, page }) => {
  await open(sudoku);
  const [right, wrong] = ['.right', '.wrong'].map((sign) => sudoku.verdict.locator(sign));
  await expect(right).toBeVisible();
  await sudoku.type('a');
  await expect(page.getByRole('radio', { name: 'Answers' })).toBeChecked();
  await sudoku.type('5');
  await expect(sudoku.cell(0)).toHaveAttribute('data-origin', 'answer');
  await expect(sudoku.cell(2)).toHaveAttribute('data-origin', 'given');
  await expect(sudoku.clashing).toHaveCount(2);
  await expect(sudoku.cell(0)).toHaveAccessibleName('5, answer, clash, box 1');
  await expect(sudoku.cell(2)).toHaveAttribute('aria-invalid', 'true');
  await expect(sudoku.verdict).toHaveText('Row 1 has two 5s.');
  await expect(sudoku.note).toHaveText('One of them is your answer.');
  await expect(sudoku.verdict).toHaveAttribute('data-kind', 'clash');
  await expect(wrong).toBeVisible();
  await expect(right).toBeHidden();
  await sudoku.type('1');
  await expect(sudoku.clashing).toHaveCount(0);
  await expect(wrong).toBeHidden();
  await sudoku.cell(1).click();
  await sudoku.type('9');
  await sudoku.button('Check').click();
  await expect(page.locator('[role=gridcell][data-roles~=wrong]')).toHaveText(['9']);
  await expect(sudoku.cell(1)).toHaveAccessibleName('9, answer, wrong, box 1');
  await sudoku.menu('reveal');
  await expect(sudoku.cell(1)).toHaveText('4');
  const marks = page.locator('#grid [data-marks]');
  await sudoku.menu('fill');
  await expect(marks).not.toHaveCount(0);
  await sudoku.menu('clear');
  await sudoku.expectCells(dots(daily.puzzle));
  await expect(marks).toHaveCount(0);
  await expect(right).toBeVisible();
});

test('the switch is one Tab stop, and arrows move in it', async ({ sudoku, page }) => {
  await open(sudoku);
  await sudoku.cell(0).focus();
  const focused = page.locator(':focus');
  await expect(page.locator('#ask-path')).toBeVisible();
  await page.keyboard.press('Tab');
  await expect(focused).toHaveAttribute('id', 'hint');
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

  test('types a puzzle without a system keyboard, makes answers and marks, checks and reveals', async ({
    sudoku,
    page,
  }) => {
    await sudoku.size(4);
    await sudoku.cell(0).tap();
    for (const digit of dots(four.puzzle)) await sudoku.button(digit === '.' ? 'Blank' : digit).tap();
    await sudoku.expectCells(dots(four.puzzle));
    const isForKeys = () => document.activeElement?.matches('input, textarea, [contenteditable]');
    expect(await page.evaluate(isForKeys)).toBe(false);
    await page.locator('#solve').tap();
    await sudoku.expectCells(four.solution);
    await sudoku.button('Hide').tap();
    await sudoku.expectCells(dots(four.puzzle));
    await page.getByRole('radio', { name: 'Answers' }).tap();
    await sudoku.cell(1).tap();
    await sudoku.button('2').tap();
    await expect(sudoku.cell(1)).toHaveAttribute('data-origin', 'answer');
    await expect(sudoku.cell(1)).toBeFocused();
    await sudoku.button('Check').tap();
    await expect(page.locator('[role=gridcell][data-roles~=wrong]')).toHaveText(['2']);
    await page.locator('#ask-menu').tap();
    await page.locator('.menu [data-do=reveal]').tap();
    await expect(sudoku.cell(1)).toHaveText('1');
    await expect(sudoku.cell(1)).toBeFocused();
    await page.getByRole('radio', { name: 'Marks' }).tap();
    await sudoku.cell(2).tap();
    await sudoku.button('2').tap();
    await expect(sudoku.cell(2)).toHaveAccessibleName('blank, marks 2, box 2');
  });
});

test.describe('in words that are long', () => {
  test.use({ locale: 'ja', viewport: { width: 390, height: 664 } });

  test('what Check found is seen below the sentence', async ({ sudoku, page }) => {
    await sudoku.open(`/#puzzle=${daily.puzzle}`);
    await sudoku.expectCells(dots(daily.puzzle));
    await page.keyboard.press('Alt+a');
    await sudoku.cell(0).click();
    await sudoku.type(daily.solution[0]);
    await page.locator('#check').click();
    await expect(sudoku.note).toHaveText('記入した数字は、今のところ正解です。');
    await expect(sudoku.note).toBeInViewport();
  });
});
