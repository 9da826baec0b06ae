// Light or dark: as the system has it, or as the person has chosen.

import { choose, chosen } from '../settings.js';

const themes = ['system', 'light', 'dark'];

/** Makes the page look as was chosen. */
export function applyTheme() {
  const theme = chosen('theme') ?? 'system';
  const { dataset } = document.documentElement;
  if (theme === 'system') delete dataset.theme;
  else dataset.theme = theme;
  // The browser's own bars; in the page's paper, as style.css has it.
  const paper = getComputedStyle(document.documentElement).getPropertyValue('--paper');
  document.querySelector('meta[name=theme-color]')?.setAttribute('content', paper);
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
