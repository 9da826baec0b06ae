// What the engine knows of the puzzle on the page, and whether it is still thinking. Knows no DOM.

import { Effort } from './effort.js';
import { Dropped } from './engine.js';

/** @typedef {import('../words/words.js').TimedVerdict} TimedVerdict */

/** Asks the engine and remembers the last verdict; cells are told apart by identity, as they never change in place. */
export class Judge {
  #engine;
  #onNews;
  /** @type {Uint8Array | null} the cells that a verdict was last asked on */
  #asked = null;
  /** @type {{ cells: Uint8Array, verdict: TimedVerdict } | null} the last verdict that came, and on what */
  #answer = null;
  #effort;

  /**
   * @param {import('./engine.js').Engine} engine
   * @param {(error?: unknown) => void} onNews called when the verdict is there, when it takes long, and with an error
   *   when there will be none
   */
  constructor(engine, onNews) {
    this.#engine = engine;
    this.#onNews = onNews;
    this.#effort = new Effort(() => onNews());
  }

  /** Whether a question is out. */
  get thinking() {
    return this.#effort.isUnderWay;
  }

  /** Whether it has been out so long that the person should know. */
  get slow() {
    return this.#effort.isSlow;
  }

  /** The last verdict, which may be on the puzzle of a moment ago; null before the first. */
  get last() {
    return this.#answer?.verdict ?? null;
  }

  /**
   * The verdict on these cells, or null while it is not known.
   * @param {Uint8Array} cells
   */
  verdictOn(cells) {
    return this.#answer?.cells === cells ? this.#answer.verdict : null;
  }

  /**
   * Whether these cells were the last that a verdict was asked on.
   * @param {Uint8Array} cells
   */
  asked(cells) {
    return this.#asked === cells;
  }

  /**
   * Asks for the verdict on these cells.
   * @param {Uint8Array} cells
   */
  async ask(cells) {
    this.#asked = cells;
    const verdict = await this.#think(this.#engine.ask('solve', cells));
    if (!verdict) return;
    this.#answer = { cells, verdict };
    this.#onNews();
  }

  /** Gives up the question that is out. */
  stop() {
    this.#engine.stop();
    this.#effort.end();
  }

  /**
   * @template Answer
   * @param {Promise<Answer>} question
   * @returns {Promise<Answer | null>}
   */
  async #think(question) {
    this.#effort.begin();
    try {
      const answer = await question;
      this.#effort.end();
      return answer;
    } catch (error) {
      if (error instanceof Dropped) return null; // whoever dropped it goes on
      this.#effort.end();
      this.#onNews(error);
      return null;
    }
  }
}
