// The grid: draws the puzzle, tells which cell was chosen.

import { set, write } from '../../kit/change.js';
import { name } from '../../kit/labels.js';
import { contentOf } from '../../model/content.js';
import { digitsIn } from '../../model/marks.js';
import { housesOf, shapeOf } from '../../model/shapes.js';
import { symbolOf } from '../../model/symbols.js';
import { spoken, t } from '../../words/i18n.js';
import { cellWords } from '../../words/words.js';

/**
 * @typedef {object} View what the grid shows
 * @property {Uint8Array} givens
 * @property {Uint8Array} answers
 * @property {Uint32Array} marks
 * @property {ReadonlySet<number>} wrong the answers that are known to be
 * @property {Uint8Array | null} solution what stands in the blanks and over other answers, or null for nothing
 * @property {ReadonlySet<number>} clashes the cells that clash
 * @property {ReadonlySet<number>} differs the cells whose digit is not the same in every solution
 * @property {ReadonlyMap<number, number>} repair the cells that a repair changes, and what they become
 * @property {number} selected
 */

/** @type {ReadonlySet<number>} */
const none = new Set();

/**
 * @param {HTMLElement} element becomes the `grid`; its rows and cells are made here
 * @param {(cell: number) => void} onSelect
 */
export function createGrid(element, onSelect) {
  /** @type {HTMLElement[]} */
  let cells = [];
  /** @type {string[]} what each of them shows */
  let shown = [];
  let language = ''; // that it is named in
  let tinted = none;
  /** @type {HTMLElement | null} */
  let selected = null;
  // What lies under the row and the column of the selected cell: two elements that move, instead of cells that change.
  const [row, column] = ['near row', 'near column'].map((className) => {
    const strip = document.createElement('div');
    strip.className = className;
    strip.setAttribute('aria-hidden', 'true');
    return strip;
  });

  element.setAttribute('role', 'grid');
  name(element, 'grid.name');

  element.addEventListener('focusin', ({ target }) => {
    const cell = cells.indexOf(/** @type {HTMLElement} */ (target));
    if (cell >= 0) onSelect(cell);
  });

  /** @param {import('../../model/shapes.js').Shape} shape */
  function build({ side, boxRows, boxColumns }) {
    element.style.setProperty('--side', String(side));
    element.style.setProperty('--box-rows', String(boxRows));
    element.style.setProperty('--box-columns', String(boxColumns));
    element.setAttribute('aria-rowcount', String(side));
    element.setAttribute('aria-colcount', String(side));
    const rows = Array.from({ length: side }, () => make('row'));
    cells = Array.from({ length: side * side }, (_, index) => {
      const cell = make('gridcell');
      cell.className = 'cell';
      cell.dataset.cell = String(index);
      cell.setAttribute('aria-selected', 'false');
      cell.tabIndex = -1;
      rows[Math.floor(index / side)].append(cell);
      return cell;
    });
    element.replaceChildren(row, column, ...rows);
    selected = null;
    tinted = none;
  }

  /**
   * @param {number} cell
   * @param {number} side
   */
  function select(cell, side) {
    if (cells[cell] === selected) return;
    selected?.setAttribute('aria-selected', 'false');
    selected?.setAttribute('tabindex', '-1');
    selected = cells[cell];
    selected.setAttribute('aria-selected', 'true');
    row.style.setProperty('--at', String(Math.floor(cell / side)));
    column.style.setProperty('--at', String(cell % side));
  }

  /** No other cell is touched. @param {ReadonlySet<number>} alike */
  function tint(alike) {
    for (const cell of tinted) if (!alike.has(cell)) cells[cell].removeAttribute('data-alike');
    for (const cell of alike) if (!tinted.has(cell)) cells[cell].setAttribute('data-alike', 'true');
    tinted = alike;
  }

  return {
    /**
     * @param {View} view
     * @param {ReadonlySet<number>} alike the cells to be tinted
     */
    draw(view, alike) {
      const { clashes, differs, repair, wrong } = view;
      const hadFocus = element.contains(document.activeElement);
      const shape = shapeOf(view.givens.length);
      if (cells.length !== view.givens.length) build(shape);
      const words = spoken() + t('cell'); // the page may be there before its words are
      if (cells.length !== shown.length || language !== words) shown = new Array(cells.length).fill('');
      language = words;
      const { side } = shape;
      // First, as the browser lays out what has changed before it moves the focus.
      set(cells[view.selected], 'tabindex', '0');
      if (hadFocus) cells[view.selected].focus({ preventScroll: true });
      select(view.selected, side);
      tint(alike);
      cells.forEach((cell, index) => {
        const { digit, origin, mask } = contentOf(view, index);
        const clash = clashes.has(index);
        const differing = differs.has(index);
        const isWrong = origin === 'answer' && wrong.has(index);
        const change = repair.get(index);
        const now = `${digit} ${origin} ${mask} ${clash} ${differing} ${isWrong} ${change}`;
        if (shown[index] === now) return;
        shown[index] = now;
        const place = { row: Math.floor(index / side), column: index % side };
        const box = housesOf(index, shape)[2] - 2 * side;
        const state = { clash, differs: differing, wrong: isWrong, change };
        write(cell, symbolOf(change || digit));
        set(cell, 'data-origin', origin);
        set(cell, 'data-marks', change ? '' : markText(mask, shape));
        set(cell, 'data-wrong', isWrong ? 'true' : '');
        set(cell, 'aria-invalid', clash ? 'true' : '');
        set(cell, 'data-differs', differing ? 'true' : '');
        set(cell, 'data-repair', change === undefined ? '' : change ? 'written' : 'removed');
        set(cell, 'aria-label', cellWords({ ...place, box, digit, origin, marks: digitsIn(mask), ...state }));
      });
    },

    focus() {
      selected?.focus({ preventScroll: true });
    },
  };
}

/**
 * A cell's marks as they stand in it: each digit in a place of its own, in as many rows as a box has.
 * @param {number} mask
 * @param {import('../../model/shapes.js').Shape} shape
 */
function markText(mask, { boxRows, boxColumns }) {
  if (!mask) return '';
  const places = new Array(boxRows * boxColumns).fill(' ');
  for (const digit of digitsIn(mask)) places[digit - 1] = symbolOf(digit);
  return places.map((place, index) => ((index + 1) % boxColumns ? place : `${place}\n`)).join('');
}

/** @param {'row' | 'gridcell'} role */
function make(role) {
  const element = document.createElement('div');
  element.setAttribute('role', role);
  return element;
}
