// The doctor: a button that asks what may be wrong with the puzzle, and a panel with repairs, which is loaded when it
// is first wanted.

import { button, find } from '../../kit/find.js';
import { part } from '../../kit/part.js';
import { set, show, write } from '../../kit/update.js';
import { questionWords } from '../../words/doctor.js';

/** @param {import('../../session/session.js').Session} session */
export function createDoctor(session) {
  const { act } = session;
  const toggle = button('ask-doctor');
  const panel = find(document, '#doctor', HTMLElement);
  /** @type {ReturnType<typeof import('./panel.js').createPanel> | null} */
  let drawn = null;
  const load = part(
    () => import('./panel.js'),
    () => import('./style.js'),
    ({ createPanel }) => {
      drawn = createPanel(panel, act);
      act({ do: 'redraw' });
    },
  );
  const ask = () => act({ do: 'examine' });
  toggle.addEventListener('click', ask);
  document.addEventListener('keydown', ({ key, target }) => {
    const isHere = session.state.front === 'board' && target instanceof Element && !target.closest('dialog');
    if (key === 'Escape' && isHere && session.state.isDoctorAsked) ask();
  });

  return {
    /** @param {import('../../session/view.js').View} view */
    draw(view) {
      const { verdict, isInPassing, extent, isSolutionWanted, isDoctorAsked, offer } = view;
      // A verdict in passing is on the puzzle before: an empty grid has several solutions, the puzzle pasted into it one.
      // Without a verdict the button stays while its panel is open: it may have the focus.
      if (!isInPassing && (verdict || !isDoctorAsked)) {
        const question = questionWords(verdict, extent, isSolutionWanted);
        show(toggle, Boolean(question));
        if (question) write(toggle, question);
      }
      set(toggle, 'aria-expanded', String(isDoctorAsked));
      drawn?.draw(view);
      if ((isDoctorAsked || offer) && !drawn)
        load().catch((error) => act({ do: 'failed', question: 'diagnosis', error }));
    },
  };
}
