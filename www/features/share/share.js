// Sharing, printing and saving as a picture.

import { button } from '../../kit/find.js';
import { whenIdle } from '../../kit/idle.js';
import { lazily } from '../../kit/lazy.js';
import { Unloaded } from '../../model/errors.js';

/** @import { Session } from '../../session/session.js' */

/** @param {Session} session */
export function createShare(session) {
  const sharing = lazily(async () => (await import('./sharing.js')).createSharing(session));
  whenIdle(() => sharing().catch(() => {})); // where that fails, the dialog tries again and says so

  /** @param {boolean} isList */
  async function open(isList) {
    try {
      await (await sharing()).open(isList);
    } catch (error) {
      if (!(error instanceof Unloaded)) throw error;
      session.act({ do: 'say', note: { kind: 'unloaded' } });
    }
  }

  button('share').addEventListener('click', () => open(false));
  document.addEventListener('click', ({ target }) => {
    if (target instanceof Element && target.closest('#share-list')) open(true); // the list makes it
  });
  document.addEventListener('keydown', (event) => {
    const isPrint = (event.ctrlKey || event.metaKey) && event.key === 'p';
    if (!isPrint || sharing.made?.isOpen || session.state.front !== 'list') return;
    event.preventDefault(); // a browser that prints does not wait for the sheets of a list
    open(true);
  });

  return { draw: () => sharing.made?.draw() };
}
