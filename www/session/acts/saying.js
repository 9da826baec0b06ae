// What is said aloud.

import { plain } from '../../model/errors.js';

/** @import { Fact } from '../../model/facts.js' */
/** @import { State } from '../state.js' */

/** @param {State} state @param {Fact} fact */
export function say(state, fact) {
  state.said = { fact: plain(fact), at: (state.said?.at ?? 0) + 1 };
}
