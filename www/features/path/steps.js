// The list of steps. It is one Tab stop. Many singles that follow each other are one entry, which opens while one of them is
// shown.

import { createBars } from '../../kit/bars.js';
import { make } from '../../kit/make.js';
import { set } from '../../kit/update.js';
import { partsOf } from '../../model/path.js';
import { capital } from '../../words/houses.js';
import { t } from '../../words/i18n.js';
import { shortWords } from '../../words/steps.js';
import { nameOf } from '../../words/techniques.js';

/** @import { Layout } from '../../model/layout.js' */
/** @import { Step } from '../../pkg/ninefold_hint.js' */
/** @typedef {{ from: number, to: number, element: HTMLElement }} Part */

/** @param {(at: number) => void} onGo called with the step that is wanted */
export function createSteps(onGo) {
  const element = make('div');
  element.id = 'steps';
  element.setAttribute('role', 'listbox');
  element.tabIndex = 0;
  /** @type {readonly Step[]} */
  let steps = [];
  /** @type {Part[]} */
  let parts = [];
  /** @type {readonly number[]} */
  let bars = [];
  /** @type {Layout} */
  let layout;
  let at = -1;
  /** @type {Part | undefined} the group that is open */
  let open;
  /** @type {HTMLElement | null} */
  let current = null;

  /** @param {number} index @param {string} number @param {string} name @param {string} [result] */
  function entry(index, number, name, result = '') {
    const its = { role: 'option', 'aria-selected': 'false', 'data-at': String(index) };
    const high = createBars();
    high.draw(bars[index]);
    return make('div', its, make('small', number), make('span', make('b', name), make('small', result)), high.element);
  }

  /** @param {number} index */
  function entryOf(index) {
    const step = steps[index];
    const name = nameOf(step.technique);
    const result = shortWords(step, layout);
    const option = entry(index, String(index + 1), name, capital(result));
    option.id = `step-${index + 1}`;
    option.setAttribute('aria-label', t('path.line', { number: index + 1, name, result }));
    return option;
  }

  /** @param {Part} part */
  const isGroup = ({ from, to }) => to > from;

  /** @param {Part} part */
  function headOf({ from, to }) {
    const head = entry(from, `${from + 1}–${to + 1}`, t('path.singles', { count: to - from + 1 }));
    head.id = `steps-${from + 1}`;
    return head;
  }

  /** Opens a group, and closes the one that was open. @param {Part | undefined} part */
  function unfold(part) {
    if (part === open) return;
    if (open) open.element.replaceChildren(headOf(open));
    open = part && isGroup(part) ? part : undefined;
    if (!open) return;
    const { from, to } = open;
    open.element.replaceChildren(...Array.from({ length: to - from + 1 }, (_, index) => entryOf(from + index)));
  }

  /** Scrolls the list, or what it is in, and not the page, as far as it takes to see an entry. @param {HTMLElement} option */
  function reveal(option) {
    const isOwn = element.scrollHeight > element.clientHeight;
    const room = (!isOwn && element.parentElement) || element;
    const begin = option.offsetTop + (isOwn ? 0 : element.offsetTop + element.clientTop);
    const end = begin + option.offsetHeight;
    if (begin < room.scrollTop || option.offsetHeight > room.clientHeight) room.scrollTop = begin;
    else if (end > room.scrollTop + room.clientHeight) room.scrollTop = end - room.clientHeight;
  }

  new ResizeObserver(() => current && reveal(current)).observe(element); // it comes, or has less room

  element.addEventListener('click', ({ target }) => {
    const option = target instanceof Element && target.closest('[role=option]');
    if (option instanceof HTMLElement) onGo(Number(option.dataset.at));
  });
  return {
    element,

    /** Makes the list of some steps. @param {readonly Step[]} all @param {readonly number[]} high the bars of each @param {Layout} its */
    draw(all, high, its) {
      [steps, bars, layout, at, open, current] = [all, high, its, -1, undefined, null];
      element.setAttribute('aria-label', t('path.name'));
      parts = partsOf(steps).map((part) => {
        const element = part.to > part.from ? make('div') : entryOf(part.from);
        if (part.to > part.from) {
          element.setAttribute('role', 'group');
          element.setAttribute('aria-label', t('path.singles', { count: part.to - part.from + 1 }));
          element.append(headOf({ ...part, element }));
        }
        return { ...part, element };
      });
      element.replaceChildren(...parts.map(({ element }) => element));
      element.scrollTop = 0;
      set(element, 'aria-activedescendant', '');
    },

    /** Shows a step as the current one; -1: none. @param {number} index */
    show(index) {
      if (index === at) return;
      at = index;
      current?.setAttribute('aria-selected', 'false');
      unfold(parts.find(({ from, to }) => from <= at && at <= to));
      current = element.querySelector(`[id="step-${at + 1}"]`);
      set(element, 'aria-activedescendant', current?.id ?? '');
      if (!current) return;
      current.setAttribute('aria-selected', 'true');
      reveal(current);
    },

    /** Where a key leads that passes over what is folded: the part before, or the next one. @param {1 | -1} by */
    partBy(by) {
      const here = parts.findIndex(({ to }) => at <= to);
      if (at < 0) return by > 0 ? 0 : -1;
      return parts[here + by]?.from ?? (by > 0 ? steps.length - 1 : 0);
    },
  };
}
