// Finds words that have not come from the language's file: the page speaks English words that have a mark, as ⟦Solve⟧.

/** @import { Page } from '@playwright/test' */

/**
 * From now on the page can speak a marked English, and does so when it is opened, until `isMarked` is false; and it can
 * say itself which words are seen or heard without a mark: `foreign()`.
 * @param {Page} page which has not been opened yet
 */
export const markWords = (page) =>
  page.addInitScript(() => {
    const { fetch } = globalThis;
    const spoken = ['aria-label', 'title', 'placeholder', 'alt', 'aria-description', 'aria-valuetext'];
    const shared = Object.assign(globalThis, { isMarked: true, foreign });

    globalThis.fetch = async (...request) => {
      const response = await fetch(...request);
      if (!shared.isMarked || !/\ben-[^/]*\.json$/.test(response.url)) return response;
      const mark = (/** @type {string} */ _, /** @type {unknown} */ value) =>
        typeof value === 'string' ? `⟦${value}⟧` : value;
      return Response.json(JSON.parse(await response.text(), mark));
    };

    function foreign() {
      /** @type {string[]} */
      const found = [];
      for (const element of document.querySelectorAll('body *')) {
        if (
          element.closest('noscript, .languages button, script, time, .lines b') ||
          element.matches('textarea, input')
        )
          continue;
        // A sentence with signs is in pieces.
        if (element.querySelector(':scope > .sign')) found.push(element.textContent ?? '');
        else for (const node of element.childNodes) if (node instanceof Text) found.push(node.data);
        for (const name of spoken) found.push(element.getAttribute(name) ?? '');
      }
      return found
        .map((text) => {
          for (let last = ''; last !== text; ) [last, text] = [text, text.replaceAll(/⟦[^⟦⟧]*⟧/g, '')];
          return text.replace(/⟦$/, '').replaceAll('Ninefold', ''); // the sentence after it is only heard
        })
        .filter((text) => /\p{L}{2,}|⟦|⟧/u.test(text));
    }
  });
