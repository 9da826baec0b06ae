// Asks an engine one kind of question, about one puzzle after another. Only the newest puzzle is of interest. Here a
// puzzle is the object that says all of it: mostly cells.

import { Dropped } from './engine.js';

/** After so many milliseconds without an answer, the person is told that the page is still thinking. */
export const unnoticed = 300;

/**
 * Asks about the puzzle that is wanted, and reports what comes of it.
 * @template {{ stop(): void }} Engine
 * @template Answer
 * @template {object} [Puzzle=Uint8Array]
 */
export class Inquiry {
  #engine;
  #answers;
  #on;
  /** @type {Puzzle | null} */
  #cells = null;
  /** @type {ReturnType<typeof setTimeout> | undefined} */
  #timer;

  /**
   * @param {Engine} engine used by this inquiry alone
   * @param {(engine: Engine, cells: Puzzle) => AsyncIterable<Answer>} answers asks the engine; gives one answer or
   *   several, and each knows more than the one before
   * @param {object} on
   * @param {(cells: Puzzle, answer: Answer) => void} on.answer
   * @param {(cells: Puzzle) => void} on.slow the last answer has not come after `unnoticed` milliseconds
   * @param {(cells: Puzzle, error: unknown) => void} on.failure there will be no answer, or no further one
   */
  constructor(engine, answers, on) {
    this.#engine = engine;
    this.#answers = answers;
    this.#on = on;
  }

  /**
   * Asks about a puzzle, unless it is the one that was asked about last. Two objects are two puzzles, because
   * none changes in place.
   * @param {Puzzle | null} cells null: the running question is given up at once
   */
  want(cells) {
    if (cells === this.#cells) return;
    this.#cells = cells;
    clearTimeout(this.#timer);
    if (!cells) return this.#engine.stop();
    this.#timer = setTimeout(() => this.#on.slow(cells), unnoticed);
    this.#ask(cells);
  }

  /** @param {Puzzle} cells */
  async #ask(cells) {
    try {
      for await (const answer of this.#answers(this.#engine, cells)) {
        if (cells !== this.#cells) return;
        this.#on.answer(cells, answer);
      }
    } catch (error) {
      if (error instanceof Dropped || cells !== this.#cells) return; // another question has taken its place
      this.#on.failure(cells, error);
    } finally {
      if (cells === this.#cells) clearTimeout(this.#timer);
    }
  }
}
