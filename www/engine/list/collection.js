// Many puzzles, in the order of their text, and what is known of each. This file uses no DOM.

import { entryOf, isUntold, mostListed } from '../../model/entries.js';
import { layoutOf } from '../../model/layout.js';
import { keyOf, levelIn, unrated } from '../../model/ratings.js';
import { filters, verdictNames } from '../../model/verdicts.js';
import { keptAnswers } from './disk.js';

/**
 * @import { Held } from '../../incoming/held.js'
 * @import { Filter, Selection, VerdictName } from '../../model/verdicts.js'
 * @import { FullEngine } from '../modules.js'
 * @import { Answers, Part } from './lines.js'
 *
 * @typedef {object} Listed a puzzle that is listed
 * @property {string} line as model/entries.js has it
 * @property {VerdictName} verdict
 * @property {string} answer its solution, or its verdict where it has not exactly one, or is not solved yet
 * @property {number} rating as model/ratings.js has it
 *
 * @typedef {object} Piece puzzles that follow each other in the text, and are solved together
 * @property {number} start the index of the first
 * @property {number} count
 * @property {number} bytes about how many of the text they take
 * @property {boolean} isSolved
 * @property {Uint8Array<ArrayBuffer> | null} answers of puzzles that are not listed, unless they are on the disk
 *
 * @typedef {{ piece: Piece, lines: Uint8Array }} Unsolved
 */

/** Is above the index of every puzzle that is listed. */
const room = 1 << 15;

/** How many puzzles one worker rates before it takes others: few enough for each worker to have some. */
const ratedTogether = 64;

/** Whether a puzzle passes a filter. @param {Filter} filter @param {Listed} puzzle */
const passes = (filter, { verdict, rating }) => filter === 'all' || filter === verdict || filter === levelIn(rating);

/** The puzzles of a text or a file. Those that are listed are told apart by index, from 0. */
export class Collection {
  #key;
  #source;
  #encoding;
  #bytes;
  #reader;
  #teller;
  /** How many parts of the text have been read. */
  #parts = 0;
  /** @type {object | null} stands for the reading of the text: a new one takes an older one's place */
  #reading = null;
  /** @type {Piece[]} in the order of the text */
  #pieces = [];
  /** @type {Selection & { indices: Uint32Array } | null} what was asked for last */
  #selected = null;
  /** @type {Promise<unknown>} one question after the other: a new one would take an older one's place */
  #told = Promise.resolve();
  #solvedBytes = 0;
  #toRate = 0;
  #rated = 0;

  /** @type {Listed[]} those that are listed */
  puzzles = [];

  /** How many puzzles have been read, and how many of them are unreadable. */
  count = 0;
  unread = 0;

  /** What the text calls those that are listed. @type {Map<number, string>} */
  #labels = new Map();

  /** How many of them there are of each verdict. @type {Record<VerdictName, number>} */
  verdicts = { waiting: 0, unique: 0, several: 0, none: 0, clash: 0, undecided: 0, unreadable: 0 };

  /** Whether all of the text has been read. */
  isWhole = false;

  /** How many characters mean nothing, the beginning of them, and the unusual ones, in the text read so far. */
  ignored = 0;
  passed = '';
  /** @type {Part['symbols']} */
  symbols = [];

  /**
   * @param {string} key the list's: no other has it
   * @param {Held} text is let go: its beginning may be long
   * @param {FullEngine} reader is its own, and reads the text
   * @param {FullEngine} teller tells what layouts are made of
   */
  constructor(key, { source, encoding, name = '', beginning }, reader, teller) {
    this.name = name;
    this.format = beginning.format;
    this.#key = key;
    this.#source = source;
    this.#encoding = encoding;
    this.#bytes = beginning.bytes;
    this.#reader = reader;
    this.#teller = teller;
    this.#hold(beginning);
  }

  /** Whether nothing is left to be read or solved. */
  get isSolved() {
    return this.isWhole && this.verdicts.waiting === 0;
  }

  /** Whether also nothing is left to be rated. */
  get isRated() {
    return this.isSolved && this.#rated === this.#toRate;
  }

  /** About how much of the text is solved, from 0 to 1. */
  get progress() {
    return this.isSolved ? 1 : this.#solvedBytes / (this.#bytes || 1);
  }

  /** How many of the puzzles that are to be rated have been, from 0 to 1. */
  get ratedShare() {
    return this.#toRate ? this.#rated / this.#toRate : 1;
  }

  /** How many of the puzzles that are listed pass each filter. */
  sizes() {
    const sizes = /** @type {Record<Filter, number>} */ (Object.fromEntries(filters.map((filter) => [filter, 0])));
    for (const { verdict, rating } of this.puzzles) {
      const level = levelIn(rating);
      sizes[verdict]++;
      if (level) sizes[level]++;
    }
    return { ...sizes, all: this.puzzles.length };
  }

  /** Whether a puzzle passes a filter. @param {Filter} filter @param {number} index */
  passes(filter, index) {
    return passes(filter, this.puzzles[index]);
  }

