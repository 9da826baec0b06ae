// The path on paper. It is loaded once somebody has opened it on the page, so that it is there when they print.

import { sceneAt } from '../../model/path.js';
import { sign } from '../../model/signs.js';
import { remarkWords } from '../../words/full.js';
import { lineWords, pathWords } from '../../words/hints.js';
import { sentences, t } from '../../words/i18n.js';
import { stepWords } from '../../words/steps.js';
import { rulesOf, titleOf } from './paper.js';

/** @import { Path } from '../../model/path.js' */
/** @import { Step } from '../../pkg/ninefold_hint.js' */
/** @import { Sheet } from './paper.js' */

/** How many steps have a picture, at most, from the first on: a browser that prints does not wait for more. */
const mostPictures = 60;

/**
 * The sheets of the path: a sentence for each single, and what is to be said of each other step, with its picture.
 * @param {Path} path
 * @param {readonly Step[]} steps
 * @returns {Sheet}
 */
export function pathSheetOf(path, steps) {
  const { sheet, answers, marks } = path.work;
  const { layout } = sheet;
  let pictures = 0;
  return {
    kind: 'path',
    title: titleOf(path.work),
    part: t('path.name'),
    legend: steps.some(({ level }) => level !== 'easy') ? legend() : '',
    figures: [
      { puzzle: { sheet, answers, marks }, isNumbered: true, caption: sentences(rulesOf(path.work), pathWords(path)) },
    ],
    steps: steps.map((step, at) => {
      if (step.level === 'easy' || ++pictures > mostPictures)
        return { text: lineWords(step, at, layout), figure: null };
      const { name, ear, soEar } = stepWords(step, layout);
      const { puzzle, layer } = sceneAt(path, at, step);
      return {
        text: sentences(t('path.numbered', { number: at + 1, name }), ear, remarkWords(step), soEar),
        figure: { puzzle, layer, caption: '', isNumbered: true },
      };
    }),
  };
}

/** What the signs of the pictures mean, each shown with a digit. */
const legend = () =>
  t('legend', {
    here: sign('here', 1),
    out: sign('out', 2),
    on: sign('on', 3),
    off: sign('off', 4),
    third: sign('third', 5),
    fourth: sign('fourth', 6),
  });
