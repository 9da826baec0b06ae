// One of several: a label between a step back and a step on.

/**
 * @param {HTMLElement} element
 * @param {(by: 1 | -1) => void} onStep
 */
export function createPager(element, onStep) {
  const [back, on] = element.querySelectorAll('button');
  const label = /** @type {HTMLElement} */ (element.querySelector('span'));
  back.addEventListener('click', () => onStep(-1));
  on.addEventListener('click', () => onStep(1));
  return {
    /** @param {{ name: string, at: number, of: number, more: boolean } | null} page `at` from 0; null: nothing to page through */
    draw(page) {
      element.hidden = page === null;
      if (page === null) return;
      label.textContent = `${page.name} ${page.at + 1} of ${page.of}${page.more ? '+' : ''}`;
      back.disabled = page.at === 0;
      on.disabled = page.at === page.of - 1;
    },
  };
}
