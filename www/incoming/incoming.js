// Every way in: pasted, opened, dropped, launched, shared, or asked for by the address. What the ways lead to is loaded when
// something comes.

import { lazily } from '../kit/lazy.js';
import { whenPressed } from '../kit/press.js';
import { createFiles } from './files.js';
import { createPasting, readClipboard } from './pasting.js';

/** @import { Session } from '../session/session.js' */
/** @import { createFollowing, Launch } from './following.js' */
/** @import { Read } from './read.js' */

/** @param {Session} session @param {Read} read */
export function createIncoming(session, read) {
  const { act } = session;
  createPasting((content) => read(content, 'paste'));
  createFiles(read);
  whenPressed('paste', paste);

  async function paste() {
    const content = await readClipboard();
    if (content !== null) await read(content, 'paste');
    else act({ do: 'door', is: 'box', isOpen: true, text: '' }); // there it can be pasted or typed by hand
  }

  // Addresses. The system may open the page with files or an address, whether it was open before or not.

  const { hash, search, href } = location;
  const load = lazily(() => import('./following.js').then((part) => part.createFollowing(session, read, paste)));

  /** @param {(following: ReturnType<typeof createFollowing>) => unknown} use */
  const withFollowing = (use) =>
    load()
      .then(use)
      .catch((error) => act({ do: 'tell', note: { kind: 'failed', error } }));

  // The event's own address, as the one that follows the puzzle may have been written over it by now.
  window.addEventListener('hashchange', ({ newURL }) => withFollowing(({ follow }) => follow(new URL(newURL))));
  /** @type {{ launchQueue?: { setConsumer(consumer: (launch: Launch) => unknown): void } }} */ (
    globalThis
  ).launchQueue?.setConsumer((launch) => withFollowing(({ launched }) => launched(launch, href)));
  if (hash || search) withFollowing(({ begin }) => begin({ hash, search, href }));
}
