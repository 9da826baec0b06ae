// Finds the cells in which some solutions of a puzzle differ.

/**
 * @param {Uint8Array} cells of solutions, one after the other
 * @param {number} size how many cells a solution has
 */
export function differingCells(cells, size) {
  const digits = new Uint32Array(size); // bit d is set where digit d was seen
  for (let begin = 0; begin < cells.length; begin += size) {
    for (let cell = 0; cell < size; cell++) digits[cell] |= 1 << cells[begin + cell];
  }
  return [...digits.keys()].filter((cell) => digits[cell] & (digits[cell] - 1));
}
