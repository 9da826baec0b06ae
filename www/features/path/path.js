// The path: a panel with all steps to the solution, which is loaded when it is first wanted.

import { createPanel } from '../../kit/panels.js';

/** @import { Session } from '../../session/session.js' */

/** @param {Session} session */
export function createPath(session) {
  const draw = createPanel(session, {
    id: 'path',
    load: () => import('./pathpanel.js'),
    words: 'hints',
    question: 'path',
    isOpen: ({ path }) => path,
    close: { do: 'path' },
  });
  return { draw };
}
