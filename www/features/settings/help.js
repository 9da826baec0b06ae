// The button for the help. The help itself is loaded as soon as the page has nothing else to do, or when it is wanted.

import { button } from '../../kit/find.js';
import { whenIdle } from '../../kit/idle.js';
import { lazily } from '../../kit/lazy.js';
import { set } from '../../kit/update.js';

/** @import { Session } from '../../session/session.js' */
/** @import { View } from '../../session/view.js' */

/** @param {Session} session */
export function createHelp(session) {
  const ask = button('ask-help');
  const before = navigator.serviceWorker?.controller; // now: a first one may come soon
  const load = lazily(async () => (await import('./manual.js')).createManual(session, before));

  const open = () =>
    load().then(
      ({ open }) => open(),
      () => session.act({ do: 'say', note: { kind: 'unloaded' } }),
    );

  ask.addEventListener('click', open);
  document.addEventListener('keydown', (event) => {
    const isTyped = event.target instanceof Element && event.target.closest('dialog, input, textarea');
    if (event.key !== '?' || isTyped || !session.state.habits.has('keys')) return;
    event.preventDefault();
    open();
  });
  whenIdle(() => load().catch(() => {})); // else it is loaded when it is wanted
  return {
    /** @param {View} view */
    draw({ hasSingleKeys }) {
      set(ask, 'aria-keyshortcuts', hasSingleKeys ? '?' : '');
    },
  };
}
