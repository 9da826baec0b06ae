// The page in seven languages, and light or dark.

import { messagesOf } from '../../tools/words.js';
import { languages } from '../../www/words/languages.js';
import { daily } from './cases.js';
import { expect, Sudoku, test } from './fixtures.js';

/** @import { Page } from '@playwright/test' */

/** Expects that this language is the one that the menu has as the present one. @param {Sudoku} sudoku @param {string} tag */
async function expectCurrent(sudoku, tag) {
  await sudoku.menu();
  const current = sudoku.page.locator('.menu .languages [aria-current=true]');
  await expect(sudoku.page.locator('.menu [lang=en]')).toBeVisible();
  await expect(current).toHaveCount(1);
  await expect(current).toHaveAttribute('lang', tag);
  await sudoku.page.keyboard.press('Escape');
}

test('the switch changes every word at once, keeps the puzzle, and is kept', async ({ sudoku, page }) => {
  await sudoku.paste(daily.puzzle);
  await expect(sudoku.verdict).toContainText('Exactly one solution.');
  await page.locator('#solve').click();
  await sudoku.speak('de');
  await expect(page.locator('html')).toHaveAttribute('lang', 'de');
  await expect(page.locator('#solve > span')).toHaveText('Verbergen');
  await expect(sudoku.verdict).toHaveText(messagesOf('de').solved);
  await sudoku.expectCells(daily.solution);
  await page.reload();
  await expect(page.locator('html')).toHaveAttribute('lang', 'de');
  await expectCurrent(sudoku, 'de');
  await sudoku.expectCells(daily.puzzle.replaceAll('0', '.'));
});

test('the page speaks the person’s language from the start', async ({ page, site }) => {
  const sudoku = new Sudoku(page, site);
  const client = await page.context().newCDPSession(page);
  const userAgent = await page.evaluate(() => navigator.userAgent);
  for (const acceptLanguage of languages) {
    await client.send('Emulation.setUserAgentOverride', { userAgent, acceptLanguage });
    await sudoku.open();
    await expect(page.locator('html')).toHaveAttribute('lang', acceptLanguage);
    await expect(page.locator('#paste')).toHaveText(messagesOf(acceptLanguage).paste);
    await expectCurrent(sudoku, acceptLanguage);
  }
  await client.detach();
});

test('a language that cannot be loaded says so, and the page stays what it was', async ({ page, site }) => {
  const sudoku = new Sudoku(page, site);
  await page.goto(site);
  await expect(page.locator('#verdict')).toHaveText('Type it as you read it.');
  await page.route('**/ja-*.json', (route) => route.fulfill({ status: 404 }));
  await sudoku.speak('ja');
  await expect(page.locator('#note')).toHaveText('This language could not be loaded: is there a network?');
  await expectCurrent(sudoku, 'en');
  await expect(page.locator('html')).toHaveAttribute('lang', 'en');
});

test('a language that is on its way stays the one that was chosen, whatever words come meanwhile', async ({
  page,
  site,
}) => {
  const sudoku = new Sudoku(page, site);
  await page.goto(site);
  await expect(page.locator('#offline')).toHaveText(/network/); // the words of English are all there
  /** @type {() => void} */
  let release = () => {};
  const released = new Promise((resolve) => {
    release = () => resolve(undefined);
  });
  await page.route('**/ja-*.json', async (route) => {
    await released;
    await route.continue();
  });
  await sudoku.speak('ja');
  await sudoku.menu('help'); // a dialog brings words of its own
  await expect(page.locator('#help')).toBeVisible();
  await page.keyboard.press('Escape');
  await expectCurrent(sudoku, 'en'); // which is spoken still
  await expect(page.locator('html')).toHaveAttribute('lang', 'en');
  release();
  await expect(page.locator('html')).toHaveAttribute('lang', 'ja');
  await expectCurrent(sudoku, 'ja');
});

