// What went wrong, as a fact, and the errors that are not the engine's: why the page could not load, read or write something.

/** A part of the page could not be loaded. */
export class Unloaded extends Error {
  name = 'Unloaded';
}

/** A file cannot be read: it is a folder, or it is gone. */
export class Lost extends Error {
  name = 'Lost';
}

/** What came in is no text; `kind` says what it is. */
export class NotText extends Error {
  name = 'NotText';

  /** @param {Exclude<Kind, { is: 'text' }>} kind */
  constructor(kind) {
    super(kind.is);
    this.kind = kind;
  }
}

/** There is no solution to write: none of `count` puzzles has exactly one. */
export class NoSolution extends Error {
  name = 'NoSolution';

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
 *   | { is: 'pdf' | 'office' | 'sheet' | 'packed' | 'binary' | 'empty' | 'several' }} Kind
 */

/**
 * What went wrong, as plain data: what an error says of itself. It is known by its name and by what else it has.
 * @typedef {{ name: string, message: string, [detail: string]: unknown }} Trouble
 *
 * @param {unknown} error
 * @returns {Trouble}
 */
export const troubleOf = (error) =>
  error instanceof Error
    ? { ...error, name: error.name, message: error.message }
    : { name: '', message: String(error) };

/**
 * A fact with plain data in it where it had an error.
 * @template {import('./facts.js').Fact | null | undefined} Fact
 * @param {Fact} fact
 * @returns {Fact}
 */
export const plain = (fact) =>
  fact && 'error' in fact && fact.error instanceof Error ? { ...fact, error: troubleOf(fact.error) } : fact;
