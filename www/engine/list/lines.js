// The worker's share of a list: it reads a text part by part, and solves puzzles that stand in a line each.

import { entryOf, isUntold } from '../../model/entries.js';
import { Reader, solveAll } from '../../pkg/ninefold.js';
import { planOf, toldLines } from '../plans.js';
import { cut } from './pieces.js';
import { countLines, verdictsOf } from './verdicts.js';

/**
 * @import { Plan } from '../../model/layout.js'
 * @import { Format, SymbolSet } from '../../pkg/ninefold.js'
 * @import { Piece } from './pieces.js'
 *
 * @typedef {object} Part a part of a text that was read
 * @property {Piece[]} pieces its puzzles
 * @property {boolean} isLast
 * @property {Format} format what the first puzzle was read as
 * @property {number} ignored how many characters mean nothing, in the text read so far
 * @property {SymbolSet[]} symbols the unusual ones, in the text read so far
 *
 * @typedef {Part & { bytes: number, only: { line: string, plan: Plan | null } | null }} Beginning
 *   `bytes`: how long all of the text is; `only`: the line of the one puzzle that is in it, and what its layout is made of if
 *   it has rules; null where there are several
 *
 * @typedef {object} Answers
 * @property {Uint8Array} answers a line for each puzzle, as `solveAll` gives them
 * @property {Uint8Array} verdicts the place of each one's verdict in `verdictNames`
 */

/**
 * How many steps a puzzle may take before the list goes on without its verdict: four times as many as the hardest ordinary
 * 25×25 that was measured takes, and a few seconds of work.
 */
const budget = 300_000;

/** How many bytes are read at a time. */
const size = 1 << 18;

/** @type {{ reader: Reader, parts: AsyncGenerator<{ bytes: Uint8Array, length: number }> } | null} */
let reading = null;

/**
 * Begins to read a text, until it has found two puzzles that can be read; otherwise it reads all of the text. So it is
 * known, of a text of any length, whether it holds one such puzzle, several or none.
 * @param {string | Blob} text
 * @param {string} [encoding] of a Blob
 * @returns {Promise<Beginning>}
 * @throws {Error} with the `fault` that comes first when no puzzle can be read
 */
export async function begin(text, encoding = 'utf-8') {
  reading?.reader.free();
  const source = typeof text === 'string' ? new TextEncoder().encode(text) : text;
  reading = { reader: new Reader({ progress: true }), parts: partsOf(source, encoding) };
  const pieces = [];
  let [count, unread] = [0, 0];
  for (;;) {
    const part = await readOn();
    for (const piece of part.pieces) {
      pieces.push(piece);
      count += piece.count;
      unread += piece.unread;
    }
    if (part.isLast && count === unread) throw Object.assign(new Error('no puzzle'), { fault: firstFault(pieces) });
    if (!part.isLast && count - unread < 2) continue;
    const line = count === 1 && unread === 0 ? linesOf(pieces[0].lines)[0] : null;
    const only = line === null ? null : { line, plan: isUntold(line) ? planOf(line) : null };
    return { ...part, pieces, bytes: lengthOf(source), only };
  }
}

/**
 * Reads on until it has found more puzzles, or to the end.
 * @returns {Promise<Part>}
 */
export async function readOn() {
  if (!reading) throw Object.assign(new Error('no file to go on with'), { fault: { kind: 'lost' } });
  const { reader, parts } = reading;
  let taken = 0;
  for (;;) {
    const { value: part } = await parts.next();
    taken += part?.length ?? 0;
    const pieces = cut(toldLines(part ? reader.push(part.bytes) : reader.finish()), taken);
    if (part && pieces.length === 0) continue;
    const { format, ignored, symbols } = reader;
    if (!part) {
      reader.free();
      reading = null;
    }
    return { pieces, isLast: !part, format: format ?? 'line', ignored, symbols };
  }
}

/** @param {Uint8Array | Blob} text */
const lengthOf = (text) => (text instanceof Blob ? text.size : text.length);

/**
 * A text part by part: `bytes` in UTF-8, and `length`, how many bytes they were in the text's own encoding.
 * @param {Uint8Array | Blob} text
 * @param {string} encoding
 */
async function* partsOf(text, encoding) {
  const decoder = encoding === 'utf-8' ? null : new TextDecoder(encoding);
  for (let at = 0; at < lengthOf(text); at += size) {
    const part = text.slice(at, at + size);
    const bytes = part instanceof Blob ? new Uint8Array(await part.arrayBuffer()) : part;
    const decoded = decoder?.decode(bytes, { stream: at + size < lengthOf(text) });
    yield { bytes: decoded === undefined ? bytes : new TextEncoder().encode(decoded), length: bytes.length };
  }
}

/** @param {Uint8Array} lines */
const linesOf = (lines) => new TextDecoder().decode(lines).split('\n').slice(0, -1);

/** Why nothing could be read. @param {Piece[]} pieces */
const firstFault = ([first]) =>
  first ? entryOf(linesOf(first.lines)[0]).fault : { kind: 'empty', line: 1, column: 1 };

/**
 * Solves puzzles.
 * @param {Uint8Array} lines
 * @param {number} count how many there are
 * @returns {Answers}
 */
export function solveLines(lines, count) {
  const together = solveAll(lines, { budget });
  // Sixteen 4×4s, in sixteen lines, may be taken for one 16×16. A single line cannot be misread so.
  const answers = countLines(together) === count ? together : solveEach(lines);
  return { answers, verdicts: verdictsOf(answers, count) };
}

/** @param {Uint8Array} lines */
function solveEach(lines) {
  const answers = linesOf(lines).map((line) => solveAll(new TextEncoder().encode(`${line}\n`), { budget }));
  return new TextEncoder().encode(answers.map((answer) => new TextDecoder().decode(answer)).join(''));
}
