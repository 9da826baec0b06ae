// The installed page from one version to the next.

import { cpSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { build } from 'vite';
import { root } from '../../tools/steps.js';
import { six } from './cases.js';
import { expect, Sudoku, test } from './fixtures.js';
import { counted, dist, dots, kept, partly, said, settled } from './hosts.js';
import { serve } from './site.js';

test.use({ serviceWorkers: 'allow', reuseContext: false }); // what a worker keeps is to be a test's own

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
  const own = counted('public, max-age=31536000, immutable');
  const site = await serve(own.host);
  const sudoku = new Sudoku(page, site.url);
  await sudoku.open();
  await settled(page);
  await sudoku.type('12');

  const first = await kept(page);
  site.move(next);
  own.asked.length = 0;
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
  await sudoku.expectUnique(30);
  await page.keyboard.press('Enter');
  await sudoku.expectCells(six.solution);

  await page.reload();
  expect(await version()).toBe(2);
  await sudoku.expectCells(dots(six.puzzle));
  await expect(sudoku.verdict).toHaveText('Exactly one solution.');
  await expect(sudoku.note).toHaveText('30 givens');
  const scripts = (await loaded()).filter((name) => name.endsWith('.js'));
  expect(scripts.length).toBeGreaterThan(1);
  const [main] = scripts.filter((script) => /index-.*js$/.test(script));
  expect(main).toBeTruthy();
  expect(before, 'a part that is the same in both has the same name').not.toContain(main);
  const again = own.asked.filter((file) => first.includes(file));
  expect(new Set(again), 'what is the same in both is copied').toEqual(new Set(['index.html']));

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
  const [version] = dist('index.html').match(/(?<=name="version" content=")\w+/) ?? [''];
  const text = /(?<=licences\.txt[^}]*hash:`)[^`]+/;
  writeFileSync(join(next, 'sw.js'), dist('sw.js').replace(version, 'second').replace(text, 'of another text'));
  writeFileSync(join(next, 'index.html'), dist('index.html').replace(version, 'second'));
  const own = counted('no-store');
  const site = await serve(own.host);
  const sudoku = new Sudoku(page, site.url);
  await sudoku.open();
  await settled(page);
  site.move(next);
  own.asked.length = 0;
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
  expect(new Set(own.asked), 'what is the same in both is copied').toEqual(
    new Set(['sw.js', 'index.html', 'licences.txt']),
  );
  const reason = said('offline.changed', { file: 'licences.txt' });
  await expect(page.locator('#offline')).toHaveText(`${partly} ${said('offline.old', { reason })}`);
  await page.reload();
  await expect(page.locator('meta[name=version]')).not.toHaveAttribute('content', 'second');
  await site.close();
  await page.reload();
  await expect(sudoku.verdict).toHaveText('Type it as you read it.');
});

test('a version has all of each part that the one before had, also what the page before does not ask for', async ({
  page,
}, info) => {
  const next = info.outputPath('next');
  cpSync(join(root, 'dist'), next, { recursive: true });
  const [version] = dist('index.html').match(/(?<=name="version" content=")\w+/) ?? [''];
  writeFileSync(join(next, 'index.html'), dist('index.html').replace(version, 'second'));
  writeFileSync(join(next, 'terms.txt'), dist('licences.txt')); // under this name the version before had nothing
  writeFileSync(join(next, 'sw.js'), dist('sw.js').replace(version, 'second').replace('licences.txt', 'terms.txt'));
  const site = await serve();
  const sudoku = new Sudoku(page, site.url);
  await sudoku.open();
  await settled(page);
  site.move(next);
  await page.evaluate(async () => {
    ServiceWorker.prototype.postMessage = () => {};
    const arrival = new Promise((resolve) => {
      navigator.serviceWorker.addEventListener('controllerchange', resolve);
    });
    await (await navigator.serviceWorker.ready).update();
    await arrival;
  });
  await site.close();
  await page.reload();
  await expect(page.locator('meta[name=version]')).toHaveAttribute('content', 'second');
  expect(await kept(page)).toContain('terms.txt');
});
