// The doctor: a panel with repairs, which is loaded when somebody first asks what may be wrong with the puzzle.

import { createPanel } from '../../kit/panels.js';
import { diagnosisOf } from '../../session/state.js';

/** @import { Session } from '../../session/session.js' */

/** @param {Session} session */
export function createDoctor(session) {
  const draw = createPanel(session, {
    id: 'doctor',
    load: () => import('./doctorpanel.js'),
    question: 'diagnosis',
    isOpen: ({ isDoctorAsked }) => isDoctorAsked,
    isWanted: (state) =>
      state.isDoctorAsked || diagnosisOf(state)?.forgotten.length || /** @type {any} */ (state.note)?.instead,
    close: { do: 'examine' },
  });
  return { draw };
}
