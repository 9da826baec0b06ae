// What a tab keeps of Undo and Redo: as much as it has room for, and it survives a reload, a crash, and nonsense.

import assert from 'node:assert/strict';
import { test } from 'node:test';
import fc from 'fast-check';
import { fill, write } from '../../www/model/commands.js';
import { contentIn, linkOf } from '../../www/model/links.js';
import * as puzzles from '../../www/model/puzzle.js';
import { pastIn, pastOf } from '../../www/session/remembering.js';
import { anyActs, perform, start } from './acts.js';
import { emptyOf } from './printed.js';

/** @import { Puzzle } from '../../www/model/puzzle.js' */

const { puzzleOf } = puzzles;

/** A value once it was JSON, which is how it is kept. @param {unknown} value */
const kept = (value) => JSON.parse(JSON.stringify(value));

/** The puzzle as a reload brings it back. @param {Puzzle} puzzle */
function reloaded(puzzle) {
  const { work, selected, mode, opening } = puzzle;
  const again = puzzleOf({ ...work, selected }, mode, opening);
  return puzzles.recall(again, pastIn(kept(pastOf(puzzle)), again));
}

const ways = {
  undo: { step: puzzles.undo, ahead: /** @param {Puzzle} puzzle */ ({ past }) => past.length },
  redo: { step: puzzles.redo, ahead: /** @param {Puzzle} puzzle */ ({ future }) => future.length },
};

/** Every puzzle that Undo or Redo leads to, from the one there is. @param {Puzzle} puzzle @param {keyof typeof ways} way */
function along(puzzle, way) {
  const { step, ahead } = ways[way];
  const all = [puzzle];
  for (let left = ahead(puzzle); left > 0; left--) all.push(step(all[all.length - 1]));
  return all;
}

/**
 * Those puzzles as links. These do not say which answers are known to be wrong: what differs in nothing else counts once.
 * @param {Puzzle} puzzle
 * @param {keyof typeof ways} way
 */
const linksAlong = (puzzle, way) =>
  along(puzzle, way)
    .map(({ work }) => linkOf(work))
    .filter((link, at, all) => link !== all[at - 1]);

/** The last of them. @param {Puzzle} puzzle @param {keyof typeof ways} way */
const endOf = (puzzle, way) => along(puzzle, way).at(-1) ?? puzzle;

test('whatever was done and undone, a reload leads the same way back and forth', () => {
  fc.assert(
    fc.property(anyActs, fc.nat(20), (acts, undone) => {
      const puzzle = perform(puzzleOf(start), [...acts, ...Array(undone).fill(['undo'])]);
      const again = reloaded(puzzle);
      assert.deepEqual(linksAlong(again, 'redo'), linksAlong(puzzle, 'redo'));
      assert.deepEqual(linksAlong(reloaded(again), 'redo'), linksAlong(puzzle, 'redo'));
      const last = endOf(again, 'redo');
      assert.deepEqual(linksAlong(last, 'undo'), linksAlong(endOf(puzzle, 'redo'), 'undo'));
      assert.deepEqual(linksAlong(reloaded(last), 'undo'), linksAlong(last, 'undo'));
    }),
  );
});

test('the selected cell comes back, and moments of one puzzle share its sheet', () => {
  const puzzle = perform(puzzleOf(start), [
    ['mode', 'answers'],
    ['select', 1],
    ['write', 1],
    ['select', 5],
    ['write', 2],
  ]);
  const again = reloaded(puzzle);
  const [, ...places] = along(again, 'undo');
  assert.deepEqual(
    places.map(({ selected }) => selected),
    [5, 1],
  );
  for (const { work, opening } of places) {
    assert.equal(work.sheet, again.work.sheet);
    assert.equal(opening, puzzle.opening);
  }
});

test('what was done since the page began comes after what is recalled', () => {
  const puzzle = perform(puzzleOf(start), [['write', 1], ['write', 2], ['undo']]);
  const began = puzzleOf({ sheet: puzzle.work.sheet, selected: puzzle.selected });
  const again = puzzles.recall(write(began, 4), pastIn(kept(pastOf(puzzle)), began));
  assert.equal(again.future.length, 0);
  assert.equal(along(again, 'undo')[1].work.sheet, puzzle.work.sheet);
  assert.equal(along(again, 'undo')[2].work.sheet, start.sheet);
  assert.equal(again.past.length, 2);
});

