// The doctor: a button that asks what may be wrong with the puzzle, and a panel with repairs, which is loaded when it
// is first wanted.

import { button } from '../../kit/find.js';
import { createPanel } from '../../kit/panel.js';
import { set, show, write } from '../../kit/update.js';
import { diagnosisOf } from '../../session/state.js';
import { questionWords } from '../../words/verdict.js';

/** @import { Session } from '../../session/session.js' */
/** @import { View } from '../../session/view.js' */

/** @param {Session} session */
export function createDoctor(session) {
  const toggle = button('ask-doctor');
  const drawPanel = createPanel(session, {
    id: 'doctor',
    load: () => import('./doctorpanel.js'),
    question: 'diagnosis',
    isOpen: ({ isDoctorAsked }) => isDoctorAsked,
    isWanted: (state) => state.isDoctorAsked || diagnosisOf(state)?.forgotten.length,
    close: { do: 'examine' },
  });
  toggle.addEventListener('click', () => session.act({ do: 'examine' }));

  return {
    /** @param {View} view */
    draw(view) {
      const { verdict, isInPassing, extent, isSolutionWanted, isDoctorAsked } = view;
      // A verdict in passing is on the puzzle before: an empty grid has several solutions, the puzzle pasted into it one.
      // Without a verdict the button stays while its panel is open: it may have the focus.
      if (!isInPassing && (verdict || !isDoctorAsked)) {
        const question = questionWords(verdict, extent, isSolutionWanted);
        show(toggle, Boolean(question));
        if (question) write(toggle, question);
      }
      set(toggle, 'aria-expanded', String(isDoctorAsked));
      drawPanel(view);
    },
  };
}
