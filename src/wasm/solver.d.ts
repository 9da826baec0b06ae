/** What a puzzle has: exactly one solution, several, none, or the same digit twice in a house. */
export type Verdict =
  | { verdict: 'unique'; solution: Uint8Array<ArrayBuffer> }
  | { verdict: 'several'; solution: Uint8Array<ArrayBuffer>; other: Uint8Array<ArrayBuffer> }
  | { verdict: 'none' }
  | { verdict: 'clash'; clashes: Clash[] };

/** What a puzzle has if the search may end early; `found` is a solution, if one was found before. */
export type BoundedVerdict = Verdict | { verdict: 'undecided'; found?: Uint8Array<ArrayBuffer> };

/**
 * Says what a puzzle has, as far as that is known after so many steps, which are the decisions and the dead ends of the
 * search; and how many milliseconds it took.
 *
 * The same puzzle gets the same answer every time, and every 9×9 is decided. Throws an `Error` when `cells` are no grid,
 * or `steps` is neither a whole number from 0 nor `Infinity`.
 */
export function solve(cells: Uint8Array, steps: number): BoundedVerdict & { millis: number };

/**
 * Says what a puzzle has, and how many milliseconds the search took.
 *
 * `cells` go row by row, 0 for a blank; their number gives the shape (81: 9×9). Throws an `Error` when they are no
 * grid.
 *
 * ```js
 * const answer = solve(Uint8Array.from('3004420103422403', Number));
 * if (answer.verdict === 'unique') console.log(answer.solution.join(''));
 * ```
 */
export function solve(cells: Uint8Array): Verdict & { millis: number };

/** A digit that stands in several cells of one house; `index` and `cells` count from 0. */
export interface Clash {
  digit: number;
  house: 'row' | 'column' | 'box';
  index: number;
  cells: number[];
}

/** Solutions in the order the search finds them; `complete` when there are no others. */
export interface Solutions {
  solutions: Uint8Array<ArrayBuffer>[];
  complete: boolean;
}

/** The cells of solutions, one after the other in one array; `complete` when there are no others. */
export interface PackedSolutions {
  cells: Uint8Array<ArrayBuffer>;
  complete: boolean;
}
