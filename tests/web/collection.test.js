// Many puzzles without a page: how they are read, what is known of them, and how they are solved.

import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { before, test } from 'node:test';
import fc from 'fast-check';
import { Dropped } from '../../worker/engine.js';
import { Collection } from '../../www/engine/list/collection.js';
import { begin, readOn, solveLines } from '../../www/engine/list/lines.js';
import { cut } from '../../www/engine/list/pieces.js';
import { Pool, rating, solving } from '../../www/engine/list/pool.js';
import { rateLines } from '../../www/engine/list/ratings.js';
import { collectionOf } from '../../www/engine/list/sources.js';
import { entryOf } from '../../www/model/entries.js';
import { limit, packed, unpacked, unratable, unrated } from '../../www/model/ratings.js';
import { cellsIn } from '../../www/model/symbols.js';
import { levelNames, verdictNames } from '../../www/model/verdicts.js';
import init, { solve } from '../../www/pkg/ninefold.js';
import initRate from '../../www/pkg/ninefold_rate.js';
import { dots, finnish, four, levels, newspaper, references } from './cases.js';
import { makeMany } from './many.js';
import { printed } from './printed.js';

/** @import { Piece } from '../../www/engine/list/pieces.js' */
/** @import { FullEngine, RateEngine } from '../../www/engine/modules.js' */
/** @import { Filter, Order } from '../../www/model/verdicts.js' */

const wasm = (/** @type {string} */ name) => readFileSync(new URL(`../../www/pkg/${name}_bg.wasm`, import.meta.url));
before(() => init({ module_or_path: wasm('ninefold') }));
before(() => initRate({ module_or_path: wasm('ninefold_rate') }));

const bytesOf = (/** @type {string} */ text) => new TextEncoder().encode(text);
const textOf = (/** @type {Uint8Array} */ bytes) => new TextDecoder().decode(bytes);

/**
 * An engine that works in this thread. After so many answers it gives no more until it is ended.
 * @param {number} [answers]
 */
function engine(answers = Number.POSITIVE_INFINITY) {
  let left = answers;
  /** @type {((error: Error) => void)[]} */
  const waiting = [];
  const functions = { begin, readOn, solveLines, rateLines };
  const stand = {
    /** @param {keyof typeof functions} method @param {any[]} args */
    async ask(method, ...args) {
      if (left-- > 0) return /** @type {Function} */ (functions[method])(...args);
      return new Promise((_, reject) => waiting.push(reject));
    },
    end() {
      left = Number.POSITIVE_INFINITY;
      for (const reject of waiting.splice(0)) reject(new Dropped());
    },
  };
  return /** @type {FullEngine} */ (/** @type {unknown} */ (stand));
}

/** An engine that rates. @param {number} answers */
function rater(answers) {
  const stand = /** @type {any} */ (engine(answers));
  const { ask } = stand;
  // The rater comes to twenty puzzles before its time is up.
  stand.ask = (/** @type {string} */ method, /** @type {string[]} */ lines) => ask(method, lines.slice(0, 20));
  return /** @type {RateEngine} */ (stand);
}

/** @param {string | Blob} text */
async function collectionIn(text, name = '') {
  const reader = engine();
  return collectionOf(await reader.ask('begin', text), name, reader, reader);
}

/** A text that was read as a whole. @param {Piece[]} pieces */
const wholeOf = (pieces) => ({ pieces, isLast: true, format: /** @type {const} */ ('line'), ignored: 0, symbols: [] });

/** @param {Collection} collection */
const answersOf = async (collection) => (await collection.answers().text()).split('\n').slice(0, -1);

/** Another puzzle for each line of each of nine batches. @param {number} at @param {number} line */
const ownLine = (at, line) => `${at + 1}${line + 1}`.padEnd(81, '.');

