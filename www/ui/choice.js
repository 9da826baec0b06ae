// A list to choose one of: the examples, the sizes.

/**
 * @param {HTMLSelectElement} element
 * @param {readonly string[]} names
 * @param {(index: number) => void} onChoose
 */
export function createChoice(element, names, onChoose) {
  const options = names.map((name, index) => new Option(name, String(index)));
  const none = new Option('Choose…', '');
  none.hidden = true;
  element.replaceChildren(none, ...options);
  element.addEventListener('change', () => onChoose(Number(element.value)));
  return {
    /** @param {number} index the one that is on the page now; -1 when none is */
    draw(index) {
      element.value = index < 0 ? '' : String(index);
    },
  };
}
