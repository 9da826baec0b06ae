// The path: a button, and a panel with all steps to the solution, which is loaded when it is first wanted.

import { button } from '../../kit/find.js';
import { createPanel } from '../../kit/panel.js';
import { set, show } from '../../kit/update.js';

/** @import { Session } from '../../session/session.js' */
/** @import { View } from '../../session/view.js' */

/** @param {Session} session */
export function createPath(session) {
  const toggle = button('ask-path');
  const drawPanel = createPanel(session, {
    id: 'path',
    load: () => import('./pathpanel.js'),
    words: 'hints',
    question: 'path',
    isOpen: ({ path }) => path,
    close: { do: 'path' },
  });
  toggle.addEventListener('click', () => session.act({ do: 'path' }));

  return {
    /** @param {View} view */
    draw(view) {
      const { verdict, isInPassing, isSolutionWanted, path } = view;
      // A verdict in passing is on the puzzle before, so it does not move the button.
      if (!isInPassing) show(toggle, path !== null || (verdict?.verdict === 'unique' && !isSolutionWanted));
      set(toggle, 'aria-expanded', String(path !== null));
      drawPanel(view);
    },
  };
}
