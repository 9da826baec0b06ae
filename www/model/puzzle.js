// The puzzle on the page: its givens, the answers and marks of the person, the selected cell, undo and redo.

import { none } from './chosen.js';
import { History } from './history.js';
import { cellAt, placeIn } from './layout.js';
import { bitOf } from './marks.js';
import { isBlank } from './sheet.js';
import {
  countFilled,
  filledIn,
  hasProgress,
  isAnother,
  keptUnder,
  momentOf,
  renewed,
  sureMarks,
  withAnswer,
  withGiven,
  withStep,
  wrongIn,
} from './work.js';

/**
 * @typedef {'givens' | 'answers' | 'marks'} Mode what the digits that are typed become
 * @typedef {import('./content.js').Content} Content
 * @typedef {import('./work.js').Work} Work
 * @typedef {import('./work.js').Moment} Moment
 */

/** @type {readonly Mode[]} */
export const modes = ['givens', 'answers', 'marks'];

/**
 * What is typed into a puzzle that has come: answers where some are there, givens where there are none; else undefined.
 * @param {Work} work
 * @returns {Mode | undefined}
 */
function modeOf(work) {
  if (hasProgress(work)) return 'answers';
  return work.sheet.givens.some(Boolean) ? undefined : 'givens';
}

/**
 * A puzzle that is being typed and solved. Its arrays are never changed in place, so whoever was handed them may keep
 * them; `sheet` is the same object for as long as only answers and marks change.
 */
export class Puzzle {
  /** @type {History<Moment>} */
  #history;
  /** @type {Mode} */
  #mode;
  /** @type {Mode} what the mode was before it was marks */
  #modeBefore = 'answers';
  /** What the mode was when a moment was left. @type {WeakMap<Moment, Mode>} */
  #modes = new WeakMap();
  /** @type {{ cell: number, after: Moment } | null} the cell of the digit that was typed last, and what there was then */
  #typed = null;

  /**
   * @param {Content} content
   * @param {Mode} mode
   */
  constructor(content, mode = 'givens') {
    this.#history = new History(momentOf(content));
    this.#mode = mode;
  }

  /** What the digits that are typed become; no part of what is undone. */
  get mode() {
    return this.#mode;
  }

