// The module that is shipped, as a page calls it with a collection: a text in, a text with a line for each puzzle out.

import { solveAll } from '../../www/pkg/ninefold.js';
import { asText } from './wasm-engine.js';

/** @type {Record<string, number>} every other line is the one solution */
const counts = { several: 2, none: 0, clash: 0, unreadable: 0 };

/**
 * Needs the module to be initialised.
 * @param {() => number} clock in seconds
 * @returns {import('./contest.js').Engine}
 */
export function collectionEngine(clock) {
  return {
    name: 'ninefold solveAll',
    load(puzzles) {
      const text = asText(puzzles);
      /** @type {Uint8Array} */
      let lines;
      return {
        run(times) {
          const begun = clock();
          for (let i = 0; i < times; i++) lines = solveAll(text);
          return clock() - begun;
        },
        counts() {
          const found = new TextDecoder().decode(lines).trimEnd().split('\n');
          return found.map((line) => counts[line] ?? 1);
        },
      };
    },
  };
}
