// What the page does unless the person switches it off: checkboxes in the help, each named after its setting.

import { findAll } from '../../kit/find.js';
import { choose } from '../../session/storage.js';

/** @param {import('../../session/session.js').Session} session */
export function createHabits({ state, act }) {
  for (const box of findAll(document, '#habits input', HTMLInputElement)) {
    const habit = /** @type {import('../../session/state.js').Habit} */ (box.name);
    box.checked = state.habits.has(habit);
    box.addEventListener('change', () => {
      choose(habit, box.checked ? 'on' : 'off');
      act({ do: 'habit', habit, isOn: box.checked });
    });
  }
}
