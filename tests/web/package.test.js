// The npm package in Node, as it is installed, and its types.

import assert from 'node:assert/strict';
import { getEventListeners } from 'node:events';
import { cpSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { after, before, mock, test } from 'node:test';
import { pathToFileURL } from 'node:url';
import { runInNewContext } from 'node:vm';
import { gzipSync } from 'node:zlib';
import { output, root } from '../../tools/steps.js';
import { allModules } from '../../tools/wasm.js';
import { levels as byLevel, finnish } from './cases.js';
import { printed, remove, run, start, write } from './consumer.js';

/** @type {string} */
let project;
before(async () => {
  project = await start();
});
after(() => remove(project));

const installed = () => join(project, 'node_modules/ninefold');
/** @param {string} file @returns {Promise<Record<string, any>>} */
const load = (file) => import(new URL(file, pathToFileURL(join(installed(), '/'))).href);

test('solves in Node, and in a worker there, which can be cancelled and keeps nothing running', () => {
  assert.deepEqual(run(project, 'node app.js').trimEnd().split('\n'), printed);
  assert.ok(printed.length >= 8, 'the scripts say what they print');
});

test('the package holds its own, and the licences of what it is made of', async () => {
  const { version } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'));
  const about = JSON.parse(readFileSync(join(installed(), 'package.json'), 'utf8'));
  assert.deepEqual([about.name, about.version, about.dependencies], ['ninefold', version, undefined]);
  const [, crate] = /^version = "(.*)"$/m.exec(readFileSync(join(root, 'Cargo.toml'), 'utf8')) ?? [];
  assert.equal(crate, version, 'the crate and the package are of one version');
  assert.deepEqual(
    readdirSync(installed()).sort(),
    [
      ...['LICENSE-APACHE', 'LICENSE-MIT', 'README.md', 'core.d.ts', 'core.js', 'engine.js', 'explain.d.ts'],
      ...[
        'explain.js',
        'functions.js',
        'gate.js',
        'index.d.ts',
        'index.js',
        'init.d.ts',
        'lacks.js',
        'licences.txt',
        'loading.js',
      ],
      ...['ninefold-worker-text.js', 'ninefold-worker.js'],
      ...allModules.flatMap((name) => ['.d.ts', '.js', '_bg.wasm', '_wasm.js'].map((end) => name + end)),
      ...[
        'package.json',
        'provenance.d.ts',
        'provenance.js',
        'respond.js',
        'scan.d.ts',
        'scan.js',
        'signal.js',
        'solver.js',
      ],
      ...['thread.js', 'worker-node.js', 'worker.d.ts', 'worker.js'],
    ].sort(),
  );
  const read = (/** @type {string} */ file) => readFileSync(join(installed(), file), 'utf8');
  const scripts = readdirSync(installed()).filter((file) => file.endsWith('.js'));
  const addressed = scripts.filter((file) => read(file).includes('import.meta'));
  assert.deepEqual(addressed, ['worker.js'], 'what bundlers would take along as a file');
  const { default: text } = await load('ninefold-worker-text.js');
  assert.equal(text, read('ninefold-worker.js'), 'the same worker, as a text and as a file');
  const licences = read('licences.txt');
  assert.match(licences, /^wasm-bindgen \d/m);
  assert.match(licences, /E\. Alpaydin.*C\. Kaynak/s, 'whose handwriting the net has learned from');
});

for (const compiler of ['typescript-5.0', 'typescript']) {
  test(`the types hold under --strict, with those of a browser and with none: ${compiler}`, () => {
    const files = ['typed.ts', 'bare.ts', 'disposed.ts'];
    write(
      project,
      Object.fromEntries(files.map((file) => [file, readFileSync(join(root, 'tests/web', file), 'utf8')])),
    );
    const tsc = `node ${join(root, 'node_modules', compiler, 'bin/tsc')} --noEmit --strict --target es2022`;
    for (const modules of ['--module nodenext', '--module esnext --moduleResolution bundler']) {
      run(project, `${tsc} ${modules} --lib es2022,dom typed.ts`);
      run(project, `${tsc} ${modules} --lib es2022 bare.ts`);
      if (compiler === 'typescript') run(project, `${tsc} ${modules} --lib es2022,esnext.disposable disposed.ts`);
    }
  });
}

test('the README says what each entry weighs', () => {
  const readme = readFileSync(join(installed(), 'README.md'), 'utf8');
  const said = Array.from(readme.matchAll(/^\| `(ninefold[/\w]*)` \|.*\| (\d+) KB(?: and the parts)? \|$/gm));
  for (const [, entry, size] of said) {
    const others = entry === 'ninefold/worker' ? '--external:*_wasm.js' : ''; // each part is loaded when it is wanted
    write(project, { 'weighed.js': `import * as entry from '${entry}'; console.log(entry);` });
    run(project, `esbuild weighed.js --bundle --minify --format=esm ${others} --outfile=weighed.min.js`);
    const { length } = gzipSync(readFileSync(join(project, 'weighed.min.js')), { level: 9 });
    assert.ok(Math.abs(length / 1000 - Number(size)) < 1, `${entry}: ${length} bytes`);
  }
  assert.equal(said.length, 5);
});

test('an entry has every function of its modules, and the worker has all of them', async () => {
  /** @type {Set<string>} */
  const functions = new Set();
  for (const [entry, ...modules] of [
    ['index.js', 'ninefold.js'],
    ['core.js', 'ninefold_core.js'],
    ['explain.js', 'ninefold_hint.js', 'ninefold_rate.js'],
    ['scan.js', 'ninefold_scan.js'],
  ]) {
    const names = new Set((await Promise.all(modules.map(load))).flatMap(Object.keys));
    names.delete('initSync');
    const { provenance: _, ...exported } = await load(entry);
    assert.deepEqual(Object.keys(exported).sort(), [...names].sort());
    for (const name of names) if (!['default', 'Reader'].includes(name)) functions.add(name);
  }
  const { startWorker } = await load('worker-node.js');
  assert.deepEqual(Object.keys(startWorker()).sort(), [...functions, 'terminate'].sort());
});

const cells = Uint8Array.from('3004420103422403', Number);
const noCells = 'Expected a Uint8Array with a number for each cell (81 for a 9×9), got';
const noBytes = 'Expected a Uint8Array with the bytes of a text, got';
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

const unknownRule =
  "`rules` has no option 'cages': it has 'diagonals', 'windows', 'disjoint', 'asterisk', 'dot', 'girandola', 'groups', 'regions'.";

/** What goes wrong, call by call. @type {[call: (ninefold: any) => unknown, message: string][]} */
const mistakes = [
  [(n) => n.solve(), `${noCells} Undefined.`],
  [(n) => n.solve(null), `${noCells} Null.`],
  [(n) => n.solve([1, 2]), `${noCells} Array.`],
  [(n) => n.solve('12.4'), `${noCells} String.`],
  [(n) => n.diagnose(new Uint16Array(81)), `${noCells} Uint16Array.`],
  [(n) => n.solve(new Uint8Array(80)), '80 cells make no grid: 16, 36, 64, 81, 100, 144, 225, 256, 400 and 625 do.'],
  [(n) => n.solve(cells.with(6, 5)), 'Row 2, column 3: 5 is above 4, the largest digit of a 4×4.'],
  [(n) => n.solve(cells, { budget: -1 }), "Expected a whole number from 0, or Infinity, as 'budget', got -1."],
  [(n) => n.solve(cells, { steps: 1 }), "`solve` has no option 'steps': it has 'rules', 'candidates', 'budget'."],
  [
    (n) => n.solve(cells, { budget: 1, rule: {} }),
    "`solve` has no option 'rule': it has 'rules', 'candidates', 'budget'.",
  ],
  [
    (n) => n.solutions(cells, { limit: undefined }),
    "`solutions` has no option 'limit': it has 'rules', 'candidates', 'most', 'budget'.",
  ],
  [(n) => n.diagnose(cells, { most: 1 }), "`diagnose` has no option 'most': it has 'rules', 'candidates', 'budget'."],
  [(n) => n.solve(cells, { rules: { cages: [] } }), unknownRule],
  [(n) => n.houses(9, { cages: [] }), unknownRule],
  [(n) => n.houses(9, 'x'), "Expected an object as 'rules', got String."],
  [(n) => n.houses(6, { windows: true }), 'There are no windows in a 6×6: its boxes are not square.'],
  [(n) => n.houses('9'), "Expected a whole number from 4 to 25 as 'side', got String."],
  [(n) => n.parse(), 'Expected a text as a string, got Undefined.'],
  [(n) => n.parse(null), 'Expected a text as a string, got Null.'],
  [(n) => n.parse(12), 'Expected a text as a string, got Number.'],
  [(n) => n.parse('hello'), "Line 1, column 1: 'hello' is neither a puzzle nor a row of one."],
  [(n) => n.format(cells, { layout: 'link' }), 'A link to SudokuWiki holds a 9×9, not a 4×4.'],
  [(n) => n.format(cells, { layout: 'ss', marks: [] }), "Expected a Uint32Array as 'marks', got Array."],
  [(n) => n.solveAll('12.4'), `${noBytes} String.`],
  [(n) => new n.Reader().push('12.4'), `${noBytes} String.`],
  [(n) => used(n, end).push(cells), ended],
  [(n) => used(n, end).finish(), ended],
  [(n) => used(n, free).push(cells), freed],
  [(n) => used(n, free).finish(), freed],
  [(n) => used(n, free).format, freed],
  [(n) => used(n, free).ignored, freed],
  [(n) => used(n, free).symbols, freed],
  [(n) => n.scan(new Uint8Array(4), 1.5, 1), "Expected a whole number from 1 as 'width', got 1.5."],
  [(n) => n.Reader(), 'A Reader is made with `new`, as in `new Reader()`.'],
  [(n) => new n.Reader().finish.call(undefined), 'Call this with its Reader, as in `reader.finish()`.'],
];

test('what cannot be done is an Error with a sentence', async () => {
  const ninefold = { ...(await load('index.js')), ...(await load('scan.js')) };
  for (const file of ['index.js', 'core.js', 'explain.js', 'scan.js']) {
    const { default: init, Reader, provenance: _, ...functions } = await load(file);
    const entry = file === 'index.js' ? 'ninefold' : `ninefold/${file.replace('.js', '')}`;
    const message = `\`${entry}\` is not loaded yet: call its \`await init()\` before anything else.`;
    for (const call of Object.values(functions)) assert.throws(() => call(cells), { name: 'Error', message });
    if (Reader) assert.throws(() => new Reader(), { name: 'Error', message });
    const spoilt = file === 'explain.js' ? { rate: new Uint8Array(3) } : new Uint8Array(3);
    await assert.rejects(init(spoilt), /^Error: The WebAssembly of Ninefold could not be loaded \(.+\)\.$/);
    if (file !== 'explain.js') {
      for (const nothing of [null, '']) await assert.rejects(init(nothing), /could not be loaded/);
    }
    for (const call of Object.values(functions)) assert.throws(() => call(cells), { name: 'Error', message });
    await assert.rejects(init(undefined, {}), { name: 'Error', message: 'Expected 1 argument at most, but got 2.' });
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
    await assert.rejects(
      initExplain(one),
      /^Error: `ninefold\/explain` has two modules: give `\{ hint, rate \}`/,
      `${one}`,
    );
  }
  for (const [call, message] of mistakes) assert.throws(() => call(ninefold), { name: 'Error', message }, `${call}`);
  used(ninefold, free).free(); // is no mistake
  used(ninefold, free)[Symbol.dispose](); // nor is this
});

test('a module is loaded once, however often it is asked for, and from wherever it is said to lie', async () => {
  const { mock: made } = mock.method(WebAssembly, 'instantiate');
  const bytes = readFileSync(join(installed(), 'ninefold_core_bg.wasm'));
  const address = new URL('ninefold_core_bg.wasm', pathToFileURL(join(installed(), '/')));
  const given = [undefined, bytes, Promise.resolve(bytes), address, new WebAssembly.Module(bytes)];
  for (const [at, wasm] of given.entries()) {
    const copy = join(project, `copy-${at}`);
    cpSync(installed(), copy, { recursive: true });
    const { default: init, solve } = await import(pathToFileURL(join(copy, 'core.js')).href);
    await Promise.all([init(wasm), init()]);
    await init(wasm);
    await init(Promise.reject(new Error('nobody waits for it')));
    assert.equal(made.callCount(), at + 1);
    assert.equal(solve(new Uint8Array(81)).verdict, 'several');
  }
  made.restore();
});

test('the package says of what it was made', async () => {
  const { provenance } = await load('index.js');
  const { version } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'));
  assert.equal(provenance.version, version);
  const commit = output('git', ['rev-parse', 'HEAD']);
  const dirty = commit && output('git', ['status', '--porcelain', '--untracked-files=no']) ? '-dirty' : '';
  assert.equal(provenance.commit, (commit ?? 'unknown') + dirty);
  assert.equal(provenance.compiler, output('rustc', ['--version']));
});

/** What is no object of options. @param {string} name @param {string} kind */
const noOptions = (name, kind) => `Expected the options of \`${name}\` as an object, got ${kind}.`;

/** @param {number} most @param {number} count */
const tooMany = (most, count) =>
  `Expected ${most} argument${most === 1 ? '' : 's'} at most, the last an object of options, but got ${count}.`;

/** The calls of before. @type {[call: (ninefold: any) => any, message: string][]} */
const earlier = [
  [(n) => n.solve(cells, 100), noOptions('solve', 'Number')],
  [(n) => n.solutions(cells, 10), noOptions('solutions', 'Number')],
  [(n) => n.solutions(cells, 10, 100), tooMany(2, 3)],
  [(n) => n.solutions(cells, undefined, 100), tooMany(2, 3)],
  [(n) => n.packedSolutions(cells, 10), noOptions('packedSolutions', 'Number')],
  [(n) => n.format(cells, 'line'), noOptions('format', 'String')],
  [(n) => n.format(cells, 'line', {}), tooMany(2, 3)],
  [(n) => n.solveAll(cells, 100), noOptions('solveAll', 'Number')],
  [(n) => [cells].map(n.solve)[0], tooMany(2, 3)],
];

/** Earlier ways to call what the worker does not have. @type {[file: string, call: (ninefold: any) => unknown, message: string][]} */
const earlierBesides = [
  ['index.js', (n) => new n.Reader(true), noOptions('Reader', 'Boolean')],
  ['index.js', (n) => new n.Reader({}, true), tooMany(1, 2)],
  ['explain.js', (n) => n.steps(cells, new Uint32Array(16)), noOptions('steps', 'Uint32Array')],
  ['explain.js', (n) => n.steps(cells, undefined, undefined, 'easy'), tooMany(2, 4)],
  ['explain.js', (n) => n.steps(cells, undefined, undefined, undefined, 100), tooMany(2, 5)],
  ['explain.js', (n) => n.nextStep(cells, undefined, cells), tooMany(2, 3)],
  ['explain.js', (n) => n.explain(cells, new Uint32Array(16), cells), tooMany(2, 3)],
  ['explain.js', (n) => n.rate(cells, 100), noOptions('rate', 'Number')],
];

const { signal } = new AbortController();

/** Earlier ways to call the worker, when `signal` stood behind the others. @type {[call: (solver: any) => any, message: string][]} */
const earlierInWorker = [
  [(s) => s.solve(cells, 0, { signal }), tooMany(2, 3)],
  [(s) => s.solutions(cells, 2, { signal }), tooMany(2, 3)],
  [(s) => s.format(cells, 'ss', { signal }), tooMany(2, 3)],
  [(s) => s.solve(cells, { signal: null }), "Expected an AbortSignal as 'signal', got Null."],
  [
    (s) => s.solve(cells, { signal: new AbortController() }),
    "Expected an AbortSignal as 'signal', got AbortController.",
  ],
  [
    (s) => s.solve(cells, { signal, steps: 1 }),
    "`solve` has no option 'steps': it has 'rules', 'candidates', 'budget'.",
  ],
];

test('a call of before is an Error with a sentence', async () => {
  const ofMain = earlier.map((row) => /** @type {const} */ (['index.js', ...row]));
  for (const [file, call, message] of [...ofMain, ...earlierBesides]) {
    const { default: init, ...ninefold } = await load(file);
    await init();
    assert.throws(() => call(ninefold), { name: 'Error', message }, String(call));
  }
  const { startWorker } = await load('worker-node.js');
  const solver = startWorker();
  for (const [call, message] of [...earlier, ...earlierInWorker]) {
    await assert.rejects(async () => call(solver), { name: 'Error', message }, String(call));
  }
  assert.equal((await solver.solve(cells, { signal: undefined, budget: undefined })).verdict, 'unique');
});

test('the small entry is for 9×9s, and says what solves the others', async () => {
  const { default: init, ...small } = await load('core.js');
  await init();
  const nine = new Uint8Array(81);
  assert.equal(small.solve(nine).verdict, 'several');
  assert.equal(
    small.solve(nine, { budget: 0 }).verdict,
    'several',
    'a verdict takes two steps, whatever the budget is',
  );
  assert.deepEqual(small.solutions(nine, { most: 5, budget: 3 }).solutions.length, 3);
  for (const call of Object.values(small)) {
    assert.throws(() => call(cells), {
      name: 'Error',
      message: 'This is a 4×4, and `ninefold/core` is for 9×9 alone: `ninefold` has every shape.',
    });
    assert.throws(() => call(new Uint8Array(80)), {
      message: '80 cells make no grid: 16, 36, 64, 81, 100, 144, 225, 256, 400 and 625 do.',
    });
  }
});

test('an explanation that cannot be given is an Error with a sentence', async () => {
  const { default: init, ...functions } = await load('explain.js');
  await init();
  for (const call of Object.values(functions)) {
    assert.throws(() => call(), { name: 'Error', message: `${noCells} Undefined.` });
    assert.throws(() => call([1, 2]), { name: 'Error', message: `${noCells} Array.` });
    assert.throws(() => call(new Uint8Array(80)), {
      name: 'Error',
      message: '80 cells make no grid: 16, 36, 64, 81, 100, 144, 225, 256, 400 and 625 do.',
    });
  }
});

test('a budget bounds a rating and the search for all steps, and what it cuts off is told', async () => {
  const { default: init, rate, steps } = await load('explain.js');
  await init();
  const hard = Uint8Array.from(finnish.puzzle, Number);
  const least = rate(hard, { budget: 100 });
  assert.deepEqual([least.rating, least.least, rate(hard).least], [8, true, undefined]);
  assert.deepEqual(rate(hard, { budget: Number.POSITIVE_INFINITY }), rate(hard));
  const medium = Uint8Array.from(byLevel[1].puzzle, (digit) => Number(digit) || 0);
  const within = (/** @type {number | undefined} */ budget) => steps(medium, { hardest: 'unfair', budget });
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
  assert.equal((await fresh.solve(cells, { budget: 0, signal })).verdict, 'undecided');
  assert.equal((await fresh.solve(cells, { signal })).verdict, 'unique');
});

test('the worker takes what frameworks make of options, and one signal for any number of calls', async () => {
  const { startWorker } = await load('worker-node.js');
  const solver = startWorker();
  const proxy = (/** @type {object} */ value) => new Proxy(value, {});
  const groups = proxy([proxy([0, 5])]);
  const options = proxy({ rules: proxy({ groups, windows: false }), budget: 1000 });
  assert.equal((await solver.solve(cells, options)).verdict, 'unique');
  const warned = mock.fn();
  process.on('warning', warned);
  const stop = new AbortController();
  const calls = Array.from({ length: 20 }, () => solver.solve(cells, { signal: stop.signal }));
  const [first] = await Promise.all(calls);
  assert.equal(first.verdict, 'unique');

  const cancelled = Array.from({ length: 20 }, () => solver.solve(cells, { signal: stop.signal }));
  stop.abort();
  for (const call of cancelled) await assert.rejects(call, { name: 'AbortError' });
  await new Promise((resolve) => setImmediate(resolve)); // warnings come later
  process.off('warning', warned);
  assert.equal(warned.mock.callCount(), 0);
});

test('a signal cancels what has no answer yet, in each solver, and is let go after the last answer', async () => {
  const { startWorker } = await load('worker-node.js');
  const [solver, other] = [startWorker(), startWorker()];
  const stop = new AbortController();
  const { signal } = stop;
  const large = new Uint8Array(625);
  const answered = solver.solve(cells, { signal });
  const endless = [solver, other].map((each) => each.solutions(large, { signal, most: 100_000 }));
  await answered;
  assert.equal(getEventListeners(signal, 'abort').length, 1);
  stop.abort();
  for (const call of endless) await assert.rejects(call, { name: 'AbortError' });
  assert.equal((await other.solve(cells)).verdict, 'unique');
  assert.equal(getEventListeners(signal, 'abort').length, 0);
});

/** What is asked of workers that are none, which answer with the question's name or fail as it is said. */
async function pretend() {
  const { solver } = await load('solver.js');
  /** @type {string[]} */
  const log = [];
  /** @param {string} name @param {'starts' | 'asked'} [fails] when @param {string} [message] why */
  const way = (name, fails, message = '') => {
    class Pretended extends EventTarget {
      #fail = () => this.dispatchEvent(Object.assign(new Event('error'), { message }));
      #say = (/** @type {object} */ data) => this.dispatchEvent(new MessageEvent('message', { data }));

      constructor() {
        super();
        log.push(name);
        setTimeout(() => (fails === 'starts' ? this.#fail() : this.#say({ ready: true })));
      }

      /** @param {{ method: string }} question */
      postMessage({ method }) {
        log.push(method);
        setTimeout(() => (fails === 'asked' ? this.#fail() : this.#say({ result: method })));
      }

      terminate() {}
    }
    return async () => () => new Pretended();
  };
  return { solver: (/** @type {any[]} */ ...ways) => solver([], ...ways), way, log };
}

test('a worker that breaks off, or does not start, is an Error that says so', async () => {
  const { solver, way, log } = await pretend();
  const fails = (/** @type {any} */ call) =>
    call.then(
      () => '',
      (/** @type {Error} */ { message }) => message,
    );
  assert.equal(await fails(solver(way('file', 'asked', 'why')).solve(cells)), 'The solver broke off (why).');
  assert.equal(await fails(solver(way('file', 'asked')).solve(cells)), 'The solver broke off.');
  assert.match(await fails(solver(way('file', 'starts'), way('blob', 'starts')).solve(cells)), /`worker-src blob:`\.$/);
  log.length = 0;
  assert.equal(await solver(way('file', 'starts'), way('blob')).solve(cells), 'solve');
  assert.deepEqual(log, ['file', 'blob', 'solve']);

  write(project, {
    'forbid.cjs': "if (!require('node:worker_threads').isMainThread) throw new Error('no threads today');",
    'forbidden.js': "import { startWorker } from 'ninefold/worker'; await startWorker().parse('1').catch(console.log);",
  });
  const said = run(project, 'node --require ./forbid.cjs forbidden.js');
  assert.match(said, /^Error: The worker could not be started \(no threads today\)\.$/m);
});

test('a call that is cancelled before its worker is ready is not asked, and the worker serves the next', async () => {
  const { solver, way, log } = await pretend();
  for (const isStarted of [false, true]) {
    log.length = 0;
    const stop = new AbortController();
    const own = solver(way('file'), way('blob'));
    const cancelled = own.solve(cells, { signal: stop.signal });
    const next = own.rate(cells);
    while (isStarted && log.length === 0) await undefined;
    stop.abort();
    await assert.rejects(cancelled, { name: 'AbortError' });
    assert.equal(await next, 'rate');
    assert.deepEqual(log, ['file', 'rate']);
  }
});

test('the parts that failed are loaded by the next call', async () => {
  const copy = join(project, 'copy-failing');
  cpSync(installed(), copy, { recursive: true });
  const { default: init, rate } = await import(pathToFileURL(join(copy, 'explain.js')).href);
  const late = new Promise((resolve) => setTimeout(() => resolve(new Uint8Array(3)), 50));
  await assert.rejects(init({ hint: new Uint8Array(3), rate: late }), ({ message, cause }) => {
    assert.match(message, /could not be loaded/);
    return cause instanceof WebAssembly.CompileError;
  });
  await init();
  assert.equal(rate(cells).level, 'easy');
});

test('the worker knows rules, and has the table of houses', async () => {
  const { default: init, ...ninefold } = await load('index.js');
  await init();
  const { startWorker } = await load('worker-node.js');
  const solver = startWorker();
  const { signal } = new AbortController();
  const regions = Uint8Array.from('0011203120312233', Number);
  for (const rules of [{ diagonals: 'both' }, { regions }, { regions: [...regions], groups: [[0, 6]] }]) {
    assert.deepEqual(await solver.houses(4, rules), ninefold.houses(4, rules));
    assert.deepEqual(await solver.houses(4, { ...rules, signal }), ninefold.houses(4, rules));
    const empty = new Uint8Array(16);
    assert.deepEqual(await solver.solutions(empty, { rules, signal }), ninefold.solutions(empty, { rules }));
    assert.deepEqual(await solver.diagnose(empty, { rules }), ninefold.diagnose(empty, { rules }));
    assert.equal((await solver.solve(empty, { rules })).verdict, 'several');
  }
  assert.equal(regions.length, 16, 'the regions were not handed over');
  assert.deepEqual(await solver.houses(25), ninefold.houses(25));
  await assert.rejects(solver.houses(4, { signal: AbortSignal.abort() }), { name: 'AbortError' });
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
    const boxes = other.map(
      (/** @type {number} */ _, /** @type {number} */ cell) => 2 * (cell >> 3) + ((cell >> 1) & 1),
    );
    assert.equal(ninefold.solve(other, { rules: { regions: boxes } }).verdict, 'unique');
    assert.equal(
      ninefold.format(cells, { layout: 'line', answers: other }),
      ninefold.format(cells, { layout: 'line' }),
    );
  }
  const text = '3..442.1.34224.3\n';
  for (const bytes of [Buffer.from(text), runInNewContext('Uint8Array').from(Buffer.from(text))]) {
    assert.equal(Buffer.from(ninefold.solveAll(bytes)).toString(), '3124423113422413\n');
    const reader = new ninefold.Reader();
    assert.equal(Buffer.concat([reader.push(bytes), reader.finish()]).toString(), text);
  }
});