  /** The indices of the puzzles that pass, in their order; puzzles that are equally hard as the text has them. @param {Selection} selection */
  indices({ filter, order }) {
    if (this.#selected?.filter !== filter || this.#selected.order !== order) {
      const keys = this.puzzles.flatMap((puzzle, index) => (passes(filter, puzzle) ? this.#keyOf(index, order) : []));
      this.#selected = {
        filter,
        order,
        indices: Uint32Array.from(keys)
          .sort()
          .map((key) => key % room),
      };
    }
    return this.#selected.indices;
  }

  /** How many puzzles before this one pass a filter: its own place, if it passes. @param {Selection} selection @param {number} index */
  place(selection, index) {
    const own = this.#keyOf(index, selection.order);
    const indices = this.indices(selection);
    const place = indices.findIndex((other) => this.#keyOf(other, selection.order) >= own);
    return place < 0 ? indices.length : place;
  }

  /** Of two puzzles that which comes first has the smaller key. @param {number} index @param {Selection['order']} order */
  #keyOf(index, order) {
    return keyOf(this.puzzles[index].rating, order) * room + index;
  }

  /** A puzzle, or why it is unreadable. @param {number} index */
  async entry(index) {
    const { line } = this.puzzles[index];
    if (isUntold(line)) {
      const telling = this.#told.then(() => this.#teller.ask('planOf', line));
      this.#told = telling.catch(() => {});
      const plan = await telling;
      if (plan) layoutOf(plan);
    }
    const entry = entryOf(line);
    return entry.sheet ? { ...entry, label: this.#labels.get(index) } : entry;
  }

  /** A line for each puzzle of the text: its solution, or its verdict. */
  async answers() {
    const listed = this.puzzles.map(({ answer }) => `${answer}\n`).join('');
    const rest = this.#pieces.map(({ start, count, isSolved, answers }) => {
      if (start < mostListed) return '';
      return isSolved ? (answers ?? keptAnswers(this.#key, start)) : `${verdictNames[0]}\n`.repeat(count);
    });
    return new Blob([listed, ...(await Promise.all(rest))]);
  }

  /** Reads on until all that is listed has been read. */
  async readListed() {
    for await (const _ of this.unsolved()) if (this.isWhole || this.count >= mostListed) return;
  }

  /**
   * What is not solved yet, piece by piece; it reads on where all before is being solved. Several may take of it side by side. What
   * is not listed is not held in memory: whoever takes of it again begins to read from the beginning.
   * @returns {AsyncGenerator<Unsolved>}
   */
  async *unsolved() {
    const isDone = (/** @type {Piece} */ { isSolved, start }) => isSolved || start < mostListed;
    const known = this.#pieces.length;
    for (const piece of this.#pieces.filter(({ isSolved, start }) => !isSolved && start < mostListed)) {
      const own = this.puzzles.slice(piece.start, piece.start + piece.count);
      yield { piece, lines: new TextEncoder().encode(own.map(({ line }) => `${line}\n`).join('')) };
    }
    if (this.isWhole && this.#pieces.every(isDone)) return;
    let [part, at] = [0, 0];
    for await (const its of this.#read()) {
      if (++part > this.#parts) this.#hold(its);
      for (const { lines } of its.pieces) {
        const piece = this.#pieces[at++];
        if (at > known ? !piece.isSolved : !isDone(piece)) yield { piece, lines };
      }
    }
  }

  /** All of the text, part by part; each is read while the part before it is solved. @returns {AsyncGenerator<Part>} */
  async *#read() {
    const own = {};
    this.#reading = own;
    try {
      /** @type {Promise<Part> | null} */
      let next = this.#reader.ask('begin', this.#source, this.#encoding);
      while (next) {
        /** @type {Part} */
        const part = await next;
        next = part.isLast ? null : this.#reader.ask('readOn');
        next?.catch(() => {}); // whoever waits for it gets the error
        yield part;
      }
    } finally {
      if (this.#reading === own) this.#reader.end();
    }
  }

  /** Where the answers to a piece are to be kept, if not here. @param {Piece} piece */
  placeOf({ start }) {
    return start < mostListed ? undefined : { list: this.#key, start };
  }

  /** Notes the answers to a piece. @param {Piece} piece @param {Answers} result */
  settle(piece, { answers, verdicts }) {
    const { start, count, bytes } = piece;
    if (start >= mostListed) piece.answers = answers;
    else if (answers) {
      for (const [at, answer] of linesIn(answers).entries()) {
        const verdict = verdictNames[verdicts[at]];
        Object.assign(this.puzzles[start + at], { answer, verdict });
        if (verdict === 'unique') this.#toRate++;
      }
    }
    for (const verdict of verdicts) this.verdicts[verdictNames[verdict]]++;
    this.verdicts.waiting -= count;
    this.#solvedBytes += bytes;
    piece.isSolved = true;
    this.#selected = null;
  }

  /** What is to be rated, a few puzzles together. Several may take of it side by side. */
  *unrated() {
    const all = this.puzzles.filter(({ verdict, rating }) => verdict === 'unique' && rating === unrated);
    for (let at = 0; at < all.length; at += ratedTogether) yield all.slice(at, at + ratedTogether);
  }

  /** Notes how hard the first of some puzzles are. @param {Listed[]} puzzles @param {Uint16Array} ratings */
  rate(puzzles, ratings) {
    for (const [at, rating] of ratings.entries()) puzzles[at].rating = rating;
    this.#rated += ratings.length;
    this.#selected = null;
  }

  /** @param {Part} part */
  #hold({ pieces, isLast, ignored, passed, labels, symbols }) {
    this.#parts++;
    Object.assign(this, { isWhole: isLast, ignored, passed, symbols });
    for (const { puzzle, label } of labels) this.#labels.set(puzzle, label);
    for (const { lines, count, unread, bytes } of pieces) {
      this.#pieces.push({ start: this.count, count, bytes, isSolved: false, answers: null });
      const verdict = verdictNames[0];
      const own = this.count < mostListed ? linesIn(lines) : [];
      this.puzzles.push(...own.map((line) => ({ line, verdict, answer: verdict, rating: unrated })));
      this.count += count;
      this.unread += unread;
      this.verdicts[verdict] += count;
    }
    this.#selected = null;
  }
}

/** @param {Uint8Array} bytes */
const linesIn = (bytes) => new TextDecoder().decode(bytes).split('\n').slice(0, -1);
