// The worker's share of solving a list.

import { verdictNames } from '../../model/verdicts.js';
import { solveAll } from '../../pkg/ninefold.js';
import { keepAnswers } from './disk.js';

/** @import { Answers } from './lines.js' */

/**
 * How many steps a puzzle may take before the list goes on without its verdict: four times as many as the hardest ordinary
 * 25×25 that was measured takes, and a few seconds of work.
 */
const budget = 300_000;

/**
 * Solves puzzles.
 * @param {Uint8Array} lines
 * @param {number} count how many there are
 * @param {{ list: string, start: number }} [place] where on the disk to keep the answers, if not here
 * @returns {Promise<Answers>}
 */
export async function solveLines(lines, count, place) {
  const answers = /** @type {Uint8Array<ArrayBuffer>} */ (solveAll(lines, { lines: true, budget }));
  const isKept = place && (await keepAnswers(place, answers));
  return { verdicts: verdictsOf(answers, count), answers: isKept ? null : answers };
}

const lineBreak = 10;

/** The place in an answer where each verdict's name has another letter, and a solution has a digit. */
const telling = 2;

/** The verdict by the character there. */
const codes = new Uint8Array(256).fill(verdictNames.indexOf('unique'));
for (const name of verdictNames.slice(2)) codes[name.charCodeAt(telling)] = verdictNames.indexOf(name);

/** The place in `verdictNames` of each answer's verdict. @param {Uint8Array} answers @param {number} count how many answers there are */
export function verdictsOf(answers, count) {
  const verdicts = new Uint8Array(count);
  for (let at = 0, line = 0; line < count; line++) {
    verdicts[line] = codes[answers[at + telling]];
    at = answers.indexOf(lineBreak, at) + 1;
  }
  return verdicts;
}
