// The list of many puzzles: what shows it comes with the first text that has several.

import { haveMoreWords } from '../../kit/labels.js';
import { lazily } from '../../kit/lazy.js';

/** @param {import('../../session/session.js').Session} session */
export function createList(session) {
  /** @type {import('../../session/state.js').Arrival | null} */
  let known = null;
  /** @type {import('./browsing.js').Browsing | null} */
  let browsing = null;
  const load = lazily(async () => {
    const dressed = import('./style.js').then(({ dress }) => dress());
    const [{ createBrowsing }] = await Promise.all([import('./browsing.js'), dressed, haveMoreWords()]);
    browsing = createBrowsing(session);
    return browsing;
  });

  return {
    /** @param {import('../../session/view.js').View} view */
    draw(view) {
      const { arrival } = view;
      if (arrival && arrival !== known) {
        known = arrival;
        load()
          .then((loaded) => loaded.open(arrival))
          .catch((error) => session.act({ do: 'report', note: { kind: 'failed', error } }));
      }
      browsing?.draw(view);
    },
  };
}
