// The help: the keys, what the marks mean, and what becomes of what is typed.

import { find } from '../../kit/find.js';
import { madeDialog } from '../../kit/markup.js';
import { write } from '../../kit/update.js';
import { offlineWords } from '../../words/kept.js';
import { learnMore } from '../../words/languages.js';
import markup from './help.html?markup';
import { followOffline } from './offline.js';

/** @import { Session } from '../../session/session.js' */

/** @param {Session} session @param {ServiceWorker | null} [before] the worker that controlled the page when it was opened */
export function createManual(session, before) {
  const dialog = madeDialog(markup);
  const offline = find(dialog, '#offline', HTMLElement);
  session.onDraw((view) => {
    write(offline, offlineWords(view.offline));
    offline.dataset.kept = view.offline.kept;
  });
  session.act({ do: 'loaded', part: 'help' });
  learnMore().then(() => followOffline(session, before)); // it says what it cannot keep
  return {
    /** Opens it. If its style sheet or its words cannot be loaded, it opens without: it can still be read. */
    async help() {
      await Promise.allSettled([import('../../kit/dialog.css'), import('./settings.css'), learnMore()]);
      if (!dialog.open) dialog.showModal(); // a second click may come while the first one loads
    },
  };
}
