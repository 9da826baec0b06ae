// Many puzzles without a page: how they are read, what is known of them, and how they are solved.

import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { before, test } from 'node:test';
import fc from 'fast-check';
import { Dropped, Engine } from '../../worker/engine.js';
import { Collection } from '../../www/engine/list/collection.js';
import { begin, readOn } from '../../www/engine/list/lines.js';
import { createPool, rating, solving } from '../../www/engine/list/pool.js';
import { rateLines } from '../../www/engine/list/ratings.js';
import { solveLines } from '../../www/engine/list/solving.js';
import { entryOf, mostListed } from '../../www/model/entries.js';
import { keyOf, packed, unpacked, unratable, unrated } from '../../www/model/ratings.js';
import { cellsIn } from '../../www/model/symbols.js';
import { levelNames, verdictNames } from '../../www/model/verdicts.js';
import init, { solve } from '../../www/pkg/ninefold.js';
import initRate from '../../www/pkg/ninefold_rate.js';
import { dots, finnish, four, levels, newspaper, references } from './cases.js';
import { makeMany } from './many.js';
import { printed } from './printed.js';
import { startWorker } from './workers.js';

/** @import { FullEngine, RateEngine } from '../../www/engine/modules.js' */
/** @import { Filter, Order } from '../../www/model/verdicts.js' */

const wasm = (/** @type {string} */ name) => readFileSync(new URL(`../../www/pkg/${name}_bg.wasm`, import.meta.url));
before(() => init({ module_or_path: wasm('ninefold') }));
before(() => initRate({ module_or_path: wasm('ninefold_rate') }));

const bytesOf = (/** @type {string} */ text) => new TextEncoder().encode(text);
const textOf = (/** @type {Uint8Array} */ bytes) => new TextDecoder().decode(bytes);

/** An engine that works in this thread. After so many answers it gives no more until it is ended. @param {number} [answers] */
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
    /** @param {keyof typeof functions} method @param {any[]} args */
    hand: (method, ...args) => stand.ask(method, ...args),
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
async function collectionIn(text) {
  const reader = engine();
  const source = new Blob([text]);
  return new Collection(
    '',
    { beginning: await reader.ask('begin', source), source, encoding: 'utf-8' },
    reader,
    reader,
  );
}

/** A collection of a text that was read as a whole. @param {string[][]} batches of lines @param {any} [teller] */
function collectionOf(batches, teller) {
  const pieces = batches.map((lines) => ({
    lines: bytesOf(lines.map((line) => `${line}\n`).join('')),
    count: lines.length,
  }));
  const beginning = {
    pieces: pieces.map((piece) => ({ ...piece, unread: 0, bytes: 1 })),
    isLast: true,
    labels: [],
    symbols: [],
  };
  return new Collection('', /** @type {any} */ ({ beginning }), /** @type {any} */ (null), teller);
}

/** @param {Collection} collection */
const answersOf = async (collection) => (await (await collection.answers()).text()).split('\n').slice(0, -1);

/** What is not solved yet. @param {Collection} collection */
async function unsolvedIn(collection) {
  const all = [];
  for await (const one of collection.unsolved()) all.push(one);
  return all;
}

/** Another puzzle for each line of each of nine batches. @param {number} at @param {number} line */
const ownLine = (at, line) => `${at + 1}${line + 1}`.padEnd(81, '.');

