// Acts on the path: open it, look at its steps, take them over, see the whole of it at a glance.

import { isMistake } from '../../model/hint.js';
import { workAfter } from '../../model/path.js';
import { change } from '../../model/puzzle.js';
import { filledIn, hasProgress, workOf } from '../../model/work.js';
import { isJudging, verdictOf } from '../state.js';
import { answering, questionOn } from './hintacts.js';
import { forget } from './solving.js';

/** @import { Question } from '../../model/hint.js' */
/** @import { Explanation } from '../../pkg/ninefold_hint.js' */
/** @import { State } from '../state.js' */
/** @import { Outcome } from './index.js' */

export const pathActs = {
  /** Opens the path, or closes it. @param {State} state */
  path(state) {
    const isOpen = state.path !== null;
    forget(state);
    if (isOpen) return;
    if (!verdictOf(state)) delete state.givenUp.verdict; // it is asked for again
    begin(state, false);
  },

  /** Shows a step; -1: the puzzle as it stands. @param {State} state @param {{ at: number }} act @returns {Outcome | void} */
  goTo(state, { at }) {
    const { path, puzzle } = state;
    if (!path?.found) return;
    state.path = { ...path, at: Math.max(-1, Math.min(at, path.found.steps.length - 1)) };
    return { said: { kind: 'path', path: state.path, layout: puzzle.work.sheet.layout } };
  },

  /** Does all steps up to the one that is shown, as one change. @param {State} state @returns {Outcome | void} */
  takeOver(state) {
    const { path, puzzle } = state;
    if (!path?.found || path.at < 0 || path.work !== puzzle.work) return;
    const count = path.at + 1;
    const [place] = path.found.steps[path.at].places;
    state.puzzle = answering(change(puzzle, workAfter(path, count), place?.cell));
    if (filledIn(state.puzzle.work).every(Boolean)) state.path = null; // the page says that it is solved
    return { note: { kind: 'taken', count, isSwitched: puzzle.mode === 'givens' } };
  },

  /** Looks for the whole way from the givens on. @param {State} state @returns {Outcome} */
  glance(state) {
    const { sheet } = state.puzzle.work;
    state.glance = {
      sheet,
      question: { ...questionOn(state, 'path'), work: workOf({ sheet }), without: null },
      found: null,
    };
    return { isQuiet: true };
  },
};

/**
 * The path is known, or why there is none.
 * @param {State} state
 * @param {Question} question
 * @param {Explanation} answer
 * @returns {Outcome}
 */
export function explained(state, question, answer) {
  const { path, puzzle, glance } = state;
  if (glance?.question === question) {
    state.glance = { ...glance, found: answer, question: null };
    return {};
  }
  if (path?.question !== question) return { isQuiet: true };
  const { without } = question;
  state.path = { ...path, found: without ? null : answer, without, question: null };
  const first = state.path.found?.steps[0];
  if (path.isAgain && !without && !(first && isMistake(first))) return {}; // what was done is heard instead
  return { said: { kind: 'path', path: state.path, layout: puzzle.work.sheet.layout } };
}

/** Of another puzzle it is forgotten. @param {State} state */
export function followGlance(state) {
  if (state.glance?.sheet !== state.puzzle.work.sheet) state.glance = null;
}

/** @param {State} state @param {boolean} isAgain */
function begin(state, isAgain) {
  const { work } = state.puzzle;
  state.path = { of: work, work, found: null, at: -1, isAgain, isAsked: false, question: null, without: null };
}

/** Asks for the path as soon as there is a verdict. After a change it begins anew. @param {State} state */
export function followPath(state) {
  if (!state.path) return;
  const now = state.puzzle.work;
  const isChanged = state.path.of !== now;
  if (isChanged) begin(state, true);
  if (state.path.isAsked || isJudging(state)) return;
  const asked = questionOn(state, 'path');
  const isSolved = !isChanged && asked.without === 'solved' && hasProgress(now); // opened then, not followed to its end
  const work = isSolved ? workOf({ sheet: now.sheet }) : now;
  const question = isSolved ? { ...asked, work, without: null } : asked;
  state.path = { ...state.path, work, isAsked: true, question };
}
