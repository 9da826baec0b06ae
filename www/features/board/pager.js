// Pages through several solutions: steps back and on, and between them the number. A press on that brings a field to type it,
// with the first and the last.

import { disable } from '../../kit/disable.js';
import { find, findAll } from '../../kit/find.js';
import { made } from '../../kit/markup.js';
import { createToolbar } from '../../kit/toolbar.js';
import { set, show, write } from '../../kit/update.js';
import { indexIn } from '../../model/numbers.js';
import { pageSentences } from '../../words/asides.js';
import { teach } from '../../words/notes.js';
import { atWords } from '../../words/verdict.js';
import markup from './pager.html?markup';
import './pager.css';

/** @import { Page } from '../../model/facts.js' */

teach(pageSentences);

/**
 * @param {HTMLElement} element
 * @param {object} page
 * @param {(at: number) => void} page.onTurn
 * @param {(number: string, page: Page) => void} page.onMiss no solution has the number that was typed
 */
export function createPager(element, { onTurn, onMiss }) {
  element.append(made(markup));
  createToolbar(element);
  const [first, back, place, on, last] = findAll(element, 'button', HTMLButtonElement);
  const number = find(element, 'input', HTMLInputElement);
  /** @type {Page | null} */
  let drawn = null;

  /** Where each button leads. @type {[button: HTMLButtonElement, target: (page: Page) => number][]} */
  const turns = [
    [first, () => 0],
    [back, ({ at }) => at - 1],
    [on, ({ at }) => at + 1],
    [last, ({ of }) => of - 1],
  ];
  for (const [button, target] of turns) button.addEventListener('click', () => drawn && onTurn(target(drawn)));
  number.addEventListener('focus', () => number.select());
  /** @param {boolean} isTyped */
  function type(isTyped) {
    const hadFocus = element.contains(document.activeElement);
    set(element, 'data-typed', isTyped ? 'true' : '');
    if (isTyped) number.focus();
    else if (hadFocus) place.focus();
  }

  /** Leaves the field, and takes nothing of what was typed. */
  function giveUp() {
    number.value = String((drawn?.at ?? 0) + 1);
    number.ariaInvalid = null;
    type(false);
  }

  place.addEventListener('click', () => type(true));
  for (const button of [first, last]) button.addEventListener('click', giveUp);
  number.addEventListener('keydown', (event) => {
    if (event.key === 'Escape') {
      if (drawn && number.ariaInvalid) onTurn(drawn.at); // what was said of that goes, too
      giveUp();
    }
    if (event.key !== 'Enter' || !drawn || indexIn(number.value.trim(), drawn.of) === null) return;
    event.preventDefault(); // or the button that gets the focus would be pressed
    type(false); // the field is left, and so the number is taken
  });
  // A press takes the focus out of the field before it is done: until then the buttons stay, or it would meet another one.
  let isPressed = false;
  for (const type of ['pointerdown', 'pointercancel', 'click'])
    element.addEventListener(type, () => {
      isPressed = type === 'pointerdown';
    });
  number.addEventListener('blur', ({ relatedTarget }) => {
    const isWithin = isPressed || element.contains(/** @type {Node | null} */ (relatedTarget));
    if (!isWithin) set(element, 'data-typed', '');
  });
  number.addEventListener('change', () => {
    if (!drawn) return;
    const typed = number.value.trim();
    const at = indexIn(typed, drawn.of);
    number.ariaInvalid = at === null ? 'true' : null;
    if (at === null) onMiss(typed, drawn);
    else onTurn(at);
  });

  return {
    /** @param {Page | null} page null: nothing to page through */
    draw(page) {
      const turned = page?.at !== drawn?.at;
      drawn = page;
      show(element, page !== null);
      if (page === null) return set(element, 'data-typed', '');
      if (turned) {
        number.value = String(page.at + 1); // only now: the person may be typing a number
        number.ariaInvalid = null;
      }
      number.style.setProperty('--digits', String(String(page.of).length));
      write(place, atWords(page));
      disable([first, back], place, page.at === 0);
      disable([on, last], place, page.at === page.of - 1);
    },
  };
}
