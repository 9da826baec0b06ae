// Finds what does not fit: what reaches beyond a side of the window, and what is too small for a finger.

/** @import { Page } from '@playwright/test' */

/** A finger needs at least this size, in CSS pixels. A key of a keypad with more than nine digits may be smaller. */
const least = 44;

/** What is pressed, chosen or typed into, the options of a list included. */
const pressed = [
  'button',
  'select',
  'summary',
  'textarea',
  'input:not([type=radio], [type=checkbox])',
  'label:has([type=radio], [type=checkbox])',
  '[role=option]',
].join();

/** The parts that nothing in them may reach out of. */
const rooms = 'html, dialog[open], #collection';

/**
 * From now on the page can say itself what does not fit in it: `misfits()` gives a sentence for each element that is cut
 * off at a side of the window or of the room that it is in, for each that lies under another, and for each that is too small.
 * @param {Page} page which has not been opened yet
 */
export const findMisfits = (page) =>
  page.addInitScript(
    ({ least, pressed, rooms }) => {
      const kind = (/** @type {Element} */ part) => part.id || part.className || part.tagName;
      const name = (/** @type {Element} */ part) =>
        `${kind(part)} “${part.textContent?.trim().replaceAll(/\s+/g, ' ').slice(0, 60)}”`;

      /** Three rows are all that the keys of a large grid may take. */
      function leastOfKeys() {
        const { length } = document.querySelectorAll('#keypad .digit');
        return length > 9 ? { width: 24, height: 36 } : { width: least, height: least };
      }

      /** A part and the parts in it, without what is not to be seen. @param {Element} part @returns {Iterable<Element>} */
      function* seenIn(part) {
        const isSeen = part.checkVisibility();
        if (part.matches('.aloud') || (!isSeen && getComputedStyle(part).display !== 'contents')) return;
        if (isSeen && part.checkVisibility({ visibilityProperty: true })) yield part;
        for (const child of part.children) yield* seenIn(child);
      }

      /** Whether a part reaches beyond the foot of its panel, and cannot be scrolled to. @param {Element} part @param {Element} room */
      function isBeneath(part, room) {
        for (let above = part.parentElement; above && room.contains(above); above = above.parentElement)
          if (/auto|scroll/.test(getComputedStyle(above).overflowY)) return false;
        return part.getBoundingClientRect().bottom > room.getBoundingClientRect().bottom + 0.5;
      }

      /**
       * Whether a press on a part hits something else, or what the part is in has cut it off.
       * @param {Element} part
       */
      function isCovered(part) {
        const dialog = document.querySelector('dialog[open]');
        if (dialog && !dialog.contains(part)) return false;
        const { left, right, top, bottom } = part.getBoundingClientRect();
        const [x, y] = [(left + right) / 2, (top + bottom) / 2];
        if (x < 0 || y < 0 || x > innerWidth - 1 || y > innerHeight - 1) return false; // it is scrolled to
        for (let above = part.parentElement; above; above = above.parentElement) {
          const room = above.getBoundingClientRect();
          const isScrolled = /auto|scroll/.test(getComputedStyle(above).overflowY);
          if (isScrolled && (y < room.top || y > room.bottom)) return false;
        }
        const hit = document.elementFromPoint(x, y);
        return !part.contains(hit) && !hit?.contains(part.querySelector('input') ?? part);
      }

      function misfits() {
        /** @type {string[]} */
        const found = [];
        const keys = leastOfKeys();
        /** @type {Map<Element, { left: number, right: number }>} */
        const sides = new Map();
        for (const room of document.querySelectorAll(rooms)) {
          if (!room.checkVisibility({ visibilityProperty: true })) continue;
          const { left, right, top, bottom } = room.getBoundingClientRect();
          sides.set(room, { left: Math.max(0, left) - 0.5, right: Math.min(innerWidth, right) + 0.5 });
          if (room.scrollWidth > room.clientWidth) found.push(`wider than its room: ${kind(room)}`);
          const isBeyond = room.matches('dialog') && (top < -0.5 || bottom > innerHeight + 0.5);
          if (isBeyond) found.push(`higher than the window: ${kind(room)}`);
        }
        for (const part of seenIn(document.body)) {
          const { left, right, width, height } = part.getBoundingClientRect();
          const room = /** @type {Element} */ (part.closest(rooms));
          const side = sides.get(room) ?? { left: 0, right: 0 };
          const isCut = part.matches('button, label') && part.scrollWidth > part.clientWidth;
          if (right > side.right || left < side.left || isCut) found.push(`cut off: ${name(part)}`);
          const need = part.closest('#keypad, [data-all=many]') ? keys : { width: least, height: least };
          const panel = part.closest('.panel');
          const isBelow = part.matches(pressed) && panel !== null && isBeneath(part, panel);
          if (isBelow) found.push(`below its panel: ${name(part)}`);
          const isSmall = part.matches(pressed) && (width < need.width || height < need.height);
          if (isSmall) found.push(`too small, ${width.toFixed()} × ${height.toFixed()}: ${name(part)}`);
          if (part.matches(pressed) && isCovered(part)) found.push(`covered: ${name(part)}`);
        }
        return found;
      }

      Object.assign(globalThis, { misfits });
    },
    { least, pressed, rooms },
  );

/** What does not fit now, in a page that can say so. @param {Page} page @returns {Promise<string[]>} */
export const misfits = (page) => page.evaluate('misfits()');
