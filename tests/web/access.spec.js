// For everyone: no state, theme or language has anything in it that axe knows to be wrong, nothing is cut off on a
// narrow screen, and no word is left in another language.

import { AxeBuilder } from '@axe-core/playwright';
import { languages } from '../../www/words/languages.js';
import { expect, test } from './fixtures.js';
import { states } from './states.js';

/** @typedef {import('@playwright/test').Page} Page */

/** @param {Page} page */
async function expectNothingWrong(page) {
  const { violations } = await new AxeBuilder({ page }).setLegacyMode().analyze();
  expect(violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target).join(' ')}`)).toEqual([]);
}

/** What reaches beyond the window or its own button; a scrolling part may be wider inside. @param {Page} page */
const cutOff = (page) =>
  page.evaluate(() =>
    [...document.querySelectorAll('body *')]
      .filter((element) => element.checkVisibility() && !element.closest('.aloud'))
      .filter((element) => {
        const { left, right } = element.getBoundingClientRect();
        const isCut = element.tagName === 'BUTTON' && element.scrollWidth > element.clientWidth;
        return right > innerWidth + 0.5 || left < -0.5 || isCut;
      })
      .map((element) => `${element.id || element.className || element.tagName}: ${element.textContent}`),
  );

/** As large as a finger wants it; an option of a list is one as well. @param {Page} page */
const tooSmall = (page) =>
  page.evaluate(() =>
    [
      ...document.querySelectorAll(
        'button, select, input, textarea, [role=option], label:has(:is([type=radio], [type=checkbox]))',
      ),
    ]
      .filter((element) => element.checkVisibility() && !element.matches('[type=radio], [type=checkbox]'))
      .filter((element) => {
        const { width, height } = element.getBoundingClientRect();
        return width < 43.5 || height < 43.5;
      })
      .map((element) => `${element.id || element.className || element.tagName}: ${element.textContent}`),
  );

for (const locale of languages) {
  test.describe(`${locale}, 320 px`, () => {
    test.use({ locale, viewport: { width: 320, height: 700 }, hasTouch: true });

    for (const [state, reach] of Object.entries(states)) {
      test(`${state}: axe finds nothing, light or dark, nothing is cut off, nothing too small`, async ({
        sudoku,
        page,
      }) => {
        await expect(page.locator('html')).toHaveAttribute('lang', locale);
        await reach(sudoku);
        expect(await cutOff(page)).toEqual([]);
        expect(await tooSmall(page)).toEqual([]);
        expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320);
        for (const colorScheme of /** @type {const} */ (['light', 'dark'])) {
          await page.emulateMedia({ colorScheme });
          await expectNothingWrong(page);
        }
      });
    }
  });
}

for (const state of ['empty', 'text', 'share', 'help', 'collection']) {
  test(`${state}: what will be said aloud has its place before it is said`, async ({ sudoku, page }) => {
    await states[state](sudoku);
    const unrendered = await page.evaluate(() =>
      [...(document.querySelector('dialog[open]') ?? document.body).querySelectorAll('*')]
        .filter((part) => part.matches('[role=alert], [role=status], [role=log], output, [aria-live]'))
        .filter((part) => !part.parentElement?.closest('[hidden], dialog:not([open])') && !part.matches('[hidden]'))
        .filter((part) => getComputedStyle(part).display === 'none')
        .map((part) => part.id || part.outerHTML),
    );
    expect(unrendered).toEqual([]);
  });
}

test.describe('in forced colours and with more contrast', () => {
  test.use({ contextOptions: { forcedColors: 'active', contrast: 'more' } });
  for (const [state, reach] of Object.entries(states)) {
    test(`${state}: axe finds nothing`, async ({ sudoku, page }) => {
      await reach(sudoku);
      await expectNothingWrong(page);
    });
  }
});

test.describe('with the text spaced out', () => {
  test.use({ viewport: { width: 320, height: 256 } }); // a screen of 1280 × 1024 at 400 %

  for (const [state, reach] of Object.entries(states)) {
    test(`${state}: nothing is cut off`, async ({ sudoku, page }) => {
      await page.evaluate(() => {
        const sheet = new CSSStyleSheet(); // WCAG 1.4.12
        sheet.replaceSync(`* { line-height: 1.5 !important; letter-spacing: 0.12em !important;
          word-spacing: 0.16em !important; } p { margin-block-end: 2em !important; }`);
        document.adoptedStyleSheets = [sheet];
      });
      await reach(sudoku);
      expect(await cutOff(page)).toEqual([]);
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320);
    });
  }
});

test.describe('in a language of its own', () => {
  /** Every word that is to be seen or heard and has not come from the language's file. @param {Page} page */
  const foreign = (page) =>
    page.evaluate(() => {
      const spoken = ['aria-label', 'title', 'placeholder', 'alt', 'aria-description', 'aria-valuetext'];
      /** @type {string[]} */
      const found = [];
      for (const element of document.querySelectorAll('body *')) {
        if (element.closest('noscript, #language, script') || element.matches('textarea, input')) continue;
        for (const node of element.childNodes) if (node instanceof Text) found.push(node.data);
        for (const name of spoken) found.push(element.getAttribute(name) ?? '');
      }
      return found
        .map((text) => {
          for (let last = ''; last !== text; ) [last, text] = [text, text.replaceAll(/⟦[^⟦⟧]*⟧/g, '')];
          return text.replaceAll('Ninefold', '');
        })
        .filter((text) => /\p{L}{2,}|⟦|⟧/u.test(text));
    });

  for (const [state, reach] of Object.entries(states)) {
    test(`${state}: every word is from its file`, async ({ page, sudoku }) => {
      await page.route('**/en-*.json', async (route) => {
        const response = await route.fetch();
        const wrapped = JSON.stringify(await response.json(), (_, value) =>
          typeof value === 'string' ? `⟦${value}⟧` : value,
        );
        await route.fulfill({ response, body: wrapped });
      });
      await page.reload();
      await expect(sudoku.verdict).toHaveText(/⟦/);
      await reach(sudoku);
      expect(await foreign(page)).toEqual([]);
    });
  }
});
