// Hints: a button, and a panel with what a hint says, which is loaded when the first is wanted.

import { button } from '../../kit/find.js';
import { createPanel } from '../../kit/panel.js';
import { set } from '../../kit/update.js';
import { digitOf } from '../../model/symbols.js';

/** @import { Session } from '../../session/session.js' */
/** @import { View } from '../../session/view.js' */

/** @param {Session} session */
export function createHints(session) {
  const toggle = button('hint');
  const drawPanel = createPanel(session, {
    id: 'hints',
    load: () => import('./hintspanel.js'),
    words: 'hints',
    question: 'hint',
    isOpen: ({ hint }) => hint,
    close: { do: 'unhint' },
  });
  toggle.addEventListener('click', () => session.act({ do: 'hint' }));

  return {
    /** @param {View} view */
    draw(view) {
      const isAlone = view.hasSingleKeys && digitOf('H') > view.layout.side;
      set(toggle, 'aria-keyshortcuts', isAlone ? 'H Alt+H' : 'Alt+H');
      drawPanel(view);
    },
  };
}
