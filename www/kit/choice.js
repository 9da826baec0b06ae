// A drop-down list to choose one of, such as the order of a list.

/** @param {HTMLSelectElement} element @param {readonly HTMLOptionElement[]} options @param {(index: number) => void} onChoose */
export function createChoice(element, options, onChoose) {
  for (const [index, option] of options.entries()) option.value = String(index);
  element.replaceChildren(...options);
  element.addEventListener('change', () => onChoose(Number(element.value)));
  return {
    /** @param {number} index the one that is chosen now */
    draw(index) {
      if (element.value !== String(index)) element.value = String(index);
    },
  };
}
