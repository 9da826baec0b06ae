/** A grid that `scan` has read. Its cells are row by row, as the digits stand; 0 is a blank. */
export interface Reading {
  /**
   * `sure`: nothing was changed, it has exactly one solution, each digit is at least as certain as 0.51 and each blank as
   * 0.6, and it is clear which digits are the player's. Nobody need look at it, not even at its doubtful cells.
   * `clear`: the same, but the puzzle has several solutions, or none, and each cell is at least as certain as 0.9.
   */
  certainty: 'sure' | 'clear' | 'doubtful';
  /** The corners in pixels, x before y, clockwise from the puzzle's top left: 8 numbers. */
  corners: Float32Array;
  /** The ten by ten crossings of the lines in pixels, row by row, x before y: 200 numbers. */
  lattice: Float32Array;
  /** The likeliest digit of each cell, without the player's. */
  raw: Uint8Array;
  /** The likeliest puzzle that has exactly one solution; the same as `raw` where there is none. No cell that is more certain than 0.9 is changed. */
  puzzle: Uint8Array;
  /** The player's digits: by hand, or of another colour. */
  answers: Uint8Array;
  /** How likely each cell's digit is, from 0.1 to 1. */
  confidences: Float32Array;
  /** The two next likely digits of each cell: 162 numbers. */
  others: Uint8Array;
  /** The cells that somebody should look at first: those that are less certain than 0.7, or were changed. */
  doubtful: Uint8Array;
  /** The cells whose digits may be givens as well as the player's; `puzzle` and `answers` have what is likelier. */
  either: Uint8Array;
}

/** No grid was found, and why: nothing is sharp, something like a grid reaches the edge, or nothing is like one. */
export interface NoReading {
  certainty: 'none';
  reason: 'blurred' | 'cut off' | 'nothing square';
}
