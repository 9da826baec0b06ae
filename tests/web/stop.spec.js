// A search that lasts: the page says so, stays alive, and stops at once.

import { four } from './cases.js';
import { expect, test } from './fixtures.js';
import { openFile } from './listing.js';
import { pigeonhole } from './pigeonhole.js';

/** Pastes the pigeonhole puzzle and waits until it is there. @param {import('./fixtures.js').Sudoku} sudoku */
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
  await expect(sudoku.verdict).toContainText('11 givens. Exactly one solution.');
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

test('text is read while the solver works', async ({ sudoku, page }) => {
  await pastePigeonhole(sudoku);
  await expect(sudoku.verdict).toHaveText('Thinking…');
  await sudoku.paste('no puzzle at all');
  await expect(page.getByRole('alert')).toContainText('“no” is neither a puzzle nor a row of one.');
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
  await sudoku.button('Text or file…').click();
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
  await expect(sudoku.verdict).toContainText('11 givens. Exactly one solution.');
});

test('a list that was stopped stays so when one comes back to it', async ({ sudoku }) => {
  await sudoku.holdQuestions('solveLines');
  await sudoku.paste([pigeonhole(), pigeonhole()].join('\n\n'));
  await sudoku.button('List').click();
  await expect(sudoku.button('Back to the grid')).toBeVisible(); // before, it is the board's Stop
  await sudoku.button('Stop').click();
  await sudoku.button('Back to the grid').click();
  await sudoku.button('List').click();
  await expect(sudoku.button('Go on')).toBeVisible();
});

for (const [language, words, filter] of /** @type {const} */ ([
  ['en', ['One solution', 'Too hard to decide', 'No solution'], 'Too hard'],
  ['de', ['Eine Lösung', 'Zu schwer, ungeklärt', 'Keine Lösung'], 'Zu schwer'],
])) {
  test(`a list goes on behind a puzzle that is too hard: ${language}`, async ({ sudoku: { page } }) => {
    await page.locator('#language').selectOption(language);
    await openFile(
      page,
      [four.puzzle, pigeonhole(), '12..\n..3.\n...4\n....'].map((puzzle) => `${puzzle}\n`),
    );
    const rows = page.getByRole('option').and(page.locator('[data-line]'));
    await expect(rows.locator('b')).toHaveText([...words], { timeout: 60_000 });
    await page.getByRole('radio', { name: new RegExp(`^${filter}`) }).check();
    await expect(rows).toHaveCount(1);
    await rows.click();
    await expect(page.locator('[data-cell]')).toHaveCount(625);
  });
}