test.describe('to somebody who reads German', () => {
  test.use({ locale: 'de' });
  const failed = 'This language could not be loaded: is there a network?';

  test('the page speaks English where German cannot be loaded, and says so', async ({ page, site }) => {
    const sudoku = new Sudoku(page, site);
    await page.route('**/assets/*de-*.json', (route) => route.abort());
    await page.goto(site);
    await expect(sudoku.note).toHaveText(failed);
    await expect(page.locator('html')).toHaveAttribute('lang', 'en');
    await expectCurrent(sudoku, 'en');
    await sudoku.paste(daily.puzzle);
    await expect(sudoku.verdict).toContainText('Exactly one solution.');
  });

  test('it says one English sentence where no language can be loaded, does all it can, and learns one later', async ({
    page,
    site,
  }) => {
    const sudoku = new Sudoku(page, site);
    await page.route('**/assets/*.json', (route) => route.abort());
    await page.goto(site);
    await expect(sudoku.note).toHaveText(failed);
    await expect(page.locator('#aloud')).toHaveText(failed);
    await expect(page.locator('html')).toHaveAttribute('lang', 'en');
    await expect(sudoku.verdict).toBeEmpty();
    await expectCurrent(sudoku, 'en'); // and each can be chosen
    await sudoku.paste(daily.puzzle);
    await expect(sudoku.verdict).toHaveAttribute('data-kind', 'unique');
    await page.locator('#solve').click();
    await sudoku.expectCells(daily.solution);
    await expect(page.locator('#solve')).toBeVisible(); // what came with the page stays on it
    await page.keyboard.press('?');
    await expect(page.getByRole('dialog', { name: 'Help' })).toContainText('What the signs mean');
    await page.keyboard.press('Escape');

    await page.unroute('**/assets/*.json');
    await sudoku.speak('de');
    await expect(page.locator('html')).toHaveAttribute('lang', 'de');
    await expect(page.locator('#solve > span')).toHaveText('Verbergen');
    await expect(sudoku.verdict).toHaveText(messagesOf('de').solved);
    await expect(sudoku.note).not.toHaveText(failed);
    await page.evaluate(() => localStorage.removeItem('ninefold.language'));
    await page.reload();
    await expect(page.locator('#solve > span')).toHaveText('Lösung');
  });
});

test('what is typed before the words have come is not lost', async ({ page, site }) => {
  let answer = () => {};
  const asked = new Promise((resolve) => {
    answer = () => resolve(undefined);
  });
  await page.route('**/en-*.json', async (route) => {
    await asked;
    await route.continue();
  });
  await page.goto(site);
  await expect(page.locator('[role=gridcell]')).toHaveCount(81);
  await page.keyboard.type('53');
  await expect(page.locator('[data-cell="1"]')).toHaveText('3');
  answer();
  await expect(page.locator('#verdict')).toContainText('2 givens so far.');
});

const paper = { light: 'rgb(251, 250, 246)', dark: 'rgb(19, 20, 23)' };

for (const colorScheme of /** @type {const} */ (['light', 'dark'])) {
  test(`on a ${colorScheme} system the page is as that is, or as was chosen, and that is kept`, async ({
    sudoku,
    page,
  }) => {
    await page.emulateMedia({ colorScheme });
    const chosen = async (/** @type {string} */ theme) => {
      await sudoku.menu('settings');
      await expect(page.locator(`#theme [value=${theme}]`)).toBeChecked();
      await page.keyboard.press('Escape');
    };
    const choose = async (/** @type {string} */ theme) => {
      await sudoku.menu('settings');
      await page.locator(`#theme [value=${theme}]`).check();
      await page.keyboard.press('Escape');
    };
    const other = colorScheme === 'light' ? 'dark' : 'light';
    await expect(page.locator('html')).toHaveCSS('background-color', paper[colorScheme]);
    const bars = () =>
      page.evaluate(() =>
        Array.from(document.querySelectorAll('meta[name=theme-color]'), (meta) => meta.getAttribute('content')),
      );
    await expect.poll(bars).toEqual([paper[colorScheme], paper[colorScheme]]);
    await choose(other);
    await expect(page.locator('html')).toHaveCSS('background-color', paper[other]);
    expect(await bars()).toEqual([paper[other], paper[other]]);
    await page.reload();
    await expect(page.locator('html')).toHaveCSS('background-color', paper[other]);
    await chosen(other);
    expect(await bars()).toEqual([paper[other], paper[other]]);
    await choose('system');
    await expect(page.locator('html')).toHaveCSS('background-color', paper[colorScheme]);
    expect(await bars()).toEqual([paper[colorScheme], paper[colorScheme]]);
    await expect(sudoku.verdict).toHaveText('Type it as you read it.');
  });
}

