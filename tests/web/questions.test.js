// What is asked, and what becomes of an answer, of a failure, and of what takes long: as tables, without workers. The modules
// answer when a test says so.

import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { before, test } from 'node:test';
import '../../www/session/steps.js'; // on the page, the first hint loads it
import { unnoticed } from '../../www/engine/inquiry.js';
import { classic, planOf } from '../../www/model/layout.js';
import { classicSheet, emptySheet } from '../../www/model/sheet.js';
import initCore, { solve } from '../../www/pkg/ninefold_core.js';
import { change } from '../../www/session/acts/index.js';
import { questions, wanted } from '../../www/session/questions.js';
import { beginning, isCounting, isJudging, solutionOf, verdictOf } from '../../www/session/state.js';
import { viewOf } from '../../www/session/view.js';
import { daily, newspaper, thirteen, unruled, weekly } from './cases.js';
import { x } from './madeup.js';
import { printed } from './printed.js';

/** @import { TimedVerdict } from '../../www/engine/questions.js' */
/** @import { Count } from '../../www/engine/solutions.js' */
/** @import { Command } from '../../www/session/acts/index.js' */
/** @import { Question } from '../../www/session/questions.js' */
/** @import { State } from '../../www/session/state.js' */
/** @typedef {(state: State) => unknown} Way */

before(async () => {
  const module_or_path = readFileSync(new URL('../../www/pkg/ninefold_core_bg.wasm', import.meta.url));
  await initCore({ module_or_path });
});

/** @param {Command | Command['do']} command @returns {Way} */
const act = (command) => (state) =>
  change(state, /** @type {Command} */ (typeof command === 'string' ? { do: command } : command));

/** @param {string} puzzle @returns {Way} */
const put = (puzzle) => act({ do: 'open', sheet: printed(puzzle) });

/** The verdict comes. @param {State} state */
function judge(state) {
  const { sheet } = state.puzzle.work;
  change(state, { do: 'answered', question: 'verdict', about: sheet, answer: { ...solve(sheet.givens), millis: 1 } });
}

/** @param {Question} question @param {any} value @returns {Way} */
const answer = (question, value) => (state) =>
  change(state, { do: 'answered', question, about: asked(state, question), answer: value });

/** @param {Question} question @returns {Way} */
const slow = (question) => (state) => change(state, { do: 'slow', question, about: asked(state, question) });

/** What a question is asked about. @param {State} state @param {Question} question */
const asked = (state, question) => wanted(state, question) ?? assert.fail(`${question} is not asked`);

/** The state once all of that is done. @param {Way[]} ways */
function after(...ways) {
  const state = beginning(null, new Set());
  for (const way of ways) way(state);
  return state;
}

/** @param {number} id @returns {Command} */
const reading = (id) => ({ do: 'read', reading: { id: `${id}`, from: 'paste' } });

/** @type {Count['solutions']} */
const some = { cells: new Uint8Array(81 * 10), size: 81, count: 10, complete: false, differing: new Set([0]) };

/** @type {TimedVerdict} */
const unique = { verdict: 'unique', solution: new Uint8Array(81).fill(1), millis: 1 };

