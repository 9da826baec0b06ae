// Light or dark: as the system has it, or as the person has chosen.

import { findAll } from '../../kit/find.js';
import { systemIsDark, themeOf } from '../../session/storage.js';

/** @import { Session } from '../../session/session.js' */
/** @import { Theme } from '../../session/state.js' */
/** @import { View } from '../../session/view.js' */

/** @param {Session} session */
export function createTheme({ act, state }) {
  /** @type {Theme | null} */
  let drawn = null;
  systemIsDark().addEventListener('change', () => act({ do: 'theme', theme: themeOf(state.theme.chosen) }));

  return {
    /** Makes the page light or dark. A script in index.html has done it before, if the host allows that. @param {View} view */
    draw({ theme }) {
      if (theme === drawn) return;
      drawn = theme;
      document.documentElement.dataset.theme = theme.chosen;
      // The browser's own bars get the page's colour. Both tags get it: the browser chooses by the system's theme, and the
      // person may have chosen the other one.
      const { backgroundColor } = getComputedStyle(document.documentElement);
      for (const meta of findAll(document, 'meta[name=theme-color]', HTMLMetaElement)) meta.content = backgroundColor;
    },
  };
}
