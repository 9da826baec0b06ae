// Puzzles from photos: the camera, and pictures that come in by other ways. All of it is loaded when it is wanted.

import { button } from '../../kit/find.js';
import { part } from '../../kit/part.js';

/** @param {import('../../session/session.js').Session} session */
export function createCamera(session) {
  /** @type {ReturnType<typeof import('./reading.js').createReading> | null} */
  let reading = null;
  let known = session.state.picture;
  const load = part(
    () => import('./reading.js'),
    () => import('./style.js'),
    ({ createReading }) => {
      reading = createReading(session);
      return reading;
    },
    'camera',
  );

  const open = button('camera');
  open.addEventListener('click', async () => {
    open.ariaBusy = 'true';
    const loaded = await load().catch((error) => session.act({ do: 'report', note: { kind: 'failed', error } }));
    open.ariaBusy = null;
    if (!document.querySelector('dialog[open]')) loaded?.open(); // or something else is wanted by now
  });

  return {
    /** @param {import('../../session/view.js').View} view */
    draw(view) {
      const { picture } = view;
      if (picture && picture !== known) {
        const { source, format, resolve, reject } = picture;
        load()
          .then(({ read }) => read(source, format))
          .then(resolve, reject);
      }
      if (!picture && known) reading?.stop();
      known = picture;
      reading?.draw(view);
    },
  };
}
