// What the page says of a puzzle while it is typed, and the solutions that it shows.

import { finnish, newspaper, references, rows } from './cases.js';
import { expect, test } from './fixtures.js';

test('the verdict follows the typing', async ({ sudoku, page }) => {
  await expect(sudoku.verdict).toHaveText('An empty grid.');
  await sudoku.type('5');
  await expect(sudoku.verdict).toHaveText('1 given. More than 100,000 solutions so far.');
  await page.getByLabel('Example').selectOption('Newspaper 9×9');
  await expect(sudoku.verdict).toContainText('23 givens. Exactly one solution.');
  await sudoku.page.keyboard.press('Control+Home');
  await sudoku.cell(0).click();
  await sudoku.type('9');
  await expect(sudoku.verdict).toHaveText('24 givens. No solution.');
});

test('a clash is named and marked, stays, and goes when it is mended', async ({ sudoku, page }) => {
  await sudoku.type('..................5..5');
  await expect(sudoku.verdict).toHaveText('Row 3 has two 5s.');
  await expect(sudoku.clashing).toHaveCount(2);
  await expect(sudoku.cell(18)).toHaveAccessibleName('5, given, clash, box 1');
  await sudoku.type('1');
  await expect(sudoku.verdict).toHaveText('Row 3 has two 5s.');
  await sudoku.button('Solve').click();
  await expect(sudoku.note).toHaveText('There is nothing to fill in.');
  await page.keyboard.press('Escape');
  await sudoku.cell(21).click();
  await page.keyboard.press('Delete');
  await expect(sudoku.clashing).toHaveCount(0);
  await expect(sudoku.verdict).toHaveText('2 givens. More than 100,000 solutions so far.');
});

test('a clash is told by more than colour', async ({ sudoku }) => {
  await sudoku.type('55');
  await expect(sudoku.clashing).toHaveCount(2);
  await expect(sudoku.cell(0)).toHaveCSS('text-decoration-line', 'underline');
  await expect(sudoku.cell(0)).toHaveCSS('background-image', /repeating-linear-gradient/);
});

test('Solve paints the solution into the blanks, a second press takes it back', async ({ sudoku, page }) => {
  const given = newspaper.puzzle.replaceAll('0', '.');
  await sudoku.paste(newspaper.puzzle);
  await sudoku.expectCells(newspaper.puzzle.replaceAll('0', '.'));
  await sudoku.button('Solve').click();
  await sudoku.expectCells(newspaper.solution);
  await expect(sudoku.solved).toHaveCount(58);
  await expect(page.locator('[data-origin=given]')).toHaveCount(23);
  await expect(sudoku.note).toHaveText(/^Solved in (under 0\.1|\d+(\.\d)?) ms\.$/);
  await sudoku.button('Hide').click();
  await sudoku.expectCells(given);
  await sudoku.cell(0).click();
  await page.keyboard.press('Enter');
  await sudoku.expectCells(newspaper.solution);
  await page.keyboard.press('Enter');
  await sudoku.expectCells(given);
});

test('a change takes the solution away and keeps every given', async ({ sudoku }) => {
  await sudoku.paste(newspaper.puzzle);
  await sudoku.expectCells(newspaper.puzzle.replaceAll('0', '.'));
  await sudoku.button('Solve').click();
  await sudoku.expectCells(newspaper.solution);
  await sudoku.cell(0).click();
  await sudoku.type('1');
  await sudoku.expectCells(`1${newspaper.puzzle.slice(1)}`.replaceAll('0', '.'));
  await expect(sudoku.button('Solve')).toBeVisible();
});

test('Solve without a solution says so and changes nothing', async ({ sudoku, page }) => {
  await sudoku.type(`12345678.........9`);
  await expect(sudoku.verdict).toHaveText('9 givens. No solution.');
  await sudoku.button('Solve').click();
  await expect(sudoku.note).toHaveText('There is nothing to fill in.');
  await page.keyboard.press('Escape');
  await expect(sudoku.solved).toHaveCount(0);
  await expect(sudoku.button('Solve')).toBeVisible();
});

test('of several solutions one is shown, and all can be leafed through', async ({ sudoku, page }) => {
  await page.getByLabel('Size').selectOption('4×4');
  await sudoku.type('1234');
  await expect(sudoku.verdict).toHaveText('4 givens. 12 solutions.');
  await sudoku.button('Solve').click();
  await expect(sudoku.note).toHaveText(/^One of them, found in /);
  await sudoku.expectPage(1, 'of 12');
  const seen = new Set([await sudoku.cells()]);
  for (let at = 2; at <= 12; at++) {
    await sudoku.button('Next').click();
    await sudoku.expectPage(at, 'of 12');
    seen.add(await sudoku.cells());
  }
  expect(seen.size).toBe(12);
  for (const cells of seen) expect(cells).toMatch(/^1234[1-4]{12}$/);
  await expect(sudoku.button('Next')).toBeDisabled();
  await sudoku.button('Text or file…').click();
  await expect(page.getByRole('dialog')).toBeVisible();
  const text = await page.getByLabel('Puzzle text').inputValue();
  expect(text.split('\n\n').map((grid) => grid.replaceAll('\n', ''))).toEqual([...seen]);
});

test('what every reference program takes in is pasted and solved', async ({ sudoku, page }) => {
  for (const { name, text, solutions } of references) {
    await test.step(name, async () => {
      await sudoku.renew();
      await sudoku.paste(text);
      for (const [index, solution] of solutions.entries()) {
        if (index > 0) await sudoku.button('Next puzzle').click();
        if (solutions.length > 1)
          await expect(page.locator('#bar')).toContainText(`Puzzle ${index + 1} of ${solutions.length}`);
        await expect(sudoku.verdict).toContainText('Exactly one solution.');
        await sudoku.button('Solve').click();
        await sudoku.expectCells(solution);
        await sudoku.button('Copy').click();
        await expect(sudoku.note).toHaveText('Copied the solution.');
        expect(await sudoku.clipboard()).toBe(rows(solution).join('\n'));
      }
    });
  }
});

test('Undo goes back among the puzzles of a text as well', async ({ sudoku, page }) => {
  await sudoku.paste(`${finnish.puzzle}\n${newspaper.puzzle}`);
  await sudoku.button('Next puzzle').click();
  await expect(page.locator('#bar')).toContainText('Puzzle 2 of 2');
  await sudoku.button('Undo').click();
  await expect(page.locator('#bar')).toContainText('Puzzle 1 of 2');
  await sudoku.expectCells(finnish.puzzle.replaceAll('0', '.'));
});

test('the Finnish puzzle, typed', async ({ sudoku }) => {
  await sudoku.type(finnish.puzzle);
  await expect(sudoku.verdict).toContainText('21 givens. Exactly one solution.');
  await sudoku.page.keyboard.press('Enter');
  await sudoku.expectCells(finnish.solution);
});
