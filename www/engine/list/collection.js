// Many puzzles, in the order of their text, and what is known of each. This file uses no DOM.

import { entryOf } from '../../model/entries.js';
import { verdictNames } from '../../model/verdicts.js';
import { bytesIn, bytesOf, cachedLines, codeOf, countOf, nth, passingIn } from './batches.js';

/**
 * @typedef {import('./lines.js').Part} Part
 * @typedef {import('../../model/verdicts.js').VerdictName} VerdictName
 * @typedef {import('../../model/verdicts.js').Filter} Filter
 * @typedef {import('./batches.js').Batch} Batch
 */

/** The puzzles of a text or a file. They are told apart by index, from 0. */
export class Collection {
  /** @type {Batch[]} */
  #batches = [];
  /** @type {{ batch: Batch, lines: Uint8Array | null }[]} what waits to be solved; `lines`: null if not at hand */
  #waiting = [];
  #counts = verdictNames.map(() => 0);
  #readOn;
  #bytes;
  #solvedBytes = 0;
  #linesOf = cachedLines();

  /** Whether all of the text has been read. */
  isWhole = false;

  /** @type {() => void} */
  #finish = () => {};

  /** Resolves as soon as all of the text has been read. */
  whole = new Promise((resolve) => {
    this.#finish = () => resolve(undefined);
  });

  /** The format in which the first puzzle was written. */
  format;

  /** How many characters mean nothing, in the text read so far. */
  ignored = 0;

  /** @type {Part['symbols']} the unusual ones, in the text read so far */
  symbols = [];

  /** How many of the puzzles found so far are unreadable. */
  unread = 0;

  /**
   * @param {object} text
   * @param {string} text.name the file's, or ''
   * @param {number} text.bytes how long it is
   * @param {Part} text.first what has been read already
   * @param {() => Promise<Part | null>} [text.readOn] reads what follows; null after the end
   */
  constructor({ name, bytes, first, readOn = async () => null }) {
    this.name = name;
    this.format = first.format;
    this.#bytes = bytes;
    this.#readOn = readOn;
    this.#hold(first, true);
  }

  /** How many puzzles have been read. */
  get count() {
    return this.size('all');
  }

  /** Whether nothing is left to be read or solved. */
  get isSolved() {
    return this.isWhole && this.size('waiting') === 0;
  }

  /** About how much of the text is solved, from 0 to 1. */
  get progress() {
    return this.isSolved ? 1 : this.#solvedBytes / (this.#bytes || 1);
  }

  /** How many puzzles pass a filter. @param {Filter} filter */
  size(filter) {
    return filter === 'all' ? this.#counts.reduce((sum, count) => sum + count, 0) : this.#counts[codeOf(filter)];
  }

  /**
   * The index of a puzzle.
   * @param {Filter} filter
   * @param {number} place among the puzzles that pass, from 0 and below their number
   */
  at(filter, place) {
    let left = place;
    for (const batch of this.#batches) {
      const passing = passingIn(batch, filter);
      if (left < passing) return batch.start + (filter === 'all' ? left : nth(batch.verdicts, codeOf(filter), left));
      left -= passing;
    }
    throw new RangeError(`no puzzle ${place} among ${this.size(filter)}`);
  }

  /**
   * How many puzzles before this one pass a filter: its own place, if it passes.
   * @param {Filter} filter
   * @param {number} index
   */
  place(filter, index) {
    let place = 0;
    for (const batch of this.#batches) {
      if (batch.start + batch.count <= index) {
        place += passingIn(batch, filter);
      } else {
        const before = batch.verdicts.subarray(0, Math.max(0, index - batch.start));
        return place + (filter === 'all' ? before.length : countOf(before, codeOf(filter)));
      }
    }
    return place;
  }

  /** @param {number} index */
  verdict(index) {
    const batch = this.#batchOf(index);
    return verdictNames[batch.verdicts[index - batch.start]];
  }

  /**
   * A puzzle, or why it is unreadable.
   * @param {number} index
   */
  async entry(index) {
    const { puzzles, start } = this.#batchOf(index);
    return entryOf((await this.#linesOf(puzzles))[index - start]);
  }

  /**
   * A puzzle's solution, or its verdict where it has not exactly one solution or is not solved yet.
   * @param {number} index
   */
  async answer(index) {
    const { answers, start } = this.#batchOf(index);
    return answers ? (await this.#linesOf(answers))[index - start] : verdictNames[0];
  }

  /** A line for each puzzle: its solution, or its verdict. */
  answers() {
    return new Blob(this.#batches.map(({ answers, count }) => answers ?? `${verdictNames[0]}\n`.repeat(count)));
  }

  /**
   * Takes out puzzles that wait to be solved. Where none wait, it reads on.
   * @returns {Promise<{ batch: Batch, lines: Uint8Array } | null>} null when there are none left
   */
  async take() {
    while (this.#waiting.length === 0 && !this.isWhole) this.#hold(await this.#readOn(), true);
    const next = this.#waiting.shift();
    return next ? { batch: next.batch, lines: next.lines ?? (await bytesIn(next.batch.puzzles)) } : null;
  }

  /** Reads the rest of the text; its puzzles wait to be solved. */
  async readAll() {
    while (!this.isWhole) this.#hold(await this.#readOn(), false);
  }

  /**
   * Puts back what was taken and not solved.
   * @param {Batch} batch
   */
  putBack(batch) {
    this.#waiting.push({ batch, lines: null });
  }

  /**
   * Notes the answers to puzzles that were taken out.
   * @param {Batch} batch
   * @param {import('./lines.js').Answers} result
   */
  settle(batch, { answers, verdicts }) {
    this.#count(batch, -1);
    batch.answers = new Blob([bytesOf(answers)]);
    batch.verdicts = verdicts;
    batch.counts = verdictNames.map((_, code) => countOf(verdicts, code));
    this.#count(batch, 1);
    this.#solvedBytes += batch.bytes;
  }

  /** @param {Part | null} part @param {boolean} isWanted whether it is solved soon: then its lines are kept at hand */
  #hold(part, isWanted) {
    if (!part) return;
    this.isWhole = part.isLast;
    this.ignored = part.ignored;
    this.symbols = part.symbols;
    if (part.isLast) this.#finish();
    for (const piece of part.pieces) {
      this.unread += piece.unread;
      this.#waiting.push({ batch: this.#add(piece), lines: isWanted ? piece.lines : null });
    }
  }

  /** @param {import('./pieces.js').Piece} piece */
  #add({ lines, count, bytes }) {
    const start = this.count;
    const verdicts = new Uint8Array(count);
    const counts = verdictNames.map((_, code) => (code === 0 ? count : 0));
    const batch = { start, count, bytes, puzzles: new Blob([bytesOf(lines)]), answers: null, verdicts, counts };
    this.#batches.push(batch);
    this.#count(batch, 1);
    return batch;
  }

  /** @param {Batch} batch @param {1 | -1} sign */
  #count({ counts }, sign) {
    for (const [code, count] of counts.entries()) this.#counts[code] += sign * count;
  }

  /** @param {number} index */
  #batchOf(index) {
    const batch = this.#batches.find(({ start, count }) => index < start + count);
    if (!batch) throw new RangeError(`no puzzle ${index} of ${this.count}`);
    return batch;
  }
}
