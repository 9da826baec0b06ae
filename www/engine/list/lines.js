// The worker's share of reading a list: a text part by part.

import { endOfCells, entryOf, isUntold, mostListed, semicolon, unreadable } from '../../model/entries.js';
import { parse, Reader } from '../../pkg/ninefold.js';
import { planOf, toldLines } from '../plans.js';

/**
 * @import { Plan } from '../../model/layout.js'
 * @import { Format, ParseOptions, PuzzleLabel, Reading, SymbolSet } from '../../pkg/ninefold.js'
 *
 * @typedef {object} Piece puzzles that follow each other in a text
 * @property {Uint8Array} lines a line for each, as model/entries.js has them
 * @property {number} count
 * @property {number} unread how many of them cannot be read
 * @property {number} bytes about how many bytes of the text they take
 *
 * @typedef {object} Part a part of a text that was read
 * @property {Piece[]} pieces its puzzles
 * @property {boolean} isLast
 * @property {Format} format what the first puzzle was read as
 * @property {number} ignored how many characters mean nothing, in the text read so far
 * @property {string} passed the beginning of the first text that does, but for what puzzles are called
 * @property {PuzzleLabel[]} labels what puzzles that are listed are called
 * @property {SymbolSet[]} symbols the unusual ones, in the text read so far
 *
 * @typedef {object} Answers
 * @property {Uint8Array} verdicts the place of each puzzle's verdict in `verdictNames`
 * @property {Uint8Array<ArrayBuffer> | null} answers a line for each puzzle, as `solveAll` gives them; null where they are kept on
 *   the disk
 *
 * @typedef {Part & { bytes: number, only: { line: string, plan: Plan | null, label?: string } | null, taken?: Reading['taken'] }} Beginning
 *   `bytes`: how long all of the text is; `only`: the line of the one puzzle that is in it, what its layout is made of if it
 *   has rules, and what it is called; null where there are several; `taken`: what was read in the place of a text that makes no
 *   sense as it stands
 */

/** How many bytes are read at a time. */
const size = 1 << 18;

/** A longer text is not looked at again. */
const mostLooked = 1 << 16;

/** `count`: how many puzzles have been read. @type {{ reader: Reader, parts: AsyncGenerator<{ bytes: Uint8Array, length: number }>, count: number } | null} */
let reading = null;

/**
 * Begins to read a text, until it has found two puzzles that can be read; otherwise it reads all of the text. So it is
 * known, of a text of any length, whether it holds one such puzzle, several or none.
 * @param {string | Blob} text
 * @param {string} [encoding] of a Blob
 * @param {ParseOptions['as']} [as] what it is to be read as
 * @returns {Promise<Beginning>}
 * @throws {Error} with the `fault` that comes first when no puzzle can be read
 */
export async function begin(text, encoding = 'utf-8', as) {
  reading?.reader.free();
  const look = await lookedAt(text, encoding, as);
  const { taken } = look ?? {};
  const source = new Blob([taken?.text ?? text]);
  reading = {
    reader: new Reader({ progress: true, labels: true }),
    parts: partsOf(source, taken ? 'utf-8' : encoding),
    count: 0,
  };
  const pieces = [];
  /** @type {PuzzleLabel[]} */
  const labels = [];
  let [count, unread] = [0, 0];
  for (;;) {
    const part = await readOn();
    labels.push(...part.labels);
    for (const piece of part.pieces) {
      pieces.push(piece);
      count += piece.count;
      unread += piece.unread;
    }
    if (part.isLast && count === unread) throw Object.assign(new Error('no puzzle'), { fault: firstFault(pieces) });
    if (!part.isLast && count - unread < 2) continue;
    const line = count === 1 && unread === 0 ? linesOf(pieces[0].lines)[0] : null;
    const plan = line !== null && isUntold(line) ? planOf(line) : null;
    const only = line === null ? null : { line, plan, label: labels[0]?.label };
    const format = taken && look ? look.format : part.format;
    return { ...part, format, pieces, labels, bytes: source.size, only, taken };
  }
}

/**
 * What a short text says at a second look; nothing where it has no puzzle.
 * @param {string | Blob} text
 * @param {string} encoding of a Blob
 * @param {ParseOptions['as']} as
 */
async function lookedAt(text, encoding, as) {
  const isText = typeof text === 'string';
  if ((isText ? text.length : text.size) > mostLooked) return null;
  try {
    const whole = isText
      ? text
      : new TextDecoder(encoding).decode(await text.arrayBuffer().catch(() => Promise.reject(lost())));
    return parse(whole, { as });
  } catch (/** @type {any} */ error) {
    if (error.fault && error.fault.kind !== 'lost') return null; // the reader says the same
    throw error;
  }
}

