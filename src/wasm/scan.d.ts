/**
 * A grid that `scan` has read. Its cells are row by row, as the digits stand; 0 is a blank. Rules are looked for in a 9×9 alone.
 * Of another size, or with `rules` or cages, `puzzle` is `raw`, and nobody tells a player's digits from givens.
 */
export interface Reading {
  /** How many cells are in a row. */
  side: 4 | 6 | 9 | 16;
  /** What the picture shows of rules besides rows, columns and boxes, as every function takes them. Left out for a classic. */
  rules?: SeenRules;
  /** Rules that the picture may show: somebody has to say whether they are meant. */
  maybe?: SeenRules;
  /** Whether the cages of a killer are drawn, or sums in a corner of many blanks. They are not read. */
  hasCages: boolean;
  /**
   * `sure`: nothing was changed, it has exactly one solution, each digit is at least as certain as 0.51 and each blank as
   * 0.6, and it is clear which digits are the player's. Nobody need look at it, not even at its doubtful cells.
   * `clear`: the same, but the puzzle has several solutions, or none, and each cell is at least as certain as 0.9. Of a puzzle
   * that is no classic 9×9 nobody asks how many it has.
   */
  certainty: 'sure' | 'clear' | 'doubtful';
  /** The corners in pixels, x before y, clockwise from the puzzle's top left: 8 numbers. */
  corners: Float32Array;
  /** The crossings of the lines in pixels, row by row, x before y: of a 9×9 ten by ten, which are 200 numbers. */
  lattice: Float32Array;
  /** The likeliest digit of each cell, without the player's. */
  raw: Uint8Array;
  /**
   * The likeliest puzzle that has exactly one solution; the same as `raw` where there is none. No cell that is more certain
   * than 0.9 is changed.
   */
  puzzle: Uint8Array;
  /** The player's digits: by hand, or of another colour. */
  answers: Uint8Array;
  /** How likely each cell's digit is: 1 is certain. */
  confidences: Float32Array;
  /** The two next likely digits of each cell: two numbers for each. */
  others: Uint8Array;
  /**
   * The cells that somebody should look at first: those that are less certain than 0.7, were changed, or may be none, as where
   * something hides the border.
   */
  doubtful: Uint8Array;
  /** The cells whose digits may be givens as well as the player's; `puzzle` and `answers` have what is likelier. */
  either: Uint8Array;
}

/** One rule that `scan` has seen: both diagonals, four windows, or regions in place of boxes. */
export interface SeenRules {
  diagonals?: 'both';
  windows?: true;
  /** For each cell the number of its region, from 0. */
  regions?: Uint8Array;
}

/**
 * No grid was read, and why: nothing is sharp, something like a grid reaches the edge, nothing is like one, or it is of a size
 * that is not read; so is a 16×16 whose digits cannot be read.
 */
export interface NoReading {
  certainty: 'none';
  reason: 'blurred' | 'cut off' | 'nothing square' | 'other size';
  /** With `other size`, how many cells are in a row. */
  side?: number;
}