test('every filter lists its puzzles in the order of the text, whatever is solved first', async () => {
  const verdict = fc.integer({ min: 1, max: verdictNames.length - 1 });
  const batches = fc.array(fc.array(verdict, { minLength: 1, maxLength: 9 }), { minLength: 1, maxLength: 9 });
  await fc.assert(
    fc.asyncProperty(batches, fc.array(fc.nat()), async (batches, order) => {
      const texts = batches.map((codes, at) => codes.map((_, line) => ownLine(at, line)));
      const collection = collectionOf(texts);
      const known = batches.map((codes) => codes.map(() => 0));
      const unsolved = await unsolvedIn(collection);
      for (const at of new Set(order.map((number) => number % batches.length))) {
        const verdicts = Uint8Array.from(batches[at]);
        assert.equal(textOf(unsolved[at].lines), texts[at].map((line) => `${line}\n`).join(''));
        const answers = texts[at].map((line) => `answer ${line}\n`);
        const isWaiting = () =>
          collection.indices({ filter: 'waiting', order: 'text' }).includes(unsolved[at].piece.start);
        assert.equal(isWaiting(), true);
        collection.settle(unsolved[at].piece, { answers: bytesOf(answers.join('')), verdicts });
        assert.equal(isWaiting(), false);
        known[at] = batches[at];
      }
      assert.equal((await unsolvedIn(collection)).length, known.filter((codes) => codes.includes(0)).length);
      const verdicts = known.flat();
      for (const filter of /** @type {const} */ (['all', ...verdictNames])) {
        const code = filter === 'all' ? null : verdictNames.indexOf(filter);
        const passing = [...verdicts.keys()].filter((index) => code === null || verdicts[index] === code);
        assert.equal(collection.sizes()[filter], passing.length);
        if (filter !== 'all') assert.equal(collection.verdicts[filter], passing.length);
        assert.deepEqual([...collection.indices({ filter, order: 'text' })], passing);
        for (const index of verdicts.keys()) {
          assert.equal(
            collection.place({ filter, order: 'text' }, index),
            passing.filter((other) => other < index).length,
          );
        }
      }
      for (const [index, text] of texts.flat().entries()) {
        assert.equal((await collection.entry(index)).line, text);
        const { verdict, answer } = collection.puzzles[index];
        assert.deepEqual(
          [verdict, answer],
          [verdictNames[verdicts[index]], verdicts[index] ? `answer ${text}` : 'waiting'],
        );
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
      const collection = collectionOf(batches.map((puzzles, at) => puzzles.map((_, line) => `${at} ${line}`)));
      for (const [at, { piece }] of (await unsolvedIn(collection)).entries()) {
        const verdicts = Uint8Array.from(batches[at], ({ isUnique }) =>
          verdictNames.indexOf(isUnique ? 'unique' : 'none'),
        );
        collection.settle(piece, { answers: bytesOf('?\n'.repeat(batches[at].length)), verdicts });
      }
      const puzzles = batches.flat();
      const ratings = puzzles.map(() => 0);
      let left = most;
      for (const some of collection.unrated()) {
        const rated = some.slice(0, left).map(({ line }) => line.split(' ').map(Number));
        const numbers = rated.map(([at, place]) => batches[at][place].number);
        const easy = () => collection.indices({ filter: 'easy', order: 'text' }).length;
        const before = easy();
        collection.rate(some, Uint16Array.from(numbers));
        assert.equal(easy(), before + numbers.filter((number) => unpacked(number)?.level === 'easy').length);
        left -= rated.length;
      }
      assert.equal(collection.isRated, [...collection.unrated()].length === 0);
      for (const index of puzzles.keys()) {
        const rated = unpacked(collection.puzzles[index].rating);
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
        assert.equal(collection.sizes()[filter], passing.length);
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
      assert.ok(packed(one) > unratable);
      for (const order of /** @type {const} */ (['easiest', 'hardest'])) {
        assert.ok(keyOf(packed(one), order) < keyOf(unratable, order) && keyOf(unratable, order) < 1 << 16);
      }
      if (one.rating < other.rating) assert.ok(packed(one) < packed(other));
    }),
  );
  assert.equal(unpacked(packed(null)), null);
  assert.equal(unpacked(unrated), null);
});

test('a list is rated by several engines, stopped, and goes on', async () => {
  const lines = Array.from({ length: 500 }, (_, index) => levels[index % 3].puzzle);
  const collection = await collectionIn([...lines, dots(newspaper.puzzle).slice(0, 40).padEnd(81, '.')].join('\n'));
  await createPool(solving(collection), [engine()], () => {}).go();
  assert.equal(collection.isRated, false);
  assert.equal(collection.ratedShare, 0);
  let heard = () => {};
  const pool = createPool(rating(collection), [rater(1), rater(1)], () => heard());
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
    assert.deepEqual(unpacked(collection.puzzles[index].rating), { level, rating });
  }
  assert.equal(unpacked(collection.puzzles[500].rating), null);
});

test('a file is solved whole, in the order of its lines, by several engines', async () => {
  const many = makeMany(10_000);
  const collection = await collectionIn(new Blob(many.map(({ line }) => `${line}\r\n`)));
  assert.equal(collection.isWhole, false);
  await createPool(solving(collection), [engine(), engine(), engine()], () => {}).go();
  assert.equal(collection.isSolved, true);
  assert.equal(collection.progress, 1);
  assert.equal(collection.count, many.length);
  assert.deepEqual(
    await answersOf(collection),
    many.map(({ answer }) => answer),
  );
  for (const [index, { line, verdict, answer }] of many.entries()) {
    assert.equal(collection.puzzles[index].verdict, verdict, line);
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
  const pool = createPool(solving(collection), [engine(1), engine(1)], () => heard());
  const work = pool.go();
  await new Promise((resolve) => {
    heard = () => pool.done > 4096 && resolve(null); // both engines have given their one answer
  });
  assert.equal(pool.isWorking, true);
  pool.stop();
  assert.equal(pool.isWorking, false);
  await work;
  assert.equal(pool.trouble, null);
  assert.ok(collection.verdicts.waiting > 0 && collection.progress < 1 && collection.progress > 0);
  const before = await answersOf(collection);
  for (const [index, answer] of before.entries()) {
    assert.equal(answer, collection.puzzles[index].verdict === 'waiting' ? 'waiting' : many[index].answer);
  }
  await Promise.all([pool.go(), pool.go()]);
  assert.equal(pool.done, many.length);
  assert.deepEqual(
    await answersOf(collection),
    many.map(({ answer }) => answer),
  );
});

test('there is news at the start, when more is done, on a stop, and at the end', async () => {
  const many = makeMany(5000);
  const collection = await collectionIn(many.map(({ line }) => `${line}\n`).join(''));
  /** @type {[isWorking: boolean, isAny: boolean, isSolved: boolean][]} */
  const news = [];
  const pool = createPool(solving(collection), [engine(1)], () => {
    news.push([pool.isWorking, pool.done > 0, collection.isSolved]);
    if (news.length === 2) pool.stop();
  });
  await pool.go();
  assert.deepEqual(news, [
    [true, false, false],
    [true, true, false],
    [false, true, false],
  ]);
  await pool.go();
  assert.deepEqual(news.at(-1), [false, true, true]);
});

test('trouble is told and nothing is lost by it', async () => {
  const many = makeMany(100);
  const collection = await collectionIn(many.map(({ line }) => `${line}\n`).join(''));
  const broken = engine();
  const { hand } = broken;
  broken.hand = async () => {
    throw new Error('It broke off.');
  };
  const pool = createPool(solving(collection), [broken], () => {});
  await pool.go();
  assert.deepEqual(pool.trouble, { name: 'Error', message: 'It broke off.' });
  assert.equal(collection.verdicts.waiting, many.length);
  broken.hand = hand;
  await pool.go();
  assert.equal(pool.trouble, null);
  assert.deepEqual(
    await answersOf(collection),
    many.map(({ answer }) => answer),
  );
});

test('a list is solved while all that is listed is being read', async () => {
  const startFull = () => /** @type {FullEngine} */ (new Engine(() => startWorker('worker-full', (_, post) => post())));
  const reader = startFull();
  const many = makeMany(10_000);
  const source = new Blob(many.map(({ line }) => `${line}\n`));
  const text = { beginning: await reader.ask('begin', source), source, encoding: 'utf-8' };
  const collection = new Collection('', text, reader, reader);
  const overtaken = assert.rejects(collection.readListed(), Dropped);
  const pool = createPool(solving(collection), [engine(), engine()], () => {}); // one solves, the other reads on
  await pool.go();
  await overtaken;
  assert.deepEqual([pool.trouble, collection.isSolved, pool.done], [null, true, many.length]);
});

test('what is not solved comes once each, whatever has been read before', async () => {
  const count = mostListed + 10_000;
  const collection = await collectionIn(`${levels[0].puzzle}\n`.repeat(count));
  for (const readOn of [() => {}, () => collection.readListed(), () => unsolvedIn(collection)]) {
    await readOn();
    const pieces = new Set();
    for (const { piece } of await unsolvedIn(collection)) {
      assert.ok(!pieces.has(piece));
      pieces.add(piece);
    }
    assert.equal(
      [...pieces].reduce((sum, { count }) => sum + count, 0),
      count,
    );
  }
});

test('work that is stopped before it began takes nothing', async () => {
  let taken = 0;
  const shares = () => [++taken];
  const pool = createPool({ shares, work: async function* () {} }, [engine()], () => {});
  const runs = [pool.go(), pool.stop(), pool.go(), pool.stop(), pool.go()];
  await Promise.all(runs);
  assert.equal(taken, 1);
});

test('each worker that solves is ended now and then', async () => {
  const unsolved = Array.from({ length: 1000 }, () => ({ piece: { count: 1 }, lines: new Uint8Array() }));
  const collection = /** @type {any} */ ({ unsolved: () => unsolved, settle() {}, placeOf() {} });
  const ends = [0, 0];
  const engines = /** @type {any} */ (ends.map((_, at) => ({ async hand() {}, end: () => ends[at]++ })));
  await createPool(solving(collection), engines, () => {}).go();
  assert.ok(Math.min(...ends) > 10, `${ends}`);
});

test('a file that has become shorter is not read', async (t) => {
  const { stream } = Blob.prototype;
  /** @this {Blob} */
  function shorter() {
    return stream.call(this.slice(0, 100));
  }
  t.mock.method(Blob.prototype, 'stream', shorter);
  await assert.rejects(begin(new Blob([`${newspaper.puzzle}\n`.repeat(2)])), { fault: { kind: 'lost' } });
});

test('what was handed over to a worker that breaks off is not put to another', async () => {
  /** @type {string[]} */
  const done = [];
  const spawn = () => {
    const worker = new EventTarget();
    const say = (/** @type {object} */ data) =>
      queueMicrotask(() => worker.dispatchEvent(Object.assign(new Event('message'), { data })));
    say({ ready: true });
    return /** @type {any} */ (
      Object.assign(worker, {
        postMessage(/** @type {{ method: string }} */ question, /** @type {StructuredSerializeOptions} */ options) {
          structuredClone(question, options);
          done.push(question.method);
          say({ broken: 'no memory' });
        },
        terminate() {},
      })
    );
  };
  const [bytes, own] = [Uint8Array.of(1), Uint8Array.of(1)];
  const stand = new Engine(spawn);
  await assert.rejects(stand.hand('handed', bytes), { name: 'Broken', message: 'no memory' });
  await assert.rejects(stand.ask('asked', own), { name: 'Broken', message: 'no memory' });
  assert.deepEqual([done, bytes.length, own.length], [['handed', 'asked', 'asked'], 0, 1]);
});

test('puzzles in several lines', async () => {
  const { text, solutions } = references.find(({ solutions }) => solutions.length > 1) ?? references[0];
  const collection = await collectionIn(text);
  await createPool(solving(collection), [engine()], () => {}).go();
  assert.deepEqual(await answersOf(collection), solutions);
  assert.equal((await collection.entry(1)).line, newspaper.puzzle.replaceAll('0', '.'));
});

test('what the text calls its puzzles comes with them, and with them alone', async () => {
  const text = `Fiendish 12\n${newspaper.puzzle}\n${finnish.puzzle} # by me\n${newspaper.puzzle.slice(1)} # no\n`;
  const collection = await collectionIn(text);
  const entries = await Promise.all([0, 1, 2].map((index) => collection.entry(index)));
  assert.deepEqual(
    entries.map(({ label }) => label),
    ['Fiendish 12', 'by me', undefined],
  );
  assert.equal(entries[1].line, dots(finnish.puzzle));
  const { only } = await engine().ask('begin', `${newspaper.puzzle} # the only one`);
  assert.equal(only?.label, 'the only one');
});

test('answers and marks come with their puzzles, and these are solved without them', async () => {
  const answered = newspaper.puzzle.replace('0', '+1');
  const line = dots(newspaper.puzzle);
  const answers = Uint8Array.of(1, ...Array(80).fill(0));
  const beginning = await engine().ask('begin', answered);
  const { only } = beginning;
  assert.deepEqual(only && entryOf(only.line), { line, sheet: printed(line), answers, marks: undefined });
  const collection = await collectionIn(`${newspaper.puzzle}\n${answered}\n`);
  await createPool(solving(collection), [engine()], () => {}).go();
  assert.deepEqual(await answersOf(collection), Array(2).fill(newspaper.solution));
  assert.equal((await collection.entry(0)).answers, undefined);
  assert.deepEqual((await collection.entry(1)).answers, answers);
  assert.equal((await collection.entry(1)).line, line);
});

test('sixteen 4×4s are no 16×16', async () => {
  for (const count of [15, 16, 17, 32, 33]) {
    const collection = collectionOf([Array(count).fill(four.puzzle.replaceAll('x', '.'))]);
    await createPool(solving(collection), [engine()], () => {}).go();
    assert.deepEqual(await answersOf(collection), Array(count).fill(four.solution), `${count} of them`);
  }
});

for (const count of [mostListed - 1, mostListed, mostListed + 1, mostListed + 10_000]) {
  test(`of ${count} puzzles the first ${mostListed} are listed, all are counted, and all solutions are saved`, async () => {
    const many = makeMany(count);
    const collection = await collectionIn(new Blob(many.map(({ line }) => `${line}\n`)));
    await collection.readListed();
    assert.equal(collection.puzzles.length, Math.min(count, mostListed));
    assert.ok(collection.count < mostListed + 5000, 'no more is read than it takes');
    let isStopped = false;
    const pool = createPool(solving(collection), [engine(), engine()], () => {
      if (isStopped || pool.done < 20_000) return;
      isStopped = true;
      pool.stop();
    });
    await pool.go();
    assert.ok(collection.verdicts.waiting > 0 && collection.verdicts.unique > 0, 'it was stopped on the way');
    const before = await answersOf(collection);
    assert.equal(before.length, collection.count);
    for (const [index, answer] of before.entries()) assert.ok(answer === 'waiting' || answer === many[index].answer);
    await pool.go();
    assert.deepEqual([collection.isSolved, pool.done], [true, count]);
    assert.deepEqual(
      await answersOf(collection),
      many.map(({ answer }) => answer),
    );
    const counts = verdictNames.map((name) => many.filter(({ verdict }) => verdict === name).length);
    assert.deepEqual(Object.values(collection.verdicts), counts);
    const listed = [...many.slice(0, mostListed).keys()];
    assert.deepEqual([...collection.indices({ filter: 'all', order: 'text' })], listed);
    const none = listed.filter((index) => many[index].verdict === 'none');
    assert.deepEqual([...collection.indices({ filter: 'none', order: 'hardest' })], none);
    assert.deepEqual([collection.sizes().all, collection.sizes().none], [listed.length, none.length]);
  });
}

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

/** What a text turns out to be. @param {string | Blob} source */
async function foundIn(source) {
  try {
    const reader = engine();
    const first = await reader.ask('begin', source);
    if (first.only) return `one, ${first.format}, ${first.ignored}`;
    const text = { beginning: first, source: new Blob([source]), encoding: 'utf-8' };
    const collection = new Collection('', text, reader, reader);
    const isOne = collection.count - collection.unread === 1; // it is known at the beginning
    await collection.readListed();
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
  const collection = collectionOf([lines], teller);
  const [one, other] = await Promise.allSettled([collection.entry(0), collection.entry(1)]);
  assert.equal(one.status, 'rejected');
  assert.ok(other.status === 'fulfilled' && other.value.sheet?.layout.fields === lines[1].slice(16));
  assert.equal((await collection.entry(0)).sheet?.layout.fields, lines[0].slice(16));
  await collection.entry(0);
  assert.deepEqual(asked, [lines[0], lines[1], lines[0]]);
});
