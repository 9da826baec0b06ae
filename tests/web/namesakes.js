// Finds buttons that share a name while all of them can be pressed: who hears them cannot tell which is which.

/** @import { Page } from '@playwright/test' */

/**
 * From now on the page can say itself which buttons, links and rows share a name: `namesakes()`. What an open dialog makes
 * inert cannot be pressed, and cells have names of their own.
 * @param {Page} page which has not been opened yet
 */
export const findNamesakes = (page) =>
  page.addInitScript(() => {
    const pressed = 'button, a[href], summary, [role=option]';

    /** What a part says, without what is hidden. @param {Node} part @returns {string} */
    function wordsIn(part) {
      if (part instanceof Text) return part.data;
      if (!(part instanceof Element) || part.matches('[aria-hidden=true]') || !part.checkVisibility()) return '';
      return part.getAttribute('aria-label') ?? Array.from(part.childNodes, wordsIn).join(' ');
    }

    function namesakes() {
      const within = document.querySelector('dialog:modal') ?? document.body;
      const named = [...within.querySelectorAll(pressed)]
        .filter((part) => !part.matches(':disabled, [aria-disabled=true], #grid *') && !part.closest('[inert]'))
        .filter((part) => part.checkVisibility({ visibilityProperty: true }))
        .map((part) => wordsIn(part).trim().replaceAll(/\s+/g, ' '));
      return named.filter((name, at) => named.indexOf(name) < at).map((name) => `shares its name: “${name}”`);
    }

    Object.assign(globalThis, { namesakes });
  });

/**
 * In which languages which buttons share a name.
 * @param {Page} page that can change its language itself
 * @param {readonly string[]} locales
 * @returns {Promise<string[]>}
 */
export const namesakesIn = (page, locales) =>
  page.evaluate(async (locales) => {
    const { tell, namesakes } = /** @type {any} */ (globalThis);
    const found = [];
    for (const locale of locales) {
      await tell(locale);
      found.push(...namesakes().map((/** @type {string} */ text) => `${locale}, ${text}`));
    }
    return found;
  }, locales);
