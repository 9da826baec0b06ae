// Sharing, printing and saving as a picture.

import { whenIdle } from '../../kit/idle.js';
import { lazily } from '../../kit/lazy.js';
import { doWhenLoaded } from '../../kit/part.js';

/** @import { Session } from '../../session/session.js' */

/** @param {Session} session */
export function createShare(session) {
  const sharing = lazily(async () => (await import('./sharing.js')).createSharing(session));
  whenIdle(() => sharing().catch(() => {})); // where that fails, the dialog tries again and says so
  const open = doWhenLoaded(session, sharing, 'share', 'print', 'picture');
  document.addEventListener('keydown', (event) => {
    const isPrint = (event.ctrlKey || event.metaKey) && !event.shiftKey && event.key.toLowerCase() === 'p';
    if (!isPrint || sharing.made?.isOpen || session.state.front !== 'list') return;
    event.preventDefault(); // a browser that prints does not wait for the sheets of a list
    open('print');
  });

  return { draw: () => sharing.made?.draw() };
}
