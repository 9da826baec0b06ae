/** What was read in a text. */
export interface Reading {
  /** The cells of one puzzle at least; in place of another, why that one could not be read. */
  puzzles: (Uint8s | Unreadable)[];
  /** What must hold besides the classic rules, where anything does: `puzzle` is the place in `puzzles`. */
  rules?: { puzzle: number; rules: Rules }[];
  /**
   * The candidates of Sukakus, where there are some: `puzzle` is the place in `puzzles`. A number for each cell, whose bit
   * d − 1 is set where digit d may be; a filled cell has 0, and a blank of which nothing is said has every digit.
   */
  candidates?: { puzzle: number; candidates: Uint32s }[];
  /** What was done on puzzles, where something was: `puzzle` is the place in `puzzles`. */
  progress?: { puzzle: number; answers: Uint8s; marks: Uint32s }[];
  /** What the text calls puzzles, where it does. */
  labels?: PuzzleLabel[];
  /** What the first puzzle was read as. */
  format: Format;
  /** How many characters mean nothing; white space, borders and the other parts of a format do not count. */
  ignored: number;
  /**
   * The beginning of the first text that is ignored, 20 characters of it at most; empty where all that is ignored is a part
   * of `labels`.
   */
  passed: string;
  /** The symbols of puzzles that are not written in 1 to 9 and A to P, or in numbers from 1. */
  symbols: SymbolSet[];
  /** What the text was taken for, unless it was read at first sight. */
  taken?: Taken;
}

/**
 * What the text calls a puzzle: its name, its level, whatever stands beside the cells, in the text's own words and at most 80
 * characters of them. Several parts have ` · ` between them. `puzzle` is the place in `puzzles`.
 */
export interface PuzzleLabel {
  puzzle: number;
  label: string;
}

/** From 0, which stands for the largest digit of this side; letters, A for 1; or the `letters` of a wordoku, from 1 on. */
export interface SymbolSet {
  side: number;
  set: 'fromZero' | 'letters' | 'wordoku';
  letters?: string;
}

/**
 * What a text was taken for at a second look, as it made no sense at first, or as it was said: the plain `text` that was read
 * in its place, and what of the other text that is. `instead` is the side of the puzzle that was seen at first, if that is another
 * one: `as` takes it.
 */
export interface Taken {
  way: 'positions' | 'page' | 'letters' | 'labels' | 'cells' | 'columns';
  text: string;
  instead?: number;
}

/** Why a text or one of its puzzles could not be read: a sentence in English, and the same for other words. */
export interface Unreadable {
  message: string;
  fault: TextFault;
}

/** What is wrong where in a text; `line`, `column` and whatever counts rows are from 1. */
export type TextFault = { line: number; column: number } & TextFaultKind;

/** What is wrong in a text, by kind. */
export type TextFaultKind =
  /** Nothing but white space, punctuation and borders. */
  | { kind: 'empty' }
  /** A word where a puzzle or one of its rows should be. */
  | { kind: 'word'; text: string }
  /** Something in the place of a cell that is neither a digit nor a blank. */
  | { kind: 'character'; cell: Place; text: string }
  /** Nothing in the place of a cell, where other blanks have a sign. */
  | { kind: 'emptyCell'; cell: Place }
  /** A digit above the side; a letter with its number, as in `A (10)`. */
  | { kind: 'tooLarge'; cell: Place; digit: string; side: number }
  /**
   * A row longer or shorter than the others; of row 1, what stands beside it tells what is expected. `isAlone` where all others
   * are there, and as long as expected.
   */
  | { kind: 'rowLength'; row: number; cells: number; expected: number; isAlone?: true }
  /** The end of the text after this row. */
  | { kind: 'breaksOff'; row: number; side: number }
  /** As many cells as no grid has. */
  | { kind: 'length'; cells: number }
  /** A rule that is not read; `other` is any that has no name here, but a text. */
  | { kind: 'rules'; rule: Rule; text?: string }
  /** Rules that cannot be: the first one that the text names, and why not, as a sentence in English. */
  | { kind: 'impossible'; rule: Rule; text?: string; reason: string };

/**
 * What is wrong with a line that may have one puzzle: there are several, or there is a full grid beside something else,
 * which may be the solution of a puzzle that is missing; or what can be wrong in a text.
 */
