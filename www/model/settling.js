// What a person may say of a photo, and what follows from it: it is loaded with the first photo.

import { withAnswer, withGiven } from './work.js';

/** @import { Plan } from './layout.js' */
/** @import { Nothing, Photo, Seen } from './photo.js' */
/** @import { Work } from './work.js' */

/** Nothing was read in a picture. */
export class Unscanned extends Error {
  name = 'Unscanned';

  /** @param {Nothing} why @param {string} format what the picture's format is called; '' where it is no picture */
  constructor({ reason, side }, format) {
    super(reason);
    this.reason = reason;
    this.side = side;
    this.format = format;
  }
}

/** How many digits are offered for a cell, at most: what was read, and two others. */
const mostDigits = 3;

/** The photo once a cell was read right, as the person says. @param {Photo} photo @param {number} cell @returns {Photo} */
export const confirmed = (photo, cell) => ({ ...photo, confirmed: new Set([...photo.confirmed, cell]) });

/** The rule that a picture may show. @param {Pick<Seen, 'layout'>} seen @param {Plan} maybe what its layout is made of with it */
export const ruleIn = ({ layout: { rules: sure = {} } }, { rules }) =>
  /** @type {const} */ (['diagonals', 'windows']).find((rule) => rules[rule] && !sure[rule]) ?? 'regions';

/** The digits that may stand in a cell, the likeliest first, and last 0 for a blank. @param {Photo} photo @param {number} cell */
export function choicesIn({ seen: { givens, answers, raw, others } }, cell) {
  const all = [givens[cell] || answers[cell], raw[cell], others[2 * cell], others[2 * cell + 1]];
  return [...[...new Set(all)].filter(Boolean).slice(0, mostDigits), 0];
}

/**
 * What has been done once a cell has a digit.
 * @param {Work} work
 * @param {number} cell
 * @param {number} digit 0 makes it a blank
 * @param {boolean} isAnswer whether the digit is the player’s
 * @returns {Work} the same object where the cell has it already
 */
export function settled(work, cell, digit, isAnswer) {
  if (work.sheet.givens[cell] === (isAnswer ? 0 : digit) && work.answers[cell] === (isAnswer ? digit : 0)) return work;
  const bare = { ...work, ...withGiven(work, cell, isAnswer ? 0 : digit) };
  return isAnswer ? { ...bare, ...withAnswer(bare, cell, digit) } : bare;
}
