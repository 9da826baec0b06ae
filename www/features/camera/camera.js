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

  /** Reads a picture, unless it is not wanted any more, and lets it go. @param {import('../../session/state.js').Picture} picture */
  async function take(picture) {
    const { source, format, resolve, reject } = picture;
    const isWanted = () => session.state.picture === picture;
    await load()
      .then(async ({ read }) => {
        if (isWanted()) await read(source, format);
      })
      .then(resolve, reject);
    if (!isWanted()) return;
    known = null; // it was read to its end: nothing is to be stopped
    session.act({ do: 'picture', picture: null });
  }

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
      if (picture && picture !== known) take(picture);
      if (!picture && known) reading?.stop();
      known = picture;
      reading?.draw(view);
    },
  };
}
