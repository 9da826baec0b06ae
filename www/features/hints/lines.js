// A step in full: the list of all its lines. It is a tree, as tries lie within tries, and one Tab stop; keys move within it.

import { name } from '../../kit/labels.js';
import { make } from '../../kit/make.js';
import { set } from '../../kit/update.js';
import { fullLines } from '../../words/full.js';
import { edition } from '../../words/i18n.js';

/** @import { Layout } from '../../model/layout.js' */
/** @import { Step } from '../../pkg/ninefold_hint.js' */
/** @import { FullLine } from '../../words/full.js' */

/** How many lines a long way is. */
const page = 10;

/**
 * @param {(path: FullLine['path']) => void} onGo called with the line that is chosen
 * @param {() => void} onClose
 */
export function createLines(onGo, onClose) {
  const element = name(make('div', { id: 'hint-lines', class: 'lines', role: 'tree', tabindex: '0' }), 'hint.full');
  /** @type {readonly FullLine[]} */
  let lines = [];
  /** @type {HTMLElement[]} */
  let items = [];
  let at = 0;
  /** @type {Step | null} */
  let drawn = null;
  let words = -1; // of the lines

  new ResizeObserver(() => items[at]?.scrollIntoView({ block: 'nearest' })).observe(element);

  /** @param {FullLine} line @param {number} index */
  function itemOf({ text, letter, level }, index) {
    const its = { role: 'treeitem', 'aria-level': String(level), 'aria-selected': 'false' };
    const item = make('div', { ...its, id: `hint-line-${index}` }, make('b', letter), ' ', make('span', text));
    item.style.setProperty('--level', String(level));
    return item;
  }

  /** @param {number} index */
  function go(index) {
    set(items[at], 'aria-selected', 'false');
    at = Math.max(0, Math.min(index, lines.length - 1));
    set(items[at], 'aria-selected', 'true');
    set(element, 'aria-activedescendant', items[at].id);
    items[at].scrollIntoView({ block: 'nearest' });
    onGo(lines[at].path);
  }

  element.addEventListener('keydown', (event) => {
    if (event.ctrlKey || event.metaKey || event.altKey || event.shiftKey) return;
    /** @type {Record<string, number>} */
    const places = {
      ArrowUp: at - 1,
      ArrowDown: at + 1,
      PageUp: at - page,
      PageDown: at + page,
      Home: 0,
      End: lines.length - 1,
    };
    if (event.key in places) go(places[event.key]);
    else if (event.key === 'Escape') onClose();
    else return;
    event.preventDefault();
    event.stopPropagation(); // Escape would close the panel, too
  });
  element.addEventListener('click', ({ target }) => {
    const item = target instanceof Element && target.closest('[role=treeitem]');
    if (item instanceof HTMLElement) go(items.indexOf(item));
  });

  return {
    element,

    /** Makes the list of a step. @param {Step} step @param {Layout} layout */
    draw(step, layout) {
      if (step === drawn && words === edition()) return;
      if (step !== drawn) at = 0;
      [drawn, words] = [step, edition()];
      lines = fullLines(step, layout);
      items = lines.map(itemOf);
      element.replaceChildren(...items);
      set(items[at], 'aria-selected', 'true');
    },

    /** Goes to the first line. */
    begin() {
      element.focus();
      go(0);
    },
  };
}
