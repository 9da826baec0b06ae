// Every fact has its sentence, in every language. tsc makes sure that there is an example of each kind of fact.

import assert from 'node:assert/strict';
import { test } from 'node:test';
import { messagesOf } from '../../tools/words.js';
import { classic, layoutOf } from '../../www/model/layout.js';
import { workOf } from '../../www/model/work.js';
import { pageSentences, revealSentences } from '../../www/words/asides.js';
import { hintSentences } from '../../www/words/hints.js';
import { ruledSentences } from '../../www/words/houses.js';
import { speak } from '../../www/words/i18n.js';
import { offlineSentences } from '../../www/words/kept.js';
import { languages } from '../../www/words/languages.js';
import { listSentences } from '../../www/words/list.js';
import { noteWords, teach } from '../../www/words/notes.js';
import { photoSentences } from '../../www/words/photos.js';
import { teachRuled } from '../../www/words/puzzle.js';
import { doctorSentences } from '../../www/words/repairs.js';
import { incomingSentences } from '../../www/words/texts.js';
import { daily } from './cases.js';
import { printed } from './printed.js';

/** @import { Fact } from '../../www/model/facts.js' */
/** @import { Step } from '../../www/pkg/ninefold_hint.js' */

const layout = classic(9);
const sheet = printed(daily.puzzle);
const before = workOf({ sheet });
const after = { ...before, answers: before.answers.with(sheet.givens.indexOf(0), 5) };
const page = { at: 1, of: 12, more: true };
const plan = { side: 9, fields: ';x', rules: { diagonals: /** @type {const} */ ('both') }, houses: [] };
/** @type {Step} */
const step = {
  technique: 'full-house',
  level: 'easy',
  places: [{ cell: 0, digit: 5 }],
  removes: [],
  houses: [{ kind: 'row', index: 0, role: 'base' }],
  candidates: [],
  links: [],
  effort: 1,
};
const hint = {
  stage: /** @type {const} */ ('what'),
  steps: [step],
  at: 0,
  isAsked: true,
  question: null,
  without: null,
};
const found = { steps: [step], solved: true, end: /** @type {const} */ ('solved'), hardest: step.technique };
const path = { of: before, work: before, found, at: 0, isAgain: false, isAsked: true, question: null, without: null };
const reading = {
  format: /** @type {const} */ ('grid'),
  ignored: 2,
  passed: 'A1',
  symbols: [{ side: 16, set: /** @type {const} */ ('letters') }],
};
const seen = {
  layout: sheet.layout,
  hasCages: false,
  givens: sheet.givens,
  answers: after.answers,
  raw: sheet.givens,
  others: sheet.givens,
  doubtful: [1, 2],
  either: [],
  isClear: false,
};
const error = { name: 'Unloaded', message: '' };

/** One of each kind. @type {{ [Kind in Fact['kind']]: Omit<Fact & { kind: Kind }, 'kind'> }} */
const examples = {
  obstacle: { obstacle: 'notPrinted', command: { do: 'digit', digit: 5 }, side: 9 },
  mode: { mode: 'marks' },
  cell: { work: after, cell: 0 },
  chosen: { count: 2 },
  marked: { digit: 5, count: 2, isTaken: true },
  undo: { before, after },
  redo: { before, after },
  cleared: {},
  emptied: {},
  hidden: {},
  filled: { before, after, isSolvable: true },
  solved: { verdict: { verdict: 'unique', solution: new Uint8Array(81), millis: 3 } },
  stopped: { count: 2 },
  page: { page },
  noPage: { typed: '0', page },
  checked: { verdict: 'unique', wrong: 1, of: 2 },
  unrevealed: { why: 'clash' },
  put: { sheet },
  copied: { isSolved: true },
  copiedAll: { count: 12, complete: false, asText: 10 },
  failed: { error },
  restarted: {},
  newVersion: {},
  languageFailed: {},
  unloaded: {},
  nothing: {},
  nothingPasted: {},
  hint: { hint, layout },
  followed: { step, layout, isSwitched: true, isAloud: true },
  path: { path, layout },
  taken: { count: 2, isSwitched: true },
  mended: { repair: { kind: 'replaced', puzzle: new Uint8Array(81), changes: [{ cell: 0, from: 5, to: 8 }] }, layout },
  forgotten: { plan },
  ruled: { layout: layoutOf(plan) },
  opened: { sheet, reading, label: 'No. 7', isBegun: true, isUnfit: true, isBack: true, isAloud: true },
  openedList: { list: { ...reading, count: 3, isWhole: false, unread: 1 }, isBack: true },
  unread: { error },
  unknownAddress: { text: 'do=sum' },
  nothingShared: {},
  place: { index: 4, filter: 'several', at: 2, of: 9, label: 'No. 7', isBack: true },
  filtered: { filter: 'several', of: 9, isSoFar: true },
  ordered: { order: 'hardest' },
  saved: {},
  copiedRow: {},
  savedSoFar: { count: 2 },
  noEntry: { typed: '0', index: null, of: 9 },
  listLost: {},
  settled: { work: after, cell: 0, left: 2 },
  divided: { count: 2, isAnswer: true, left: 1 },
  decided: { rule: 'diagonals', isMeant: true, shared: 0, left: 1, isAloud: true },
  putAway: { left: 2, hasCages: false },
  scanned: { seen, isAloud: true },
  absent: {},
};

const tables = [
  pageSentences,
  revealSentences,
  hintSentences,
  doctorSentences,
  incomingSentences,
  listSentences,
  photoSentences,
  offlineSentences,
];
const late = tables.flatMap((table) => Object.keys(table));

test('no two tables have a sentence for the same fact', () => {
  assert.equal(new Set(late).size, late.length);
});

test('a fact of which no sentence is taught is reported, and the page goes on', (t) => {
  const { mock } = t.mock.method(globalThis, 'queueMicrotask', (/** @type {() => void} */ _) => {});
  for (const kind of late) assert.equal(noteWords(/** @type {Fact} */ ({ kind })), '');
  for (const [at, kind] of late.entries())
    assert.throws(mock.calls[at].arguments[0], new Error(`no sentence for ${kind}`));
});

for (const tag of languages) {
  test(`every fact is said in ${tag}, with all that it names`, () => {
    for (const table of tables) teach(table);
    teachRuled(ruledSentences);
    speak(tag, messagesOf(tag));
    for (const [kind, details] of Object.entries(examples)) {
      const words = noteWords(/** @type {Fact} */ ({ kind, ...details }));
      assert.match(words, /^[^{}]{2,}[.?。？]$/, kind);
      assert.doesNotMatch(words, /undefined|NaN/, kind);
    }
  });
}
