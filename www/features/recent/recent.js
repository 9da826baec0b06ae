// Recent puzzles: what shows them comes when it is wanted.

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
