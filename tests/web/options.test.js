// The options of every function: what is unknown or of a wrong kind is a sentence, and nothing is ignored.

import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { before, test } from 'node:test';
import initFull, * as full from '../../www/pkg/ninefold.js';
import initCore, * as core from '../../www/pkg/ninefold_core.js';
import initHint, * as hint from '../../www/pkg/ninefold_hint.js';
import initRate, * as rating from '../../www/pkg/ninefold_rate.js';
import { layouts as allLayouts, finnish } from './cases.js';

const wasm = (/** @type {string} */ name) => readFileSync(new URL(`../../www/pkg/${name}_bg.wasm`, import.meta.url));
before(() => initFull({ module_or_path: wasm('ninefold') }));
before(() => initCore({ module_or_path: wasm('ninefold_core') }));
before(() => initHint({ module_or_path: wasm('ninefold_hint') }));
before(() => initRate({ module_or_path: wasm('ninefold_rate') }));

const cells = Uint8Array.from('3004420103422403', Number);
const nine = Uint8Array.from(finnish.puzzle, Number);
const text = new TextEncoder().encode('3..442.1.34224.3\n');

const position = ['rules', 'candidates', 'sukaku', 'givens'];
const one = ['rules', 'candidates', 'budget'];
const some = ['rules', 'candidates', 'most', 'budget'];

/**
 * Every function with its options: how it is called with them, and the keys that it knows.
 * @type {[name: string, call: (options?: any) => unknown, keys: string[]][]}
 */
const functions = [
  ['solve', (options) => full.solve(cells, options), one],
  ['solve', (options) => core.solve(nine, options), one],
  ['solutions', (options) => full.solutions(cells, options), some],
  ['solutions', (options) => core.solutions(nine, options), some],
  ['packedSolutions', (options) => full.packedSolutions(cells, options), some],
  ['packedSolutions', (options) => core.packedSolutions(nine, options), some],
  ['diagnose', (options) => full.diagnose(cells, options), one],
  ['parse', (options) => full.parse('3004420103422403', options), ['as']],
  ['format', (options) => full.format(cells, options), ['layout', 'rules', 'candidates', 'answers', 'marks']],
  ['solveAll', (options) => full.solveAll(text, options), ['lines', 'budget']],
  ['Reader', (options) => new full.Reader(options).push(text), ['lines', 'progress', 'labels']],
  ['steps', (options) => hint.steps(cells, options), [...position, 'hardest', 'technique', 'budget']],
  ['nextStep', (options) => hint.nextStep(cells, options), [...position, 'near', 'budget']],
  ['explain', (options) => hint.explain(cells, options), [...position, 'budget']],
  ['rate', (options) => rating.rate(cells, options), one],
];

/** The options without which a function answers an error. @param {string} name */
const least = (name) => (name === 'format' ? { layout: 'line' } : {});

/** What a function answers, but how long it took. @param {unknown} answer */
const timeless = (answer) =>
  answer && typeof answer === 'object' && 'millis' in answer ? { ...answer, millis: 0 } : answer;

test('every function of the modules is here', () => {
  const names = [full, core, hint, rating]
    .flatMap(Object.keys)
    .filter((name) => !['default', 'initSync', 'houses'].includes(name)); // rules.test.js has what takes rules alone
  assert.deepEqual(functions.map(([name]) => name).sort(), names.sort());
});

for (const [name, call, keys] of functions) {
  test(`${name}(…, { ${keys.join(', ')} })`, () => {
    const known = keys.length ? keys.map((key) => `'${key}'`).join(', ') : 'none yet';
    for (const key of ['steps', 'limit', 'signal', 'Rules', 'Budget', '', '0', '__proto__', 'ü']) {
      for (const value of [1, undefined]) {
        const options = Object.fromEntries([...Object.entries(least(name)), [key, value]]);
        const message = `\`${name}\` has no option '${key}': it has ${known}.`;
        assert.throws(() => call(options), { name: 'Error', message }, key);
      }
    }
    for (const [value, kind] of kinds) {
      const message = `Expected the options of \`${name}\` as an object, got ${kind}.`;
      assert.throws(() => call(value), { name: 'Error', message }, kind);
    }
    const thrown = new TypeError('no such thing');
    const throwing = {
      get budget() {
        throw thrown;
      },
    };
    assert.throws(
      () => call(throwing),
      (error) => error === thrown,
    );

    const plain = timeless(call(least(name)));
    const unsaid = Object.fromEntries(keys.map((key) => [key, undefined]));
    assert.deepEqual(timeless(call({ ...unsaid, ...least(name) })), plain);
    assert.deepEqual(timeless(call(Object.assign(Object.create(null), least(name)))), plain);
    if (name !== 'format') assert.deepEqual(timeless(call()), plain);
  });
}

