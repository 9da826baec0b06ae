// What the page does unless the person switches it off: checkboxes in the help, each named after its setting.

import { findAll } from '../../kit/find.js';
import { choose } from '../../session/storage.js';

/** @import { Session } from '../../session/session.js' */
/** @import { Habit } from '../../session/state.js' */

/** @param {Session} session */
export function createHabits({ state, act }) {
  for (const box of findAll(document, '#habits input', HTMLInputElement)) {
    const habit = /** @type {Habit} */ (box.name);
    box.checked = state.habits.has(habit);
    box.addEventListener('change', () => {
      choose(habit, box.checked ? 'on' : 'off');
      act({ do: 'habit', habit, isOn: box.checked });
    });
  }
}