test('every filter lists its puzzles in the order of the text, whatever is solved first', async () => {
  const verdict = fc.integer({ min: 1, max: verdictNames.length - 1 });
  const batches = fc.array(fc.array(verdict, { minLength: 1, maxLength: 9 }), { minLength: 1, maxLength: 9 });
  await fc.assert(
    fc.asyncProperty(batches, fc.array(fc.nat()), async (batches, order) => {
      const pieces = batches.map((codes, at) => {
        const lines = bytesOf(codes.map((_, line) => `${ownLine(at, line)}\n`).join(''));
        return { lines, count: codes.length, unread: 0, bytes: lines.length };
      });
      const collection = new Collection({ name: '', bytes: 1, first: wholeOf(pieces) });
      const known = batches.map((codes) => codes.map(() => 0));
      const taken = [];
      for (let next = await collection.take(); next; next = await collection.take()) taken.push(next.batch);
      for (const at of new Set(order.map((number) => number % batches.length))) {
        const verdicts = Uint8Array.from(batches[at]);
        const answers = batches[at].map((_, line) => `answer ${ownLine(at, line)}\n`);
        collection.settle(taken[at], { answers: bytesOf(answers.join('')), verdicts });
        known[at] = batches[at];
      }
      const verdicts = known.flat();
      const texts = batches.flatMap((codes, at) => codes.map((_, line) => ownLine(at, line)));
      for (const filter of /** @type {const} */ (['all', ...verdictNames])) {
        const code = filter === 'all' ? null : verdictNames.indexOf(filter);
        const passing = [...verdicts.keys()].filter((index) => code === null || verdicts[index] === code);
        assert.equal(collection.size(filter), passing.length);
        assert.deepEqual(
          passing.map((_, place) => collection.at({ filter, order: 'text' }, place)),
          passing,
        );
        assert.throws(() => collection.at({ filter, order: 'text' }, passing.length), RangeError);
        for (const index of verdicts.keys()) {
          assert.equal(
            collection.place({ filter, order: 'text' }, index),
            passing.filter((other) => other < index).length,
          );
        }
      }
      for (const [index, text] of texts.entries()) {
        assert.equal((await collection.entry(index)).line, text);
        assert.equal(collection.verdict(index), verdictNames[verdicts[index]]);
        assert.equal(await collection.answer(index), verdicts[index] ? `answer ${text}` : 'waiting');
      }
    }),
    { numRuns: 50 },
  );
});

test('by how hard they are, every puzzle has its place, whatever is rated first', async () => {
  const number = fc.integer({ min: 10, max: 120 }).map((tenths) => {
    const level = levelNames[Math.min(4, Math.floor(tenths / 20))];
    return packed({ rating: tenths / 10, level });
  });
  const puzzle = fc.record({ isUnique: fc.boolean(), number: fc.oneof(number, fc.constant(unratable)) });
  const batches = fc.array(fc.array(puzzle, { minLength: 1, maxLength: 9 }), { minLength: 1, maxLength: 5 });
  await fc.assert(
    fc.asyncProperty(batches, fc.nat({ max: 20 }), async (batches, most) => {
      const pieces = batches.map((puzzles, at) => {
        const lines = bytesOf(puzzles.map((_, line) => `${at} ${line}\n`).join(''));
        return { lines, count: puzzles.length, unread: 0, bytes: lines.length };
      });
      const collection = new Collection({ name: '', bytes: 1, first: wholeOf(pieces) });
      for (const puzzles of batches) {
        const taken = await collection.take();
        const verdicts = Uint8Array.from(puzzles, ({ isUnique }) => verdictNames.indexOf(isUnique ? 'unique' : 'none'));
        if (taken) collection.settle(taken.batch, { answers: bytesOf(''), verdicts });
      }
      const puzzles = batches.flat();
      const ratings = puzzles.map(() => 0);
      const numbers = (/** @type {string[]} */ lines) =>
        lines.map((line) => line.split(' ').map(Number)).map(([at, place]) => batches[at][place].number);
      let left = most;
      for (let taken = collection.takeUnrated(); taken && left > 0; taken = collection.takeUnrated()) {
        // Two at a time, as if the time were up after the second.
        const rate = async (/** @type {string[]} */ lines) => Uint16Array.from(numbers(lines).slice(0, 2));
        for await (const count of collection.rate(taken, rate)) {
          left -= count;
          if (left <= 0) break;
        }
        collection.putBackUnrated(taken);
      }
      for (const index of puzzles.keys()) {
        const rated = collection.rating(index);
        ratings[index] = rated ? packed(rated) : 0;
        if (rated) assert.equal(ratings[index], puzzles[index].number);
      }
      const isListed = (/** @type {Filter} */ filter, /** @type {number} */ index) =>
        filter === 'all' ||
        (puzzles[index].isUnique
          ? filter === 'unique' || filter === unpacked(ratings[index])?.level
          : filter === 'none');
      for (const filter of /** @type {Filter[]} */ (['all', 'unique', 'none', ...levelNames])) {
        const passing = [...puzzles.keys()].filter((index) => isListed(filter, index));
        assert.equal(collection.size(filter), passing.length);
        for (const [order, sign] of /** @type {[Order, number][]} */ ([
          ['easiest', 1],
          ['hardest', -1],
          ['text', 0],
        ])) {
          const isLast = (/** @type {number} */ index) => Number(ratings[index] === 0);
          const compare = (/** @type {number} */ one, /** @type {number} */ other) =>
            (sign && isLast(one) - isLast(other)) || sign * (ratings[one] - ratings[other]) || one - other;
          const sorted = passing.toSorted(compare);
          const selection = { filter, order };
          assert.deepEqual([...collection.indices(selection)], sorted);
          assert.deepEqual(
            sorted.map((_, place) => collection.at(selection, place)),
            sorted,
          );
          for (const index of puzzles.keys()) {
            const before = passing.filter((other) => compare(other, index) < 0);
            assert.equal(collection.place(selection, index), before.length);
            assert.equal(collection.passes(filter, index), isListed(filter, index));
          }
        }
      }
    }),
    { numRuns: 50 },
  );
});