/** What is no object of options, as the arguments of before are not. @type {[value: unknown, kind: string][]} */
const kinds = [
  [null, 'Null'],
  [0, 'Number'],
  [1000, 'Number'],
  ['line', 'String'],
  ['', 'String'],
  [true, 'Boolean'],
  [Symbol('budget'), 'Symbol'],
  [[], 'Array'],
  [new Uint8Array(16), 'Uint8Array'],
  [new Uint32Array(16), 'Uint32Array'],
  [new Map(), 'Map'],
  [new AbortController().signal, 'AbortSignal'],
  [() => {}, 'Function'],
];

const layouts = allLayouts.join(', ');
const levels = 'easy, medium, hard, unfair, extreme';
const whole = 'Expected a whole number from 0, or Infinity, as';

/** Numbers that are none from 0, and what is said that they are. @type {[value: unknown, got: string][]} */
const numbers = [
  [-1, '-1'],
  [0.5, '0.5'],
  [Number.NaN, 'NaN'],
  [Number.NEGATIVE_INFINITY, '-Infinity'],
  ['many', 'String'],
  ['1', 'String'],
  [1n, 'BigInt'],
  [null, 'Null'],
  [true, 'Boolean'],
  [[1], 'Array'],
  [{}, 'Object'],
];

/** A 4×4 with one candidate. @param {number} digit */
const candidate = (digit) => new Uint32Array(16).fill(2 ** (digit - 1), 6, 7);

/**
 * Values of a wrong kind, and what is said of them; rules.test.js has other rules that there cannot be.
 * @type {Record<string, [value: unknown, message: string | RegExp][]>}
 */
const wrong = {
  rules: [
    [null, "Expected an object as 'rules', got Null."],
    [9, "Expected an object as 'rules', got 9."],
    ['windoku', "Expected an object as 'rules', got String."],
    [['windows'], "Expected an object as 'rules', got Array."],
    [new Map(), "Expected an object as 'rules', got Map."],
  ],
  budget: numbers.map(([value, got]) => [value, `${whole} 'budget', got ${got}.`]),
  most: numbers.map(([value, got]) => [value, `${whole} 'most', got ${got}.`]),
  as: [
    [9, "Expected a string as 'as', got 9."],
    ['roman', /^There is no format 'roman'; choose line, rows, .*, page\.$/],
    ['7x7', /^There is no format '7x7'; /],
    ['9x9', 'The text cannot be read as 9×9.'],
  ],
  layout: [
    [null, "Expected a string as 'layout', got Null."],
    [3, "Expected a string as 'layout', got 3."],
    [undefined, `\`format\` needs the option 'layout': choose ${layouts}.`],
    ['roman', `There is no layout 'roman'; choose ${layouts}.`],
  ],
  answers: [
    [null, "Expected a Uint8Array as 'answers', got Null."],
    [[1], "Expected a Uint8Array as 'answers', got Array."],
    [new Uint32Array(16), "Expected a Uint8Array as 'answers', got Uint32Array."],
    [new Uint8Array(15), "In 'answers': 15 cells make no grid: 16, 36, 64, 81, 100, 144, 225, 256, 400 and 625 do."],
    [new Uint8Array(16).fill(5), "In 'answers': Row 1, column 1: 5 is above 4, the largest digit of a 4×4."],
    [new Uint8Array(36), 'Expected answers and marks for the 16 cells of the 4×4, got 36.'],
  ],
  marks: [
    [null, "Expected a Uint32Array as 'marks', got Null."],
    [[1], "Expected a Uint32Array as 'marks', got Array."],
    [new Uint8Array(16), "Expected a Uint32Array as 'marks', got Uint8Array."],
    [new Uint32Array(36), 'Expected answers and marks for the 16 cells of the 4×4, got 36.'],
  ],
  lines: [
    [null, "Expected true or false as 'lines', got Null."],
    [1, "Expected true or false as 'lines', got 1."],
    ['true', "Expected true or false as 'lines', got String."],
  ],
  labels: [[1, "Expected true or false as 'labels', got 1."]],
  progress: [
    [null, "Expected true or false as 'progress', got Null."],
    [1, "Expected true or false as 'progress', got 1."],
    ['true', "Expected true or false as 'progress', got String."],
  ],
  candidates: [
    [null, "Expected a Uint32Array as 'candidates', got Null."],
    [new Uint8Array(16), "Expected a Uint32Array as 'candidates', got Uint8Array."],
    [new Uint32Array(15), "In 'candidates': There are 15 cells, and a 4×4 has 16."],
    [new Uint32Array(81), "In 'candidates': There are 81 cells, and a 4×4 has 16."],
    [candidate(5), "In 'candidates': Row 2, column 3: 5 is above 4, the largest digit of a 4×4."],
    [candidate(32), "In 'candidates': Row 2, column 3: 32 is above 4, the largest digit of a 4×4."],
  ],
  sukaku: [
    [null, "Expected true or false as 'sukaku', got Null."],
    [1, "Expected true or false as 'sukaku', got 1."],
    ['true', "Expected true or false as 'sukaku', got String."],
    [new Uint32Array(16), "Expected true or false as 'sukaku', got Uint32Array."],
  ],
  givens: [
    [null, "Expected a Uint8Array as 'givens', got Null."],
    ['3', "Expected a Uint8Array as 'givens', got String."],
    [new Uint8Array(15), "In 'givens': 15 cells make no grid: 16, 36, 64, 81, 100, 144, 225, 256, 400 and 625 do."],
    [new Uint8Array(36), 'The givens make a 6×6, and the cells a 4×4.'],
    [cells.with(1, 1), 'Row 1, column 2: the given is 1, and the cell has 0.'],
  ],
  near: [[16, '16'], [Number.POSITIVE_INFINITY, 'Infinity'], .../** @type {typeof numbers} */ (numbers)].map(
    ([value, got]) => [value, `Expected the number of a cell, from 0 to 15, as 'near', got ${got}.`],
  ),
  hardest: [
    [null, "Expected a string as 'hardest', got Null."],
    [2, "Expected a string as 'hardest', got 2."],
    ['roman', `There is no level 'roman'; choose ${levels}.`],
    ['Easy', `There is no level 'Easy'; choose ${levels}.`],
    ['', `There is no level ''; choose ${levels}.`],
  ],
  technique: [
    [null, "Expected a string as 'technique', got Null."],
    [['x-wing'], "Expected a string as 'technique', got Array."],
    ['guesswork', "There is no technique 'guesswork'; names are like hidden-pair and x-wing."],
    ['X-Wing', "There is no technique 'X-Wing'; did you mean x-wing or w-wing?"],
    ['hiden-pair', "There is no technique 'hiden-pair'; did you mean hidden-pair?"],
    ['bug-type-1', "There is no technique 'bug-type-1'; did you mean bug-type-2 or bug-type-4 or bug-type-3?"],
  ],
};

