// What a pointer chooses that passes over cells.

/**
 * The cells that are chosen, and the one of them that is selected.
 * @typedef {{ cells: ReadonlySet<number>, cell: number }} Choice
 */

/**
 * A choice once the pointer is in a cell.
 * @param {Choice} choice
 * @param {number} cell
 * @param {boolean} isTaken whether the cell is taken from those that are chosen; the last one stays
 * @returns {Choice}
 */
export function passed({ cells, cell: selected }, cell, isTaken) {
  const now = new Set(cells);
  if (!isTaken) return { cells: now.add(cell), cell };
  if (now.size > 1) now.delete(cell);
  return { cells: now, cell: now.has(selected) ? selected : ([...now].at(-1) ?? selected) };
}
