// Plain search, that nothing measured is made of: the generator fills grids with it and tells hard from easy.

/** Rows and columns of a box, by side. */
const boxes = /** @type {Record<number, [number, number]>} */ ({
  4: [2, 2],
  6: [2, 3],
  8: [2, 4],
  9: [3, 3],
  12: [3, 4],
});

/**
 * Fills the blanks by plain search, the blank with the fewest candidates first.
 * @param {Uint8Array} cells nothing in them clashes
 * @param {object} way
 * @param {(digits: number[]) => number[]} way.order in which the digits of a cell are tried
 * @param {boolean} way.all whether to go on after the first solution
 * @param {number} way.budget more tries than these end it
 * @returns {{ solution: Uint8Array | null, tries: number }} the last solution, and how many digits were tried
 */
export function search(cells, { order, all, budget }) {
  const side = Math.sqrt(cells.length);
  const [boxRows, boxColumns] = boxes[side];
  const free = new Int32Array(3 * side).fill(2 ** side - 1); // a bit for each digit that a house lacks
  const houses = Array.from(cells, (_, cell) => {
    const [row, column] = [Math.floor(cell / side), cell % side];
    const box = Math.floor(row / boxRows) * boxRows + Math.floor(column / boxColumns);
    return [row, side + column, 2 * side + box];
  });
  const flip = (/** @type {number} */ cell, /** @type {number} */ digit) => {
    for (const house of houses[cell]) free[house] ^= 1 << (digit - 1);
  };
  const work = cells.slice();
  work.forEach((digit, cell) => {
    if (digit) flip(cell, digit);
  });

  let tries = 0;
  /** @type {Uint8Array | null} */
  let solution = null;
  /** Whether to stop. @returns {boolean} */
  const next = () => {
    let [best, fewest, candidates] = [-1, Number.POSITIVE_INFINITY, 0];
    for (let cell = 0; cell < work.length && fewest > 1; cell++) {
      if (work[cell]) continue;
      const [row, column, box] = houses[cell];
      const possible = free[row] & free[column] & free[box];
      const count = ones(possible);
      if (count < fewest) [best, fewest, candidates] = [cell, count, possible];
    }
    if (best < 0) {
      solution = work.slice();
      return !all;
    }
    const digits = Array.from({ length: side }, (_, i) => i + 1).filter((digit) => candidates & (1 << (digit - 1)));
    for (const digit of order(digits)) {
      if (++tries > budget) return true;
      work[best] = digit;
      flip(best, digit);
      const stop = next();
      flip(best, digit);
      work[best] = 0;
      if (stop) return true;
    }
    return false;
  };
  next();
  return { solution, tries };
}

function ones(/** @type {number} */ bits) {
  let count = 0;
  for (let rest = bits; rest; rest &= rest - 1) count++;
  return count;
}
