// Which key means what. This file uses no DOM: it takes a KeyboardEvent, or anything with the same six fields.

import { digitOf } from './symbols.js';

/** @import { PuzzleCommand } from './commands.js' */
/** @typedef {PuzzleCommand | { do: 'solve' | 'hint' }} Command */

/** @type {Record<string, Command>} */
const plain = {
  ArrowUp: { do: 'move', rows: -1, columns: 0 },
  ArrowDown: { do: 'move', rows: 1, columns: 0 },
  ArrowLeft: { do: 'move', rows: 0, columns: -1 },
  ArrowRight: { do: 'move', rows: 0, columns: 1 },
  Backspace: { do: 'back' },
  Delete: { do: 'erase' },
  End: { do: 'rowEnd' },
  Enter: { do: 'solve' },
  Home: { do: 'rowStart' },
};

/** @type {Record<string, Command>} */
const withControl = { End: { do: 'last' }, Home: { do: 'first' }, y: { do: 'redo' }, z: { do: 'undo' } };

/**
 * Letters that do something, except where a large grid has them as digits; with Alt they always do it.
 * @type {Record<string, Command>}
 */
const letters = { a: { do: 'toggleAnswers' }, h: { do: 'hint' }, p: { do: 'toggleMarks' } };

// Some number pads have a comma instead of a dot.
const blanks = [' ', '0', '.', ',', '-', '_', 'x', 'X'];

/**
 * What a key asks for, or null where it means nothing to the page.
 * @param {{ key: string, code: string, ctrlKey: boolean, metaKey: boolean, altKey: boolean, shiftKey: boolean }} event
 * @param {number} side of the grid: A, H and P are digits where it is large enough
 * @returns {Command | null}
 */
export function commandOf({ key, code, ctrlKey, metaKey, altKey, shiftKey }, side) {
  if (altKey && (ctrlKey || metaKey)) return null;
  // On a Mac a key that is pressed with Option writes another character: then the key's place on the keyboard counts.
  if (altKey) return letters[(/^[a-z]$/i.test(key) ? key : code.replace('Key', '')).toLowerCase()] ?? null;
  if (ctrlKey || metaKey) {
    const name = key.length === 1 ? key.toLowerCase() : key;
    return (name === 'z' && shiftKey ? withControl.y : withControl[name]) ?? null;
  }
  // The keys of the top row are digits in every keyboard layout, even where a digit needs Shift, as in France; those of a number
  // pad may write digits of another script, or move.
  const digit = (!key[1] && Number(code.match(/^(?:Digit|Numpad)([1-9])$/)?.[1])) || digitOf(key);
  if ((!digit || digit > side) && key.toLowerCase() in letters) return letters[key.toLowerCase()];
  if (digit) return { do: 'digit', digit };
  if (blanks.includes(key) || code === 'Digit0') return { do: 'blank' };
  const command = plain[key] ?? null;
  return shiftKey && command?.do === 'move' ? { ...command, isChoosing: true } : command;
}
