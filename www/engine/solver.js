// Solves any puzzle: a classic 9×9 with the module that the page begins with, any other with the whole one, which is
// loaded by its first question.

import { besides, isClassic } from '../model/sheet.js';

/** @import { Sheet } from '../model/sheet.js' */
/** @import { CoreEngine, FullEngine } from './modules.js' */
/** @import { CoreFunctions } from './worker.js' */
/** @typedef {ReturnType<typeof createSolver>} Solver */

/**
 * The two engines as one: its question is about one puzzle, and a new one replaces an older one.
 * @param {CoreEngine} nine
 * @param {FullEngine} any
 */
export const createSolver = (nine, any) => ({
  /**
   * Asks the engine for such a puzzle, as `Engine` does.
   * @template {'solve' | 'countSolutions'} Method
   * @param {Method} method
   * @param {Sheet} sheet
   * @param {Parameters<CoreFunctions[Method]> extends [any, any?, ...infer More] ? More : never} more
   */
  ask(method, sheet, ...more) {
    const isNine = sheet.layout.side === 9 && isClassic(sheet);
    const [engine, other] = isNine ? [nine, any] : [any, nine];
    other.stop();
    const args = /** @type {Parameters<CoreFunctions[Method]>} */ (
      /** @type {unknown} */ ([sheet.givens, besides(sheet), ...more])
    );
    return engine.ask(method, ...args);
  },

  /** Gives up the question that is running or waiting, at once. */
  stop() {
    nine.stop();
    any.stop();
  },
});
