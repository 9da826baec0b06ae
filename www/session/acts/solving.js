// Acts that want a verdict, and what the engines answer.

import { Solutions } from '../../model/solutions.js';
import { diagnosisOf, foundOf, isJudging, pageOf, photoOf, solutionOf, verdictOf } from '../state.js';

/**
 * @typedef {import('../state.js').State} State
 * @typedef {import('./index.js').Outcome} Outcome
 * @typedef {import('../state.js').TimedVerdict} TimedVerdict
 * @typedef {import('../state.js').Sheet} Sheet
 * @typedef {'verdict' | 'rating' | 'solutions' | 'diagnosis' | 'hint'} Question
 */

export const solvingActs = {
  /** Shows the solution as soon as it is known, or takes it away. @param {State} state @returns {Outcome} */
  solve(state) {
    if (state.isSolutionWanted) {
      forget(state);
      return { said: { kind: 'hidden' } };
    }
    state.isSolutionWanted = true;
    putAway(state);
    return consult(state, show);
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
    const page = pageOf(state);
    return { note: { kind: 'differing' }, said: page ? { kind: 'page', page } : undefined };
  },

  /** Gives up what is being found out; what is known by now stays. @param {State} state @returns {Outcome} */
  stop(state) {
    const found = foundOf(state);
    const isShown = solutionOf(state) !== null;
    if (isJudging(state)) state.givenUp = state.puzzle.sheet;
    if (state.found) state.found = { ...state.found, isCounting: false, isStopped: true };
    state.waiting = null;
    state.isSolutionWanted = isShown;
    state.focus = {};
    return { note: { kind: 'stopped', count: found?.solutions.count ?? null } };
  },

  /** Opens the doctor's panel, or closes it. @param {State} state */
  examine(state) {
    const isAsked = !state.isDoctorAsked;
    dismissDoctor(state);
    state.isDoctorAsked = isAsked;
    putAway(state);
    if (!isAsked) state.focus = {};
  },

  /** @param {State} state @param {{ repair: import('../state.js').Repair | null }} act */
  preview(state, { repair }) {
    state.preview = repair;
  },

  // What the engines answer. An answer may be about a puzzle that has left the board: it is kept, but not shown.

  /** @param {State} state @param {{ sheet: Sheet, answer: TimedVerdict }} act @returns {Outcome} */
  judged(state, { sheet, answer }) {
    state.verdict = answer;
    note(state.verdicts, sheet, answer);
    const outcome = state.isSolutionWanted ? consult(state, show) : {};
    return state.waiting ? consult(state, settleWaiting) : outcome;
  },

  /** @param {State} state @param {{ sheet: Sheet, answer: import('../state.js').Rating | null }} act */
  rated(state, { sheet, answer }) {
    note(state.ratings, sheet, answer);
    state.slowRating = null;
  },

  /**
   * @param {State} state
   * @param {{ sheet: Sheet, answer: { solutions: Solutions, isCounted: boolean } }} act
   * @returns {Outcome}
   */
  counted(state, { sheet, answer: { solutions, isCounted } }) {
    const { isSlow = false } = state.found ?? {};
    state.found = { sheet, solutions, isCounting: !isCounted, isSlow: isSlow && !isCounted, isStopped: false };
    return { isQuiet: !isCounted && !isSlow }; // of a quick count only the end is shown
  },

  /** @param {State} state @param {{ sheet: Sheet, answer: import('../state.js').Diagnosis }} act @returns {Outcome} */
  diagnosed(state, { sheet, answer }) {
    const repairs = photoOf(state)?.ranked(answer.repairs) ?? answer.repairs;
    state.diagnosis = { sheet, value: { ...answer, repairs } };
    const [plan] = diagnosisOf(state)?.forgotten ?? [];
    return plan && !state.isDoctorAsked ? { said: { kind: 'forgotten', plan } } : {};
  },

  /** @param {State} state @param {{ question: Question }} act @returns {Outcome} */
  slow(state, { question }) {
    const isCounting = question === 'solutions' && state.found?.isCounting;
    if (isCounting && state.found) state.found = { ...state.found, isSlow: true };
    if (question === 'verdict') state.isSlow = true;
    if (question === 'rating') state.slowRating = state.puzzle.sheet;
    return { isQuiet: question === 'diagnosis' || (question === 'solutions' && !isCounting) };
  },

  /**
   * @param {State} state
   * @param {{ question: Question, sheet?: Sheet, error: unknown }} act
   * @returns {Outcome}
   */
  failed(state, { question, sheet, error }) {
    if (question === 'rating') {
      state.slowRating = null;
      return {}; // nobody has asked for it
    }
    if (question === 'verdict') {
      state.isSolutionWanted = false;
      state.waiting = null;
      state.givenUp = sheet ?? null;
    }
    if (question === 'solutions' && state.found) state.found = { ...state.found, isCounting: false, isStopped: true };
    if (question === 'diagnosis') {
      if (!state.isDoctorAsked) return { isQuiet: true }; // nobody has asked for it
      dismissDoctor(state);
    }
    if (question === 'hint') putAway(state);
    return { note: { kind: 'failed', error } };
  },
};

