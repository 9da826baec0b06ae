// What is to be seen of the state: what every feature draws.

import { extentOf } from '../model/content.js';
import { layerOf } from '../model/layers.js';
import { doubtsOf } from '../model/photo.js';
import { isEmpty } from '../model/puzzle.js';
import { alikeIn, clashesOn, digitsSeen, placedIn } from '../model/seen.js';
import { useLetters } from '../model/symbols.js';
import { told } from '../model/told.js';
import { countFilled, filledIn, hasProgress, none, sureMarks } from '../model/work.js';
import {
  answerOf,
  diagnosisOf,
  foundOf,
  isCounting,
  isJudging,
  leafedOf,
  pageOf,
  photoOf,
  previewOf,
  readingOf,
  solutionOf,
  verdictOf,
} from './state.js';

/** @import { Work } from '../model/work.js' */
/** @import { State } from './state.js' */
/** @typedef {ReturnType<typeof viewOf>} View */

/** @param {State} state */
export function viewOf(state) {
  const { puzzle, habits, answers: answered, slow } = state;
  const preview = previewOf(state);
  const { work, selected, chosen, mode } = puzzle;
  const { sheet, answers, marks } = work;
  const { layout } = sheet;
  useLetters(sheet.letters);
  const isAsked = isJudging(state);
  // On a slow line the engine comes late: who has typed nothing yet waits for nothing.
  const isSlow = isAsked && slow.verdict === sheet && !isEmpty(puzzle);
  // The last verdict stays until the next one is known: the page would flicker otherwise.
  const isInPassing = isAsked && !isSlow && answered.verdict !== undefined;
  const verdict = isInPassing ? (answered.verdict?.value ?? null) : verdictOf(state);
  const solution = solutionOf(state);
  const scene = told.sceneOf(state.path);
  const clashes = preview || solution || scene ? [] : clashesOn(work, verdict);
  const layers = scene ? [scene.layer] : layersOf(state, clashes, preview);
  const digits = digitsSeen(scene?.puzzle ?? { sheet, answers, solution }, layers);
  if (habits.has('alike') && !state.hint && !scene) layers.push(layerOf('alike', alikeIn(digits, selected)));
  return {
    front: state.front,
    list: state.list,
    recent: state.recent,
    came: state.came,
    /** What has come in and is being read. */
    reading: readingOf(state),
    door: state.door,
    language: state.language,
    theme: state.theme,
    /** The photo of the puzzle on the board. */
    photo: photoOf(state),
    position: { sheet, answers, marks },
    selected,
    chosen,
    mode,
    hasModes: state.hasModes,
    hasProgress: hasProgress(work),
    isBroken: state.broken === sheet,
    isSettled: state.settled.includes(sheet),
    layout,
    extent: extentOf(sheet),
    isEmpty: isEmpty(puzzle),
    can: { undo: puzzle.past.length > 0, redo: puzzle.future.length > 0 },
    hasSingleKeys: habits.has('keys'),

    verdict,
    /** Whether that is still the verdict on the puzzle of a moment ago. */
    isInPassing,
    isSlow,
    isJudging: isAsked,
    /** How hard the puzzle is, if that is known by now. */
    rating: answerOf(state, 'rating')?.value ?? null,
    isRatingSlow: slow.rating === sheet,
    clashes,
    found: foundOf(state),
    isCounting: foundOf(state) !== null && isCounting(state),
    isCountingSlow: slow.solutions === sheet && isCounting(state),
    isCountWanted: state.isCountWanted,
    isSolutionWanted: state.isSolutionWanted,
    solution,
    /** The solutions that can be leafed through. */
    leafed: leafedOf(state),
    page: pageOf(state),
    isFilled: isFilledIn(work),
    /** How many blanks the person has answered. */
    filled: countFilled(answers),
    finished: finishedOf(state),
    isDoctorAsked: state.isDoctorAsked,
    diagnosis: diagnosisOf(state),
    preview,
    /** The rule that may have been forgotten: with it the puzzle has exactly one solution. */
    offer: diagnosisOf(state)?.forgotten[0] ?? null,
    hint: state.hint,
    path: state.path,
    /** The puzzle at the step of the path that is shown: it is seen instead of the person's own. */
    scene: scene?.puzzle ?? null,

    layers,
    placed: habits.has('placed') ? placedIn(layout.side, digits, clashes) : none,

    note: state.note,
    said: state.said,
    news: state.news,
    unkept: state.unkept,
    offline: state.offline,
    focus: state.focus,
  };
}

/** Whether the marks are those that filling them in gives. @param {Work} work */
function isFilledIn(work) {
  if (!work.marks.some(Boolean)) return false;
  return sureMarks(work).every((mask, cell) => mask === work.marks[cell]);
}

/** What is shown over the puzzle. @param {State} state @param {ReturnType<typeof clashesOn>} clashes @param {State['preview']} preview */
function layersOf(state, clashes, preview) {
  const { puzzle, hint, isDoctorAsked } = state;
  const photo = photoOf(state);
  const differing = (isDoctorAsked ? foundOf(state) : leafedOf(state))?.differing ?? none;
  const layers = [
    layerOf(
      'clash',
      clashes.flatMap(({ cells }) => cells),
    ),
    layerOf('wrong', puzzle.work.wrong),
  ];
  if (photo?.isOpen) layers.push(layerOf('doubtful', doubtsOf(photo, puzzle.work)));
  if (hint) layers.push(told.layerOfHint(hint, puzzle.work));
  layers.push(layerOf('differs', differing));
  if (preview) {
    const [written, removed] = /** @type {const} */ (['written', 'removed']);
    layers.push({ cells: preview.changes.map(({ cell, to }) => ({ cell, digit: to, role: to ? written : removed })) });
  }
  return layers;
}

/** How many answers there are once every blank has the right one; 0 until then. @param {State} state */
function finishedOf(state) {
  const { work } = state.puzzle;
  const verdict = verdictOf(state);
  if (verdict?.verdict !== 'unique') return 0;
  return filledIn(work).every((digit, cell) => digit === verdict.solution[cell]) ? countFilled(work.answers) : 0;
}
