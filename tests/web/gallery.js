// What is asked of every state of the page: that everything fits in every window and language, that no two buttons share a
// name in any of them, that each word is from its file, that what will be said aloud has its place, and that axe knows nothing
// wrong.

import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { languages } from '../../www/words/languages.js';
import { misfits } from './fit.js';
import { expect } from './fixtures.js';
import { namesakesIn } from './namesakes.js';

/** @import { Page } from '@playwright/test' */
/** @import { State } from './states.js' */

const axe = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

/** @typedef {readonly [width: number, height: number]} Size */

/** A narrow phone: each language is looked at there. @type {Size} */
const phone = [320, 700];

/** Phones, a tablet, a laptop. @type {Size[]} */
const usual = [
  [390, 844],
  [768, 1024],
  [1280, 800],
];
const [, , widest] = usual;

/** Low windows, as those of a phone on its side or with its keyboard shown. @param {number[]} heights @returns {Size[]} */
const low = (heights) =>
  [320, 560, 640, 720, 896].flatMap((width) => heights.map((height) => /** @type {Size} */ ([width, height])));

/**
 * Where a language is looked at, beside the phone: the words of German and French are the longest. English is the last,
 * for what comes after.
 * @type {Record<string, Size[]>}
 */
const windows = {
  fr: low([400, 480]),
  de: [...low([200, 400, 480]), [360, 640], ...usual],
  en: usual,
};

/** WCAG 1.4.12: the text is spaced out. */
const spacedOut = `* { line-height: 1.5 !important; letter-spacing: 0.12em !important;
  word-spacing: 0.16em !important; } p { margin-block-end: 2em !important; }`;

/** The words of buttons take next to no room, as those of two Chinese signs in some fonts. */
const narrow = 'button { font-size: 1px !important; }';

/** The languages that are looked at on the phone alone. */
const others = languages.filter((locale) => !(locale in windows));

/** What does not keep the rest from being looked at. */
const soft = expect.configure({ soft: true });

/** @param {Page} page @param {Size} size */
const resize = (page, [width, height]) => page.setViewportSize({ width, height });

/** @param {Size} size */
const at = ([width, height]) => `${width} × ${height}`;

/** What will be said aloud and has no place yet. @param {Page} page */
const unrendered = (page) =>
  page.evaluate(() =>
    [...(document.querySelector('dialog[open]') ?? document.body).querySelectorAll('*')]
      .filter((part) => part.matches('[role=alert], [role=status], [role=log], output, [aria-live]'))
      .filter((part) => !part.parentElement?.closest('[hidden], dialog:not([open])') && !part.matches('[hidden]'))
      .filter((part) => getComputedStyle(part).display === 'none')
      .map((part) => part.id || part.outerHTML),
  );

/**
 * Speaks one language after the other, and asks what does not fit in each, and which buttons share a name.
 * @param {Page} page
 * @param {State} state
 * @param {readonly string[]} locales
 * @returns {Promise<string[]>} a sentence for each misfit
 */
const misfitsIn = (page, { says, again = [] }, locales) =>
  page.evaluate(
    async ({ says, again, locales }) => {
      const { speak, until, misfits, namesakes } = /** @type {any} */ (globalThis);
      const part = (/** @type {string} */ selector) => /** @type {HTMLElement} */ (document.querySelector(selector));
      const found = [];
      for (const locale of locales) {
        await speak(locale);
        for (const button of again) {
          await until(button, () => part(button)?.checkVisibility());
          part(button).click();
          await new Promise(requestAnimationFrame); // a dialog that is closed says so a moment later
        }
        if (says) await until(says, () => part(says)?.textContent);
        const wrong = /** @type {string[]} */ ([...misfits(), ...namesakes()]);
        found.push(...wrong.map((text) => `${locale}, ${text}`));
      }
      return found;
    },
    { says, again, locales },
  );

/** What does not fit in a window with this style. @param {Page} page @param {string} style */
const misfitsWith = (page, style) =>
  page.evaluate((style) => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(style);
    if (!sheet.cssRules.length) throw new Error('the style has no rules');
    document.adoptedStyleSheets = [sheet];
    const found = /** @type {string[]} */ (/** @type {any} */ (globalThis).misfits());
    document.adoptedStyleSheets = [];
    return found;
  }, style);

/** The rules of axe that ask for colours. The others ask for what is the same in every theme. */
const colourRules = ['color-contrast', 'link-in-text-block'];

/** What axe finds wrong. @param {Page} page @param {string[]} [rules] without them, all that axe has */
const wrongs = (page, rules) =>
  page.evaluate(async (rules) => {
    const { violations } = await /** @type {any} */ (globalThis).axe.run(document, {
      resultTypes: ['violations'], // the rest is not looked at, and takes long to be named
      ...(rules && { runOnly: rules }),
    });
    return violations.map(
      (/** @type {any} */ { id, nodes }) => `${id}: ${nodes.map((/** @type {any} */ { target }) => target).join(' ')}`,
    );
  }, rules);

/**
 * Looks at a state that the page is in.
 * @param {Page} page
 * @param {State} state
 * @returns {Promise<string[]>} a sentence for each thing that is wrong
 */
export async function look(page, state) {
  /** @type {string[]} */
  const found = [];
  const add = (/** @type {string} */ where, /** @type {string[]} */ wrong) =>
    found.push(...wrong.map((text) => `${where}: ${text}`));

  if (state.says) await expect(page.locator(state.says)).not.toBeEmpty();
  // The words of the rest come a moment later.
  await soft.poll(() => page.evaluate('foreign()'), 'every word is from its file').toEqual([]);
  await expect(page.locator('[data-t="help.private"]')).toHaveText(/⟦/);
  await page.evaluate('isMarked = false');
  add('without a place', await unrendered(page));

  await resize(page, phone);
  add(at(phone), await misfitsIn(page, state, others));
  for (const [locale, sizes] of Object.entries(windows)) {
    await resize(page, phone);
    add(at(phone), await misfitsIn(page, state, [locale]));
    for (const size of sizes) {
      await resize(page, size);
      add(`${at(size)}, ${locale}`, await misfits(page));
    }
  }
  add(at(widest), await namesakesIn(page, [...others, 'fr', 'de', 'en']));
  await resize(page, [320, 256]); // 1280 × 1024 at 400 %
  add('spaced out', await misfitsWith(page, spacedOut));
  await resize(page, phone);
  add('narrow', await misfitsWith(page, narrow));

  await page.evaluate(axe);
  add('light', await wrongs(page));
  for (const media of /** @type {const} */ ([
    { colorScheme: 'dark' },
    { colorScheme: 'light', forcedColors: 'active', contrast: 'more' },
  ])) {
    await page.emulateMedia(media);
    add(Object.values(media).join(', '), await wrongs(page, colourRules));
  }
  const known = found.filter((text) => state.known?.test(text));
  if (state.known && !known.length) add('mended', [`take it out of the state: ${state.known}`]);
  return found.filter((text) => !known.includes(text));
}