/**
 * Nothing is shown, said or waited for any more, save for a path that goes on from what has changed.
 * @param {State} state
 * @param {State['path']} [path]
 */
export function forget(state, path = null) {
  state.isSolutionWanted = false;
  state.page = 0;
  state.waiting = null;
  state.note = null;
  putAway(state);
  state.path = path;
  dismissDoctor(state);
}

/** So many answers of one kind are kept. */
const most = 200;

/**
 * Keeps an answer, so that Undo finds it again.
 * @template Answer
 * @param {Map<Sheet, Answer>} known
 * @param {Sheet} sheet
 * @param {Answer} answer
 */
function note(known, sheet, answer) {
  known.set(sheet, answer);
  const [oldest] = known.keys();
  if (known.size > most) known.delete(oldest);
}

/** Closes the hint and the path. @param {State} state */
function putAway(state) {
  state.hint = null;
  state.path = null;
}

/** @param {State} state */
function dismissDoctor(state) {
  state.isDoctorAsked = false;
  state.preview = null;
}

/**
 * Goes on with the verdict if it is known; else it is asked for, also where that was given up before.
 * @param {State} state
 * @param {(state: State, verdict: TimedVerdict) => Outcome} goOn
 */
function consult(state, goOn) {
  const verdict = verdictOf(state);
  if (verdict) return goOn(state, verdict);
  state.givenUp = null;
  return {};
}

/** @param {State} state @param {TimedVerdict} verdict @returns {Outcome} */
function show(state, verdict) {
  state.isSolutionWanted = 'solution' in verdict;
  if (!state.isSolutionWanted) state.isDoctorAsked = true;
  return { note: { kind: 'solved', verdict } };
}

/** @param {State} state @param {TimedVerdict} verdict @returns {Outcome} */
function settleWaiting(state, verdict) {
  const { puzzle, waiting } = state;
  state.waiting = null;
  return waiting === 'check' ? check(puzzle, verdict) : reveal(puzzle, verdict);
}

/** @param {import('../../model/puzzle.js').Puzzle} puzzle @param {TimedVerdict} verdict @returns {Outcome} */
function check(puzzle, verdict) {
  if (verdict.verdict === 'unique' && puzzle.answerCount) puzzle.check(verdict.solution);
  return {
    note: { kind: 'checked', verdict: verdict.verdict, wrong: puzzle.wrong.size, of: puzzle.answerCount },
  };
}

/** @param {import('../../model/puzzle.js').Puzzle} puzzle @param {TimedVerdict} verdict @returns {Outcome} */
function reveal(puzzle, verdict) {
  const { selected: cell } = puzzle;
  if (verdict.verdict !== 'unique') return { note: { kind: 'unrevealed', why: verdict.verdict } };
  if (puzzle.givens[cell]) return { note: { kind: 'unrevealed', why: 'given' } };
  if (puzzle.answers[cell] === verdict.solution[cell]) return { note: { kind: 'unrevealed', why: 'right' } };
  puzzle.answer(verdict.solution[cell]);
  return { said: { kind: 'cell', work: puzzle.work, cell } };
}

/**
 * Counts the solutions where there are several, beginning with the two of the verdict, as soon as the person wants to see
 * one, or asks why there are several.
 * @param {State} state
 */
export function followVerdict(state) {
  const { sheet } = state.puzzle;
  const verdict = verdictOf(state);
  if (!verdict) return; // a count that is under way goes on until there is a verdict
  state.verdict = verdict; // Undo may have found it again
  if (foundOf(state)) return;
  state.found = null;
  if (verdict.verdict === 'several' && (state.isSolutionWanted || state.isDoctorAsked)) {
    const solutions = Solutions.ofVerdict(verdict, sheet.layout);
    state.found = { sheet, solutions, isCounting: true, isSlow: false, isStopped: false };
  }
}
