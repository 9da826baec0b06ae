// Something has come in that is to be seen on the page itself.

/** No dialog stays before it, and nothing that was being read is wanted any more. @param {import('../state.js').State} state */
export function come(state) {
  state.came++;
  state.door = null;
  state.reading = null;
}
