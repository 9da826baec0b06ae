// Asks an engine one kind of question, about one puzzle after another. Only the newest puzzle is of interest. Here a
// puzzle is the object that says all of it: mostly a sheet.

import { Dropped } from '../../worker/engine.js';

/** How long most questions may go without an answer, in milliseconds: then the page says that it still thinks. */
export const unnoticed = 300;

/**
 * Asks about what is wanted, and reports what comes of it.
 * @param {{ stop(): void }} engine used by no other inquiry at the same time
 * @param {(engine: any, puzzle: object) => AsyncIterable<any>} answers asks the engine; gives one answer or several, and each
 *   knows more than the one before
 * @param {number | undefined} patience how long the last answer may take, in milliseconds; without it nobody is told
 * @param {object} on
 * @param {(puzzle: object, answer: any) => void} on.answer
 * @param {(puzzle: object) => void} on.slow the last answer has not come in time
 * @param {(puzzle: object, error: unknown) => void} on.failure there will be no answer, or no further one
 */
export function createInquiry(engine, answers, patience, on) {
  /** @type {object | null} */
  let newest = null;
  /** @type {ReturnType<typeof setTimeout> | undefined} */
  let timer;

  /** @param {object} puzzle */
  async function ask(puzzle) {
    try {
      for await (const answer of answers(engine, puzzle)) {
        if (puzzle !== newest) return;
        on.answer(puzzle, answer);
      }
    } catch (error) {
      if (error instanceof Dropped || puzzle !== newest) return; // another question has taken its place
      on.failure(puzzle, error);
    } finally {
      if (puzzle === newest) clearTimeout(timer);
    }
  }

  /**
   * Asks about a puzzle, unless it is the one that was asked about last. Two objects are two puzzles, because none changes in
   * place. Null gives the running question up at once.
   * @param {object | null} puzzle
   */
  return function want(puzzle) {
    if (puzzle === newest) return;
    newest = puzzle;
    clearTimeout(timer);
    if (!puzzle) return engine.stop();
    if (patience) timer = setTimeout(() => on.slow(puzzle), patience);
    ask(puzzle);
  };
}
