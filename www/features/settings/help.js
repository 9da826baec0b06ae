// Help: the keys, what the marks mean, and what becomes of what is typed.

import { button, find } from '../../kit/find.js';
import { haveMoreWords } from '../../kit/labels.js';
import { set } from '../../kit/update.js';

/** @param {import('../../session/session.js').Session} session */
export function createHelp({ state }) {
  const dialog = find(document, '#help', HTMLDialogElement);
  const ask = button('ask-help');

  /** Opens it as it is where its sheet cannot be had: words can be read without. */
  async function open() {
    const dressed = import('./style.js').then(({ dress }) => dress());
    await Promise.all([dressed, haveMoreWords()]).catch(() => {});
    if (!dialog.open) dialog.showModal();
  }

  ask.addEventListener('click', open);
  document.addEventListener('keydown', (event) => {
    const isTyped = event.target instanceof Element && event.target.closest('dialog, input, textarea');
    if (event.key !== '?' || isTyped || !state.habits.has('keys')) return;
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
