// Changes the page's language from within, without a word to the browser for each.

import { messagesOf } from '../../tools/words.js';
import { languages } from '../../www/words/languages.js';

/** @import { Page } from '@playwright/test' */

/** A sentence of each language by which one sees that all its words have come. */
const last = Object.fromEntries(languages.map((locale) => [locale, messagesOf(locale)['help.private']]));

/**
 * From now on the page can change its language itself: `speak(locale)` chooses one, also where a dialog lies over the
 * list of them, and waits until every word is there. `until(what, isSo)` waits for something else.
 * @param {Page} page which has not been opened yet
 */
export const letSpeak = (page) =>
  page.addInitScript((last) => {
    /** @param {string} what @param {() => unknown} isSo */
    async function until(what, isSo) {
      for (const end = Date.now() + 20_000; !isSo(); await new Promise((resolve) => setTimeout(resolve))) {
        if (Date.now() > end) throw new Error(`it does not come: ${what}`);
      }
    }

    /** @param {string} locale */
    async function speak(locale) {
      const list = /** @type {HTMLSelectElement} */ (document.querySelector('#language'));
      await until(`${locale} in the list`, () => [...list.options].some(({ value }) => value === locale));
      list.value = locale;
      list.dispatchEvent(new Event('change'));
      const isSpoken = () => document.documentElement.lang === locale;
      const isWhole = () => document.querySelector('[data-t="help.private"]')?.textContent?.endsWith(last[locale]);
      await until(`every word in ${locale}`, () => isSpoken() && isWhole());
      await new Promise(requestAnimationFrame);
    }

    Object.assign(globalThis, { until, speak });
  }, last);
