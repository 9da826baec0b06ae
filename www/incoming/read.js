// Reads what comes in: every way in ends here. What is read is a fact, a question follows from it, and the newest wins.

import { holdSource, releaseSource } from './held.js';

/** @typedef {ReturnType<typeof createRead>} Read */

/** @param {import('../session/session.js').Session} session */
export function createRead({ act, state, onAct }) {
  /** @type {import('../session/state.js').Reading | null} */
  let reading = null;
  let end = (/** @type {boolean} */ _) => {};

  onAct(() => {
    if (!reading || state.reading === reading) return;
    releaseSource(reading.id);
    end(state.givenUp.reading !== reading);
    reading = null;
  });

  /**
   * @param {string | Blob} source
   * @param {import('../session/state.js').Way} from
   * @returns {Promise<boolean>} once it is read, or another has taken its place; false where what reads could not be loaded
   */
  return (source, from) => {
    const name = source instanceof File ? source.name : undefined;
    act({ do: 'read', reading: { id: holdSource(source), name, from } });
    reading = state.reading;
    return new Promise((resolve) => {
      end = resolve;
    });
  };
}
