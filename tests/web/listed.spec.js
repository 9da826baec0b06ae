// The list is drawn of the state alone: of a clone as of the state itself, and once more as before. The sources are shown as
// `npm run dev` serves them: there a test finds the session.

import { showSources } from '../../tools/serve.js';
import { levels } from './cases.js';
import { expect, Sudoku, test } from './fixtures.js';
import { openFile, viewOf } from './listing.js';

test('a clone of the state draws the same list, whose rows are read once more, and the same bar', async ({ page }) => {
  const server = await showSources(async () => {}, { host: '127.0.0.1', port: 5190 });
  await page.route('**/main.js', async (route) => {
    const response = await route.fetch();
    const body = (await response.text()).replace('session.start();', 'Object.assign(globalThis, { session });\n$&');
    await route.fulfill({ response, body });
  });
  const sudoku = new Sudoku(page, server.resolvedUrls?.local[0].replace(/\/$/, '') ?? '');
  await sudoku.open();
  const { outcome, rows } = viewOf(page);
  await openFile(
    page,
    levels.map(({ puzzle }) => puzzle),
  );
  await expect(outcome).toHaveText(/Solved in .* Rated in /);
  await rows.nth(1).click();
  await page.locator('#bar .all').click();
  await expect(rows.nth(levels.length - 1)).toHaveAttribute('data-verdict', 'unique');
  const html = () =>
    page.evaluate(() =>
      ['#collection', '#bar'].map((selector) =>
        document.querySelector(selector)?.outerHTML.replaceAll(/data-shown="[^"]*"/g, ''),
      ),
    );
  const before = await html();
  const acts = await page.evaluate(() => {
    const { session } = /** @type {any} */ (globalThis);
    let acts = 0;
    session.onAct(() => acts++);
    session.draw();
    Object.assign(session.state, structuredClone(session.state));
    for (const row of document.querySelectorAll('#puzzles [data-shown]')) {
      Object.assign(/** @type {HTMLElement} */ (row).dataset, { shown: '', index: '' });
    }
    session.draw();
    return acts;
  });
  await expect.poll(html).toEqual(before);
  expect(acts).toBe(0);
  await server.close();
});
