// The shape of a panel beside the grid: a heading, a tag to its right and a cross; what it tells, which may scroll; a line for
// news, which it would cover; and a row of actions. Its style says what else it covers.

import { noteWords } from '../words/notes.js';
import { find } from './find.js';
import { icon, signs } from './icon.js';
import { make, signButton } from './make.js';
import { leaveFocus } from './pointer.js';
import { set, show, write } from './update.js';
import { widthOf } from './width.js';
import './panel.css';

/** @import { View } from '../session/view.js' */

/** A heading with more letters than this has small type. */
const roomy = 27;

/** Whether the focus is there, or nowhere, or what is there is gone. @param {Element | null} place */
const isLeftTo = (place) =>
  [place, document.body].includes(document.activeElement) || place?.closest('[hidden]') != null;

const toGrid = () => find(document, '#grid [tabindex="0"]', HTMLElement).focus({ preventScroll: true });

/**
 * @param {HTMLElement} element a section of the page
 * @param {() => void} close is called when the cross is pressed
 * @param {() => void} [home] gives the focus away after a press by mouse or finger, so that keys do what they do else
 */
export function panelIn(element, close, home = toGrid) {
  const title = make('h2', { id: `${element.id}-title`, tabindex: '-1' });
  const tag = make('div', { class: 'tag' });
  const news = make('p', { class: 'news' });
  const head = make('header', title, tag, signButton('close', close, { class: 'icon close' }, icon(signs.close)), news);
  const telling = make('div', { class: 'telling' });
  const actions = make('div', { class: 'actions' });
  element.setAttribute('aria-labelledby', title.id);
  element.append(head, telling, actions);
  leaveFocus([head, actions], home);
  /** @type {Element | null} where the focus was when it opened */
  let from = null;
  /** @type {View['note']} what was said before; in a copy of the state it has the same words */
  let before = null;

  const size = () => `${element.clientWidth} × ${element.clientHeight}`;
  /** The size that it was made to fit. */
  let fitted = '';

  /** What has no room makes the rest smaller, as the style says; after that it scrolls. */
  function fit() {
    if (telling.hidden) return;
    for (const least of ['', 'small', 'least']) {
      set(element, 'data-fit', least);
      if (telling.scrollHeight <= telling.clientHeight) break;
    }
    fitted = size();
  }
  new ResizeObserver(() => size() !== fitted && fit()).observe(element);
  new MutationObserver(fit).observe(telling, { childList: true, characterData: true, subtree: true });

  /** Gives the focus back; where it was in the grid, or what had it is gone, the grid gets it. */
  function giveBack() {
    const button = from?.closest('button');
    button?.focus();
    if (!button || document.activeElement !== button) toGrid();
  }

  return {
    title,
    tag,
    telling,
    actions,

    /**
     * Gives the heading its words.
     * @param {string} words
     * @param {number} [room] for so many letters there is room in large type
     * @param {HTMLElement} [button] has the words, within the heading
     */
    name(words, room = roomy, button = undefined) {
      if (button && button.parentNode !== title) title.replaceChildren(button);
      write(button ?? title, words);
      set(title, 'data-long', widthOf(words) > room ? 'true' : '');
    },

    /**
     * Opens or closes it, with what is said meanwhile. It is not seen beside a list.
     * @param {boolean} isWanted
     * @param {Pick<View, 'note' | 'news' | 'front'>} view
     * @returns {boolean} whether it has been opened just now
     */
    open(isWanted, view) {
      const isOpen = isWanted && view.front === 'board';
      const said = view.note ?? view.news;
      const { activeElement: focused } = document;
      const isOpening = isOpen && element.hidden === true;
      const isLeft = !isOpen && element.contains(focused);
      if (isOpening) [from, before] = [focused, said];
      show(element, isOpen);
      if (isLeft) giveBack();
      const words = isOpen && said && said !== before ? noteWords(said) : '';
      write(news, before && words === noteWords(before) ? '' : words);
      return isOpening;
    },

    /** Whether nobody has moved the focus since it was opened. */
    isAwaited: () => isLeftTo(from),

    /** Whether it covers the button that opened it, which has the focus, or had it. */
    isCovering: () => from?.closest('.talk') != null && isLeftTo(from),

    /** Gives its heading the focus, or the button in it. */
    focus: () => (title.querySelector('button') ?? title).focus({ preventScroll: true }),
  };
}
