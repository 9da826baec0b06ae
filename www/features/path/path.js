// The path: a panel with all steps to the solution, and the whole way at a glance. Both are loaded when they are first wanted.

import { lazily } from '../../kit/lazy.js';
import { createPanel } from '../../kit/panels.js';
import { loadWhenWanted } from '../../kit/part.js';
import { answerOf } from '../../session/state.js';

/** @import { Session } from '../../session/session.js' */
/** @import { View } from '../../session/view.js' */

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
  const { connection } = /** @type {any} */ (navigator);
  const glance = lazily(async () => (await import('./glance.js')).createGlance(session));
  loadWhenWanted(session, 'glance', (state) => !connection?.saveData && answerOf(state, 'rating'), glance);
  return {
    /** @param {View} view */
    draw(view) {
      draw(view);
      glance.made?.draw(view);
    },
  };
}
