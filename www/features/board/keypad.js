// The keypad under the grid: every digit of the shape, a blank and a backspace.

import { label, name } from '../../kit/labels.js';
import { set, show } from '../../kit/update.js';
import { symbolOf } from '../../model/symbols.js';
import { spoken, t } from '../../words/i18n.js';

/** @import { PuzzleCommand } from '../../model/commands.js' */
/** @import { Mode } from '../../model/puzzle.js' */

/**
 * How many keys are in a row, how many rows that makes, and how many columns the key for a blank takes, so that the
 * last row is full.
 * @param {number} side
 * @param {number} columns
 */
function layoutOf(side, columns) {
  const keys = side + 2;
  const rows = Math.ceil(keys / columns);
  return { columns, rows, blank: rows * columns - keys + 1 };
}

/** @param {HTMLElement} element @param {(command: PuzzleCommand) => void} onCommand */
export function createKeypad(element, onCommand) {
  let drawn = 0;
  /** @type {HTMLButtonElement[]} */
  let digits = [];
  /** The style of `main`, in which measures.css shares the room between the grid and the keypad. */
  const { style: page } = element.closest('main') ?? element;
  let dimmed = ''; // the digits that are dimmed, and the language of their names

  /** @param {PuzzleCommand} command */
  function key(command) {
    const button = document.createElement('button');
    button.type = 'button';
    button.addEventListener('click', () => onCommand(command));
    return button;
  }

  const blank = name(label(key({ do: 'blank' }), 'keypad.blank'), 'keypad.blankName');
  blank.className = 'blank';
  const back = name(key({ do: 'back' }), 'keypad.back');
  back.className = 'back';
  back.textContent = '⌫';

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
    /** @param {number} side @param {Mode} mode @param {ReadonlySet<number>} placed the digits that are placed everywhere */
    draw(side, mode, placed) {
      if (drawn !== side) build(side);
      if (element.dataset.mode !== mode) {
        element.dataset.mode = mode; // the digits look like what they become
        show(blank, mode === 'givens'); // elsewhere it would do what Backspace does, which gets its room
      }
      dim(placed);
    },
  };

  /** @param {number} side */
  function build(side) {
    drawn = side;
    dimmed = '';
    digits = Array.from({ length: side }, (_, index) => {
      const button = key({ do: 'digit', digit: index + 1 });
      button.textContent = symbolOf(index + 1);
      return button;
    });
    element.replaceChildren(...digits, blank, back);
    arrange('', layoutOf(side, 6));
    arrange('low-', layoutOf(side, Math.max(6, Math.ceil((side + 2) / (side > 16 ? 3 : 2)))));
    page.setProperty('--low-key', side > 16 ? '2.25rem' : '2.75rem');
  }

  /** Tells measures.css how the keys stand. @param {'' | 'low-'} window @param {ReturnType<typeof layoutOf>} layout */
  function arrange(window, { columns, rows, blank }) {
    page.setProperty(`--${window}key-columns`, String(columns));
    page.setProperty(`--${window}key-rows`, String(Math.max(2, rows)));
    page.setProperty(`--${window}blank`, String(blank));
  }
}
