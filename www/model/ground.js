// What of a layout is printed on an empty grid: the thick lines between its boxes or regions, and its further houses.

import { blockOf, cellAt } from './layout.js';

/**
 * @import { House, Layout } from './layout.js'
 *
 * @typedef {{ row: number, column: number, length: number, isAcross: boolean }} Run a straight line on the edges of cells:
 *   `row` and `column` of the cell at whose upper left corner it begins, and how many cells it passes, across or down
 */

/**
 * The lines between cells of different blocks, and the frame: those across from the top, then those down from the left.
 * @param {Layout} layout
 * @param {(cell: number) => unknown} [areaOf] what parts two cells instead, if it differs
 */
export function runsOf(layout, areaOf = (cell) => blockOf(layout, cell)) {
  const { side } = layout;
  const areaAt = (/** @type {number} */ row, /** @type {number} */ column) =>
    Math.min(row, column) < 0 || Math.max(row, column) === side ? null : areaOf(cellAt(layout, row, column));
  /** @type {Run[]} */
  const runs = [];
  for (const isAcross of [true, false]) {
    for (let line = 0; line <= side; line++) {
      let length = 0;
      for (let at = 0; at < side; at++) {
        const [row, column] = isAcross ? [line, at] : [at, line];
        const isEdge = areaAt(row, column) !== (isAcross ? areaAt(row - 1, column) : areaAt(row, column - 1));
        length = isEdge ? length + 1 : 0;
        if (length > 1) runs[runs.length - 1].length = length;
        else if (isEdge) runs.push({ row, column, length, isAcross });
      }
    }
  }
  return runs;
}

/**
 * How the houses are seen that a layout has besides rows, columns, boxes and regions: of each look its cells. Windows and
 * groups have a tint; where groups fill the whole grid it is every second one, or nothing could be seen. A diagonal has a
 * line, down or up from the left.
 * @param {Layout} layout
 */
export function groundOf({ houses, housesOf }) {
  const cellsIn = (/** @type {readonly House[]} */ some) => new Set(some.flatMap(({ cells }) => cells));
  const of = (/** @type {string} */ own) => houses.filter(({ kind }) => kind === own);
  const groups = of('group');
  const isFilled = cellsIn(groups).size === housesOf.length;
  const [down, up] = [0, 1].map((own) => cellsIn(of('diagonal').filter(({ index }) => index === own)));
  const tint = cellsIn([...of('window'), ...groups.filter(({ index }) => !isFilled || index % 2 === 1)]);
  return { tint, down, up };
}
