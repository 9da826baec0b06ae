// Which key means what. Knows no DOM: a KeyboardEvent, or anything with its six fields, comes in.

import { digitOf } from './symbols.js';

/**
 * @typedef {{ do: 'digit', digit: number }
 *   | { do: 'move', rows: number, columns: number }
 *   | { do: 'blank' | 'back' | 'erase' | 'rowStart' | 'rowEnd' | 'first' | 'last' | 'undo' | 'redo' | 'toggleAnswers'
 *     | 'toggleMarks' | 'fill' | 'clear' }} PuzzleCommand to be done to the puzzle itself
 * @typedef {PuzzleCommand | { do: 'solve' }} Command
 */

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
const withControl = {
  End: { do: 'last' },
  Home: { do: 'first' },
  y: { do: 'redo' },
  z: { do: 'undo' },
};

/** Letters that are digits of large grids only; with Alt they are none anywhere. @type {Record<string, Command>} */
const modes = {
  a: { do: 'toggleAnswers' },
  p: { do: 'toggleMarks' },
};

// The comma is what some numpads have for a dot.
const blanks = [' ', '0', '.', ',', '-', '_', 'x', 'X'];

/**
 * What a key asks for, or null when it is not ours.
 * @param {{ key: string, code: string, ctrlKey: boolean, metaKey: boolean, altKey: boolean, shiftKey: boolean }} event
 * @param {number} side of the grid: what is no digit there
 * @returns {Command | null}
 */
export function commandOf({ key, code, ctrlKey, metaKey, altKey, shiftKey }, side) {
  if (altKey && (ctrlKey || metaKey)) return null;
  // With Option, a Mac's keys write other characters: then it is the key's place that counts.
  if (altKey) return modes[(/^[a-z]$/i.test(key) ? key : code.replace('Key', '')).toLowerCase()] ?? null;
  if (ctrlKey || metaKey) {
    const name = key.length === 1 ? key.toLowerCase() : key;
    return (name === 'z' && shiftKey ? withControl.y : withControl[name]) ?? null;
  }
  // The top row's keys are digits in every layout, also where their digits want Shift, as in France.
  const digit = Number(code.match(/^Digit([1-9])$/)?.[1]) || digitOf(key);
  if (digit > side && key.toLowerCase() in modes) return modes[key.toLowerCase()];
  if (digit) return { do: 'digit', digit };
  if (blanks.includes(key) || code === 'Digit0') return { do: 'blank' };
  return plain[key] ?? null;
}
