// The help: the keys, what the marks mean, what becomes of what is typed, and what the page does by itself.

import { find, findAll } from '../../kit/find.js';
import { madeDialog } from '../../kit/markup.js';
import { write } from '../../kit/update.js';
import { choose } from '../../session/storage.js';
import { offlineWords } from '../../words/kept.js';
import { learnMore } from '../../words/languages.js';
import markup from './help.html?markup';
import { followOffline } from './offline.js';

/** @import { Session } from '../../session/session.js' */
/** @import { Habit } from '../../session/state.js' */

/** @param {Session} session @param {ServiceWorker | null} [before] the worker that controlled the page when it was opened */
export function createManual(session, before) {
  const dialog = madeDialog(markup);
  const offline = find(dialog, '#offline', HTMLElement);
  // What the page does unless the person switches it off: each checkbox is named after its setting.
  for (const box of findAll(dialog, '#habits input', HTMLInputElement)) {
    const habit = /** @type {Habit} */ (box.name);
    box.checked = session.state.habits.has(habit);
    box.addEventListener('change', () => {
      choose(habit, box.checked ? 'on' : 'off');
      session.act({ do: 'habit', habit, isOn: box.checked });
    });
  }
  session.onDraw((view) => {
    write(offline, offlineWords(view.offline));
    offline.dataset.kept = view.offline.kept;
  });
  session.act({ do: 'loaded', part: 'help' });
  learnMore().then(() => followOffline(session, before)); // it says what it cannot keep
  return {
    /** Opens it. If its style sheet or its words cannot be loaded, it opens without: it can still be read. */
    async open() {
      await Promise.allSettled([import('../../kit/dialog.css'), import('./settings.css'), learnMore()]);
      if (!dialog.open) dialog.showModal(); // a second click may come while the first one loads
    },
  };
}
