/** What must hold in a puzzle besides rows, columns and boxes, up to 16×16. What is not said need not hold. Cells count from 0. */
export interface Rules {
  /** Both diagonals hold every digit, or the one down from the top left, or the one up from the bottom left. */
  diagonals?: 'both' | 'down' | 'up' | undefined;
  /** The windows hold every digit: on a 9×9 four of them. They take square boxes. */
  windows?: boolean | undefined;
  /** The cells at the same place of every box hold every digit. */
  disjoint?: boolean | undefined;
  /** Nine cells of a 9×9 that lie like a star hold every digit. */
  asterisk?: boolean | undefined;
  /** The cells in the middle of the boxes of a 9×9 hold every digit. */
  dot?: boolean | undefined;
  /** Nine cells of a 9×9 that lie like a windmill hold every digit. */
  girandola?: boolean | undefined;
  /** Of each group the cells: they hold no digit twice, and every digit if they are as many as the side. At most 50. */
  groups?: readonly (readonly number[] | Uint8Array)[] | undefined;
  /**
   * For each cell the number of its region, from 0, or from 1 where none is 0. Regions are in place of the boxes, as many
   * and as large as these; a region may be in pieces. Regions that are the boxes leave the puzzle a classic.
   * Where a region is named by its number, as in `houses`, they are counted in the order of their first cells, from 0.
   */
  regions?: readonly number[] | Uint8Array | undefined;
}
