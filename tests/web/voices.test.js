// The two voices of hints, over thousands of real steps and in every language: what HINTS asks of each sentence, and that sentences
// and picture say the same.

import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { test } from 'node:test';
import { messagesOf } from '../../tools/words.js';
import { familyOf } from '../../www/model/families.js';
import { layerOfStep } from '../../www/model/hintlayers.js';
import { classicWith } from '../../www/model/layout.js';
import { signedParts } from '../../www/model/signs.js';
import { symbolOf } from '../../www/model/symbols.js';
import initFull from '../../www/pkg/ninefold.js';
import init from '../../www/pkg/ninefold_hint.js';
import { speak, t } from '../../www/words/i18n.js';
import { languages } from '../../www/words/languages.js';
import { stepWords } from '../../www/words/steps.js';
import { namedIn } from './named.js';
import { realSteps } from './realsteps.js';

/** @import { Layer } from '../../www/model/layers.js' */
/** @import { Step } from '../../www/pkg/ninefold_hint.js' */
/** @import { Sign } from '../../www/model/signs.js' */

const wasm = (/** @type {string} */ name) => readFileSync(new URL(`../../www/pkg/${name}_bg.wasm`, import.meta.url));
await initFull({ module_or_path: wasm('ninefold') });
await init({ module_or_path: wasm('ninefold_hint') });

const steps = realSteps();

/** A text with its signs as letters, so that one can read it: `(on 7)`. @param {string} text */
const readable = (text) =>
  signedParts(text)
    .map((part) => (typeof part === 'string' ? part : `(${part.kind} ${part.symbol})`))
    .join('');

/** The sentences of a text, each ended by a full stop or a question mark. @param {string} text */
const sentencesIn = (text) => text.match(/[^.?。？]+[.?。？]*/g)?.map((sentence) => sentence.trim()) ?? [];

/** How long a sentence may be for the eye: so many words, or signs where words have no spaces. @type {Record<string, number>} */
const most = { ja: 45, 'zh-Hans': 35, 'zh-Hant': 35 };

/** @param {string} sentence @param {string} tag */
const lengthOf = (sentence, tag) =>
  tag in most
    ? sentence.replaceAll(/[\s\p{P}]/gu, '').length
    : (sentence.match(/[^\s]*[\p{L}\p{N}\uE000-\uE005][^\s]*/gu)?.length ?? 0);

/** An indefinite article before a digit or a sign. @type {Record<string, RegExp>} */
const articles = {
  en: /(?<!\p{L})an? (?:[\d\uE000-\uE005])/iu,
  de: /(?<!\p{L})eine?[nmrs]? (?:[\d\uE000-\uE005])/iu,
  fr: /(?<!\p{L})une? (?:[\d\uE000-\uE005])/iu,
  es: /(?<!\p{L})un[oa]?s? (?:[\d\uE000-\uE005])/iu,
};

/** Which sign stands for which role in the picture. @type {Record<Exclude<Sign, 'here'>, string>} */
const roles = { on: 'one', off: 'two', third: 'three', fourth: 'four', out: 'struck' };

/** What is drawn, as the signs of sentences: `on 7`. @param {Layer} layer */
function drawnIn({ candidates = [], cells = [] }) {
  const drawn = candidates.flatMap(({ role, digit }) => {
    const kind = Object.entries(roles).find(([, its]) => its === role)?.[0];
    return kind ? [`${kind} ${digit}`] : role === 'placed' ? [`here ${digit}`] : [];
  });
  const written = cells.filter(({ role }) => role === 'placed').map(({ digit }) => `here ${digit}`);
  return new Set([...drawn, ...written]);
}

/** Whether all that would have a sign goes out, and is drawn as that. @param {Step} step @param {Sign} kind @param {string} symbol */
const isStruck = ({ candidates, removes }, kind, symbol) =>
  kind !== 'out' &&
  removes.some((one) =>
    candidates.some(({ cell, digit }) => one.cell === cell && one.digit === digit && symbolOf(digit) === symbol),
  );

/** Families of which the sentence says to follow lines or letters: what lies there is not named one by one. */
const followed = new Set(['chain', 'ring', 'loop', 'contradiction', 'verity']);

test('there are thousands of steps of most families', () => {
  const families = new Set(steps.map(({ step }) => familyOf(step.technique)));
  assert.ok(steps.length > 2000, `${steps.length} steps`);
  assert.ok(families.size > 40, `${[...families]}`);
});

for (const tag of languages) {
  test(`${tag}: what is said to the eye and to the ear`, () => {
    speak(tag, messagesOf(tag));
    const ofCells = new RegExp(t('cell.place', { row: '\\d+', column: '\\d+' }));
    /** @type {Set<string>} */
    const faults = new Set();
    /** @param {boolean} isRight @param {string} what @param {string} said */
    const hold = (isRight, what, said) => isRight || faults.add(`${what}: ${said}`);
    for (const { step, cells } of steps) {
      const layout = classicWith(cells.length);
      assert.ok(layout);
      const { name, look, heard, eye, so, ear, soEar } = stepWords(step, layout);
      const say = (/** @type {string} */ text) => `${step.technique} ${readable(text)}`;
      for (const text of [name, look, heard, eye, so, ear, soEar]) {
        hold(text.length > 1 && !/[{}]|undefined|NaN|\bnull\b/.test(text), 'whole', say(text));
        hold(!articles[tag]?.test(text), 'article', say(text));
        hold(!/ {2}|\.\.| [.,]/.test(text), 'spaces', say(text));
      }
      for (const text of [eye, so]) hold(!ofCells.test(text), 'no cells for the eye', say(text));
      for (const text of [ear, soEar, heard]) hold(!/[\uE000-\uE005]/.test(text), 'no signs for the ear', say(text));
      const sentences = sentencesIn(eye);
      hold(sentences.length <= 3, 'three sentences', say(eye));
      for (const sentence of [...sentences, ...sentencesIn(so)])
        hold(lengthOf(sentence, tag) <= (most[tag] ?? 20), 'short', say(sentence));
      hold([...look].length <= (tag in most ? 26 : 54), 'a first look', say(look));
    }
    assert.deepEqual([...faults].slice(0, 40), []);
  });
}

