// The page as a program of the system: its manifest, and what it is opened with.

import { readFileSync } from 'node:fs';
import { root } from '../../tools/steps.js';
import { messagesOf } from '../../tools/words.js';
import { examples } from '../../www/model/examples.js';
import { daily, dots, weekly } from './cases.js';
import { expect, Sudoku, test } from './fixtures.js';
import { drawn, puzzle as photographed, pngOf } from './photos.js';

const words = messagesOf('en');
const manifest = () => JSON.parse(readFileSync(`${root}dist/manifest.webmanifest`, 'utf8'));

test('the browser finds nothing wrong with the manifest, and would install the page', async ({ page, site }) => {
  await page.goto(`${site}/some/prefix/`);
  const browser = await page.context().newCDPSession(page);
  const { url, errors } = await browser.send('Page.getAppManifest');
  expect({ url, errors }).toEqual({ url: `${site}/some/prefix/manifest.webmanifest`, errors: [] });
  const { installabilityErrors: hindrances } = await browser.send('Page.getInstallabilityErrors');
  expect(hindrances.filter(({ errorId }) => errorId !== 'in-incognito')).toEqual([]); // tests are incognito
});

test('the manifest speaks the page’s words and knows no host', () => {
  const { name, description, shortcuts, start_url, scope, ...rest } = manifest();
  expect([name, description]).toEqual([words['page.title'], words['page.description']]);
  expect(shortcuts.map((/** @type {any} */ { name }) => name)).toEqual(
    ['app.new', 'paste', 'example'].map((key) => words[key]),
  );
  expect([start_url, scope, rest.share_target.action, rest.file_handlers[0].action]).toEqual(['./', './', './', './']);
});

test('every icon is there, in its size', async ({ page, site }) => {
  await page.goto(site);
  const touch = await page.locator('link[rel=apple-touch-icon]').getAttribute('href');
  const icons = [...manifest().icons, { src: touch, sizes: '180x180' }];
  for (const { src, sizes } of icons) {
    const size = await page.evaluate(async (src) => {
      const image = new Image();
      image.src = src;
      await image.decode();
      return `${image.naturalWidth}x${image.naturalHeight}`;
    }, src);
    expect(size, src).toBe(sizes);
  }
});

test('its shortcuts: a new puzzle, an example, the clipboard; Undo brings back what was there', async ({
  sudoku,
  page,
}) => {
  const address = (/** @type {string} */ key) =>
    manifest()
      .shortcuts.find((/** @type {any} */ { name }) => name === words[key])
      .url.slice(1);
  const kept = '12'.padEnd(81, '.');
  await sudoku.type('12');
  await page.evaluate((text) => navigator.clipboard.writeText(text), weekly.puzzle);
  for (const [key, cells] of [
    ['app.new', '.'.repeat(81)],
    ['example', dots(examples[0].puzzle)],
    ['paste', dots(weekly.puzzle)],
  ]) {
    await sudoku.open(address(key));
    await sudoku.expectCells(cells);
    await sudoku.button('Undo').click();
    await sudoku.expectCells(kept);
    await page.reload();
    await sudoku.expectCells(kept);
  }
  await page.evaluate(() => navigator.clipboard.writeText(''));
  await sudoku.open(address('paste'));
  await expect(sudoku.note).toHaveText('There is nothing on the clipboard.');
});

/** @type {[what: string, shared: Record<string, string>, cells: string][]} */
const shares = [
  ['a puzzle', { text: daily.puzzle }, daily.puzzle],
  ['a puzzle with a title', { title: 'Sudoku of the day', text: daily.puzzle }, daily.puzzle],
  ['a link', { url: `https://example.org/#puzzle=${weekly.puzzle}` }, weekly.puzzle],
  [
    'a link twice',
    {
      text: `https://example.org/#puzzle=${weekly.puzzle}`,
      url: `https://example.org/#puzzle=${weekly.puzzle}`,
      title: 'Ninefold · Sudoku solver',
    },
    weekly.puzzle,
  ],
  ['a link in a sentence', { text: `Try this: https://example.org/?bd=${weekly.puzzle}` }, weekly.puzzle],
];

test('another program shares a puzzle or a link', async ({ sudoku }) => {
  await sudoku.type('12');
  for (const [what, shared, cells] of shares) {
    await test.step(what, async () => {
      await sudoku.open(`/?${new URLSearchParams(shared)}`);
      await sudoku.expectCells(dots(cells));
      await sudoku.button('Undo').click();
      await sudoku.expectCells('12'.padEnd(81, '.'));
    });
  }
});

