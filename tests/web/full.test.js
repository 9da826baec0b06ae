// A step in full: each line of real proofs and chains has a sentence, a letter and something to show; and each technique has
// an example.

import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { test } from 'node:test';
import { demos as madeDemos } from '../../tools/examples.js';
import { messagesOf } from '../../tools/words.js';
import { demoOf, workIn } from '../../www/model/demo.js';
import { layerOfHint, layerOfStep } from '../../www/model/hintlayers.js';
import { classic } from '../../www/model/layout.js';
import { numbered } from '../../www/model/pictures/proofs.js';
import { workOf } from '../../www/model/work.js';
import init, { explain } from '../../www/pkg/ninefold_hint.js';
import { aboutKey } from '../../www/words/about.js';
import { fullLines, isLong, letterOf, remarkWords } from '../../www/words/full.js';
import { speak } from '../../www/words/i18n.js';
import { languages } from '../../www/words/languages.js';
import { finnish, levels } from './cases.js';
import { printed } from './printed.js';
import { techniques } from './unions.js';

/** @import { Branch, Step } from '../../www/pkg/ninefold_hint.js' */
/** @import { Work } from '../../www/model/work.js' */

await init({ module_or_path: readFileSync(new URL('../../www/pkg/ninefold_hint_bg.wasm', import.meta.url)) });
speak('en', messagesOf('en'));
const demos = await madeDemos();

/** @type {{ name: string, step: Step, work: Work }[]} */
const told = [
  ...Object.values(demos).map((demo) => ({ name: demo.step.technique, step: demo.step, work: workIn(demo) })),
  ...[finnish, ...levels].flatMap(({ puzzle }, of) =>
    explain(printed(puzzle).givens).steps.map((step, at) => {
      return { name: `${step.technique} ${of}/${at}`, step, work: workOf({ sheet: printed(puzzle) }) };
    }),
  ),
].filter(({ step }) => isLong(step));

/** What is in a proof at a path. @param {Step} step @param {readonly number[]} path */
function partAt({ proof }, path) {
  const branches = proof?.branches ?? [];
  const [first, ...places] = branches.length > 1 ? path : [0, ...path];
  const last = places.pop() ?? 0;
  let branch = /** @type {Branch} */ (branches[first]);
  for (const place of places) branch = /** @type {Branch} */ (branch.lines[place].inner);
  return { of: branches[first], line: branch.lines[last], end: branch.end };
}

test('there are nets, nested ones, cases, chains, rings and loops', () => {
  const has = (/** @type {(step: Step) => unknown} */ is) => assert.ok(told.some(({ step }) => is(step)));
  has(({ proof }) => proof?.branches.some(({ lines }) => lines.some(({ inner }) => inner)));
  has(({ proof }) => proof && proof.branches.length > 1);
  has(({ links }) => links.some(({ set }) => set.length));
  has(({ links }) => links.some(({ from, to }) => from.cells.length + to.cells.length > 2));
  for (const technique of ['xy-chain', 'discontinuous-nice-loop', 'continuous-nice-loop'])
    has((step) => step.technique === technique);
  assert.ok(told.length > 15, `${told.length}`);
});

test('each line of a proof says its cell and its digit, and names lines before it', () => {
  for (const { name, step, work } of told.filter(({ step }) => step.proof)) {
    /** @type {Set<string>} */
    let before = new Set();
    for (const { text, letter, path } of fullLines(step, work.sheet.layout)) {
      assert.match(text, /^[A-Z].*[.A-Z]$/s, name);
      assert.doesNotMatch(text, /[{}]|undefined|NaN|\.\./, name);
      if (/^Case [A-D]$/.test(text)) before = new Set();
      const [, letters = ''] = text.match(/ \(([a-z, ]+)\)\.$/) ?? [];
      for (const one of letters.split(', ').filter(Boolean)) assert.ok(before.has(one), `${name}: ${text}`);
      if (letter) before.add(letter);
      if (!path) continue;
      const { of, line, end } = partAt(step, path);
      const { digit, cell, house, from } = line ?? end;
      assert.equal(letters, line?.why === 'not' ? '' : from.map(letterOf).join(', '), `${name}: ${text}`);
      if (line) assert.equal(numbered(of.lines)[numbered(of.lines).indexOf(line)], line);
      if (line) assert.equal(letter, letterOf(numbered(of.lines).indexOf(line)), `${name}: ${text}`);
      if (digit) assert.match(text, new RegExp(`\\b${digit}s?\\b`), name);
      if (house) assert.match(text, new RegExp(`\\b${house.kind} ${house.index + 1}\\b`, 'i'), name);
      if (cell === undefined) continue;
      const { side } = work.sheet.layout;
      for (const number of [Math.floor(cell / side) + 1, (cell % side) + 1])
        assert.match(text, new RegExp(`\\b${number}\\b`), name);
    }
  }
});

