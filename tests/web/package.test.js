// The npm package in Node, as it is installed, and its types.

import assert from 'node:assert/strict';
import { promises, readdirSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { after, before, mock, test } from 'node:test';
import { pathToFileURL } from 'node:url';
import { runInNewContext } from 'node:vm';
import { root } from '../../tools/steps.js';
import { levels as byLevel, finnish } from './cases.js';
import { printed, remove, run, start, write } from './consumer.js';

/** @type {string} */
let project;
before(() => {
  project = start();
});
after(() => remove(project));

const installed = () => join(project, 'node_modules/ninefold');
/** @param {string} file @returns {Promise<Record<string, any>>} */
const load = (file) => import(new URL(file, pathToFileURL(join(installed(), '/'))).href);

test('solves in Node, and in a worker there, which can be cancelled and keeps nothing running', () => {
  assert.deepEqual(run(project, 'node app.js').trimEnd().split('\n'), printed);
  assert.ok(printed.length >= 8, 'the scripts say what they print');
});

test('the package holds its own, and the licences of what it is made of', () => {
  const { version } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'));
  const about = JSON.parse(readFileSync(join(installed(), 'package.json'), 'utf8'));
  assert.deepEqual([about.name, about.version, about.dependencies], ['ninefold', version, undefined]);
  const [, crate] = /^version = "(.*)"$/m.exec(readFileSync(join(root, 'Cargo.toml'), 'utf8')) ?? [];
  assert.equal(crate, version, 'the crate and the package are of one version');
  assert.deepEqual(readdirSync(installed()).sort(), [
    ...['LICENSE-APACHE', 'LICENSE-MIT', 'README.md', 'core.d.ts', 'core.js', 'engine.js', 'explain.d.ts'],
    ...['explain.js', 'gate.js', 'index.d.ts', 'index.js', 'init.d.ts', 'licences.txt', 'ninefold-worker-node.js'],
    ...['ninefold-worker.js', 'ninefold.d.ts', 'ninefold.js', 'ninefold_bg.wasm', 'ninefold_core.d.ts'],
    ...['ninefold_core.js', 'ninefold_core_bg.wasm', 'ninefold_hint.d.ts', 'ninefold_hint.js', 'ninefold_hint_bg.wasm'],
    ...['ninefold_rate.d.ts', 'ninefold_rate.js', 'ninefold_rate_bg.wasm', 'package.json', 'respond.js', 'solver.js'],
    ...['worker-node.js', 'worker.d.ts', 'worker.js'],
  ]);
  assert.match(readFileSync(join(installed(), 'licences.txt'), 'utf8'), /^wasm-bindgen \d/m);
});

for (const compiler of ['typescript-5.7', 'typescript']) {
  test(`the types hold under --strict: ${compiler}`, () => {
    write(project, { 'typed.ts': readFileSync(join(root, 'tests/web/typed.ts'), 'utf8') });
    const tsc = `node ${join(root, 'node_modules', compiler, 'bin/tsc')} --noEmit --strict --target es2022`;
    run(project, `${tsc} --lib es2022,dom --module nodenext typed.ts`);
    run(project, `${tsc} --lib es2022,dom --module esnext --moduleResolution bundler typed.ts`);
  });
}

test('an entry has every function of its module, and the worker those of the main entry', async () => {
  for (const [entry, ...modules] of [
    ['index.js', 'ninefold.js'],
    ['core.js', 'ninefold_core.js'],
    ['explain.js', 'ninefold_hint.js', 'ninefold_rate.js'],
  ]) {
    const names = new Set((await Promise.all(modules.map(load))).flatMap(Object.keys));
    names.delete('initSync');
    assert.deepEqual(Object.keys(await load(entry)).sort(), [...names].sort());
  }
  const functions = Object.keys(await load('index.js')).filter((name) => !['default', 'Reader'].includes(name));
  const { startWorker } = await load('worker-node.js');
  assert.deepEqual(Object.keys(startWorker()).sort(), [...functions, 'terminate'].sort());
});

const cells = Uint8Array.from('3004420103422403', Number);
const noCells = 'Expected a Uint8Array with a number for each cell (81 for a 9×9), got';
const noNumber = 'Expected a whole number from 0, or Infinity, as';
const noBytes = 'Expected a Uint8Array with the bytes of a text, got';
const layouts = 'rows, spaced, line, zeros, grid, csv, json, sdk, ss, marks, link';
const ended = "This Reader's text was ended: make a new one for another text.";
const freed = 'This Reader was freed: make a new one.';

/** A reader on which this was done. @param {any} ninefold @param {(reader: any) => unknown} work */
const used = ({ Reader }, work) => {
  const reader = new Reader();
  work(reader);
  return reader;
};
const end = (/** @type {any} */ reader) => reader.finish();
const free = (/** @type {any} */ reader) => reader.free();

/** What goes wrong, call by call. @type {[call: (ninefold: any) => unknown, message: string][]} */
const mistakes = [
  [(n) => n.solve(), `${noCells} Undefined.`],
  [(n) => n.solve(null), `${noCells} Null.`],
  [(n) => n.solve([1, 2]), `${noCells} Array.`],
  [(n) => n.solve('12.4'), `${noCells} String.`],
  [(n) => n.diagnose(new Uint16Array(81)), `${noCells} Uint16Array.`],
  [(n) => n.solve(new Uint8Array(80)), '80 cells make no grid: a 9×9 has 81.'],
  [(n) => n.solve(cells.with(6, 5)), 'Row 2, column 3: 5 is above 4, the largest digit of a 4×4.'],
  [(n) => n.solve(cells, -1), `${noNumber} the number of steps.`],
  [(n) => n.solutions(cells), `${noNumber} the limit.`],
  [(n) => n.packedSolutions(cells, 1.5), `${noNumber} the limit.`],
  [(n) => n.parse(), 'Expected a text as a string, got Undefined.'],
  [(n) => n.parse(null), 'Expected a text as a string, got Null.'],
  [(n) => n.parse(12), 'Expected a text as a string, got Number.'],
  [(n) => n.parse('hello'), "Line 1, column 1: 'hello' is neither a puzzle nor a row of one."],
  [(n) => n.format(cells), 'Expected a layout as a string, got Undefined.'],
  [(n) => n.format(cells, 'roman'), `There is no layout 'roman'; choose ${layouts}.`],
  [(n) => n.format(cells, 'link'), 'A link to SudokuWiki holds a 9×9, not a 4×4.'],
  [
    (n) => n.format(cells, 'ss', { answers: new Uint8Array(81) }),
    'Expected answers and marks for the 16 cells of the 4×4, got 81.',
  ],
  [(n) => n.format(cells, 'ss', { marks: [] }), 'Expected a Uint32Array of marks, got Array.'],
  [(n) => n.solveAll('12.4'), `${noBytes} String.`],
  [(n) => new n.Reader().push('12.4'), `${noBytes} String.`],
  [(n) => used(n, end).push(cells), ended],
  [(n) => used(n, end).finish(), ended],
  [(n) => used(n, free).push(cells), freed],
  [(n) => used(n, free).finish(), freed],
  [(n) => used(n, free).format, freed],
  [(n) => used(n, free).ignored, freed],
  [(n) => used(n, free).symbols, freed],
];

test('what cannot be done is an Error with a sentence', async () => {
  const ninefold = await load('index.js');
  for (const file of ['index.js', 'core.js', 'explain.js']) {
    const { default: init, Reader, ...functions } = await load(file);
    const message = 'Ninefold is not loaded yet: call `await init()` before anything else.';
    for (const call of Object.values(functions)) assert.throws(() => call(cells, 1), { name: 'Error', message });
    if (Reader) assert.throws(() => new Reader(), { name: 'Error', message });
    const spoilt = file === 'explain.js' ? { rate: new Uint8Array(3) } : new Uint8Array(3);
    await assert.rejects(init(spoilt), /^Error: The WebAssembly of Ninefold could not be loaded \(.+\)\.$/);
    await init();
  }
  const { default: initExplain } = await load('explain.js');
  for (const one of [
    new Uint8Array(3),
    new URL('https://example.org/'),
    'ninefold_hint_bg.wasm',
    { hints: new Uint8Array(3) },
    null,
  ]) {
    await assert.rejects(initExplain(one), /^Error: .* \(.*there are two modules: give `\{ hint, rate \}`/, `${one}`);
  }
  for (const [call, message] of mistakes) assert.throws(() => call(ninefold), { name: 'Error', message }, `${call}`);
  used(ninefold, free).free(); // is no mistake
});

test('a module is read once, however often it is asked for', async () => {
  const { default: init } = await load('core.js?once');
  const { mock: read } = mock.method(promises, 'readFile');
  await Promise.all([init(), init()]);
  await init();
  read.restore();
  assert.deepEqual(
    read.calls.map(({ arguments: [file] }) => basename(`${file}`)),
    ['ninefold_core_bg.wasm'],
  );
});

const noCandidates = 'Expected a Uint32Array with the candidates, got';

const levels = 'easy, medium, hard, unfair, extreme';

/** What goes wrong when an explanation is asked for. @type {[args: unknown[], message: string][]} */
const misasked = [
  [[], `${noCells} Undefined.`],
  [[[1, 2]], `${noCells} Array.`],
  [[new Uint8Array(80)], '80 cells make no grid: a 9×9 has 81.'],
  [[cells, null], `${noCandidates} Null.`],
  [[cells, new Uint8Array(16)], `${noCandidates} Uint8Array.`],
  [[cells, new Uint32Array(15)], 'Expected candidates for each of 16 cells, got 15.'],
  [[cells, new Uint32Array(81)], 'Expected candidates for each of 16 cells, got 81.'],
  [[cells, new Uint32Array(16).fill(0b10000, 6, 7)], 'Row 2, column 3: a candidate is above 4.'],
  [[cells, undefined, '3'], `${noCells} String.`],
  [[cells, undefined, new Uint8Array(36)], 'The givens make a 6×6, and the cells a 4×4.'],
  [[cells, undefined, cells.with(1, 1)], 'Row 1, column 2: the given is 1, and the cell has 0.'],
];

/** What goes wrong with a level besides. @type {[level: unknown, message: string][]} */
const wrongLevels = [
  ['roman', `There is no level 'roman'; choose ${levels}.`],
  ['Easy', `There is no level 'Easy'; choose ${levels}.`],
  ['', `There is no level ''; choose ${levels}.`],
  [null, 'Expected a level as a string, got Null.'],
  [2, 'Expected a level as a string, got Number.'],
];

test('the small entry is for 9×9s, and says what solves the others', async () => {
  const { default: init, ...small } = await load('core.js');
  await init();
  const nine = new Uint8Array(81);
  assert.equal(small.solve(nine).verdict, 'several');
  assert.equal(small.solve(nine, 0).verdict, 'several', 'a verdict takes two steps, whatever the limit is');
  assert.deepEqual(small.solutions(nine, 5, 3).solutions.length, 3);
  for (const call of Object.values(small)) {
    assert.throws(() => call(cells, 1), {
      name: 'Error',
      message: 'This is a 4×4, and `ninefold/core` is for 9×9 alone: `ninefold` has every shape.',
    });
    assert.throws(() => call(new Uint8Array(80), 1), { message: '80 cells make no grid: a 9×9 has 81.' });
  }
});

test('an explanation that cannot be given is an Error with a sentence', async () => {
  const { default: init, ...functions } = await load('explain.js');
  await init();
  for (const [name, call] of Object.entries(functions)) {
    const wrong = name === 'rate' ? misasked.filter(([args]) => args.length === 1) : misasked;
    for (const [args, message] of wrong) assert.throws(() => call(...args), { name: 'Error', message }, `${args}`);
  }
  for (const [level, message] of wrongLevels) {
    assert.throws(() => functions.steps(cells, undefined, undefined, level), { name: 'Error', message }, `${level}`);
  }
  const message = `${noNumber} the budget.`;
  for (const budget of [-1, 0.5, Number.NaN, 'many', null]) {
    assert.throws(() => functions.rate(cells, budget), { name: 'Error', message }, `${budget}`);
    assert.throws(() => functions.steps(cells, undefined, undefined, 'easy', budget), { name: 'Error', message });
  }
});

test('a budget bounds a rating and the search for all steps, and what it cuts off is told', async () => {
  const { default: init, rate, steps } = await load('explain.js');
  await init();
  const hard = Uint8Array.from(finnish.puzzle, Number);
  assert.deepEqual([rate(hard, 100).rating, rate(hard, 100).least, rate(hard).least], [7.5, true, undefined]);
  assert.deepEqual(rate(hard, Number.POSITIVE_INFINITY), rate(hard));
  const medium = Uint8Array.from(byLevel[1].puzzle, (digit) => Number(digit) || 0);
  const within = (/** @type {number | undefined} */ budget) => steps(medium, undefined, undefined, 'unfair', budget);
  const [some, all] = [within(100), within(undefined)];
  assert.deepEqual([some.complete, all.complete, some.length < all.length], [false, true, true]);
  assert.equal(structuredClone(some).complete, false, 'a worker hands it over');
  const known = new Set(all.map((/** @type {object} */ step) => JSON.stringify(step)));
  assert.ok(some.every((/** @type {object} */ step) => known.has(JSON.stringify(step))));
});

test('the same sentences come from the worker', async () => {
  const { startWorker } = await load('worker-node.js');
  const solver = startWorker();
  const inWorker = mistakes.filter(([call]) => !/Reader|used/.test(String(call)));
  for (const [call, message] of inWorker) await assert.rejects(async () => call(solver), { name: 'Error', message });
  await assert.rejects(solver.parse('hello'), { fault: { kind: 'word', line: 1, column: 1, text: 'hello' } });
  await assert.rejects(
    solver.solve(() => {}),
    { name: 'DataCloneError' },
  );
  const fresh = startWorker(); // it is no other when the worker is not ready yet
  await assert.rejects(
    fresh.solve(() => {}),
    { name: 'DataCloneError' },
  );
  await assert.rejects(solver.solve(cells, { signal: AbortSignal.abort() }), { name: 'AbortError' });
  const { signal } = new AbortController();
  assert.equal((await fresh.solve(cells, 0, { signal })).verdict, 'undecided');
  assert.equal((await fresh.solve(cells, { signal })).verdict, 'unique');
});

test('any Uint8Array is taken, whoever made it', async () => {
  const { default: init, ...ninefold } = await load('index.js');
  await init();
  const shared = new Uint8Array(new SharedArrayBuffer(16));
  shared.set(cells);
  const others = [runInNewContext('Uint8Array').from(cells), Buffer.from(cells), shared];
  for (const other of others) {
    assert.ok(!(Object.getPrototypeOf(other) === Uint8Array.prototype && other.buffer instanceof ArrayBuffer));
    assert.equal(ninefold.solve(other).verdict, 'unique');
    assert.equal(ninefold.format(cells, 'line', { answers: other }), ninefold.format(cells, 'line'));
  }
  const text = '3..442.1.34224.3\n';
  for (const bytes of [Buffer.from(text), runInNewContext('Uint8Array').from(Buffer.from(text))]) {
    assert.equal(Buffer.from(ninefold.solveAll(bytes)).toString(), '3124423113422413\n');
    const reader = new ninefold.Reader();
    assert.equal(Buffer.concat([reader.push(bytes), reader.finish()]).toString(), text);
  }
});
