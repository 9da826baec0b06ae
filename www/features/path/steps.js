// The list of steps. It is one Tab stop; keys move within it. Many singles that follow each other are one entry, which
// opens while one of them is shown. The step that is shown says in full what it is.

import { make } from '../../kit/make.js';
import { set } from '../../kit/update.js';
import { partsOf } from '../../model/path.js';
import { resultWords } from '../../words/hints.js';
import { t } from '../../words/i18n.js';
import { stepWords } from '../../words/steps.js';
import { techniqueOf } from '../../words/techniques.js';

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
  /** @type {Layout} */
  let layout;
  let at = -1;
  /** @type {Part | undefined} the group that is open */
  let open;
  /** @type {HTMLElement | null} */
  let current = null;

  /** @param {number} index @param {string} number @param {string} name @param {string} [level] */
  function entry(index, number, name, level = '') {
    const option = make('div', make('span', number), make('b', name), make('small', level));
    option.setAttribute('role', 'option');
    option.setAttribute('aria-selected', 'false');
    option.dataset.at = String(index);
    return option;
  }

  /** @param {number} index */
  function entryOf(index) {
    const step = steps[index];
    const option = entry(index, String(index + 1), techniqueOf(step.technique).name, t(`level.${step.level}`));
    option.id = `step-${index + 1}`;
    option.dataset.level = step.level;
    option.append(make('i', resultWords(step, { layout, isAloud: false })));
    const heard = resultWords(step, { layout, isAloud: true });
    option.setAttribute(
      'aria-label',
      t('path.line', { number: index + 1, name: techniqueOf(step.technique).name, result: heard }),
    );
    return option;
  }

  /** @param {Part} part */
  const isGroup = ({ from, to }) => to > from;

  /** @param {Part} part */
  function headOf({ from, to }) {
    const head = entry(from, `${from + 1}–${to + 1}`, t('path.singles', { count: to - from + 1 }), t('level.easy'));
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

  /** Scrolls the list, and not the page, as far as it takes to see an entry. @param {HTMLElement} option */
  function reveal(option) {
    const [begin, end] = [option.offsetTop, option.offsetTop + option.offsetHeight];
    const { scrollTop: top, clientHeight: view } = element;
    if (begin < top || option.offsetHeight > view) element.scrollTop = begin;
    else if (end > top + view) element.scrollTop = end - view;
  }

  element.addEventListener('click', ({ target }) => {
    const option = target instanceof Element && target.closest('[role=option]');
    if (option instanceof HTMLElement) onGo(Number(option.dataset.at));
  });
  element.addEventListener('keydown', (event) => {
    if (event.ctrlKey || event.metaKey || event.altKey || !steps.length) return;
    const here = parts.findIndex(({ to }) => at <= to);
    /** @type {Record<string, number>} */
    const places = {
      ArrowUp: at - 1,
      ArrowLeft: at - 1,
      ArrowDown: at + 1,
      ArrowRight: at + 1,
      PageUp: at < 0 ? -1 : (parts[here - 1]?.from ?? 0),
      PageDown: at < 0 ? 0 : (parts[here + 1]?.from ?? steps.length - 1),
      Home: 0,
      End: steps.length - 1,
    };
    if (!(event.key in places)) return;
    event.preventDefault();
    onGo(places[event.key]);
  });

  return {
    element,

    /** Makes the list of some steps. @param {readonly Step[]} all @param {Layout} its */
    draw(all, its) {
      [steps, layout, at, open, current] = [all, its, -1, undefined, null];
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
      current?.querySelector('p')?.remove();
      unfold(parts.find(({ from, to }) => from <= at && at <= to));
      current = element.querySelector(`[id="step-${at + 1}"]`);
      set(element, 'aria-activedescendant', current?.id ?? '');
      if (!current) return;
      current.setAttribute('aria-selected', 'true');
      current.append(make('p', stepWords(steps[at], { layout, isAloud: false }).text));
      reveal(current);
    },
  };
}
