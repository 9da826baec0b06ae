// Solves a puzzle of any shape: a 9×9 with the module that the page begins with, any other with the whole one, which is
// loaded by its first question.

/**
 * @typedef {import('./modules.js').CoreEngine} CoreEngine
 * @typedef {import('./modules.js').FullEngine} FullEngine
 */

/** The two engines as one: its question is about one puzzle, and a new one replaces an older one. */
export class Solver {
  #nine;
  #any;

  /** @param {CoreEngine} nine @param {FullEngine} any */
  constructor(nine, any) {
    this.#nine = nine;
    this.#any = any;
  }

  /**
   * Asks the engine for the puzzle's shape, as `Engine` does.
   * @template {'solve' | 'countSolutions'} Method
   * @param {Method} method
   * @param {Parameters<import('./worker.js').CoreFunctions[Method]>} args
   */
  ask(method, ...args) {
    const [engine, other] = args[0].length === 81 ? [this.#nine, this.#any] : [this.#any, this.#nine];
    other.stop();
    return engine.ask(method, ...args);
  }

  /** Gives up the question that is running or waiting, at once. */
  stop() {
    this.#nine.stop();
    this.#any.stop();
  }
}
