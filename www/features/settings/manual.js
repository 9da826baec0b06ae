// The help: what things mean, and what becomes of what is typed; and the keys, on a sheet of their own.

import { createBars } from '../../kit/bars.js';
import { openDialog } from '../../kit/dialog.js';
import { find, findAll } from '../../kit/find.js';
import { label } from '../../kit/labels.js';
import { madeDialog } from '../../kit/markup.js';
import { whenPressed } from '../../kit/press.js';
import { write } from '../../kit/update.js';
import { offlineWords } from '../../words/kept.js';
import { learnMore } from '../../words/languages.js';
import markup from './help.html?markup';
import keysMarkup from './keys.html?markup';
import { followOffline } from './offline.js';

/** @import { Session } from '../../session/session.js' */
/** @import { View } from '../../session/view.js' */

/** @param {Session} session @param {ServiceWorker | null} [before] the worker that controlled the page when it was opened */
export function createManual(session, before) {
  const dialog = madeDialog(markup);
  const keys = madeDialog(keysMarkup);
  const levels = findAll(dialog, '.levels > dt', HTMLElement).map((level) => {
    const bars = createBars();
    level.prepend(bars.element);
    return bars;
  });
  const offline = find(dialog, '#offline', HTMLElement);
  const single = find(keys, '[data-do=settings]', HTMLElement);
  single.addEventListener('click', () => keys.close()); // the settings come in its place
  learnMore().then(() => followOffline(session, before)); // it says what it cannot keep
  whenPressed('keys', () => put(keys, dialog));

  /** @param {View} view */
  function draw(view) {
    write(offline, offlineWords(view.offline));
    offline.dataset.kept = view.offline.kept;
    label(find(single, 'small', HTMLElement), view.hasSingleKeys ? 'switch.on' : 'switch.off');
  }

  return {
    draw,

    /** Opens it. If its style sheet or its words cannot be loaded, it opens without: it can still be read. */
    async help() {
      await Promise.allSettled([import('../../kit/dialog.css'), import('./settings.css'), learnMore()]);
      for (const [at, bars] of levels.entries()) bars.draw(at + 1);
      draw(session.view);
      put(dialog, keys);
    },
  };
}

/** Opens a dialog in another's place. @param {HTMLDialogElement} dialog @param {HTMLDialogElement} other */
function put(dialog, other) {
  other.close();
  openDialog(dialog);
  dialog.scrollTop = 0;
}
