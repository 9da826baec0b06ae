// Reads the answers of `solveAll`, a line for each puzzle.

import { verdictNames } from '../../model/verdicts.js';

const lineBreak = 10;

/** The place in an answer where each verdict's name has another letter, and a solution has a digit. */
const telling = 2;

/** The verdict by the character there. */
const codes = new Uint8Array(256).fill(verdictNames.indexOf('unique'));
for (const name of verdictNames.slice(2)) codes[name.charCodeAt(telling)] = verdictNames.indexOf(name);

/**
 * The place in `verdictNames` of each answer's verdict.
 * @param {Uint8Array} answers
 * @param {number} count how many answers there are
 */
export function verdictsOf(answers, count) {
  const verdicts = new Uint8Array(count);
  for (let at = 0, line = 0; line < count; line++) {
    verdicts[line] = codes[answers[at + telling]];
    at = answers.indexOf(lineBreak, at) + 1;
  }
  return verdicts;
}

/**
 * How many lines end in these bytes.
 * @param {Uint8Array} bytes
 */
export function countLines(bytes) {
  let count = 0;
  for (let at = bytes.indexOf(lineBreak); at >= 0; at = bytes.indexOf(lineBreak, at + 1)) count++;
  return count;
}
