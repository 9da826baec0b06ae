// A list in the state: plain facts that come by acts, ten times a second at the most, and work that follows from acts. That time
// has passed when the test says so.

import assert from 'node:assert/strict';
import { test } from 'node:test';
import { hold, isSoFar, liveOf, placeIn } from '../../www/engine/list/held.js';
import { createOpening, glance } from '../../www/features/list/opening.js';
import { createPutting } from '../../www/features/list/putting.js';
import { hold as holdText } from '../../www/incoming/held.js';
import { mostListed } from '../../www/model/entries.js';
import { viewOf } from '../../www/session/view.js';
import { placeWords } from '../../www/words/list.js';
import { deskFor } from './atdesk.js';
import { four, levels } from './cases.js';

/** @import { TestContext } from 'node:test' */
/** @import { View } from '../../www/session/view.js' */
/** @import { Desk } from './desk.js' */
/** @import { Seen } from '../../www/session/state.js' */

const [easy, medium, hard] = levels.map(({ puzzle }) => puzzle);
const open = `12${'.'.repeat(79)}`;

/**
 * A desk with the part that opens lists, where a text of many puzzles has come in.
 * @param {TestContext} t
 * @param {string[]} lines
 * @param {() => Promise<never>} [ask] what the engines do that solve them, instead of solving
 */
async function deskWith(t, lines, ask) {
  /** What is to be done when the time has passed. @type {Set<() => void>} */
  const frames = new Set();
  const { navigator, setTimeout, clearTimeout } = globalThis;
  Object.defineProperty(globalThis, 'navigator', { configurable: true, value: { hardwareConcurrency: 2 } });
  Object.assign(globalThis, {
    window: new EventTarget(),
    setTimeout(/** @type {() => void} */ act, /** @type {number} */ delay) {
      if (delay !== glance) return setTimeout(act, delay);
      frames.add(act);
      return act;
    },
    clearTimeout: (/** @type {any} */ timer) => frames.delete(timer) || clearTimeout(timer),
  });
  t.after(() => {
    Object.defineProperty(globalThis, 'navigator', { configurable: true, value: navigator });
    Object.assign(globalThis, { setTimeout, clearTimeout });
  });
  const desk = deskFor(t);
  await desk.until(() => desk.view.verdict !== null, true); // what follows from an answer is no other act's
  let draws = 0;
  /** @type {string[]} what was done, one after the other */
  const acts = [];
  const parts = desk.join((session) => {
    const { act } = session;
    session.act = (command) => {
      acts.push(command.do);
      act(command);
    };
    session.onDraw(() => void draws++);
    const opening = createOpening(
      session,
      async () => {},
      () => -1,
    );
    const putting = createPutting(session, async () => {});
    return { ...opening, ...putting, go: opening.turn, again: session.draw };
  });
  await desk.paste(lines.join('\n'));
  if (ask) desk.join((session) => Object.assign(session, { startEngine: () => ({ ask, hand: ask, end() {} }) }));
  const opened = parts.open(desk.state.arrival ?? assert.fail('no list has come'));
  await desk.until(() => desk.view.front, 'list');
  return {
    desk,
    parts,
    opened,
    acts,
    drawn: () => draws,
    frame() {
      const acts = [...frames];
      frames.clear();
      for (const act of acts) act();
    },
  };
}

/** What the bar says. @param {View} view */
const barOf = ({ list }) =>
  list && placeWords({ index: list.at, filter: list.filter, of: list.sizes[list.filter], ...list.place });

/** The list that is there. @param {Desk} desk */
const listOf = (desk) => desk.state.list ?? assert.fail('there is no list');

/** Asserts that a clone of the state is the same and shows the same of the list. @param {Desk} desk @param {string} when */
async function assertCloned(desk, when) {
  const clone = structuredClone(desk.state);
  assert.deepEqual(clone, desk.state, when);
  const [view, same] = [desk.state, clone].map(viewOf);
  assert.deepEqual(same.list, view.list, when);
  assert.equal(barOf(same), barOf(view), when);
  const rows = await Promise.all(
    [view, same].map(({ list }) => list && liveOf(list)?.collection.entry(list.count - 1)),
  );
  assert.ok(rows[0]);
  assert.deepEqual(rows[1], rows[0], when);
}

