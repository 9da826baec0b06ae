// A solver without any cleverness, to compare with.

import { classic } from '../../www/model/layout.js';
import { cellsIn } from '../../www/model/symbols.js';

/** Every solution, found by trying each digit in each blank, row by row. @param {string} puzzle 0 for a blank */
export function everySolution(puzzle) {
  const cells = cellsIn(puzzle);
  const { side, boxRows, boxColumns } = classic(Math.sqrt(cells.length));
  const houses = (/** @type {number} */ cell) => {
    const [row, column] = [Math.floor(cell / side), cell % side];
    return [row, column, Math.floor(row / boxRows) * side + Math.floor(column / boxColumns)];
  };
  const peers = Array.from(cells, (_, cell) =>
    [...cells.keys()].filter(
      (other) => other !== cell && houses(other).some((house, kind) => house === houses(cell)[kind]),
    ),
  );
  /** @type {string[]} */
  const found = [];
  const fill = (/** @type {number} */ from) => {
    const cell = cells.indexOf(0, from);
    if (cell < 0) return void found.push(cells.join(''));
    for (let digit = 1; digit <= side; digit++) {
      if (peers[cell].some((peer) => cells[peer] === digit)) continue;
      cells[cell] = digit;
      fill(cell + 1);
      cells[cell] = 0;
    }
  };
  fill(0);
  return found.sort();
}
