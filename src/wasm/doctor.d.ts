/** What `diagnose` can be told. */
export interface DiagnoseOptions {
  /** What must hold besides rows, columns and boxes. */
  rules?: Rules | undefined;
  /**
   * The candidates of the puzzle, as in a Sukaku: a number for each cell, whose bit d − 1 is set where digit d may be. A
   * filled cell counts as 0; a blank with 0 may have every digit.
   */
  candidates?: Uint32Array | undefined;
  /**
   * How many steps of about ten microseconds the search may take: a whole number from 0, or `Infinity`. Where it is not said,
   * they are 130 for each cell, and 25,000 at least.
   */
  budget?: number | undefined;
}

/** What a slip was: see `diagnose`. */
export type RepairKind =
  | 'replaced'
  | 'extra'
  | 'missing'
  | 'swapped'
  | 'moved'
  | 'rowSkipped'
  | 'rowRepeated'
  | 'gridSkipped'
  | 'gridRepeated'
  | 'twoReplaced'
  | 'twoMissing';

/** A slip undone: the puzzle has exactly one solution then. `changes` by cell, counted from 0; a blank is 0. */
export interface Repair {
  kind: RepairKind;
  puzzle: Uint8s;
  changes: { cell: number; from: number; to: number }[];
}

/**
 * Repairs, the likeliest first; `complete` when every slip was tried and none is left out; `forgotten` when the puzzle is
 * a classic with several solutions, and with this rule, as with `{ diagonals: 'both' }`, it has exactly one. Where there are
 * more such rules, which is rare, the likeliest comes first.
 */
export interface Diagnosis {
  repairs: Repair[];
  complete: boolean;
  forgotten?: Rules[];
}
