// Browsers that lack something: a sentence says what is missing, and the puzzle stays.

import { messagesOf } from '../../tools/words.js';
import { daily, weekly } from './cases.js';
import { expect, Sudoku, test } from './fixtures.js';
import { launchOptions } from './playwright.config.js';

/** @import { Page } from '@playwright/test' */

const words = messagesOf('en');
const typed = `53${'.'.repeat(79)}`;

/** Types a puzzle, and expects a sentence and that the puzzle stays. @param {Sudoku} sudoku @param {string} sentence */
async function expectSaid(sudoku, sentence) {
  await sudoku.type('53');
  await sudoku.expectSaid(sentence);
  await sudoku.expectCells(typed);
  await sudoku.page.reload();
  await sudoku.expectCells(typed);
}

test('WebAssembly: none', async ({ playwright, site }) => {
  const args = [...launchOptions.args, '--js-flags=--jitless'];
  const browser = await playwright.chromium.launch({ ...launchOptions, args });
  const sudoku = new Sudoku(await browser.newPage({ serviceWorkers: 'block' }), site);
  await sudoku.open();
  await expectSaid(sudoku, words['missing.wasm']);
  await browser.close();
});

for (const [what, script] of [
  ['none', () => Reflect.deleteProperty(globalThis, 'Worker')],
  [
    'none that start',
    () =>
      Object.assign(globalThis, {
        Worker: class {
          constructor() {
            throw new DOMException('no', 'SecurityError');
          }
        },
      }),
  ],
]) {
  test(`workers: ${what}`, async ({ page, site }) => {
    await page.addInitScript(/** @type {() => void} */ (script));
    const sudoku = new Sudoku(page, site);
    await sudoku.open();
    await expectSaid(sudoku, words['missing.workers']);
    await sudoku.paste(daily.puzzle);
    await sudoku.expectSaid(words['missing.workers']);
    await sudoku.expectCells(typed);
  });
}

for (const [what, script] of [
  [
    'none',
    () =>
      Object.defineProperty(globalThis, 'localStorage', {
        get() {
          throw new DOMException('no', 'SecurityError');
        },
      }),
  ],
  [
    'full',
    () => {
      Storage.prototype.setItem = () => {
        throw new DOMException('full', 'QuotaExceededError');
      };
    },
  ],
]) {
  test(`storage: ${what}`, async ({ page, site }) => {
    await page.addInitScript(/** @type {() => void} */ (script));
    const sudoku = new Sudoku(page, site);
    await sudoku.open();
    await expect(sudoku.note).toHaveText(words.begin);
    const heard = await sudoku.listen();
    /** @type {[what: string, come: () => Promise<unknown>, note: string | RegExp][]} where the puzzle does not say what it is */
    const ways = [
      ['typed', () => sudoku.type('5'), words['news.storage']],
      ['pasted', () => sudoku.paste(daily.puzzle), /^One line/],
      ['after a key', () => sudoku.type('a1'), words['news.storage']],
      ['a link', () => page.evaluate((hash) => location.assign(hash), `#puzzle=${weekly.puzzle}`), /^A link/],
      ['a list', () => sudoku.paste(`${daily.puzzle}\n${weekly.puzzle}`), /^Lines: 2 puzzles\./],
    ];
    for (const [way, come, note] of ways) {
      await come();
      await expect(sudoku.note, way).toHaveText(note);
    }
    await expect.poll(async () => (await heard()).split(words['news.storage']).length - 1, 'said aloud once').toBe(1);
    await expect(page.locator('#collection .unkept')).toHaveText(words['news.storage']);
    await sudoku.speak('de');
    await expect(page.locator('html')).toHaveAttribute('lang', 'de');
  });
}

test('a browser without room for a list says that this is gone, as long as it is there', async ({ sudoku, page }) => {
  await page.evaluate(() => {
    IDBObjectStore.prototype.put = () => {
      throw new DOMException('full', 'QuotaExceededError');
    };
  });
  const text = [daily, weekly].map(({ puzzle }) => puzzle).join('\n');
  await page.locator('#file').setInputFiles({ name: 'two.txt', mimeType: 'text/plain', buffer: Buffer.from(text) });
  await expect(page.locator('#collection .unkept')).toHaveText(words['news.list']);
  await page.locator('#puzzles [role=option]').first().click();
  await expect(sudoku.note).toHaveText(words['news.list']);
  await page.locator('#bar .all').click();
  await sudoku.menu('unlist');
  await expect(sudoku.note).toHaveText('24 givens');
});

/** @type {[what: string, spoil: (page: Page) => Promise<unknown>][]} */
const spoiled = [
  [
    'do not start',
    (page) => page.route('**/*.js', (route) => route.fulfill({ contentType: 'text/javascript', body: 'let let = 1;' })),
  ],
  ['break off while they start', (page) => page.addInitScript(() => Reflect.deleteProperty(globalThis, 'matchMedia'))],
];

for (const [what, spoil] of spoiled) {
  test(`a page whose scripts ${what} says so, late`, async ({ page, site }) => {
    await spoil(page);
    await page.goto(site);
    const sentence = page.getByText(words['page.unstarted']);
    await expect(sentence).toBeHidden();
    const times = await sentence.evaluate((line) =>
      line.getAnimations().map((late) => {
        late.finish(); // else the test would wait, too
        return late.effect?.getTiming().duration;
      }),
    );
    expect(times).toEqual([4000]);
    await expect(sentence).toBeVisible();
  });
}

test('a page that starts never says that it did not', async ({ sudoku, page }) => {
  await expect(sudoku.verdict).toBeVisible();
  await expect(page.getByText(words['page.unstarted'])).toHaveCount(0);
});

test.describe('no JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('the page asks for it, and shows nothing that would not work', async ({ page, site }) => {
    await page.goto(site);
    await expect(page.locator('noscript')).toBeVisible();
    expect(await page.locator('noscript').textContent()).toContain(words.noscript);
    await expect(page.getByRole('button')).toHaveCount(0);
    await expect(page.getByText(words['page.unstarted'])).toBeHidden();
  });
});
