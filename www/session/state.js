// The one state: all facts about the page. Sentences are made of the facts when the page is drawn.

import { extentOf, isHardlyBegun } from '../model/content.js';
import { classic } from '../model/layout.js';
import { Puzzle } from '../model/puzzle.js';
import { emptySheet } from '../model/sheet.js';

/**
 * @typedef {import('../model/facts.js').Fact} Fact
 * @typedef {import('../engine/questions.js').TimedVerdict} TimedVerdict
 * @typedef {import('../model/sheet.js').Sheet} Sheet
 * @typedef {import('../engine/questions.js').Diagnosis} Diagnosis
 * @typedef {import('../pkg/ninefold.js').Repair} Repair
 * @typedef {import('../engine/questions.js').Rating} Rating
 * @typedef {import('../model/solutions.js').Solutions} Solutions
 *
 * @typedef {import('../model/keys.js').PuzzleCommand} PuzzleCommand
 *
 * @typedef {'alike' | 'placed' | 'keys'} Habit what the page does unless the person switches it off
 *
 * @typedef {'puzzle' | 'list'} Unkept what is gone when the page is left
 *
 * @typedef {object} Listed many puzzles
 * @property {string} key what its text is kept under
 * @property {import('../engine/list/collection.js').Collection} collection
 * @property {import('../engine/list/pool.js').Pool<any, any>} solver solves them
 * @property {import('../engine/list/pool.js').Pool<any, any>} rater rates those that are solved
 * @property {import('../model/verdicts.js').Filter} filter which of them are listed
 * @property {import('../model/verdicts.js').Order} order
 * @property {Fact | null} note what is said in it, until something else is done
 * @property {number} at the puzzle that was on the board last; -1: none of these has been
 * @property {boolean} isAt whether what is on the board was made of it
 * @property {Map<number, string>} links to those that have been on the board, as the text has them, by index
 * @property {WeakMap<import('../model/work.js').Work, number>} indices of all that has been on the board: Undo brings it back; -1: none of these
 *
 * @typedef {object} Arrival a text with many puzzles
 * @property {import('../engine/list/lines.js').Beginning} beginning
 * @property {import('../engine/modules.js').FullEngine} engine has read the beginning, and reads on
 * @property {Blob} source all of it
 * @property {string} encoding how it is written in bytes
 * @property {string} [name] the file's
 * @property {Seen} [seen] what was seen of it before a reload
 *
 * @typedef {object} Picture
 * @property {Blob} source
 * @property {string} format what it is called
 * @property {() => void} resolve its puzzle is on the board
 * @property {(error: unknown) => void} reject there is none
 *
 * @typedef {object} Seen
 * @property {string} key what the list's text is kept under
 * @property {number} at the puzzle that was on the board last, or -1
 * @property {boolean} isAt whether it was still on the board
 * @property {boolean} isInFront whether the list itself was to be seen
 * @property {number} row the puzzle that was the active one there, or -1
 * @property {Listed['filter']} filter
 * @property {Listed['order']} order
 *
 * @typedef {object} State
 * @property {Puzzle} puzzle
 * @property {'board' | 'list'} front the feature that is to be seen
 * @property {Listed | null} list
 * @property {Arrival | null} arrival the text that the list was made of, or is to be
 * @property {ReadonlySet<Habit>} habits
 * @property {Picture | null} picture what has come in and is being read
 * @property {readonly import('../model/photo.js').Photo[]} photos the last ones that puzzles were read from, the newest first
 *
 * @property {PuzzleCommand[] | null} early the Undo and Redo pressed before it is known what they lead to; null once that is known
 * @property {object} opened another object whenever a puzzle has been put on the board as a whole
 * @property {object} came another object whenever something has come in that is to be seen: no dialog stays before it
 * @property {boolean} isSolutionWanted
 * @property {number} page which solution is shown where there are several, from 0
 * @property {'check' | 'reveal' | null} waiting what is done as soon as there is a verdict
 * @property {boolean} isDoctorAsked
 * @property {Repair | null} preview the repair that is shown before it is made
 * @property {import('../model/hints.js').Hint | null} hint
 * @property {import('../model/path.js').Path | null} path the whole way, while it is open
 *
 * @property {TimedVerdict | null} verdict the last that came, on whatever was on the board
 * @property {Map<Sheet, TimedVerdict>} verdicts those that came last, so that Undo finds them again
 * @property {Map<Sheet, Rating | null>} ratings the same for how hard puzzles are; null where that could not be had
 * @property {{ sheet: Sheet, solutions: Solutions, isCounting: boolean, isSlow: boolean, isStopped: boolean } | null}
 *   found the solutions that are known by now, where there are several
 * @property {{ sheet: Sheet, value: Diagnosis } | null} diagnosis
 * @property {Sheet | null} slowRating the puzzle whose rating takes so long that the person should know
 * @property {boolean} isSlow whether the verdict takes so long that the person should know
 * @property {Sheet | null} givenUp the puzzle whose verdict nobody looks for any more: stopped, or broken off
 *
 * @property {Fact | null} note what was last done
 * @property {{ fact: Fact } | null} said what is said aloud of it; another object each time, also where the fact is the same
 * @property {Fact | null} news what the person should know at some time: it stands where the note does while there is none
 * @property {ReadonlySet<Unkept>} unkept what the browser does not keep
 * @property {object} focus another object whenever the board is to have the focus
 */

