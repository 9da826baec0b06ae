// Acts that want a verdict, and what follows from the answers.

import { ranked } from '../../model/photo.js';
import * as puzzles from '../../model/puzzle.js';
import { bothOf } from '../../model/solutions.js';
import { countFilled, filledIn } from '../../model/work.js';
import { foundOf, isJudging, pageOf, photoOf, settle, solutionOf, verdictOf } from '../state.js';

/** @import { Diagnosis, TimedVerdict } from '../../engine/questions.js' */
/** @import { Count } from '../../engine/solutions.js' */
/** @import { Sheet } from '../../model/sheet.js' */
/** @import { Repair } from '../../pkg/ninefold.js' */
/** @import { State } from '../state.js' */
/** @import { Outcome } from './index.js' */

export const solvingActs = {
  /** Shows the solution as soon as it is known, or takes it away. @param {State} state @returns {Outcome} */
  solve(state) {
    const { isSolutionWanted, isCountWanted } = state;
    if (isSolutionWanted) {
      forget(state);
      state.isCountWanted = isCountWanted;
      return { said: { kind: 'hidden' } };
    }
    state.isSolutionWanted = true;
    putAway(state);
    return consult(state, show);
  },

  /** Asks how many solutions there are. @param {State} state @returns {Outcome} */
  count(state) {
    state.isCountWanted = true;
    putAway(state);
    return solvingActs.again(state);
  },

  /** Looks for the verdict again. @param {State} state @returns {Outcome} */
  again(state) {
    state.note = null; // what went wrong before
    return consult(state, () => ({}));
  },

  /** Nobody has typed for a while. @param {State} state @param {{ sheet: Sheet }} act @returns {Outcome} */
  settle(state, { sheet }) {
    if (sheet !== state.puzzle.work.sheet) return { isQuiet: true };
    settle(state, sheet);
    return {};
  },

  /** Finds out which answers are wrong. @param {State} state @returns {Outcome} */
  check(state) {
    state.waiting = 'check';
    putAway(state);
    return consult(state, settleWaiting);
  },

  /** Makes the solution's digit the answer in the selected cell. @param {State} state @returns {Outcome} */
  reveal(state) {
    state.waiting = 'reveal';
    putAway(state);
    return consult(state, settleWaiting);
  },

  /** Another of several solutions is shown. @param {State} state @param {{ at: number }} act @returns {Outcome} */
  turn(state, { at }) {
    state.page = at;
    state.note = null; // of a number that led nowhere, or of the solution before
    const page = pageOf(state);
    return { said: page ? { kind: 'page', page } : undefined };
  },

  /** Gives up what is being found out; what is known by now stays. @param {State} state @returns {Outcome} */
  stop(state) {
    const found = foundOf(state);
    const isShown = solutionOf(state) !== null;
    if (isJudging(state)) state.givenUp.verdict = state.puzzle.work.sheet;
    state.broken = null;
    state.givenUp.solutions = state.answers.solutions?.about;
    state.waiting = null;
    state.isSolutionWanted = isShown;
    state.focus++;
    state.note = null; // it was said of what is not sought any more
    const stopped = /** @type {const} */ ({ kind: 'stopped', count: found?.count ?? null });
    return found ? { note: stopped } : { said: stopped };
  },

  /** Opens the doctor's panel, or closes it. @param {State} state */
  examine(state) {
    const isAsked = !state.isDoctorAsked;
    dropDiagnosis(state);
    state.isDoctorAsked = isAsked;
    delete state.givenUp.diagnosis; // it is asked for again
    putAway(state);
  },

  /** @param {State} state @param {{ repair: Repair | null }} act */
  preview(state, { repair }) {
    state.preview = repair;
  },
};

// What follows from an answer, and what where there is none.

/** @param {State} state @returns {Outcome} */
export function judged(state) {
  const outcome = state.isSolutionWanted ? consult(state, show) : {};
  return state.waiting ? consult(state, settleWaiting) : outcome;
}

/** @param {State} state */
export function dropVerdict(state) {
  state.isSolutionWanted = false;
  state.waiting = null;
  putAway(state); // without a verdict there is no step to name, and why is said already
}

/** Of a quick count only the end is shown. @param {State} state @param {Sheet} sheet @param {Count} count @returns {Outcome} */
export const counted = (state, sheet, { isCounted }) => ({ isQuiet: !isCounted && state.slow.solutions !== sheet });