test('each line of a chain says why one end follows from the other', () => {
  for (const { name, step, work } of told.filter(({ step }) => !step.proof)) {
    const lines = fullLines(step, work.sheet.layout);
    assert.equal(lines.length, step.links.length);
    for (const [at, { text, letter, path }] of lines.entries()) {
      assert.match(text, /^[A-Z].*\.$/, name);
      assert.doesNotMatch(text, /[{}]|undefined|NaN| {2}| ,/, name);
      assert.match(text, step.links[at].strong ? / is not / : / (?:so it is not|is not in) /, `${name}: ${text}`);
      assert.deepEqual([letter, path], [letterOf(at), [at]]);
    }
  }
});

test('each line shows its cell', () => {
  for (const { name, step, work } of told) {
    for (const { path: line, text } of fullLines(step, work.sheet.layout)) {
      const hint = { steps: [step], at: 0, isAsked: true, question: null, without: null };
      const shown = (/** @type {Step} */ of) =>
        layerOfHint({ ...hint, stage: 'what', line: line && { step: of, path: line } }, work);
      const layer = shown(step);
      assert.deepEqual(shown({ ...step }), layerOfStep(step, work), 'the line of another step does not count');
      if (!line) continue;
      const { candidates = [], areas = [], houses = [] } = layer;
      const cells = [...candidates.map(({ cell }) => cell), ...areas.flatMap(({ cells }) => cells)];
      const { line: of, end } = step.proof ? partAt(step, line) : { line: undefined, end: undefined };
      const wanted = of?.cell ?? end?.cell ?? step.links[line[0]]?.to.cells[0];
      assert.ok(wanted === undefined ? houses.length : cells.includes(wanted), `${name}: ${text}`);
    }
  }
});

test('letters go on after z', () => {
  assert.deepEqual([0, 25, 26, 27, 51, 52, 701, 702].map(letterOf), ['a', 'z', 'aa', 'ab', 'az', 'ba', 'zz', 'aaa']);
});

test('below a reason it is said that nobody sees such a net, or that there is one solution', () => {
  const [nested] = explain(printed(finnish.puzzle).givens).steps;
  assert.match(remarkWords(nested), /^Nobody /);
  assert.equal(remarkWords(demos['forcing-net-contradiction'].step), '');
  for (const [technique, { step }] of Object.entries(demos)) {
    const isOne = /^(?:unique|hidden-rect|avoidable|bug)/.test(technique);
    assert.equal(remarkWords(step), isOne ? 'A proper Sudoku has one solution.' : '', technique);
  }
});

test('each technique that a hint can name has an example of its kind, with its step', () => {
  for (const technique of techniques.filter((technique) => !technique.startsWith('siamese'))) {
    const demo = demoOf(technique, demos);
    assert.ok(demo, technique);
    assert.equal(aboutKey(demo.step.technique), aboutKey(technique), technique);
    assert.ok(layerOfStep(demo.step, workIn(demo)).candidates?.length || demo.step.places.length, technique);
  }
});

test('what is not printed in an example is an answer', () => {
  const { sheet, answers } = workIn(demos['avoidable-rectangle-type-1']);
  assert.equal(sheet.layout, classic(6));
  assert.ok(answers.some(Boolean) && sheet.givens.some(Boolean));
  assert.ok(!workIn(demos.skyscraper).answers.some(Boolean));
});

for (const tag of languages) {
  test(`${tag} says what each technique is`, () => {
    const messages = messagesOf(tag);
    for (const technique of techniques) assert.ok(messages[aboutKey(technique)], technique);
  });
}