/**
 * What is so when the page opens.
 * @param {import('./kept.js').Kept | null} kept
 * @param {ReadonlySet<Habit>} habits
 * @returns {State}
 */
export const beginning = (kept, habits) => ({
  puzzle: kept ? new Puzzle(kept, kept.mode) : new Puzzle({ sheet: emptySheet(classic(9)) }),
  front: 'board',
  list: null,
  arrival: null,
  habits,
  picture: null,
  photos: [],
  early: [],
  opened: {},
  came: {},
  isSolutionWanted: false,
  page: 0,
  waiting: null,
  isDoctorAsked: false,
  preview: null,
  hint: null,
  path: null,
  verdict: null,
  verdicts: new Map(),
  ratings: new Map(),
  found: null,
  diagnosis: null,
  slowRating: null,
  isSlow: false,
  givenUp: null,
  note: null,
  said: null,
  news: null,
  unkept: new Set(),
  focus: {},
});

// What follows from the state.

/** The verdict on the puzzle, or null while it is not known. @param {State} state */
export const verdictOf = ({ puzzle, verdicts }) => verdicts.get(puzzle.sheet) ?? null;

/** The photo of the puzzle on the board, or null. @param {State} state */
export const photoOf = ({ puzzle, photos }) => photos.find((photo) => photo.shows(puzzle.work)) ?? null;

/** How hard the puzzle is, or null while that is not known. @param {State} state */
export const ratingOf = ({ puzzle, ratings }) => ratings.get(puzzle.sheet) ?? null;

/** Whether the verdict is being looked for. @param {State} state */
export const isJudging = (state) => !verdictOf(state) && state.givenUp !== state.puzzle.sheet;

/** The solutions that are known by now where there are several, or null. @param {State} state */
export const foundOf = ({ puzzle, found }) => (found?.sheet === puzzle.sheet ? found : null);

/** What the doctor has found, or null while that is not known. @param {State} state */
export const diagnosisOf = ({ puzzle, diagnosis }) => (diagnosis?.sheet === puzzle.sheet ? diagnosis.value : null);

/** The solution that is shown, or null. @param {State} state */
export function solutionOf(state) {
  const verdict = verdictOf(state);
  if (!state.isSolutionWanted || !verdict || !('solution' in verdict)) return null;
  return foundOf(state)?.solutions.at(state.page) ?? verdict.solution;
}

/** The solutions that can be leafed through, where one of several is shown; else null. @param {State} state */
export const leafedOf = (state) => (solutionOf(state) && foundOf(state)?.solutions) || null;

/**
 * Which of several solutions is shown, or null.
 * @param {State} state
 * @returns {import('../model/facts.js').Page | null}
 */
export function pageOf(state) {
  const leafed = leafedOf(state);
  return leafed && { at: state.page, of: leafed.count, more: !leafed.complete };
}

/** Whether how hard the puzzle is can be found out: with other than the classic rules it has no rating. @param {State} state */
const isRatable = (state) => verdictOf(state)?.verdict === 'unique' && !state.puzzle.layout.rules;

/**
 * Whether the doctor looks at the puzzle: somebody has asked what may be wrong; or sees one of several solutions, and a rule
 * may have been forgotten.
 * @param {State} state
 */
function isExamined(state) {
  if (state.isDoctorAsked) return true;
  return leafedOf(state) !== null && !isHardlyBegun(extentOf(state.puzzle.sheet));
}

/**
 * What the engines are to be asked, or null where nothing is.
 * @param {State} state
 */
export const questionsOf = (state) => ({
  verdict: isJudging(state) ? state.puzzle.sheet : null,
  rating: isRatable(state) && !state.ratings.has(state.puzzle.sheet) ? state.puzzle.sheet : null,
  solutions: state.found && !state.found.isStopped ? state.found.sheet : null,
  diagnosis: isExamined(state) && !diagnosisOf(state) ? state.puzzle.sheet : null,
  hint: state.hint?.question ?? state.path?.question ?? null,
});
