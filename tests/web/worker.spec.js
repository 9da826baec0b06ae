// A worker that breaks off in the middle of a question.

import { expect, test } from './fixtures.js';

/** @import { Page } from '@playwright/test' */

/** Code that is put before a worker's own script, so that the worker breaks off at the first question. */
const ways = {
  'a trap': "performance.now = () => { throw new WebAssembly.RuntimeError('unreachable'); };",
  'an overflow of the stack': 'performance.now = () => performance.now();',
  'an error outside of the question': "addEventListener('message', () => { throw new Error('crashed'); });",
  'an answer that cannot be handed over':
    "const post = postMessage; postMessage = (data) => post('result' in data ? () => {} : data);",
};

/** @param {Page} page @param {string} way @param {number} [times] how many workers are spoilt; without it, all of them */
const spoil = (page, way, times) =>
  page.route(
    '**/worker-*.js',
    async (route) => {
      const response = await route.fetch();
      await route.fulfill({ response, body: `${way}\n${await response.text()}` });
    },
    { times },
  );

test('another worker is asked again when one breaks off, and the puzzle stays', async ({ sudoku, page }) => {
  await sudoku.type('53');
  await sudoku.expectBegun(2);
  for (const [name, way] of Object.entries(ways)) {
    await test.step(name, async () => {
      await spoil(page, way, 1);
      await page.reload();
      await expect(sudoku.note).toHaveText('The solver broke off and was started again.');
      await sudoku.expectBegun(2);
      await sudoku.expectCells('53'.padEnd(81, '.'));
      await sudoku.type('7');
      await sudoku.expectBegun(3);
      await expect(sudoku.note).toHaveText('Row 1, column 4 is next.');
      await page.keyboard.press('Backspace');
      await sudoku.expectBegun(2);
    });
  }
});

test('a question at which the second worker breaks off, too, is given up until something changes', async ({
  sudoku,
  page,
}) => {
  await sudoku.type('53');
  await sudoku.expectBegun(2);
  await spoil(page, ways['a trap']);
  await page.reload();
  await expect(sudoku.verdict).toHaveText('No verdict.');
  await expect(sudoku.note).toHaveText('The solver broke off (RuntimeError: unreachable).');
  await expect(page.locator('#aloud')).toContainText(
    'The solver broke off (RuntimeError: unreachable). Your puzzle is safe; any change asks again.',
  );
  await sudoku.expectCells('53'.padEnd(81, '.'));
  await page.unroute('**/worker-*.js');
  await sudoku.type('7');
  await sudoku.expectBegun(3);
});

test('a text is read by another worker where the first breaks off', async ({ sudoku, page }) => {
  await spoil(page, "addEventListener('message', () => { throw new Error('crashed'); });", 1);
  await sudoku.paste('12.4 .... .... ....');
  await sudoku.expectCells('12.4'.padEnd(16, '.'));
});
