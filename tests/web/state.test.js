// The state is plain data: a copy of it is worth as much as the state itself, and to look at it changes nothing.

import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { test } from 'node:test';
import fc from 'fast-check';
import { counting } from '../../www/engine/count.js';
import { createSolver } from '../../www/engine/solver.js';
import { copiedOf } from '../../www/features/text/copied.js';
import { exampleAt } from '../../www/model/examples.js';
import { classic, planOf } from '../../www/model/layout.js';
import { linkOf } from '../../www/model/links.js';
import { classicSheet, emptySheet } from '../../www/model/sheet.js';
import initFull, { diagnose, packedSolutions, solve } from '../../www/pkg/ninefold.js';
import initHint, * as hinting from '../../www/pkg/ninefold_hint.js';
import initRate, { rate } from '../../www/pkg/ninefold_rate.js';
import { change } from '../../www/session/acts/index.js';
import { questions, wanted } from '../../www/session/questions.js';
import { beginning } from '../../www/session/state.js';
import { viewOf } from '../../www/session/view.js';
import { deskFor } from './atdesk.js';
import { daily, four, levels, thirteen, unruled } from './cases.js';
import { x } from './madeup.js';
import './panels.js'; // what is said of hints and paths
import { emptyOf, printed } from './printed.js';

/** @import { Command } from '../../www/session/acts/index.js' */
/** @import { State } from '../../www/session/state.js' */
/** @import { Desk } from './desk.js' */

/** What is read in a photo of nine cells of a newspaper. */
function seen() {
  const cells = (/** @type {Record<number, number>} */ digits) =>
    Uint8Array.from({ length: 81 }, (_, cell) => digits[cell] ?? 0);
  const givens = cells({ 0: 5, 1: 3, 40: 7 });
  const others = new Uint8Array(162);
  const read = {
    givens,
    answers: cells({ 80: 9 }),
    raw: givens,
    others,
    doubtful: [0, 40, 80],
    either: [],
    isClear: false,
  };
  return { layout: classic(9), hasCages: false, ...read };
}

const verdict = (/** @type {RegExp} */ words) => (/** @type {Desk} */ desk) => desk.shows({ verdict: words });
const unique = verdict(/Exactly one solution\./);
const several = verdict(/solutions/i);

/** A puzzle with a right answer, a wrong one, marks, and something to undo and to redo. @param {Desk} desk */
async function solving(desk) {
  await desk.paste(daily.puzzle);
  await unique(desk);
  desk.type('a1');
  desk.do('fill');
  desk.choose(1);
  desk.type('9');
  desk.do('check');
  await desk.until(() => desk.state.puzzle.work.wrong.size, 1);
  desk.type('42');
  desk.press('Control+z');
}

