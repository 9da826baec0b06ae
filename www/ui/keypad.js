// The keypad under the grid: every digit of the shape, a blank and a backspace.

import { symbolOf } from '../symbols.js';

const columns = 6; // style.css lays out as many

/**
 * @param {HTMLElement} element
 * @param {(command: import('../keys.js').Command) => void} onCommand
 */
export function createKeypad(element, onCommand) {
  let drawn = 0;

  // A tap must not take the focus from the grid: the keyboard goes on where it was.
  element.addEventListener('pointerdown', (event) => event.preventDefault());

  /**
   * @param {string} label
   * @param {string} name what a screen reader says
   * @param {import('../keys.js').Command} command
   */
  function key(label, name, command) {
    const button = document.createElement('button');
    button.type = 'button';
    button.textContent = label;
    button.setAttribute('aria-label', name);
    button.addEventListener('click', () => onCommand(command));
    return button;
  }

  return {
    /** @param {number} side */
    draw(side) {
      if (drawn === side) return;
      drawn = side;
      const digits = Array.from({ length: side }, (_, index) => {
        const symbol = symbolOf(index + 1);
        return key(symbol, symbol, { do: 'digit', digit: index + 1 });
      });
      const blank = key('blank', 'Blank', { do: 'blank' });
      blank.style.gridColumn = `span ${columns - ((side + 1) % columns)}`; // so that the last row is full
      element.replaceChildren(...digits, blank, key('⌫', 'Backspace', { do: 'back' }));
    },
  };
}