test('each sign of a sentence is in the picture, and each role of the picture is named', () => {
  speak('en', messagesOf('en'));
  /** @type {Set<string>} */
  const faults = new Set();
  for (const { step, work } of steps) {
    const { layout } = work.sheet;
    const { eye, so } = stepWords(step, layout);
    const drawn = drawnIn(layerOfStep(step, work));
    const said = signedParts(eye + so).flatMap((part) => (typeof part === 'string' ? [] : [part]));
    const bare = new Set([...drawn].map((sign) => sign.replace(/ .*/, '')));
    const where = `${step.technique} ${readable(`${eye} ${so}`)}`;
    for (const { kind, symbol } of said) {
      const isDrawn = symbol ? drawn.has(`${kind} ${symbol}`) || isStruck(step, kind, symbol) : bare.has(kind);
      if (!isDrawn) faults.add(`not drawn: ${kind} ${symbol} ${where}`);
    }
    for (const kind of bare) {
      if (followed.has(familyOf(step.technique)) && kind !== 'out' && kind !== 'here') continue;
      if (!said.some((sign) => sign.kind === kind)) faults.add(`not said: ${kind} ${where}`);
    }
  }
  assert.deepEqual([...faults].slice(0, 40), []);
});

test('the ear hears of every cell and digit that the eye sees a sign of', () => {
  speak('en', messagesOf('en'));
  /** @type {Set<string>} */
  const faults = new Set();
  for (const { step, work } of steps) {
    const { layout } = work.sheet;
    const { ear, soEar } = stepWords(step, layout);
    if (followed.has(familyOf(step.technique))) continue; // their lines are a list of their own
    const named = namedIn(`${ear} ${soEar}`, layout);
    for (const { cell, digit, role } of layerOfStep(step, work).candidates ?? []) {
      if (role === 'possible') continue;
      if (!named.cells.has(cell)) faults.add(`cell ${cell}: ${step.technique} ${ear} ${soEar}`);
      const isStarved = familyOf(step.technique) === 'aligned' && role === 'three'; // of these cells the digits do not matter
      if (!named.digits.has(digit) && !isStarved) faults.add(`digit ${digit}: ${step.technique} ${ear} ${soEar}`);
    }
  }
  assert.deepEqual([...faults].slice(0, 40), []);
});

/** Families that say the same: a fish of many rows is told by its frames, too. */
const alike = [new Set(['finnedFish', 'finnedFrames']), new Set(['fish', 'frames'])];

test('no two families share a sentence', () => {
  speak('en', messagesOf('en'));
  /** @type {Map<string, Set<string>>} */
  const families = new Map();
  for (const { step, work } of steps) {
    const { eye } = stepWords(step, work.sheet.layout);
    const shape = eye
      .replaceAll(/([\uE000-\uE005])[1-9A-P]/g, '$1')
      .replaceAll(/\d+/g, '#')
      .replaceAll(/(?:rows?|columns?|the framed box)(?: #(?:, #)*(?: and #)?)?/g, 'house');
    families.set(shape, (families.get(shape) ?? new Set()).add(familyOf(step.technique)));
  }
  for (const [shape, its] of families)
    assert.ok(
      its.size === 1 || alike.some((some) => [...its].every((family) => some.has(family))),
      `${[...its]}: ${readable(shape)}`,
    );
});

test('a ring is told from where it begins: from what goes out, from what stays, or from another digit of the cell', () => {
  speak('en', messagesOf('en'));
  /** @type {Map<string, number>} */
  const told = new Map();
  for (const { step, work } of steps) {
    if (familyOf(step.technique) !== 'ring') continue;
    const { links, removes } = step;
    const [{ from, strong }, { to, strong: isHeld }] = [links[0], links[links.length - 1]];
    const { eye } = stepWords(step, work.sheet.layout);
    const what = readable(eye);
    assert.ok(
      [from, to].every(({ cells }) => `${cells}` === `${[removes[0].cell]}`),
      what,
    );
    const [begins, ends] = [from.digit, to.digit];
    const [gone] = removes.map(({ digit }) => digit);
    const isTrue = eye.includes('all the same')
      ? strong && isHeld && begins === ends && removes.every(({ digit }) => digit !== begins)
      : eye.startsWith('If')
        ? strong && !isHeld && ends === gone && begins !== gone
        : !strong && begins === gone && (isHeld ? ends !== gone : ends === gone);
    assert.ok(isTrue, what);
    const kind = `${strong} ${isHeld}`;
    told.set(kind, (told.get(kind) ?? 0) + 1);
  }
  assert.equal(told.size, 4, `${[...told]}`);
});