/** The puzzles that pass, the one that was on the board last, whether it still is, and the places of it and its neighbours. @type {[what: string, passing: number[], at: number, isAt: boolean, place: ReturnType<typeof placeIn>][]} */
const places = [
  ['none was on the board', [0, 1, 2], -1, false, { at: -1, back: -1, on: 0 }],
  ['it is', [0, 1, 2], 1, true, { at: 1, back: 0, on: 2 }],
  ['the first', [0, 1, 2], 0, true, { at: 0, back: -1, on: 1 }],
  ['the last', [0, 1, 2], 2, true, { at: 2, back: 1, on: 3 }],
  ['another is', [0, 1, 2], 1, false, { at: -1, back: 1, on: 2 }],
  ['it does not pass', [0, 2], 1, true, { at: -1, back: 0, on: 1 }],
  ['another is, and it did not pass', [0, 2], 1, false, { at: -1, back: 0, on: 1 }],
];

for (const [what, passing, at, isAt, place] of places) {
  test(`where the board’s puzzle is in its list: ${what}`, () => {
    const collection = /** @type {any} */ ({
      place: (/** @type {unknown} */ _, /** @type {number} */ index) => passing.filter((own) => own < index).length,
      passes: (/** @type {unknown} */ _, /** @type {number} */ index) => passing.includes(index),
    });
    assert.deepEqual(placeIn(collection, { filter: 'all', order: 'text', at, isAt }), place);
  });
}

test('there may come to be others that pass until all that is listed has been read, solved, or rated', () => {
  const read = { isWhole: true, isRated: false, sizes: { all: 3, waiting: 0 } };
  const part = { ...read, isWhole: false };
  const listed = { ...part, sizes: { all: mostListed, waiting: 0 } };
  for (const [list, filter, is] of /** @type {const} */ ([
    [read, 'all', false],
    [part, 'all', true],
    [listed, 'all', false],
    [read, 'unique', false],
    [part, 'unique', true],
    [listed, 'unique', false],
    [{ ...read, sizes: { all: 3, waiting: 1 } }, 'unique', true],
    [read, 'easy', true],
    [{ ...read, isRated: true }, 'easy', false],
  ])) {
    assert.equal(isSoFar(/** @type {any} */ (list), filter), is, `${filter} of ${JSON.stringify(list)}`);
  }
});

test('at any time a list can be cloned, and the clone shows the same', async (t) => {
  const { desk, parts } = await deskWith(t, [medium, open, hard.slice(1), easy, four.puzzle, hard]);
  await desk.until(() => listOf(desk).isRated, true);
  await assertCloned(desk, 'rated');
  assert.deepEqual([listOf(desk).sizes.unique, listOf(desk).sizes.several, listOf(desk).sizes.easy], [4, 1, 2]);
  await parts.put(3);
  await desk.until(() => barOf(desk.view), 'Puzzle 4 of 6');
  await assertCloned(desk, 'on the board');
  desk.do({ do: 'arrange', filter: 'unique', said: { kind: 'filtered', filter: 'unique', of: 4, isSoFar: false } });
  desk.do({ do: 'arrange', order: 'hardest', said: { kind: 'ordered', order: 'hardest' } });
  await desk.until(() => barOf(desk.view), 'One solution 3 of 4, puzzle 4');
  await assertCloned(desk, 'in another order');
  parts.turn(-1);
  await desk.until(() => barOf(desk.view), 'One solution 2 of 4, puzzle 1');
  desk.press('Control+z');
  await desk.until(() => barOf(desk.view), 'One solution 3 of 4, puzzle 4');
  const { key } = listOf(desk);
  parts.close();
  assert.deepEqual([desk.state.list, liveOf({ key })], [null, null], 'nothing of it stays');
});

