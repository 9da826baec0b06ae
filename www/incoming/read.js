// Reads what comes in: every way in ends here. What is read is a fact, a question follows from it, and the newest wins. The
// state has plain facts alone: what itself came in lies here, as it may be read again as something else.

import { lazily } from '../kit/lazy.js';
import { newOpening } from '../model/puzzle.js';

/** @import { Session } from '../session/session.js' */
/** @import { Reading } from '../session/state.js' */
/** @import { Way } from '../model/facts.js' */
/** @import { createReading } from './reading.js' */
/** @typedef {ReturnType<typeof createRead>} Read */

/** What came in last. @type {string | Blob | File[] | undefined} */
let latest;

/** @param {Session} session */
export function createRead({ act, state, onAct }) {
  /** @type {Reading | null} */
  let reading = null;
  let end = (/** @type {boolean} */ _) => {};

  onAct(() => {
    if (!reading || state.reading === reading) return;
    end(state.givenUp.reading !== reading);
    reading = null;
  });

  /**
   * @param {string | Blob | File[]} source
   * @param {Way} from
   * @returns {Promise<boolean>} once it is read, or another has taken its place; false where what reads could not be loaded
   */
  return (source, from) => {
    latest = source;
    act({ do: 'read', reading: { id: newOpening(), from } });
    reading = state.reading;
    return new Promise((resolve) => {
      end = resolve;
    });
  };
}

/** What the question is put to: it is loaded with the first that comes in. @param {Parameters<typeof createReading>} start */
export function createReader(...start) {
  const reader = lazily(async () => (await import('./reading.js')).createReading(...start));

  return {
    /** @param {Reading} reading */
    async *read({ from, as }) {
      const { read } = await reader();
      if (latest !== undefined) yield* read(latest, from, as);
    },

    /** Gives up what is being read, at once. */
    stop: () => reader.made?.stop(),
  };
}
