// Asks an engine one kind of question, about one puzzle after another. Only the newest puzzle is of interest. Here a
// puzzle is the object that says all of it: mostly a sheet.

import { Dropped } from '../../worker/engine.js';

/** @import { Sheet } from '../model/sheet.js' */

/** How long most questions may go without an answer, in milliseconds: then the page says that it still thinks. */
export const unnoticed = 300;

/**
 * Asks about what is wanted, and reports what comes of it.
 * @template {{ stop(): void }} Engine
 * @template Answer
 * @template {object} [Puzzle=Sheet]
 */
export class Inquiry {
  #engine;
  #answers;
  #on;
  #patience;
  /** @type {Puzzle | null} */
  #puzzle = null;
  /** @type {ReturnType<typeof setTimeout> | undefined} */
  #timer;

  /**
   * @param {Engine} engine used by no other inquiry at the same time
   * @param {(engine: Engine, puzzle: Puzzle) => AsyncIterable<Answer>} answers asks the engine; gives one answer or
   *   several, and each knows more than the one before
   * @param {object} on
   * @param {(puzzle: Puzzle, answer: Answer) => void} on.answer
   * @param {(puzzle: Puzzle) => void} on.slow the last answer has not come in time
   * @param {(puzzle: Puzzle, error: unknown) => void} on.failure there will be no answer, or no further one
   * @param {number} [patience] how long that is, in milliseconds; without it nobody is told
   */
  constructor(engine, answers, on, patience) {
    this.#engine = engine;
    this.#answers = answers;
    this.#on = on;
    this.#patience = patience;
  }

  /**
   * Asks about a puzzle, unless it is the one that was asked about last. Two objects are two puzzles, because
   * none changes in place.
   * @param {Puzzle | null} puzzle null: the running question is given up at once
   */
  want(puzzle) {
    if (puzzle === this.#puzzle) return;
    this.#puzzle = puzzle;
    clearTimeout(this.#timer);
    if (!puzzle) return this.#engine.stop();
    if (this.#patience) this.#timer = setTimeout(() => this.#on.slow(puzzle), this.#patience);
    this.#ask(puzzle);
  }

  /** @param {Puzzle} puzzle */
  async #ask(puzzle) {
    try {
      for await (const answer of this.#answers(this.#engine, puzzle)) {
        if (puzzle !== this.#puzzle) return;
        this.#on.answer(puzzle, answer);
      }
    } catch (error) {
      if (error instanceof Dropped || puzzle !== this.#puzzle) return; // another question has taken its place
      this.#on.failure(puzzle, error);
    } finally {
      if (puzzle === this.#puzzle) clearTimeout(this.#timer);
    }
  }
}