test('after a reload Undo leads to another puzzle’s answers, and goes on with them', () => {
  const puzzle = perform(puzzleOf(start, 'answers'), [
    ['select', 5],
    ['write', 1],
    ['open', { sheet: emptyOf(4) }],
    ['mode', 'givens'],
  ]);
  const { work, mode, opening } = puzzles.undo(reloaded(puzzle));
  assert.deepEqual([work.sheet, work.answers[5], mode], [start.sheet, 1, 'answers']);
  assert.equal(opening, puzzle.past.at(-1)?.opening);
});

test('where the browser broke off, what it had kept leads to what came after', () => {
  const puzzle = write(puzzleOf(start), 1);
  const past = kept(pastOf(puzzle));
  const again = puzzleOf({ sheet: write(puzzle, 2).work.sheet });
  const recalled = puzzles.recall(again, pastIn(past, again));
  assert.equal(linkOf(along(recalled, 'undo')[1].work), linkOf(puzzle.work));
  assert.equal(along(recalled, 'undo')[2].work.sheet, start.sheet);
});

/** @type {[side: number, least: number][]} a 9×9 keeps a thousand moments at the least, a 25×25 a hundred */
const sizes = [
  [9, 1000],
  [25, 100],
];

for (const [side, least] of sizes) {
  test(`of endless changes in a ${side}×${side} the last are kept, and no more than a tab has room for`, () => {
    let puzzle = fill(puzzleOf({ sheet: emptyOf(side) }, 'marks'));
    for (let at = 0; at < 2000; at++) puzzle = write(puzzles.select(puzzle, at % (side * side)), 1);
    const past = pastOf(puzzle);
    assert.ok(JSON.stringify(past).length < 450_000);
    const again = reloaded(puzzle);
    const there = linksAlong(again, 'undo');
    assert.ok(there.length > least, String(there.length));
    assert.deepEqual(there, linksAlong(puzzle, 'undo').slice(0, there.length));
    const [first, back] = [puzzle, again].map((puzzle) => endOf(puzzle, 'undo'));
    const on = linksAlong(reloaded(back), 'redo');
    assert.ok(on.length > least, String(on.length));
    assert.deepEqual(on, linksAlong(back, 'redo').slice(0, on.length));
    assert.deepEqual(linksAlong(reloaded(first), 'redo').slice(0, least), linksAlong(first, 'redo').slice(0, least));
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
    assert.deepEqual(pastIn(value, puzzleOf(start)), { past: [], future: [] });
  });
}

test('a cell that is none is the first', () => {
  const { past } = pastIn(
    {
      past: [
        ['#puzzle=1000000000000000', 99],
        ['#puzzle=1000000000000000', 'length'],
      ],
      now: 0,
    },
    puzzleOf(start),
  );
  assert.deepEqual(
    past.map(({ selected }) => selected),
    [0, 0],
  );
  assert.equal(past[0].opening, past[1].opening, 'what has no name is of one puzzle');
});

test('moments of a page that gave them no names are of the puzzle beside them, as long as it is that one', () => {
  const [line, other] = ['#puzzle=3004400000420403', '#puzzle=1000000000000000'];
  const link = `${line}&answers=0100000000000000`;
  const content = contentIn(link) ?? assert.fail('it is no link');
  const puzzle = puzzleOf(content, 'answers', link);
  const past = [other, `${other}&answers=0200000000000000`, line].map((link) => [link, 0]);
  const moments = pastIn({ past, now: [link, 1], future: [[`${line}&answers=0120000000000000`, 2]] }, puzzle);
  const [first, second, third] = moments.past.map(({ opening }) => opening);
  assert.deepEqual([third, moments.future[0].opening], [link, link]);
  assert.equal(first, second);
  assert.notEqual(first, third);
});
