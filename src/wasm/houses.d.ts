/** Every house of a puzzle, and those of each cell. Cells count from 0, row by row. */
export interface Houses {
  /**
   * The rows, the columns, the boxes or regions, then other houses, the small ones last. `isFull`: it must hold every digit, as it has as
   * many cells as there are digits; else it only holds no digit twice.
   */
  houses: (House & { cells: Uint16s; isFull: boolean })[];
  /** For each cell, which of the `houses` it is in: their places in that array. */
  housesOf: Uint8s[];
  /** For each cell, the other cells that share a house with it. */
  peersOf: Uint16s[];
}
