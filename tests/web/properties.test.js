// What holds for every puzzle, whatever is done to it.

import assert from 'node:assert/strict';
import { test } from 'node:test';
import fc from 'fast-check';
import { clashing } from '../../www/model/clashes.js';
import { sides } from '../../www/model/layout.js';
import { candidatesOf, digitsIn } from '../../www/model/marks.js';
import { Puzzle } from '../../www/model/puzzle.js';
import { classicSheet } from '../../www/model/sheet.js';
import { anyActs, blank, perform, start } from './acts.js';
import { emptyOf } from './printed.js';

test('a puzzle that is opened in an untouched grid is the beginning; in any other Undo brings the other back', () => {
  const other = { sheet: classicSheet(blank(6).with(0, 5)) };
  /** @type {[what: string, puzzle: Puzzle, canUndo: boolean][]} */
  const beginnings = [
    ['blank', new Puzzle({ sheet: emptyOf(4) }), false],
    ['a given', new Puzzle({ sheet: classicSheet(blank(4).with(3, 1)) }), true],
    ['an answer', new Puzzle({ sheet: emptyOf(4), answers: blank(4).with(3, 1) }), true],
    ['a mark', new Puzzle({ sheet: emptyOf(4), marks: new Uint32Array(16).with(3, 1) }), true],
  ];
  for (const [what, puzzle, canUndo] of beginnings) {
    puzzle.open(other);
    assert.equal(puzzle.canUndo, canUndo, what);
    assert.equal(puzzle.sheet, other.sheet, what);
  }
  const typed = new Puzzle({ sheet: emptyOf(4) });
  typed.write(1);
  typed.undo();
  typed.open(other);
  typed.undo();
  assert.equal(typed.sheet, emptyOf(4));
});

/** What Undo has to bring back. @param {Puzzle} puzzle */
const state = ({ sheet, answers, marks, wrong }) => ({ sheet, answers, marks, wrong });

test('whatever is done, undoing all of it brings back the start, and redoing all of it the end', () => {
  fc.assert(
    fc.property(anyActs, (acts) => {
      const puzzle = new Puzzle(start);
      const before = state(puzzle);
      perform(puzzle, acts);
      const end = state(puzzle);
      assert.ok(puzzle.selected >= 0 && puzzle.selected < puzzle.givens.length);
      while (puzzle.canUndo) puzzle.undo();
      assert.deepEqual(state(puzzle), before);
      while (puzzle.canRedo) puzzle.redo();
      assert.deepEqual(state(puzzle), end);
    }),
  );
});

test('whatever is done, an answer stands in a blank, marks stand in what is left, and only an answer is wrong', () => {
  fc.assert(
    fc.property(anyActs, (acts) => {
      const puzzle = new Puzzle(start);
      for (const act of acts) {
        perform(puzzle, [act]);
        const { givens, answers, marks, wrong } = puzzle;
        for (const cell of givens.keys()) {
          assert.ok([givens[cell], answers[cell], marks[cell]].filter(Boolean).length <= 1);
          assert.ok(answers[cell] || !wrong.has(cell));
        }
      }
    }),
  );
});

test('answers and marks leave the sheet the same', () => {
  fc.assert(
    fc.property(anyActs, (acts) => {
      const puzzle = new Puzzle(start, 'answers');
      perform(
        puzzle,
        acts.filter(([method]) => !['open', 'mode', 'toggleAnswers', 'undo'].includes(method)),
      );
      assert.equal(puzzle.sheet, start.sheet);
    }),
  );
});

const grid = fc
  .constantFrom(...sides)
  .chain((side) => fc.uint8Array({ minLength: side * side, maxLength: side * side, max: side }));

test('where a digit is written that does not clash, no peer keeps such a mark; every other mark stays', () => {
  fc.assert(
    fc.property(grid, fc.nat(), fc.nat(), (cells, place, number) => {
      const puzzle = new Puzzle({ sheet: classicSheet(cells.map((digit) => (digit % 3 ? 0 : digit))) }, 'answers');
      const { layout } = puzzle;
      puzzle.fill();
      const { marks: before } = puzzle;
      puzzle.select(place % cells.length);
      const digit = 1 + (number % layout.side);
      if (puzzle.givens[puzzle.selected]) return;
      puzzle.write(digit);
      const own = layout.housesOf[puzzle.selected];
      const isClash = clashing(layout, puzzle.filled).has(puzzle.selected);
      for (const [cell, mask] of puzzle.marks.entries()) {
        const isTaken = !isClash && layout.housesOf[cell].some((house) => own.includes(house));
        const left = digitsIn(before[cell]).filter((mark) => cell !== puzzle.selected && !(isTaken && mark === digit));
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
