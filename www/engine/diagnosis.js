// Asks what is wrong with the puzzle on the page. Knows no DOM.

import { Dropped } from './engine.js';

/** @typedef {import('../pkg/ninefold.js').Diagnosis} Diagnosis */

/** The doctor is asked about one puzzle at a time, and forgotten with it. */
export class Doctor {
  #engine;
  #onNews;
  /** @type {Uint8Array | null} */
  #cells = null;
  /** @type {Diagnosis | null} */
  #diagnosis = null;
  /** @type {import('../pkg/ninefold.js').Repair | null} one of its repairs, shown in advance */
  preview = null;

  /**
   * @param {import('./engine.js').Engine} engine
   * @param {(error?: unknown) => void} onNews called when the diagnosis is there, and with an error when
   *   there will be none
   */
  constructor(engine, onNews) {
    this.#engine = engine;
    this.#onNews = onNews;
  }

  /** Whether it was asked. */
  get asked() {
    return this.#cells !== null;
  }

  /** What it found; null before that. */
  get diagnosis() {
    return this.#diagnosis;
  }

  /** @param {Uint8Array} cells */
  async ask(cells) {
    this.dismiss();
    this.#cells = cells;
    try {
      this.#diagnosis = await this.#engine.ask('diagnose', cells);
      this.#onNews();
    } catch (error) {
      if (error instanceof Dropped) return; // whoever dropped it goes on
      this.dismiss();
      this.#onNews(error);
    }
  }

  /** Gives up the question that may be out, and forgets the answer. */
  dismiss() {
    this.#engine.stop();
    this.preview = null;
    this.#cells = null;
    this.#diagnosis = null;
  }
}
