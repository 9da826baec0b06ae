// The switch between the puzzle, answers and marks.

import { findAll } from '../../kit/find.js';
import { set } from '../../kit/update.js';
import { digitOf } from '../../model/symbols.js';

/** @import { Mode } from '../../model/puzzle.js' */
/** @import { View } from '../../session/view.js' */

/** The shortcuts of the second mode and the third. */
const letters = { 1: 'A', 2: 'P' };

/** @param {HTMLElement} modes @param {(mode: Mode) => void} onSwitch */
export function createModes(modes, onSwitch) {
  const radios = findAll(modes, 'input', HTMLInputElement);
  for (const radio of radios) radio.addEventListener('change', () => onSwitch(/** @type {Mode} */ (radio.value)));

  return {
    /** @param {View} view */
    draw({ mode, layout, hasModes, hasSingleKeys }) {
      set(modes, 'data-away', hasModes ? '' : 'true');
      for (const [index, letter] of Object.entries(letters)) {
        // A letter that is a digit of the grid is no shortcut.
        const isAlone = hasSingleKeys && digitOf(letter) > layout.side;
        set(radios[Number(index)], 'aria-keyshortcuts', `${isAlone ? `${letter} ` : ''}Alt+${letter}`);
      }
      for (const radio of radios) if (radio.value === mode && !radio.checked) radio.checked = true;
    },
  };
}