test('another program shares what is no puzzle: it can be mended', async ({ sudoku, page }) => {
  await sudoku.type('12');
  await sudoku.open(`/?${new URLSearchParams({ text: 'Dear diary, nothing today.' })}`);
  await expect(page.getByRole('alert')).toHaveText('Line 1, column 1: “Dear” is neither a puzzle nor a row of one.');
  await page.keyboard.press('Escape');
  await sudoku.expectCells('12'.padEnd(81, '.'));
});

test('the system opens files with the page, and asks the open page for another address', async ({ page, site }) => {
  await page.addInitScript(() => {
    const setConsumer = (/** @type {Function} */ launch) => Object.assign(globalThis, { launch });
    Object.defineProperty(globalThis, 'launchQueue', { value: { setConsumer } });
  });
  /** @param {{ text?: string, name?: string, targetURL?: string }} launch */
  const launch = (launch) =>
    page.evaluate(
      ({ text, name, targetURL }) =>
        /** @type {any} */ (globalThis).launch({
          targetURL,
          files: text ? [{ kind: 'file', name, getFile: async () => new File([text], name ?? '') }] : [],
        }),
      launch,
    );
  const cells = () =>
    page.evaluate(() =>
      Array.from(document.querySelectorAll('[data-cell]'), (cell) => cell.textContent || '.').join(''),
    );

  const first = `${site}/?bd=${daily.puzzle}`;
  await page.goto(first);
  await expect.poll(cells).toBe(dots(daily.puzzle));
  await page.keyboard.press('Delete');
  await page.keyboard.press('1');
  await launch({ targetURL: first });
  await page.keyboard.press('2');
  await expect
    .poll(cells, 'the address that it was loaded from is not followed again')
    .toBe(`12${dots(daily.puzzle).slice(2)}`);
  await launch({ targetURL: `${site}/`, text: weekly.puzzle, name: 'hard.sdk' });
  await expect.poll(cells).toBe(dots(weekly.puzzle));
  await launch({ targetURL: first });
  await expect.poll(cells).toBe(dots(daily.puzzle));
  await launch({ targetURL: `${site}/` });
  expect(await cells()).toBe(dots(daily.puzzle));
  await launch({ targetURL: `${site}/?do=new` });
  await expect.poll(cells).toBe('.'.repeat(81));
  await page.getByRole('button', { name: 'Undo', exact: true }).click();
  await expect.poll(cells).toBe(dots(daily.puzzle));
});

test('the system opens pictures with the page, and offers to share them with it', async ({ page, site }) => {
  const [handler] = manifest().file_handlers;
  expect(handler.accept).toMatchObject({
    'image/jpeg': ['.jpg', '.jpeg'],
    'image/png': ['.png'],
    'image/heic': ['.heic', '.heif'],
  });
  expect(manifest().share_target).toMatchObject({
    method: 'POST',
    enctype: 'multipart/form-data',
    params: { text: 'text', files: [{ name: 'picture', accept: ['image/*'] }] },
  });
  await page.addInitScript(() => {
    const setConsumer = (/** @type {Function} */ launch) => Object.assign(globalThis, { launch });
    Object.defineProperty(globalThis, 'launchQueue', { value: { setConsumer } });
  });
  const sudoku = new Sudoku(page, site);
  await sudoku.open();
  await page.evaluate((text) => {
    const bytes = Uint8Array.from(atob(text), (byte) => byte.charCodeAt(0));
    const getFile = async () => new File([bytes], 'photo.png');
    return /** @type {any} */ (globalThis).launch({ targetURL: location.href, files: [{ kind: 'file', getFile }] });
  }, pngOf(drawn()).toString('base64'));
  await sudoku.expectCells(photographed);
});

test('the picture for links to the page is there, in the size that programs ask for', async ({ page, site }) => {
  await page.goto(site);
  const content = await page.locator('meta[property="og:image"]').getAttribute('content');
  const size = await page.evaluate(async (src) => {
    const image = new Image();
    image.src = src;
    await image.decode();
    return [image.naturalWidth, image.naturalHeight];
  }, `${content}`);
  expect(size).toEqual([1200, 630]);
});
