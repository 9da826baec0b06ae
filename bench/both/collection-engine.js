// The shipped module as an engine. It gets all puzzles as one text, as a page calls it with a collection, and gives a
// text with a line for each puzzle.

import { solveAll } from '../../www/pkg/ninefold.js';
import { asText } from './wasm-engine.js';

/** @import { Engine } from './contest.js' */

/** The number of solutions that a line means; any other line is the one solution. @type {Record<string, number>} */
const counts = { several: 2, none: 0, clash: 0, unreadable: 0 };

/**
 * The engine. The module has to be initialised before.
 * @param {() => number} clock in seconds
 * @returns {Engine}
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