/** What is to be seen, the way there, and what tells that it is there. @type {[what: string, way: (desk: Desk) => unknown, isThere: (state: Readonly<State>) => unknown][]} */
const cases = [
  ['an empty grid', () => {}, ({ early }) => early],
  ['an example', (desk) => desk.example('example.tiny'), ({ puzzle }) => exampleAt(puzzle.work.sheet) >= 0],
  ['Undo that comes too early', (desk) => desk.do('undo'), ({ early }) => early?.length],
  ['answers and marks', solving, ({ puzzle }) => puzzle.past.length > 4 && puzzle.future.length],
  [
    'cells that are chosen, and the mark that is said of them',
    async (desk) => {
      await solving(desk);
      desk.do({ do: 'switch', mode: 'marks' });
      desk.do({ do: 'select', cell: 4, cells: [4, 6, 7] });
      desk.type('5');
    },
    ({ puzzle, said }) => puzzle.chosen.size === 3 && said?.fact.kind === 'marked',
  ],
  [
    'a rating',
    async (desk) => {
      await desk.paste(levels[2].puzzle);
      await desk.until(() => desk.state.answers.rating?.about === desk.state.puzzle.work.sheet, true);
    },
    ({ answers, known }) => answers.rating?.value && known.rating.size,
  ],
  [
    'a verdict that is long in coming',
    async (desk) => {
      await desk.paste(daily.puzzle);
      await unique(desk);
      desk.hold('solve');
      desk.type('1');
      await desk.until(() => desk.view.isSlow, true);
    },
    ({ answers, puzzle, slow }) => answers.verdict?.about !== puzzle.work.sheet && slow.verdict,
  ],
  [
    'the solution',
    async (desk) => {
      await solving(desk);
      desk.press('Enter');
    },
    ({ isSolutionWanted, note }) => isSolutionWanted && note?.kind === 'solved',
  ],
  [
    'a hint on what is spoilt',
    async (desk) => {
      await solving(desk);
      desk.press('h');
      await desk.until(() => Boolean(desk.state.hint?.steps.length), true);
    },
    ({ hint, said }) => hint?.stage === 'where' && said?.fact.kind === 'hint',
  ],
  [
    'a hint that says all',
    async (desk) => {
      await desk.paste(levels[3].puzzle);
      await unique(desk);
      desk.press('h', 'h');
      await desk.until(() => desk.state.hint?.steps.length, 1);
    },
    ({ hint }) => hint?.stage === 'what',
  ],
  [
    'a hint that is looked for',
    async (desk) => {
      await desk.paste(levels[3].puzzle);
      await unique(desk);
      desk.hold('nextStep');
      desk.press('h');
      await desk.until(() => desk.asked.includes('nextStep'), true);
    },
    ({ hint }) => hint?.question,
  ],
  [
    'a step of the path',
    async (desk) => {
      await desk.paste(levels[3].puzzle);
      await unique(desk);
      desk.do('path');
      await desk.until(() => desk.state.path?.found?.solved, true);
      desk.do({ do: 'goTo', at: 9 });
    },
    ({ path, said }) => path?.at === 9 && said?.fact.kind === 'path',
  ],
  [
    'one of several solutions',
    async (desk) => {
      await desk.paste(thirteen);
      await several(desk);
      desk.press('Enter');
      await desk.until(() => desk.page, / of 13$/);
      desk.do({ do: 'turn', at: 12 });
    },
    ({ answers, page }) => answers.solutions?.value.isCounted && page === 12,
  ],
  [
    'what the doctor finds, and one of the repairs',
    async (desk) => {
      await desk.paste(daily.puzzle.replace('53', '35'));
      await desk.shows({ kind: 'clash' });
      desk.do('examine');
      await desk.until(() => desk.view.diagnosis !== null, true);
      desk.do({ do: 'preview', repair: desk.view.diagnosis?.repairs[0] ?? null });
    },
    ({ isDoctorAsked, preview, answers }) => isDoctorAsked && preview && answers.diagnosis,
  ],
  [
    'a rule that may have been forgotten',
    async (desk) => {
      await desk.paste(unruled.mended);
      await desk.shows({ kind: 'several' });
      desk.press('Enter');
      await desk.until(() => desk.view.offer !== null, true);
    },
    ({ said, answers }) => said && answers.diagnosis?.value.forgotten.length,
  ],
  [
    'a puzzle with rules of its own',
    (desk) => desk.do({ do: 'open', sheet: emptySheet(x), marks: new Uint32Array(81).fill(3) }),
    ({ puzzle }) => puzzle.work.sheet.layout.rules,
  ],
  [
    'a photo, and a doubt that is settled',
    async (desk) => {
      const { givens, answers } = seen();
      desk.do({
        do: 'open',
        sheet: classicSheet(givens),
        answers,
        photo: seen(),
        note: { kind: 'scanned', seen: seen(), isAloud: true },
      });
      desk.do({ do: 'choose', digit: 5, isAnswer: false });
    },
    ({ photos: [photo] }) => photo.isOpen && photo.confirmed.has(0),
  ],
  [
    'a text that is no puzzle',
    (desk) => desk.paste('There is no puzzle in this.'),
    ({ note }) => note?.kind === 'unread' && note.error,
  ],
  [
    'an answer that fails',
    async (desk) => {
      await desk.paste(daily.puzzle);
      await unique(desk);
      desk.hold('nextStep');
      desk.press('h');
      await desk.until(() => desk.asked.includes('nextStep'), true);
      const about = desk.state.hint?.question ?? undefined;
      desk.do({ do: 'failed', question: 'hint', about, error: new TypeError('It broke off.') });
    },
    ({ note, givenUp }) => note?.kind === 'failed' && givenUp.hint,
  ],
  [
    'what is not kept, and news',
    async (desk) => {
      desk.do({ do: 'kept', what: 'puzzle', isKept: false });
      desk.do({ do: 'mention', news: { kind: 'newVersion' } });
    },
    ({ unkept, news }) => unkept.size && news,
  ],
];

