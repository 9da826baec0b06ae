// Hints: a button, and a panel with what a hint says, which is loaded when the first is wanted.

import { button, find } from '../../kit/find.js';
import { part } from '../../kit/part.js';
import { set } from '../../kit/update.js';
import { digitOf } from '../../model/symbols.js';

/** @param {import('../../session/session.js').Session} session */
export function createHints(session) {
  const { act, state } = session;
  const toggle = button('hint');
  const panel = find(document, '#hints', HTMLElement);
  /** @type {ReturnType<typeof import('./panel.js').createPanel> | null} */
  let drawn = null;
  const load = part(
    () => import('./panel.js'),
    () => import('./style.js'),
    ({ createPanel }) => {
      drawn = createPanel(panel, act);
      act({ do: 'redraw' });
    },
    'hints',
  );
  toggle.addEventListener('click', () => act({ do: 'hint' }));
  document.addEventListener('keydown', ({ key, target }) => {
    const isHere = state.front === 'board' && target instanceof Element && !target.closest('dialog');
    if (key === 'Escape' && isHere && state.hint) act({ do: 'unhint' });
  });

  return {
    /** @param {import('../../session/view.js').View} view */
    draw(view) {
      const isAlone = view.hasSingleKeys && digitOf('H') > view.layout.side;
      set(toggle, 'aria-keyshortcuts', isAlone ? 'H Alt+H' : 'Alt+H');
      drawn?.draw(view);
      if (view.hint && !drawn) load().catch((error) => act({ do: 'failed', question: 'hint', error }));
    },
  };
}
