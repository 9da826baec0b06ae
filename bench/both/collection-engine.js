// The module that is shipped, as a page calls it with a collection: a text in, a text with a line for each puzzle out.

import * as ninefold from '../../www/pkg/ninefold.js';
import { asText } from './wasm-engine.js';

/** @type {Record<string, number>} every other line is the one solution */
const counts = { several: 2, none: 0, clash: 0, unreadable: 0 };

/**
 * Needs the module to be initialised.
 * @param {() => number} clock in seconds
 * @returns {import('./contest.js').Engine[]} none where the module has no such export
 */
export function collectionEngine(clock) {
  if (!('solveAll' in ninefold)) return [];
  const solveAll = /** @type {(text: Uint8Array) => Uint8Array<ArrayBuffer>} */ (ninefold.solveAll);
  /** @type {import('./contest.js').Engine} */
  const engine = {
    name: 'ninefold solveAll',
    load(puzzles) {
      const text = asText(puzzles);
      let lines = new Uint8Array();
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
  return [engine];
}
