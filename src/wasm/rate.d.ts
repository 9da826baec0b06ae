/** What `rate` can be told. */
export interface RateOptions {
  /** What must hold besides rows, columns and boxes. No such puzzle has a rating. */
  rules?: Rules | undefined;
  /**
   * The candidates of the puzzle, as in a Sukaku: a number for each cell, whose bit d − 1 is set where digit d may be. A
   * filled cell counts as 0; a blank with 0 may have every digit.
   */
  candidates?: Uint32Array | undefined;
  /**
   * How many steps of about ten microseconds the work may take: a whole number from 0, or `Infinity`; 800,000 where it is
   * not said.
   */
  budget?: number | undefined;
}

/**
 * How hard a puzzle is: see `rate`. `hardest` is missing where there is no blank; it is a technique of Sudoku Explainer, which
 * has names of its own, such as `unique-loop-10-type-1`.
 */
export interface Rating {
  rating: number;
  pearl: number;
  diamond: number;
  level: Level;
  hardest?: string;
  /** Whether the puzzle may be harder. */
  least?: true;
}

/**
 * Why a puzzle has no rating: it has other rules than the classic ones, it clashes, has no solution or several, or finding
 * that out took too much work.
 */
export interface Unrated {
  unrated: 'rules' | 'clash' | 'none' | 'several' | 'undecided';
}
