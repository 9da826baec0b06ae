// Acts on the puzzle itself: typing, Undo, another puzzle in its place.

import { changedCell } from '../../model/changes.js';
import { markChosen, setOf } from '../../model/chosen.js';
import { isWriting, meantBy, obstacleTo, perform } from '../../model/commands.js';
import { classic, layoutOf } from '../../model/layout.js';
import { emptySheet, sheetOf, withGivens } from '../../model/sheet.js';
import { photoOf, verdictOf } from '../state.js';
import { choose } from './photo.js';

/**
 * @typedef {import('../state.js').State} State
 * @typedef {import('./index.js').Outcome} Outcome
 * @typedef {import('../../model/content.js').Content} Content
 * @typedef {import('../../model/facts.js').Fact} Fact
 */

/**
 * Does what a key or a button asks for.
 * @param {State} state
 * @param {import('../../model/keys.js').PuzzleCommand} asked
 * @returns {Outcome}
 */
export function obey(state, asked) {
  const { puzzle } = state;
  const command = meantBy(puzzle, asked);
  const obstacle = obstacleTo(puzzle, command);
  const canMark = obstacle !== 'tooLarge' && isWriting(command);
  const marked = canMark && markChosen(puzzle, command.do === 'digit' ? command.digit : 0);
  if (marked) return { said: { kind: 'marked', ...marked } };
  const photo = photoOf(state);
  // While a photo is looked over, what is typed corrects what was read, whatever the mode is.
  if (obstacle === 'given' && photo?.isOpen) {
    return choose(state, { digit: command.do === 'digit' ? command.digit : 0, isAnswer: false });
  }
  if (obstacle) return { note: { kind: 'obstacle', obstacle, command, side: puzzle.layout.side } };
  if (command.do === 'clear' && puzzle.mode === 'givens') return empty(state);
  if (state.early && leadsNowhere(puzzle, command)) {
    state.early.push(command);
    return {};
  }
  const { mode, work: before, selected, chosen } = puzzle;
  perform(puzzle, command);
  const { work: after } = puzzle;
  const isTyped = command.do === 'digit' || command.do === 'blank';
  if (isTyped && before === after) photo?.confirm(selected); // it is what was read
  switch (command.do) {
    case 'undo':
    case 'redo':
      return { said: { kind: command.do, before, after } };
    case 'clear':
      return { said: { kind: 'cleared' } };
    case 'fill': {
      const verdict = verdictOf(state);
      return { note: { kind: 'filled', before, after, isSolvable: verdict !== null && 'solution' in verdict } };
    }
    case 'move':
      if (!command.isChoosing) return {};
      return select(state, { cell: puzzle.selected, cells: [selected, ...chosen, puzzle.selected] });
    default:
      return mode === puzzle.mode ? {} : { note: { kind: 'mode', mode: puzzle.mode } };
  }
}

/** Whether it is an Undo or a Redo, and there is nothing to undo or redo. @param {State['puzzle']} puzzle @param {import('../../model/keys.js').PuzzleCommand} command */
const leadsNowhere = ({ canUndo, canRedo }, command) =>
  (command.do === 'undo' && !canUndo) || (command.do === 'redo' && !canRedo);

/** So many photos are kept while the page is open: Undo leads back to the one before. */
const mostPhotos = 2;

export const puzzleActs = {
  /**
   * The same for a key of the keypad. A screen reader is not in the grid then, so what the cell holds now is said.
   * @param {State} state
   * @param {{ command: import('../../model/keys.js').PuzzleCommand }} act
   * @returns {Outcome}
   */
  press(state, { command }) {
    const { work: before, selected } = state.puzzle;
    const outcome = obey(state, command);
    const { work } = state.puzzle;
    if (outcome.note || outcome.said) return outcome;
    return { said: { kind: 'cell', work, cell: changedCell(before, work) ?? selected } };
  },

  select,

  /** @param {State} state @param {{ mode: import('../../model/puzzle.js').Mode }} act @returns {Outcome} */
  switch({ puzzle }, { mode }) {
    puzzle.mode = mode;
    return { note: { kind: 'mode', mode } };
  },

  open,

  new: empty,

  /**
   * Gives back what Undo and Redo led to before a reload. Those that were pressed too early are done now, unless something
   * else has been done since.
   * @param {State} state
   * @param {Parameters<State['puzzle']['recall']>[0]} act
   */
  recall(state, { past, future }) {
    const { puzzle, early } = state;
    const isAsked = !puzzle.canUndo && !puzzle.canRedo;
    puzzle.recall({ past, future });
    state.early = null;
    /** @type {Outcome} */
    let outcome = {};
    if (isAsked) for (const command of early ?? []) outcome = obey(state, command);
    return outcome;
  },

  /** @param {State} state @param {{ repair: import('../../pkg/ninefold.js').Repair }} act @returns {Outcome} */
  mend(state, { repair }) {
    const { list, puzzle } = state;
    const sheet = withGivens(puzzle.sheet, repair.puzzle);
    puzzle.mend(sheet, repair.changes[0].cell);
    list?.indices.set(puzzle.work, list.isAt ? list.at : -1);
    state.focus = {};
    return { note: { kind: 'mended', repair, layout: sheet.layout } };
  },

  /** Adds a rule that was forgotten. @param {State} state @param {{ plan: import('../../model/layout.js').Plan }} act @returns {Outcome} */
  rule(state, { plan }) {
    const { puzzle } = state;
    const sheet = sheetOf(layoutOf(plan), puzzle.givens, puzzle.sheet.candidates);
    puzzle.mend(sheet);
    state.focus = {};
    return { note: { kind: 'ruled', layout: sheet.layout } };
  },
};

/**
 * Selects a cell.
 * @param {State} state
 * @param {{ cell: number, cells?: Iterable<number> }} act `cells`: all that are chosen, where that is to be said
 * @returns {Outcome}
 */
function select({ puzzle }, { cell, cells }) {
  puzzle.select(cell, cells && setOf(cells));
  return cells ? { said: { kind: 'chosen', count: puzzle.chosen.size || 1 } } : {};
}

/** Puts an empty classic of the same size on the board, to type a puzzle into. @param {State} state */
function empty(state) {
  const sheet = emptySheet(classic(state.puzzle.layout.side));
  state.path = null; // of another puzzle it would go on with that
  return open(state, { sheet, note: { kind: 'emptied' } });
}

/**
 * Puts a puzzle on the board: what every way in ends in.
 * @param {State} state
 * @param {Pick<Content, 'sheet' | 'answers' | 'marks' | 'selected'> & { index?: number, from?: string, photo?: State['photos'][0], note?: Fact, said?: Fact }} act
 *   `answers`, `marks`: what has been done on it; `index`: which of the list it is; `from`: the link to it as
 *   that has it; `photo`: what it was read from; `note`,
 *   `said`: what is said of it
 * @returns {Outcome}
 */
function open(state, { sheet, answers, marks, selected, index = -1, from, photo, note, said }) {
  const { puzzle, list } = state;
  if (from) list?.links.set(index, from);
  state.front = 'board';
  state.opened = {};
  state.came = {};
  puzzle.open({ sheet, answers, marks, selected });
  list?.indices.set(puzzle.work, index);
  photo?.show(puzzle.work);
  state.diagnosis = null; // of another photo the repairs have another order
  if (photo) state.photos = [photo, ...state.photos].slice(0, mostPhotos);
  if (answers || marks) puzzle.mode = 'answers';
  else if (!(puzzle.givenCount || sheet.candidates) || photo?.isOpen) puzzle.mode = 'givens'; // nothing is to be answered yet
  return { note, said };
}
