// The page's own matters: its language, how it looks, what it does by itself, the help, and whether it works offline.

import { createHabits } from './habits.js';
import { createHelp } from './help.js';
import { createLanguage } from './language.js';
import { createOffline } from './offline.js';
import { createTheme } from './theme.js';

/** @param {import('../../session/session.js').Session} session */
export function createSettings(session) {
  createLanguage(session);
  createTheme(session);
  createHabits(session);
  const parts = [createHelp(session), createOffline(session)];
  return {
    /** @param {import('../../session/view.js').View} view */
    draw(view) {
      for (const part of parts) part.draw(view);
    },
  };
}
