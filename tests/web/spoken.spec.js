// By ear: what a screen reader finds in the live regions. What is said, and how often: spoken.test.js.

import { daily, dots, levels, six } from './cases.js';
import { expect, test } from './fixtures.js';

test('a level that comes later is said by itself', async ({ sudoku, page }) => {
  const [, , hard] = levels;
  const aloud = page.locator('#aloud');
  const release = await sudoku.holdQuestions('rate');
  await sudoku.paste(hard.puzzle);
  await expect(aloud).toHaveText('One line, 9×9, 24 givens. Exactly one solution.');
  await release();
  await expect(aloud).toHaveText('Hard, 4.4.');
});

test('what is done a second time is written a second time into the one live region of the board', async ({
  sudoku,
  page,
}) => {
  const begin = 'Type it as you read it. Space or “blank” skips a cell. An empty grid.';
  await expect(page.getByRole('status').filter({ hasText: begin })).toHaveCount(1);
  const heard = await sudoku.listen();
  const aloud = page.locator('#aloud');
  await page.keyboard.press('Control+c');
  await expect(aloud).toHaveText('Copied the puzzle.');
  await page.keyboard.press('Control+c');
  await expect.poll(heard).toMatch(/Copied the puzzle\. +Copied the puzzle\.$/); // it is empty between: what stays is mute
});

test('of a list it is said what came, and which of its puzzles is on the board', async ({ sudoku, page }) => {
  await page.route(/worker-rate/, (route) => route.abort()); // a level may come between
  const aloud = page.locator('#aloud');
  await sudoku.paste(`${daily.puzzle}\n${six.puzzle}`);
  await expect(aloud).toHaveText('Lines: 2 puzzles.'); // and nothing of the board, which the list covers
  await page.keyboard.press('Enter');
  await expect(aloud).toHaveText('Puzzle 1 of 2. Exactly one solution.');
  await sudoku.button('Next puzzle').click();
  await expect(aloud).toHaveText('Puzzle 2 of 2.');
});

test('what is copied in a dialog is said a second time as well', async ({ sudoku, page }) => {
  await sudoku.paste(daily.puzzle);
  await sudoku.expectCells(dots(daily.puzzle)); // what comes in later closes a dialog
  for (const [row, part, words] of [
    ['text', '#textbox [name=copy]', 'Copied.'],
    ['share', '#sharing [name=copy]', 'Link copied.'],
  ]) {
    await sudoku.menu(row);
    const region = page.locator('dialog[open] output');
    await page.locator(part).click();
    await expect(region).toHaveText(words);
    const first = await region.textContent();
    await page.locator(part).click();
    await expect.poll(() => region.textContent(), 'a text that stays the same is mute').not.toBe(first);
    await expect(region).toHaveText(words);
    await page.keyboard.press('Escape');
  }
});
