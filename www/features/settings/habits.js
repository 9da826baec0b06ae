// What the page does unless the person switches it off: checkboxes in the help, each named after its setting.

import { choose, chosen } from '../../session/settings.js';

/** @typedef {import('../../session/settings.js').Habit} Habit */

/**
 * @param {HTMLElement} element
 * @param {() => void} onChange
 */
export function createHabits(element, onChange) {
  const boxes = [...element.querySelectorAll('input')];
  for (const box of boxes) {
    const habit = /** @type {Habit} */ (box.name);
    box.checked = chosen(habit) !== 'off';
    box.addEventListener('change', () => {
      choose(habit, box.checked ? 'on' : 'off');
      onChange();
    });
  }
  return {
    /** @param {Habit} habit */
    has: (habit) => boxes.some(({ name, checked }) => name === habit && checked),
  };
}
