// What becomes of a question: it is answered, takes long, or fails. An answer is noted in one way, whatever was asked; then
// whoever waits for it goes on. It may be about a puzzle that has left the board: then it is kept, but not shown.

import { names, questions, wanted } from '../questions.js';
import { isCounting } from '../state.js';
import { dropReading, taken } from './incomingacts.js';
import { late } from './late.js';
import { counted, diagnosed, dropDiagnosis, dropVerdict, judged, putAway } from './solving.js';

/** @import { Question } from '../questions.js' */
/** @import { State } from '../state.js' */
/** @import { Outcome } from './index.js' */

/** What follows from an answer. @type {{ [Name in Question]?: (state: State, about: any, answer: any) => Outcome | void }} */
const followed = {
  verdict: judged,
  solutions: counted,
  diagnosis: diagnosed,
  hint: (state, question, answer) => late?.answered.hint(state, question, answer),
  path: (state, question, answer) => late?.answered.path(state, question, answer),
  reading: taken,
};

/** What follows where there is none. @type {{ [Name in Question]?: (state: State, error: unknown) => Outcome | void }} */
const dropped = { verdict: dropVerdict, diagnosis: dropDiagnosis, hint: putAway, path: putAway, reading: dropReading };

/** How many answers of one kind are kept. */
const mostAnswers = 200;

export const answerActs = {
  /** @param {State} state @param {{ question: Question, about: object, answer: any }} act @returns {Outcome | void} */
  answered(state, { question, about, answer }) {
    state.answers[question] = { about, value: answer };
    const known = knownIn(state, question);
    if (known) {
      known.set(about, answer);
      const [oldest] = known.keys();
      if (known.size > mostAnswers) known.delete(oldest);
    }
    return followed[question]?.(state, about, answer);
  },

  /** An answer takes so long that the person should know. @param {State} state @param {{ question: Question, about: object }} act @returns {Outcome} */
  slow(state, { question, about }) {
    state.slow[question] = about;
    return { isQuiet: question === 'solutions' && !isCounting(state) };
  },

  /**
   * There will be no answer, or no further one.
   * @param {State} state
   * @param {{ question: Question, about?: object, error: unknown }} act
   * @returns {Outcome}
   */
  failed(state, { question, about, error }) {
    state.givenUp[question] = about;
    if (question === 'verdict') state.broken = state.puzzle.work.sheet;
    if (questions[question].isUnasked?.(state)) return {};
    return dropped[question]?.(state, error) ?? { note: { kind: 'failed', error } };
  },
};

/** @param {State} state @param {Question} question @returns {Map<object, any> | undefined} */
const knownIn = ({ known }, question) => known[/** @type {keyof typeof known} */ (question)];

/** Finds answers again that were known before, after an Undo for example, and forgets what takes long no more. @param {State} state */
export function recallAnswers(state) {
  const { sheet } = state.puzzle.work;
  for (const question of names) {
    const known = knownIn(state, question);
    if (known?.has(sheet)) Object.assign(state.answers, { [question]: { about: sheet, value: known.get(sheet) } });
    if (state.slow[question] !== wanted(state, question)) delete state.slow[question];
  }
}
