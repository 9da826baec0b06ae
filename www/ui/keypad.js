// The keypad under the grid: every digit of the shape, a blank and a backspace.

import { spoken, t } from '../i18n.js';
import { symbolOf } from '../symbols.js';
import { set } from './change.js';
import { label, name } from './labels.js';

const columns = 6; // style.css lays out as many

/**
 * @param {HTMLElement} element
 * @param {(command: import('../keys.js').Command) => void} onCommand
 */
export function createKeypad(element, onCommand) {
  let drawn = 0;
  /** @type {HTMLButtonElement[]} */
  let digits = [];
  let dimmed = ''; // which digits are, and in which language that is said

  // A tap must not take the focus from the grid: the keyboard goes on where it was.
  element.addEventListener('pointerdown', (event) => event.preventDefault());

  /**
   * @param {import('../keys.js').Command} command
   */
  function key(command) {
    const button = document.createElement('button');
    button.type = 'button';
    button.addEventListener('click', () => onCommand(command));
    return button;
  }

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
    /**
     * @param {number} side
     * @param {import('../puzzle.js').Mode} mode
     * @param {ReadonlySet<number>} placed the digits of which no more are wanted
     */
    draw(side, mode, placed) {
      set(element, 'data-mode', mode); // the digits look like what they become
      if (drawn !== side) build(side);
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
    const blank = name(label(key({ do: 'blank' }), 'keypad.blank'), 'keypad.blankName');
    blank.className = 'blank';
    blank.style.gridColumn = `span ${columns - ((side + 1) % columns)}`; // so that the last row is full
    const back = name(key({ do: 'back' }), 'keypad.back');
    back.textContent = '⌫';
    element.replaceChildren(...digits, blank, back);
  }
}
