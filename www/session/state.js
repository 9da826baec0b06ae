// The one state: all facts about the page, as plain data that can be cloned. Sentences are made of the facts when the page is
// drawn.

import { classic } from '../model/layout.js';
import { puzzleOf } from '../model/puzzle.js';
import { emptySheet } from '../model/sheet.js';
import { solutionAt } from '../model/solutions.js';

/**
 * @import { Known } from '../engine/list/held.js'
 * @import { Diagnosis, TimedVerdict } from '../engine/questions.js'
 * @import { Count } from '../engine/solutions.js'
 * @import { PuzzleCommand } from '../model/commands.js'
 * @import { Fact, Hindrance, Page, Way } from '../model/facts.js'
 * @import { Found, Hint } from '../model/hint.js'
 * @import { Point, Spot } from '../model/several.js'
 * @import { Glance, Path } from '../model/path.js'
 * @import { Photo } from '../model/photo.js'
 * @import { Puzzle } from '../model/puzzle.js'
 * @import { Sheet } from '../model/sheet.js'
 * @import { Selection } from '../model/verdicts.js'
 * @import { ParseOptions, Repair } from '../pkg/ninefold.js'
 * @import { Explanation } from '../pkg/ninefold_hint.js'
 * @import { Rating } from '../pkg/ninefold_rate.js'
 * @import { open } from './acts/puzzleacts.js'
 * @typedef {'alike' | 'placed' | 'keys'} Habit what the page does unless the person switches it off
 *
 * @typedef {object} Language
 * @property {string} tag the language whose words were loaded last; '' where none could be, and until then
 * @property {boolean} isLoaded whether the one that was wanted last could be loaded
 * @property {number} edition another number whenever there are other words, as in words/i18n.js
 *
 * @typedef {'none' | 'used' | 'page' | 'all'} Kept what works without a network: `used` has been used before, and the browser
 *   saves data; `page` is all but photos and other languages
 *
 * @typedef {object} Offline
 * @property {Kept} kept
 * @property {Hindrance | null} fault why no more of it is kept
 * @property {Hindrance | null} newer why a newer version is not kept
 *
 * @typedef {object} Theme
 * @property {'system' | 'light' | 'dark'} chosen
 * @property {boolean} isDark whether the page is dark now
 *
 * @typedef {Own & Selection & Known} Listed many puzzles: which of them are listed, and what is known of them;
 *   engine/list/held.js has themselves
 *
 * @typedef {object} Own
 * @property {string} key what its text is kept under, and what is alive of it
 * @property {Fact | null} note what is said in it, until something else is done
 * @property {number} at the puzzle that was on the board last; -1: none of these has been
 * @property {boolean} isAt whether what is on the board was made of it
 * @property {number} row the puzzle that is the active one when the list comes to the front, or -1: then the one of the board
 * @property {Map<number, string>} links to those that have been on the board, as the text has them, by index
 * @property {Map<string, number>} indices of those that have been on the board, by their opening: Undo brings them back
 *
 * @typedef {object} Arrival a text with many puzzles
 * @property {string} id it is held under that, and what reads it on: incoming/held.js
 * @property {string} [name] the file's
 * @property {Seen} [seen] what was seen of it before a reload
 *
 * @typedef {object} Reading something that has come in and is being read
 * @property {string} id what itself came in lies under that in incoming/read.js; or it is read again, and lies there no more
 * @property {Way} from
 * @property {ParseOptions['as']} [as] what it is to be read as
 *
 * @typedef {object} Told
 * @property {Fact} note
 * @property {Way} [from] how that came in of which it is said
 * @property {string} [text] all of it, where a person can mend it in the text box
 * @property {boolean} [isPicture]
 *
 * @typedef {{ do: 'open', here?: Fact } & Parameters<typeof open>[1] | { do: 'arrive', arrival: Arrival }
 *   | { do: 'several', several: Several } | { do: 'tell' } & Told} Becomes an act; `here`: what is said where the puzzle is on the board already, and stays
 * @typedef {{ isPicture: boolean, becomes?: Becomes }} Readout
 *
 * @typedef {object} Several puzzles of one picture, of which somebody has to choose
 * @property {string} picture what the picture is kept under in incoming/prints.js
 * @property {number} width of the picture, in pixels
 * @property {number} height
 * @property {readonly Option[]} options in the order of reading
 *
 * @typedef {object} Option one of them
 * @property {readonly Point[]} corners in pixels of the picture, clockwise from the puzzle's top left
 * @property {Spot | null} spot where it is in the picture; null where there are too many to say so
 * @property {Becomes & { do: 'open', opening: string }} becomes the act that puts it on the board
 *
 * @typedef {object} Door a dialog through which things come in, while it is open
 * @property {'box' | 'camera'} is the text box, or the camera
 * @property {string} [text] what the text box is to be opened with
 * @property {boolean} [isToCopy] whether the text box is opened to take a text along, rather than to bring one in
 * @property {Fact} [note] what is said in it of what came in last
 * @property {Way} [from] how that came in
 * @property {Several} [several] the puzzles of a picture, of which one is asked for
 *
 * @typedef {object} Seen
 * @property {string} key what the list's text is kept under
 * @property {number} at the puzzle that was on the board last, or -1
 * @property {boolean} isAt whether it was still on the board
 * @property {boolean} isInFront whether the list itself was to be seen
 * @property {number} row the puzzle that was the active one there, or -1
 * @property {Listed['filter']} filter
 * @property {Listed['order']} order
 * @property {[opening: string, index: number][]} [indices] those of the last that were on the board
 *
 * @typedef {object} State
 * @property {Puzzle} puzzle
 * @property {'board' | 'list'} front the feature that is to be seen
 * @property {Listed | null} list
 * @property {Arrival | null} arrival the text that the list was made of, or is to be
 * @property {number} recent how often the recent puzzles have changed that a list shows
 * @property {ReadonlySet<Habit>} habits
 * @property {Reading | null} reading what has come in and is being read: the newest alone
 * @property {Door | null} door
 * @property {Language} language
 * @property {Theme} theme
 * @property {ReadonlySet<string>} loaded the parts that have been loaded since the page was opened
 * @property {readonly Photo[]} photos the last ones that puzzles were read from, the newest first
 *
 * @property {PuzzleCommand[] | null} early the Undo and Redo pressed before it is known what they lead to; null once that is known
 * @property {number} came how often something has come in that is to be seen: no dialog stays before it
 * @property {readonly Sheet[]} settled the last puzzles that nobody went on typing: Undo leads back to some of them
 * @property {boolean} hasModes whether one can choose what digits become: from the first “exactly one”, answer or other mode on, or with several solutions once nobody types on
 * @property {boolean} isCountWanted whether it is asked how many solutions there are
 * @property {boolean} isSolutionWanted
 * @property {number} page which solution is shown where there are several, from 0
 * @property {'check' | 'reveal' | null} waiting what is done as soon as there is a verdict
 * @property {boolean} isDoctorAsked
 * @property {Repair | null} preview the repair that was chosen, and not yet made
 * @property {Hint | null} hint
 * @property {Path | null} path the path, while it is open
 * @property {Glance | null} glance the whole way, which nobody has asked for
 *
 * @property {Answers} answers the last answer to each question, with what it is about: that may have left the board
 * @property {{ verdict: Map<Sheet, TimedVerdict>, rating: Map<Sheet, Rating | null> }} known earlier answers, so that Undo
 *   finds them again
 * @property {Abouts} slow what takes so long that the person should know
 * @property {Sheet | null} broken the puzzle on which there is no verdict, as what solves has broken off
 * @property {Abouts} givenUp what nobody looks for any more: stopped, or broken off
 *
 * @property {Fact | null} note what was last done
 * @property {{ fact: Fact, at: number } | null} said what is said aloud of it; `at` rises each time, also where the fact is the
 *   same
 * @property {Fact | null} news what the person should know at some time: it stands where the note does while there is none
 * @property {ReadonlySet<string>} unkept what the browser does not keep: `puzzle`, `list`, or the name of something else
 * @property {Offline} offline
 * @property {number} focus how often the board was to have the focus
 */