for (const [name, call, keys] of functions) {
  for (const key of keys) {
    if (['rules', 'candidates'].includes(key) && call.toString().includes('core.')) continue; // it knows none
    test(`${name}(…, { ${key} }): what is no such value`, () => {
      for (const [value, message] of wrong[key]) {
        const options = { ...least(name), [key]: value };
        assert.throws(() => call(options), { name: 'Error', message }, String(value));
      }
    });
  }
}

test('a puzzle without a rating says why', () => {
  /** @type {[puzzle: string, budget: number | undefined, unrated: string][]} */
  const cases = [
    ['11..............', undefined, 'clash'],
    ['.'.repeat(16), undefined, 'several'],
    ['123....4........', undefined, 'none'],
    ['.'.repeat(256), 0, 'undecided'],
  ];
  for (const [puzzle, budget, unrated] of cases) {
    const cells = Uint8Array.from(puzzle, (digit) => Number(digit) || 0);
    assert.deepEqual(rating.rate(cells, { budget }), { unrated }, puzzle);
  }
});

test('what throws when it is read is thrown on, or has no name, and does no harm', () => {
  const { proxy, revoke } = Proxy.revocable({}, {});
  revoke();
  /** @type {[call: () => unknown, name: string, message: string | undefined][]} */
  const calls = [
    [
      () => full.solve(cells, /** @type {any} */ (proxy)),
      'Error',
      'Expected the options of `solve` as an object, got Unknown.',
    ],
    [
      () => core.solve(nine, /** @type {any} */ (proxy)),
      'Error',
      'Expected the options of `solve` as an object, got Unknown.',
    ],
    [
      () => full.solve(cells, { rules: /** @type {any} */ (proxy) }),
      'Error',
      "Expected an object as 'rules', got Unknown.",
    ],
    [() => full.solve(cells, { rules: throwing('windows') }), 'TypeError', 'no such thing'],
    [() => full.solve(cells, { rules: { groups: throwing(0) } }), 'TypeError', 'no such thing'],
    [() => full.solve(cells, { rules: { groups: [throwing(0)] } }), 'TypeError', 'no such thing'],
    [() => full.solve(cells, { rules: { regions: throwing(0) } }), 'TypeError', 'no such thing'],
  ];
  for (const [call, name, message] of calls) {
    // Each of them took some of the stack for good, and after 1,500 there was none.
    for (let count = 0; count < 3000; count++) assert.throws(call, { name, message }, String(call));
  }
  assert.equal(full.solve(cells).verdict, 'unique');
  assert.equal(core.solve(nine).verdict, 'unique');
});

/** An array or an object with a property that throws when it is read. @param {PropertyKey} key @returns {any} */
const throwing = (key) =>
  Object.defineProperty(key === 0 ? [] : {}, key, {
    enumerable: true,
    get() {
      throw new TypeError('no such thing');
    },
  });

test('houses in clashes and in steps are a kind and an index', () => {
  const clash = full.solve(cells.with(1, 3));
  assert.deepEqual(clash.verdict === 'clash' && clash.clashes.map(({ house }) => house), [
    { kind: 'row', index: 0 },
    { kind: 'column', index: 1 },
    { kind: 'box', index: 0 },
  ]);
  const [step] = hint.explain(cells).steps.filter(({ houses }) => houses.length > 0);
  assert.deepEqual(Object.keys(step.houses[0]).sort(), ['index', 'kind', 'role']);
});
