// Goes to a state of the page and finds what it says where. The page speaks English words that begin with their keys, which
// nobody sees; then it speaks each language, and a picture is taken.

import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, Sudoku } from '../../tests/web/fixtures.js';
import { letSpeak } from '../../tests/web/speaking.js';
import { root } from '../steps.js';
import { keysIn, marked } from './marks.js';
import { letTell, rectsOf, width } from './seen.js';

/** @import { Browser, Page } from '@playwright/test' */
/** @import { Saying } from '../../tests/web/doing.js' */
/** @import { Rect, Said } from './seen.js' */

/**
 * A place of a sentence.
 * @typedef {object} Place
 * @property {string} state
 * @property {string} picture its name
 * @property {string} path a selector of the element that has the sentence
 * @property {boolean} isHeard whether it is what a screen reader says of the element
 * @property {Record<string, Rect | undefined>} rects where the element is in the picture of each language
 *
 * @typedef {object} Finding
 * @property {Map<string, Place[]>} places by key
 * @property {Map<string, Set<string>>} said by key, the states in which a sentence was said; a picture may have missed it
 *
 * @typedef {Finding & { browser: Browser, url: string, tags: readonly string[], to: string }} Journey `to`: a folder
 */

/** How many places of a sentence are shown, each in another state. */
const most = 3;

/** High enough that nothing has to be scrolled to. */
const viewport = { width, height: 2000 };

/**
 * Looks at a state and at what comes on the way to it. Where something new is said, a picture is taken in each language. What
 * stays as it was said first, as in a dialog, is said anew on another way there.
 * @param {string} name
 * @param {Saying} state
 * @param {Journey} journey
 */
export async function visit(name, state, journey) {
  const { tags, said } = journey;
  /** By the number of the look. @type {Map<number, Place[]>} */
  const stale = new Map();
  await go(state, 'en', journey, async (page, looks, mark) => {
    await page.evaluate('quiet(700)'); // something may be said aloud after 600 ms
    for (const key of /** @type {string[]} */ (await page.evaluate('said()')).flatMap(keysIn))
      said.set(key, (said.get(key) ?? new Set()).add(name));
    const found = newIn(await page.evaluate('marked()'), name, looks, journey);
    if (!found.length) return;
    mark(false);
    for (const tag of tags) {
      await page.evaluate(`speak('${tag}')`);
      await page.evaluate('quiet(200)');
      await photograph(page, tag, found, journey);
    }
    const still = new Set(/** @type {Said[]} */ (await page.evaluate('marked()')).map(({ path }) => path));
    if (found.some(({ path }) => still.has(path))) stale.set(looks, found);
    mark(true);
    await page.evaluate("speak('en')");
  });
  for (const tag of stale.size ? tags.filter((tag) => tag !== 'en') : []) {
    await go(state, tag, journey, async (page, looks) => {
      await page.evaluate('quiet(200)');
      const found = stale.get(looks);
      if (found) await photograph(page, tag, found, journey);
    });
  }
}

/**
 * Opens the page in a language, goes to a state and looks at all on the way.
 * @param {Saying} state
 * @param {string} locale
 * @param {Journey} journey
 * @param {(page: Page, looks: number, mark: (isOn: boolean) => void) => Promise<void>} look `mark`: whether the English words
 *   that are loaded from now on are marked, as they are at first
 */
async function go(state, locale, { browser, url }, look) {
  const permissions = ['clipboard-read', 'clipboard-write'];
  const context = { viewport, locale, permissions, hasTouch: true };
  const page = await browser.newPage({ ...context, reducedMotion: 'reduce', serviceWorkers: 'block' });
  try {
    page.setDefaultTimeout(5000);
    let isMarked = true;
    await page.route(/\ben-[^/]*\.json$/, (route) => {
      const file = join(root, 'dist', new URL(route.request().url()).pathname);
      return isMarked ? route.fulfill({ json: marked(JSON.parse(readFileSync(file, 'utf8'))) }) : route.continue();
    });
    await letSpeak(page);
    await page.addInitScript(letTell);
    const sudoku = new Sudoku(page, url);
    await sudoku.open();
    let looks = 0;
    const lookNow = () =>
      look(page, looks++, (isOn) => {
        isMarked = isOn;
      });
    await state.way(sudoku, lookNow);
    if (state.says) await expect(page.locator(state.says).first()).not.toBeEmpty();
    await lookNow();
  } finally {
    await page.close();
  }
}

/** @param {Page} page @param {string} tag @param {Place[]} found @param {Journey} journey */
async function photograph(page, tag, found, { to }) {
  await page.screenshot({ path: join(to, tag, `${found[0].picture}.png`), animations: 'disabled' });
  const paths = found.map(({ path }) => path);
  const rects = await page.evaluate(rectsOf, paths);
  for (const place of found) place.rects[tag] = rects[place.path];
}

/**
 * Notes the places of sentences that have not enough of them yet.
 * @param {Said[]} texts
 * @param {string} state
 * @param {number} looks
 * @param {Journey} journey
 */
function newIn(texts, state, looks, { places }) {
  const picture = looks ? `${state}-${looks + 1}` : state;
  /** @type {Place[]} */
  const found = [];
  for (const { text, path, isHeard } of texts) {
    for (const key of path ? keysIn(text) : []) {
      const known = places.get(key) ?? [];
      if (known.length === most || known.some((place) => place.state === state)) continue;
      const place = { state, picture, path, isHeard, rects: {} };
      places.set(key, [...known, place]);
      found.push(place);
    }
  }
  return found;
}
