/** What a puzzle has: exactly one solution, several, none, or the same digit twice in a house. */
export type Verdict =
  | { verdict: 'unique'; solution: Uint8s }
  | { verdict: 'several'; solution: Uint8s; other: Uint8s }
  | { verdict: 'none' }
  | { verdict: 'clash'; clashes: Clash[] };

/** What a puzzle has if the search may end early; `found` is a solution, if one was found before. */
export type BoundedVerdict = Verdict | { verdict: 'undecided'; found?: Uint8s };

/** What `solve` can be told. */
export interface SolveOptions {
  /** What must hold besides rows, columns and boxes. */
  rules?: Rules | undefined;
  /**
   * The candidates of the puzzle, as in a Sukaku: a number for each cell, whose bit d − 1 is set where digit d may be. A
   * filled cell counts as 0; a blank with 0 may have every digit.
   */
  candidates?: Uint32Array | undefined;
  /** How many steps the search may take, which are its decisions and its dead ends: a whole number, or `Infinity`. */
  budget?: number | undefined;
}

/** What `solutions` and `packedSolutions` can be told. Numbers are whole ones from 0, or `Infinity`. */
export interface SolutionsOptions {
  /** What must hold besides rows, columns and boxes. */
  rules?: Rules | undefined;
  /** The candidates of the puzzle, as in `SolveOptions`. */
  candidates?: Uint32Array | undefined;
  /** How many solutions are wanted at the most; 1,000 where it is not said. */
  most?: number | undefined;
  /** How many steps the search may take: on a classic 9×9 one for each solution, else one for each decision and dead end. */
  budget?: number | undefined;
}

/**
 * Says what a puzzle has, and how many milliseconds the search took.
 *
 * `cells` go row by row, 0 for a blank; their number gives the shape (81: 9×9). Throws an `Error` when they are no
 * grid, there can be no such rules or candidates, or an option is unknown.
 *
 * ```js
 * const answer = solve(Uint8Array.from('3004420103422403', Number));
 * if (answer.verdict === 'unique') console.log(answer.solution.join(''));
 *
 * const candidates = new Uint32Array(16).fill(0b0110, 0, 2); // a Sukaku: the first two cells have 2 or 3
 * const sukaku = solve(new Uint8Array(16), { candidates });
 * ```
 */
export function solve(cells: Uint8Array, options?: SolveOptions & { budget?: undefined }): Verdict & { millis: number };

/**
 * Says what a puzzle has, as far as that is known after as many steps as the `budget` says.
 *
 * The same puzzle gets the same answer every time, and every classic 9×9 is decided. Throws an `Error` when `cells` are no
 * grid, an option is unknown, or the budget is neither a whole number from 0 nor `Infinity`.
 */
export function solve(cells: Uint8Array, options: SolveOptions): BoundedVerdict & { millis: number };

/** A digit that stands in several cells of one house; `cells` count from 0. */
export interface Clash {
  digit: number;
  house: House;
  cells: number[];
}

/** Solutions in the order the search finds them; `complete` when there are no others. */
export interface Solutions {
  solutions: Uint8s[];
  complete: boolean;
}

/** The cells of solutions, one after the other in one array; `complete` when there are no others. */
export interface PackedSolutions {
  cells: Uint8s;
  complete: boolean;
}
