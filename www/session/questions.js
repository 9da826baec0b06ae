// The questions that follow from the state: a line for each. The session asks them, and every answer is the same one act.

import { unnoticed } from '../engine/inquiry.js';
import { diagnose, judge, rate } from '../engine/questions.js';
import { extentOf, isHardlyBegun } from '../model/content.js';
import { Unloaded } from '../model/errors.js';
import { answerOf, leafedOf, verdictOf } from './state.js';

/**
 * @import { State, Values } from './state.js'
 * @typedef {keyof Values} Question
 *
 * @typedef {object} Line
 * @property {(state: State) => object | null} about what it is asked about, which says all of it; null where nothing is asked.
 *   Two objects are two questions
 * @property {'solver' | 'rate' | 'full' | 'hint' | 'reader'} worker which kind of engine answers it
 * @property {Question} [beside] a question whose engine it shares: only one of the two is asked at a time
 * @property {(engine: any, about: any) => AsyncIterable<any>} ask gives one answer or several, each of which knows more than
 *   the one before
 * @property {number} [patience] after how many milliseconds without an answer the person is told that the page still thinks
 * @property {(state: State) => boolean} [isUnasked] whether nobody has asked for it: then it may be dropped in silence
 */

/** Loads what hints and the path need. @throws {Unloaded} */
export const loadSteps = () => import('./steps.js').catch(unloaded);

const findSteps = later(async () => (await loadSteps()).stepsFor);

/** @type {Record<Question, Line>} */
export const questions = {
  verdict: { about: unjudged, worker: 'solver', ask: judge, patience: unnoticed },
  rating: { about: unrated, worker: 'rate', ask: rate, patience: unnoticed, isUnasked: () => true },
  solutions: {
    about: counted,
    worker: 'solver',
    ask: later(async () => (await import('../engine/solutions.js')).count),
    patience: unnoticed,
  },
  diagnosis: { about: unexamined, worker: 'full', ask: diagnose, isUnasked: (state) => !state.isDoctorAsked },
  hint: { about: ({ hint }) => hint?.question ?? null, worker: 'hint', ask: findSteps },
  reading: {
    about: ({ reading }) => reading,
    worker: 'reader',
    ask: (reader, reading) => reader.read(reading),
    patience: unnoticed,
  },
  path: {
    about: ({ hint, path, glance }) => (path ?? (hint ? null : glance))?.question ?? null, // a glance gives way to both
    worker: 'hint',
    beside: 'hint',
    ask: findSteps,
    isUnasked: ({ path }) => !path,
  },
};

export const names = /** @type {Question[]} */ (Object.keys(questions));

/** What a question is to be asked about, or null. @param {State} state @param {Question} question */
export function wanted(state, question) {
  const about = questions[question].about(state);
  return about === state.givenUp[question] ? null : about;
}

/** The puzzle has no verdict yet. @param {State} state */
function unjudged(state) {
  return verdictOf(state) ? null : state.puzzle.work.sheet;
}

/** How hard it is can be found out: with other than the classic rules a puzzle has no rating. @param {State} state */
function unrated(state) {
  const { sheet } = state.puzzle.work;
  const isRatable = verdictOf(state)?.verdict === 'unique' && !sheet.layout.rules;
  return isRatable && !answerOf(state, 'rating') ? sheet : null;
}

/** The puzzle whose solutions are counted: a count goes on until there is another verdict. @param {State} state */
function counted({ answers }) {
  return answers.solutions?.about ?? null;
}

/**
 * The doctor looks at the puzzle: somebody has asked what may be wrong; or sees one of several solutions, and a rule may have
 * been forgotten.
 * @param {State} state
 */
function unexamined(state) {
  const { sheet } = state.puzzle.work;
  const isExamined = state.isDoctorAsked || (leafedOf(state) && !isHardlyBegun(extentOf(sheet)));
  return isExamined && !answerOf(state, 'diagnosis') ? sheet : null;
}

/**
 * A question whose asking is loaded with the first of its kind.
 * @param {() => Promise<Line['ask']>} load
 * @returns {Line['ask']}
 */
function later(load) {
  return async function* (engine, about) {
    const ask = await load().catch(unloaded);
    yield* ask(engine, about);
  };
}

/** @param {unknown} error @returns {never} */
function unloaded(error) {
  throw new Unloaded(String(error));
}
