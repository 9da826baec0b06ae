// The path: a panel with all steps to the solution, and the whole way at a glance. Both are loaded when they are first wanted.

import { createPanel } from '../../kit/panels.js';
import { loadWhenWanted } from '../../kit/part.js';
import { answerOf } from '../../session/state.js';

/** @import { Session } from '../../session/session.js' */
/** @import { View } from '../../session/view.js' */
/** @import { createGlance } from './glance.js' */

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
  /** @type {ReturnType<typeof createGlance> | null} null until it is loaded */
  let glance = null;
  loadWhenWanted(
    session,
    'glance',
    (state) => !connection?.saveData && answerOf(state, 'rating'),
    async () => {
      const module = await import('./glance.js');
      glance = module.createGlance(session);
    },
  );
  return {
    /** @param {View} view */
    draw(view) {
      draw(view);
      glance?.draw(view);
    },
  };
}
