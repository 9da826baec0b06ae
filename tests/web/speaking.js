// Changes the page's language from within, without a word to the browser for each.

import { messagesOf } from '../../tools/words.js';
import { languages } from '../../www/words/languages.js';

/** @import { Page } from '@playwright/test' */

/** A sentence of each language by which one sees that all its words have come. */
const last = Object.fromEntries(languages.map((locale) => [locale, messagesOf(locale)['help.private']]));

/**
 * From now on the page can change its language itself: `speak(locale)` chooses one, also while the menu is closed, and
 * waits until every word is there and painted; `tell(locale)` does not wait until it is painted. `until(what, isSo)` waits
 * for something else.
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
    async function tell(locale) {
      const row = Object.assign(document.createElement('button'), { lang: locale });
      row.dataset.do = 'language'; // as in the menu, which closes when one of its own is pressed
      document.body.append(row);
      row.click();
      row.remove();
      const isSpoken = () => document.documentElement.lang === locale;
      const isWhole = () => document.querySelector('[data-t="help.private"]')?.textContent?.endsWith(last[locale]);
      await until(`every word in ${locale}`, () => isSpoken() && isWhole());
    }

    /** @param {string} locale */
    async function speak(locale) {
      await tell(locale);
      await new Promise(requestAnimationFrame);
    }

    Object.assign(globalThis, { until, tell, speak });
  }, last);
