/** The position of somebody who has begun. */
export interface PositionOptions {
  /** What must hold besides rows, columns and boxes. */
  rules?: Rules | undefined;
  /**
   * A number for each cell: bit d − 1 is set while digit d is possible there. A blank whose number is 0 has all that its
   * peers leave, and so has every blank where this is not said.
   */
  candidates?: Uint32Array | undefined;
  /**
   * Whether the `candidates` are the puzzle's, as in a Sukaku, and not those that somebody has left. Then those of an
   * answer's cell count, too, and no technique concludes from a candidate that is missing.
   */
  sukaku?: boolean | undefined;
  /** The cells of the puzzle without answers; where this is not said, every digit counts as given. */
  givens?: Uint8Array | undefined;
}

/** What `explain` and `nextStep` can be told. */
export interface ExplainOptions extends PositionOptions {
  /**
   * How many steps of about ten microseconds the search may take: a whole number from 0, or `Infinity`; 1,000,000 where it is
   * not said.
   */
  budget?: number | undefined;
}

/** What `steps` can be told. */
export interface StepsOptions extends ExplainOptions {
  /** Only techniques up to this level are asked. */
  hardest?: Level | undefined;
  /**
   * Every step of this technique, and of no other. That an easier step concludes the same leaves none out, nor do others
   * before forcing chains and nets. A technique above the level `hardest` has no steps, and neither have `wrong-answer` and
   * `missing-candidate`: whether the person has spoilt the position is not looked at, nor whether the puzzle has one solution,
   * as a technique like `unique-rectangle-type-1` needs.
   */
  technique?: Technique | undefined;
}

/** A digit in a cell, which is counted from 0. */
export interface Candidate {
  cell: number;
  digit: number;
}

/** A place in a chain: a digit in one of some cells. Most nodes have one cell; a group has two or more. */
export interface Node {
  cells: number[];
  digit: number;
}

/**
 * A technique used once: what follows, and all that a picture and a sentence of it need. It places digits or removes
 * candidates, never both.
 */
export interface Step {
  technique: Technique;
  places: Candidate[];
  removes: Candidate[];
  houses: (House & { role: 'base' | 'cover' | 'link' })[];
  /** The candidates of the pattern; sets and colours have the roles `a`, `b`, `c` and so on. */
  candidates: (Candidate & { role: string })[];
  /**
   * The links of a chain, a loop or a net. A strong one says: if `from` is off, `to` is on; a weak one: if `from` is
   * on, `to` is off. `set` has the cells of the almost locked set that makes it strong, else none.
   */
  links: { from: Node; to: Node; strong: boolean; set: number[] }[];
  /**
   * How much the step asks of a person, from 0.1 to 9: the place of its technique in the order in which people meet
   * them. A puzzle's rating is another number: see `rate`.
   */
  effort: number;
  /** The level of its technique. */
  level: Level;
}

/** Steps, and whether they are all: `complete` is false if the `budget` was reached. */
export type Steps = Step[] & { complete: boolean };

/** A path, and why it ends; `hardest` is missing when there is no step. */
export interface Explanation {
  steps: Step[];
  solved: boolean;
  end: 'solved' | 'several' | 'none' | 'mistaken' | 'undecided';
  hardest?: Technique;
}
