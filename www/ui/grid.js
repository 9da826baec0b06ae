// The grid: draws the puzzle, tells which cell was chosen.

import { spoken, t } from '../i18n.js';
import { digitsIn } from '../marks.js';
import { housesOf, shapeOf } from '../shapes.js';
import { symbolOf } from '../symbols.js';
import { cellWords } from '../words.js';
import { name } from './labels.js';

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

/**
 * @param {HTMLElement} element becomes the `grid`; its rows and cells are made here
 * @param {(cell: number) => void} onSelect
 */
export function createGrid(element, onSelect) {
  /** @type {HTMLElement[]} */
  let cells = [];
  /** @type {string[]} what each of them shows */
  let shown = [];
  /** @type {number[]} 2 for the one that is selected, 1 for those in its row or column, else 0 */
  let near = [];
  let language = ''; // that it is named in
  /** @type {View | null} */
  let drawn = null;

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
      cell.className = 'cell';
      cell.dataset.cell = String(index);
      rows[Math.floor(index / side)].append(cell);
      return cell;
    });
    element.replaceChildren(...rows);
    near = [];
  }

  /**
   * What stands in a cell, and where that is from.
   * @param {View} view
   * @param {number} cell
   */
  function contentOf({ givens, answers, marks, solution }, cell) {
    const [given, answer, solved] = [givens[cell], answers[cell], solution?.[cell] ?? 0];
    if (given) return { digit: given, origin: 'given', mask: 0 };
    if (solved && solved !== answer) return { digit: solved, origin: 'solved', mask: 0 };
    return answer ? { digit: answer, origin: 'answer', mask: 0 } : { digit: 0, origin: '', mask: marks[cell] };
  }

  return {
    /** @param {View} view */
    draw(view) {
      const { clashes, repair, selected } = view;
      const words = spoken() + t('cell'); // the page may be there before its words are
      if (drawn && language === words && isSame(drawn, view)) return;
      drawn = view;
      const hadFocus = element.contains(document.activeElement);
      const shape = shapeOf(view.givens.length);
      if (cells.length !== view.givens.length) build(shape);
      if (cells.length !== shown.length || language !== words) shown = new Array(cells.length).fill('');
      language = words;
      const { side } = shape;
      const row = Math.floor(selected / side);
      const column = selected % side;
      cells.forEach((cell, index) => {
        const { digit, origin, mask } = contentOf(view, index);
        const clash = clashes.has(index);
        const differs = view.differs.has(index);
        const wrong = origin === 'answer' && view.wrong.has(index);
        const change = repair.get(index);
        const place = { row: Math.floor(index / side), column: index % side };
        const now = `${digit} ${origin} ${mask} ${clash} ${differs} ${wrong} ${change}`;
        if (shown[index] !== now) {
          shown[index] = now;
          const box = housesOf(index, shape)[2] - 2 * side;
          const text = symbolOf(change || digit);
          const state = { clash, differs, wrong, change };
          if (cell.textContent !== text) cell.textContent = text;
          set(cell, 'data-origin', origin);
          set(cell, 'data-marks', change ? '' : markText(mask, shape));
          set(cell, 'data-wrong', wrong ? 'true' : '');
          set(cell, 'aria-invalid', clash ? 'true' : '');
          set(cell, 'data-differs', differs ? 'true' : '');
          set(cell, 'data-repair', change === undefined ? '' : change ? 'written' : 'removed');
          set(cell, 'aria-label', cellWords({ ...place, box, digit, origin, marks: digitsIn(mask), ...state }));
        }
        const isSelected = index === selected;
        const isNear = place.row === row || place.column === column;
        const nearness = Number(isSelected) + Number(isNear);
        if (near[index] !== nearness) {
          near[index] = nearness;
          set(cell, 'aria-selected', String(isSelected));
          set(cell, 'data-near', isNear ? 'true' : '');
          cell.tabIndex = isSelected ? 0 : -1;
        }
      });
      if (hadFocus) this.focus();
    },

    focus() {
      const cell = cells.find((cell) => cell.tabIndex === 0);
      // Even where it has the focus already this would cost a layout.
      if (cell !== document.activeElement) cell?.focus({ preventScroll: true });
    },
  };
}

/**
 * A cell's marks as they stand in it: each digit in a place of its own, in as many rows as a box has.
 * @param {number} mask
 * @param {import('../shapes.js').Shape} shape
 */
function markText(mask, { boxRows, boxColumns }) {
  if (!mask) return '';
  const places = new Array(boxRows * boxColumns).fill(' ');
  for (const digit of digitsIn(mask)) places[digit - 1] = symbolOf(digit);
  return places.map((place, index) => ((index + 1) % boxColumns ? place : `${place}\n`)).join('');
}

/**
 * Whether two views show the same, as far as that is seen at a glance: most of what is news changes no cell.
 * @param {View} one
 * @param {View} other
 */
function isSame(one, other) {
  const [values, sets] = /** @type {const} */ ([
    ['givens', 'answers', 'marks', 'solution', 'selected'],
    ['clashes', 'differs', 'wrong', 'repair'],
  ]);
  return (
    values.every((name) => one[name] === other[name]) &&
    sets.every((name) => one[name] === other[name] || one[name].size + other[name].size === 0)
  );
}

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
  if (element.getAttribute(name) === (value || null)) return;
  if (value) element.setAttribute(name, value);
  else element.removeAttribute(name);
}
