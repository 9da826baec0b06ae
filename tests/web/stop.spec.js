// A search that lasts, as it is seen on the page, in the text box and in a list. What is said of it is in stop.test.js.

import { four } from './cases.js';
import { expect, test } from './fixtures.js';
import { openFile, viewOf } from './listing.js';
import { pigeonhole } from './pigeonhole.js';

test('a long search shows that it is working, Stop ends it, and nothing is left of the verdict before', async ({
  sudoku,
  page,
}) => {
  await expect(sudoku.button('Stop')).toBeHidden();
  await sudoku.type('55');
  await expect(sudoku.clashing).toHaveCount(2);
  await sudoku.paste(pigeonhole());
  await expect(page.locator('[data-cell]')).toHaveCount(625);
  await expect(sudoku.verdict).toHaveText('Thinking…');
  await expect(sudoku.clashing).toHaveCount(0);
  await page.keyboard.press('Control+End');
  await sudoku.expectSelected(624);
  await sudoku.button('Stop').click();
  await expect(sudoku.button('Stop')).toBeHidden();
  await expect(sudoku.verdict).toHaveText('Stopped.');
  await expect(sudoku.note).toHaveText('169 givens: any change asks again.');
  await expect(sudoku.verdict).not.toHaveAttribute('data-kind');

  await sudoku.button('Ask again').click();
  await expect(sudoku.verdict).toHaveText('Thinking…');
  await sudoku.type('a');
  await expect(sudoku.cell(624)).toHaveText('A');
  await sudoku.size(9);
  await expect(sudoku.verdict).toHaveText('Type it as you read it.');
  await expect(sudoku.button('Stop')).toBeHidden();
});

test('the text box says that it is working, and keeps what is typed meanwhile', async ({ sudoku, page }) => {
  await sudoku.menu('text');
  const box = page.getByLabel('Puzzle text');
  const note = page.getByRole('dialog').getByRole('status');
  await box.fill(pigeonhole());
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
  await expect(sudoku.verdict).toHaveText('Exactly one solution.');
  await expect(sudoku.note).toContainText('11 givens');
});

test('a list that was stopped stays so when one comes back to it', async ({ sudoku }) => {
  await sudoku.holdQuestions('solveLines');
  await sudoku.paste([pigeonhole(), pigeonhole()].join('\n\n'));
  await expect(sudoku.button('Back to the grid')).toBeVisible(); // before, it is the board's Stop
  await sudoku.button('Stop').click();
  await sudoku.button('Back to the grid').click();
  await sudoku.button('All 2').click();
  await expect(sudoku.button('Go on')).toBeVisible();
});

test('a list goes on behind a puzzle that is too hard', async ({ sudoku: { page } }) => {
  await openFile(
    page,
    [four.puzzle, pigeonhole(), '12..\n..3.\n...4\n....'].map((puzzle) => `${puzzle}\n`),
  );
  const rows = page.getByRole('option').and(page.locator('[data-line]'));
  await expect(rows.locator('b')).toHaveText(['One solution', 'Gave up', 'No solution'], {
    timeout: 110_000,
  });
  await viewOf(page).filter('Gave up').choose();
  await expect(rows).toHaveCount(1);
  await rows.click();
  await expect(page.locator('[data-cell]')).toHaveCount(625);
});

test('while the engine is still to come, an empty page says what to do, and waits for nothing', async ({
  sudoku,
  page,
}) => {
  await page.clock.install();
  /** @type {() => void} */
  let release = () => {};
  const held = new Promise((resolve) => {
    release = () => resolve(undefined);
  });
  await page.context().route(/\.wasm$/, (route) => held.then(() => route.continue()));
  await sudoku.open();
  await page.clock.runFor(5000);
  await expect(sudoku.verdict).toHaveText('Type it as you read it.');
  await expect(sudoku.button('Stop')).toBeHidden();
  await expect(sudoku.button('Example')).toBeVisible();
  await sudoku.type('5');
  await page.clock.runFor(5000);
  await expect(sudoku.verdict).toHaveText('Thinking…');
  await expect(sudoku.button('Stop')).toBeVisible();
  release();
  await sudoku.expectBegun(1);
});
