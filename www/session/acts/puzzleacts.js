// Acts on the puzzle itself: typing, Undo, another puzzle in its place.

import { changedCell } from '../../model/changes.js';
import { markedChosen, setOf } from '../../model/chosen.js';
import { isWriting, meantBy, obstacleTo, perform } from '../../model/commands.js';
import { extentOf, isHardlyBegun } from '../../model/content.js';
import { classic } from '../../model/layout.js';
import { doubtsOf, photoOf as newPhoto } from '../../model/photo.js';
import * as puzzles from '../../model/puzzle.js';
import { emptySheet, withGivens, withRules } from '../../model/sheet.js';
import { hasProgress, isAnother, none } from '../../model/work.js';
import { photoOf, settle, verdictOf } from '../state.js';
import { come } from './coming.js';
import { photos } from './late.js';

/** @import { PuzzleCommand } from '../../model/commands.js' */
/** @import { Content } from '../../model/content.js' */
/** @import { Fact } from '../../model/facts.js' */
/** @import { Plan } from '../../model/layout.js' */
/** @import { Seen } from '../../model/photo.js' */
/** @import { Mode } from '../../model/puzzle.js' */
/** @import { Repair } from '../../pkg/ninefold.js' */
/** @import { Work } from '../../model/work.js' */
/** @import { State } from '../state.js' */
/** @import { Outcome } from './index.js' */

/** Does what a key or a button asks for. @param {State} state @param {PuzzleCommand} asked @returns {Outcome} */
export function obey(state, asked) {
  const [command, puzzle] = meantBy(state.puzzle, asked);
  state.puzzle = puzzle;
  const { mode, work: before, selected, chosen } = puzzle;
  const obstacle = obstacleTo(puzzle, command);
  const canMark = obstacle !== 'tooLarge' && isWriting(command);
  const marked = canMark && markedChosen(puzzle, command.do === 'digit' ? command.digit : 0);
  if (marked) {
    const { marks, done } = marked;
    const isChanged = marks.some((mask, cell) => mask !== before.marks[cell]);
    // The chosen cells stay chosen.
    if (isChanged) state.puzzle = puzzles.select(puzzles.change(puzzle, { marks }), selected, chosen);
    return { said: { kind: 'marked', ...done } };
  }
  const isTyped = command.do === 'digit' || command.do === 'blank';
  const photo = photoOf(state);
  // While a photo is looked over, what is typed corrects what was read, whatever the mode is, or confirms it.
  if (photos && photo?.isOpen && (obstacle === 'given' || (isTyped && doubtsOf(photo, before).includes(selected)))) {
    return photos.choose(state, {
      digit: command.do === 'digit' ? command.digit : 0,
      isAnswer: before.answers[selected] > 0,
    });
  }
  if (obstacle) return { note: { kind: 'obstacle', obstacle, command, side: before.sheet.layout.side } };
  if (state.early && leadsNowhere(puzzle, command)) {
    state.early.push(command);
    return {};
  }
  const now = perform(puzzle, command);
  const { work: after } = now;
  state.puzzle = now;
  if (isTyped && before === after) photos?.confirm(state, { cell: selected }); // it is what was read
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
      return select(state, { cell: now.selected, cells: [selected, ...chosen, now.selected] });
    default:
      return mode === now.mode ? {} : { note: { kind: 'mode', mode: now.mode } };
  }
}

/** Whether it is an Undo or a Redo, and there is nothing to undo or redo. @param {State['puzzle']} puzzle @param {PuzzleCommand} command */
const leadsNowhere = ({ past, future }, command) =>
  (command.do === 'undo' && !past.length) || (command.do === 'redo' && !future.length);

/**
 * Finds out whether the puzzle is still being typed, and whether there is something besides it to type.
 * @param {State} state
 * @param {Work} before
 * @param {{ do: string, command?: PuzzleCommand }} done
 * @param {number} at the cell that was selected
 */
export function followTyping(state, before, { command, ...done }, at) {
  const { puzzle } = state;
  const { sheet, answers } = puzzle.work;
  const typed = command ?? done;
  const isLast =
    (typed.do === 'digit' || typed.do === 'blank') && at === answers.length - 1 && puzzle.mode === 'givens';
  const isTaken = sheet !== before.sheet && !isWriting(/** @type {PuzzleCommand} */ (typed)); // from elsewhere
  // Who takes back a key goes on typing; what Undo leads back to else was settled before, or is another puzzle.
  const isBack = /^(un|re)do$/.test(typed.do) && !isAnother(before.sheet, sheet);
  if (isLast || (isTaken && !isBack)) settle(state, sheet);
  const verdict = verdictOf(state)?.verdict;
  const isJudged =
    verdict === 'unique' || (verdict === 'several' && state.settled.includes(sheet) && !isHardlyBegun(extentOf(sheet)));
  const hasOwn = puzzle.mode !== 'givens' || hasProgress(puzzle.work);
  state.hasModes = hasOwn || (!puzzles.isEmpty(puzzle) && (state.hasModes || isJudged));
}