/** What is asked after which acts. @type {[what: string, ways: Way[], asked: Question[]][]} */
const askings = [
  ['an empty grid', [], ['verdict']],
  ['a puzzle that is judged', [put(daily.puzzle), judge], ['rating']],
  ['rated', [put(daily.puzzle), judge, answer('rating', null)], []],
  ['one with rules of its own', [act({ do: 'open', sheet: emptySheet(x) }), answer('verdict', unique)], []],
  ['one with several solutions', [put(thirteen), judge], []],
  ['one of these is shown', [put(unruled.mended), judge, act('solve')], ['solutions', 'diagnosis']],
  ['few givens', [judge, act('solve')], ['solutions']],
  ['somebody asks why there are several', [put(thirteen), judge, act('examine')], ['solutions', 'diagnosis']],
  ['a hint before the verdict', [put(daily.puzzle), act('hint')], ['verdict']],
  ['a hint', [put(daily.puzzle), judge, act('hint')], ['rating', 'hint']],
  ['the path instead', [put(daily.puzzle), judge, act('hint'), act('path')], ['rating', 'path']],
  [
    'the path goes on from what is typed',
    [put(daily.puzzle), judge, act('path'), act({ do: 'digit', digit: 1 }), judge],
    ['rating', 'path'],
  ],
  ['typed on', [put(daily.puzzle), judge, act('hint'), act({ do: 'digit', digit: 1 })], ['verdict']],
  ['something comes in', [put(daily.puzzle), judge, act(reading(1))], ['rating', 'reading']],
  ['the verdict is stopped', [put(daily.puzzle), act('solve'), act('stop')], []],
  ['and asked for again', [put(daily.puzzle), act('solve'), act('stop'), act('check')], ['verdict']],
  ['the count is stopped', [put(thirteen), judge, act('solve'), act('stop')], ['diagnosis']],
  [
    'and the solution shown again',
    [put(thirteen), judge, act('solve'), act('stop'), act('solve'), act('solve')],
    ['diagnosis'],
  ],
  [
    'and the puzzle left, and brought back',
    [put(thirteen), judge, act('solve'), act('stop'), act({ do: 'digit', digit: 5 }), judge, act('undo'), act('solve')],
    ['solutions', 'diagnosis'],
  ],
  [
    'a count goes on until there is another verdict',
    [put(thirteen), judge, act('solve'), act({ do: 'digit', digit: 5 })],
    ['verdict', 'solutions'],
  ],
  [
    'then it ends',
    [put(thirteen), judge, act('solve'), act({ do: 'select', cell: 2 }), act({ do: 'digit', digit: 5 }), judge],
    ['rating'],
  ],
];

for (const [what, ways, expected] of askings) {
  test(`what is asked: ${what}`, () => {
    const state = after(...ways);
    const all = /** @type {Question[]} */ (Object.keys(questions));
    assert.deepEqual(all.filter((question) => wanted(state, question)).sort(), expected.sort());
  });
}

/** What fails, whether that is said, what is so after it, and what asks for it again. @type {[what: string, question: Question, ways: Way[], isTold: boolean, isSo: (state: State) => unknown, again: Way | null][]} */
const failures = [
  ['nobody waits', 'verdict', [put(daily.puzzle)], true, ({ waiting }) => !waiting, act('solve')],
  [
    'the solution is waited for',
    'verdict',
    [put(daily.puzzle), act('solve')],
    true,
    ({ isSolutionWanted }) => !isSolutionWanted,
    act('solve'),
  ],
  ['so is a check', 'verdict', [put(daily.puzzle), act('check')], true, ({ waiting }) => !waiting, act('hint')],
  ['so is a hint', 'verdict', [put(daily.puzzle), act('hint')], true, ({ hint }) => !hint, act('hint')],
  ['so is the way', 'verdict', [put(daily.puzzle), act('path')], true, ({ path }) => !path, act('path')],
  ['nobody has asked', 'rating', [put(daily.puzzle), judge], false, ({ said }) => !said, null],
  [
    'nobody has asked',
    'diagnosis',
    [put(unruled.mended), judge, act('solve')],
    false,
    ({ isSolutionWanted }) => isSolutionWanted,
    act('examine'),
  ],
  [
    'the panel is open',
    'diagnosis',
    [put(thirteen), judge, act('examine')],
    true,
    ({ isDoctorAsked }) => !isDoctorAsked,
    act('examine'),
  ],
  [
    'what is known stays',
    'solutions',
    [put(thirteen), judge, act('solve'), answer('solutions', { solutions: some, isCounted: false })],
    true,
    (state) => solutionOf(state) && viewOf(state).leafed?.count === 10 && !isCounting(state),
    null,
  ],
  ['it is closed', 'hint', [put(daily.puzzle), judge, act('hint')], true, ({ hint }) => !hint, act('hint')],
  ['it is closed', 'path', [put(daily.puzzle), judge, act('path')], true, ({ path }) => !path, act('path')],
  ['it is let go', 'reading', [act(reading(1))], true, (state) => !state.reading, act(reading(2))],
];

for (const [what, question, ways, isTold, isSo, again] of failures) {
  test(`there is no answer: ${question}, ${what}`, () => {
    const state = after(...ways, act({ do: 'say', note: { kind: 'cleared' } }));
    if (!isTold) state.said = null;
    change(state, { do: 'failed', question, about: asked(state, question), error: new TypeError('It broke off.') });
    assert.equal(wanted(state, question), null, 'it is not asked at once again');
    assert.equal(state.note?.kind, isTold ? 'failed' : 'cleared');
    assert.ok(isSo(state));
    again?.(state);
    assert.equal(wanted(state, question) !== null, again !== null, 'it is asked again');
  });
}

