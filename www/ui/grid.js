// The grid: draws the puzzle, tells which cell was chosen.

import { shapeOf } from '../shapes.js';
import { symbolOf } from '../symbols.js';
import { cellWords } from '../words.js';
import { name } from './labels.js';

/**
 * @typedef {object} View what the grid shows
 * @property {Uint8Array} cells the givens
 * @property {Uint8Array | null} solution what stands in the blanks, or null for nothing
 * @property {ReadonlySet<number>} clashes the cells that clash
 * @property {ReadonlySet<number>} differs the cells whose digit is not the same in every solution
 * @property {ReadonlyMap<number, number>} repair the cells that a repair changes, and what they become
 * @property {number} selected
 */

/**
 * @param {HTMLElement} element becomes the `grid`; its rows and cells are made here
 * @param {(cell: number) => void} onSelect
 */
export function createGrid(element, onSelect) {
  /** @type {HTMLElement[]} */
  let cells = [];

  element.setAttribute('role', 'grid');
  name(element, 'grid.name');

  element.addEventListener('focusin', ({ target }) => {
    const cell = cells.indexOf(/** @type {HTMLElement} */ (target));
    if (cell >= 0) onSelect(cell);
  });

  /** @param {import('../shapes.js').Shape} shape */
  function build({ side, boxRows, boxColumns }) {
    element.style.setProperty('--side', String(side));
    element.style.setProperty('--box-rows', String(boxRows));
    element.style.setProperty('--box-columns', String(boxColumns));
    element.setAttribute('aria-rowcount', String(side));
    element.setAttribute('aria-colcount', String(side));
    const rows = Array.from({ length: side }, () => make('row'));
    cells = Array.from({ length: side * side }, (_, index) => {
      const cell = make('gridcell');
      cell.dataset.cell = String(index);
      rows[Math.floor(index / side)].append(cell);
      return cell;
    });
    element.replaceChildren(...rows);
  }

  return {
    /** @param {View} view */
    draw({ cells: givens, solution, clashes, differs, repair, selected }) {
      const hadFocus = element.contains(document.activeElement);
      const shape = shapeOf(givens.length);
      if (cells.length !== givens.length) build(shape);
      const { side } = shape;
      const row = Math.floor(selected / side);
      const column = selected % side;
      cells.forEach((cell, index) => {
        const digit = givens[index] || solution?.[index] || 0;
        const origin = givens[index] ? 'given' : digit ? 'solved' : '';
        const change = repair.get(index);
        const marks = { clash: clashes.has(index), differs: differs.has(index), change };
        const place = { row: Math.floor(index / side), column: index % side };
        const text = symbolOf(change || digit);
        if (cell.textContent !== text) cell.textContent = text;
        set(cell, 'data-origin', origin);
        set(cell, 'aria-invalid', marks.clash ? 'true' : '');
        set(cell, 'data-differs', marks.differs ? 'true' : '');
        set(cell, 'data-repair', change === undefined ? '' : change ? 'written' : 'removed');
        set(cell, 'aria-selected', String(index === selected));
        set(cell, 'aria-label', cellWords({ ...place, box: boxOf(shape, place), digit, origin, ...marks }));
        set(cell, 'data-near', place.row === row || place.column === column ? 'true' : '');
        cell.tabIndex = index === selected ? 0 : -1;
      });
      if (hadFocus) this.focus();
    },

    focus() {
      cells.find((cell) => cell.tabIndex === 0)?.focus({ preventScroll: true });
    },
  };
}

/**
 * @param {import('../shapes.js').Shape} shape
 * @param {{ row: number, column: number }} place
 */
const boxOf = ({ side, boxRows, boxColumns }, { row, column }) =>
  Math.floor(row / boxRows) * (side / boxColumns) + Math.floor(column / boxColumns);

/** @param {'row' | 'gridcell'} role */
function make(role) {
  const element = document.createElement('div');
  element.setAttribute('role', role);
  return element;
}

/**
 * Sets an attribute where it is not so already; an empty value takes it away.
 * @param {HTMLElement} element
 * @param {string} name
 * @param {string} value
 */
function set(element, name, value) {
  if (!value) element.removeAttribute(name);
  else if (element.getAttribute(name) !== value) element.setAttribute(name, value);
}
