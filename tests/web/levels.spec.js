// How hard the puzzles of a list are, and what is done where that is not known. What is said of it is in levels.test.js.

import { readFile } from 'node:fs/promises';
import { levels } from './cases.js';
import { expect, test } from './fixtures.js';
import { openFile, viewOf } from './listing.js';

const [easy, medium, hard, , extreme] = levels;

test('where the rating cannot be loaded, all else goes on as before', async ({ sudoku, page }) => {
  await page.route(/worker-rate/, (route) => route.abort());
  await sudoku.paste(medium.puzzle);
  await sudoku.expectUnique(24);
  await sudoku.paste(hard.puzzle);
  await sudoku.expectCells(hard.puzzle);
  await expect(sudoku.note).toHaveText('One line, 9×9, 24 givens.');
  await expect(sudoku.verdict).toHaveText('Exactly one solution.');
  await expect(page.locator('#level')).toBeHidden();
});

test('a list is rated, filtered and sorted by level, saved with it, and opened in that order', async ({
  sudoku,
  page,
}) => {
  const { list, rows, outcome, filter, active } = viewOf(page);
  const several = `12${'.'.repeat(79)}`;
  const unreadable = '123';
  await openFile(page, [hard.puzzle, several, easy.puzzle, extreme.puzzle, unreadable, medium.puzzle, easy.puzzle]);
  await expect(outcome).toHaveText(/Solved in .* Rated in /);
  await expect(rows.nth(0)).toHaveAccessibleName('1 One solution 9×9, 24 givens Hard 4.4');
  await expect(rows.nth(1)).toHaveAccessibleName('2 Several solutions 9×9, 2 givens');

  const [level, order] = [page.getByLabel('Level'), page.getByLabel('Order')];
  await level.selectOption('Easy 2');
  await expect(rows.filter({ visible: true })).toHaveText([/^3/, /^7/]);
  await filter('One').expectChosen();
  await level.selectOption('Any level');
  await expect(rows.filter({ visible: true })).toHaveCount(5);
  await filter('All').choose();

  await order.selectOption('Easiest first');
  await expect(rows.filter({ visible: true })).toHaveText([/^3/, /^7/, /^6/, /^1/, /^4/, /^2/, /^5/]);
  await order.selectOption('Hardest first');
  await expect(rows.filter({ visible: true })).toHaveText([/^4/, /^1/, /^6/, /^3/, /^7/, /^2/, /^5/]);
  await expect(active).toHaveAccessibleName(/^4 /);

  const saving = page.waitForEvent('download');
  await sudoku.menu('levels');
  const download = await saving;
  expect(download.suggestedFilename()).toBe('many-levels.txt');
  const saved = await readFile(await download.path(), 'utf8');
  const lines = [extreme, hard, medium, easy, easy].map(
    ({ puzzle, rating, level }) => `${puzzle}\t${rating}\t${level}`,
  );
  expect(saved.toLowerCase()).toBe(`${[...lines, `${several}\t\tseveral solutions`].join('\n')}\n`);

  await sudoku.speak('de');
  await expect(page.locator('#puzzles em').filter({ visible: true }).first()).toHaveText('Extrem 8,3');
  await expect(page.locator('select[name=level] option').filter({ hasText: 'Leicht' })).toHaveText('Leicht 2');
  await sudoku.speak('en');

  // The neighbours of a puzzle on the board follow the order, too.
  await filter('One').choose();
  await expect(rows.filter({ visible: true })).toHaveCount(5);
  await list.press('Home');
  const heard = await sudoku.listen();
  await list.press('Enter');
  await sudoku.expectCells(extreme.puzzle);
  const bar = page.getByRole('toolbar', { name: 'Puzzles' });
  await expect(bar.locator('.place')).toHaveText('1 of 5');
  await expect(bar.locator('.aloud')).toHaveText('One solution 1 of 5, puzzle 4');
  await expect.poll(heard).toContain('One solution 1 of 5, puzzle 4.');
  await expect(sudoku.button('Previous puzzle')).toBeDisabled();
  for (const { puzzle } of [hard, medium, easy, easy]) {
    await sudoku.button('Next puzzle').click();
    await sudoku.expectCells(puzzle);
  }
  await expect(sudoku.button('Next puzzle')).toBeDisabled();
  await expect(bar.locator('.all')).toHaveText('One 5');
  await bar.locator('.all').click();
  await filter('All').choose();
  await rows.nth(0).click();
  await expect(bar.locator('.place')).toHaveText('1 of 7');
  await expect(bar.locator('.aloud')).toHaveText('Puzzle 4, 1 of 7 in this order');
});

test('the rating is stopped, goes on, and the solutions can be saved meanwhile', async ({ sudoku, page }) => {
  const { bar, outcome, button } = viewOf(page);
  const release = await sudoku.holdQuestions('rateLines', { free: 1 });
  const lines = Array.from({ length: 2000 }, (_, index) => levels[index % 3].puzzle);
  await openFile(page, lines);
  await expect(button('Stop')).toBeVisible();
  await expect(button('Save the solutions')).toBeEnabled();
  await expect(bar).toHaveAccessibleName('Rated');
  await expect(page.getByText(/^Rating [\d,.]+ puzzles a second, \d+ sec left$/)).toBeVisible();
  await button('Stop').click();
  await expect(outcome).toHaveText(/Solved in .* Stopped: [1-9]\d* puzzles rated so far\.$/);
  await release();
  await button('Go on').click();
  await expect(outcome).toHaveText(/Solved in .* Rated in /);
  await expect(page.getByLabel('Level').locator('option').filter({ hasText: 'Hard' })).toHaveText('Hard 666');
  await expect(button('Go on')).toBeHidden();
  await expect(bar).toHaveJSProperty('value', 1);
});
