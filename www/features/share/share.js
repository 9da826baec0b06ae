// Sharing, printing and saving as a picture.

import { whenIdle } from '../../kit/idle.js';
import { lazily } from '../../kit/lazy.js';
import { whenPressed } from '../../kit/press.js';
import { Unloaded } from '../../model/errors.js';

/** @import { Session } from '../../session/session.js' */

/** @param {Session} session */
export function createShare(session) {
  const sharing = lazily(async () => (await import('./sharing.js')).createSharing(session));
  whenIdle(() => sharing().catch(() => {})); // where that fails, the dialog tries again and says so

  /** @param {boolean} isList @param {'link' | 'print' | 'picture'} [at] what is wanted of it */
  async function open(isList, at = 'link') {
    try {
      await (await sharing()).open(isList, at);
    } catch (error) {
      if (!(error instanceof Unloaded)) throw error;
      session.act({ do: 'say', note: { kind: 'unloaded' } });
    }
  }

  const isList = () => session.state.front === 'list';
  whenPressed('share', () => open(false));
  whenPressed('print', () => open(isList(), 'print'));
  whenPressed('picture', () => open(false, 'picture'));
  document.addEventListener('keydown', (event) => {
    const isPrint = (event.ctrlKey || event.metaKey) && event.key === 'p';
    if (!isPrint || sharing.made?.isOpen || !isList()) return;
    event.preventDefault(); // a browser that prints does not wait for the sheets of a list
    open(true);
  });

  return { draw: () => sharing.made?.draw() };
}
