// Where the person is with a puzzle: which sentence the page says, and what there is to do next. This file uses no DOM.

import { isHardlyBegun } from './content.js';

/** @import { Extent } from './content.js' */

/**
 * @typedef {'first' | 'typing' | 'going' | 'several' | 'asked' | 'unique' | 'full' | 'clash' | 'none' | 'answers' | 'shown' | 'solved'
 *   | 'done' | 'thinking' | 'stopped'} Situation
 *   `first`: nothing is there yet; `typing`: few givens; `going`: more of them, and still several solutions; `several`: there are
 *   several and nobody types on; `asked`: how many there are is wanted; `full`: no cell is blank; `clash`: two givens, or an
 *   answer, clash; `shown`: a solution is; `solved`: by the person; `done`: a hint has been followed; `stopped`: there will be no
 *   verdict
 *
 * @typedef {object} Facts what is to be seen, as session/view.js has it
 * @property {{ verdict: 'unique' | 'several' | 'none' | 'clash' } | null} verdict
 * @property {boolean} isSlow
 * @property {boolean} isJudging
 * @property {readonly { own?: number }[]} clashes
 * @property {Extent} extent
 * @property {boolean} hasProgress
 * @property {number} finished
 * @property {Uint8Array | null} solution
 * @property {boolean} isSettled
 * @property {boolean} isCountWanted
 * @property {boolean} isCountingSlow
 * @property {{ kind: string } | null} note
 */

/** @param {Facts} view @returns {Situation} */
export function situationOf(view) {
  const { verdict, extent, hasProgress } = view;
  if (view.isSlow) return 'thinking';
  if (!extent.givens && !extent.isPrinted && !hasProgress && !view.solution && !view.isCountWanted) return 'first';
  if (!verdict) return view.isJudging ? 'typing' : 'stopped';
  if (view.clashes.length && verdict.verdict !== 'none') return 'clash';
  switch (verdict.verdict) {
    case 'several':
      if (view.solution || view.isCountWanted) return 'asked';
      if (isHardlyBegun(extent)) return 'typing';
      return view.isSettled ? 'several' : 'going';
    case 'unique':
      if (view.solution) return 'shown';
      if (view.finished) return 'solved';
      if (extent.givens === extent.cells) return 'full';
      if (view.note?.kind === 'followed') return 'done';
      return hasProgress ? 'answers' : 'unique';
    default:
      return verdict.verdict;
  }
}

/** Something that can be pressed in the row of actions. @typedef {'camera' | 'paste' | 'example' | 'again' | 'examine' | 'new' | 'hint' | 'path' | 'print' | 'solve' | 'count' | 'stop'} Action */

/** What there is to do in each situation, as it comes in the row: the first is what most people do. @type {Record<Situation, readonly Action[]>} */
const actions = {
  first: ['camera', 'paste', 'example'],
  typing: [],
  going: [],
  several: ['examine', 'count'],
  asked: ['examine', 'solve', 'stop'],
  unique: ['hint', 'path', 'solve'],
  full: [],
  clash: ['examine'],
  none: ['examine'],
  answers: ['hint', 'path', 'solve'],
  shown: ['path', 'print', 'solve'],
  solved: ['new', 'path', 'print'],
  done: ['hint', 'path', 'solve'],
  thinking: ['hint', 'path', 'solve'],
  stopped: ['again'],
};

/**
 * @param {Facts} view
 * @returns {readonly Action[]} the main one first
 */
export function actionsIn(view) {
  const situation = situationOf(view);
  if (situation === 'clash' && view.clashes.some(({ own }) => own)) return actions.answers; // one goes on answering
  return actions[situation].filter((action) => {
    if (action === 'stop') return view.isCountingSlow;
    return action !== 'examine' || situation !== 'asked' || !isHardlyBegun(view.extent);
  });
}
