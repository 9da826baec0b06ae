// Many puzzles, in the order of their text, and what is known of each. This file uses no DOM.

import { entryOf, isUntold } from '../../model/entries.js';
import { layoutOf } from '../../model/layout.js';
import { unpacked } from '../../model/ratings.js';
import { verdictNames } from '../../model/verdicts.js';
import { bytesIn, bytesOf, cachedLines, linesIn } from './batches.js';
import { countKinds, unique } from './kinds.js';
import { Register } from './register.js';

/** @import { Plan } from '../../model/layout.js' */
/** @import { Filter, Selection } from '../../model/verdicts.js' */
/** @import { Batch } from './batches.js' */
/** @import { Answers, Part } from './lines.js' */
/** @import { Piece } from './pieces.js' */
/** @typedef {{ batch: Batch, places: number[] }} Unrated puzzles that wait to be rated: their places in a batch */

/** So many puzzles are rated by one worker before it takes others: few enough for each to have some. */
const mostRated = 64;

/** The puzzles of a text or a file. They are told apart by index, from 0. */
export class Collection {
  /** @type {Register<Batch>} */
  #register = new Register();
  /** @type {{ batch: Batch, lines: Uint8Array | null }[]} what waits to be solved; `lines`: null if not at hand */
  #waiting = [];
  /** @type {Unrated[]} what was put back */
  #unrated = [];
  #readOn;
  #planOf;
  #bytes;
  #solvedBytes = 0;
  #linesOf = cachedLines();

  /** Whether all of the text has been read. */
  isWhole = false;

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
   * @param {(line: string) => Promise<Plan | null>} [text.planOf] tells what the layout of a line with rules is made of
   */
  constructor({ name, bytes, first, readOn = async () => null, planOf = async () => null }) {
    this.name = name;
    this.format = first.format;
    this.#bytes = bytes;
    this.#readOn = readOn;
    this.#planOf = planOf;
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

  /** Whether also nothing is left to be rated. */
  get isRated() {
    return this.isSolved && this.#register.unrated === 0;
  }

  /** How many of the puzzles that are to be rated have been, from 0 to 1. */
  get ratedShare() {
    const all = this.size('unique');
    return all ? (all - this.#register.unrated) / all : 1;
  }

  /** About how much of the text is solved, from 0 to 1. */
  get progress() {
    return this.isSolved ? 1 : this.#solvedBytes / (this.#bytes || 1);
  }

  /** How many puzzles pass a filter. @param {Filter} filter */
  size(filter) {
    return this.#register.size(filter);
  }

  /** Whether a puzzle passes a filter. @param {Filter} filter @param {number} index */
  passes(filter, index) {
    return this.#register.passes(filter, index);
  }

  /**
   * The index of a puzzle.
   * @param {Selection} selection
   * @param {number} place among the puzzles that pass, from 0 and below their number
   */
  at(selection, place) {
    return this.#register.at(selection, place);
  }

  /**
   * How many puzzles before this one pass a filter: its own place, if it passes.
   * @param {Selection} selection
   * @param {number} index
   */
  place(selection, index) {
    return this.#register.place(selection, index);
  }

  /** The indices of the puzzles that pass, in their order. @param {Selection} selection */
  indices(selection) {
    return this.#register.indices(selection);
  }

  /** @param {number} index */
  verdict(index) {
    return this.#register.verdict(index);
  }

  /** How hard a puzzle is; null where that is not known, or there is no such thing. @param {number} index */
  rating(index) {
    return unpacked(this.#register.rating(index));
  }

  /**
   * A puzzle, or why it is unreadable.
   * @param {number} index
   */
  async entry(index) {
    const { puzzles, start } = this.#register.batchOf(index);
    const line = (await this.#linesOf(puzzles))[index - start];
    const plan = isUntold(line) && (await this.#planOf(line));
    if (plan) layoutOf(plan);
    return entryOf(line);
  }

  /** The lines of all puzzles, as model/entries.js has them. They may take much memory. */
  async lines() {
    const texts = await Promise.all(this.#register.batches.map(({ puzzles }) => linesIn(puzzles)));
    return texts.flatMap((lines) => lines.slice(0, -1));
  }

  /**
   * A puzzle's solution, or its verdict where it has not exactly one solution or is not solved yet.
   * @param {number} index
   */
  async answer(index) {
    const { answers, start } = this.#register.batchOf(index);
    return answers ? (await this.#linesOf(answers))[index - start] : verdictNames[0];
  }

  /** A line for each puzzle: its solution, or its verdict. */
  answers() {
    const { batches } = this.#register;
    return new Blob(batches.map(({ answers, kinds }) => answers ?? `${verdictNames[0]}\n`.repeat(kinds.length)));
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
   * Puts back what was taken, if it has not been solved meanwhile.
   * @param {Batch} batch
   */
  putBack(batch) {
    if (!batch.answers) this.#waiting.push({ batch, lines: null });
  }

  /** Notes the answers to puzzles that were taken out. @param {Batch} batch @param {Answers} result */
  settle(batch, { answers, verdicts }) {
    batch.answers = new Blob([bytesOf(answers)]);
    this.#register.settle(batch, verdicts);
    this.#solvedBytes += batch.bytes;
  }

  /**
   * Takes out solved puzzles that wait to be rated, a few that follow each other in the text.
   * @returns {Unrated | null} null when there are none left
   */
  takeUnrated() {
    const again = this.#unrated.shift();
    if (again) return again;
    for (const batch of this.#register.batches) {
      const places = [];
      while (batch.ratedTo < batch.kinds.length && places.length < mostRated) {
        if (batch.kinds[batch.ratedTo] === unique) places.push(batch.ratedTo);
        batch.ratedTo++;
      }
      if (places.length > 0) return { batch, places };
    }
    return null;
  }

  /** Puts back what was taken to be rated. @param {Unrated} unrated those that have been rated meanwhile are left out */
  putBackUnrated({ batch, places }) {
    const left = places.filter((place) => batch.kinds[place] === unique);
    if (left.length > 0) this.#unrated.push({ batch, places: left });
  }

  /**
   * Rates puzzles that were taken out.
   * @param {Unrated} unrated
   * @param {(lines: string[]) => Promise<Uint16Array>} rate gives the ratings of as many of the first as it likes
   * @returns {AsyncGenerator<number>} how many more were rated
   */
  async *rate({ batch, places }, rate) {
    const lines = await this.#linesOf(batch.puzzles);
    for (let left = places; left.length > 0; ) {
      const ratings = await rate(left.map((place) => lines[place]));
      this.#register.rate(batch, left, ratings);
      left = left.slice(ratings.length);
      yield ratings.length;
    }
  }

  /** @param {Part | null} part @param {boolean} isWanted whether it is solved soon: then its lines are kept at hand */
  #hold(part, isWanted) {
    if (!part) return;
    this.isWhole = part.isLast;
    this.ignored = part.ignored;
    this.symbols = part.symbols;
    for (const piece of part.pieces) {
      this.unread += piece.unread;
      this.#waiting.push({ batch: this.#add(piece), lines: isWanted ? piece.lines : null });
    }
  }

  /** @param {Piece} piece */
  #add({ lines, count, bytes }) {
    const kinds = new Uint8Array(count); // all of them wait to be solved
    const [counts, ratings] = [countKinds(kinds), new Uint16Array(count)];
    const texts = { bytes, puzzles: new Blob([bytesOf(lines)]), answers: null, ratedTo: 0 };
    const batch = { start: this.count, kinds, counts, ratings, ...texts };
    this.#register.add(batch);
    return batch;
  }
}
