// The keypad: every digit of the shape, what else the mode is for, and a backspace.

import { label } from '../../kit/labels.js';
import { buttonOf } from '../../kit/make.js';
import { set, show } from '../../kit/update.js';
import { symbolOf } from '../../model/symbols.js';
import { spoken, t } from '../../words/i18n.js';

/** @import { View } from '../../session/view.js' */

/**
 * How many keys are in a row, how many rows that makes, and how many columns the wide key takes, so that the last row is full.
 * @param {number} side
 * @param {number} columns
 */
function arrangementOf(side, columns) {
  const keys = side + 2;
  const rows = Math.ceil(keys / columns);
  return { columns, rows, wide: rows * columns - keys + 1 };
}

/** Two rows, or three where there are many digits. @param {number} side */
const columnsOf = (side) => Math.ceil((side + 3) / (side > 12 ? 3 : 2));

/** @param {HTMLElement} element has the keys that are no digits @param {(digit: number) => void} onDigit */
export function createKeypad(element, onDigit) {
  let drawn = ''; // the side and its first digit, which is a letter in a wordoku
  /** @type {HTMLButtonElement[]} */
  let digits = [];
  const others = [...element.children];
  const [blank, check, fill] = /** @type {HTMLElement[]} */ (others);
  const { style: page } = document.body; // measures.css shares the room between the grid and the keypad
  let dimmed = ''; // the digits that are dimmed, and the language of their names

  /** @param {ReadonlySet<number>} placed */
  function dim(placed) {
    const now = [spoken(), ...placed].join(' ');
    if (dimmed === now) return;
    dimmed = now;
    for (const [index, button] of digits.entries()) {
      const isPlaced = placed.has(index + 1);
      set(button, 'data-placed', isPlaced ? 'true' : '');
      set(button, 'aria-label', isPlaced ? t('keypad.placed', { digit: symbolOf(index + 1) }) : '');
    }
  }

  return {
    /** @param {View} view */
    draw({ layout: { side }, mode, placed, isFilled }) {
      if (drawn !== side + symbolOf(1)) build(side);
      if (element.dataset.mode !== mode) {
        element.dataset.mode = mode; // the digits look like what they become
        show(blank, mode === 'givens');
        show(check, mode === 'answers');
        show(fill, mode === 'marks');
      }
      label(fill, isFilled ? 'fill.clear' : 'fill');
      dim(placed);
    },
  };

  /** @param {number} side */
  function build(side) {
    drawn = side + symbolOf(1);
    dimmed = '';
    digits = Array.from({ length: side }, (_, index) =>
      buttonOf(() => onDigit(index + 1), { class: 'digit' }, symbolOf(index + 1)),
    );
    element.replaceChildren(...digits, ...others);
    const narrow = arrangementOf(side, columnsOf(side));
    arrange('', narrow);
    arrange('wide-', side > 9 ? narrow : arrangementOf(side, side === 8 ? 4 : 3));
    page.setProperty('--side', String(side));
    page.setProperty('--key-least', narrow.rows > 2 ? '2.25rem' : '2.75rem');
  }

  /** Tells measures.css how the keys stand. @param {'' | 'wide-'} window @param {ReturnType<typeof arrangementOf>} arrangement */
  function arrange(window, { columns, rows, wide }) {
    page.setProperty(`--${window}key-columns`, String(columns));
    page.setProperty(`--${window}key-rows`, String(rows));
    page.setProperty(`--${window}key-wide`, String(wide));
  }
}