/** How many photos are kept while the page is open: Undo leads back to the one before. */
const mostPhotos = 2;

export const puzzleActs = {
  /**
   * Obeys a key of the keypad. A screen reader is not in the grid then, so what the cell holds now is said.
   * @param {State} state
   * @param {{ command: PuzzleCommand }} act
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

  /** @param {State} state @param {{ mode: Mode }} act @returns {Outcome} */
  switch(state, { mode }) {
    state.puzzle = puzzles.withMode(state.puzzle, mode);
    return { note: { kind: 'mode', mode } };
  },

  open,

  new: empty,

  /**
   * Gives back what Undo and Redo led to before a reload. Those that were pressed too early are done now, unless something
   * else has been done since.
   * @param {State} state
   * @param {Pick<State['puzzle'], 'past' | 'future'>} act
   */
  recall(state, { past, future }) {
    const { puzzle, early } = state;
    const isAsked = !puzzle.past.length && !puzzle.future.length;
    state.puzzle = puzzles.recall(puzzle, { past, future });
    state.early = null;
    /** @type {Outcome} */
    let outcome = {};
    if (isAsked) for (const command of early ?? []) outcome = obey(state, command);
    return outcome;
  },

  /** @param {State} state @param {{ repair: Repair }} act @returns {Outcome} */
  mend(state, { repair }) {
    const { list, puzzle } = state;
    const sheet = withGivens(puzzle.work.sheet, repair.puzzle);
    state.puzzle = puzzles.mend(puzzle, sheet, repair.changes[0].cell);
    if (list?.isAt) list.indices.set(state.puzzle.opening, list.at); // also where it moves a row
    state.focus++;
    return { note: { kind: 'mended', repair, layout: sheet.layout } };
  },

  /** Adds a rule that was forgotten. @param {State} state @param {{ plan: Plan }} act @returns {Outcome} */
  rule(state, { plan }) {
    const sheet = withRules(state.puzzle.work.sheet, plan);
    state.puzzle = puzzles.mend(state.puzzle, sheet);
    state.focus++;
    return { note: { kind: 'ruled', layout: sheet.layout } };
  },
};

/**
 * Selects a cell.
 * @param {State} state
 * @param {{ cell: number, cells?: Iterable<number> }} act `cells`: all that are chosen, where that is to be said
 * @returns {Outcome}
 */
function select(state, { cell, cells }) {
  const chosen = cells ? setOf(cells) : none;
  state.puzzle = puzzles.select(state.puzzle, cell, chosen);
  return cells ? { said: { kind: 'chosen', count: chosen.size || 1 } } : {};
}

/** Puts an empty classic of the same size on the board, to type a puzzle into. @param {State} state */
function empty(state) {
  const sheet = emptySheet(classic(state.puzzle.work.sheet.layout.side));
  state.path = null; // of another puzzle it would go on with that
  return open(state, { sheet, note: { kind: 'emptied' } });
}

/**
 * Puts a puzzle on the board: what every way in ends in.
 * @param {State} state
 * @param {Pick<Content, 'sheet' | 'answers' | 'marks' | 'selected'> & { opening?: string, index?: number, from?: string, photo?: Seen, note?: Fact, said?: Fact }} act
 *   `answers`, `marks`: what has been done on it; `opening`: its name from now on; `index`: which of the list it is; `from`:
 *   the link to it as that has it; `photo`: what was read in one; `note`, `said`: what is said of it
 * @returns {Outcome}
 */
export function open(state, { sheet, answers, marks, selected, opening, index, from, photo, note, said }) {
  const { list } = state;
  state.front = 'board';
  come(state);
  if (photo) state.focus++;
  // What was read from a photo and is only corrected keeps its photo.
  const isCorrected = index === undefined && photoOf(state) && !isAnother(state.puzzle.work.sheet, sheet);
  const content = { sheet, answers, marks, selected };
  const now = puzzles.open(state.puzzle, content, opening ?? (isCorrected ? state.puzzle.opening : undefined));
  const { opening: name } = now;
  if (list && index !== undefined) list.indices.set(name, index);
  if (list && from) list.links.set(/** @type {number} */ (index), from);
  delete state.answers.diagnosis; // of another photo the repairs have another order
  if (photo) state.photos = [newPhoto(name, photo), ...state.photos].slice(0, mostPhotos);
  const isToBeTyped = !(sheet.givens.some(Boolean) || sheet.candidates) || photo?.doubtful.length;
  const mode = answers || marks ? 'answers' : isToBeTyped ? 'givens' : null; // nothing is to be answered yet
  state.puzzle = mode ? puzzles.withMode(now, mode) : now;
  return { note, said };
}
