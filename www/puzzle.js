// The puzzle on the page: its givens, the selected cell, undo and redo. Knows no DOM.

import { shapeOf } from './shapes.js';

/** @typedef {{ cells: Uint8Array, selected: number }} Moment how the puzzle stood, and where the person was */

/** A puzzle that is being typed; its `cells` are never changed in place, so whoever was handed them may keep them. */
export class Puzzle {
  /** @type {Moment} */
  #now;
  /** @type {Moment[]} */
  #past = [];
  /** @type {Moment[]} */
  #future = [];

  /**
   * @param {Uint8Array} cells row by row, 0 for a blank
   * @param {number} selected the cell that the next digit goes into
   */
  constructor(cells, selected = 0) {
    this.#now = { cells, selected };
  }

  get cells() {
    return this.#now.cells;
  }

  get selected() {
    return this.#now.selected;
  }

  get shape() {
    return shapeOf(this.cells.length);
  }

  get givens() {
    return this.cells.reduce((count, digit) => count + (digit ? 1 : 0), 0);
  }

  get canUndo() {
    return this.#past.length > 0;
  }

  get canRedo() {
    return this.#future.length > 0;
  }

  /**
   * Selects a cell; one beyond the edge is the nearest inside.
   * @param {number} cell
   */
  select(cell) {
    this.#now = { ...this.#now, selected: Math.max(0, Math.min(this.cells.length - 1, cell)) };
  }

  /**
   * Moves the selection, stopping at the edges.
   * @param {number} rows
   * @param {number} columns
   */
  move(rows, columns) {
    const { side } = this.shape;
    const stop = (/** @type {number} */ index) => Math.max(0, Math.min(side - 1, index));
    const row = stop(Math.floor(this.selected / side) + rows);
    this.select(row * side + stop((this.selected % side) + columns));
  }

  /**
   * Puts a digit, or 0 for a blank, into the selected cell and goes on to the next, row after row.
   * @param {number} digit
   */
  write(digit) {
    this.#put(this.selected, digit);
    this.select(this.selected + 1);
  }

  /** Clears the selected cell and stays. */
  erase() {
    this.#put(this.selected, 0);
  }

  /** Takes back as in text: a filled cell is cleared and left backwards, from a blank one the cell before is cleared. */
  back() {
    if (this.cells[this.selected]) {
      this.erase();
      this.select(this.selected - 1);
    } else {
      this.select(this.selected - 1);
      this.erase();
    }
  }

  /**
   * Puts another puzzle in this one's place; Undo brings this one back.
   * @param {Uint8Array} cells
   * @param {number} selected the cell that the next digit goes into
   */
  open(cells, selected = 0) {
    this.#change({ cells, selected });
  }

  undo() {
    this.#travel(this.#past, this.#future);
  }

  redo() {
    this.#travel(this.#future, this.#past);
  }

  /**
   * @param {number} cell
   * @param {number} digit
   */
  #put(cell, digit) {
    if (this.cells[cell] !== digit) this.#change({ cells: this.cells.with(cell, digit), selected: this.selected });
  }

  /** @param {Moment} moment */
  #change(moment) {
    this.#past.push(this.#now);
    this.#future = [];
    this.#now = moment;
  }

  /**
   * @param {Moment[]} from
   * @param {Moment[]} to
   */
  #travel(from, to) {
    const moment = from.pop();
    if (!moment) return;
    to.push(this.#now);
    this.#now = moment;
  }
}
