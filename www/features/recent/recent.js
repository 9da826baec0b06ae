// The button for the recent puzzles. Their dialog is loaded when it is first wanted.

import { button } from '../../kit/find.js';
import { part } from '../../kit/part.js';

/** @import { Session } from '../../session/session.js' */

/**
 * @param {Session} session
 * @param {() => Promise<() => void>} remember begins to record them, and gives what records the one on the board
 */
export function createRecent(session, remember) {
  const load = part(
    () => import('./recentdialog.js'),
    async ({ createRecentDialog }) => createRecentDialog(session, await remember()),
  );
  button('ask-recent').addEventListener('click', async () => {
    const dialog = await load().catch(() => session.act({ do: 'say', note: { kind: 'unloaded' } }));
    dialog?.open();
  });
  return { draw() {} };
}
