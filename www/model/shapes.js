// The ten shapes a puzzle can have; the Rust core's shape.rs has the same table.

/**
 * @typedef {{ side: number, boxRows: number, boxColumns: number }} Shape `side`: how many cells a row has; `boxRows`
 *   and `boxColumns`: how many rows and columns a box has
 */

/** @type {readonly Shape[]} */
export const shapes = [
  { side: 4, boxRows: 2, boxColumns: 2 },
  { side: 6, boxRows: 2, boxColumns: 3 },
  { side: 8, boxRows: 2, boxColumns: 4 },
  { side: 9, boxRows: 3, boxColumns: 3 },
  { side: 10, boxRows: 2, boxColumns: 5 },
  { side: 12, boxRows: 3, boxColumns: 4 },
  { side: 15, boxRows: 3, boxColumns: 5 },
  { side: 16, boxRows: 4, boxColumns: 4 },
  { side: 20, boxRows: 4, boxColumns: 5 },
  { side: 25, boxRows: 5, boxColumns: 5 },
];

/**
 * The shape that has this number of cells.
 * @param {number} cells
 * @throws {RangeError} when no shape has
 */
export function shapeOf(cells) {
  const shape = shapes.find(({ side }) => side * side === cells);
  if (!shape) throw new RangeError(`no shape has ${cells} cells`);
  return shape;
}

/**
 * The numbers of a cell's row, column and box. All houses are counted in one sequence: the rows from 0, the columns
 * from `side`, the boxes from `2 * side`. Two cells that share a house are peers.
 * @param {number} cell
 * @param {Shape} shape
 */
export function housesOf(cell, { side, boxRows, boxColumns }) {
  const row = Math.floor(cell / side);
  const column = cell % side;
  const box = Math.floor(row / boxRows) * (side / boxColumns) + Math.floor(column / boxColumns);
  return [row, side + column, 2 * side + box];
}

const kinds = /** @type {const} */ (['row', 'column', 'box']);

/** A house by its number, as `housesOf` counts. @param {number} number @param {number} side */
export const houseAt = (number, side) => ({ kind: kinds[Math.floor(number / side)], index: number % side });

/** The number of a house. @param {import('../pkg/ninefold.js').House} house @param {number} side */
export const numberOf = ({ kind, index }, side) =>
  kinds.indexOf(/** @type {typeof kinds[number]} */ (kind)) * side + index;

/**
 * Whether two cells share a house; no cell sees itself.
 * @param {number} one
 * @param {number} other
 * @param {Shape} shape
 */
export function sees(one, other, shape) {
  const own = housesOf(one, shape);
  return one !== other && housesOf(other, shape).some((house, kind) => house === own[kind]);
}
