// What the question is put to that asks to read something. It is loaded with the first that comes in.

import { lazily } from '../kit/lazy.js';

/** @param {Parameters<typeof import('./reading.js').createReading>} start */
export function createReader(...start) {
  /** @type {ReturnType<typeof import('./reading.js').createReading> | null} */
  let loaded = null;
  const load = lazily(async () => {
    loaded = (await import('./reading.js')).createReading(...start);
    return loaded;
  });

  return {
    /** @param {import('../session/state.js').Reading} reading */
    async *read(reading) {
      yield* (await load()).read(reading);
    },

    /** Gives up what is being read, at once. */
    stop() {
      loaded?.stop();
    },
  };
}
