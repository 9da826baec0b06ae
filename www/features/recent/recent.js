// The button for the recent puzzles. Their dialog is loaded when it is first wanted.

import { button } from '../../kit/find.js';
import { part } from '../../kit/part.js';

/** @param {import('../../session/session.js').Session} session */
export function createRecent(session) {
  const load = part(
    () => import('./dialog.js'),
    () => import('./style.js'),
    ({ createRecentDialog }) => createRecentDialog(session),
  );
  button('ask-recent').addEventListener('click', async () => {
    const dialog = await load().catch(() => session.act({ do: 'say', note: { kind: 'unloaded' } }));
    dialog?.open();
  });
  return { draw() {} };
}
