// Reads what comes in: every way in ends here. What is read is a fact, a question follows from it, and the newest wins. The
// state has plain facts alone: what itself came in lies here.

import { lazily } from '../kit/lazy.js';

/** @import { Session } from '../session/session.js' */
/** @import { Way } from '../model/facts.js' */
/** @import { Reading } from '../session/state.js' */
/** @import { createReading } from './reading.js' */
/** @typedef {ReturnType<typeof createRead>} Read */

/** What is being read. @type {Map<string, string | Blob | File[]>} */
const sources = new Map();

/** How much has come in. */
let count = 0;

/** @param {Session} session */
export function createRead({ act, state, onAct }) {
  /** @type {Reading | null} */
  let reading = null;
  let end = (/** @type {boolean} */ _) => {};

  onAct(() => {
    if (!reading || state.reading === reading) return;
    sources.delete(reading.id);
    end(state.givenUp.reading !== reading);
    reading = null;
  });

  /**
   * @param {string | Blob | File[]} source
   * @param {Way} from
   * @returns {Promise<boolean>} once it is read, or another has taken its place; false where what reads could not be loaded
   */
  return (source, from) => {
    const id = String(++count);
    sources.set(id, source);
    act({ do: 'read', reading: { id, from } });
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
    async *read({ id, from, as }) {
      const { read } = await reader();
      yield* read(sources.get(id), from, as);
    },

    /** Gives up what is being read, at once. */
    stop: () => reader.made?.stop(),
  };
}
