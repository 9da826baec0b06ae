// Finds what does not fit: what reaches beyond a side of the window, and what is too small for a finger.

/** A finger needs at least this size, in CSS pixels. */
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

/**
 * Elements that are cut off at a side of the window or of the part that they are in, and elements that are too small:
 * the name and the text of each.
 * @param {import('@playwright/test').Page} page
 * @param {string} [inside] where to look
 */
export const misfits = (page, inside = 'html') =>
  page.evaluate(
    ({ inside, pressed, least }) => {
      const name = (/** @type {Element} */ part) => `${part.id || part.className || part.tagName}: ${part.textContent}`;
      const whole = /** @type {HTMLElement} */ (document.querySelector(inside));
      const room = whole.getBoundingClientRect();
      const parts = [...whole.querySelectorAll('*')].filter(
        (part) => part.checkVisibility() && !part.closest('.aloud'),
      );
      const cutOff = parts.filter((part) => {
        const { left, right } = part.getBoundingClientRect();
        const isCut = part.tagName === 'BUTTON' && part.scrollWidth > part.clientWidth;
        return right > Math.min(innerWidth, room.right) + 0.5 || left < Math.max(0, room.left) - 0.5 || isCut;
      });
      const tooSmall = parts.filter((part) => {
        const { width, height } = part.getBoundingClientRect();
        return part.matches(pressed) && Math.min(width, height) < least;
      });
      const wide = [document.documentElement, whole].filter(
        ({ scrollWidth, clientWidth }) => scrollWidth > clientWidth,
      );
      return { cutOff: [...cutOff, ...wide].map(name), tooSmall: tooSmall.map(name) };
    },
    { inside, pressed, least },
  );

/** What `misfits` finds where all is well. */
export const none = { cutOff: [], tooSmall: [] };
