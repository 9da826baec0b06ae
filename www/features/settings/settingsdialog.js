// The settings: how the page looks, and what it does unless the person switches it off.

import { openDialog } from '../../kit/dialog.js';
import { find, findAll } from '../../kit/find.js';
import { madeDialog } from '../../kit/markup.js';
import { createSwitch } from '../../kit/switch.js';
import { choose, themeOf } from '../../session/storage.js';
import markup from './settings.html?markup';
import '../../kit/dialog.css';
import './settings.css';

/** @import { Session } from '../../session/session.js' */

/** What the page does by itself, with the key of its words. */
const habits = /** @type {const} */ ([
  ['alike', 'habit.alike'],
  ['placed', 'habit.placed'],
  ['keys', 'habit.keys'],
]);

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
  const rows = find(dialog, '#habits > .rows', HTMLElement);
  for (const [habit, key] of habits) {
    const change = (/** @type {boolean} */ isOn) => {
      choose(habit, isOn ? 'on' : 'off');
      act({ do: 'habit', habit, isOn });
    };
    rows.append(createSwitch(key, state.habits.has(habit), change).element);
  }
  return { settings: () => openDialog(dialog) };
}
