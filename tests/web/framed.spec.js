// The page in a frame of another site's page.

import { messagesOf } from '../../tools/words.js';
import { languages } from '../../www/words/languages.js';
import { daily, dots } from './cases.js';
import { expect, Sudoku, test } from './fixtures.js';
import { serve } from './site.js';

/**
 * A page of another site, with the page in a frame.
 * @param {Sudoku['page']} page
 * @param {string} attributes of the frame
 * @param {Record<string, string>} [headers] that the page's server sends
 */
async function embed(page, attributes, headers = {}) {
  /** @type {string[]} */
  const troubles = [];
  page.on('pageerror', (error) => troubles.push(String(error)));
  page.on('console', (message) => message.type() === 'error' && troubles.push(message.text()));
  const { url, close } = await serve((request, response) => {
    for (const [name, value] of Object.entries(headers)) response.setHeader(name, value);
    if (request.url !== '/host') return false;
    response.setHeader('Content-Type', 'text/html');
    const frame = `<iframe ${attributes} width="1200" height="700" src="${url}/#puzzle=${daily.puzzle}"></iframe>`;
    const before = '<link rel="icon" href="data:,"><input autofocus><div style="height: 2000px"></div>';
    return response.end(`<!doctype html>${before}${frame}`);
  });
  await page.goto(`${url.replace('127.0.0.1', 'localhost')}/host`);
  return { frame: page.frameLocator('iframe'), troubles, close };
}

for (const [what, headers] of /** @type {const} */ ([
  ['refuses other origins', {}],
  ['allows every origin', { 'Access-Control-Allow-Origin': '*' }],
])) {
  test(`a sandbox without an origin is told what it lacks, by a server that ${what}`, async ({ page }) => {
    const { frame, troubles, close } = await embed(page, 'sandbox="allow-scripts"', headers);
    await expect(frame.locator('p')).toHaveText(languages.map((tag) => messagesOf(tag)['page.sandboxed']));
    expect(troubles).toEqual([]);
    await close();
  });
}

test('a sandbox with scripts and an origin is enough, and the page around it keeps the focus', async ({ page }) => {
  const { frame, troubles, close } = await embed(page, 'sandbox="allow-scripts allow-same-origin"');
  await expect(frame.locator('#verdict')).toContainText('Exactly one solution.');
  await expect(page.locator('input')).toBeFocused();
  expect(await page.evaluate('scrollY')).toBe(0);
  await frame.locator('[data-cell="0"]').click();
  await page.keyboard.press('Enter');
  await expect(frame.locator('[data-cell]')).toHaveText([...daily.solution]);
  for (const row of ['help', 'settings']) {
    await frame.locator('#ask-menu').click();
    await expect(frame.locator(`.menu [data-do=${row}]`)).toBeVisible();
    await frame.locator(`.menu [data-do=${row}]`).press('Enter');
    await frame.locator('dialog[open] > form > .title > .close').click(); // no form is allowed
    await expect(frame.locator('dialog[open]')).toHaveCount(0);
  }
  expect(troubles).toEqual([]);
  await close();
});

test('the document that says what a sandbox lacks leads to the page where it may start', async ({ page, site }) => {
  const sudoku = new Sudoku(page, site);
  await sudoku.open(`/sandboxed.html#puzzle=${daily.puzzle}`);
  await sudoku.expectCells(dots(daily.puzzle));
});
