// The installed page without a network: what works then, on which host, and what keeps it from being kept.

import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { show } from '../../tools/serve.js';
import { root } from '../../tools/steps.js';
import { isLanguage } from '../../tools/weigh.js';
import { messagesOf } from '../../tools/words.js';
import { daily, weekly } from './cases.js';
import { expect, intervals, Sudoku, test } from './fixtures.js';
import { counted, dist, dots, header, instead, isPage, kept, partly, said, settled, wholly, words } from './hosts.js';
import { drawn, puzzle as photographed, pngOf } from './photos.js';
import { serve } from './site.js';

/** @import { BrowserContext, Page } from '@playwright/test' */
/** @import { Host } from './site.js' */

test.use({ serviceWorkers: 'allow', reuseContext: false }); // what a worker keeps is to be a test's own

/**
 * Serves the page once for each row, and has a window of its own for it. All servers start before the first row, so
 * each has an address of its own, and what is kept of one is not another's.
 * @template Row
 * @param {BrowserContext} context
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

/** What no visit has a use for: a picture for links to the page. */
const isForOthers = (/** @type {string} */ file) => file === 'card.png';
/** What a first visit has no use for: words of other languages than English, and what reads photos. */
const isOfRest = (/** @type {string} */ file) =>
  /^icons|sandboxed|scan|camera-|watching-/.test(file) || isForeign(file);
const isForeign = (/** @type {string} */ file) => isLanguage(file) && !/(?:^|\/|-)en-/.test(file);
const twice = (/** @type {string[]} */ asked) => asked.filter((file, at) => asked.indexOf(file) !== at);
const files = readdirSync(join(root, 'dist'), { recursive: true, withFileTypes: true })
  .filter((entry) => entry.isFile())
  .map((entry) => join(entry.parentPath, entry.name).slice(join(root, 'dist/').length))
  .filter((file) => !isForOthers(file))
  .sort();
const picture = { name: 'a.png', mimeType: 'image/png', buffer: pngOf(drawn()) };

