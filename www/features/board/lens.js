// Helps where cells are too small for a finger, as in a 25×25 on a phone: a lens over the cell under the finger, and a button
// that enlarges the grid, of which the part around the selected cell is seen then. It is loaded with the first such shape.

import { icon } from '../../kit/icon.js';
import { make, signButton } from '../../kit/make.js';
import { show } from '../../kit/update.js';
import { placeIn } from '../../model/layout.js';
import './lens.css';

/** @import { Session } from '../../session/session.js' */
/** @import { View } from '../../session/view.js' */

/** In a smaller cell a finger meets the wrong one, in pixels. */
const least = 24;

/** How wide a cell is in the lens and in the enlarged grid: lens.css has the same number. */
const large = 44;

/** How many cells the lens shows side by side. */
const across = 3;

/**
 * The cells that one is to see: those that a hint or a step leads to, or else the selected one.
 * @param {Pick<View, 'hint' | 'path' | 'layers' | 'selected'>} view
 */
function aimOf({ hint, path, layers, selected }) {
  const told = hint || path ? layers : [];
  const last = told.flatMap(({ candidates = [] }) => candidates).slice(-1); // what follows comes last
  const cells = told.flatMap(({ cells = [] }) => cells).filter(({ role }) => /lit|placed|written/.test(role));
  return [last, cells, [{ cell: selected }]].find(({ length }) => length > 0)?.map(({ cell }) => cell) ?? [];
}

/**
 * @param {HTMLElement} grid
 * @param {HTMLElement} frame around the grid
 * @param {HTMLElement} before the button is put before this one
 * @param {Session} session
 * @param {() => void} focus gives the focus to the grid
 */
export function createLens(grid, frame, before, { state, act }, focus) {
  const glass = make('div', { class: 'lens', 'aria-hidden': 'true' });
  const button = signButton(
    'board.zoom',
    () => zoom(button.ariaPressed !== 'true'),
    { class: 'icon', 'aria-pressed': 'false' },
    icon('M10.5 4a6.5 6.5 0 1 0 0 13 6.5 6.5 0 0 0 0-13zm5 11.500 4.500 4.500m-9.500-12.500v6m-3-3h6'),
  );
  before.before(button);

  /** The finger that is down: the cell under it, and the cells that were chosen as it came. @type {{ id: number, cell: number, chosen: object } | null} */
  let down = null;
  /** Whether the last press has selected a cell through the lens. */
  let isOurs = false;
  /** The cells that the enlarged grid is to show, with what is around them. @type {readonly number[]} */
  let aim = [];
  let seen = ''; // those that it shows

  const side = () => state.puzzle.work.sheet.layout.side;
  const isSmall = () => frame.clientWidth > 0 && grid.offsetWidth / side() < least;
  const isLarge = () => frame.dataset.zoomed === 'true';

  /** @param {boolean} isOn */
  function zoom(isOn) {
    button.ariaPressed = String(isOn);
    if (isOn) frame.dataset.zoomed = 'true';
    else delete frame.dataset.zoomed;
    seen = '';
    redraw();
  }

  /**
   * Scrolls the enlarged grid, if other cells are to be seen, so that they and their neighbours are; at first, and where there
   * is no room for so much, they are in the middle.
   */
  function follow() {
    if (seen === String(aim) || !isLarge()) return;
    const isNew = seen === '';
    seen = String(aim);
    const places = aim.map((cell) => placeIn(state.puzzle.work.sheet.layout, cell));
    const within = (/** @type {'column' | 'row'} */ axis, /** @type {number} */ from, /** @type {number} */ room) => {
      const all = places.map((place) => place[axis]);
      const [low, high] = [Math.min(...all) * large, (Math.max(...all) + 1) * large];
      const most = (room - high + low) / 2;
      const around = isNew ? most : Math.min(large, most);
      return Math.max(high + around - room, Math.min(from, low - around));
    };
    const { scrollLeft, scrollTop, clientWidth, clientHeight } = frame;
    frame.scrollTo(within('column', scrollLeft, clientWidth), within('row', scrollTop, clientHeight));
  }

  /** Draws the lens beside the finger: above it, or to its side where there is no room. @param {number} x @param {number} y */
  function look(x, y) {
    const own = grid.querySelector(`[data-cell="${down?.cell}"]`);
    if (!(own instanceof HTMLElement)) return;
    const size = own.offsetWidth;
    const [column, row] = [own.offsetLeft / size, own.offsetTop / size];
    const by = (/** @type {number} */ at) => ((across - 1) / 2 - at) * large;
    // The lens keeps it: another copy comes whenever the grid is drawn.
    glass.style.setProperty('--aim', `translate(${by(column)}px, ${by(row)}px)`);
    const width = across * large;
    const isAbove = y > width + 48;
    const left = isAbove ? x - width / 2 : x > innerWidth / 2 ? x - width - 40 : x + 40;
    glass.style.left = `${Math.max(4, Math.min(innerWidth - width - 4, left))}px`;
    glass.style.top = `${Math.max(4, isAbove ? y - width - 40 : y - width / 2)}px`;
  }

  /** Puts what the grid shows into the lens. */
  function copy() {
    const copied = /** @type {HTMLElement} */ (grid.cloneNode(true));
    copied.removeAttribute('id');
    copied.removeAttribute('role');
    glass.replaceChildren(copied);
  }

  function release() {
    down = null;
    glass.remove();
  }

  grid.addEventListener('pointerdown', ({ pointerType, pointerId, isPrimary, target, clientX, clientY }) => {
    isOurs = false;
    if (pointerType === 'mouse' || !isPrimary || !isSmall()) return release();
    const cell = target instanceof HTMLElement ? Number(target.dataset.cell ?? -1) : -1;
    if (cell < 0) return;
    down = { id: pointerId, cell, chosen: state.puzzle.chosen };
    copy();
    show(glass, true);
    document.body.append(glass);
    look(clientX, clientY);
  });
  document.addEventListener('pointermove', ({ pointerId, clientX, clientY }) => {
    if (pointerId !== down?.id) return;
    const under = document.elementFromPoint(clientX, clientY)?.closest('#grid [data-cell]');
    down.cell = under instanceof HTMLElement ? Number(under.dataset.cell) : -1; // beside the grid none is meant
    show(glass, down.cell >= 0);
    look(clientX, clientY);
  });
  document.addEventListener('pointerup', ({ pointerId }) => {
    if (pointerId !== down?.id) return;
    const { cell, chosen } = down;
    release();
    isOurs = chosen === state.puzzle.chosen; // else a long press among marks has chosen cells
    if (!isOurs || cell < 0) return;
    act({ do: 'select', cell });
    focus();
  });
  document.addEventListener('pointercancel', ({ pointerId }) => pointerId === down?.id && release());
  // The browser would select the cell where the finger came down.
  grid.addEventListener('touchend', (event) => isOurs && event.cancelable && event.preventDefault());

  new ResizeObserver(redraw).observe(frame);

  /** @param {View} view */
  function draw(view) {
    aim = aimOf(view);
    redraw();
  }

  function redraw() {
    if (isLarge() && side() <= 9) return zoom(false);
    const isOffered = isLarge() || isSmall();
    show(button, isOffered);
    grid.toggleAttribute('data-small', isOffered && !isLarge());
    if (down) copy();
    follow();
  }

  return { draw };
}
