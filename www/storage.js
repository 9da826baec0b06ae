// The puzzle as it was when the page was last open.

import { shapes } from './shapes.js';

const key = 'ninefold.puzzle';

/** @typedef {{ cells: Uint8Array, selected: number }} Kept */

/**
 * Keeps a puzzle.
 * @param {Kept} puzzle
 * @returns {boolean} whether the browser does keep it
 */
export function keep({ cells, selected }) {
  try {
    localStorage.setItem(key, JSON.stringify({ cells: [...cells], selected }));
    return true;
  } catch {
    return false;
  }
}

/**
 * What was kept, or null when there is nothing, or nothing that makes sense.
 * @returns {Kept | null}
 */
export function kept() {
  try {
    const { cells, selected } = JSON.parse(localStorage.getItem(key) ?? 'null');
    const shape = shapes.find(({ side }) => side * side === cells.length);
    const valid = (/** @type {unknown} */ digit) =>
      Number.isInteger(digit) && Number(digit) >= 0 && Number(digit) <= (shape?.side ?? 0);
    return shape && cells.every(valid) && Number.isInteger(selected) && selected in cells
      ? { cells: Uint8Array.from(cells), selected }
      : null;
  } catch {
    return null;
  }
}
