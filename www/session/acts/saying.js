// What is said aloud.

import { plain } from '../../model/errors.js';

/** @param {import('../state.js').State} state @param {import('../../model/facts.js').Fact} fact */
export function say(state, fact) {
  state.said = { fact: plain(fact), at: (state.said?.at ?? 0) + 1 };
}