test('a puzzle of a list comes to the board unless the person has gone elsewhere by then, or it is there already', async (t) => {
  const { desk, parts } = await deskWith(t, [medium, easy, hard.slice(1), hard]);
  await parts.put(2);
  assert.deepEqual([listOf(desk).at, desk.state.front], [-1, 'list'], 'it cannot be read');
  const gone = parts.put(1);
  desk.do({ do: 'show', feature: 'board' });
  await gone;
  assert.deepEqual([listOf(desk).at, desk.state.puzzle.past.length], [-1, 0]);
  desk.do({ do: 'show', feature: 'list' });
  await parts.put(1);
  assert.deepEqual([listOf(desk).at, desk.state.front], [1, 'board']);
  desk.do({ do: 'switch', mode: 'answers' });
  desk.choose(0);
  desk.type('1');
  const { puzzle } = desk.state;
  desk.do({ do: 'show', feature: 'list' });
  await parts.put(1);
  assert.deepEqual([desk.state.puzzle, desk.state.front], [puzzle, 'board'], 'it stays with what was done on it');
});

test('a list that is stopped stays so, also when it comes to the front again, until the person goes on', async (t) => {
  const { desk, parts, frame } = await deskWith(t, Array(500).fill(medium));
  const release = desk.hold('solveLines');
  frame();
  const { solver, rater } = liveOf(listOf(desk)) ?? assert.fail();
  assert.deepEqual([solver.isWorking, rater.isWorking], [true, false]);
  parts.go();
  assert.deepEqual([solver.isWorking, rater.isWorking], [false, false]);
  desk.do({ do: 'show', feature: 'board' });
  desk.do({ do: 'show', feature: 'list' });
  await new Promise((resolve) => setTimeout(resolve)); // what follows from it
  assert.deepEqual([solver.isWorking, rater.isWorking], [false, false]);
  frame();
  release();
  parts.go();
  assert.ok(solver.isWorking);
  await desk.until(() => listOf(desk).isRated, true);
});

/** Waits until something is so of which no act tells. @param {() => boolean} isSo */
async function soon(isSo) {
  for (let turn = 0; turn < 10_000 && !isSo(); turn++) await new Promise((resolve) => setTimeout(resolve));
  assert.ok(isSo());
}

/**
 * A text arrives of which something was seen before a reload.
 * @param {Desk} desk
 * @param {string} line comes again and again
 * @param {number} count
 * @param {Partial<Seen>} seen
 */
async function comeBack(desk, line, count, seen) {
  const source = new Blob(Array(count).fill(`${line}\n`));
  const beginning = await desk.join((session) => session.startEngine()).ask('begin', source);
  const id = holdText({ beginning, source, encoding: 'utf-8' });
  const plain = /** @type {const} */ ({ at: -1, isAt: false, isInFront: false, row: -1, filter: 'all', order: 'text' });
  desk.do({ do: 'arrive', arrival: { id, seen: { key: 'of before', ...plain, ...seen } } });
  return desk.state.arrival ?? assert.fail();
}

test('a place that is not listed any more is none', async (t) => {
  const { desk, parts } = await deskWith(t, [medium, easy]);
  const at = mostListed + 100;
  await parts.open(await comeBack(desk, four.puzzle, mostListed + 500, { at, isAt: true, isInFront: true, row: at }));
  const { key, row, sizes, place } = listOf(desk);
  assert.deepEqual([key, listOf(desk).at, row, sizes.all], ['of before', -1, -1, mostListed]);
  assert.deepEqual(place, { at: -1, back: -1, on: 0 });
  parts.close();
});

test('of a list that is not in front all that is listed is read; it is solved where just some of it is to be listed', async (t) => {
  const { desk, parts } = await deskWith(t, Array(500).fill(medium));
  desk.hold('solveLines');
  const first = liveOf(listOf(desk)) ?? assert.fail();
  assert.ok(first.solver.isWorking);
  const count = 20_000; // more than are read at first
  await parts.open(await comeBack(desk, four.puzzle, count, {}));
  const { collection, solver } = liveOf(listOf(desk)) ?? assert.fail();
  assert.deepEqual([first.solver.isWorking, first.rater.isWorking], [false, false], 'the one before has ended');
  assert.ok(!listOf(desk).isWhole);
  await soon(() => collection.isWhole);
  await new Promise((resolve) => setTimeout(resolve)); // what follows from it
  desk.choose(1);
  assert.deepEqual([listOf(desk).count, listOf(desk).isWhole, solver.seconds], [count, true, 0]);
  await parts.open(await comeBack(desk, four.puzzle, count, { key: 'other', filter: 'unique' }));
  assert.ok(liveOf(listOf(desk))?.solver.isWorking);
  parts.close();
});

