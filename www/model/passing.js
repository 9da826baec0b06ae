// What a pointer chooses that passes over cells.

/**
 * The cells that are chosen, and the one of them that is selected.
 * @typedef {{ cells: ReadonlySet<number>, selected: number }} Choice
 */

/**
 * A choice once the pointer is in a cell.
 * @param {Choice} choice
 * @param {number} cell
 * @param {boolean} isTaken whether the cell is taken from those that are chosen; the last one stays
 * @returns {Choice}
 */
export function passed({ cells, selected }, cell, isTaken) {
  const now = new Set(cells);
  if (!isTaken) return { cells: now.add(cell), selected: cell };
  if (now.size > 1) now.delete(cell);
  return { cells: now, selected: now.has(selected) ? selected : ([...now].at(-1) ?? selected) };
}