/** A file that is not there any more, or has been changed. */
const lost = () => Object.assign(new Error('no file to go on with'), { fault: { kind: 'lost' } });

/** Reads on until it has found more puzzles, or to the end. @returns {Promise<Part>} */
export async function readOn() {
  if (!reading) throw lost();
  const { reader, parts } = reading;
  let taken = 0;
  for (;;) {
    const { value: part } = await parts.next();
    taken += part?.length ?? 0;
    const pieces = cut(toldLines(part ? reader.push(part.bytes) : reader.finish()), taken, reading.count);
    const labels = reading.count < mostListed ? reader.labels.filter(({ puzzle }) => puzzle < mostListed) : [];
    if (part && pieces.length === 0) continue;
    for (const { count } of pieces) reading.count += count;
    const { format, ignored, passed, symbols } = reader;
    if (!part) {
      reader.free();
      reading = null;
    }
    return { pieces, isLast: !part, format: format ?? 'line', ignored, passed, labels, symbols };
  }
}

/**
 * A text part by part: `bytes` in UTF-8, and `length`, how many bytes they were in the text's own encoding.
 * @param {Blob} text
 * @param {string} encoding
 */
async function* partsOf(text, encoding) {
  const decoder = encoding === 'utf-8' ? null : new TextDecoder(encoding);
  const read = readerOf(text);
  for (let at = 0; at < text.size; at += size) {
    const bytes = await read(at, Math.min(at + size, text.size)).catch(() => Promise.reject(lost()));
    const decoded = decoder?.decode(bytes, { stream: at + size < text.size });
    yield { bytes: decoded === undefined ? bytes : new TextEncoder().encode(decoded), length: bytes.length };
  }
}

/**
 * Makes a function that gives the next bytes of a text. Where the browser can, they come in one buffer again and again: a browser
 * takes its time to collect many.
 * @param {Blob} text
 * @returns {(from: number, to: number) => Promise<Uint8Array>}
 */
function readerOf(text) {
  let buffer = new ArrayBuffer(size);
  try {
    const stream = text.stream().getReader({ mode: 'byob' });
    return async (from, to) => {
      for (let filled = 0; filled < to - from; ) {
        const { value } = await stream.read(new Uint8Array(buffer, filled, to - from - filled));
        if (!value?.length) throw lost();
        buffer = value.buffer;
        filled += value.length;
      }
      return new Uint8Array(buffer, 0, to - from);
    };
  } catch {
    return async (from, to) => new Uint8Array(await text.slice(from, to).arrayBuffer());
  }
}

/** @param {Uint8Array} lines */
const linesOf = (lines) => new TextDecoder().decode(lines).split('\n').slice(0, -1);

/** Why nothing could be read. @param {Piece[]} pieces */
const firstFault = ([first]) =>
  first ? entryOf(linesOf(first.lines)[0]).fault : { kind: 'empty', line: 1, column: 1 };

const lineBreak = 10;

/**
 * How many puzzles are a piece. Small ones are solved in milliseconds, so that there is progress to see and a stop loses little;
 * no other waits for one that is large. @param {Uint8Array} line
 */
const mostLike = (line) => (hasMore(line, 256) ? 1 : hasMore(line, 100) ? 32 : 4096);

/** Whether a line has more cells: rules, answers and marks are no work. @param {Uint8Array} line @param {number} cells */
const hasMore = (line, cells) =>
  line.length > cells && !line.subarray(0, cells).some((byte) => byte === endOfCells || byte === semicolon);

/**
 * Cuts lines between puzzles, so that like ones are together, and where the puzzles end that are listed.
 * @param {Uint8Array} lines
 * @param {number} bytes how many bytes of the text they take
 * @param {number} before how many puzzles come before them in the text
 */
export function cut(lines, bytes, before) {
  /** @type {Piece[]} */
  const pieces = [];
  let all = before;
  for (let begin = 0, at = 0; begin < lines.length; begin = at) {
    let [count, unread, most] = [0, 0, 0];
    while (at < lines.length) {
      const after = lines.indexOf(lineBreak, at) + 1;
      const own = mostLike(lines.subarray(at, after - 1));
      if (count > 0 && (own !== most || count === most || all === mostListed)) break;
      most = own;
      if (lines[at] === unreadable) unread++;
      count++;
      all++;
      at = after;
    }
    // They are handed over: a part of a buffer would take the whole buffer along.
    const own = at - begin === lines.length ? lines : lines.slice(begin, at);
    pieces.push({ lines: own, count, unread, bytes: (bytes * own.length) / lines.length });
  }
  return pieces;
}
