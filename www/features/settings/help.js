// The help. It is loaded as soon as the page has nothing else to do, or when it is wanted.

import { whenIdle } from '../../kit/idle.js';
import { lazily } from '../../kit/lazy.js';
import { doWhenLoaded, loadWhenWanted } from '../../kit/part.js';

/** @import { Session } from '../../session/session.js' */
/** @import { View } from '../../session/view.js' */

/** @param {Session} session */
export function createHelp(session) {
  const before = navigator.serviceWorker?.controller; // now: a first one may come soon
  const load = lazily(async () => (await import('./manual.js')).createManual(session, before));
  const open = doWhenLoaded(session, load, 'help');

  document.addEventListener('keydown', (event) => {
    const isTyped = event.target instanceof Element && event.target.closest('dialog, input, textarea');
    if (event.key !== '?' || isTyped || !session.state.habits.has('keys')) return;
    event.preventDefault();
    open('help');
  });
  whenIdle(loadWhenWanted(session, 'help', () => false, load)); // else it is loaded when it is wanted

  return { draw: (/** @type {View} */ view) => load.made?.draw(view) };
}
