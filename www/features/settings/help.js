// Help: the keys, what the marks mean, and what becomes of what is typed.

import { button, find } from '../../kit/find.js';
import { set } from '../../kit/update.js';

/** @param {import('../../session/session.js').Session} session */
export function createHelp({ state }) {
  const dialog = find(document, '#help', HTMLDialogElement);
  const ask = button('ask-help');
  ask.addEventListener('click', () => dialog.showModal());
  document.addEventListener('keydown', (event) => {
    const isTyped = event.target instanceof Element && event.target.closest('dialog, input, textarea');
    if (event.key !== '?' || isTyped || !state.habits.has('keys')) return;
    event.preventDefault();
    dialog.showModal();
  });
  return {
    /** @param {import('../../session/view.js').View} view */
    draw({ hasSingleKeys }) {
      set(ask, 'aria-keyshortcuts', hasSingleKeys ? '?' : '');
    },
  };
}
