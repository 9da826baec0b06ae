// Errors that are not the engine's: why the page could not load, read or write something.

/** A part of the page could not be loaded. */
export class Unloaded extends Error {}

/** A file cannot be read: it is a folder, or it is gone. */
export class Lost extends Error {}

/** What came in is no text; `kind` says what it is. */
export class NotText extends Error {
  /** @param {Exclude<Kind, { is: 'text' }>} kind */
  constructor(kind) {
    super(kind.is);
    this.kind = kind;
  }
}

/** There is no solution to write: none of `count` puzzles has exactly one. */
export class NoSolution extends Error {
  /** @param {number} count */
  constructor(count) {
    super(`no solution of ${count}`);
    this.count = count;
  }
}

/**
 * What a text or a file is.
 * @typedef {{ is: 'text', encoding: string }
 *   | { is: 'picture', format: string }
 *   | { is: 'pdf' | 'office' | 'packed' | 'binary' | 'empty' }} Kind
 */
