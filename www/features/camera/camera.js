// The camera, what stands beside a puzzle that was read from a picture, and a sign that one is being read. All of it is
// loaded when it is wanted.

import { button } from '../../kit/find.js';
import { part } from '../../kit/part.js';
import { readingOf } from '../../session/state.js';

/**
 * @param {import('../../session/session.js').Session} session
 * @param {import('../../incoming/read.js').Read} read
 */
export function createCamera(session, read) {
  const { act, state, onAct } = session;
  /** @type {ReturnType<typeof import('./watching.js').createWatching> | null} */
  let watching = null;
  const load = part(
    () => import('./watching.js'),
    () => import('./style.js'),
    ({ createWatching }) => {
      watching = createWatching(session, read);
      act({ do: 'loaded', part: 'camera' });
      return watching;
    },
    'camera',
  );

  const open = button('camera');
  open.addEventListener('click', async () => {
    open.ariaBusy = 'true';
    const loaded = await load().catch((error) => act({ do: 'report', note: { kind: 'failed', error } }));
    open.ariaBusy = null;
    if (!document.querySelector('dialog[open]')) loaded?.watch(); // or something else is wanted by now
  });

  /** The id of the last picture. */
  let known = '';
  onAct(() => {
    const picture = readingOf(state);
    if (!picture?.isPicture || picture.id === known) return;
    known = picture.id;
    load().catch(() => {}); // what reads the picture says what it lacks
  });

  return {
    /** @param {import('../../session/view.js').View} view */
    draw: (view) => watching?.draw(view),
  };
}