/**
 * What can be asked, with what is answered.
 * @typedef {object} Values
 * @property {TimedVerdict} verdict
 * @property {Rating | null} rating how hard the puzzle is; null where that cannot be had
 * @property {Count} solutions those that are known by now, where there are several
 * @property {Diagnosis} diagnosis
 * @property {Found} hint
 * @property {Explanation} path
 * @property {Readout} reading first what it is, and then what becomes of it
 *
 * @typedef {{ [Question in keyof Values]?: { about: object, value: Values[Question] } }} Answers
 * @typedef {{ [Question in keyof Values]?: object }} Abouts
 */

/**
 * What is so when the page opens.
 * @param {import('./kept.js').Kept | null} kept
 * @param {ReadonlySet<Habit>} habits
 * @param {Theme} [theme]
 * @returns {State}
 */
export const beginning = (kept, habits, theme = { chosen: 'system', isDark: false }) => ({
  puzzle: kept ? puzzleOf(kept, kept.mode, kept.opening) : puzzleOf({ sheet: emptySheet(classic(9)) }),
  front: 'board',
  list: null,
  arrival: null,
  recent: 0,
  habits,
  reading: null,
  door: null,
  language: { tag: '', isLoaded: true, edition: 0 },
  theme,
  loaded: new Set(),
  photos: [],
  early: [],
  came: 0,
  settled: kept ? [kept.sheet] : [],
  hasModes: false,
  isCountWanted: false,
  isSolutionWanted: false,
  page: 0,
  waiting: null,
  isDoctorAsked: false,
  preview: null,
  hint: null,
  path: null,
  glance: null,
  answers: {},
  known: { verdict: new Map(), rating: new Map() },
  slow: {},
  broken: null,
  givenUp: {},
  note: null,
  said: null,
  news: null,
  unkept: new Set(),
  offline: { kept: 'none', fault: null, newer: null },
  focus: 0,
});

