// The switch between givens, answers and marks, and what there is to do with answers: it comes before Solve, which then
// is no longer what one is most likely to want.

import { show } from './change.js';

/** @typedef {import('../puzzle.js').Mode} Mode */

/**
 * @param {{ modes: HTMLElement, tools: HTMLElement[], solve: HTMLElement }} elements
 * @param {(mode: Mode) => void} onSwitch
 */
export function createModes({ modes, tools, solve }, onSwitch) {
  const radios = modes.querySelectorAll('input');
  // A tap must not take the focus from the grid: the keyboard goes on where it was.
  modes.addEventListener('pointerdown', (event) => event.preventDefault());
  for (const radio of radios) radio.addEventListener('change', () => onSwitch(/** @type {Mode} */ (radio.value)));

  return {
    /** @param {Mode} mode */
    draw(mode) {
      for (const radio of radios) if (radio.value === mode && !radio.checked) radio.checked = true;
      const isTyped = mode === 'givens';
      if (isTyped && tools.some((tool) => tool === document.activeElement)) solve.focus();
      for (const tool of tools) show(tool, !isTyped);
      if (solve.classList.contains('primary') !== isTyped) solve.classList.toggle('primary', isTyped);
    },
  };
}
