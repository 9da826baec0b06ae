// The installed page without a network: what works then, on which host, and what keeps it from being kept.

import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { show } from '../../tools/serve.js';
import { root } from '../../tools/steps.js';
import { daily, weekly } from './cases.js';
import { expect, Sudoku, test } from './fixtures.js';
import { dist, dots, header, instead, isPage, said, settled, words } from './hosts.js';
import { drawn, puzzle as photographed, pngOf } from './photos.js';
import { serve } from './site.js';

/** @typedef {import('@playwright/test').Page} Page */

test.use({ serviceWorkers: 'allow', reuseContext: false }); // what a worker keeps is to be a test's own

/**
 * Serves the page once for each row, and has a window of its own for it. All servers start before the first row, so
 * each has an address of its own, and what is kept of one is not another's.
 * @template Row
 * @param {import('@playwright/test').BrowserContext} context
 * @param {readonly Row[]} rows
 * @param {(row: Row) => string} what names it
 * @param {(row: Row) => ReturnType<typeof serve> | Promise<{ url: string, close: () => Promise<void> }>} start
 * @param {(row: Row, page: Page, site: { url: string, close: () => Promise<void> }) => Promise<void>} act
 */
async function each(context, rows, what, start, act) {
  const sites = await Promise.all(rows.map(start));
  for (const [at, row] of rows.entries()) {
    await test.step(what(row), async () => {
      const page = await context.newPage();
      await act(row, page, sites[at]);
      await page.close();
    });
  }
}

test('once visited, everything works without its server', async ({ page }) => {
  const site = await serve();
  const folder = `${site.url}/some/prefix/`;
  const sudoku = new Sudoku(page, site.url);
  await sudoku.open('/some/prefix/index.html');
  await settled(page);
  await site.close();

  await page.reload();
  await expect(sudoku.verdict).toHaveText('An empty grid.');
  await sudoku.type('53');
  await sudoku.expectBegun(2);
  await sudoku.paste(daily.puzzle);
  await expect(sudoku.verdict).toContainText('24 givens. Exactly one solution.');
  await page.keyboard.press('Enter');
  await sudoku.expectCells(daily.solution);
  await sudoku.paste(daily.puzzle.replace('53', '55'));
  await expect(sudoku.verdict).toHaveAttribute('data-kind', 'clash');
  await page.keyboard.press('Enter');
  await expect(sudoku.panel).toBeVisible();
  await sudoku.paste(`${daily.puzzle}\n${weekly.puzzle}`);
  await expect(page.locator('#puzzles').getByRole('option')).toHaveCount(2);
  await page.locator('#file').setInputFiles({ name: 'a.png', mimeType: 'image/png', buffer: pngOf(drawn()) });
  await sudoku.expectCells(photographed);
  await page.getByLabel('Language').selectOption('de');
  await expect(page.locator('html')).toHaveAttribute('lang', 'de');
  for (const address of [`${folder}index.html`, folder]) {
    await page.goto(`${address}#puzzle=${weekly.puzzle}`);
    await sudoku.expectCells(dots(weekly.puzzle));
    await page.goto(`${address}?bd=${daily.puzzle}`);
    await sudoku.expectCells(dots(daily.puzzle));
  }
  await page.goto(folder);
  await sudoku.expectCells(dots(daily.puzzle));
});

/** @typedef {import('./site.js').Host} Host */

/** @typedef {[what: string, start: () => Promise<{ url: string, close: () => Promise<void> }>, address?: string]} Served */
/** What a host sends. @type {Served[]} */
const answers = [
  // What is kept has to answer whatever one of these headers would tell apart. None is as strict as all of them.
  ['varies by some headers', () => serve(header('Vary', 'Origin, Accept, Accept-Encoding, Cookie'))],
  ['varies by all', () => serve(header('Vary', '*'))],
  ['requires trusted types', () => serve(header('Content-Security-Policy', "require-trusted-types-for 'script'"))],
  [
    'adds a line to the page',
    () => serve(instead(isPage, 200, dist('index.html').replace('</body>', '<p>Sent by a proxy.</p>$&'))),
  ],
];

