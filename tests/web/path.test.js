// The path as data and as words: it leads to the solution, and every language says each step.

import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { test } from 'node:test';
import { messagesOf } from '../../tools/words.js';
import { classicWith } from '../../www/model/layout.js';
import { partsOf, workAfter } from '../../www/model/path.js';
import { filledIn, workOf } from '../../www/model/work.js';
import initText, { parse } from '../../www/pkg/ninefold.js';
import init, { explain, steps as stepsOf } from '../../www/pkg/ninefold_hint.js';
import { textOfSteps } from '../../www/words/hints.js';
import { speak } from '../../www/words/i18n.js';
import { languages } from '../../www/words/languages.js';
import { stepWords } from '../../www/words/steps.js';
import { levels } from './cases.js';
import { positions } from './examples.js';
import { printed } from './printed.js';

const wasm = (/** @type {string} */ name) => ({
  module_or_path: readFileSync(new URL(`../../www/pkg/${name}_bg.wasm`, import.meta.url)),
});
await init(wasm('ninefold_hint'));
await initText(wasm('ninefold'));

/** A path from the beginning of a puzzle. @param {string} puzzle */
function pathOf(puzzle) {
  const work = workOf({ sheet: printed(puzzle) });
  return {
    of: work,
    work,
    found: explain(work.sheet.givens),
    at: -1,
    isAgain: false,
    isAsked: true,
    question: null,
    without: null,
  };
}

for (const { level, puzzle, solution } of levels) {
  test(`${level}: the steps lead to the solution, whichever is looked at first`, () => {
    const path = pathOf(puzzle);
    const { steps } = path.found;
    const half = workAfter(path, Math.floor(steps.length / 2));
    assert.equal(filledIn(workAfter(path, steps.length)).join(''), solution);
    assert.equal(workAfter(path, Math.floor(steps.length / 2)), half);
    assert.deepEqual(workAfter(path, 0), path.work);
    const parts = partsOf(steps);
    assert.deepEqual(
      parts.flatMap(({ from, to }) => Array.from({ length: to - from + 1 }, (_, index) => from + index)),
      [...steps.keys()],
    );
    for (const { from, to } of parts.filter(({ from, to }) => to > from)) {
      assert.ok(to - from >= 2 && steps.slice(from, to + 1).every(({ level }) => level === 'easy'));
    }
  });
}

const examples = positions().flatMap(({ technique, text }) => {
  const { puzzles, progress } = parse(text);
  const [cells] = puzzles;
  if (!(cells instanceof Uint8Array)) throw new Error(text);
  const step = stepsOf(cells, { candidates: progress?.[0]?.marks }).find((step) => step.technique === technique);
  const layout = classicWith(cells.length);
  return step && layout ? [{ step, layout }] : [];
});

/** What a language never writes in the sentences of a step: small letters at a beginning, spaces where there are none. @type {Record<string, RegExp>} */
const unwritten = {
  'zh-Hans': /\p{sc=Han} [\d\p{sc=Han}]|\d \p{sc=Han}/u,
  'zh-Hant': /\p{sc=Han}[\da-z]|[\da-z]\p{sc=Han}|\p{sc=Han} \p{sc=Han}/u,
};

for (const tag of languages) {
  test(`${tag}: each technique's example has whole sentences, and one line with short cells`, () => {
    speak(tag, messagesOf(tag));
    assert.ok(examples.length > 50, `${examples.length} examples`);
    for (const { step, layout } of examples) {
      const { name, text } = stepWords(step, { layout });
      const line = textOfSteps([step], layout).trimEnd();
      for (const words of [name, text, line]) assert.match(words, /^[^{}]{2,}$/, step.technique);
      assert.ok(line.startsWith('1. ') && line.includes(name));
      assert.doesNotMatch(text, unwritten[tag] ?? /(?:^|\. )\p{Ll}/u);
      assert.doesNotMatch(line.replace(name, ''), unwritten[tag] ?? / {2}/);
      const isShort = (/** @type {string} */ words) => /(?<!\p{sc=Latin})(?:r\d+c|Z\d+S|[LF]\d+C)\d/u.test(words);
      assert.deepEqual([isShort(text), isShort(line)], [false, tag !== 'ja']); // in Japanese the words are as short
    }
  });
}