test('a rating is one number, and the harder puzzle has the greater one', () => {
  const rated = fc.record({
    rating: fc.integer({ min: 0, max: 200 }).map((tenths) => tenths / 10),
    level: fc.constantFrom(...levelNames),
    least: fc.constantFrom(undefined, /** @type {const} */ (true)),
  });
  fc.assert(
    fc.property(rated, rated, (one, other) => {
      const { rating, level, least } = one;
      assert.deepEqual(unpacked(packed(one)), least ? { rating, level, least } : { rating, level });
      assert.ok(packed(one) > unratable && packed(one) < limit - 2);
      if (one.rating < other.rating) assert.ok(packed(one) < packed(other));
    }),
  );
  assert.equal(unpacked(packed(null)), null);
  assert.equal(unpacked(unrated), null);
});

test('a list is rated by several engines, stopped, and goes on', async () => {
  const lines = Array.from({ length: 500 }, (_, index) => levels[index % 3].puzzle);
  const collection = await collectionIn([...lines, dots(newspaper.puzzle).slice(0, 40).padEnd(81, '.')].join('\n'));
  await new Pool(solving(collection), [engine()], () => {}).go();
  assert.equal(collection.isRated, false);
  assert.equal(collection.ratedShare, 0);
  let heard = () => {};
  const pool = new Pool(rating(collection), [rater(1), rater(1)], () => heard());
  const work = pool.go();
  await new Promise((resolve) => {
    heard = () => pool.done > 0 && resolve(null);
  });
  pool.stop();
  await work;
  assert.ok(pool.done > 0 && pool.done < 500 && collection.ratedShare === pool.done / 500);
  await pool.go();
  assert.equal(pool.done, 500);
  assert.equal(collection.isRated, true);
  assert.equal(collection.ratedShare, 1);
  for (const index of lines.keys()) {
    const { level, rating } = levels[index % 3];
    assert.deepEqual(collection.rating(index), { level, rating });
  }
  assert.equal(collection.rating(500), null);
});

test('a file is solved whole, in the order of its lines, by several engines', async () => {
  const many = makeMany(10_000);
  const collection = await collectionIn(new Blob(many.map(({ line }) => `${line}\r\n`)));
  assert.equal(collection.isWhole, false);
  await new Pool(solving(collection), [engine(), engine(), engine()], () => {}).go();
  assert.equal(collection.isSolved, true);
  assert.equal(collection.progress, 1);
  assert.equal(collection.count, many.length);
  assert.deepEqual(
    await answersOf(collection),
    many.map(({ answer }) => answer),
  );
  for (const [index, { line, verdict, answer }] of many.entries()) {
    assert.equal(collection.verdict(index), verdict, line);
    if (index % 100 || verdict === 'unreadable') continue;
    const solved = solve(cellsIn(line));
    assert.equal(solved.verdict, verdict);
    if (solved.verdict === 'unique') assert.equal(solved.solution.join(''), answer);
  }
});

test('stopped it keeps what it has, and goes on where it was', async () => {
  const many = makeMany(30_000);
  const collection = await collectionIn(new Blob(many.map(({ line }) => `${line}\n`)));
  let heard = () => {};
  const pool = new Pool(solving(collection), [engine(1), engine(1)], () => heard());
  const work = pool.go();
  await new Promise((resolve) => {
    heard = () => pool.done > 4096 && resolve(null); // both engines have given their one answer
  });
  assert.equal(pool.isWorking, true);
  pool.stop();
  assert.equal(pool.isWorking, false);
  await work;
  assert.equal(pool.trouble, null);
  assert.ok(collection.size('waiting') > 0 && collection.progress < 1 && collection.progress > 0);
  const before = await answersOf(collection);
  for (const [index, answer] of before.entries()) {
    assert.equal(answer, collection.verdict(index) === 'waiting' ? 'waiting' : many[index].answer);
  }
  await Promise.all([pool.go(), pool.go()]);
  assert.equal(pool.done, many.length);
  assert.deepEqual(
    await answersOf(collection),
    many.map(({ answer }) => answer),
  );
});

