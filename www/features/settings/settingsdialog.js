// The settings: how the page looks, and what it does unless the person switches it off.

import { find, findAll } from '../../kit/find.js';
import { label } from '../../kit/labels.js';
import { madeDialog } from '../../kit/markup.js';
import { choose, themeOf } from '../../session/storage.js';
import markup from './settings.html?markup';
import '../../kit/dialog.css';
import './settings.css';

/** @import { Session } from '../../session/session.js' */
/** @import { Habit } from '../../session/state.js' */

/** @param {Session} session */
export function createSettingsDialog({ act, state }) {
  const dialog = madeDialog(markup);
  for (const radio of findAll(dialog, '#theme input', HTMLInputElement)) {
    radio.checked = radio.value === state.theme.chosen;
    radio.addEventListener('change', () => {
      choose('theme', radio.value);
      act({ do: 'theme', theme: themeOf(radio.value) });
    });
  }
  // Each checkbox is named after its setting; its value stands at the end of its row.
  for (const row of findAll(dialog, '#habits label', HTMLElement)) {
    const box = find(row, 'input', HTMLInputElement);
    const value = find(row, 'small', HTMLElement);
    const habit = /** @type {Habit} */ (box.name);
    const draw = () => label(value, box.checked ? 'settings.on' : 'settings.off');
    box.checked = state.habits.has(habit);
    draw();
    box.addEventListener('change', () => {
      draw();
      choose(habit, box.checked ? 'on' : 'off');
      act({ do: 'habit', habit, isOn: box.checked });
    });
  }
  return { settings: () => dialog.showModal() };
}
