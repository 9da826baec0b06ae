// The list of many puzzles. Its code is loaded with the first text that has several puzzles.

import { whenIdle } from '../../kit/idle.js';
import { part } from '../../kit/part.js';
import { read, tab } from '../../session/storage.js';

/** @import { Session } from '../../session/session.js' */
/** @import { Arrival } from '../../session/state.js' */
/** @import { View } from '../../session/view.js' */
/** @import { Browsing } from './browsing.js' */

/**
 * @param {Session} session
 * @param {() => Promise<() => void>} remember gives what records the puzzle on the board among the recent ones
 */
export function createList(session, remember) {
  const { act, onAct, state } = session;
  const { work } = state.puzzle;
  /** @type {Arrival | null} */
  let known = null;
  const browsing = part(
    () => import('./browsing.js'),
    ({ createBrowsing }) => createBrowsing(session, remember),
  );

  /** @param {(browsing: Browsing) => Promise<unknown>} use */
  const withBrowsing = (use) =>
    browsing()
      .then(use)
      .catch((error) => act({ do: 'report', note: { kind: 'failed', error } }));

  // What the tab keeps of a list, keeping.js reads.
  if (read(tab, 'list')) whenIdle(() => withBrowsing(({ resume }) => resume(work)));

  onAct(() => {
    const { arrival } = state;
    if (!arrival || arrival === known) return;
    known = arrival;
    withBrowsing(({ open }) => open(arrival));
  });

  return { draw: (/** @type {View} */ view) => browsing.made?.draw(view) };
}
