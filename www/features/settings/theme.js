// Light or dark: as the system has it, or as the person has chosen.

import { find, findAll } from '../../kit/find.js';
import { choose, chosen } from '../../session/settings.js';

const themes = ['system', 'light', 'dark'];

/** Makes the page look as was chosen; at first index.html has done so already, unless its host forbids such scripts. */
function apply() {
  document.documentElement.dataset.theme = chosen('theme') ?? 'system';
  // The browser's own bars, in the page's paper: whichever of the two the browser goes by, as the system's may be another.
  const { backgroundColor } = getComputedStyle(document.documentElement);
  for (const meta of findAll(document, 'meta[name=theme-color]', HTMLMetaElement)) meta.content = backgroundColor;
}

/** @param {import('../../session/session.js').Session} session */
export function createTheme({ act }) {
  const select = find(document, '#theme', HTMLSelectElement);
  const theme = chosen('theme') ?? '';
  /** What is drawn with colours of its own has to be drawn again. */
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
