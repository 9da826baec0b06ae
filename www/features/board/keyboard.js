// The page's keys: those of the grid, and those that go to it from elsewhere.

import { commandOf } from '../../model/keys.js';

/** @import { Command } from '../../model/keys.js' */
/** @import { Session } from '../../session/session.js' */
/** @typedef {Command['do']} Name */

/** What is done wherever the focus is, if the key is pressed with Ctrl or Alt. @type {readonly Name[]} */
const everywhere = ['undo', 'redo', 'toggleAnswers', 'toggleMarks', 'hint'];

/** What a letter does as a shortcut: even in the grid it is not typed. @type {readonly Name[]} */
const switches = ['toggleAnswers', 'toggleMarks', 'hint'];

/** @param {Session} session @param {() => void} focus gives the focus to the grid */
export function createKeyboard({ state, act }, focus) {
  document.addEventListener('keydown', (event) => {
    const { target } = event;
    if (!(target instanceof Element) || state.front !== 'board' || target.closest('dialog, input:not([type=radio])'))
      return;
    const command = commandOf(event, state.puzzle.work.sheet.layout.side);
    if (!command || !isMeant(event, target, command, state.habits.has('keys'))) return;
    event.preventDefault();
    focus();
    act(command);
  });
}

/**
 * Whether a key is for the grid. A key without Ctrl or Alt is not, if the focus is on another control. Where the focus
 * is nowhere, a character is only if single keys are on: somebody who speaks to the computer, or brushes a key, must be
 * able to keep the page from writing digits by mistake (WCAG 2.1.4).
 * @param {KeyboardEvent} event
 * @param {Element} target
 * @param {Command} command
 * @param {boolean} hasSingleKeys whether a single character may do something outside the grid, or be a shortcut in it
 */
function isMeant({ key, ctrlKey, metaKey, altKey }, target, command, hasSingleKeys) {
  const isChord = ctrlKey || metaKey || altKey;
  if (isChord && everywhere.includes(command.do)) return true;
  const isCharacter = !isChord && key.length === 1;
  if (target.matches('h2 > button') && (key === 'Enter' || key === ' ')) return false; // it opens
  if (isNothing(target)) return !isCharacter || hasSingleKeys;
  const inGrid = target.closest('[role=grid]') !== null;
  return inGrid && (isChord || !switches.includes(command.do) || hasSingleKeys);
}

/** Whether it is no control: the page itself, or a heading that was given the focus, as a technique's name is. @param {Element} target */
const isNothing = (target) => target === document.body || target.matches('h2, h2 > button');
