// Runs engines natively, in a program that counts when it is asked to: so its turns can alternate with those of the
// other engines.

import { spawn } from 'node:child_process';
import { createInterface } from 'node:readline';
import { asText } from './both/wasm-engine.js';
import { native } from './build.js';

/** @import { Engine } from './both/contest.js' */

/**
 * Starts the program.
 * @param {string[]} names of engines that the program has
 * @returns {{ engines: Engine[], close: () => void }}
 */
export function nativeEngines(names) {
  const child = spawn(native, { stdio: ['pipe', 'pipe', 'inherit'] });
  const answers = createInterface(child.stdout)[Symbol.asyncIterator]();
  const engines = names.map((name) => ({
    name: `${name} native`,
    load(/** @type {readonly string[]} */ puzzles) {
      const text = asText(puzzles);
      let counts = '';
      return {
        async run(/** @type {number} */ times) {
          child.stdin.write(`${name} ${times} ${text.length}\n`);
          child.stdin.write(text);
          const { value, done } = await answers.next();
          if (done) throw new Error(`${native} ended before it answered`);
          const [seconds, found] = value.split(' ');
          counts = found;
          return Number(seconds);
        },
        counts: () => Array.from(counts, Number),
      };
    },
  }));
  return { engines, close: () => child.stdin.end() };
}
