// Which solution stands on the page, if one is wanted there. Knows no DOM.

import { rowsOf } from './symbols.js';
import { partWords } from './words.js';

/** One solution of the puzzle on the page; cells are told apart by identity, as they never change in place. */
export class Showing {
  #judge;
  #counter;
  /** Whether a solution is wanted on the page. */
  isWanted = false;
  /** Which of the solutions it is, where there are several. */
  at = 0;

  /**
   * @param {import('./judge.js').Judge} judge
   * @param {import('./solutions.js').Counter} counter
   */
  constructor(judge, counter) {
    this.#judge = judge;
    this.#counter = counter;
  }

  /**
   * The solution of these givens that is shown, or null.
   * @param {Uint8Array} givens
   */
  solutionOf(givens) {
    const verdict = this.#judge.verdictOn(givens);
    if (!this.isWanted || !verdict || !('solution' in verdict)) return null;
    return this.#counter.foundOn(givens)?.at(this.at) ?? verdict.solution;
  }

  /**
   * The solutions that are known by now where one of several is shown, or null.
   * @param {Uint8Array} givens
   */
  foundOn(givens) {
    return this.solutionOf(givens) && this.#counter.foundOn(givens);
  }

  /**
   * What there is to leaf through, or null.
   * @param {Uint8Array} givens
   */
  pageOf(givens) {
    const found = this.foundOn(givens);
    return found && { at: this.at, of: found.count, more: !found.complete };
  }

  /**
   * The solution that is shown as text, or all of several; null where none is.
   * @param {Uint8Array} givens
   */
  textOf(givens) {
    const solution = this.solutionOf(givens);
    const found = this.foundOn(givens);
    return solution && { text: found?.text ?? rowsOf(solution), note: partWords(found) };
  }

  /** Nothing is shown any more, and the next time the first. */
  end() {
    this.isWanted = false;
    this.at = 0;
  }
}