test('a panel that cannot be loaded asks for nothing, and is opened again', () => {
  for (const [question, open] of /** @type {[Question, Command['do']][]} */ ([
    ['diagnosis', 'examine'],
    ['hint', 'hint'],
    ['path', 'path'],
  ])) {
    const state = after(put(daily.puzzle), judge, act(open));
    change(state, { do: 'failed', question, error: new TypeError('It broke off.') });
    assert.deepEqual([state.isDoctorAsked, state.hint, state.path, state.note?.kind], [false, null, null, 'failed']);
    act(open)(state);
    assert.ok(wanted(state, question), question);
  }
});

/** What takes long, what it shows then, and after what it is over. @type {[what: string, question: Question, ways: Way[], isSeen: (view: ReturnType<typeof viewOf>) => unknown, end: Way[]][]} */
const slowness = [
  ['it is known', 'verdict', [put(daily.puzzle)], ({ isSlow }) => isSlow, [judge]],
  [
    'another is typed, and undone',
    'verdict',
    [put(daily.puzzle)],
    ({ isSlow }) => isSlow,
    [act({ do: 'digit', digit: 1 }), act('undo')],
  ],
  ['it is stopped', 'verdict', [put(daily.puzzle)], ({ isSlow }) => isSlow, [act('stop')]],
  ['there is none', 'rating', [put(daily.puzzle), judge], ({ isRatingSlow }) => isRatingSlow, [answer('rating', null)]],
  [
    'all are counted',
    'solutions',
    [put(thirteen), judge, act('solve')],
    ({ isCountingSlow }) => isCountingSlow,
    [answer('solutions', { solutions: { ...some, complete: true }, isCounted: true })],
  ],
  [
    'it is stopped',
    'solutions',
    [put(thirteen), judge, act('solve')],
    ({ isCountingSlow }) => isCountingSlow,
    [act('stop')],
  ],
  ['it is given up', 'reading', [act(reading(1))], (view) => view.reading?.isSlow, [act(reading(2))]],
];

for (const [what, question, ways, isSeen, end] of slowness) {
  test(`what takes long is told until it is over: ${question}, ${what}`, () => {
    const state = after(...ways);
    assert.ok(!isSeen(viewOf(state)));
    slow(question)(state);
    assert.ok(isSeen(viewOf(state)));
    for (const way of end) way(state);
    assert.ok(!isSeen(viewOf(state)));
  });
}

test('whoever waits for an answer is told after a while, but for what nobody has asked, and what shows that it is looked for', () => {
  const patient = Object.entries(questions).filter(([, { patience }]) => patience === unnoticed);
  assert.deepEqual(
    patient.map(([name]) => name),
    ['verdict', 'rating', 'solutions', 'reading'],
  );
});

test('Undo leads back to a verdict that is known, and so does an answer that comes late', () => {
  const state = after(put(daily.puzzle), judge);
  const [first, verdict] = [state.puzzle.work.sheet, verdictOf(state)];
  act({ do: 'digit', digit: 4 })(state);
  assert.deepEqual([verdictOf(state), isJudging(state)], [null, true]);
  const second = state.puzzle.work.sheet;
  act('undo')(state);
  assert.deepEqual([verdictOf(state), wanted(state, 'verdict')], [verdict, null]);
  const late = { ...solve(second.givens), millis: 1 };
  change(state, { do: 'answered', question: 'verdict', about: second, answer: late });
  assert.equal(verdictOf(state), verdict, 'it is not shown');
  act('redo')(state);
  assert.deepEqual([verdictOf(state), wanted(state, 'verdict')], [late, null]);
  assert.equal(state.known.verdict.has(first), true);
});

test('of many answers the last two hundred are kept', () => {
  const state = after();
  const sheets = Array.from({ length: 201 }, (_, at) => printed(`${at}`.padStart(81, '0')));
  const value = /** @type {any} */ ({ verdict: 'none' });
  for (const about of sheets) change(state, { do: 'answered', question: 'verdict', about, answer: value });
  assert.deepEqual([...state.known.verdict.keys()], sheets.slice(1));
});

