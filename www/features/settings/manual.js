// The help: the keys, what the marks mean, what becomes of what is typed, and what the page does by itself.

import { madeDialog } from '../../kit/markup.js';
import { createHabits } from './habits.js';
import markup from './help.html?markup';

/** @param {import('../../session/session.js').Session} session */
export function createManual(session) {
  const dialog = madeDialog(markup);
  createHabits(session);
  return {
    open() {
      if (!dialog.open) dialog.showModal(); // a second click may come while the first one loads
    },
  };
}
