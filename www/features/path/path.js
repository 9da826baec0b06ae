// The whole way: a button, and a panel with all steps to the solution, which is loaded when it is first wanted.

import { button, find } from '../../kit/find.js';
import { part } from '../../kit/part.js';
import { set, show } from '../../kit/update.js';

/** @param {import('../../session/session.js').Session} session */
export function createPath(session) {
  const { act, state } = session;
  const toggle = button('ask-path');
  const panel = find(document, '#path', HTMLElement);
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
  const walk = () => act({ do: 'walk' });
  toggle.addEventListener('click', walk);
  document.addEventListener('keydown', ({ key, target }) => {
    const isHere = state.front === 'board' && target instanceof Element && !target.closest('dialog');
    if (key === 'Escape' && isHere && state.path) walk();
  });

  return {
    /** @param {import('../../session/view.js').View} view */
    draw(view) {
      const { verdict, isInPassing, isSolutionWanted, path } = view;
      // As with the doctor's button: a verdict in passing is on the puzzle before.
      if (!isInPassing) show(toggle, path !== null || (verdict?.verdict === 'unique' && !isSolutionWanted));
      set(toggle, 'aria-expanded', String(path !== null));
      drawn?.draw(view);
      if (path && !drawn) load().catch((error) => act({ do: 'failed', question: 'hint', error }));
    },
  };
}
