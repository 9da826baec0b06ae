// A group of buttons that is one stop for the Tab key; the arrow keys move within it (ARIA's toolbar pattern).

import { wide } from './wide.js';

/** @param {HTMLElement} element its buttons may come and go, be hidden and disabled */
export function createToolbar(element) {
  /** @type {HTMLButtonElement | undefined} the one that had the focus last: Tab leads there, else to the first */
  let last;

  const buttons = () =>
    [...element.querySelectorAll('button')].filter(
      (button) => !button.disabled && !button.hidden && getComputedStyle(button).display !== 'none',
    );

  function settle() {
    const all = buttons();
    const stop = last && all.includes(last) ? last : all[0];
    for (const button of all) {
      const index = button === stop ? 0 : -1;
      if (button.tabIndex !== index) button.tabIndex = index;
    }
  }

  element.setAttribute('role', 'toolbar');
  element.addEventListener('focusin', ({ target }) => {
    last = /** @type {HTMLButtonElement} */ (target);
    settle();
  });
  element.addEventListener('keydown', (event) => {
    if (event.ctrlKey || event.metaKey || event.altKey || event.shiftKey) return;
    const all = buttons();
    const at = all.indexOf(/** @type {HTMLButtonElement} */ (event.target));
    if (at < 0) return;
    const on = getComputedStyle(element).direction === 'rtl' ? -1 : 1; // what is next lies to the left there
    /** @type {Record<string, HTMLButtonElement | undefined>} */
    const targets = {
      ArrowLeft: all.at((at - on) % all.length),
      ArrowRight: all.at((at + on) % all.length),
      ArrowUp: beside(all, at, -1),
      ArrowDown: beside(all, at, 1),
      Home: all[0],
      End: all.at(-1),
    };
    if (!(event.key in targets)) return;
    event.preventDefault();
    event.stopPropagation(); // in the grid the same keys move from cell to cell
    targets[event.key]?.focus();
  });
  new MutationObserver(settle).observe(element, {
    attributeFilter: ['data-typed', 'disabled', 'hidden'],
    childList: true,
    subtree: true,
  });
  wide.addEventListener('change', settle); // some are seen in a wide window only
  settle();
}

/**
 * The nearest button in the row below or above; undefined where there is no such row.
 * @param {HTMLButtonElement[]} all
 * @param {number} at
 * @param {1 | -1} by 1 for the row below, -1 for the row above
 * @returns {HTMLButtonElement | undefined}
 */
function beside(all, at, by) {
  const boxes = all.map((button) => button.getBoundingClientRect());
  const own = boxes[at];
  const rows = boxes.map(({ top }) => top).filter((top) => (top - own.top) * by > 1);
  const next = by > 0 ? Math.min(...rows) : Math.max(...rows);
  const middle = (/** @type {DOMRect} */ { left, right }) => (left + right) / 2;
  const distance = (/** @type {number} */ index) => Math.abs(middle(boxes[index]) - middle(own));
  return all
    .filter((_, index) => Math.abs(boxes[index].top - next) <= 1)
    .sort((one, two) => distance(all.indexOf(one)) - distance(all.indexOf(two)))[0];
}
