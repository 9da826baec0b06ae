// The page's own matters: its language, how it looks, what it does by itself, the help, and whether it works offline.

import { doWhenLoaded, part } from '../../kit/part.js';
import { createHelp } from './help.js';
import { createLanguage } from './language.js';
import { createTheme } from './theme.js';

/** @import { Session } from '../../session/session.js' */
/** @import { View } from '../../session/view.js' */

/** @param {Session} session */
export function createSettings(session) {
  const parts = [createLanguage(session), createTheme(session), createHelp(session)];
  const load = part(
    () => import('./settingsdialog.js'),
    ({ createSettingsDialog }) => createSettingsDialog(session),
  );
  doWhenLoaded(session, load, 'settings');
  return {
    /** @param {View} view */
    draw(view) {
      for (const part of parts) part.draw(view);
    },
  };
}