/** Where a host has the page. @type {Served[]} */
const places = [
  [
    'is npm start',
    async () => {
      const { resolvedUrls, close } = await show({ host: '127.0.0.1', port: 4180 });
      return { url: resolvedUrls?.local[0].replace(/\/$/, '') ?? '', close };
    },
  ],
  ['gives no index of a folder', () => serve(instead((url) => url === '/', 404, 'Not found')), '/index.html'],
  ['lists the folder', () => serve(instead((url) => url === '/', 200, '<a href="index.html">')), '/index.html'],
  ['moves the page to the folder', () => serve(instead((url) => url === '/index.html', 301, '', { Location: './' }))],
  ['moves the folder to the page', () => serve(instead((url) => url === '/', 302, '', { Location: './index.html' }))],
];

test('another program shares a picture or a text with the installed page, without its server', async ({ page }) => {
  const site = await serve();
  const sudoku = new Sudoku(page, site.url);
  await sudoku.open('/some/prefix/');
  await settled(page);
  await site.close();
  /**
   * Shares as the system does: it sends a form of another page.
   * @param {Record<string, string>} texts
   * @param {Buffer[]} pictures
   */
  const share = async (texts, ...pictures) => {
    await page.goto('about:blank');
    const fields = Object.keys(texts).map((name) => `<input name="${name}">`);
    await page.setContent(
      `<form method="post" enctype="multipart/form-data" action="${site.url}/some/prefix/">${fields.join('')}
        <input type="file" name="picture" multiple><button>Share</button></form>`,
    );
    for (const [name, value] of Object.entries(texts)) await page.locator(`[name=${name}]`).fill(value);
    const files = pictures.map((buffer) => ({ name: 'a.png', mimeType: 'image/png', buffer }));
    await page.locator('[type=file]').setInputFiles(files);
    await page.getByRole('button', { name: 'Share' }).click();
  };
  await share({ title: '', text: '', url: '' }, pngOf(drawn()), Buffer.from('the second is left'));
  await sudoku.expectCells(photographed);
  await expect(sudoku.note).toHaveText('Grid found. 24 digits.');
  expect(new URL(page.url()).search).toBe('');
  await share({ title: 'Sudoku of the day', text: weekly.puzzle, url: '' });
  await sudoku.expectCells(dots(weekly.puzzle));
  await share({ title: 'Look' }, Buffer.from('no picture at all'));
  await expect(sudoku.note).toContainText('The grid is as it was.');
  await sudoku.expectCells(dots(weekly.puzzle));
  await sudoku.open('/some/prefix/?do=shared'); // as a reload does, once the picture is taken
  await expect(sudoku.note).toHaveText('The picture that was shared did not arrive: please share it again.');
});

for (const [what, hosts] of /** @type {const} */ ([
  ['whatever its host sends', answers],
  ['wherever its host has it', places],
])) {
  test(`the page works without its server, ${what}`, async ({ context }) => {
    await each(
      context,
      hosts,
      ([host]) => `that ${host}`,
      ([, start]) => start(),
      async ([, , address = '/'], page, site) => {
        const sudoku = new Sudoku(page, site.url);
        await sudoku.open(address);
        await settled(page);
        await site.close();
        await page.reload();
        await sudoku.paste(daily.puzzle);
        await expect(sudoku.verdict).toContainText('24 givens. Exactly one solution.');
        await expect(page.locator('#grid')).toHaveCSS('display', 'grid');
        await expect(page.locator('#offline')).toHaveText(words['offline.kept']);
      },
    );
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

test('the page works on and says why it is not kept', async ({ context }) => {
  await each(
    context,
    hindrances,
    ([what]) => what,
    ([, host]) => serve(host),
    async ([what, , limit, reason], page, site) => {
      /** @type {string[]} */
      const warnings = [];
      page.on('console', (message) => message.type() === 'warning' && warnings.push(message.text()));
      await limit?.(page, site.url);
      const sudoku = new Sudoku(page, site.url);
      await sudoku.open();
      const line = page.locator('#offline');
      await expect(line).toContainText(reason);
      const sentence = (await line.textContent()) ?? '';
      expect(sentence, what).toMatch(/^The page is not kept on this device and needs a network: .*\.$/);
      expect(warnings, what).toEqual([sentence]);
      await sudoku.type('53');
      await sudoku.expectBegun(2);
      await site.close();
    },
  );
});
