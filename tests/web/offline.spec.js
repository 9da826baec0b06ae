// The installed page: without a network, from one version to the next, and what the system opens it with.

import { appendFileSync, cpSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { build } from 'vite';
import { root } from '../../tools/steps.js';
import { finnish, newspaper, six } from './cases.js';
import { expect, Sudoku, test } from './fixtures.js';
import { serve } from './site.js';

test.use({ serviceWorkers: 'allow' });

const dots = (/** @type {string} */ puzzle) => puzzle.replaceAll(/[0x]/g, '.');

/** Waits until the page's files are on the device. @param {import('@playwright/test').Page} page */
const settled = (page) =>
  expect.poll(() => page.evaluate(() => navigator.serviceWorker.controller?.state)).toBe('activated');

for (const folder of ['/', '/some/prefix/', '/some/prefix/index.html']) {
  test(`once visited at ${folder}, everything works without its server`, async ({ page }) => {
    const site = await serve();
    const sudoku = new Sudoku(page, site.url);
    await sudoku.open(folder);
    await settled(page);
    await site.close();

    await page.reload();
    await expect(sudoku.verdict).toHaveText('An empty grid.');
    await sudoku.type('53');
    await expect(sudoku.verdict).toHaveText('2 givens. More than 100,000 solutions so far.');
    await sudoku.paste(newspaper.puzzle);
    await expect(sudoku.verdict).toHaveText('23 givens. Exactly one solution.');
    await page.keyboard.press('Enter');
    await sudoku.expectCells(newspaper.solution);
    await sudoku.paste(newspaper.puzzle.replace('53', '55'));
    await page.keyboard.press('Enter');
    await expect(sudoku.panel).toBeVisible();
    await sudoku.paste(`${newspaper.puzzle}\n${finnish.puzzle}`);
    await sudoku.button('List').click();
    await expect(page.locator('#puzzles').getByRole('option')).toHaveCount(2);
    await page.getByLabel('Language').selectOption('de');
    await expect(page.locator('html')).toHaveAttribute('lang', 'de');
    await page.goto(`${site.url}${folder}#puzzle=${finnish.puzzle}`);
    await sudoku.expectCells(dots(finnish.puzzle));
    await page.goto(`${site.url}${folder}?bd=${newspaper.puzzle}`);
    await sudoku.expectCells(dots(newspaper.puzzle));
  });
}

test('every file of the page is kept, and nothing beside it is answered for', async ({ page }) => {
  const site = await serve();
  await page.goto(site.url);
  await settled(page);
  const kept = await page.evaluate(async () => {
    const [name] = await caches.keys();
    const requests = await (await caches.open(name)).keys();
    return requests.map(({ url }) => new URL(url).pathname.slice(1)).sort();
  });
  const files = readdirSync(join(root, 'dist'), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name).slice(join(root, 'dist/').length))
    .map((file) => (file === 'index.html' ? '' : file))
    .filter((file) => file !== 'sw.js');
  expect(kept).toEqual(files.sort());

  const other = await page.goto(`${site.url}/pkg/ninefold.js`);
  expect(await other?.text()).toBe(readFileSync(join(root, 'www/pkg/ninefold.js'), 'utf8'));
  await site.close();
});

/** Builds another version of the page. @param {string} outDir */
async function buildNext(outDir) {
  const plugin = () => ({
    name: 'next',
    transform: (/** @type {string} */ code, /** @type {string} */ id) =>
      /www\/(main|worker)\.js$/.test(id) ? `${code}\nglobalThis.version = 2;` : undefined,
  });
  await build({
    root,
    logLevel: 'warn',
    build: { outDir, emptyOutDir: true },
    plugins: [plugin()],
    worker: { plugins: () => [plugin()] },
  });
}

test('a new version comes with the next visit, whole, and the puzzle stays', async ({ page }, info) => {
  const next = info.outputPath('next');
  await buildNext(next);
  const site = await serve();
  const sudoku = new Sudoku(page, site.url);
  await sudoku.open();
  await settled(page);
  await sudoku.type('12');

  site.move(next);
  const version = () => page.evaluate(() => /** @type {any} */ (globalThis).version);
  const loaded = () => page.evaluate(() => performance.getEntriesByType('resource').map(({ name }) => name));
  await page.reload();
  await expect(sudoku.note).toHaveText('A new version has arrived. The next visit will use it.');
  expect(await version()).toBeUndefined();
  await sudoku.expectCells('12'.padEnd(81, '.'));

  // The first version goes on, though its files are on no server: another worker starts, and all it needs.
  const before = await loaded();
  const [worker] = before.filter((name) => /worker-.*js$/.test(name));
  expect(await page.evaluate((url) => fetch(url).then(({ ok }) => ok), worker)).toBe(true);
  await sudoku.paste(dots(six.puzzle));
  await expect(sudoku.verdict).toHaveText('30 givens. Exactly one solution.');
  await page.keyboard.press('Enter');
  await sudoku.expectCells(six.solution);

  await page.reload();
  expect(await version()).toBe(2);
  await sudoku.expectCells(dots(six.puzzle));
  await expect(sudoku.verdict).toHaveText('30 givens. Exactly one solution.');
  await expect(sudoku.note).toBeEmpty();
  const scripts = (await loaded()).filter((name) => name.endsWith('.js'));
  expect(scripts.length).toBeGreaterThan(1);
  for (const script of scripts) expect(before).not.toContain(script);

  // What the first version kept goes when no page of it can be open.
  const caches = () => page.evaluate(() => globalThis.caches.keys());
  expect(await caches()).toHaveLength(2);
  await page.goto('about:blank');
  await page.goto(site.url);
  await expect.poll(caches).toHaveLength(1);
  await site.close();
  await page.reload();
  await sudoku.expectCells(dots(six.puzzle));
  expect(await version()).toBe(2);
});

test('a version that cannot be had whole is not taken', async ({ page }, info) => {
  const next = info.outputPath('next');
  cpSync(join(root, 'dist'), next, { recursive: true });
  appendFileSync(join(next, 'sw.js'), '// 2');
  appendFileSync(join(next, 'index.html'), '<!-- of a third version -->');
  const site = await serve();
  const sudoku = new Sudoku(page, site.url);
  await sudoku.open();
  await settled(page);
  site.move(next);
  const outcome = await page.evaluate(async () => {
    const registration = await navigator.serviceWorker.ready;
    const over = new Promise((resolve) => {
      registration.addEventListener('updatefound', () => {
        const { installing } = registration;
        installing?.addEventListener('statechange', () => {
          if (['redundant', 'activated'].includes(installing.state)) resolve(installing.state);
        });
      });
    });
    await registration.update();
    return over;
  });
  expect(outcome).toBe('redundant');
  await page.reload();
  expect(await page.content()).not.toContain('of a third version');
  await site.close();
  await page.reload();
  await expect(sudoku.verdict).toHaveText('An empty grid.');
});