test('whoever waits for news is told of the start, of more that is done, of a stop and of the end', async () => {
  const many = makeMany(5000);
  const collection = await collectionIn(many.map(({ line }) => `${line}\n`).join(''));
  const pool = new Pool(solving(collection), [engine(1)], () => {});
  const next = async () => {
    await pool.news();
    return [pool.isWorking, pool.done > 0, collection.isSolved];
  };
  const started = next();
  const work = pool.go();
  assert.deepEqual(await started, [true, false, false]);
  assert.deepEqual(await next(), [true, true, false]);
  const stopped = next();
  pool.stop();
  assert.deepEqual(await stopped, [false, true, false]);
  await work;
  pool.go();
  let last = await next();
  while (last[0]) last = await next();
  assert.deepEqual(last, [false, true, true]);
});

test('trouble is told and nothing is lost by it', async () => {
  const many = makeMany(100);
  const collection = await collectionIn(many.map(({ line }) => `${line}\n`).join(''));
  const broken = engine();
  const { ask } = broken;
  broken.ask = async () => {
    throw new Error('It broke off.');
  };
  const pool = new Pool(solving(collection), [broken], () => {});
  await pool.go();
  assert.deepEqual(pool.trouble, { name: 'Error', message: 'It broke off.' });
  assert.equal(collection.size('waiting'), many.length);
  broken.ask = ask;
  await pool.go();
  assert.equal(pool.trouble, null);
  assert.deepEqual(
    await answersOf(collection),
    many.map(({ answer }) => answer),
  );
});

test('puzzles in several lines', async () => {
  const { text, solutions } = references.find(({ solutions }) => solutions.length > 1) ?? references[0];
  const collection = await collectionIn(text);
  await new Pool(solving(collection), [engine()], () => {}).go();
  assert.deepEqual(await answersOf(collection), solutions);
  assert.equal((await collection.entry(1)).line, newspaper.puzzle.replaceAll('0', '.'));
});

test('answers and marks come with their puzzles, and these are solved without them', async () => {
  const answered = newspaper.puzzle.replace('0', '+1');
  const line = dots(newspaper.puzzle);
  const answers = Uint8Array.of(1, ...Array(80).fill(0));
  const beginning = await engine().ask('begin', answered);
  const { only } = beginning;
  assert.deepEqual(only && entryOf(only.line), { line, sheet: printed(line), answers, marks: undefined });
  const collection = await collectionIn(`${newspaper.puzzle}\n${answered}\n`);
  await new Pool(solving(collection), [engine()], () => {}).go();
  assert.deepEqual(await answersOf(collection), Array(2).fill(newspaper.solution));
  assert.equal((await collection.entry(0)).answers, undefined);
  assert.deepEqual((await collection.entry(1)).answers, answers);
  assert.equal((await collection.entry(1)).line, line);
});

test('sixteen 4×4s are no 16×16', async () => {
  for (const count of [15, 16, 17, 32, 33]) {
    const lines = bytesOf(`${four.puzzle.replaceAll('x', '.')}\n`.repeat(count));
    const first = wholeOf(cut(lines, lines.length));
    const collection = new Collection({ name: '', bytes: lines.length, first });
    await new Pool(solving(collection), [engine()], () => {}).go();
    assert.deepEqual(await answersOf(collection), Array(count).fill(four.solution), `${count} of them`);
  }
});

