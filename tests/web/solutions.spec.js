// The solutions of a puzzle: they are counted, shown one after the other, marked where they differ, and given as text.

import { rows, thirteen } from './cases.js';
import { expect, test } from './fixtures.js';
import { everySolution } from './naive.js';

const differing = (/** @type {string[]} */ solutions) =>
  [...solutions[0]].flatMap((_, cell) => (new Set(solutions.map((cells) => cells[cell])).size > 1 ? [cell] : []));

const marked = (/** @type {import('@playwright/test').Page} */ page) =>
  page.locator('.grid [data-roles~=differs]').evaluateAll((cells) => cells.map((cell) => Number(cell.dataset.cell)));

/** @type {[name: string, puzzle: string, text: string, count: number][]} */
const printed = [
  ['R1: nine lines of nine digits', thirteen, rows(thirteen).join('\n'), 13],
  ['R2: size 4', `1234${'0'.repeat(12)}`, `4\n1234\n${'xxxx\n'.repeat(3)}`, 12],
  ['R2: size 6', `061453405216346105${'0'.repeat(18)}`, `6\nx61453\n4x5216\n3461x5\n${'xxxxxx\n'.repeat(3)}`, 18],
];

test('every solution is counted, and there as text and to copy', async ({ sudoku, page }) => {
  for (const [name, puzzle, text, count] of printed) {
    await test.step(name, async () => {
      await sudoku.renew();
      const solutions = everySolution(puzzle);
      expect(solutions).toHaveLength(count);
      await sudoku.paste(text);
      await expect(sudoku.verdict).toHaveText(`${puzzle.replaceAll('0', '').length} givens. ${count} solutions.`);
      await sudoku.button('Solve').click();
      await sudoku.expectPage(1, `of ${count}`);
      await sudoku.button('Text or file…').click();
      const written = await page.getByLabel('Puzzle text').inputValue();
      expect(
        written
          .split('\n\n')
          .map((grid) => grid.replaceAll('\n', ''))
          .sort(),
      ).toEqual(solutions);
      await page.keyboard.press('Escape');
      await sudoku.button('Copy').click();
      await expect(sudoku.note).toHaveText(`Copied all ${count} solutions.`);
      expect(await sudoku.clipboard()).toBe(written);
    });
  }
});

test('13 solutions are leafed through to the last and back; the cells that differ are marked', async ({
  sudoku,
  page,
}) => {
  const solutions = everySolution(thirteen);
  await sudoku.paste(thirteen);
  await expect(sudoku.verdict).toHaveText('22 givens. 13 solutions.');
  await expect(sudoku.pager).toBeHidden();
  expect(await marked(page)).toEqual([]);
  await page.keyboard.press('Enter');
  await sudoku.expectPage(1, 'of 13');
  expect(await marked(page)).toEqual(differing(solutions));
  await expect(sudoku.button('Previous')).toBeDisabled();
  await expect(sudoku.button('First')).toBeDisabled();

  const first = await sudoku.cells();
  const seen = [first];
  await sudoku.button('Next').focus();
  for (let at = 2; at <= 13; at++) {
    await page.keyboard.press('Enter');
    await sudoku.expectPage(at, 'of 13');
    seen.push(await sudoku.cells());
  }
  expect([...seen].sort()).toEqual(solutions);
  await expect(sudoku.button('Next')).toBeDisabled();
  await expect(sudoku.button('Previous'), 'the focus is not lost').toBeFocused();

  await sudoku.button('First').click();
  await sudoku.expectCells(first);
  await sudoku.button('Last').click();
  await sudoku.expectCells(seen[12]);
  await sudoku.button('Hide').click();
  await expect(sudoku.pager).toBeHidden();
  expect(await marked(page)).toEqual([]);
});

test('the mark is no colour alone, and is heard', async ({ sudoku }) => {
  await sudoku.paste(thirteen);
  await expect(sudoku.verdict).toHaveText('22 givens. 13 solutions.');
  await sudoku.button('Solve').click();
  const [cell] = differing(everySolution(thirteen));
  await expect(sudoku.cell(cell)).toHaveCSS('background-image', /radial-gradient/);
  await expect(sudoku.cell(cell)).toHaveAccessibleName(/, solved, differs between solutions, box \d$/);
});

