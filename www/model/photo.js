// A photo that a puzzle was read from: what was read, and what of it is in doubt.

/**
 * @import { NoReading } from '../pkg/ninefold_scan.js'
 * @import { Layout, Plan } from './layout.js'
 * @import { Work } from './work.js'
 *
 * @typedef {object} Nothing why nothing was read
 * @property {NoReading['reason'] | 'undecoded' | 'small'} reason `undecoded`: the browser cannot decode the picture; `small`: it
 *   has too few pixels
 * @property {number} [side] of a grid of another size than those that are read
 *
 * @typedef {object} Seen what was read
 * @property {Layout} layout with the rules that the picture shows for certain
 * @property {Plan} [maybe] what the layout is made of with a rule more, which the picture may show
 * @property {boolean} hasCages whether the picture has the cages of a killer, which are not read
 * @property {Uint8Array} givens
 * @property {Uint8Array} answers the player's digits
 * @property {Uint8Array} raw the likeliest digit of each cell, also where no puzzle has it
 * @property {Uint8Array} others the two next likely digits of each cell, 0 for a blank
 * @property {readonly number[]} doubtful the cells that somebody should look at
 * @property {readonly number[]} either the cells whose digits may be of the puzzle as well as the player's
 * @property {boolean} isClear whether there is no doubt, though the puzzle has several solutions or none
 *
 * @typedef {object} Photo the photo of one puzzle, and what has become of its doubts
 * @property {string} opening the puzzle's name on the board: the picture is kept under it, too
 * @property {Seen} seen
 * @property {boolean} isRefused whether the rule that the picture may show is not meant, as the person says
 * @property {boolean} isDivided whether the person has said which digits of `either` are the player's
 * @property {ReadonlySet<number>} confirmed doubtful cells that were read right, as the person says
 * @property {boolean} isOpen whether it is beside the grid
 */

/** A photo that was read. It is beside the grid at first only where something is in doubt. @param {string} opening @param {Seen} seen @returns {Photo} */
export const photoOf = (opening, seen) => ({
  opening,
  seen,
  isRefused: false,
  isDivided: false,
  confirmed: new Set(),
  isOpen: Boolean(seen.maybe) || seen.doubtful.length + seen.either.length > 0,
});

/**
 * The cells of some that nobody has confirmed or changed.
 * @param {Photo} photo
 * @param {Pick<Work, 'sheet' | 'answers'>} work
 * @param {readonly number[]} cells
 */
const leftOf = ({ seen: { givens, answers }, confirmed }, work, cells) =>
  cells.filter(
    (cell) => !confirmed.has(cell) && givens[cell] === work.sheet.givens[cell] && answers[cell] === work.answers[cell],
  );

/**
 * What the layout is made of with the rule of which is asked whether it is meant; null where none is, or other rules hold by now.
 * @param {Photo} photo
 * @param {Pick<Work, 'sheet'>} work
 */
export const ruleAskedOf = ({ seen, isRefused }, { sheet }) =>
  seen.maybe && !isRefused && sheet.layout === seen.layout ? seen.maybe : null;

/** The cells of which is still asked whose their digits are. @param {Photo} photo @param {Pick<Work, 'sheet' | 'answers'>} work */
export const sharedOf = (photo, work) =>
  photo.isDivided || ruleAskedOf(photo, work) ? [] : leftOf(photo, work, photo.seen.either);

/**
 * The cells that are in doubt by the question that is asked now: whose their digits are, or, if that is known, what they are. As
 * long as a rule is asked for there are none.
 * @param {Photo} photo
 * @param {Pick<Work, 'sheet' | 'answers'>} work
 */
export function doubtsOf(photo, work) {
  if (ruleAskedOf(photo, work)) return [];
  const shared = sharedOf(photo, work);
  return shared.length ? shared : leftOf(photo, work, photo.seen.doubtful);
}

/**
 * The doctor's repairs, the likeliest first: those of cells that were read with doubt, or where no photo says so, those that
 * write into blanks. Who sees several solutions has more often left a digit out than typed one wrong.
 * @template {{ changes: readonly { cell: number, from: number }[] }} Repair
 * @param {readonly Repair[]} repairs
 * @param {readonly number[]} [doubtful] of a photo
 */
export function ranked(repairs, doubtful) {
  const isLikely = (/** @type {Repair} */ { changes }) =>
    Number(changes.every(({ cell, from }) => (doubtful ? doubtful.includes(cell) : !from)));
  return [...repairs].sort((one, other) => isLikely(other) - isLikely(one));
}