  set mode(mode) {
    if (this.#mode !== 'marks') this.#modeBefore = this.#mode;
    this.#mode = mode;
    this.#typed = null;
  }

  /** Another object whenever anything has changed but the selection and the mode. */
  get work() {
    return this.#history.now.work;
  }

  /** What is printed. */
  get sheet() {
    return this.work.sheet;
  }

  get givens() {
    return this.sheet.givens;
  }

  get answers() {
    return this.work.answers;
  }

  get marks() {
    return this.work.marks;
  }

  /** The answers that were found to be wrong when they were last checked, and have not been changed since. */
  get wrong() {
    return this.work.wrong;
  }

  get selected() {
    return this.#history.now.selected;
  }

  /** Several cells that are chosen at once, among them the selected one; empty while that is alone. */
  get chosen() {
    return this.#history.now.chosen ?? none;
  }

  /** The cell that was typed into, as long as nothing has been done or selected since; else null. */
  get typed() {
    return this.#typed?.after === this.#history.now ? this.#typed.cell : null;
  }

  get layout() {
    return this.sheet.layout;
  }

  get givenCount() {
    return countFilled(this.givens);
  }

  get answerCount() {
    return countFilled(this.answers);
  }

  /** The givens and answers together. */
  get filled() {
    return filledIn(this.work);
  }

  get canUndo() {
    return this.#history.canUndo;
  }

  get canRedo() {
    return this.#history.canRedo;
  }

  /** Whether it is an empty classic, with neither answers nor marks. */
  get isEmpty() {
    return isBlank(this.sheet) && !hasProgress(this.work);
  }

  /** Whether there is something that Clear takes away in this mode. */
  get canClear() {
    return hasProgress(this.work) || (this.mode === 'givens' && !this.isEmpty);
  }

  /** From givens or marks to answers, from answers to givens. */
  toggleAnswers() {
    this.mode = this.mode === 'answers' ? 'givens' : 'answers';
  }

  /** To marks, and from marks to what it was before. */
  toggleMarks() {
    this.mode = this.mode === 'marks' ? this.#modeBefore : 'marks';
  }

  /**
   * Selects a cell; one beyond the edge is the nearest inside.
   * @param {number} cell
   * @param {ReadonlySet<number>} [chosen] the cells that are chosen with it: it is alone the next time that anything is done
   */
  select(cell, chosen) {
    const { work } = this;
    this.#history.now = { work, selected: Math.max(0, Math.min(work.answers.length - 1, cell)), chosen };
  }

  /** Selects the cell that is typed into next, after the selected one. @param {number} cell */
  goOn(cell) {
    const { selected } = this;
    this.select(cell);
    this.#typed = { cell: selected, after: this.#history.now };
  }

  /**
   * Moves the selection, stopping at the edges.
   * @param {number} rows
   * @param {number} columns
   */
  move(rows, columns) {
    const { layout } = this;
    const stop = (/** @type {number} */ index) => Math.max(0, Math.min(layout.side - 1, index));
    const { row, column } = placeIn(layout, this.selected);
    this.select(cellAt(layout, stop(row + rows), stop(column + columns)));
  }

  /**
   * Writes a digit, or 0 for a blank, into the selected cell. In the mode `givens` it becomes a given, and the next cell is
   * selected, row after row. In the other modes it becomes an answer or a mark, and the selection stays; the same digit
   * again takes it away. An answer or a mark is never written over a given, nor a mark over an answer. Where candidates are
   * printed, the first mark takes one of these away.
   * @param {number} digit
   */
  write(digit) {
    const { givens, answers, marks, mode, selected } = this;
    if (mode === 'givens') {
      this.#give(selected, digit);
      this.goOn(selected + 1);
    } else if (digit === 0) this.erase();
    else if (givens[selected]) return;
    else if (mode === 'answers') this.answer(answers[selected] === digit ? 0 : digit);
    else if (!answers[selected]) {
      const seen = marks[selected] || (this.sheet.candidates?.[selected] ?? 0);
      this.#change({ marks: marks.with(selected, seen ^ bitOf(digit)) });
    }
  }

  /** Clears the selected cell and stays; what is printed is cleared where givens are typed only. */
  erase() {
    const { answers, marks, selected } = this;
    if (this.mode === 'givens') this.#give(selected, 0);
    else if (answers[selected]) this.answer(0);
    else if (marks[selected]) this.#change({ marks: marks.with(selected, 0) });
  }

  /**
   * Works as Backspace does in text. A filled cell is cleared, and the cell before is selected; if the cell is blank, the
   * cell before is cleared. In the modes `answers` and `marks` the selected cell is cleared. What it is right after a digit
   * was typed, commands.js says.
   */
  back() {
    if (this.mode !== 'givens') this.erase();
    else if (this.givens[this.selected]) {
      this.erase();
      this.select(this.selected - 1);
    } else {
      this.select(this.selected - 1);
      this.erase();
    }
  }

  /**
   * Makes a digit the answer in the selected cell, which is no given; 0 takes it away. The marks follow.
   * @param {number} digit
   */
  answer(digit) {
    this.#change(withAnswer(this.work, this.selected, digit));
  }

  /**
   * Marks in every blank the digits that its peers leave possible. If exactly these are marked already, all marks are
   * deleted. An answer that is known to be wrong, or clashes, takes no digit from its peers.
   */
  fill() {
    const { marks } = this.work;
    const all = sureMarks(this.work);
    if (all.some((mask, cell) => mask !== marks[cell])) this.#change({ marks: all });
    else if (marks.some(Boolean)) this.#change({ marks: new Uint32Array(all.length) });
  }

  /** Does what a step says, as one change, and selects its cell. @param {import('./work.js').Conclusion} step */
  follow(step) {
    this.#change(withStep(this.work, step), step.places[0]?.cell);
  }

  /** Takes over what has been done on this puzzle elsewhere, as one change, and selects a cell. @param {Work} work @param {number} [cell] */
  take(work, cell) {
    this.#change(work, cell);
  }

  /** Makes a cell open again, and selects it. @param {number} cell */
  renew(cell) {
    this.#change(renewed(this.work, cell), cell);
  }

  /**
   * Finds out which answers are wrong.
   * @param {Uint8Array} solution
   */
  check(solution) {
    const { wrong } = this.work;
    const found = wrongIn(this.work, solution);
    const isKnown = found.length === wrong.size && found.every((cell) => wrong.has(cell));
    if (!isKnown) this.#change({ wrong: new Set(found) });
  }

  /** Takes all answers and marks away. */
  clear() {
    const { sheet, selected } = this;
    this.open({ sheet, selected });
  }

  /**
   * Puts another puzzle in the place of this one. Undo brings this one back, unless nothing was ever done in it.
   * @param {Content} content
   */
  open(content) {
    if (this.#isUntouched) this.#history.now = momentOf(content);
    else {
      this.#modes.set(this.#history.now, this.#mode);
      this.#history.go(momentOf(content));
    }
  }

  /** Whether it is as an empty page begins: nobody would want that back, but could lose by it what has been opened. */
  get #isUntouched() {
    return !this.canUndo && !this.canRedo && this.isEmpty;
  }

  /**
   * Puts another sheet in the place of this one. Answers and marks stay in the cells that are still blank.
   * @param {import('./sheet.js').Sheet} sheet of the same side
   * @param {number} [selected]
   */
  mend(sheet, selected = this.selected) {
    this.open({ ...keptUnder(this.work, sheet), selected });
  }

  /** The moment at the beginning: all that Undo can do leads there. */
  get first() {
    return this.#history.first;
  }

  /** What Undo and Redo lead to, each list from the farthest to the nearest. */
  get known() {
    return this.#history.known;
  }

  /** Puts moments of an earlier visit before the first one of this. @param {{ past: Moment[], future: Moment[] }} known */
  recall(known) {
    this.#history.recall(known);
  }

  undo() {
    this.#travel('undo');
  }

  redo() {
    this.#travel('redo');
  }

  /** Where that leads to another puzzle, what was typed there is typed again. @param {'undo' | 'redo'} way */
  #travel(way) {
    const { sheet } = this;
    this.#modes.set(this.#history.now, this.#mode);
    this.#history[way]();
    const { now } = this.#history;
    if (!isAnother(sheet, now.work.sheet)) return;
    this.mode = this.#modes.get(now) ?? modeOf(now.work) ?? this.#mode;
    this.select(this.selected);
  }

  /** @param {number} cell @param {number} digit */
  #give(cell, digit) {
    const work = withGiven(this.work, cell, digit);
    if (work) this.#change(work);
  }

  /** @param {Partial<Work>} work @param {number} [selected] */
  #change(work, selected = this.selected) {
    this.#history.go({ work: { ...this.work, ...work }, selected });
  }
}
