// Many puzzles, in the worker: read out of a file part by part, and solved, a line each.

import { countLines, verdictsOf } from './answers.js';
import { Reader, solveAll } from './pkg/ninefold.js';

/**
 * @typedef {object} Piece puzzles that follow each other in a text
 * @property {Uint8Array} lines a line for each: its cells, or `? ` and why it is unreadable
 * @property {number} count
 * @property {number} bytes how much of the text they take
 *
 * @typedef {object} Answers
 * @property {Uint8Array} answers a line for each puzzle, as `solveAll` gives them
 * @property {Uint8Array} verdicts the place of each one's verdict in `verdictNames`
 */

/** What is read at a time: some thousand 9×9s, which take milliseconds. */
const part = 1 << 18;

/** @type {{ file: Blob, at: number, reader: Reader | null } | null} the file, and where in it; no reader after its end */
let reading = null;

/**
 * The next puzzles of a file; null after the last.
 * @param {Blob} [file] where another begins
 * @returns {Promise<Piece | null>}
 */
export async function readOn(file) {
  if (file) reading = { file, at: 0, reader: new Reader() };
  if (!reading) throw new Error('There is no file to go on with: please open it again.');
  const begin = reading.at;
  while (reading.reader) {
    const lines = await readPart(reading);
    if (lines.length > 0) return { lines, count: countLines(lines), bytes: reading.at - begin };
  }
  return null;
}

/** @param {NonNullable<typeof reading>} place */
async function readPart(place) {
  const reader = /** @type {Reader} */ (place.reader);
  if (place.at >= place.file.size) {
    place.reader = null;
    return reader.finish();
  }
  const bytes = new Uint8Array(await place.file.slice(place.at, place.at + part).arrayBuffer());
  place.at += bytes.length;
  return reader.push(bytes);
}

/**
 * Solves puzzles.
 * @param {Uint8Array} lines
 * @param {number} count how many there are
 * @returns {Answers}
 */
export function solveLines(lines, count) {
  const together = solveAll(lines);
  // Sixteen lines of sixteen cells can be taken for one 16×16; alone, no line can.
  const answers = countLines(together) === count ? together : solveEach(lines);
  return { answers, verdicts: verdictsOf(answers, count) };
}

/** @param {Uint8Array} lines */
function solveEach(lines) {
  const texts = new TextDecoder().decode(lines).split('\n').slice(0, -1);
  const answers = texts.map((text) => new TextDecoder().decode(solveAll(new TextEncoder().encode(`${text}\n`))));
  return new TextEncoder().encode(answers.join(''));
}