/** What is seen of an answer. @type {[what: string, ways: Way[], last: Way, isSeen: boolean][]} */
const seen = [
  ['a verdict', [put(daily.puzzle)], (state) => change(state, { do: 'slow', question: 'verdict', about: state }), true],
  [
    'the beginning of a quick count',
    [put(thirteen), judge, act('solve')],
    answer('solutions', { solutions: some, isCounted: false }),
    false,
  ],
  [
    'the end of it',
    [put(thirteen), judge, act('solve')],
    answer('solutions', { solutions: some, isCounted: true }),
    true,
  ],
  [
    'the beginning of a slow count',
    [put(thirteen), judge, act('solve'), slow('solutions')],
    answer('solutions', { solutions: some, isCounted: false }),
    true,
  ],
  ['that a count is slow', [put(thirteen), judge, act('solve')], slow('solutions'), true],
  [
    'that cells that differ are looked for',
    [put(thirteen), judge, act('solve'), answer('solutions', { solutions: some, isCounted: true })],
    slow('solutions'),
    false,
  ],
  [
    'a hint that nobody waits for any more',
    [put(daily.puzzle), judge, act('hint')],
    (state) => change(state, { do: 'answered', question: 'hint', about: {}, answer: [] }),
    false,
  ],
  [
    'such a path',
    [put(daily.puzzle), judge, act('path')],
    (state) => change(state, { do: 'answered', question: 'path', about: {}, answer: [] }),
    false,
  ],
];

for (const [what, ways, last, isSeen] of seen) {
  test(`what is drawn: ${what}`, () => {
    assert.equal(last(after(...ways)), isSeen);
  });
}

test('news is told until something else is', () => {
  const state = after(act({ do: 'mention', news: { kind: 'newVersion' } }));
  act({ do: 'select', cell: 3 })(state);
  assert.equal(viewOf(state).news?.kind, 'newVersion');
  act({ do: 'switch', mode: 'marks' })(state);
  assert.deepEqual([viewOf(state).note?.kind, viewOf(state).news], ['mode', null]);
});

test('another puzzle begins with the first of its solutions', () => {
  const state = after(put(thirteen), judge, act('solve'), answer('solutions', { solutions: some, isCounted: true }));
  act({ do: 'turn', at: 5 })(state);
  assert.equal(viewOf(state).page?.at, 5);
  act('solve')(state);
  act('solve')(state);
  assert.equal(viewOf(state).page?.at, 0);
});

/** What is read in a photo of a grid with two 3s. @param {number[]} doubtful */
function photographed(...doubtful) {
  const { givens } = printed(newspaper.puzzle.replace('53', '35'));
  const [answers, others] = [81, 162].map((length) => new Uint8Array(length));
  const read = { givens, answers, raw: givens, others, doubtful, either: [], isClear: false };
  const photo = { layout: classic(9), hasCages: false, ...read };
  return act({ do: 'open', sheet: classicSheet(givens), photo });
}

/** Repairs of one cell each. @param {number[]} cells */
const repairs = (...cells) => cells.map((cell) => ({ changes: [{ cell }] }));

test('of each photo the repairs of doubtful cells come first, also where two show the same puzzle', () => {
  const found = answer('diagnosis', { repairs: repairs(2, 3), forgotten: [] });
  const state = after(photographed(3), judge, act('examine'), found);
  assert.deepEqual(viewOf(state).diagnosis?.repairs, repairs(3, 2));
  for (const way of [photographed(2), act('examine'), found]) way(state);
  assert.deepEqual(viewOf(state).diagnosis?.repairs, repairs(2, 3));
});

test('a rule that may have been forgotten is told of, but not to whoever has asked', () => {
  const plan = planOf(x);
  for (const [ways, kind] of /** @type {[Way[], string | undefined][]} */ ([
    [[act('solve')], 'forgotten'],
    [[act('solve'), act('examine')], undefined],
  ])) {
    const state = after(put(unruled.mended), judge, ...ways);
    state.said = null;
    answer('diagnosis', { repairs: [], forgotten: [plan] })(state);
    assert.equal(/** @type {State} */ (state).said?.fact.kind, kind);
    assert.equal(viewOf(state).offer, plan);
  }
});

test('an answer about a puzzle that has left the board is not shown', () => {
  const state = after(put(newspaper.puzzle.replace('53', '35')), judge, act('examine'));
  const { sheet } = state.puzzle.work;
  put(weekly.puzzle)(state);
  change(state, { do: 'answered', question: 'diagnosis', about: sheet, answer: { repairs: [], forgotten: [] } });
  assert.equal(viewOf(state).diagnosis, null);
});
