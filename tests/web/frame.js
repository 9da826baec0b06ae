// The frame that the page keeps in every situation: where its parts are, and how much there is to press.

import { languages } from '../../www/words/languages.js';

/** @import { Page } from '@playwright/test' */

/**
 * What is seen of the page's frame.
 * @typedef {object} Frame
 * @property {string} language
 * @property {Record<string, number[]>} places x, y, width and height of the parts that stay; `actions` has only its top
 * @property {number} pressed how many controls there are to press outside the grid
 * @property {number} lines of the sentence
 * @property {number} rows of actions
 * @property {string[]} faults what is cut off, covers something else or makes the page scroll
 */

/** From now on the page can say itself what is seen of its frame. @param {Page} page which has not been opened yet */
export const seeFrame = (page) =>
  page.addInitScript(() => {
    const isSeen = (/** @type {Element} */ part) => part.checkVisibility({ visibilityProperty: true });
    const seen = (/** @type {string} */ parts) => [...document.querySelectorAll(parts)].filter(isSeen);
    const box = (/** @type {Element | Range} */ part) => part.getBoundingClientRect();
    const name = (/** @type {Element} */ part) =>
      `${part.id || part.className || part.tagName} “${part.textContent?.trim().slice(0, 40)}”`;

    /** How many lines the words of a part take. @param {Element} part */
    function linesOf(part) {
      const range = document.createRange();
      range.selectNodeContents(part);
      /** @type {number[]} where each begins: words and signs of one line may differ a little */
      const tops = [];
      for (const { top, bottom, width } of range.getClientRects()) {
        const middle = (top + bottom) / 2;
        if (width && !tops.some((line) => Math.abs(line - middle) < 6)) tops.push(middle);
      }
      return tops.length;
    }

    function faults() {
      const { scrollWidth, scrollHeight } = document.documentElement;
      const found = [];
      if (scrollHeight > innerHeight) found.push(`the page scrolls by ${scrollHeight - innerHeight}`);
      if (scrollWidth > innerWidth) found.push(`the page is wider than the window by ${scrollWidth - innerWidth}`);
      const parts = seen(
        '.masthead *, .grid, .say > *, .aside > *, .actions, .actions > *, .panel, .panel *, #modes label, #keypad button',
      );
      for (const part of parts.filter((part) => !part.closest('.aloud, svg'))) {
        const { left, right, top, bottom, width, height } = box(part);
        const isInPanel = part.parentElement?.closest('.panel') !== null; // which may scroll up and down
        const beyond = Math.max(-left, right - innerWidth, ...(isInPanel ? [] : [-top, bottom - innerHeight]));
        if (beyond > 0.5) found.push(`outside by ${beyond.toFixed(1)}: ${name(part)}`);
        if (!part.matches('button, label')) continue;
        const cut = Math.max(part.scrollWidth - part.clientWidth, part.scrollHeight - part.clientHeight);
        if (cut > 0) found.push(`words cut off by ${cut}: ${name(part)}`);
        if (!part.closest('#keypad') && Math.min(width, height) < 43.5)
          found.push(`${width.toFixed(1)} × ${height.toFixed(1)}: ${name(part)}`);
      }
      // The sentence, the line below it, what is beside them, and the actions lie on nothing else.
      const words = seen('#verdict, #note, .aside > *, .talk > .actions > *');
      for (const [index, part] of words.entries()) {
        for (const other of words.slice(index + 1)) {
          const [one, two] = [box(part), box(other)];
          const wide = Math.min(one.right, two.right) - Math.max(one.left, two.left);
          const high = Math.min(one.bottom, two.bottom) - Math.max(one.top, two.top);
          if (Math.min(wide, high, one.height, two.height) > 0.5)
            found.push(`${name(part)} and ${name(other)} overlap by ${Math.min(wide, high).toFixed(1)}`);
        }
      }
      // Of a note that is longer than its room, the first sentence is seen.
      const [note] = seen('#note');
      const [first] = note?.textContent?.match(/^.*?([.?!…](?= |$)|[。？！]|$)/u) ?? [''];
      if (note?.firstChild && first) {
        const range = document.createRange();
        range.setStart(note.firstChild, 0);
        range.setEnd(note.firstChild, first.length);
        const cut = box(range).bottom - box(note).bottom;
        if (cut > 1) found.push(`cut off by ${cut.toFixed(1)}: the note “${first}”`);
      }
      return found;
    }

    function frame() {
      /** @type {Record<string, number[]>} */
      const places = {};
      for (const part of seen('#grid, #keypad, #keypad button, #modes, .masthead')) {
        const { x, y, width, height } = box(part);
        const its = part.id || (part.closest('#keypad') ? part.textContent || part.className : part.className);
        if (!part.matches('#keypad .wide')) places[its] = [x, y, width, height];
      }
      const wide = seen('#keypad .wide')[0];
      if (wide) places['the wide key'] = [box(wide).x, box(wide).y, box(wide).width, box(wide).height];
      const action = seen('#actions > button, .hints.short > .actions > button')[0];
      if (action) places.actions = [box(action).top];
      const verdict = document.querySelector('#verdict');
      return {
        language: document.documentElement.lang,
        places,
        pressed: seen('button:enabled, a[href], input:enabled, select:enabled, summary').filter(
          (part) => !part.closest('.grid, dialog'),
        ).length,
        rows: new Set(seen('#actions > button').map((button) => Math.round(box(button).top))).size,
        lines: verdict && isSeen(verdict) ? linesOf(verdict) : 0,
        faults: faults(),
      };
    }

    Object.assign(globalThis, { frame });
  });

/** The frame in every language. @param {Page} page which `letSpeak` has prepared @returns {Promise<Frame[]>} */
export const framesOf = (page) =>
  page.evaluate(async (languages) => {
    const its = /** @type {any} */ (globalThis);
    await new Promise(requestAnimationFrame); // by then the page knows how wide the window is
    const found = [];
    for (const locale of languages) {
      await its.tell(locale);
      found.push(its.frame());
    }
    return found;
  }, languages);