// What follows from the state.

/**
 * The answer to a question about the puzzle as it is printed; undefined while it is not known.
 * @template {keyof Values} Question
 * @param {State} state
 * @param {Question} question
 * @returns {{ about: object, value: Values[Question] } | undefined}
 */
export function answerOf({ puzzle, answers }, question) {
  const answer = answers[question];
  return answer?.about === puzzle.work.sheet ? answer : undefined;
}

/** The verdict on the puzzle, or null while it is not known. @param {State} state */
export const verdictOf = (state) => answerOf(state, 'verdict')?.value ?? null;

/** What is being read, and what is known of it by now; or null. @param {State} state */
export function readingOf({ reading, answers, slow }) {
  const isPicture = answers.reading?.about === reading && answers.reading?.value.isPicture === true;
  return reading && { ...reading, isPicture, isSlow: slow.reading === reading };
}

/** The photo of the puzzle on the board, or null. @param {State} state */
export const photoOf = ({ puzzle, photos }) => photos.find(({ opening }) => opening === puzzle.opening) ?? null;

/** Whether the page works without a network, but not its photos and other languages. @param {State} state */
export const isRestAbsent = ({ offline }) => offline.kept === 'page';

/** Whether the verdict is being looked for. @param {State} state */
export const isJudging = (state) => !verdictOf(state) && state.givenUp.verdict !== state.puzzle.work.sheet;

/** The solutions that are known by now where there are several, or null. @param {State} state */
export const foundOf = (state) => answerOf(state, 'solutions')?.value.solutions ?? null;

/** Whether solutions are being counted. @param {State} state */
export function isCounting({ answers, givenUp }) {
  const { about, value } = answers.solutions ?? {};
  return value !== undefined && !value.isCounted && givenUp.solutions !== about;
}

/** What the doctor has found, or null while that is not known. @param {State} state */
export const diagnosisOf = (state) => answerOf(state, 'diagnosis')?.value ?? null;

/** The repair that is seen in the grid, or null: the one that was chosen, else the doctor's first. @param {State} state */
export const previewOf = (state) => state.preview ?? ((state.isDoctorAsked && diagnosisOf(state)?.repairs[0]) || null);

/** The solution that is shown, or null. @param {State} state */
export function solutionOf(state) {
  const verdict = verdictOf(state);
  if (!state.isSolutionWanted || !verdict || !('solution' in verdict)) return null;
  const found = foundOf(state);
  return found ? solutionAt(found, state.page) : verdict.solution;
}

/** The solutions that can be leafed through, where one of several is shown; else null. @param {State} state */
export const leafedOf = (state) => (solutionOf(state) && foundOf(state)) || null;

/** Which of several solutions is shown, or null. @param {State} state @returns {Page | null} */
export function pageOf(state) {
  const leafed = leafedOf(state);
  return leafed && { at: state.page, of: leafed.count, more: !leafed.complete };
}

/** How many puzzles are kept that nobody went on typing. */
const mostSettled = 100;

/** Nobody types on. @param {State} state @param {Sheet} sheet */
export function settle(state, sheet) {
  state.settled = [sheet, ...state.settled.slice(0, mostSettled - 1)];
}