export type LineFault =
  | TextFault
  | { line: number; column: number; kind: 'severalPuzzles'; puzzles: number }
  | { line: number; column: number; kind: 'missingPuzzle' };

/** The rules of variants that a text can name; those that are read become `rules`. `candidates`: those of a Sukaku. */
export type Rule =
  | 'diagonals'
  | 'antiKnight'
  | 'antiKing'
  | 'nonconsecutive'
  | 'disjointGroups'
  | 'regions'
  | 'windows'
  | 'asterisk'
  | 'centreDot'
  | 'girandola'
  | 'extraRegions'
  | 'cages'
  | 'littleKillers'
  | 'sandwiches'
  | 'skyscrapers'
  | 'xSums'
  | 'arrows'
  | 'thermometers'
  | 'palindromes'
  | 'lines'
  | 'dots'
  | 'xv'
  | 'inequalities'
  | 'parity'
  | 'extremes'
  | 'clones'
  | 'quadruples'
  | 'indexers'
  | 'negative'
  | 'signs'
  | 'candidates'
  | 'other';

/** Where a cell is in its puzzle, from 1. */
export interface Place {
  row: number;
  column: number;
}

/** What a person's wish can fail for: the text, or a layout that cannot hold the side (`link`), a rule or candidates. */
export type Fault =
  | TextFault
  | { kind: 'link'; layout: Layout; side: number }
  | { kind: 'unwritable'; layout: Layout; rule: Rule; text?: string };

/** What `parse` and `format` throw where that is not a mistake of the program. */
export interface FaultError extends Error {
  fault: Fault;
}

/** The formats that are told apart. */
export type Format =
  | 'line'
  | 'rows'
  | 'spaced'
  | 'grid'
  | 'csv'
  | 'json'
  | 'dataset'
  | 'sdk'
  | 'ss'
  | 'marks'
  | 'sukaku'
  | 'hodoku'
  | 'bank'
  | 'tdoku'
  | 'solo'
  | 'opensudoku'
  | 'link'
  /** Digits with the row and the column of each, letters for digits, a table of a page: `taken` says how they were read. */
  | 'positions'
  | 'wordoku'
  | 'page';

/** How `format` lays a puzzle out. */
export type Layout =
  | 'rows'
  | 'spaced'
  | 'line'
  | 'zeros'
  | 'grid'
  | 'csv'
  | 'json'
  | 'sdk'
  | 'ss'
  | 'marks'
  | 'sukaku'
  | 'link'
  | 'fpuzzles'
  | 'sudokupad'
  | 'iss';

/** What `parse` can be told. */
export interface ParseOptions {
  /** What the text is to be read as: puzzles of a size, as `9x9`, or a format. Without it the text itself tells. */
  as?: Format | `${number}x${number}` | undefined;
}

/** What `format` is told: the layout, and what a person has done on the puzzle. */
export interface FormatOptions {
  layout: Layout;
  /** What must hold besides rows, columns and boxes. */
  rules?: Rules | undefined;
  /** The candidates of the puzzle, as in `solve`: a layout that cannot hold them is an error. */
  candidates?: Uint32Array | undefined;
  /** 0 where there is none. */
  answers?: Uint8Array | undefined;
  /** Bit d − 1 of a cell's number is set where digit d was noted. */
  marks?: Uint32Array | undefined;
}

/** What `solveAll` can be told. */
export interface SolveAllOptions {
  /** Whether each line of the text is a puzzle of its own, or none, whatever stands beside it: as data has it. */
  lines?: boolean | undefined;
  /** How many steps a puzzle may take, as in `solve`. */
  budget?: number | undefined;
}

/** What a `Reader` can be told. */
export interface ReaderOptions {
  /** Whether each line of the text is a puzzle of its own, or none, whatever stands beside it: as data has it. */
  lines?: boolean | undefined;
  /**
   * Whether a line says what was done on its puzzle: behind the cells follow ` # ` and an object of JSON, with the
   * `answers` as a string of symbols, `.` for none, and the `marks` as an array of numbers; what has none is missing.
   */
  progress?: boolean | undefined;
  /** Whether it has `labels`, which take it time. */
  labels?: boolean | undefined;
}
