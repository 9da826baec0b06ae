// Acts on the whole way: open it, look at its steps, take them over.

import { workAfter } from '../../model/path.js';
import { isJudging, verdictOf } from '../state.js';
import { questionOn, withoutIn } from './hints.js';
import { forget } from './solving.js';

/**
 * @typedef {import('../state.js').State} State
 * @typedef {import('./index.js').Outcome} Outcome
 */

export const pathActs = {
  /** Opens the whole way, or closes it. @param {State} state */
  walk(state) {
    const isOpen = state.path !== null;
    forget(state);
    if (isOpen) state.focus = {};
    else {
      if (!verdictOf(state)) state.givenUp = null; // it is asked for again
      begin(state);
    }
  },

  /** Shows a step; -1: the puzzle as it stands. @param {State} state @param {{ at: number }} act @returns {Outcome | void} */
  goTo(state, { at }) {
    const { path, puzzle } = state;
    if (!path?.found) return;
    state.path = { ...path, at: Math.max(-1, Math.min(at, path.found.steps.length - 1)) };
    return { said: { kind: 'path', path: state.path, layout: puzzle.layout } };
  },

  /** Does all steps up to the one that is shown, as one change. @param {State} state @returns {Outcome | void} */
  takeOver(state) {
    const { path, puzzle } = state;
    if (!path?.found || path.at < 0 || path.work !== puzzle.work) return;
    const count = path.at + 1;
    puzzle.take(workAfter(path, count), path.found.steps[path.at].places[0]?.cell);
    if (puzzle.mode === 'givens') puzzle.mode = 'answers'; // what comes next is no given
    return { note: { kind: 'taken', count } };
  },

  /**
   * @param {State} state
   * @param {{ question: import('../../model/hints.js').Question, answer: import('../../model/path.js').Explanation }} act
   * @returns {Outcome}
   */
  walked(state, { question, answer }) {
    const { path, puzzle } = state;
    if (path?.question !== question) return { isQuiet: true };
    state.path = { ...path, found: answer, question: null };
    return { said: { kind: 'path', path: state.path, layout: puzzle.layout } };
  },
};

/** @param {State} state */
function begin(state) {
  const { work } = state.puzzle;
  state.path = { work, found: null, at: -1, isAsked: false, question: null, without: null };
}

/**
 * Asks for the path as soon as there is a verdict, or says why there is none. After a change it begins anew.
 * @param {State} state
 */
export function followPath(state) {
  if (!state.path) return;
  const { work, layout } = state.puzzle;
  if (state.path.work !== work) begin(state);
  if (state.path.isAsked || isJudging(state)) return;
  const without = withoutIn(state);
  const question = without ? null : questionOn(state, 'path');
  state.path = { ...state.path, isAsked: true, question, without };
  if (without) state.said ??= { fact: { kind: 'path', path: state.path, layout } };
}
