// What comes of the verdict: the solution shown and taken back, leafing through several, and what waits for it. Knows no
// DOM.

import { rowsOf } from '../model/symbols.js';
import { t } from '../words/i18n.js';
import { countStoppedWords, partWords, solvedWords } from '../words/words.js';

/**
 * What takes a verdict, and says in words what came of it: `note` for everyone, or `done` for those who do not see it.
 * @typedef {{ note: string, done?: undefined } | { note?: undefined, done: string }} Outcome
 * @typedef {(puzzle: import('../model/puzzle.js').Puzzle, verdict: import('../pkg/ninefold.js').Verdict) => Outcome} Act
 */

/** The puzzle on the page and those who are asked about it. */
export class Solving {
  #puzzle;
  #judge;
  #counter;
  #doctor;
  #page;
  /** @type {Act | null} what is done as soon as there is a verdict */
  #waiting = null;
  #isWanted = false;
  /** Which of the solutions is shown, where there are several. */
  #at = 0;

  /**
   * @param {object} those
   * @param {import('../model/puzzle.js').Puzzle} those.puzzle
   * @param {import('../engine/judge.js').Judge} those.judge
   * @param {import('../engine/counter.js').Counter} those.counter
   * @param {import('../engine/diagnosis.js').Doctor} those.doctor
   * @param {object} page is drawn by whoever calls the methods
   * @param {(sentence: string) => void} page.onNote what is to be said now; '' for nothing any more
   * @param {(sentence: string) => void} page.onDone what was done is to be said aloud, also where it was so before
   * @param {() => void} page.onChange the puzzle has changed
   */
  constructor({ puzzle, judge, counter, doctor }, page) {
    this.#puzzle = puzzle;
    this.#judge = judge;
    this.#counter = counter;
    this.#doctor = doctor;
    this.#page = page;
  }

  /** Whether a solution is wanted on the page. */
  get isWanted() {
    return this.#isWanted;
  }

  /** The verdict on the puzzle, or null while it is not known. */
  get verdict() {
    return this.#judge.verdictOn(this.#puzzle.givens);
  }

  /** The solution that is shown, or null. */
  get solution() {
    const { verdict } = this;
    if (!this.#isWanted || !verdict || !('solution' in verdict)) return null;
    return this.#counter.foundOn(this.#puzzle.givens)?.at(this.#at) ?? verdict.solution;
  }

  /** The solutions that are known by now where one of several is shown, or null. */
  get found() {
    return this.solution && this.#counter.foundOn(this.#puzzle.givens);
  }

  /** What there is to leaf through, or null. */
  get page() {
    const { found } = this;
    return found && { at: this.#at, of: found.count, more: !found.complete };
  }

  /** The solution that is shown as text, or all of several; null where none is. */
  get text() {
    const { solution, found } = this;
    return solution && { text: found?.text ?? rowsOf(solution), note: partWords(found) };
  }

  /** Shows the solution as soon as it is known, or takes it away. */
  toggle() {
    if (this.#isWanted) return this.hide();
    this.#isWanted = true;
    if (this.verdict) this.#show();
    else if (!this.#judge.thinking) this.#judge.ask(this.#puzzle.givens);
  }

  /** Another of the solutions is shown. @param {number} at */
  turn(at) {
    this.#at = at;
    this.#page.onNote(t('differing'));
  }

  /** Nothing is shown, said or waited for any more. */
  hide() {
    this.#isWanted = false;
    this.#at = 0;
    this.#waiting = null;
    this.#doctor.dismiss();
    this.#page.onNote('');
  }

  /** Gives up what is being found out; what is known by now stays. */
  stop() {
    const counted = this.#counter.foundOn(this.#puzzle.givens);
    this.#judge.stop();
    this.#counter.stop();
    this.#waiting = null;
    this.#isWanted = this.solution !== null;
    this.#say(counted ? countStoppedWords(counted) : t('stopped'));
  }

  /**
   * Does what takes the verdict, as soon as that is known.
   * @param {Act} act
   */
  consult(act) {
    const { verdict } = this;
    this.#waiting = verdict ? null : act;
    if (verdict) {
      const { note, done } = act(this.#puzzle, verdict);
      this.#page.onChange();
      if (note) this.#page.onNote(note);
      this.#page.onDone(note ?? done);
    } else if (!this.#judge.thinking) this.#judge.ask(this.#puzzle.givens);
  }

  /**
   * There is news from the judge.
   * @param {boolean} isLost whether there will be no verdict
   */
  hear(isLost) {
    if (isLost) {
      this.#isWanted = false;
      this.#waiting = null;
    }
    if (this.#isWanted && !this.#judge.thinking) this.#show();
    else this.#count();
    if (this.#waiting && this.verdict) this.consult(this.#waiting);
  }

  /** The verdict is there and the solution wanted. */
  #show() {
    const { verdict } = this;
    if (!verdict) return;
    this.#isWanted = 'solution' in verdict;
    this.#say(solvedWords(verdict));
    if (!this.#isWanted && !this.#doctor.asked) this.#doctor.ask(this.#puzzle.givens);
    this.#count();
  }

  /** @param {string} sentence what was done */
  #say(sentence) {
    this.#page.onNote(sentence);
    this.#page.onDone(sentence);
  }

  /** Counts the solutions where there are several; of an empty grid only when they are wanted. */
  #count() {
    const { verdict } = this;
    const { givens, givenCount } = this.#puzzle;
    if (verdict?.verdict === 'several' && (givenCount || this.#isWanted)) this.#counter.begin(givens, verdict);
    else this.#counter.end();
  }
}
