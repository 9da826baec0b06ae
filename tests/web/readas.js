// What is read in a picture is made something else on its way to the page: a doubt that no drawing has.

/** @import { Sudoku } from './fixtures.js' */

/** A rule that may be meant, digits that may be the player's, and one that may be another. */
export const doubtful = {
  certainty: 'doubtful',
  maybe: { diagonals: 'both' },
  either: [10, 31],
  doubtful: [2],
};

/** From now on what is read in a picture is also this. @param {Sudoku} sudoku @param {object} other in plain data */
export async function readAs(sudoku, other) {
  await sudoku.page.addInitScript((other) => {
    const { addEventListener } = Worker.prototype;
    Worker.prototype.addEventListener = function (/** @type {any[]} */ ...listening) {
      const [type, listen] = listening;
      const hear = (/** @type {MessageEvent} */ event) => {
        const [grid] = event.data?.result?.grids ?? [];
        for (const [name, value] of Object.entries(grid ? other : {}))
          grid.reading[name] = Array.isArray(value) ? Uint8Array.from(value) : value;
        // A straightened cell has 54 × 54 pixels of four bytes.
        if (grid && 'side' in other) grid.pixels = new Uint8Array((54 * Number(other.side)) ** 2 * 4).fill(200);
        listen(event);
      };
      addEventListener.call(this, type, type === 'message' ? hear : listen);
    };
  }, other);
  await sudoku.renew();
}
