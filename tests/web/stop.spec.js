// A search that lasts: the page says so, stays alive, and stops at once.

import { rowsOf } from '../../www/symbols.js';
import { four } from './cases.js';
import { expect, test } from './fixtures.js';

/**
 * A 25×25 without a solution, which trial and error does not find out in a lifetime: 13 rows have to place
 * digit 1 in 12 columns, the 13 others being filled there with other digits. No house tells, only all rows
 * together.
 */
function pigeonhole() {
  const side = 25;
  // From every band and every stack a few lines, so that no box is filled wholly.
  const line = (/** @type {number} */ index) => (index % 5) * 5 + Math.floor(index / 5);
  const lines = Array.from({ length: 13 }, (_, index) => line(index));
  const solved = (/** @type {number} */ row, /** @type {number} */ column) =>
    (((row % 5) * 5 + Math.floor(row / 5) + column) % side) + 1;
  const cells = new Uint8Array(side * side);
  const places = lines.flatMap((row) => lines.map((column) => ({ row, column })));
  const houses = (/** @type {number} */ index) => {
    const [row, column] = [Math.floor(index / side), index % side];
    return [row, column, Math.floor(row / 5) * 5 + Math.floor(column / 5)];
  };
  const fits = (/** @type {number} */ digit, /** @type {number} */ cell) =>
    !cells.some((other, index) => other === digit && houses(index).some((house, kind) => house === houses(cell)[kind]));
  for (const { row, column } of places) {
    if (solved(row, column) !== 1) cells[row * side + column] = solved(row, column);
  }
  for (const { row, column } of places) {
    const cell = row * side + column;
    if (!cells[cell]) cells[cell] = Array.from({ length: 24 }, (_, n) => n + 2).find((digit) => fits(digit, cell)) ?? 0;
  }
  return rowsOf(cells);
}

/** Pastes it and waits until it is there. @param {import('./fixtures.js').Sudoku} sudoku */
async function pastePigeonhole(sudoku) {
  await sudoku.paste(pigeonhole());
  await expect(sudoku.page.locator('[data-cell]')).toHaveCount(625);
}

test('a long search shows that it is working; Stop ends it and the page goes on', async ({ sudoku, page }) => {
  await expect(sudoku.button('Stop')).toBeHidden();
  await pastePigeonhole(sudoku);
  await expect(sudoku.verdict).toHaveText('Thinking…');
  await sudoku.button('Stop').click();
  await expect(sudoku.button('Stop')).toBeHidden();
  await expect(sudoku.verdict).toHaveText('169 givens.');
  await expect(sudoku.note).toHaveText('Stopped. Solve, or any change, asks again.');

  await sudoku.button('Solve').click();
  await expect(sudoku.verdict).toHaveText('Thinking…');
  await sudoku.button('Stop').click();
  await expect(sudoku.verdict).toHaveText('169 givens.');
  await expect(sudoku.button('Solve')).toBeVisible();

  await page.getByLabel('Example').selectOption('Tiny 4×4');
  await expect(sudoku.verdict).toHaveText('11 givens. Exactly one solution.');
});

test('while it works one can type, and the newest question is answered', async ({ sudoku, page }) => {
  await pastePigeonhole(sudoku);
  await expect(sudoku.verdict).toHaveText('Thinking…');
  await page.keyboard.press('Control+End');
  await sudoku.type('a');
  await expect(sudoku.cell(624)).toHaveText('A');
  await page.getByLabel('Size').selectOption('9×9');
  await sudoku.type('5');
  await expect(sudoku.verdict).toHaveText('1 given. More than 100,000 solutions so far.');
  await expect(sudoku.button('Stop')).toBeHidden();
});

test('text is read while the solver works', async ({ sudoku }) => {
  await pastePigeonhole(sudoku);
  await expect(sudoku.verdict).toHaveText('Thinking…');
  await sudoku.paste('no puzzle at all');
  await expect(sudoku.note).toContainText('The grid is as it was.');
  await expect(sudoku.verdict).toHaveText('Thinking…');
});

test('moving about does not begin the search anew', async ({ sudoku, page }) => {
  await pastePigeonhole(sudoku);
  await expect(sudoku.verdict).toHaveText('Thinking…');
  let begun = 0;
  page.on('worker', () => begun++);
  for (const key of ['ArrowDown', 'ArrowRight', 'End', 'Home']) await page.keyboard.press(key);
  await sudoku.expectSelected(25);
  await page.waitForTimeout(200); // longer than a question may keep a newer one waiting
  expect(begun).toBe(0);
  await expect(sudoku.button('Stop')).toBeVisible();
});

test('while it works, and after Stop, nothing is left of the verdict before', async ({ sudoku }) => {
  await sudoku.type('55');
  await expect(sudoku.clashing).toHaveCount(2);
  await pastePigeonhole(sudoku);
  await expect(sudoku.verdict).toHaveText('Thinking…');
  await expect(sudoku.clashing).toHaveCount(0);
  await sudoku.button('Stop').click();
  await expect(sudoku.verdict).toHaveText('169 givens.');
  await expect(sudoku.verdict).toHaveAttribute('data-kind', '');
  await expect(sudoku.clashing).toHaveCount(0);
});

test('the text box says that it is working, and keeps what is typed meanwhile', async ({ sudoku, page }) => {
  await pastePigeonhole(sudoku);
  await sudoku.button('Stop').click();
  await sudoku.button('Text…').click();
  const box = page.getByLabel('Puzzle text');
  const note = page.getByRole('dialog').getByRole('status');
  await page.getByLabel('Content').selectOption('Solution');
  await expect(note).toHaveText('Thinking…');
  await box.fill(four.puzzle);
  await expect(note).toBeHidden();
  await page.getByLabel('Content').selectOption('Solution');
  await expect(box).toHaveValue(/^3124\n/);
  await box.fill(pigeonhole());
  await page.getByLabel('Content').selectOption('Solution');
  await expect(note).toHaveText('Thinking…');
  await page.keyboard.press('Escape');
  await expect(note).toBeHidden();
  await sudoku.paste(four.puzzle);
  await expect(sudoku.verdict).toHaveText('11 givens. Exactly one solution.');
});

test('a list that was stopped stays so when one comes back to it', async ({ sudoku }) => {
  await sudoku.paste([pigeonhole(), pigeonhole()].join('\n\n'));
  await sudoku.button('List').click();
  await sudoku.button('Stop').last().click();
  await sudoku.button('Grid').click();
  await sudoku.button('List').click();
  await expect(sudoku.button('Go on')).toBeVisible();
});
