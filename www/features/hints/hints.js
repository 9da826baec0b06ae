// Hints: a panel with what a hint says, which is loaded when the first is wanted.

import { createPanel } from '../../kit/panels.js';

/** @import { Session } from '../../session/session.js' */

/** @param {Session} session */
export function createHints(session) {
  const draw = createPanel(session, {
    id: 'hints',
    load: () => import('./hintspanel.js'),
    words: 'hints',
    question: 'hint',
    isOpen: ({ hint }) => hint,
    close: { do: 'unhint' },
  });
  return { draw };
}
