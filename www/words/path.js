// What the whole way says: how long it is, each of its steps, and all of it as text.

import { isMistake } from '../model/hints.js';
import { without } from './hints.js';
import { sentences, t } from './i18n.js';
import { candidatesWords, placesWords } from './named.js';
import { stepWords } from './steps.js';
import { techniqueOf } from './techniques.js';

/** @import { Path } from '../model/path.js' */
/** @import { Step } from '../pkg/ninefold_hint.js' */
/** @import { Voice } from './named.js' */
/** @import { Sentences } from './notes.js' */

/** How long a path is and how hard, or why there is none. @param {Path} path */
export function pathWords({ found, without: why }) {
  if (why) return t(without[why]);
  if (!found) return t('path.looking');
  const { steps, solved, hardest = '' } = found;
  if (steps[0] && isMistake(steps[0])) {
    const count = steps[0].candidates.length;
    return t(steps[0].technique === 'wrong-answer' ? 'hint.wrong' : 'hint.missing', { count });
  }
  const length = steps.length ? t('path.found', { count: steps.length, technique: techniqueOf(hardest).name }) : '';
  return sentences(length, solved ? '' : t('hint.nothing'));
}

/** What follows from a step, in a few words. @param {Step} step @param {Voice} voice */
export const resultWords = ({ places, removes }, voice) =>
  places.length ? placesWords(places, voice) : t('path.not', { candidates: candidatesWords(removes, voice) });

/** A step in one sentence. @param {Step} step @param {number} at @param {Voice} voice */
export const lineWords = (step, at, voice) =>
  t('path.line', { number: at + 1, name: techniqueOf(step.technique).name, result: resultWords(step, voice) });

/** All steps as text, one sentence a line. @param {readonly Step[]} steps @param {Voice} voice */
export const textOfSteps = (steps, voice) => steps.map((step, at) => `${lineWords(step, at, voice)}\n`).join('');

/** The sentences for the facts of the path: they are heard. @type {Sentences} */
export const pathSentences = {
  path({ path, layout }) {
    const step = path.found?.steps[path.at];
    if (!path.found || !step) return pathWords(path);
    const { name, text } = stepWords(step, { layout, isAloud: true });
    return sentences(t('path.step', { number: path.at + 1, count: path.found.steps.length, name }), text);
  },
  taken: ({ count }) => t('path.taken', { count }),
};
