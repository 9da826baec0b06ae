// A drop-down list to choose one of, such as the examples or the sizes.

import { label } from './labels.js';

/** @param {HTMLSelectElement} element @param {readonly HTMLOptionElement[]} options @param {(index: number) => void} onChoose */
export function createChoice(element, options, onChoose) {
  for (const [index, option] of options.entries()) option.value = String(index);
  const none = label(new Option(), 'choose');
  none.value = '';
  none.hidden = true;
  element.replaceChildren(none, ...options);
  element.addEventListener('change', () => onChoose(Number(element.value)));
  return {
    /** @param {number} index the one that is on the page now; -1 when none is */
    draw(index) {
      const value = index < 0 ? '' : String(index);
      if (element.value !== value) element.value = value;
    },
  };
}
