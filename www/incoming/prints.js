// The pictures of the photos that puzzles were read from: the grid of each, upright and square. The state has no pictures: it
// names them by the opening of their puzzle.

/** How many pictures are kept: Undo leads back to the one before. */
const mostPrints = 2;

/** @type {Map<string, Uint8Array<ArrayBuffer>>} */
const prints = new Map();

/**
 * Keeps a picture.
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
