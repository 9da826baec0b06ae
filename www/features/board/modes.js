// The switch between givens, answers and marks, and the buttons for answers. They are shown while one answers or marks;
// Solve is then no longer the main button.

import { findAll } from '../../kit/find.js';
import { set, show } from '../../kit/update.js';
import { digitOf } from '../../model/symbols.js';

/** @import { Mode } from '../../model/puzzle.js' */

/** The shortcuts of the second mode and the third. */
const letters = { 1: 'A', 2: 'P' };

/** @param {{ modes: HTMLElement, tools: HTMLElement[], solve: HTMLElement }} elements @param {(mode: Mode) => void} onSwitch */
export function createModes({ modes, tools, solve }, onSwitch) {
  const radios = findAll(modes, 'input', HTMLInputElement);
  for (const radio of radios) radio.addEventListener('change', () => onSwitch(/** @type {Mode} */ (radio.value)));

  return {
    /**
     * @param {Mode} mode
     * @param {number} side a letter that is a digit of the grid is no shortcut
     * @param {boolean} hasSingleKeys whether a letter alone is a shortcut
     */
    draw(mode, side, hasSingleKeys) {
      for (const [index, letter] of Object.entries(letters)) {
        const isAlone = hasSingleKeys && digitOf(letter) > side;
        set(radios[Number(index)], 'aria-keyshortcuts', `${isAlone ? `${letter} ` : ''}Alt+${letter}`);
      }
      for (const radio of radios) if (radio.value === mode && !radio.checked) radio.checked = true;
      const isTyped = mode === 'givens';
      if (isTyped && tools.some((tool) => tool === document.activeElement)) solve.focus();
      for (const tool of tools) show(tool, !isTyped);
      if (solve.classList.contains('primary') !== isTyped) solve.classList.toggle('primary', isTyped);
    },
  };
}