test('what is drawn already changes with the language and the theme: a list, repairs', async ({ sudoku, page }) => {
  const spoilt = daily.puzzle.replace('53', '35');
  await sudoku.paste(`${daily.puzzle}\n${spoilt}\n`);
  const row = page.locator('#puzzles [role=option]').first();
  await expect(row).toContainText('One solution');
  const ink = () =>
    row.locator('canvas').evaluate((element) => {
      const canvas = /** @type {HTMLCanvasElement} */ (element);
      const image = canvas.getContext('2d')?.getImageData(0, 0, canvas.width, canvas.height);
      return Array.from(image?.data ?? []).reduce((sum, value, at) => (at % 4 < 3 ? sum + value : sum), 0);
    });
  await expect.poll(ink).toBeGreaterThan(0); // the picture is drawn
  const light = await ink();
  await sudoku.menu('settings');
  await page.locator('#theme [value=dark]').check();
  await page.keyboard.press('Escape');
  await expect.poll(ink).toBeGreaterThan(2 * light);
  await sudoku.speak('de');
  await expect(row).not.toContainText('One solution');
  await expect(row).toContainText('Vorgaben');
  await sudoku.speak('en');

  await row.click();
  await sudoku.paste(spoilt);
  await sudoku.question.click();
  const repair = sudoku.panel.locator('label').first();
  await expect(repair).toContainText('Swap the 3 and the 5.');
  await sudoku.speak('de');
  await expect(repair).toContainText('Vertausche');
  await expect(repair.getByRole('radio')).toHaveAccessibleName(/^Zeile 1, /);
});

test('of two languages chosen one after the other the last is spoken, whichever is loaded first', async ({
  sudoku,
  page,
}) => {
  const german = await hold(page, '**/assets/de-*.json');
  await sudoku.speak('de');
  await sudoku.speak('es');
  await expect(page.locator('html')).toHaveAttribute('lang', 'es');
  await german.release();
  await expect(page.locator('html')).toHaveAttribute('lang', 'es');
  await expectCurrent(sudoku, 'es');
  await expect(sudoku.button('Pegar')).toBeVisible();
});

test('words that come after another language was chosen are not written into it', async ({ page, site }) => {
  const sudoku = new Sudoku(page, site);
  const english = await hold(page, '**/assets/more-en-*.json');
  await sudoku.open();
  await sudoku.speak('de');
  await expect(page.locator('html')).toHaveAttribute('lang', 'de');
  await english.release();
  await expect(page.locator('[data-t="help.private"]')).toContainText('Gerät');
});

/** Keeps an answer of the network back. @param {Page} page @param {string} file */
async function hold(page, file) {
  let free = () => {};
  const freed = new Promise((resolve) => {
    free = () => resolve(undefined);
  });
  await page.route(file, async (route) => {
    await freed;
    await route.continue();
  });
  return {
    /** Lets it come, and waits until the page has read it. */
    async release() {
      const finished = page.waitForEvent('requestfinished');
      free();
      await finished;
      await page.evaluate(() => new Promise((resolve) => setTimeout(resolve))); // what it has read is spoken by then
    },
  };
}
