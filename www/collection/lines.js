// Many puzzles, in the worker: read out of a file part by part, and solved, a line each.

import { Reader, solveAll } from '../pkg/ninefold.js';
import { countLines, verdictsOf } from './answers.js';
import { cut } from './pieces.js';

/**
 * @typedef {import('./pieces.js').Piece} Piece
 *
 * @typedef {object} Answers
 * @property {Uint8Array} answers a line for each puzzle, as `solveAll` gives them
 * @property {Uint8Array} verdicts the place of each one's verdict in `verdictNames`
 */

/** How much of a file is read at a time. */
const part = 1 << 18;

/** @type {{ file: Blob, at: number, reader: Reader | null } | null} the file, and where in it; no reader after its end */
let reading = null;
/** @type {Piece[]} what has been read and not been asked for yet */
let ready = [];

/**
 * The next puzzles of a file; null after the last.
 * @param {Blob} [file] where another begins
 * @returns {Promise<Piece | null>}
 */
export async function readOn(file) {
  if (file) [reading, ready] = [{ file, at: 0, reader: new Reader() }, []];
  if (!reading) throw Object.assign(new Error('no file to go on with'), { fault: { kind: 'lost' } });
  for (let begin = reading.at; ready.length === 0 && reading.reader; ) {
    const lines = await readPart(reading);
    ready = cut(lines, reading.at - begin);
  }
  return ready.shift() ?? null;
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
