// Help: the keys, what the marks mean, and what becomes of what is typed.

import { button, find } from '../../kit/find.js';
import { haveMoreWords } from '../../kit/labels.js';
import { lazily } from '../../kit/lazy.js';
import { set } from '../../kit/update.js';

/** @param {import('../../session/session.js').Session} session */
export function createHelp(session) {
  const dialog = find(document, '#help', HTMLDialogElement);
  const ask = button('ask-help');
  const loadHabits = lazily(async () => (await import('./habits.js')).createHabits(session));

  /** Opens the help. If its style sheet or its habits cannot be loaded, it opens without: it can still be read. */
  async function open() {
    const dressed = import('./style.js').then(({ dress }) => dress());
    await Promise.allSettled([loadHabits(), dressed, haveMoreWords()]);
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