test('a first visit keeps what works in one language, and a second one the rest: each file is asked for once', async ({
  page,
}) => {
  const own = counted();
  const site = await serve(own.host);
  const folder = `${site.url}/some/prefix/`;
  const sudoku = new Sudoku(page, site.url);
  await sudoku.open('/some/prefix/');
  await settled(page);
  expect(own.asked.toSorted()).toEqual(files.filter((file) => !isOfRest(file)));

  own.isOff = true;
  await page.reload();
  await expect(sudoku.verdict).toHaveText(words.first);
  await sudoku.type('53');
  await sudoku.expectBegun(2);
  await sudoku.paste(daily.puzzle.replace('53', '55'));
  await expect(sudoku.verdict).toHaveAttribute('data-kind', 'clash');
  await page.keyboard.press('Enter');
  await expect(sudoku.panel).toBeVisible();
  await sudoku.paste(`${daily.puzzle}\n${weekly.puzzle}`);
  await expect(page.locator('#puzzles').getByRole('option')).toHaveCount(2);
  await page.locator('#puzzles').getByRole('option').last().click();
  await sudoku.menu('text');
  await page.locator('#textbox textarea').fill(daily.puzzle);
  await sudoku.button(words['textbox.read']).click();
  await sudoku.expectUnique(24);
  await sudoku.button('Hint').click();
  await expect(page.locator('#hints')).toBeVisible();
  await page.keyboard.press('?');
  await expect(page.locator('#offline')).toBeVisible();
  await expect(page.locator('#offline')).toHaveText(partly);
  await page.keyboard.press('Escape');

  await sudoku.menu('camera');
  await expect(sudoku.note).toHaveText(words['offline.rest']);
  await page.locator('#file').setInputFiles(picture);
  await expect(page.locator('#aloud')).toContainText(`${words['offline.rest']} ${words['unread.kept']}`);
  await sudoku.speak('de');
  await expect(sudoku.note).toHaveText(words['offline.rest']);
  await expect(page.locator('html')).toHaveAttribute('lang', 'en');
  await sudoku.expectCells(dots(daily.puzzle));

  own.isOff = false;
  own.asked.length = 0;
  await page.evaluate(() => dispatchEvent(new Event('online')));
  await settled(page, wholly);
  const others = own.asked.filter((file) => file !== 'sw.js');
  expect(others.toSorted()).toEqual(files.filter(isOfRest));
  const other = await page.evaluate(async () => (await fetch('/pkg/ninefold.js')).text());
  expect(other, 'nothing beside the page is answered for').toBe(
    readFileSync(join(root, 'www/pkg/ninefold.js'), 'utf8'),
  );

  await site.close();
  await page.reload();
  await page.locator('#file').setInputFiles(picture);
  await expect(sudoku.note).toHaveText('Grid found. 24 digits.'); // the same cells were there before
  await sudoku.expectCells(photographed);
  await sudoku.speak('de');
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

test('a language that is chosen on the first visit is kept, and what is not there yet is said in it', async ({
  page,
}) => {
  const own = counted();
  const site = await serve(own.host);
  const sudoku = new Sudoku(page, site.url);
  await sudoku.open();
  await settled(page);
  const french = messagesOf('fr');
  await sudoku.speak('fr');
  await expect.poll(() => own.asked.filter(isForeign).length, { intervals }).toBe(4);
  await settled(page, `${french['offline.kept']} ${french['offline.rest']}`);
  await expect.poll(() => kept(page).then((files) => files.filter(isForeign).length), { intervals }).toBe(4);
  await site.close();
  await page.reload();
  await expect(page.locator('html')).toHaveAttribute('lang', 'fr');
  await sudoku.paste(daily.puzzle);
  await sudoku.expectCells(dots(daily.puzzle));
  await page.locator('#hint').click();
  await expect(page.locator('#hints')).toBeVisible();
  await settled(page, `${french['offline.kept']} ${french['offline.rest']}`);
  await sudoku.menu('camera');
  await expect(sudoku.note).toHaveText(french['offline.rest']);
  await sudoku.speak('de');
  await expect(sudoku.note).toHaveText(french['offline.rest']);
  await sudoku.speak('en');
  await expect(page.locator('html')).toHaveAttribute('lang', 'en');
});

test('where the browser saves data, each part is kept with its first use', async ({ page }) => {
  const own = counted();
  const site = await serve(own.host);
  await page.addInitScript(() =>
    Object.defineProperty(/** @type {any} */ (navigator).connection, 'saveData', { value: true }),
  );
  const sudoku = new Sudoku(page, site.url);
  await sudoku.open();
  await settled(page, words['offline.used']);
  const loaded = () =>
    page.evaluate(() =>
      performance.getEntriesByType('resource').map(({ name }) => name.slice(document.baseURI.length)),
    );
  // Nothing but what the page loads by itself, a worker's module, and its icon, for which the browser asks when it likes.
  const besides = async () => {
    const alone = new Set([...(await loaded()), 'index.html', 'sw.js', 'manifest.webmanifest']);
    return own.asked.filter((file) => !alone.has(file) && !/_core_bg|\/icon-/.test(file));
  };
  await expect.poll(besides, { intervals }).toEqual([]); // the last of it may be on its way
  const unkept = async () => {
    const there = await kept(page);
    return (await loaded()).filter((file) => !there.includes(file));
  };
  await expect.poll(unkept, { intervals }).toEqual([]);
  await page.reload();
  await settled(page, words['offline.used']);
  expect(twice(own.asked).filter((file) => file !== 'sw.js')).toEqual([]);
  await sudoku.paste(daily.puzzle);
  await sudoku.expectUnique(24);
  await sudoku.button('Hint').click();
  await expect(page.locator('#hints')).toBeVisible();
  await expect
    .poll(async () => (await kept(page)).some((file) => /ninefold_hint_bg/.test(file)), { intervals })
    .toBe(true);
  expect(own.asked.filter(isOfRest)).toEqual([]);

  await site.close();
  await page.reload();
  await sudoku.expectCells(dots(daily.puzzle));
  await sudoku.button('Hint').click();
  await expect(page.locator('#hints')).toBeVisible();
  await sudoku.menu('camera');
  await expect(sudoku.note).toHaveText(words['page.unloaded']);
});

/** What keeps the rest, and how often the browser has been asked to keep it for long: before and after. */
const standalone = () => {
  const { matchMedia } = globalThis;
  Object.assign(globalThis, {
    matchMedia: (/** @type {string} */ query) => (/standalone/.test(query) ? { matches: true } : matchMedia(query)),
  });
};
/**
 * @typedef {[what: string, permission: PermissionState, begin: (page: Page) => unknown, go: (page: Page) => unknown,
 *   before: [said: string, asked: number], after: [said: string, asked: number]]} Way
 * @type {Way[]}
 */
const waysToRest = [
  [
    'a page that is being installed',
    'prompt',
    () => {},
    (page) => page.evaluate(() => dispatchEvent(new Event('appinstalled'))),
    [partly, 0],
    [wholly, 1],
  ],
  ['a page that is installed', 'prompt', (page) => page.addInitScript(standalone), () => {}, [wholly, 1], [wholly, 1]],
  [
    'five minutes of use, where the browser keeps the page without a question',
    'granted',
    (page) => page.clock.install(),
    async (page) => {
      await page.clock.runFor('04:00');
      expect(await page.evaluate('isRestWanted')).toBe(false);
      await page.clock.runFor('01:00');
    },
    [partly, 1],
    [wholly, 1],
  ],
];

test('the rest comes when the page is installed, or after five minutes of use', async ({ context }) => {
  await each(
    context,
    waysToRest,
    ([what]) => what,
    () => serve(),
    async ([, state, begin, go, before, after], page, site) => {
      await page.addInitScript((state) => {
        Object.assign(globalThis, { asked: 0, isRestWanted: false });
        const { postMessage } = ServiceWorker.prototype;
        ServiceWorker.prototype.postMessage = function (/** @type {any} */ message, /** @type {any} */ ports) {
          if (message.keep?.isAll) Object.assign(globalThis, { isRestWanted: true });
          postMessage.call(this, message, ports);
        };
        Permissions.prototype.query = async () => /** @type {any} */ ({ state });
        StorageManager.prototype.persist = async () => Boolean(/** @type {any} */ (globalThis).asked++);
      }, state);
      await begin(page);
      const expectKept = async (/** @type {Way[4]} */ [said, asked]) => {
        await settled(page, said);
        expect(await page.evaluate('asked')).toBe(asked);
      };
      await new Sudoku(page, site.url).open();
      await expectKept(before);
      await go(page);
      await expectKept(after);
      await site.close();
    },
  );
});

test('a rest that cannot be kept leaves the page kept, and it says why', async ({ page }) => {
  const site = await serve(instead((url) => url.endsWith('touch.png'), 404, ''));
  await new Sudoku(page, site.url).open();
  await settled(page);
  await page.reload();
  const reason = said('offline.status', { file: 'icons/touch.png', status: '404' });
  await settled(page, `${partly} ${said('offline.part', { reason })}`);
  expect((await kept(page)).filter(isOfRest)).toEqual([]);
  await site.close();
});

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
  await page.reload();
  await settled(page, wholly);
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
        await sudoku.expectUnique(24);
        await expect(page.locator('#grid')).toHaveCSS('display', 'grid');
        await settled(page);
      },
    );
  });
}

/** What keeps the page from being kept, how a server or a browser does so, and the reason that is told. */
const text = 'licences.txt';
const script = readdirSync(join(root, 'dist/assets')).find((file) => file.startsWith('sharing-')) ?? '';
/** @type {[what: string, host: Host | undefined, limit: ((page: Page, url: string) => Promise<unknown>) | undefined, reason: string | RegExp][]} */
const hindrances = [
  [
    'a file that is missing',
    instead((url) => url.endsWith(text), 404, ''),
    undefined,
    said('offline.status', { file: text, status: '404' }),
  ],
  [
    'a page in the place of a missing file',
    instead((url) => url.endsWith(text), 200, 'Nothing here.'),
    undefined,
    said('offline.changed', { file: text }),
  ],
  [
    'a script that the server changes',
    instead((url) => url.endsWith(script), 200, `${dist(`assets/${script}`)}\n`, { 'Content-Type': 'text/javascript' }),
    undefined,
    said('offline.changed', { file: `assets/${script}` }),
  ],
  [
    'a connection that breaks off',
    (request, response) => request.url?.endsWith(text) && response.destroy(),
    undefined,
    said('offline.lost', { file: text }),
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
