// A panel beside the board, which is loaded when it is first wanted, and closed with Escape.

import { find } from './find.js';
import { loadWhenWanted, part } from './part.js';

/** @import { Command } from '../session/acts/index.js' */
/** @import { Session } from '../session/session.js' */
/** @import { State } from '../session/state.js' */
/** @import { View } from '../session/view.js' */
/** @import { Words } from '../words/languages.js' */

/**
 * @param {Session} session
 * @param {object} its
 * @param {string} its.id of its element, and what it is called in the state
 * @param {() => Promise<{ createPanel(element: HTMLElement, act: Session['act']): { draw(view: View): void } }>} its.load
 * @param {Words} [its.words]
 * @param {'diagnosis' | 'hint' | 'path'} its.question what is not answered where it cannot be loaded
 * @param {(state: State) => unknown} its.isOpen
 * @param {(state: State) => unknown} [its.isWanted] whether it is loaded, if not only when it is open
 * @param {Command} its.close
 * @returns {(view: View) => void} draws it
 */
export function createPanel(session, { id, load, words, question, isOpen, isWanted = isOpen, close }) {
  const { act, state } = session;
  const panel = part(load, ({ createPanel }) => createPanel(find(document, `#${id}`, HTMLElement), act), words);
  loadWhenWanted(session, id, isWanted, panel, (error) => act({ do: 'failed', question, error }));
  document.addEventListener('keydown', ({ key, target }) => {
    const isHere = state.front === 'board' && target instanceof Element && !target.closest('dialog');
    if (key === 'Escape' && isHere && isOpen(state)) act(close);
  });
  const element = find(document, `#${id}`, HTMLElement);
  return (view) => {
    const wasHidden = element.hidden;
    panel.made?.draw(view);
    // Where the page scrolls, as in a window that is enlarged four times.
    if (wasHidden && !element.hidden) queueMicrotask(() => element.scrollIntoView({ block: 'nearest' }));
  };
}
