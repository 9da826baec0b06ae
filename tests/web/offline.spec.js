// The installed page: without a network, from one version to the next, and what the system opens it with.

import { appendFileSync, cpSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { build } from 'vite';
import { show } from '../../tools/serve.js';
import { root } from '../../tools/steps.js';
import { messagesOf } from '../../tools/words.js';
import { finnish, newspaper, six } from './cases.js';
import { expect, Sudoku, test } from './fixtures.js';
import { serve } from './site.js';

test.use({ serviceWorkers: 'allow', reuseContext: false }); // what a worker keeps is to be a test's own

const words = messagesOf('en');
const said = (/** @type {string} */ key, /** @type {Record<string, string>} */ values) =>
  words[key].replaceAll(/\{(\w+)\}/g, (/** @type {string} */ _, /** @type {string} */ name) => values[name]);
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
    await expect(sudoku.verdict).toHaveAttribute('data-kind', 'clash');
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

const dist = (/** @type {string} */ file) => readFileSync(join(root, 'dist', file), 'utf8');
const isPage = (/** @type {string | undefined} */ url) => url === '/' || url === '/index.html';

/** @typedef {import('./site.js').Host} Host */

/** @type {(name: string, value: string) => Host} */
const header = (name, value) => (_, response) => void response.setHeader(name, value);

/** @type {(of: (url: string) => boolean, status: number, body: string, more?: Record<string, string>) => Host} */
const instead = (of, status, body, more) => (request, response) =>
  of(request.url ?? '') && response.writeHead(status, { 'Content-Type': 'text/html', ...more }).end(body);

/** @typedef {[what: string, start: () => Promise<{ url: string, close: () => Promise<void> }>, address?: string]} Served */
/** @type {Served[]} */
const hosts = [
  ...['Origin', 'Origin, Accept-Encoding', 'Accept', '*', 'Accept-Encoding', 'Cookie'].map(
    (value) => /** @type {Served} */ ([`sends Vary: ${value}`, () => serve(header('Vary', value))]),
  ),
  ['requires trusted types', () => serve(header('Content-Security-Policy', "require-trusted-types-for 'script'"))],
  [
    'is npm start',
    async () => {
      const { resolvedUrls, close } = await show({ host: '127.0.0.1', port: 4180 });
      return { url: resolvedUrls?.local[0].replace(/\/$/, '') ?? '', close };
    },
  ],
  [
    'adds a line to the page',
    () => serve(instead(isPage, 200, dist('index.html').replace('</body>', '<p>Sent by a proxy.</p>$&'))),
  ],
  ['gives no index of a folder', () => serve(instead((url) => url === '/', 404, 'Not found')), '/index.html'],
  ['lists the folder', () => serve(instead((url) => url === '/', 200, '<a href="index.html">')), '/index.html'],
  ['moves the page to the folder', () => serve(instead((url) => url === '/index.html', 301, '', { Location: './' }))],
  ['moves the folder to the page', () => serve(instead((url) => url === '/', 302, '', { Location: './index.html' }))],
];

for (const [what, start, address = '/'] of hosts) {
  test(`the page works without its server where that ${what}`, async ({ page }) => {
    const site = await start();
    const sudoku = new Sudoku(page, site.url);
    await sudoku.open(address);
    await settled(page);
    await site.close();
    await page.reload();
    await sudoku.paste(newspaper.puzzle);
    await expect(sudoku.verdict).toHaveText('23 givens. Exactly one solution.');
    await expect(page.locator('#grid')).toHaveCSS('display', 'grid');
    await expect(page.locator('#offline')).toHaveText(words['offline.kept']);
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
  const site = await serve(header('Cache-Control', 'public, max-age=31536000, immutable'));
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
  const [main] = scripts.filter((script) => /index-.*js$/.test(script));
  expect(main).toBeTruthy();
  expect(before, 'a part that is the same in both has the same name').not.toContain(main);

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
  writeFileSync(join(next, 'index.html'), dist('index.html').replace(/(?<=name="version" content=")\w+/, 'third'));
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
  const reason = said('offline.changed', { file: 'index.html' });
  await expect(page.locator('#offline')).toHaveText(`${words['offline.kept']} ${said('offline.old', { reason })}`);
  await page.reload();
  await expect(page.locator('meta[name=version]')).not.toHaveAttribute('content', 'third');
  await site.close();
  await page.reload();
  await expect(sudoku.verdict).toHaveText('An empty grid.');
});

/** @typedef {import('@playwright/test').Page} Page */

/** What keeps the page from being kept, how a server or a browser does so, and the reason that is told. */
const icon = 'icons/touch.png';
const script = readdirSync(join(root, 'dist/assets')).find((file) => file.startsWith('share-')) ?? '';
/** @type {[what: string, host: Host | undefined, limit: ((page: Page, url: string) => Promise<unknown>) | undefined, reason: string | RegExp][]} */
const hindrances = [
  [
    'a file that is missing',
    instead((url) => url.endsWith(icon), 404, ''),
    undefined,
    said('offline.status', { file: icon, status: '404' }),
  ],
  [
    'a page in the place of a missing file',
    instead((url) => url.endsWith(icon), 200, 'Nothing here.'),
    undefined,
    said('offline.changed', { file: icon }),
  ],
  [
    'a script that the server changes',
    instead((url) => url.endsWith(script), 200, `${dist(`assets/${script}`)}\n`, { 'Content-Type': 'text/javascript' }),
    undefined,
    said('offline.changed', { file: `assets/${script}` }),
  ],
  [
    'a connection that breaks off',
    (request, response) => request.url?.endsWith(icon) && response.destroy(),
    undefined,
    said('offline.lost', { file: icon }),
  ],
  ['no worker on the server', instead((url) => url === '/sw.js', 404, ''), undefined, /refuses it \(.*404/],
  [
    'an address without https',
    undefined,
    (page) =>
      page.addInitScript(() => {
        Object.defineProperty(Navigator.prototype, 'serviceWorker', { get: () => undefined });
        Object.defineProperty(globalThis, 'isSecureContext', { value: false });
      }),
    words['offline.insecure'],
  ],
  [
    'a browser without service workers',
    undefined,
    (page) =>
      page.addInitScript(() => Object.defineProperty(Navigator.prototype, 'serviceWorker', { get: () => undefined })),
    words['offline.none'],
  ],
  [
    'a device without room',
    undefined,
    async (page, origin) => {
      const browser = await page.context().newCDPSession(page);
      await browser.send('Storage.overrideQuotaForOrigin', { origin, quotaSize: 1000 });
    },
    words['offline.room'],
  ],
];

for (const [what, host, limit, reason] of hindrances) {
  test(`the page works on and says why it is not kept: ${what}`, async ({ page }) => {
    /** @type {string[]} */
    const warnings = [];
    page.on('console', (message) => message.type() === 'warning' && warnings.push(message.text()));
    const site = await serve(host);
    await limit?.(page, site.url);
    const sudoku = new Sudoku(page, site.url);
    await sudoku.open();
    const line = page.locator('#offline');
    await expect(line).toContainText(reason);
    const sentence = (await line.textContent()) ?? '';
    expect(sentence).toMatch(/^The page is not kept on this device and needs a network: .*\.$/);
    expect(warnings).toEqual([sentence]);
    await sudoku.type('53');
    await expect(sudoku.verdict).toHaveText('2 givens. More than 100,000 solutions so far.');
    await site.close();
  });
}