/** @param {State} state @param {Sheet} sheet @param {Diagnosis} answer @returns {Outcome} */
export function diagnosed(state, sheet, answer) {
  const repairs = ranked(answer.repairs, photoOf(state)?.seen.doubtful);
  state.answers.diagnosis = { about: sheet, value: { ...answer, repairs } };
  const [plan] = answer.forgotten;
  return plan && !state.isDoctorAsked ? { said: { kind: 'forgotten', plan } } : {};
}

/** @param {State} state */
export function dropDiagnosis(state) {
  state.isDoctorAsked = false;
  state.preview = null;
}

/**
 * Nothing is shown, said or waited for any more, save for a path that goes on from what has changed.
 * @param {State} state
 * @param {State['path']} [path]
 */
export function forget(state, path = null) {
  state.isCountWanted = false;
  state.isSolutionWanted = false;
  state.page = 0;
  state.waiting = null;
  state.note = null;
  putAway(state);
  state.path = path;
  dropDiagnosis(state);
}

/** Closes the hint and the path. @param {State} state */
export function putAway(state) {
  state.hint = null;
  state.path = null;
}

/**
 * Goes on with the verdict if it is known; else it is asked for, also where that was given up before.
 * @param {State} state
 * @param {(state: State, verdict: TimedVerdict) => Outcome} goOn
 */
function consult(state, goOn) {
  const verdict = verdictOf(state);
  if (verdict) return goOn(state, verdict);
  delete state.givenUp.verdict;
  return {};
}

/** @param {State} state @param {TimedVerdict} verdict @returns {Outcome} */
function show(state, verdict) {
  const isUnique = verdict.verdict === 'unique';
  state.isDoctorAsked ||= !('solution' in verdict); // it says why
  state.isSolutionWanted = isUnique ? !isSolved(state, verdict.solution) : verdict.verdict === 'several';
  if (!state.isSolutionWanted) return isUnique ? { note: { kind: 'nothing' } } : {};
  const solved = /** @type {const} */ ({ kind: 'solved', verdict });
  const said = { ...solved, isAloud: true };
  if (isUnique) return { note: solved, said };
  state.note = null; // what is shown speaks for itself
  return { said };
}

/** Whether the cells are those of a solution already. @param {State} state @param {Uint8Array} solution */
export function isSolved({ puzzle }, solution) {
  const filled = filledIn(puzzle.work);
  return solution.every((digit, cell) => digit === filled[cell]);
}

/** @param {State} state @param {TimedVerdict} verdict @returns {Outcome} */
function settleWaiting(state, verdict) {
  const { waiting } = state;
  state.waiting = null;
  return waiting === 'check' ? check(state, verdict) : reveal(state, verdict);
}

/** @param {State} state @param {TimedVerdict} verdict @returns {Outcome} */
function check(state, verdict) {
  const of = countFilled(state.puzzle.work.answers);
  if (verdict.verdict === 'unique' && of) state.puzzle = puzzles.check(state.puzzle, verdict.solution);
  return { note: { kind: 'checked', verdict: verdict.verdict, wrong: state.puzzle.work.wrong.size, of } };
}

/** @param {State} state @param {TimedVerdict} verdict @returns {Outcome} */
function reveal(state, verdict) {
  const { work, selected: cell } = state.puzzle;
  if (verdict.verdict !== 'unique') return { note: { kind: 'unrevealed', why: verdict.verdict } };
  if (work.sheet.givens[cell]) return { note: { kind: 'unrevealed', why: 'given' } };
  if (work.answers[cell] === verdict.solution[cell]) return { note: { kind: 'unrevealed', why: 'right' } };
  state.puzzle = puzzles.answer(state.puzzle, verdict.solution[cell]);
  return { said: { kind: 'cell', work: state.puzzle.work, cell } };
}

/**
 * Counts the solutions where there are several, beginning with the two of the verdict, as soon as the person wants to see
 * one, or asks why there are several.
 * @param {State} state
 */
export function followVerdict(state) {
  const verdict = verdictOf(state);
  if (!verdict || foundOf(state)) return; // a count that is under way goes on until there is a verdict
  delete state.answers.solutions;
  delete state.givenUp.solutions;
  if (verdict.verdict === 'several' && (state.isSolutionWanted || state.isCountWanted || state.isDoctorAsked)) {
    const value = { solutions: bothOf(verdict), isCounted: false };
    state.answers.solutions = { about: state.puzzle.work.sheet, value };
  }
}
