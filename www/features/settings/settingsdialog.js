// The settings: how the page looks, and what it does unless the person switches it off.

import { findAll } from '../../kit/find.js';
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
  // Each checkbox is named after its setting.
  for (const box of findAll(dialog, '#habits input', HTMLInputElement)) {
    const habit = /** @type {Habit} */ (box.name);
    box.checked = state.habits.has(habit);
    box.addEventListener('change', () => {
      choose(habit, box.checked ? 'on' : 'off');
      act({ do: 'habit', habit, isOn: box.checked });
    });
  }
  return { settings: () => dialog.showModal() };
}
