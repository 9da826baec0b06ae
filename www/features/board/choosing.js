// Chooses several cells: by dragging a mouse over them, by Ctrl and a click, and where marks are made by touch, after a
// long press. It draws them, too. It is loaded when the page is there. Shift with an arrow is one of the keyboard's keys.

import { set } from '../../kit/update.js';
import { passed } from '../../model/passing.js';
import { none } from '../../model/work.js';
import { photoOf } from '../../session/state.js';

/** @import { Choice } from '../../model/passing.js' */
/** @import { Session } from '../../session/session.js' */
/** @import { View } from '../../session/view.js' */

/** How long a finger rests on a cell before it chooses, in milliseconds. */
const rest = 400;

/** How far a finger that rests may slip, in pixels: one that goes further scrolls the page. */
const slip = 10;

/**
 * How far from its middle a cell is passed over, in cells, sideways and up or down together. Its corners lie beyond that: so
 * one can go on slantwise.
 */
const reach = 0.8;

/**
 * @param {HTMLElement} element the grid
 * @param {Session} session
 * @param {() => void} focus gives the focus to the grid
 */
export function createChoosing(element, { state, act }, focus) {
  let drawn = none;
  /**
   * The pointer that is down: the cell and the place where it was last; `choice`: what it chooses, null until it is in a
   * second cell or has rested; `isTaken`: whether it takes cells away.
   * @type {{ id: number, cell: number, x: number, y: number, choice: Choice | null, isTaken: boolean } | null}
   */
  let down = null;
  /** @type {ReturnType<typeof setTimeout> | undefined} while a finger rests */
  let resting;
  /** Whether the pointer that is down chooses, or did so until now: then the browser does nothing of its own. */
  let isOurs = false;

  element.setAttribute('aria-multiselectable', 'true');

  /** The cell of an element, or -1. @param {EventTarget | null} target */
  function cellOf(target) {
    const isCell = target instanceof HTMLElement && target.dataset.cell && element.contains(target);
    return isCell ? Number(target.dataset.cell) : -1;
  }

  /** The cell that is passed over at a place, or -1. @param {number} x @param {number} y */
  function cellAt(x, y) {
    const target = document.elementFromPoint(x, y);
    const { left, top, width } = (target ?? element).getBoundingClientRect();
    const off = Math.abs(x - left - width / 2) + Math.abs(y - top - width / 2);
    return off < reach * width ? cellOf(target) : -1;
  }

  /** @param {Choice} choice */
  function choose(choice) {
    if (down) down.choice = choice;
    isOurs = true;
    act({ do: 'select', ...choice });
  }

  /** @param {number} cell */
  const chooseAlone = (cell) => choose({ cells: new Set([cell]), cell });

  /** The finger has rested. */
  function begin() {
    clearTimeout(resting);
    resting = undefined;
    if (!down) return;
    chooseAlone(down.cell);
    focus();
  }

  /** No pointer is down any more, or it is not the one that was. */
  function release() {
    clearTimeout(resting);
    resting = undefined;
    down = null;
    document.removeEventListener('pointermove', move);
  }

  /** @param {PointerEvent} event */
  function press(event) {
    release();
    isOurs = false;
    const cell = cellOf(event.target);
    const isMouse = event.pointerType === 'mouse';
    if (cell < 0 || !event.isPrimary || event.button !== 0 || !(isMouse || state.puzzle.mode === 'marks')) return;
    down = { id: event.pointerId, cell, x: event.clientX, y: event.clientY, choice: null, isTaken: false };
    document.addEventListener('pointermove', move);
    if (!isMouse) resting = setTimeout(begin, rest);
    else if (event.ctrlKey || event.metaKey || event.shiftKey) {
      event.preventDefault(); // or the browser would give the cell the focus, which selects it alone
      const { selected, chosen } = state.puzzle;
      down.isTaken = chosen.has(cell);
      choose(passed({ cells: new Set([selected, ...chosen]), cell: selected }, cell, down.isTaken));
      focus();
    }
  }

  /** @param {PointerEvent} event */
  function move({ pointerId, buttons, clientX, clientY }) {
    if (!down || pointerId !== down.id) return;
    const { x, y, choice: before } = down;
    const [right, low] = [clientX - x, clientY - y];
    const way = Math.hypot(right, low);
    if (resting && way <= slip) return;
    if (resting || !buttons) return release(); // the finger scrolls, or the button was let go outside the window
    Object.assign(down, { x: clientX, y: clientY });
    // The pointer leaps from place to place: the cells between these are passed over, too.
    const steps = Math.ceil((way / element.offsetWidth) * 100);
    let choice = before;
    for (let step = 1; step <= steps; step++) {
      const cell = cellAt(x + (right * step) / steps, y + (low * step) / steps);
      if (cell < 0 || cell === down.cell) continue;
      choice = passed(choice ?? { cells: new Set([down.cell]), cell: down.cell }, cell, down.isTaken);
      down.cell = cell;
    }
    if (choice && choice !== before) choose(choice);
  }

  /** Nothing that a pointer would do besides is done once it chooses. @param {Event} event */
  function keep(event) {
    if (isOurs && event.cancelable) event.preventDefault();
  }

  element.addEventListener('pointerdown', press);
  element.addEventListener('touchend', keep); // or a click would follow, and select the cell alone
  element.addEventListener('contextmenu', (event) => {
    if (resting) begin(); // to this system the finger has rested already
    keep(event);
  });
  element.addEventListener('click', (event) => isOurs && event.stopPropagation(), true);
  for (const end of /** @type {const} */ (['pointerup', 'pointercancel'])) {
    document.addEventListener(end, ({ pointerId }) => {
      if (pointerId !== down?.id) return;
      release();
      setTimeout(() => {
        isOurs &&= down !== null; // a click has come by now, if one comes
      });
    });
  }
  // Before the others hear of it: Escape closes what is open first.
  document.addEventListener(
    'keydown',
    ({ key, target }) => {
      const isHere = state.front === 'board' && target instanceof Element && !target.closest('dialog');
      const isOpen = state.hint || state.path || state.isDoctorAsked || photoOf(state)?.isOpen;
      if (key !== 'Escape' || !isHere || isOpen || !state.puzzle.chosen.size) return;
      release();
      chooseAlone(state.puzzle.selected);
      isOurs = false;
    },
    true,
  );

  let isHeld = false;

  return {
    /** @param {View} view */
    draw({ chosen, selected, mode }) {
      // A browser scrolls at once where nobody may keep it from that: so it is asked to wait only where marks are made.
      if (isHeld !== (mode === 'marks')) {
        isHeld = !isHeld;
        if (isHeld) element.addEventListener('touchmove', keep, { passive: false });
        else element.removeEventListener('touchmove', keep);
      }
      if (chosen === drawn) return;
      for (const cell of new Set([...drawn, ...chosen])) {
        const drawnCell = element.querySelector(`[data-cell="${cell}"]`); // none where the grid is another one by now
        if (!drawnCell) continue;
        set(drawnCell, 'aria-selected', String(chosen.has(cell) || cell === selected));
        set(drawnCell, 'data-chosen', chosen.has(cell) && cell !== selected ? 'true' : '');
      }
      drawn = chosen;
    },
  };
}
