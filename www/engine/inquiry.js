// Asks an engine one kind of question, again and again. Only the newest question is of interest. What it is about is an object
// that says all of it: mostly a sheet.

import { Dropped } from '../../worker/engine.js';

/** How long most questions may go without an answer, in milliseconds: then the page says that it still thinks. */
export const unnoticed = 300;

/**
 * Asks about what is wanted, and reports what comes of it.
 * @param {{ stop(): void }} engine used by no other inquiry at the same time
 * @param {(engine: any, about: object) => AsyncIterable<any>} answers asks the engine; gives one answer or several, and each
 *   knows more than the one before
 * @param {number | undefined} patience how long the last answer may take, in milliseconds; without it nobody is told
 * @param {object} on
 * @param {(about: object, answer: any) => void} on.answer
 * @param {(about: object) => void} on.slow the last answer has not come in time
 * @param {(about: object, error: unknown) => void} on.failure there will be no answer, or no further one
 */
export function createInquiry(engine, answers, patience, on) {
  /** @type {object | null} */
  let newest = null;
  /** @type {ReturnType<typeof setTimeout> | undefined} */
  let timer;

  /** @param {object} about */
  async function ask(about) {
    try {
      for await (const answer of answers(engine, about)) {
        if (about !== newest) return;
        on.answer(about, answer);
      }
    } catch (error) {
      if (error instanceof Dropped || about !== newest) return; // another question has taken its place
      on.failure(about, error);
    } finally {
      if (about === newest) clearTimeout(timer);
    }
  }

  /**
   * Asks, unless it is about what was asked about last. Two objects are two questions, because none changes in place. Null
   * gives the running question up at once.
   * @param {object | null} about
   */
  return function want(about) {
    if (about === newest) return;
    newest = about;
    clearTimeout(timer);
    if (!about) return engine.stop();
    if (patience) timer = setTimeout(() => on.slow(about), patience);
    ask(about);
  };
}
