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

/** What `explain` can be told. */
export interface ExplainOptions extends PositionOptions {
  /**
   * How many steps of about ten microseconds the search may take: a whole number from 0, or `Infinity`; 1,000,000 where it is
   * not said.
   */
  budget?: number | undefined;
}

/** What `nextStep` can be told. */
export interface NextStepOptions extends ExplainOptions {
  /**
   * The cell that the person looked at last, as that of the last digit: of several easy or medium steps that are as good, one in it or
   * seen from it comes.
   */
  near?: number | undefined;
}

/** What `steps` can be told. */
export interface StepsOptions extends ExplainOptions {
  /** Only techniques up to this level are asked. */
  hardest?: Level | undefined;
  /**
   * Every step of this technique, and of no other. That an easier step concludes the same leaves none out, nor do others
   * before forcing chains and nets. A technique above the level `hardest` has no steps, and neither have `wrong-answer` and
   * `missing-candidate`: whether the person has spoilt the position is not looked at, nor whether the puzzle has one solution,
   * as a technique like `unique-rectangle-type-1` needs. What follows for two reasons at once, as of a dual or a siamese
   * pattern, is one step here; without `technique` it is two.
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
   * The links of a chain or a loop; of colours, those of each group. A strong one says: if `from` is off, `to` is on; a weak
   * one: if `from` is on, `to` is off. `set` has the cells of the almost locked set that makes it strong, else none. `house`
   * is the house that the link is in. A link within a cell has none; nor has a link to a group or a set, under other rules, if no house
   * has all its cells.
   */
  links: { from: Node; to: Node; strong: boolean; set: number[]; house?: House }[];
  /**
   * The filled digits that rule out all other places of a single or of a hidden subset: as few as do, up to six; of a naked single
   * a copy of each digit that its houses hold.
   */
  blockers?: Candidate[];
  /** The candidates that were removed before: no blocker rules them out. */
  before?: Candidate[];
  /** The almost locked sets, as the roles `a`, `b`, `c` number them; a set of one cell has no house. */
  sets?: { cells: number[]; house?: House }[];
  /** A digit that two of the sets cannot both hold, by their numbers; without `from` it is the stem of a death blossom. */
  restricted?: { digit: number; from?: number; to: number }[];
  /**
   * All ways to fill the base cells of an aligned exclusion with something that goes, and why each fails: a cell is left empty, or a
   * house has a digit twice.
   */
  ways?: { digits: number[]; fails: { cell: number } | { house: House } }[];
  /** What removes each of `removes`, by the number of the link or by house: for continuous loops and Sue de Coq. */
  removedBy?: ({ link: number } | { house: House })[];
  /** The derivation of a forcing chain or net. */
  proof?: Proof;
  /**
   * How much the step asks of a person, from 0.1 to 9: the place of its technique in the order in which people meet
   * them, and 0.001 for each link or line. A puzzle's rating is another number: see `rate`.
   */
  effort: number;
  /** The level of its technique. */
  level: Level;
}

/**
 * The derivation of a forcing step. A contradiction has one branch, which comes to a dead end. A verity has one for each
 * candidate of a cell or place of a house; in each the last line is what is placed, or rules out what goes.
 */
export interface Proof {
  branches: Branch[];
}

/**
 * What follows from a supposition. Its lines are numbered from 0 in the order in which they are derived; those of an `inner` branch
 * come just before the line that it refutes.
 */
export interface Branch {
  lines: ProofLine[];
  end?: DeadEnd;
}

/**
 * A digit that becomes certain, as its cell or a `house` has nothing else left, or is `not` there, as `inner` refutes it; `from`
 * has the numbers of the lines that it follows from.
 */
export interface ProofLine extends Candidate {
  why: 'supposed' | 'cell' | 'house' | 'not';
  house?: House;
  from: number[];
  inner?: Branch;
}

/** What cannot be: nothing is left for a cell, a house has no place for a digit, or something is there twice. */
export interface DeadEnd {
  why: 'cell' | 'house' | 'twice';
  cell?: number;
  house?: House;
  digit?: number;
  from: number[];
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
