// What holds for every puzzle, whatever is done to it.

import assert from 'node:assert/strict';
import { test } from 'node:test';
import fc from 'fast-check';
import { clashing } from '../../www/model/clashes.js';
import { fill, write } from '../../www/model/commands.js';
import { sides } from '../../www/model/layout.js';
import { candidatesOf, digitsIn } from '../../www/model/marks.js';
import { open, puzzleOf, redo, select, undo } from '../../www/model/puzzle.js';
import { classicSheet } from '../../www/model/sheet.js';
import { filledIn } from '../../www/model/work.js';
import { anyActs, blank, perform, start } from './acts.js';
import { emptyOf } from './printed.js';

/** @import { Puzzle } from '../../www/model/puzzle.js' */

test('a puzzle that is opened in an untouched grid is the beginning; in any other Undo brings the other back', () => {
  const other = { sheet: classicSheet(blank(6).with(0, 5)) };
  /** @type {[what: string, puzzle: Puzzle, canUndo: boolean][]} */
  const beginnings = [
    ['blank', puzzleOf({ sheet: emptyOf(4) }), false],
    ['a given', puzzleOf({ sheet: classicSheet(blank(4).with(3, 1)) }), true],
    ['an answer', puzzleOf({ sheet: emptyOf(4), answers: blank(4).with(3, 1) }), true],
    ['a mark', puzzleOf({ sheet: emptyOf(4), marks: new Uint32Array(16).with(3, 1) }), true],
  ];
  for (const [what, puzzle, canUndo] of beginnings) {
    const opened = open(puzzle, other);
    assert.equal(opened.past.length > 0, canUndo, what);
    assert.equal(opened.work.sheet, other.sheet, what);
  }
  const typed = undo(write(puzzleOf({ sheet: emptyOf(4) }), 1));
  assert.equal(undo(open(typed, other)).work.sheet, emptyOf(4));
});

test('whatever is done, undoing all of it brings back the start, and redoing all of it the end', () => {
  fc.assert(
    fc.property(anyActs, (acts) => {
      let puzzle = puzzleOf(start);
      const { work: before } = puzzle;
      puzzle = perform(puzzle, acts);
      const { work: end, selected } = puzzle;
      assert.ok(selected >= 0 && selected < end.answers.length);
      while (puzzle.past.length) puzzle = undo(puzzle);
      assert.deepEqual(puzzle.work, before);
      while (puzzle.future.length) puzzle = redo(puzzle);
      assert.deepEqual(puzzle.work, end);
    }),
  );
});

test('whatever is done, an answer stands in a blank, marks stand in what is left, and only an answer is wrong', () => {
  fc.assert(
    fc.property(anyActs, (acts) => {
      let puzzle = puzzleOf(start);
      for (const act of acts) {
        puzzle = perform(puzzle, [act]);
        const { sheet, answers, marks, wrong } = puzzle.work;
        for (const cell of sheet.givens.keys()) {
          assert.ok([sheet.givens[cell], answers[cell], marks[cell]].filter(Boolean).length <= 1);
          assert.ok(answers[cell] || !wrong.has(cell));
        }
      }
    }),
  );
});

test('answers and marks leave the sheet the same', () => {
  fc.assert(
    fc.property(anyActs, (acts) => {
      const { work } = perform(
        puzzleOf(start, 'answers'),
        acts.filter(([name]) => !['open', 'mode', 'toggleAnswers', 'undo'].includes(name)),
      );
      assert.equal(work.sheet, start.sheet);
    }),
  );
});

const grid = fc
  .constantFrom(...sides)
  .chain((side) => fc.uint8Array({ minLength: side * side, maxLength: side * side, max: side }));

test('where a digit is written that does not clash, no peer keeps such a mark; every other mark stays', () => {
  fc.assert(
    fc.property(grid, fc.nat(), fc.nat(), (cells, place, number) => {
      const sheet = classicSheet(cells.map((digit) => (digit % 3 ? 0 : digit)));
      const { layout, givens } = sheet;
      const filled = fill(puzzleOf({ sheet }, 'answers'));
      const { marks: before } = filled.work;
      const selected = place % cells.length;
      const digit = 1 + (number % layout.side);
      if (givens[selected]) return;
      const { work } = write(select(filled, selected), digit);
      const own = layout.housesOf[selected];
      const isClash = clashing(layout, filledIn(work)).has(selected);
      for (const [cell, mask] of work.marks.entries()) {
        const isTaken = !isClash && layout.housesOf[cell].some((house) => own.includes(house));
        const left = digitsIn(before[cell]).filter((mark) => cell !== selected && !(isTaken && mark === digit));
        assert.deepEqual(digitsIn(mask), left);
      }
    }),
  );
});

test('candidates are the digits that would not clash', () => {
  fc.assert(
    fc.property(grid, fc.nat(), (full, place) => {
      const cells = full.map((digit) => (digit % 4 ? 0 : digit)).with(place % full.length, 0);
      const cell = place % full.length;
      const sheet = classicSheet(cells);
      const free = Array.from({ length: sheet.layout.side }, (_, index) => index + 1).filter(
        (digit) => !clashing(sheet.layout, cells.with(cell, digit)).has(cell),
      );
      assert.deepEqual(digitsIn(candidatesOf(sheet, cells)[cell]), free);
    }),
  );
});
