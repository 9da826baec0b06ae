// Light or dark: as the system has it, or as the person has chosen.

import { choose, chosen } from '../../session/settings.js';

const themes = ['system', 'light', 'dark'];

/** Makes the page look as was chosen. */
export function applyTheme() {
  const theme = chosen('theme') ?? 'system';
  const { dataset } = document.documentElement;
  if (theme === 'system') delete dataset.theme;
  else dataset.theme = theme;
  // The browser's own bars, in the page's paper: whichever of the two the browser goes by, as the system's may be another.
  const { backgroundColor } = getComputedStyle(document.documentElement);
  for (const meta of document.querySelectorAll('meta[name=theme-color]')) meta.setAttribute('content', backgroundColor);
}

/**
 * @param {HTMLSelectElement} select with an option for each theme
 * @param {() => void} onChange what is drawn with colours of its own has to be drawn again
 */
export function createTheme(select, onChange) {
  function apply() {
    applyTheme();
    onChange();
  }
  const theme = chosen('theme') ?? '';
  select.value = themes.includes(theme) ? theme : 'system';
  select.addEventListener('change', () => {
    choose('theme', select.value);
    apply();
  });
  matchMedia('(prefers-color-scheme: dark)').addEventListener('change', apply);
}
