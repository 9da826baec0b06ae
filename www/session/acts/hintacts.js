// Acts on hints: where to look, what it is, do it.

import { barsOf } from '../../model/bars.js';
import { isMistake, stepOf } from '../../model/hint.js';
import { follow as followStep, renew, withMode } from '../../model/puzzle.js';
import { filledIn } from '../../model/work.js';
import { isJudging, verdictOf } from '../state.js';
import { say } from './saying.js';
import { forget, isSolved } from './solving.js';

/** @import { Found, Hint, Question } from '../../model/hint.js' */
/** @import { Step } from '../../pkg/ninefold_hint.js' */
/** @import { State } from '../state.js' */
/** @import { Outcome } from './index.js' */

export const hintActs = {
  /** Says more: first where to look, then what it is; at last it is done. @param {State} state @returns {Outcome | void} */
  hint(state) {
    const { hint } = state;
    if (!hint || hint.stage === 'now' || hint.without) return begin(state, 'where');
    const isKnown = stepOf(hint) !== undefined; // else it is looked for, and then more is said of it at once
    if (hint.stage === 'what') return isKnown ? follow(state) : undefined;
    state.hint = { ...hint, stage: 'what' };
    if (isKnown) tell(state);
  },

  /** Lights all cells whose digit follows at once. @param {State} state */
  fillable: (state) => begin(state, 'now'),

  /** Goes on to the next easiest step; after the last comes the first. @param {State} state */
  another(state) {
    if (!state.hint?.steps.length || state.hint.question || !verdictOf(state)) return;
    const hint = { ...state.hint, stage: /** @type {const} */ ('where') };
    const at = hint.without ? 0 : hint.at + 1;
    if (at < hint.steps.length) return goOn(state, hint, at);
    state.hint = { ...hint, at, aside: null, question: questionOn(state, 'more', hint.steps) };
  },

  /** Shows a line of a step that is told in full, or all of the step. @param {State} state @param {Pick<Hint, 'line'>} command */
  light(state, { line }) {
    if (state.hint) state.hint = { ...state.hint, line };
  },

  follow,

  /** Puts the hint away. @param {State} state */
  unhint(state) {
    state.hint = null;
  },
};

/**
 * What was asked for a hint is known.
 * @param {State} state
 * @param {Question} question
 * @param {Found} answer
 * @returns {Outcome | void}
 */
export function hinted(state, question, answer) {
  const { hint } = state;
  if (hint?.question !== question) return { isQuiet: true };
  const { asks, known } = question;
  const found = answer.flatMap(oneByOne);
  const isAgain = asks === 'more' && !found.length && answer.complete;
  const without = found.length || asks === 'now' || isAgain ? null : asks === 'more' ? 'cutShort' : 'nothing';
  const next = {
    ...hint,
    stage: hint.stage === 'now' && found.some(isMistake) ? 'where' : hint.stage, // first what is spoilt
    steps: [...known, ...found],
    without: question.without ?? without,
    question: null,
  };
  if (asks === 'more' && found.length) return goOn(state, next, known.length);
  state.hint = isAgain ? { ...next, at: 0, aside: known[1] ? 'again' : 'only' } : next;
  tell(state);
}

/**
 * Goes on to a step that is known. Before the first that is less easy than the one that was shown first, this is said of the
 * one that is shown now.
 * @param {State} state
 * @param {Hint} hint
 * @param {number} at
 */
function goOn(state, hint, at) {
  const isAsEasy = (/** @type {Step} */ { technique }) => barsOf(technique) <= barsOf(hint.steps[0].technique);
  const isLeft = at > 0 && isAsEasy(hint.steps[at - 1]) && !isAsEasy(hint.steps[at]);
  state.hint =
    isLeft && hint.aside !== 'noneAsEasy'
      ? { ...hint, stage: 'where', at: at - 1, aside: 'noneAsEasy' }
      : { ...hint, at, aside: null, without: null };
  tell(state);
}

/** A step for each thing that the person has spoilt. @param {Step} step */
const oneByOne = (step) =>
  isMistake(step) ? step.candidates.map((candidate) => ({ ...step, candidates: [candidate] })) : [step];

/** @param {State} state @param {Hint['stage']} stage */
function begin(state, stage) {
  if (state.isSolutionWanted || state.isDoctorAsked || state.path) forget(state);
  if (!verdictOf(state)) delete state.givenUp.verdict; // it is asked for again
  state.hint = { stage, steps: [], at: 0, isAsked: false, question: null, without: null };
}

/** Does what the hint says. @param {State} state @returns {Outcome | void} */
function follow(state) {
  const { hint } = state;
  const step = hint && stepOf(hint);
  if (!step || hint.stage === 'now') return;
  const [spoilt] = isMistake(step) ? step.candidates : [];
  const puzzle = spoilt ? renew(state.puzzle, spoilt.cell) : followStep(state.puzzle, step);
  const isSwitched = state.puzzle.mode === 'givens';
  state.puzzle = answering(puzzle);
  const { layout } = puzzle.work.sheet;
  const followed = (/** @type {boolean} */ isAloud) =>
    /** @type {const} */ ({ kind: 'followed', step, layout, isSwitched, isAloud });
  return { note: followed(false), said: followed(true) };
}

/** What comes next is no given. @param {State['puzzle']} puzzle */
export const answering = (puzzle) => (puzzle.mode === 'givens' ? withMode(puzzle, 'answers') : puzzle);

/** Has it said aloud what the hint says now. @param {State} state */
function tell(state) {
  const { hint, puzzle } = state;
  if (hint) say(state, { kind: 'hint', hint, layout: puzzle.work.sheet.layout });
}

/** Asks what the hint wants to know as soon as there is a verdict. @param {State} state */
export function followHint(state) {
  const { hint } = state;
  if (!hint || hint.isAsked || isJudging(state)) return;
  state.hint = { ...hint, isAsked: true, question: questionOn(state, hint.stage === 'now' ? 'now' : 'next') };
}

/**
 * What is asked, once it is known what the verdict is.
 * @param {State} state
 * @param {Question['asks']} asks
 * @param {readonly Step[]} [known]
 * @returns {Question}
 */
export function questionOn(state, asks, known = []) {
  const verdict = verdictOf(state);
  const solution = verdict?.verdict === 'unique' ? verdict.solution : null;
  return { work: state.puzzle.work, asks, known, solution, near: lastFilled(state.puzzle), without: withoutIn(state) };
}

/** The cell of the last digit that was typed, or that a hint gave; undefined where several came at once. @param {State['puzzle']} puzzle */
function lastFilled({ work, past, opening }) {
  let after = work;
  for (const before of past.toReversed()) {
    if (before.opening !== opening) return;
    const [digits, then] = [filledIn(after), filledIn(before.work)];
    const cells = [...digits.keys()].filter((cell) => digits[cell] && digits[cell] !== then[cell]);
    if (cells.length) return cells.length === 1 ? cells[0] : undefined;
    after = before.work;
  }
}

/** Why no step is right on this puzzle, or null. @param {State} state @returns {Hint['without']} */
function withoutIn(state) {
  const { work } = state.puzzle;
  const { sheet } = work;
  const verdict = verdictOf(state);
  if (!sheet.givens.some(Boolean) && !sheet.candidates) return 'empty';
  if (!verdict) return 'undecided';
  if (verdict.verdict === 'clash') return 'none';
  if (verdict.verdict !== 'unique') return verdict.verdict;
  return isSolved(state, verdict.solution) ? 'solved' : null;
}
