// The grid: it draws a puzzle and what is shown over it, and tells which cell was chosen.

import { isHere } from '../../kit/focus.js';
import { name } from '../../kit/labels.js';
import { make } from '../../kit/make.js';
import { shape } from '../../kit/shape.js';
import { set, write } from '../../kit/update.js';
import { groundOf } from '../../model/ground.js';
import { placeIn } from '../../model/layout.js';
import { digitsIn } from '../../model/marks.js';
import { cellSize, squaresOf } from '../../model/places.js';
import { shownCells } from '../../model/shown.js';
import { symbolOf } from '../../model/symbols.js';
import { learnMore } from '../../words/languages.js';
import { cellWords } from '../../words/puzzle.js';

/** @import { Layout } from '../../model/layout.js' */
/** @import { View } from '../../session/view.js' */
/** @import { createOverlay } from './overlay.js' */

/**
 * @param {HTMLElement} element becomes the `grid`; its rows and cells are made here
 * @param {(cell: number, isTapped: boolean) => void} onSelect `isTapped`: the person has pointed at it, also where it was
 *   selected before
 */
export function createGrid(element, onSelect) {
  /** @type {Layout | null} that of the cells */
  let built = null;
  /** @type {HTMLElement[]} */
  let cells = [];
  /** @type {string[]} what each of the cells shows */
  let shown = [];
  let words = -1; // of the cells' names
  /** @type {HTMLElement | null} */
  let selected = null;
  /** @type {ReturnType<typeof createOverlay> | null} null until it is loaded */
  let overlay = null;
  // Two drawings: one under the digits, one over them. Where one is, and what is near, is a part of the one, so that the
  // cells need not change, and whatever else is drawn under the digits is seen on it.
  const near = ['near', 'near', 'near'].map(part); // of each house its own: a browser paints again the whole box around a path
  const [tinted, bands, here, diagonal, links] = ['tinted', 'bands', 'here', 'diagonal', 'links'].map(part);
  const [bold, signs] = ['bold', 'signs'].map(part);
  const under = shape('svg', { class: 'under', 'aria-hidden': 'true' }, ...near, tinted, bands, here, diagonal, links);
  const over = shape('svg', { class: 'over', 'aria-hidden': 'true' }, bold, signs);

  const isLow = matchMedia('(max-height: 33rem)'); // there the page may scroll

  element.setAttribute('role', 'grid');
  name(element, 'grid.name');

  for (const event of ['focusin', 'click']) {
    element.addEventListener(event, ({ target }) => {
      const cell = cells.indexOf(/** @type {HTMLElement} */ (target));
      if (cell >= 0) onSelect(cell, event === 'click');
    });
  }

  /** @param {Layout} layout */
  function build(layout) {
    const { side, housesOf } = layout;
    element.style.setProperty('--side', String(side));
    element.setAttribute('aria-rowcount', String(side));
    element.setAttribute('aria-colcount', String(side));
    const rows = Array.from({ length: side }, (_, at) => make('div', { role: 'row', 'aria-rowindex': String(at + 1) }));
    cells = housesOf.map((_, index) => {
      const place = placeIn(layout, index);
      const cell = make('div', {
        role: 'gridcell',
        class: 'cell',
        tabindex: '-1',
        'aria-colindex': String(place.column + 1),
        'aria-selected': 'false',
        'data-cell': String(index),
      });
      rows[place.row].append(cell);
      return cell;
    });
    const ground = groundOf(layout);
    for (const [part, path] of /** @type {const} */ ([
      [tinted, ground.tinted],
      [diagonal, ground.diagonal],
      [bold, ground.bold],
    ]))
      set(part, 'd', path);
    for (const drawing of [under, over]) drawing.setAttribute('viewBox', `0 0 ${side * cellSize} ${side * cellSize}`);
    element.replaceChildren(under, ...rows, over);
    selected = null;
    shown = new Array(cells.length).fill('');
    built = layout;
  }

  /** @param {number} cell */
  function select(cell) {
    if (cells[cell] === selected) return;
    selected?.setAttribute('aria-selected', 'false');
    selected?.setAttribute('tabindex', '-1');
    selected = cells[cell];
    selected.setAttribute('aria-selected', 'true');
  }

  /**
   * Tints the selected cell and what is near it: while the puzzle is typed, its row, as one reads row by row; else its row, its
   * column, and its box or region. In an empty grid, and while a hint is shown, nothing is near. While a path is shown, not even
   * the selected cell is tinted: one looks on.
   * @param {Pick<View, 'selected' | 'mode' | 'layout' | 'isEmpty' | 'hint' | 'path'>} view
   */
  function tint({ selected, mode, layout, isEmpty, hint, path }) {
    set(here, 'd', path ? '' : squaresOf([selected], layout));
    const houses = isEmpty || hint || path ? [] : layout.housesOf[selected].slice(0, mode === 'givens' ? 1 : 3);
    for (const [at, path] of near.entries()) set(path, 'd', squaresOf(layout.houses[houses[at]]?.cells ?? [], layout));
  }

  return {
    /** Loads what draws over the cells, which is seen with the next drawing, and what is said of other than classic rules. */
    async load() {
      const module = await import('./overlay.js');
      overlay = module.createOverlay({ bands, links, signs });
      learnMore();
    },

    /** @param {Pick<View, 'language' | 'position' | 'solution' | 'scene' | 'selected' | 'mode' | 'layout' | 'layers' | 'isEmpty' | 'hint' | 'path'>} view */
    draw(view) {
      const { selected: chosen, layout, layers, language } = view;
      const { sheet } = view.position;
      const hadFocus = element.contains(document.activeElement);
      if (built !== layout) build(layout);
      if (words !== language.edition) shown.fill('');
      words = language.edition;
      // This comes first: a browser lays out everything that has changed before it moves the focus.
      set(cells[chosen], 'tabindex', '0');
      if (hadFocus && isHere()) {
        cells[chosen].focus({ preventScroll: true });
        if (isLow.matches && cells[chosen] !== selected)
          queueMicrotask(() => cells[chosen].scrollIntoView({ block: 'nearest' }));
      }
      select(chosen);
      tint(view);
      const marks = new Uint32Array(cells.length);
      const digits = new Uint8Array(cells.length);
      for (const [index, { digit, origin, seen, mask, roles, other, isFixed }] of shownCells(view).entries()) {
        const cell = cells[index];
        marks[index] = seen ? 0 : mask;
        digits[index] = seen;
        const all = roles.join(' ');
        const now = `${digit} ${origin} ${mask} ${all} ${other} ${isFixed}`;
        if (shown[index] === now) continue;
        shown[index] = now;
        const noted = digitsIn(mask);
        const said = { [sheet.candidates ? 'printed' : 'marks']: noted, digit, origin, roles, other };
        write(cell, symbolOf(seen));
        set(cell, 'data-origin', origin);
        set(cell, 'data-marks', seen ? '' : noted.map(symbolOf).join(''));
        set(cell, 'data-roles', all);
        set(cell, 'aria-invalid', roles.includes('clash') ? 'true' : '');
        set(cell, 'aria-readonly', isFixed ? 'true' : '');
        set(cell, 'aria-label', cellWords(said, layout, index));
      }
      overlay?.draw(sheet, { marks, digits }, layers);
    },

    /** @param {number} cell also one that is not drawn as the selected one yet */
    focus(cell) {
      if (isHere()) cells[cell]?.focus({ preventScroll: true });
    },
  };
}

/** A part of a drawing: one path, or what is put into it. @param {string} name */
const part = (name) => shape(/bands|links|signs/.test(name) ? 'g' : 'path', { class: name });
