// The page's keys: those of the grid, and those that go to it from elsewhere.

import { commandOf } from '../../model/keys.js';

/** What is done from everywhere, as it takes Ctrl or Alt. @type {readonly import('../../model/keys.js').Command['do'][]} */
const everywhere = ['undo', 'redo', 'toggleAnswers', 'toggleMarks'];

/** What is no typing even in the grid. @type {readonly import('../../model/keys.js').Command['do'][]} */
const switches = ['toggleAnswers', 'toggleMarks'];

/**
 * @param {object} page
 * @param {() => number} page.side the puzzle's
 * @param {() => boolean} page.isOff whether the grid is not there
 * @param {() => boolean} page.hasSingleKeys whether a character does something outside the grid, or is a shortcut in it
 * @param {(command: import('../../model/keys.js').Command) => void} page.onCommand
 */
export function createKeyboard({ side, isOff, hasSingleKeys, onCommand }) {
  document.addEventListener('keydown', (event) => {
    const target = /** @type {HTMLElement} */ (event.target);
    if (isOff() || target.closest('dialog, input:not([type=radio])')) return;
    const command = commandOf(event, side());
    if (!command) return;
    if (!isMeant(event, command)) return;
    event.preventDefault();
    onCommand(command);
  });

  /**
   * Whether a key is for the grid. Elsewhere a key alone is another part's: whoever speaks to the page, or brushes a key,
   * must not write digits without meaning to (WCAG 2.1.4).
   * @param {KeyboardEvent} event
   * @param {import('../../model/keys.js').Command} command
   */
  function isMeant({ target, key, ctrlKey, metaKey, altKey }, command) {
    const isChord = ctrlKey || metaKey || altKey;
    if (isChord && everywhere.includes(command.do)) return true;
    const isCharacter = !isChord && key.length === 1;
    if (isNothing(/** @type {Element} */ (target))) return !isCharacter || hasSingleKeys();
    const inGrid = /** @type {HTMLElement} */ (target).closest('[role=grid]') !== null;
    return inGrid && (isChord || !switches.includes(command.do) || hasSingleKeys());
  }
}

/** Whether it is nothing to press or to type into: the page, or a heading that was given the focus. @param {Element} target */
const isNothing = (target) => target === document.body || target.matches('h2');
