// What the page itself is asked: which marked texts it says, and where. These functions run in the browser, so each takes
// nothing from outside itself.

/** How wide the page is: as a narrow phone. */
export const width = 320;

/** @typedef {{ x: number, y: number, width: number, height: number }} Rect in CSS pixels */

/**
 * A text, and a selector of the element that has it; '' where only the title of the tab has it, or what is heard alone.
 * `isHeard`: it is no text, but what a screen reader says of the element.
 * @typedef {{ text: string, path: string, isHeard: boolean }} Said
 */

/**
 * From now on the page can say which marked texts there are, `marked()`; which there have been since it was asked,
 * `said()`; and when nothing has changed for a while, `quiet()`.
 */
export function letTell() {
  /** @param {Element} element @returns {string} */
  const pathOf = (element) => {
    const { id, parentElement: parent } = element;
    if (id || !parent) return id ? `#${CSS.escape(id)}` : element.localName;
    return `${pathOf(parent)} > :nth-child(${[...parent.children].indexOf(element) + 1})`;
  };
  const isMarked = (/** @type {string} */ text) => /[\u{e0020}-\u{e007f}]/u.test(text);

  function marked() {
    /** @type {Said[]} */
    const found = [{ text: document.title, path: '', isHeard: false }];
    for (const element of document.querySelectorAll('body, body *')) {
      const texts = [...element.childNodes].flatMap((node) => (node instanceof Text ? node.data : [])).filter(isMarked);
      const attributes = [...element.attributes].filter(({ value }) => isMarked(value));
      if (!texts.length && !attributes.length) continue;
      const box = element.closest('select') ?? element;
      if (!box.checkVisibility({ visibilityProperty: true }) || box.getBoundingClientRect().top >= innerHeight)
        continue;
      const path = element.closest('.aloud') ? '' : pathOf(box);
      for (const text of texts) found.push({ text, path, isHeard: false });
      for (const { name, value } of attributes)
        found.push({ text: value, path, isHeard: !/^(placeholder|title)$/.test(name) });
    }
    return found;
  }

  /** @type {Set<string>} */
  const heard = new Set();
  function said() {
    const texts = [...heard];
    heard.clear();
    return texts;
  }

  let changed = 0;
  new MutationObserver(() => {
    changed = performance.now();
    for (const { text } of marked()) heard.add(text);
  }).observe(document, { subtree: true, childList: true, characterData: true, attributes: true });

  /**
   * It does not wait for ever, as something may go on.
   * @param {number} heard for so many milliseconds nothing has changed, if nothing is said aloud yet
   */
  async function quiet(heard) {
    const time = () => (document.querySelector('output.aloud')?.textContent ? 200 : heard);
    for (const end = performance.now() + 2000; performance.now() < Math.min(changed + time(), end); )
      await new Promise((resolve) => setTimeout(resolve, 20));
  }

  Object.assign(globalThis, { marked, said, quiet });
}

/** Where the elements are that are to be seen. @param {string[]} paths @returns {Record<string, Rect>} */
export function rectsOf(paths) {
  const rects = paths.map((path) => [path, document.querySelector(path)?.getBoundingClientRect().toJSON()]);
  return Object.fromEntries(rects.filter(([, rect]) => rect?.width));
}
