// The button for the help. The help itself is loaded as soon as the page has nothing else to do, or when it is wanted.

import { button } from '../../kit/find.js';
import { haveMoreWords } from '../../kit/labels.js';
import { lazily } from '../../kit/lazy.js';
import { set } from '../../kit/update.js';

/** @param {import('../../session/session.js').Session} session */
export function createHelp(session) {
  const ask = button('ask-help');
  const load = lazily(async () => {
    const manual = (await import('./manual.js')).createManual(session);
    session.act({ do: 'loaded', part: 'help' }); // it has a line for whether the page works without a network
    return manual;
  });

  /** Opens the help. If its style sheet or its words cannot be loaded, it opens without: it can still be read. */
  async function open() {
    const dressed = import('./style.js').then(({ dress }) => dress());
    const [manual] = await Promise.allSettled([load(), dressed, haveMoreWords()]);
    if (manual.status === 'fulfilled') manual.value.open();
    else session.act({ do: 'say', note: { kind: 'unloaded' } });
  }

  ask.addEventListener('click', open);
  document.addEventListener('keydown', (event) => {
    const isTyped = event.target instanceof Element && event.target.closest('dialog, input, textarea');
    if (event.key !== '?' || isTyped || !session.state.habits.has('keys')) return;
    event.preventDefault();
    open();
  });
  return {
    load,

    /** @param {import('../../session/view.js').View} view */
    draw({ hasSingleKeys }) {
      set(ask, 'aria-keyshortcuts', hasSingleKeys ? '?' : '');
    },
  };
}