test('a number typed leads there; one that is none is told and stays', async ({ sudoku, page }) => {
  await sudoku.paste(thirteen);
  await expect(sudoku.verdict).toHaveText('22 givens. 13 solutions.');
  await sudoku.button('Solve').click();
  const number = page.getByLabel('Solution number');
  await sudoku.expectPage(1, 'of 13');
  await expect(number).toHaveAccessibleDescription('of 13');
  const first = await sudoku.cells();
  await number.fill('7');
  await number.press('Enter');
  await expect.poll(() => sudoku.cells()).not.toBe(first);
  await sudoku.expectPage(7, 'of 13');
  await expect(number).toBeFocused();
  const seventh = await sudoku.cells();
  for (const wrong of ['14', '0', 'x']) {
    await number.fill(wrong);
    await number.press('Enter');
    await expect(sudoku.note).toHaveText(`There is no solution “${wrong}”: type a number from 1 to 13.`);
    await expect(number).toHaveValue(wrong);
    await expect(number).toHaveAttribute('aria-invalid', 'true');
  }
  await sudoku.expectCells(seventh);
  await sudoku.button('Next').click();
  await expect(number).toHaveValue('8');
  await expect(sudoku.note).toHaveText('A dot marks a cell that differs.');
  await expect(number).not.toHaveAttribute('aria-invalid');
});

test('what is typed and pasted into the number stays out of the grid', async ({ sudoku, page }) => {
  await sudoku.paste(thirteen);
  await expect(sudoku.verdict).toHaveText('22 givens. 13 solutions.');
  await sudoku.button('Solve').click();
  const number = page.getByLabel('Solution number');
  await expect(number).toHaveValue('1');
  await number.focus();
  await sudoku.type('12');
  await expect(number).toHaveValue('12');
  await number.selectText();
  await sudoku.paste('3');
  await expect(number).toHaveValue('3');
  await number.press('Tab');
  await sudoku.expectPage(3, 'of 13');
  await expect(sudoku.verdict).toHaveText('22 givens. 13 solutions.');
});

test('an empty grid has more than 100,000', async ({ sudoku, page }) => {
  await sudoku.type('1');
  await expect(sudoku.verdict).toHaveText('1 given. More than 100,000 solutions so far.');
  await sudoku.button('Solve').click();
  await sudoku.expectPage(1, 'of 100,000+');
  await sudoku.button('Last').click();
  await sudoku.expectPage(100_000, 'of 100,000+');
  expect(await sudoku.cells()).toMatch(/^1[1-9]{80}$/);
  await sudoku.button('Text or file…').click();
  await expect(page.getByRole('dialog').getByRole('status')).toHaveText('The first 10,000 solutions; there are more.');
  const text = await page.getByLabel('Puzzle text').inputValue();
  expect(new Set(text.split('\n\n')).size).toBe(10_000);
});

test('a change ends the counting, and the next puzzle is counted', async ({ sudoku, page }) => {
  await sudoku.paste(thirteen);
  await expect(sudoku.verdict).toHaveText('22 givens. 13 solutions.');
  await sudoku.button('Solve').click();
  await sudoku.button('Last').click();
  await sudoku.cell(2).click();
  await sudoku.type('5');
  await expect(sudoku.verdict).toContainText('23 givens. Exactly one solution.');
  await expect(sudoku.pager).toBeHidden();
  await page.keyboard.press('Control+z');
  await expect(sudoku.verdict).toHaveText('22 givens. 13 solutions.');
  await sudoku.button('Solve').click();
  await sudoku.expectPage(1, 'of 13');
});

test('a count that lasts shows so, can be stopped, and keeps what was found', async ({ sudoku }) => {
  const release = await sudoku.holdQuestions('countSolutions');
  await sudoku.type('123');
  await expect(sudoku.verdict).toHaveText('3 givens. Several solutions, still counting…');
  await sudoku.button('Solve').click();
  await sudoku.expectPage(1, 'of 2+');
  await sudoku.button('Stop').click();
  await expect(sudoku.note).toHaveText('Stopped at 2 solutions.');
  await expect(sudoku.verdict).toHaveText('3 givens. Several solutions so far.');
  await expect(sudoku.button('Stop')).toBeHidden();
  await sudoku.button('Next').click();
  await sudoku.expectPage(2, 'of 2+');
  await release();
  await sudoku.cell(3).click();
  await sudoku.type('4');
  await expect(sudoku.verdict).toHaveText('4 givens. More than 100,000 solutions so far.');
});
