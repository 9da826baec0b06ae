// What a tab keeps of Undo and Redo: as much as it has room for, and it survives a reload, a crash, and nonsense.

import assert from 'node:assert/strict';
import { test } from 'node:test';
import fc from 'fast-check';
import { linkOf } from '../../www/model/links.js';
import { Puzzle } from '../../www/model/puzzle.js';
import { pastIn, pastOf } from '../../www/session/past.js';
import { anyActs, perform, start } from './acts.js';
import { emptyOf } from './printed.js';

/** The same as after JSON, which is how it is kept. @param {unknown} value */
const kept = (value) => JSON.parse(JSON.stringify(value));

/** The puzzle as a reload brings it back. @param {Puzzle} puzzle */
function reloaded(puzzle) {
  const { sheet, answers, marks, selected } = puzzle;
  const again = new Puzzle({ sheet, answers, marks, selected }, puzzle.mode);
  again.recall(pastIn(kept(pastOf(puzzle)), again.work));
  return again;
}

/**
 * Every puzzle that Undo or Redo leads to, the one there is included, as links. Links do not say which answers are known to
 * be wrong: what differs in nothing else counts once.
 * @param {Puzzle} puzzle
 * @param {'undo' | 'redo'} way
 */
function way(puzzle, way) {
  const links = [linkOf(puzzle)];
  while (way === 'undo' ? puzzle.canUndo : puzzle.canRedo) {
    puzzle[way]();
    if (links.at(-1) !== linkOf(puzzle)) links.push(linkOf(puzzle));
  }
  return links;
}

test('whatever was done and undone, a reload leads the same way back and forth', () => {
  fc.assert(
    fc.property(anyActs, fc.nat(20), (acts, undone) => {
      const puzzle = new Puzzle(start);
      perform(puzzle, acts);
      for (let at = 0; at < undone; at++) puzzle.undo();
      const again = reloaded(puzzle);
      assert.deepEqual(way(reloaded(puzzle), 'redo'), way(reloaded(again), 'redo'));
      const there = way(again, 'redo');
      assert.deepEqual(there, way(puzzle, 'redo'));
      assert.deepEqual(way(again, 'undo'), way(puzzle, 'undo'));
    }),
  );
});

test('the selected cell comes back, and moments of one puzzle share its sheet', () => {
  const puzzle = new Puzzle(start);
  perform(puzzle, [
    ['mode', 'answers'],
    ['select', 1],
    ['write', 1],
    ['select', 5],
    ['write', 2],
  ]);
  const again = reloaded(puzzle);
  const { sheet } = again;
  again.undo();
  assert.equal(again.selected, 5);
  assert.equal(again.sheet, sheet);
  again.undo();
  assert.equal(again.selected, 1);
  assert.equal(again.sheet, sheet);
});

test('what was done since the page began comes after what is recalled', () => {
  const puzzle = new Puzzle(start);
  perform(puzzle, [['write', 1], ['write', 2], ['undo']]);
  const again = new Puzzle({ sheet: puzzle.sheet, selected: puzzle.selected });
  const { work } = again;
  again.write(4);
  again.recall(pastIn(kept(pastOf(puzzle)), work));
  assert.equal(again.canRedo, false);
  again.undo();
  assert.equal(again.sheet, puzzle.sheet);
  again.undo();
  assert.equal(again.sheet, start.sheet);
  assert.equal(again.canUndo, false);
});

test('after a reload Undo leads to another puzzle’s answers, and goes on with them', () => {
  const puzzle = new Puzzle(start, 'answers');
  perform(puzzle, [
    ['select', 5],
    ['write', 1],
  ]);
  puzzle.open({ sheet: emptyOf(4) });
  puzzle.mode = 'givens';
  const again = reloaded(puzzle);
  again.undo();
  assert.deepEqual([again.sheet, again.answers[5], again.mode], [start.sheet, 1, 'answers']);
});

test('where the browser broke off, what it had kept leads to what came after', () => {
  const puzzle = new Puzzle(start);
  puzzle.write(1);
  const past = kept(pastOf(puzzle));
  const before = linkOf(puzzle);
  puzzle.write(2);
  const again = new Puzzle({ sheet: puzzle.sheet });
  again.recall(pastIn(past, again.work));
  again.undo();
  assert.equal(linkOf(again), before);
  again.undo();
  assert.equal(again.sheet, start.sheet);
});

/** @type {[side: number, least: number][]} a 9×9 keeps a thousand moments at the least, a 25×25 a hundred */
const sizes = [
  [9, 1000],
  [25, 100],
];

for (const [side, least] of sizes) {
  test(`of endless changes in a ${side}×${side} the last are kept, and no more than a tab has room for`, () => {
    const puzzle = new Puzzle({ sheet: emptyOf(side) }, 'marks');
    puzzle.fill();
    for (let at = 0; at < 2000; at++) {
      puzzle.select(at % (side * side));
      puzzle.write(1);
    }
    const past = pastOf(puzzle);
    assert.ok(JSON.stringify(past).length < 450_000);
    const again = reloaded(puzzle);
    const there = way(again, 'undo');
    assert.ok(there.length > least, String(there.length));
    assert.deepEqual(there, way(puzzle, 'undo').slice(0, there.length));
    const back = reloaded(puzzle); // which is at its beginning now
    const on = way(back, 'redo');
    assert.ok(on.length > least, String(on.length));
    assert.deepEqual(on, way(puzzle, 'redo').slice(0, on.length));
  });
}

/** @type {[what: string, value: unknown][]} */
const nonsense = [
  ['nothing', null],
  ['a text', 'past'],
  ['a number', 5],
  ['no moments', {}],
  ['texts for lists', { past: 'x', now: 'y', future: 'z' }],
  [
    'what is no moment',
    { past: [1, null, [], {}, [5, 5], ['#puzzle=12', 0], ['#puzzle=9999999999999999', 0]], now: '' },
  ],
  ['another page’s address', { past: [['#other=1234', 0]], now: 'https://example.org/', future: [] }],
];

for (const [what, value] of nonsense) {
  test(`of ${what} nothing is recalled`, () => {
    const puzzle = new Puzzle(start);
    assert.deepEqual(pastIn(value, puzzle.work), { past: [], future: [] });
  });
}

test('a cell that is none is the first', () => {
  const puzzle = new Puzzle(start);
  const { past } = pastIn(
    {
      past: [
        ['#puzzle=1000000000000000', 99],
        ['#puzzle=1000000000000000', 'length'],
      ],
      now: 0,
    },
    puzzle.work,
  );
  assert.deepEqual(
    past.map(({ selected }) => selected),
    [0, 0],
  );
});
