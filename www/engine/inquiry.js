// One kind of question, put to an engine about one puzzle after the other: only the newest is of interest.

import { Dropped } from './engine.js';

/** How long a question may take before the person should know, in milliseconds. */
export const unnoticed = 300;

/**
 * Asks about the puzzle that is wanted, and reports what comes of it.
 * @template {{ stop(): void }} Engine
 * @template Answer
 */
export class Inquiry {
  #engine;
  #answers;
  #on;
  /** @type {Uint8Array | null} */
  #cells = null;
  /** @type {ReturnType<typeof setTimeout> | undefined} */
  #timer;

  /**
   * @param {Engine} engine nobody else asks it
   * @param {(engine: Engine, cells: Uint8Array) => AsyncIterable<Answer>} answers one answer or several, each of which
   *   knows more than the one before
   * @param {object} on
   * @param {(cells: Uint8Array, answer: Answer) => void} on.answer
   * @param {(cells: Uint8Array) => void} on.slow the first answer, or the next, takes so long that the person should know
   * @param {(cells: Uint8Array, error: unknown) => void} on.failure there will be no answer, or no further one
   */
  constructor(engine, answers, on) {
    this.#engine = engine;
    this.#answers = answers;
    this.#on = on;
  }

  /**
   * Asks about a puzzle, unless it is the one that was asked about last; cells are told apart by identity, as they never
   * change in place.
   * @param {Uint8Array | null} cells null: what is being found out is given up at once
   */
  want(cells) {
    if (cells === this.#cells) return;
    this.#cells = cells;
    clearTimeout(this.#timer);
    if (!cells) return this.#engine.stop();
    this.#timer = setTimeout(() => this.#on.slow(cells), unnoticed);
    this.#ask(cells);
  }

  /** @param {Uint8Array} cells */
  async #ask(cells) {
    try {
      for await (const answer of this.#answers(this.#engine, cells)) {
        if (cells !== this.#cells) return;
        this.#on.answer(cells, answer);
      }
    } catch (error) {
      if (error instanceof Dropped || cells !== this.#cells) return; // whoever dropped it goes on
      this.#on.failure(cells, error);
    } finally {
      if (cells === this.#cells) clearTimeout(this.#timer);
    }
  }
}
