// Pages through several solutions: buttons for steps back and on, and between them the number, which may also be typed.

import { disable } from '../../kit/disable.js';
import { find, findAll } from '../../kit/find.js';
import { show, write } from '../../kit/update.js';
import { indexIn } from '../../model/numbers.js';
import { ofWords } from '../../words/verdict.js';

/** @import { Page } from '../../model/facts.js' */

/**
 * @param {HTMLElement} element
 * @param {object} page
 * @param {(at: number) => void} page.onTurn
 * @param {(number: string, page: Page) => void} page.onMiss no solution has the number that was typed
 */
export function createPager(element, { onTurn, onMiss }) {
  const [first, back, on, last] = findAll(element, 'button', HTMLButtonElement);
  const number = find(element, 'input', HTMLInputElement);
  const of = find(element, 'input + span', HTMLElement);
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
      if (page === null) return;
      if (turned) {
        number.value = String(page.at + 1); // only now: the person may be typing a number
        number.ariaInvalid = null;
      }
      number.size = String(page.of).length;
      write(of, ofWords(page));
      disable([first, back], on, page.at === 0);
      disable([on, last], back, page.at === page.of - 1);
    },
  };
}
