// A photo that a puzzle was read from: what was read, and what of it is in doubt.

import { isAnother, withAnswer, withGiven } from './work.js';

/**
 * @typedef {import('./work.js').Work} Work
 *
 * @typedef {import('../pkg/ninefold_scan.js').NoReading['reason'] | 'undecoded' | 'small'} Reason why nothing was read;
 *   `undecoded`: the browser cannot decode the picture; `small`: it has too few pixels
 *
 * @typedef {object} Seen what was read
 * @property {Uint8Array<ArrayBuffer>} pixels the grid of the photo, upright and square: red, green, blue and alpha, row by row
 * @property {Uint8Array} givens
 * @property {Uint8Array} answers the digits that are written by hand
 * @property {Uint8Array} raw the likeliest digit of each cell, also where no puzzle has it
 * @property {Uint8Array} others the two next likely digits of each cell, 0 for a blank
 * @property {readonly number[]} doubtful the cells that somebody should look at
 */

/** Nothing was read in a picture. */
export class Unscanned extends Error {
  /**
   * @param {Reason} reason
   * @param {string} format what the picture's format is called; '' where it is no picture
   */
  constructor(reason, format) {
    super(reason);
    this.reason = reason;
    this.format = format;
  }
}

/** So many digits are offered for a cell: what was read, and two others. */
const most = 3;

/** The photo of one puzzle, and what has become of its doubts. */
export class Photo {
  #seen;
  /** @type {WeakSet<Work>} what it shows, as it was read or corrected */
  #shown;
  /** @type {Set<number>} doubtful cells that were read right, as the person says */
  #confirmed = new Set();

  /** @param {Seen} seen */
  constructor(seen) {
    this.#seen = seen;
    this.#shown = new WeakSet();
    /** Whether it is beside the grid: at first only where something is in doubt. */
    this.isOpen = seen.doubtful.length > 0;
  }

  /** The grid of the photo, as `Seen` has it. */
  get pixels() {
    return this.#seen.pixels;
  }

  /** Whether that is what the photo shows, as it was read or corrected. @param {Work} work */
  shows(work) {
    return this.#shown.has(work);
  }

  /** Notes that it shows a puzzle as it came onto the board. @param {Work} work */
  show(work) {
    this.#shown.add(work);
  }

  /**
   * Notes that the photo shows the puzzle still, where it was corrected only.
   * @param {Work} before
   * @param {Work} after
   */
  follow(before, after) {
    if (this.shows(before) && !isAnother(before.sheet, after.sheet)) this.show(after);
  }

  /** Notes that a cell was read right. @param {number} cell */
  confirm(cell) {
    this.#confirmed.add(cell);
  }

  /** The cells that are still in doubt: nobody has confirmed or changed what was read. @param {Pick<Work, 'sheet' | 'answers'>} work */
  doubts(work) {
    const { givens, answers, doubtful } = this.#seen;
    return doubtful.filter(
      (cell) =>
        !this.#confirmed.has(cell) && givens[cell] === work.sheet.givens[cell] && answers[cell] === work.answers[cell],
    );
  }

  /** The digits that may stand in a cell, the likeliest first; 0 stands for a blank. @param {number} cell */
  choices(cell) {
    const { givens, answers, raw, others } = this.#seen;
    const all = [givens[cell] || answers[cell], raw[cell], others[2 * cell], others[2 * cell + 1]];
    return [...new Set(all)].slice(0, most);
  }

  /**
   * The doctor's repairs, with those of cells that were read with doubt before the others.
   * @template {{ changes: readonly { cell: number }[] }} Repair
   * @param {readonly Repair[]} repairs
   */
  ranked(repairs) {
    const { doubtful } = this.#seen;
    const isLikely = (/** @type {Repair} */ { changes }) =>
      Number(changes.every(({ cell }) => doubtful.includes(cell)));
    return [...repairs].sort((one, other) => isLikely(other) - isLikely(one));
  }

  /**
   * What has been done once a cell has a digit, which is thereby in no doubt any more.
   * @param {Work} work
   * @param {number} cell
   * @param {number} digit 0 makes it a blank
   * @param {boolean} isAnswer whether the digit is written by hand
   * @returns {Work} the same object where the cell is as it was read
   */
  settled(work, cell, digit, isAnswer) {
    if (work.sheet.givens[cell] === (isAnswer ? 0 : digit) && work.answers[cell] === (isAnswer ? digit : 0)) {
      this.confirm(cell);
      return work;
    }
    const bare = { ...work, ...withGiven(work, cell, isAnswer ? 0 : digit) };
    return isAnswer ? { ...bare, ...withAnswer(bare, cell, digit) } : bare;
  }
}
