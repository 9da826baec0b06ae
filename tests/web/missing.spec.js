// Browsers that lack something: a sentence says what is missing, and the puzzle stays.

import { messagesOf } from '../../tools/words.js';
import { daily } from './cases.js';
import { expect, Sudoku, test } from './fixtures.js';
import { launchOptions } from './playwright.config.js';

const words = messagesOf('en');
const typed = `53${'.'.repeat(79)}`;

/** Types a puzzle, and expects a sentence and that the puzzle stays. @param {Sudoku} sudoku @param {string} sentence */
async function expectSaid(sudoku, sentence) {
  await sudoku.type('53');
  await expect(sudoku.note).toHaveText(sentence);
  await sudoku.expectCells(typed);
  await sudoku.page.reload();
  await sudoku.expectCells(typed);
}

test('WebAssembly: none', async ({ playwright, site }) => {
  const args = [...launchOptions.args, '--js-flags=--jitless'];
  const browser = await playwright.chromium.launch({ ...launchOptions, args });
  const sudoku = new Sudoku(await browser.newPage({ serviceWorkers: 'block' }), site);
  await sudoku.open();
  await expectSaid(sudoku, words['engine.noWasm']);
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
    await expectSaid(sudoku, words['engine.noWorkers']);
    await sudoku.paste(daily.puzzle);
    await expect(sudoku.note).toContainText(words['engine.noWorkers']);
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
    await expect(sudoku.note).not.toHaveText(words['news.storage']);
    await sudoku.type('5');
    await expect(sudoku.note).toHaveText(words['news.storage']);
    await sudoku.type('3');
    await expect(sudoku.note).toHaveText(words['news.storage']);
    await sudoku.paste(daily.puzzle);
    await expect(sudoku.verdict).toContainText('24 givens. Exactly one solution.');
    await sudoku.type('1');
    await expect(sudoku.note, 'said once').toBeEmpty();
    await page.getByLabel('Language').selectOption('de');
    await expect(page.locator('html')).toHaveAttribute('lang', 'de');
  });
}

test('a page whose scripts do not start says so, late', async ({ page, site }) => {
  await page.route('**/*.js', (route) => route.fulfill({ contentType: 'text/javascript', body: 'let let = 1;' }));
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
