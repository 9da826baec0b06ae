// The camera, what stands beside a puzzle that was read from a picture, and a sign that one is being read. All of it is
// loaded when it is wanted.

import { loadWhenWanted, part } from '../../kit/part.js';
import { whenPressed } from '../../kit/press.js';
import { isRestAbsent, readingOf } from '../../session/state.js';

/** @import { Read } from '../../incoming/read.js' */
/** @import { Session } from '../../session/session.js' */
/** @import { View } from '../../session/view.js' */

/** @param {Session} session @param {Read} read */
export function createCamera(session, read) {
  const watching = part(
    () => import('./watching.js'),
    ({ createWatching }) => createWatching(session, read),
  );

  // What reads a picture says what it lacks.
  loadWhenWanted(session, 'camera', (state) => readingOf(state)?.isPicture || state.photos.length, watching);

  whenPressed('camera', async (open) => {
    open.ariaBusy = 'true';
    await watching().catch((error) =>
      session.act({ do: 'report', note: isRestAbsent(session.state) ? { kind: 'absent' } : { kind: 'failed', error } }),
    );
    open.ariaBusy = null;
    if (!document.querySelector('dialog[open]')) watching.made?.watch(); // or something else is wanted by now
  });

  return {
    /** @param {View} view */
    draw: (view) => watching.made?.draw(view),
  };
}