test('a text of any length is one puzzle, several or none, in the same words', async () => {
  const unread = finnish.puzzle.slice(1);
  const more = `${newspaper.puzzle}\n`.repeat(10);
  /** @type {[text: string, found: string][]} */
  const texts = [
    [finnish.puzzle, 'one, line, 0'],
    [`For you: ${finnish.puzzle}`, 'one, line, 6'],
    [`${finnish.puzzle}\n${unread}\n${newspaper.puzzle}\n`, '3 of line, 1 unread, 0'],
    [`${unread}\n${unread}\n${finnish.puzzle}`, '3 of line, 2 unread, 0, one to read'],
    [`${finnish.puzzle}\n${unread}`, '2 of line, 1 unread, 0, one to read'],
    [`${finnish.puzzle}\n${`${unread}\n`.repeat(4000)}${newspaper.puzzle}`, '4002 of line, 4000 unread, 0'],
    [`${more}For you:\n`, '10 of line, 0 unread, 7'],
    [`hello\n${unread}\n${unread}`, '{"kind":"length","line":2,"column":1,"cells":80}'],
    ['hello', '{"kind":"word","line":1,"column":1,"text":"hello"}'],
    ['', '{"kind":"empty","line":1,"column":1}'],
  ];
  for (const [text, expected] of texts) {
    for (const length of [0, 60_000, 300_000]) {
      for (const source of [text + '\n'.repeat(length), new Blob([text + '\n'.repeat(length)])]) {
        assert.equal(await foundIn(source), expected, `${text.slice(0, 20)}, and ${length}`);
      }
    }
  }
});

/** What a text turns out to be. @param {string | Blob} text */
async function foundIn(text) {
  try {
    const reader = engine();
    const first = await reader.ask('begin', text);
    if (first.only) return `one, ${first.format}, ${first.ignored}`;
    const collection = collectionOf(first, '', reader, reader);
    const isOne = collection.count - collection.unread === 1; // it is known at the beginning
    await collection.readAll();
    const { count, format, unread, ignored } = collection;
    return `${count} of ${format}, ${unread} unread, ${ignored}${isOne ? ', one to read' : ''}`;
  } catch (error) {
    return JSON.stringify(/** @type {any} */ (error).fault);
  }
}

test('a text in another encoding is the same text', async () => {
  const text = `Sudoku für dich\n${finnish.puzzle}\n${newspaper.puzzle}\n`;
  const bytes = (/** @type {BufferEncoding} */ encoding) => new Uint8Array(Buffer.from(text, encoding));
  for (const [encoding, its] of /** @type {const} */ ([
    ['utf-8', bytes('utf8')],
    ['utf-16le', bytes('utf16le')],
    ['utf-16be', bytes('utf16le').map((_, at, all) => all[at ^ 1])],
    ['windows-1252', bytes('latin1')],
  ])) {
    const { ignored, pieces } = await begin(new Blob([its]), encoding);
    assert.deepEqual(
      [ignored, textOf(pieces[0].lines)],
      [13, text.split('\n').slice(1).join('\n').replaceAll('0', '.')],
    );
  }
});

test('what layouts are made of is asked one line after the other, and a line that was not told is asked again', async () => {
  const lines = ['3...;r=1112122234334344', '.3..;r=1111222233334444'].map((line) =>
    line.replace(/^.{4}/, '$&............'),
  );
  const bytes = new TextEncoder().encode(lines.map((line) => `${line}\n`).join(''));
  const piece = { lines: bytes, count: 2, unread: 0, bytes: bytes.length };
  const first = { pieces: [piece], isLast: true, ...{ format: 'line', ignored: 0, symbols: [] }, bytes: 0, only: null };
  /** @type {string[]} */
  const asked = [];
  let isAsked = false;
  const teller = {
    async ask(/** @type {string} */ _, /** @type {string} */ line) {
      assert.equal(isAsked, false, 'a new question would take the place of the one before');
      isAsked = true;
      await new Promise((resolve) => setTimeout(resolve, 1));
      isAsked = false;
      asked.push(line);
      if (asked.length === 1) throw new Error('It broke off.');
      const regions = [...line.slice(-16)].map((letter) => Number(letter) - 1);
      const houses = [0, 1, 2, 3].map((index) => ({
        ...{ kind: 'region', index },
        cells: regions.flatMap((region, cell) => (region === index ? [cell] : [])),
      }));
      return { side: 4, fields: line.slice(16), rules: { regions }, houses };
    },
  };
  const collection = collectionOf(/** @type {any} */ (first), '', /** @type {any} */ ({}), /** @type {any} */ (teller));
  const [one, other] = await Promise.allSettled([collection.entry(0), collection.entry(1)]);
  assert.equal(one.status, 'rejected');
  assert.ok(other.status === 'fulfilled' && other.value.sheet?.layout.fields === lines[1].slice(16));
  assert.equal((await collection.entry(0)).sheet?.layout.fields, lines[0].slice(16));
  await collection.entry(0);
  assert.deepEqual(asked, [lines[0], lines[1], lines[0]]);
});
