// For everyone: no state or theme has anything in it that axe knows to be wrong, nothing is cut off on a narrow screen
// in any language, and no word is left in another language.

import { AxeBuilder } from '@axe-core/playwright';
import { messagesOf } from '../../tools/words.js';
import { languages } from '../../www/words/languages.js';
import { newspaper } from './cases.js';
import { misfits, none } from './fit.js';
import { expect, test } from './fixtures.js';
import { states, walk } from './states.js';

/** @typedef {import('@playwright/test').Page} Page */

/** What axe finds wrong. @param {Page} page */
async function wrongs(page) {
  const isThere = await page.evaluate(() => 'axe' in globalThis); // it is long
  const { violations } = await new AxeBuilder({ page, ...(isThere && { axeSource: ';' }) })
    .setLegacyMode()
    .options({ resultTypes: ['violations'] }) // the rest is not looked at, and takes long to be named
    .analyze();
  return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target).join(' ')}`);
}

/** Waits until all words of the page are in a language, those as well that come a moment later. */
const expectSpoken = async (/** @type {Page} */ page, /** @type {string} */ locale, /** @type {string} */ state) => {
  await expect(page.locator('html'), state).toHaveAttribute('lang', locale);
  await expect(page.locator('[data-t="help.private"]'), state).toHaveText(messagesOf(locale)['help.private']);
};

/** Chooses a language, also where a dialog lies over the list of them. @param {Page} page @param {string} locale */
async function choose(page, locale) {
  await page.locator(`#language [value="${locale}"]`).waitFor({ state: 'attached' }); // they come with the first words
  await page.locator('#language').evaluate((list, locale) => {
    /** @type {HTMLSelectElement} */ (list).value = locale;
    list.dispatchEvent(new Event('change'));
  }, locale);
}

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

/** From now on the page speaks a language of its own, which has English words with a mark. @param {Page} page */
async function mark(page) {
  await page.route('**/*en-*.json', async (route) => {
    const response = await route.fetch();
    const marked = JSON.stringify(await response.json(), (_, value) =>
      typeof value === 'string' ? `⟦${value}⟧` : value,
    );
    await route.fulfill({ response, body: marked });
  });
}

/** @param {Page} page @param {string} state */
async function expectMarked(page, state) {
  await expect(page.locator('#solve'), state).toHaveText(/⟦/);
  await expect(page.locator('#textbox-title'), state).toHaveText(/⟦/);
  await expect.poll(() => foreign(page), state).toEqual([]); // the words of the rest come a moment later
}

/** What says some of its words once, and keeps them while it is there: it is gone to anew in every language. */
const lasting = ['camera', 'share', 'print', 'recent'];

/** The same, and what has a button that keeps its word while it is hidden. */
const keeping = [...lasting, 'several'];

const names = Object.keys(states);

test.describe('320 px', () => {
  test.use({ viewport: { width: 320, height: 700 }, hasTouch: true });

  // Two halves, so that two workers can go through them beside each other.
  for (const half of [names.slice(0, names.length / 2), names.slice(names.length / 2)]) {
    test(`axe finds nothing, light or dark, and every language fits: ${half.join(', ')}`, async ({ sudoku, page }) => {
      await walk(
        sudoku,
        async (state) => {
          for (const colorScheme of /** @type {const} */ (['light', 'dark'])) {
            await page.emulateMedia({ colorScheme });
            expect(await wrongs(page), `${state}, ${colorScheme}`).toEqual([]);
          }
          if (lasting.includes(state)) return;
          for (const locale of languages) {
            await choose(page, locale);
            await expectSpoken(page, locale, state);
            expect(await misfits(page), `${state}, ${locale}`).toEqual(none);
          }
          if (keeping.includes(state)) return;
          await mark(page);
          await choose(page, 'en');
          await expectMarked(page, state);
          await page.unrouteAll();
        },
        half,
      );
    });
  }

  test('every word is from its file', async ({ sudoku, page }) => {
    await mark(page);
    await walk(sudoku, (state) => expectMarked(page, state), keeping);
  });

  for (const locale of languages) {
    test.describe(locale, () => {
      test.use({ locale });

      test('it is spoken, nothing is cut off, nothing too small', async ({ sudoku, page }) => {
        await expect(page.getByRole('combobox').filter({ hasText: '简体中文' })).toHaveValue(locale);
        await sudoku.paste(newspaper.puzzle);
        await expect(sudoku.verdict).toContainText('23');
        await expect(sudoku.verdict).toHaveAttribute('data-kind', 'unique');
        await walk(
          sudoku,
          async (state) => {
            await expectSpoken(page, locale, state);
            expect(await misfits(page), state).toEqual(none);
          },
          lasting,
        );
      });
    });
  }
});

/** WCAG 1.4.12: the text is spaced out. */
const spacedOut = `* { line-height: 1.5 !important; letter-spacing: 0.12em !important;
  word-spacing: 0.16em !important; } p { margin-block-end: 2em !important; }`;

/** The words of buttons take next to no room, as those of two Chinese signs in some fonts. */
const narrow = 'button { font-size: 1px !important; }';

/**
 * What does not fit in a window of this height, 320 px wide, with this style.
 * @param {Page} page
 * @param {number} height
 * @param {string} style
 */
async function misfitsWith(page, height, style) {
  const before = page.viewportSize();
  await page.setViewportSize({ width: 320, height });
  const rules = await page.evaluate((style) => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(style);
    document.adoptedStyleSheets = [sheet];
    return sheet.cssRules.length;
  }, style);
  expect(rules).toBeGreaterThan(0);
  const found = await misfits(page);
  await page.evaluate(() => {
    document.adoptedStyleSheets = [];
  });
  if (before) await page.setViewportSize(before);
  return found;
}

/** What is said aloud and has no place yet. @param {Page} page */
const unrendered = (page) =>
  page.evaluate(() =>
    [...(document.querySelector('dialog[open]') ?? document.body).querySelectorAll('*')]
      .filter((part) => part.matches('[role=alert], [role=status], [role=log], output, [aria-live]'))
      .filter((part) => !part.parentElement?.closest('[hidden], dialog:not([open])') && !part.matches('[hidden]'))
      .filter((part) => getComputedStyle(part).display === 'none')
      .map((part) => part.id || part.outerHTML),
  );

test('what will be said aloud has its place; nothing is cut off where the text is spaced out, nor too small where words are narrow; axe finds nothing in forced colours and with more contrast', async ({
  sudoku,
  page,
}) => {
  await walk(sudoku, async (state) => {
    await page.emulateMedia({ forcedColors: null, contrast: null });
    if (['empty', 'text', 'share', 'help', 'collection', 'recent'].includes(state)) {
      expect(await unrendered(page), state).toEqual([]);
    }
    expect((await misfitsWith(page, 256, spacedOut)).cutOff, state).toEqual([]); // 1280 × 1024 at 400 %
    expect((await misfitsWith(page, 700, narrow)).tooSmall, state).toEqual([]);
    await page.emulateMedia({ forcedColors: 'active', contrast: 'more' });
    expect(await wrongs(page), state).toEqual([]);
  });
});