/** What the state is made of. */
const kinds = [Object, Array, Map, Set, Uint8Array, Uint32Array].map(({ prototype }) => prototype);

/**
 * Where there is something else: a function, a promise, or what is of another class.
 * @param {unknown} value
 * @param {string} path
 * @param {Set<unknown>} known what was looked at
 * @returns {Generator<string>}
 */
function* otherIn(value, path = 'state', known = new Set()) {
  if (typeof value === 'function') yield path;
  if (typeof value !== 'object' || !value || known.has(value)) return;
  known.add(value);
  if (!kinds.includes(Object.getPrototypeOf(value))) yield path;
  if (value instanceof Map || value instanceof Set) {
    for (const [key, of] of value.entries()) {
      yield* otherIn(key, `${path}: a key`, known);
      yield* otherIn(of, `${path}: a value`, known);
    }
  }
  if (ArrayBuffer.isView(value)) return; // of numbers
  for (const [name, own] of Object.entries(Object.getOwnPropertyDescriptors(value))) {
    if (own.get) yield `${path}.${name}`;
    else yield* otherIn(own.value, `${path}.${name}`, known);
  }
}

/** What else is made of it: what is copied, kept and chosen. @param {Readonly<State>} state */
function madeOf(state) {
  const { work } = state.puzzle;
  return { ...copiedOf(viewOf(state)), link: linkOf(work), plan: planOf(work.sheet.layout), at: exampleAt(work.sheet) };
}

/**
 * Asserts that the state is plain data, that to look at it changes nothing, and that a clone is worth as much.
 * @param {Readonly<State>} state
 * @param {string} [what] was done
 */
function assertPlain(state, what) {
  assert.deepEqual([...otherIn(state)], [], what);
  const before = structuredClone(state);
  const view = viewOf(state);
  assert.deepEqual(state, before, 'to look at it changes nothing');
  assert.deepEqual(viewOf(before), view, 'what is to be seen is the same');
  assert.deepEqual(viewOf(state), view, 'a second time as well');
  assert.deepEqual(madeOf(before), madeOf(state), 'and so is what is made of it');
}

for (const [what, way, isThere] of cases) {
  test(`all that is so is plain data: ${what}`, async (t) => {
    const desk = deskFor(t);
    await way(desk);
    assert.ok(isThere(desk.state));
    assertPlain(desk.state);
  });
}

test('what is no plain data is found', () => {
  class Other {}
  /** @type {[value: unknown, path: string][]} */
  const found = [
    [() => {}, 'state'],
    [{ a: [0, Promise.resolve()] }, 'state.a.1'],
    [new Map([[{}, new Set([new Error('')])]]), 'state: a value: a key'],
    [Object.assign([], { engine: new Other() }), 'state.engine'],
    [
      {
        get now() {
          return 1;
        },
      },
      'state.now',
    ],
  ];
  for (const [value, path] of found) assert.equal([...otherIn(value)][0], path);
});

/** The modules, which answer at once. */
const functions = /** @type {Record<string, (...args: any[]) => unknown>} */ ({
  ...hinting,
  countSolutions: counting(packedSolutions),
  diagnose: (cells, besides) => ({ ...diagnose(cells, besides), forgotten: [] }),
  rate,
  solve: (cells, besides) => ({ ...solve(cells, besides), millis: 1 }),
});
const engine = /** @type {any} */ ({
  ask: async (/** @type {string} */ method, /** @type {any[]} */ ...args) => functions[method](...args),
  stop() {},
});
/** What each question is put to: nothing is read. @type {Record<string, any>} */
const engines = {
  solver: createSolver(engine, engine),
  rate: engine,
  full: engine,
  hint: engine,
  reader: { async *read() {} },
};

/** @typedef {keyof typeof questions} Question */

/** What comes of one of the questions that are asked. @typedef {{ at: number, comes: 'answered' | 'slow' | 'failed' }} Coming */

