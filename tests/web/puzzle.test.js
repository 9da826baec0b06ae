// The puzzle on the page, without a page: what its keys do, and what holds for whatever is done to it.

import assert from 'node:assert/strict';
import { test } from 'node:test';
import fc from 'fast-check';
import { Puzzle } from '../../www/puzzle.js';
import { shapes } from '../../www/shapes.js';
import { rowsOf } from '../../www/symbols.js';

const blank = (/** @type {number} */ side) => new Uint8Array(side * side);

/** @type {[name: string, acts: unknown[][], rows: string, selected: number][]} on a 4×4 with a 3 in the second cell, which is selected */
const table = [
  ['a digit fills the cell and goes on', [['write', 4]], '.4.. .... .... ....', 2],
  ['a blank goes on as well', [['write', 0]], '.... .... .... ....', 2],
  ['erase clears and stays', [['erase']], '.... .... .... ....', 1],
  ['back clears a filled cell and steps back', [['back']], '.... .... .... ....', 0],
  ['back from a blank clears the cell before', [['select', 2], ['back']], '.... .... .... ....', 1],
  ['back at the first cell stays there', [['select', 0], ['back']], '.3.. .... .... ....', 0],
  [
    'at the end of a row the next is the row below',
    [
      ['select', 3],
      ['write', 1],
    ],
    '.3.1 .... .... ....',
    4,
  ],
  [
    'after the last cell there is no next',
    [
      ['select', 15],
      ['write', 1],
    ],
    '.3.. .... .... ...1',
    15,
  ],
  ['down', [['move', 1, 0]], '.3.. .... .... ....', 5],
  ['up at the top stays', [['move', -1, 0]], '.3.. .... .... ....', 1],
  ['left does not leave the row', [['move', 0, -3]], '.3.. .... .... ....', 0],
  ['right does not leave the row', [['move', 0, 9]], '.3.. .... .... ....', 3],
  ['another puzzle', [['open', blank(4)]], '.... .... .... ....', 0],
  ['undo brings back what was there', [['open', blank(6)], ['undo']], '.3.. .... .... ....', 1],
  ['redo brings it again', [['write', 4], ['undo'], ['redo']], '.4.. .... .... ....', 2],
  ['a change ends what could be redone', [['write', 4], ['undo'], ['write', 1], ['redo']], '.1.. .... .... ....', 2],
  ['the same digit again is no change', [['write', 3], ['undo']], '.3.. .... .... ....', 2],
  ['undo with nothing to undo', [['undo']], '.3.. .... .... ....', 1],
];

/** @param {Puzzle} puzzle @param {unknown[][]} acts a method's name and its arguments each */
function perform(puzzle, acts) {
  for (const [method, ...args] of acts) /** @type {any} */ (puzzle)[/** @type {string} */ (method)](...args);
}

for (const [name, acts, rows, selected] of table) {
  test(name, () => {
    const puzzle = new Puzzle(blank(4).with(1, 3), 1);
    perform(puzzle, acts);
    assert.equal(rowsOf(puzzle.cells).replaceAll('\n', ' '), rows);
    assert.equal(puzzle.selected, selected);
  });
}

const step = fc.integer({ min: -5, max: 5 });
const act = fc.oneof(
  fc.tuple(fc.constant('write'), fc.nat(4)),
  fc.tuple(fc.constant('move'), step, step),
  fc.tuple(fc.constantFrom('erase', 'back')),
  fc.tuple(
    fc.constant('open'),
    fc.constantFrom(...shapes).map(({ side }) => blank(side)),
  ),
);

test('whatever is done, undoing all of it brings back the start, and redoing all of it the end', () => {
  fc.assert(
    fc.property(fc.array(act, { maxLength: 60 }), (acts) => {
      const start = blank(9);
      const puzzle = new Puzzle(start);
      perform(puzzle, acts);
      const end = puzzle.cells;
      assert.ok(puzzle.selected >= 0 && puzzle.selected < end.length);
      while (puzzle.canUndo) puzzle.undo();
      assert.deepEqual(puzzle.cells, start);
      while (puzzle.canRedo) puzzle.redo();
      assert.deepEqual(puzzle.cells, end);
    }),
  );
});
