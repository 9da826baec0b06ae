// What a hint says, and what the path says: how long it is, each of its steps, and all of it as text.

import { isMistake, stepOf } from '../model/hint.js';
import { houseOf } from '../model/hintlayers.js';
import { symbolOf } from '../model/symbols.js';
import { spaced } from './cells.js';
import { capital } from './houses.js';
import { listed, sentences, t } from './i18n.js';
import { candidatesWords, cellsWords, housesWords, placesWords, stepWords } from './steps.js';
import { techniqueOf } from './techniques.js';

/** @import { HintFact } from '../model/facts.js' */
/** @import { Hint } from '../model/hint.js' */
/** @import { Path } from '../model/path.js' */
/** @import { Candidate, Explanation, Step } from '../pkg/ninefold_hint.js' */
/** @import { Sentences } from './notes.js' */
/** @import { Voice } from './steps.js' */

/**
 * What a hint says now.
 * @param {Hint} hint
 * @param {Voice} voice
 * @returns {ReturnType<typeof stepWords>} all but `text` only once it is said what step it is
 */
export function hintWords(hint, voice) {
  const aside = hint.aside && hint.stage === 'where' ? t(`hint.${hint.aside}`) : '';
  const bare = (/** @type {string} */ text) => ({
    name: '',
    about: '',
    reason: '',
    result: '',
    text: aside && !voice.isAloud ? aside : sentences(aside, text), // where to look is seen on the grid
  });
  const step = stepOf(hint);
  if (hint.without) return bare(t(`hint.${hint.without}`));
  if (hint.stage === 'now' && hint.isAsked && !hint.question) return bare(fillableWords(hint, voice));
  if (!step) return bare(t('hint.looking'));
  if (isMistake(step)) return bare(mistakeWords(hint, step, voice));
  if (hint.stage === 'what') return stepWords(step, voice);
  const { layout } = voice;
  return bare(t('hint.where', { house: housesWords([layout.houses[houseOf(step, layout)]], voice) }));
}

/** Which cells can be filled in now; they are lit, so only a screen reader says where they are. @param {Hint} hint @param {Voice} voice */
function fillableWords({ steps }, voice) {
  const cells = [...new Set(steps.flatMap(({ places }) => places.map(({ cell }) => cell)))].sort((a, b) => a - b);
  const count = t('hint.nowFound', { count: cells.length });
  return sentences(
    count,
    voice.isAloud && cells.length ? capital(t('sentence', { words: cellsWords(cells, voice) })) : '',
  );
}

/** @param {Hint} hint @param {Step} step @param {Voice} voice */
function mistakeWords({ stage, steps }, step, voice) {
  if (stage !== 'what') return mistakesWords(step, steps.length);
  const [{ cell, digit }] = step.candidates;
  const what = step.technique === 'wrong-answer' ? 'wrong' : 'missing';
  const values = { digit: symbolOf(digit), cell: cellsWords([cell], voice) };
  return t(voice.isAloud ? `hint.${what}At` : `hint.${what}Here`, values);
}

/** How many cells are spoilt. @param {Step} first @param {number} count */
const mistakesWords = ({ technique }, count) =>
  t(technique === 'wrong-answer' ? 'hint.wrong' : 'hint.missing', { count });

/** What is said once a hint has been followed. @param {Step} step @param {Voice} voice */
function followedWords(step, voice) {
  const cell = () => cellsWords([step.candidates[0].cell], voice);
  if (step.technique === 'wrong-answer') return t('hint.cleared', { cell: cell() });
  if (step.technique === 'missing-candidate') return t('hint.renewed', { cell: cell() });
  const { places, removes } = step;
  if (!voice.isAloud) return doneWords(places.length ? places : removes, places.length ? 'filled' : 'gone');
  return places.length
    ? capital(t('hint.placed', { places: placesWords(places, voice) }))
    : t('hint.struck', { candidates: candidatesWords(removes, voice) });
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
  const length = steps.length ? t('path.found', { count: steps.length, technique: techniqueOf(hardest).name }) : '';
  return sentences(length, solved ? '' : t('hint.nothing'));
}

/** How long the whole way is and how hard, in a few words. @param {Explanation} found */
export function glanceWords({ steps, hardest }) {
  const count = steps.length;
  if (steps.every(({ level }) => level === 'easy')) return t('glance.singles', { count });
  return t('glance.hardest', { count, technique: techniqueOf(hardest ?? '').name });
}

/** What follows from a step, in a few words. @param {Step} step @param {Voice} voice */
export const resultWords = ({ places, removes }, voice) =>
  places.length ? placesWords(places, voice) : t('path.not', { candidates: candidatesWords(removes, voice) });

/** A step in one sentence. @param {Step} step @param {number} at @param {Voice} voice */
export const lineWords = (step, at, voice) =>
  t('path.line', { number: at + 1, name: techniqueOf(step.technique).name, result: resultWords(step, voice) });

/** All steps as text, one sentence a line. @param {readonly Step[]} steps @param {Voice['layout']} layout */
export const textOfSteps = (steps, layout) =>
  steps.map((step, at) => `${spaced(lineWords(step, at, { layout, isBrief: true }))}\n`).join('');

/** The sentences for the facts of hints and of the path: they are heard. @type {Sentences<HintFact>} */
export const hintSentences = {
  hint({ hint, layout }) {
    const { name, text } = hintWords(hint, { layout, isAloud: true });
    return sentences(name && t('sentence', { words: name }), text);
  },
  followed({ step, layout, isSwitched, isAloud }) {
    const words = followedWords(step, { layout, isAloud });
    return sentences(words, isSwitched && isAloud ? t('mode.answersNow') : '');
  },
  path({ path, layout }) {
    const step = path.found?.steps[path.at];
    if (!path.found || !step) return pathWords(path);
    const { name, text } = stepWords(step, { layout, isAloud: true });
    return sentences(t('path.step', { number: path.at + 1, count: path.found.steps.length, name }), text);
  },
  taken: ({ count, isSwitched }) => sentences(t('path.taken', { count }), isSwitched ? t('mode.answersNow') : ''),
};
