// The pictures that puzzles were read from. The state has no pictures: it names them, the grid of a puzzle by the opening of that
// puzzle, and a picture with several puzzles by a name of its own.

/** How many grids are kept: Undo leads back to the one before. */
const mostPrints = 2;

/** The grids, each upright and square. @type {Map<string, Uint8Array<ArrayBuffer>>} */
const prints = new Map();

/**
 * A picture with several puzzles, of which one is to be chosen.
 * @typedef {object} Picture
 * @property {string} name
 * @property {Uint8Array<ArrayBuffer>} pixels as below
 * @property {number} width in pixels
 * @property {number} height
 * @property {ReadonlyMap<string, Uint8Array<ArrayBuffer>>} prints the grids in it, by their openings
 */

/** The newest alone is kept. @type {Picture | null} */
let several = null;

/**
 * Keeps the picture of a grid.
 * @param {string} opening of the puzzle that was read from it
 * @param {Uint8Array<ArrayBuffer>} pixels red, green, blue and alpha, row by row
 */
export function keepPrint(opening, pixels) {
  prints.set(opening, pixels);
  const [oldest] = prints.keys();
  if (prints.size > mostPrints) prints.delete(oldest);
}

/** @param {string} opening */
export const printOf = (opening) => prints.get(opening);

/** Keeps a picture with several puzzles, in the place of the one before; null: none is needed any more. @param {Picture | null} picture */
export function keepPicture(picture) {
  several = picture;
}

/** @param {string} name */
export const pictureOf = (name) => (several?.name === name ? several : null);

/** Of the picture with several puzzles the grid is kept that was chosen. @param {string} opening of its puzzle */
export function keepChosen(opening) {
  const pixels = several?.prints.get(opening);
  if (pixels) keepPrint(opening, pixels);
  several = null;
}
