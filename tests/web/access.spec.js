// For everyone: no state or theme has anything in it that axe knows to be wrong, nothing is cut off on a narrow screen
// in any language, and no word is left in another language.

import { AxeBuilder } from '@axe-core/playwright';
import { languages } from '../../www/words/languages.js';
import { newspaper } from './cases.js';
import { misfits, none } from './fit.js';
import { expect, test } from './fixtures.js';
import { walk } from './states.js';

/** @typedef {import('@playwright/test').Page} Page */

/** What axe finds wrong. @param {Page} page */
async function wrongs(page) {
  const { violations } = await new AxeBuilder({ page })
    .setLegacyMode()
    .options({ resultTypes: ['violations'] }) // the rest is not looked at, and takes long to be named
    .analyze();
  return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target).join(' ')}`);
}

test.describe('320 px', () => {
  test.use({ viewport: { width: 320, height: 700 }, hasTouch: true });

  test('axe finds nothing, light or dark', async ({ sudoku, page }) => {
    await walk(sudoku, async (state) => {
      for (const colorScheme of /** @type {const} */ (['light', 'dark'])) {
        await page.emulateMedia({ colorScheme });
        expect(await wrongs(page), `${state}, ${colorScheme}`).toEqual([]);
      }
    });
  });

  for (const locale of languages) {
    test.describe(locale, () => {
      test.use({ locale });

      test('it is spoken, nothing is cut off, nothing too small', async ({ sudoku, page }) => {
        await expect(page.getByRole('combobox').filter({ hasText: '简体中文' })).toHaveValue(locale);
        await sudoku.paste(newspaper.puzzle);
        await expect(sudoku.verdict).toContainText('23');
        await expect(sudoku.verdict).toHaveAttribute('data-kind', 'unique');
        await walk(sudoku, async (state) => {
          await expect(page.locator('html'), state).toHaveAttribute('lang', locale);
          expect(await misfits(page), state).toEqual(none);
        });
      });
    });
  }
});

test('what will be said aloud has its place before it is said', async ({ sudoku, page }) => {
  await walk(
    sudoku,
    async (state) => {
      const unrendered = await page.evaluate(() =>
        [...(document.querySelector('dialog[open]') ?? document.body).querySelectorAll('*')]
          .filter((part) => part.matches('[role=alert], [role=status], [role=log], output, [aria-live]'))
          .filter((part) => !part.parentElement?.closest('[hidden], dialog:not([open])') && !part.matches('[hidden]'))
          .filter((part) => getComputedStyle(part).display === 'none')
          .map((part) => part.id || part.outerHTML),
      );
      expect(unrendered, state).toEqual([]);
    },
    ['empty', 'text', 'share', 'help', 'collection', 'recent'],
  );
});

test.describe('in forced colours and with more contrast', () => {
  test.use({ contextOptions: { forcedColors: 'active', contrast: 'more' } });

  test('axe finds nothing', async ({ sudoku, page }) => {
    await walk(sudoku, async (state) => expect(await wrongs(page), state).toEqual([]));
  });
});

test.describe('with the text spaced out', () => {
  test.use({ viewport: { width: 320, height: 256 } }); // a screen of 1280 × 1024 at 400 %

  test('nothing is cut off', async ({ sudoku, page }) => {
    await page.addInitScript(() => {
      const sheet = new CSSStyleSheet(); // WCAG 1.4.12
      sheet.replaceSync(`* { line-height: 1.5 !important; letter-spacing: 0.12em !important;
        word-spacing: 0.16em !important; } p { margin-block-end: 2em !important; }`);
      document.adoptedStyleSheets = [sheet];
    });
    await walk(sudoku, async (state) => {
      expect(await page.evaluate(() => getComputedStyle(document.body).letterSpacing)).not.toBe('normal');
      expect((await misfits(page)).cutOff, state).toEqual([]);
    });
  });
});

test.describe('in a language of its own', () => {
  /** Every word that is to be seen or heard and has not come from the language's file. @param {Page} page */
  const foreign = (page) =>
    page.evaluate(() => {
      const spoken = ['aria-label', 'title', 'placeholder', 'alt', 'aria-description', 'aria-valuetext'];
      /** @type {string[]} */
      const found = [];
      for (const element of document.querySelectorAll('body *')) {
        if (element.closest('noscript, #language, script, time') || element.matches('textarea, input')) continue;
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

  test('every word is from its file', async ({ sudoku, page }) => {
    await page.route('**/*en-*.json', async (route) => {
      const response = await route.fetch();
      const wrapped = JSON.stringify(await response.json(), (_, value) =>
        typeof value === 'string' ? `⟦${value}⟧` : value,
      );
      await route.fulfill({ response, body: wrapped });
    });
    await walk(sudoku, async (state) => {
      await expect(page.locator('#solve'), state).toHaveText(/⟦/);
      await expect(page.locator('#textbox-title'), state).toHaveText(/⟦/); // the words of the rest come a moment later
      expect(await foreign(page), state).toEqual([]);
    });
  });
});
