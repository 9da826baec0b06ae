// The switch between givens, answers and marks, and what there is to do with answers.

import { show } from './change.js';

/** @typedef {import('../puzzle.js').Mode} Mode */

/**
 * @param {{ modes: HTMLElement, tools: HTMLElement }} elements
 * @param {(mode: Mode) => void} onSwitch
 */
export function createModes({ modes, tools }, onSwitch) {
  const radios = modes.querySelectorAll('input');
  // A tap must not take the focus from the grid: the keyboard goes on where it was.
  modes.addEventListener('pointerdown', (event) => event.preventDefault());
  for (const radio of radios) radio.addEventListener('change', () => onSwitch(/** @type {Mode} */ (radio.value)));

  return {
    /** @param {Mode} mode */
    draw(mode) {
      for (const radio of radios) if (radio.value === mode && !radio.checked) radio.checked = true;
      show(tools, mode !== 'givens');
    },
  };
}
