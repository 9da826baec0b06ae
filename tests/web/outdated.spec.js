// A browser that is too old for the solver.

import { expect, test } from './fixtures.js';
import { launchOptions } from './playwright.config.js';

// Without this extension of an x86-64 processor V8 has no vectors. On other processors the flag does nothing.
const args = [...launchOptions.args, '--js-flags=--no-enable-sse4-1'];
test.use({ launchOptions: { ...launchOptions, args } });

test('a browser without vectors says so, and keeps the puzzle', async ({ sudoku, page }) => {
  test.skip(process.arch !== 'x64', 'vectors can be turned off on x86-64 alone');
  await sudoku.type('53');
  await expect(sudoku.note).toHaveText(
    'This browser is too old for the solver: it needs Chrome or Edge 110, Firefox 121, Safari 16.4 or newer.',
  );
  await sudoku.expectCells(`53${'.'.repeat(79)}`);
  await page.reload();
  await sudoku.expectCells(`53${'.'.repeat(79)}`);
});
