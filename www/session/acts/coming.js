// Something has come in that is to be seen on the page itself.

/** @import { State } from '../state.js' */

/** No dialog stays before it, and nothing that was being read is wanted any more. @param {State} state */
export function come(state) {
  state.came++;
  state.door = null;
  state.reading = null;
}
