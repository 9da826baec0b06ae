// Help: the keys, what the marks mean, and what becomes of what is typed.

import { button, find } from '../../kit/find.js';
import { part } from '../../kit/part.js';
import { set } from '../../kit/update.js';

/** @param {import('../../session/session.js').Session} session */
export function createHelp(session) {
  const dialog = find(document, '#help', HTMLDialogElement);
  const ask = button('ask-help');
  const load = part(
    () => import('./habits.js'),
    () => import('./style.js'),
    ({ createHabits }) => createHabits(session),
  );

  /** Opens the help. If its style sheet or its habits cannot be loaded, it opens without: it can still be read. */
  async function open() {
    await load().catch(() => {});
    if (!dialog.open) dialog.showModal();
  }

  ask.addEventListener('click', open);
  document.addEventListener('keydown', (event) => {
    const isTyped = event.target instanceof Element && event.target.closest('dialog, input, textarea');
    if (event.key !== '?' || isTyped || !session.state.habits.has('keys')) return;
    event.preventDefault();
    open();
  });
  return {
    /** @param {import('../../session/view.js').View} view */
    draw({ hasSingleKeys }) {
      set(ask, 'aria-keyshortcuts', hasSingleKeys ? '?' : '');
    },
  };
}
