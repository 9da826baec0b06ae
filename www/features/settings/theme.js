// Light or dark: as the system has it, or as the person has chosen.

import { find, findAll } from '../../kit/find.js';
import { choose, chosen } from '../../session/settings.js';

const themes = ['system', 'light', 'dark'];

/** Makes the page light or dark, as was chosen. A script in index.html has done it before, if the host allows that. */
function apply() {
  document.documentElement.dataset.theme = chosen('theme') ?? 'system';
  // The browser's own bars get the page's colour. Both tags get it: the browser chooses by the system's theme, and the
  // person may have chosen the other one.
  const { backgroundColor } = getComputedStyle(document.documentElement);
  for (const meta of findAll(document, 'meta[name=theme-color]', HTMLMetaElement)) meta.content = backgroundColor;
}

/** @param {import('../../session/session.js').Session} session */
export function createTheme({ act }) {
  const select = find(document, '#theme', HTMLSelectElement);
  const theme = chosen('theme') ?? '';
  /** A picture on a canvas has the colours of the old theme, so everything is drawn again. */
  const change = () => {
    apply();
    act({ do: 'redraw' });
  };
  apply();
  select.value = themes.includes(theme) ? theme : 'system';
  select.addEventListener('change', () => {
    choose('theme', select.value);
    change();
  });
  matchMedia('(prefers-color-scheme: dark)').addEventListener('change', change);
}
