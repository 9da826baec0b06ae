// What a hint can be asked further: which buttons there are below it, and what they say. This file uses no DOM.

import { isMistake, stepOf } from '../../model/hint.js';
import { isLong } from '../../words/full.js';
import { t } from '../../words/i18n.js';
import { questionWords } from '../../words/verdict.js';

/** @import { Hint } from '../../model/hint.js' */
/** @import { Step } from '../../pkg/ninefold_hint.js' */
/** @import { View } from '../../session/view.js' */

/** The words of each button; '' where there is none. @param {Hint} hint @param {Pick<View, 'verdict' | 'extent'>} view */
export function actionWords(hint, { verdict, extent }) {
  const { stage, without } = hint;
  const step = stage === 'now' ? undefined : stepOf(hint);
  const isNew = stage === 'where' && !(step && isMistake(step)) && !without;
  return {
    on:
      step || stage === 'now'
        ? t(stage === 'now' ? 'hint' : stage === 'where' || !step ? 'hint.show' : doing(step))
        : '',
    another: step || without === 'cutShort' ? t('hint.another') : '',
    full: step && stage === 'what' && isLong(step) ? t('hint.full') : '',
    now: isNew ? t('hint.now') : '',
    solve: without === 'nothing' ? t('solve') : '',
    doctor: without === 'none' || without === 'several' ? questionWords(verdict, extent) : '',
  };
}

/** What it is called to do what a step says. @param {Step} step */
function doing(step) {
  if (isMistake(step)) return step.technique === 'wrong-answer' ? 'hint.clear' : 'hint.renew';
  return step.places.length ? 'hint.do' : 'hint.strike';
}
