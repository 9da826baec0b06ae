// The doctor's panel: the repairs of a puzzle, to look at on the grid and to take.

import { set, show, write } from '../../kit/change.js';
import { spoken, t } from '../../words/i18n.js';
import { repairWords } from '../../words/repairs.js';

/** @typedef {import('../../pkg/ninefold.js').Repair} Repair */

/**
 * @typedef {object} View what the panel shows
 * @property {string} words what there is, or why there is nothing
 * @property {Repair[]} repairs the likeliest first
 */

/** How many repairs are shown at first. */
const few = 5;

/**
 * @param {{ toggle: HTMLButtonElement, panel: HTMLElement }} elements
 * @param {object} page
 * @param {() => void} page.onToggle the panel is to open, or to close
 * @param {(repair: Repair | null) => void} page.onPreview a repair is pointed at or focused; null: none any more
 * @param {(repair: Repair) => void} page.onTake
 */
export function createDoctor({ toggle, panel }, { onToggle, onPreview, onTake }) {
  const title = /** @type {HTMLElement} */ (panel.querySelector('h2'));
  const list = /** @type {HTMLElement} */ (panel.querySelector('ol'));
  const close = /** @type {HTMLElement} */ (panel.querySelector('.close'));
  const more = /** @type {HTMLElement} */ (panel.querySelector('.more'));
  /** @type {Repair[]} what the list was made of */
  let drawn = [];
  let language = ''; // that it is in
  /** @type {Repair | null} */
  let focused = null;

  toggle.addEventListener('click', onToggle);
  close.addEventListener('click', onToggle);
  panel.addEventListener('keydown', (event) => {
    if (event.key === 'Escape') onToggle();
  });
  more.addEventListener('click', () => {
    more.hidden = true;
    for (const item of list.children) /** @type {HTMLElement} */ (item).hidden = false;
    list.querySelectorAll('button')[few].focus();
  });

  /** @param {Repair} repair */
  function itemOf(repair) {
    const button = document.createElement('button');
    button.type = 'button';
    button.textContent = repairWords(repair);
    button.setAttribute('aria-label', t('doctor.proof', { repair: repairWords(repair) }));
    button.addEventListener('click', () => onTake(repair));
    button.addEventListener('focus', () => {
      focused = repair;
      onPreview(repair);
    });
    button.addEventListener('blur', () => {
      focused = null;
      onPreview(null);
    });
    button.addEventListener('mouseenter', () => onPreview(repair));
    button.addEventListener('mouseleave', () => onPreview(focused));
    const item = document.createElement('li');
    item.append(button);
    return item;
  }

  return {
    /**
     * @param {string} name the button's; '' hides it
     * @param {View | null} view null: the panel is closed
     */
    draw(name, view) {
      show(toggle, Boolean(name));
      if (name) write(toggle, name);
      set(toggle, 'aria-expanded', String(view !== null));
      const opens = panel.hidden && view !== null;
      show(panel, view !== null);
      if (view === null) return;
      write(title, view.words);
      if (drawn !== view.repairs || language !== spoken()) {
        drawn = view.repairs;
        language = spoken();
        list.replaceChildren(...view.repairs.map(itemOf));
        for (const item of [...list.children].slice(few)) /** @type {HTMLElement} */ (item).hidden = true;
        more.hidden = view.repairs.length <= few;
      }
      if (opens) title.focus({ preventScroll: true });
    },
  };
}