const repair = { puzzle: new Uint8Array(16).with(3, 4), changes: [{ cell: 0, from: 3, to: 0 }] };
const begun = [four.puzzle, four.puzzle.slice(0, 8).padEnd(16, 'x')].map(printed); // the other one has several solutions
const anyComing = fc.record({
  at: fc.nat(),
  comes: fc.constantFrom(...Array(8).fill(/** @type {const} */ ('answered')), 'slow', 'failed'),
});
const anyDigit = fc.integer({ min: 1, max: 4 }).map((digit) => ({ do: 'digit', digit }));
const anyCell = fc.nat(15);
const anyAct = /** @type {fc.Arbitrary<Command | Coming>} */ (
  fc.oneof(
    { arbitrary: anyComing, weight: 8 },
    { arbitrary: anyDigit, weight: 3 },
    {
      arbitrary: fc
        .constantFrom(
          'undo',
          'redo',
          'fill',
          'clear',
          'back',
          'hint',
          'another',
          'follow',
          'fillable',
          'path',
          'takeOver',
        )
        .map((name) => ({ do: name })),
      weight: 5,
    },
    {
      arbitrary: fc
        .constantFrom('solve', 'examine', 'solve', 'examine', 'check', 'reveal', 'stop', 'unhint', 'new')
        .map((name) => ({ do: name })),
      weight: 3,
    },
    fc.record({ do: fc.constant('switch'), mode: fc.constantFrom('givens', 'answers', 'marks') }),
    fc.record({ do: fc.constant('select'), cell: anyCell, cells: fc.option(fc.array(anyCell), { nil: undefined }) }),
    fc.record({ do: fc.constant('goTo'), at: fc.integer({ min: -1, max: 9 }) }),
    fc.constantFrom(
      ...begun.map((sheet) => ({ do: 'open', sheet })),
      { do: 'open', sheet: emptyOf(4), marks: new Uint32Array(16).fill(3) },
      { do: 'preview', repair },
      { do: 'mend', repair },
      { do: 'recall', past: [], future: [] },
      {
        do: 'say',
        note: { kind: 'failed', error: Object.assign(new TypeError('It broke off.'), { fault: { line: 1 } }) },
      },
      { do: 'mention', news: { kind: 'newVersion' } },
      { do: 'read', reading: { id: '1', from: 'paste' } },
      { do: 'failed', question: 'reading', error: new RangeError('It is gone.') },
      { do: 'door', is: 'box', isOpen: true },
    ),
  )
);

/** The questions that were answered. @type {Set<string>} */
const answered = new Set();

/** Does it; or gives one of the questions that are asked what comes of it. @param {State} state @param {Command | Coming} act */
async function perform(state, act) {
  if ('do' in act) return void change(state, act);
  const { at, comes } = act;
  const all = /** @type {Question[]} */ (Object.keys(questions)).filter((name) => wanted(state, name));
  const question = all[at % all.length];
  const about = question && wanted(state, question);
  if (!about) return;
  const { worker, ask } = questions[question];
  if (comes === 'slow') change(state, { do: 'slow', question, about });
  if (comes === 'failed') change(state, { do: 'failed', question, about, error: new TypeError('It broke off.') });
  if (comes !== 'answered') return;
  for await (const answer of ask(engines[worker], about)) {
    if (wanted(state, question) !== about) return;
    change(state, { do: 'answered', question, about, answer });
    answered.add(question);
  }
}

/** The first question that is asked is answered. @type {Coming} */
const comes = { at: 0, comes: 'answered' };

/** What is tried first: each question but that of a reading is answered. */
const first = /** @type {(Command | Coming)[]} */ ([
  ...[comes, comes, { do: 'hint' }, comes, { do: 'path' }, comes, { do: 'open', sheet: begun[1] }],
  ...[comes, { do: 'solve' }, comes, { do: 'examine' }, { ...comes, at: 1 }],
]);

test('whatever is done, all that is so stays plain data', async () => {
  const load = (/** @type {(from: any) => Promise<unknown>} */ init, /** @type {string} */ name) =>
    init({ module_or_path: readFileSync(new URL(`../../www/pkg/${name}_bg.wasm`, import.meta.url)) });
  await Promise.all([load(initFull, 'ninefold'), load(initHint, 'ninefold_hint'), load(initRate, 'ninefold_rate')]);
  await fc.assert(
    fc.asyncProperty(fc.array(anyAct, { maxLength: 40, size: 'max' }), async (acts) => {
      const state = beginning(
        { sheet: printed(four.puzzle), mode: 'answers', selected: 1 },
        new Set(['alike', 'placed']),
      );
      for (const act of acts) await perform(state, act);
      assertPlain(state);
    }),
    { numRuns: 80, examples: [[first]] },
  );
  assert.deepEqual(new Set(Object.keys(questions)), new Set(['reading', ...answered]));
});