test('a list that another overtakes while it is being opened is not shown', async (t) => {
  const { desk, parts, acts } = await deskWith(t, [medium, easy]);
  const seen = { at: 19_000 };
  const overtaken = parts.open(await comeBack(desk, four.puzzle, 20_000, { ...seen, key: 'overtaken' }));
  await parts.open(await comeBack(desk, four.puzzle, 20_000, seen));
  await overtaken;
  assert.equal(listOf(desk).key, 'of before');
  assert.equal(acts.filter((act) => act === 'list').length, 2);
  parts.close();
});

test('after a stop nothing is rated', async (t) => {
  const { desk, parts } = await deskWith(t, Array(5000).fill(medium));
  const { solver, rater } = liveOf(listOf(desk)) ?? assert.fail();
  desk.hold('solveLines', 1);
  await soon(() => solver.done > 0);
  parts.go();
  await new Promise((resolve) => setTimeout(resolve)); // what follows from it
  assert.deepEqual([solver.isWorking, rater.seconds], [false, 0]);
  parts.close();
});

test('of two lists one is alive: that which the state names', () => {
  const held = /** @type {any} */ ({ key: 'a' });
  hold(held);
  assert.deepEqual([liveOf({ key: 'a' }), liveOf({ key: 'b' }), liveOf(null)], [held, null, null]);
  hold(null);
  assert.equal(liveOf({ key: 'a' }), null);
});

test('why a list cannot be solved is a plain fact', async (t) => {
  const { desk } = await deskWith(t, [medium, easy], async () => {
    throw new TypeError('It broke off.');
  });
  await desk.until(() => listOf(desk).solving.trouble, { name: 'TypeError', message: 'It broke off.' });
  await assertCloned(desk, 'in trouble');
});

test('drawing starts nothing and changes nothing; that a list comes to the front starts its work', async (t) => {
  const { desk, parts, acts } = await deskWith(t, [medium, easy]);
  await desk.until(() => listOf(desk).isRated, true);
  const before = structuredClone(desk.state);
  const { asked, started } = desk;
  const [done, wasAsked] = [acts.length, asked.length];
  for (let times = 0; times < 3; times++) parts.again();
  await new Promise((resolve) => setTimeout(resolve));
  assert.deepEqual([acts.length, desk.asked.length, desk.started], [done, wasAsked, started]);
  assert.deepEqual(structuredClone(desk.state), before);
});

test('what comes to be known is told ten times a second, or after the next act where the list is not in front', async (t) => {
  const { desk, acts, drawn, frame } = await deskWith(t, Array(1000).fill(medium));
  const told = () => acts.filter((act) => act === 'listed').length;
  const rated = () => desk.asked.filter((method) => method === 'rateLines').length;
  const release = desk.hold('rateLines', 3);
  await desk.until(rated, 4);
  frame();
  const first = told();
  release();
  const again = desk.hold('rateLines', 2);
  await desk.until(rated, 7);
  assert.equal(told(), first, 'the time has not passed');
  frame();
  assert.equal(told(), first + 1);
  frame();
  assert.equal(told(), first + 2, 'the time that is left changes');
  assert.ok(listOf(desk).rating.done > 0 && !listOf(desk).isRated);

  desk.do({ do: 'show', feature: 'board' });
  await desk.until(() => desk.view.front, 'board');
  const [second, draws] = [told(), drawn()];
  again();
  const third = desk.hold('rateLines', 1);
  await desk.until(rated, 9);
  frame();
  assert.deepEqual([told(), drawn()], [second, draws], 'nobody sees it');
  const { done } = listOf(desk).rating;
  desk.choose(1);
  assert.equal(told(), second + 1);
  assert.ok(listOf(desk).rating.done > done);
  third();
  await desk.until(() => listOf(desk).isRated, true);
});
