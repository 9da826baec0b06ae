// What a hint says.

import { houseOf } from '../model/hintlayers.js';
import { isMistake, stepOf } from '../model/hints.js';
import { sentences, t } from './i18n.js';
import { candidatesWords, cellsWords, housesWords, placesWords } from './named.js';
import { placeWords } from './places.js';
import { stepWords } from './steps.js';

/** @import { Hint } from '../model/hints.js' */
/** @import { Step } from '../pkg/ninefold_hint.js' */
/** @import { Voice } from './named.js' */
/** @import { Sentences } from './notes.js' */

/** Why there is no step. */
export const without = /** @type {const} */ ({
  empty: 'hint.empty',
  solved: 'hint.solved',
  none: 'hint.noSolution',
  several: 'hint.several',
  undecided: 'hint.undecided',
  nothing: 'hint.nothing',
  noOther: 'hint.noOther',
  cutShort: 'hint.cutShort',
});

/**
 * What a hint says now.
 * @param {Hint} hint
 * @param {Voice} voice
 * @returns {{ name: string, about: string, text: string }} `name`, `about`: of the technique, once that is said
 */
export function hintWords(hint, voice) {
  const bare = (/** @type {string} */ text) => ({ name: '', about: '', text });
  const step = stepOf(hint);
  if (hint.without) return bare(t(without[hint.without]));
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
  return sentences(count, voice.isAloud && cells.length ? t('sentence', { words: cellsWords(cells, voice) }) : '');
}

/** @param {Hint} hint @param {Step} step @param {Voice} voice */
function mistakeWords({ stage, steps }, step, { layout }) {
  if (stage === 'what') return t('hint.at', placeWords(layout, step.candidates[0].cell));
  return t(step.technique === 'wrong-answer' ? 'hint.wrong' : 'hint.missing', { count: steps.length });
}

/** What is said once a hint has been followed. @param {Step} step @param {Voice} voice */
function followedWords(step, voice) {
  const cell = () => cellsWords([step.candidates[0].cell], voice);
  if (step.technique === 'wrong-answer') return t('hint.cleared', { cell: cell() });
  if (step.technique === 'missing-candidate') return t('hint.renewed', { cell: cell() });
  return step.places.length
    ? t('hint.placed', { places: placesWords(step.places, voice) })
    : t('hint.struck', { candidates: candidatesWords(step.removes, voice) });
}

/** The sentences for the facts of hints: they are heard. @type {Sentences} */
export const hintSentences = {
  hint({ hint, layout }) {
    const { name, text } = hintWords(hint, { layout, isAloud: true });
    return sentences(name && t('sentence', { words: name }), text);
  },
  followed: ({ step, layout }) => followedWords(step, { layout, isAloud: true }),
};
