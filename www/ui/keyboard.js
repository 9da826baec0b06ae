// The page's keys: those of the grid, and those that go to it wherever the focus is.

import { commandOf } from '../keys.js';

/** What is typed goes to the grid from everywhere. @type {readonly import('../keys.js').Command['do'][]} */
const everywhere = ['digit', 'blank', 'undo', 'redo', 'toggleAnswers', 'toggleMarks'];

/**
 * @param {object} page
 * @param {() => number} page.side the puzzle's
 * @param {() => boolean} page.isOff whether the grid is not there
 * @param {(command: import('../keys.js').Command) => void} page.onCommand
 */
export function createKeyboard({ side, isOff, onCommand }) {
  document.addEventListener('keydown', (event) => {
    const target = /** @type {HTMLElement} */ (event.target);
    if (isOff() || target.closest('dialog, select, input:not([type=radio])')) return;
    const command = commandOf(event, side());
    if (!command) return;
    const inGrid = target === document.body || target.closest('[role=grid]') !== null;
    if (!inGrid && (!everywhere.includes(command.do) || event.key === ' ')) return; // Space presses a button
    event.preventDefault();
    onCommand(command);
  });
}
