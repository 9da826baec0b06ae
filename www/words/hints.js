// What a hint says, and what the path says: how long it is, each of its steps, and all of it as text.

import { isMistake, stepOf } from '../model/hint.js';
import { symbolOf } from '../model/symbols.js';
import { spaced } from './cells.js';
import { capital } from './houses.js';
import { listed, sentences, t } from './i18n.js';
import { cellsWords } from './phrases.js';
import { resultWords, shortWords, stepWords } from './steps.js';
import { nameOf } from './techniques.js';

/** @import { HintFact } from '../model/facts.js' */
/** @import { Hint } from '../model/hint.js' */
/** @import { Layout } from '../model/layout.js' */
/** @import { Path } from '../model/path.js' */
/** @import { Candidate, Explanation, Step } from '../pkg/ninefold_hint.js' */
/** @import { Sentences } from './notes.js' */
/** @import { Speech } from './phrases.js' */
/** @import { StepWords } from './steps.js' */

/**
 * What a hint says now.
 * @param {Hint} hint
 * @param {Speech} speech
 * @returns {{ text: string, step?: StepWords }} `step`: once it is said what step it is, and then there is no `text`
 */
export function hintWords(hint, speech) {
  const step = stepOf(hint);
  if (hint.stage === 'what' && step && !isMistake(step)) return { text: '', step: stepWords(step, speech.layout) };
  const aside = hint.aside && hint.stage === 'where' ? t(`hint.${hint.aside}`) : '';
  const text = unnamedWords(hint, speech);
  return { text: aside && !speech.isAloud ? aside : sentences(aside, text) }; // where to look is seen on the grid
}

/** What a hint says before it names its step. @param {Hint} hint @param {Speech} speech */
function unnamedWords(hint, speech) {
  const step = stepOf(hint);
  if (hint.without) return t(`hint.${hint.without}`);
  if (hint.stage === 'now' && hint.isAsked && !hint.question) return fillableWords(hint, speech);
  if (!step) return t('hint.looking');
  if (isMistake(step)) return mistakeWords(hint, step, speech);
  const { look, heard } = stepWords(step, speech.layout);
  return speech.isAloud ? heard : look;
}

/** Which cells can be filled in now; they are lit, so only a screen reader says where they are. @param {Hint} hint @param {Speech} speech */
function fillableWords({ steps }, speech) {
  const cells = [...new Set(steps.flatMap(({ places }) => places.map(({ cell }) => cell)))].sort((a, b) => a - b);
  const count = t('hint.nowFound', { count: cells.length });
  return sentences(
    count,
    speech.isAloud && cells.length ? capital(t('sentence', { words: cellsWords(cells, speech.layout) })) : '',
  );
}

/** @param {Hint} hint @param {Step} step @param {Speech} speech */
function mistakeWords({ stage, steps }, step, speech) {
  if (stage !== 'what') return mistakesWords(step, steps.length);
  const [{ cell, digit }] = step.candidates;
  const what = step.technique === 'wrong-answer' ? 'wrong' : 'missing';
  const values = { digit: symbolOf(digit), cell: cellsWords([cell], speech.layout) };
  return t(speech.isAloud ? `hint.${what}At` : `hint.${what}Here`, values);
}

/** How many cells are spoilt. @param {Step} first @param {number} count */
const mistakesWords = ({ technique }, count) =>
  t(technique === 'wrong-answer' ? 'hint.wrong' : 'hint.missing', { count });

/** What is said once a hint has been followed. @param {Step} step @param {Speech} speech */
function followedWords(step, speech) {
  const cell = () => cellsWords([step.candidates[0].cell], speech.layout);
  if (step.technique === 'wrong-answer') return t('hint.cleared', { cell: cell() });
  if (step.technique === 'missing-candidate') return t('hint.renewed', { cell: cell() });
  const { places, removes } = step;
  if (!speech.isAloud) return doneWords(places.length ? places : removes, places.length ? 'filled' : 'gone');
  return resultWords(step, speech.layout);
}

/** What is seen of it: the digits. @param {readonly Candidate[]} all @param {'filled' | 'gone'} what */
function doneWords(all, what) {
  const digits = [...new Set(all.map(({ digit }) => digit))].map(symbolOf);
  if (what === 'gone' && digits.length === 1) return t('hint.gone', { digit: digits[0], count: all.length });
  return t(what === 'gone' ? 'hint.goneAll' : 'hint.filled', { digits: listed(digits) });
}

/** How long a path is and how hard, or why there is none. @param {Path} path */
export function pathWords({ found, without: why }) {
  if (why) return t(`hint.${why}`);
  if (!found) return t('path.looking');
  const { steps, solved, hardest = '' } = found;
  if (steps[0] && isMistake(steps[0])) return mistakesWords(steps[0], steps[0].candidates.length);
  const length = steps.length ? t('path.found', { count: steps.length, technique: nameOf(hardest) }) : '';
  return sentences(length, solved ? '' : t('hint.nothing'));
}

/** How long the whole way is and how hard, in a few words. @param {Explanation} found */
export function glanceWords({ steps, hardest }) {
  const count = steps.length;
  if (steps.every(({ level }) => level === 'easy')) return t('glance.singles', { count });
  return t('glance.hardest', { count, technique: nameOf(hardest ?? '') });
}

/** A step in one line. @param {Step} step @param {number} at @param {Layout} layout @param {boolean} [isBrief] */
export const lineWords = (step, at, layout, isBrief) =>
  t('path.line', { number: at + 1, name: nameOf(step.technique), result: shortWords(step, layout, isBrief) });

/** All steps as text, one sentence a line. @param {readonly Step[]} steps @param {Layout} layout */
export const textOfSteps = (steps, layout) =>
  steps.map((step, at) => `${spaced(lineWords(step, at, layout, true))}\n`).join('');

/** The sentences for the facts of hints and of the path: they are heard. @type {Sentences<HintFact>} */
export const hintSentences = {
  hint({ hint, layout }) {
    const { text, step } = hintWords(hint, { layout, isAloud: true });
    return step ? sentences(t('sentence', { words: step.name }), step.ear, step.soEar) : text;
  },
  followed({ step, layout, isSwitched, isAloud }) {
    const words = followedWords(step, { layout, isAloud });
    return sentences(words, isSwitched && isAloud ? t('mode.answersNow') : '');
  },
  path({ path, layout }) {
    const step = path.found?.steps[path.at];
    if (!path.found || !step) return pathWords(path);
    const { name, ear, soEar } = stepWords(step, layout);
    return sentences(t('path.step', { number: path.at + 1, count: path.found.steps.length, name }), soEar, ear);
  },
  taken: ({ count, isSwitched }) => sentences(t('path.taken', { count }), isSwitched ? t('mode.answersNow') : ''),
};
