// What can keep something from being done that is no fault of the engine's.

/** A part of the page could not be loaded. */
export class Unloaded extends Error {}

/** A file that is a folder, or is gone. */
export class Lost extends Error {}

/** It is no text; `kind` says what it is. */
export class NotText extends Error {
  /** @param {Exclude<Kind, { is: 'text' }>} kind */
  constructor(kind) {
    super(kind.is);
    this.kind = kind;
  }
}

/** There is nothing to write: none of so many puzzles has one solution. */
export class NoSolution extends Error {
  /** @param {number} count */
  constructor(count) {
    super(`no solution of ${count}`);
    this.count = count;
  }
}

/**
 * What comes in.
 * @typedef {{ is: 'text', encoding: string }
 *   | { is: 'picture', format: string }
 *   | { is: 'pdf' | 'office' | 'packed' | 'binary' }} Kind
 */
