// What the page says of the puzzle: one sentence, and a line below it. This file uses no DOM.

import { isHardlyBegun } from '../model/content.js';
import { situationOf } from '../model/situation.js';
import { t } from './i18n.js';
import { noteWords, unkeptWords } from './notes.js';
import { rowAndColumn, rulesLine } from './puzzle.js';
import { clashesWords, countWords } from './verdict.js';

/** @import { Situation } from '../model/situation.js' */
/** @import { View } from '../session/view.js' */

/**
 * What is said now. Below the sentence is what was last done, or what the person should know; else the situation's own line. It
 * also stands there where digits clash and the text was read like any other: “And so has box 1.”, and not “One line, 9×9, 31
 * givens.”, which is heard.
 * @param {View} view
 * @returns {{ sentence: string, below: string, sign: '' | 'right' | 'wrong' }} `sign`: whether that is good or bad
 */
export function sayingWords(view) {
  const situation = situationOf(view);
  const sign = signs[situation] ?? '';
  const [sentence, below] = situationWords(view, situation);
  const rules = rulesLine(view.position.sheet);
  const told = view.note ?? view.news;
  const isUsual =
    told?.kind === 'opened' &&
    !told.isBegun &&
    !told.label &&
    !told.reading.passed &&
    !told.reading.symbols.length &&
    !rules;
  const said = told && !(situation === 'clash' && below && isUsual) && noteWords(told);
  return {
    sentence,
    below: (said !== sentence && said) || unkeptWords(view) || rules || below,
    sign,
  };
}

/** Which situations are good, and which bad. @type {Partial<Record<Situation, 'right' | 'wrong'>>} */
const signs = { unique: 'right', full: 'right', shown: 'right', solved: 'right', clash: 'wrong', none: 'wrong' };

/**
 * A sentence for the situation, and the situation's own line below it.
 * @param {View} view
 * @param {Situation} situation
 * @returns {[sentence: string, below: string]}
 */
function situationWords(view, situation) {
  const { extent, found, clashes, verdict, finished } = view;
  const { layout } = view.position.sheet;
  const count = extent.givens;
  const givens = t('givens', { count });
  switch (situation) {
    case 'first':
      return [t('first'), t('begin')];
    case 'thinking':
      return [t('thinking'), ''];
    case 'stopped':
      return [t(view.isBroken ? 'verdict.broken' : 'stopped'), t('stopped.again', { givens })];
    case 'typing':
      if (!isHardlyBegun(extent)) return [t('sentence', { words: givens }), '']; // there is no verdict yet
      return [t('verdict.begun', { count }), nextWords(view)];
    case 'going':
      return [t('going'), t('going.on', { givens })];
    case 'several':
      return [t('verdict.several'), t('several.ask')];
    case 'asked': {
      const isTold = found && (found.complete || !view.solution); // else it is to the right
      const sentence = isTold ? countWords(found) : t('verdict.several');
      if (view.isCountingSlow) return [sentence, t('counting')];
      return [sentence, view.solution ? t('differing') : givens];
    }
    case 'clash':
      return clashesWords(clashes.length || verdict?.verdict !== 'clash' ? clashes : verdict.clashes, layout);
    case 'none':
      return [t('verdict.none'), t('none.slip', { givens })];
    case 'answers':
      return [t('filled', { done: view.filled, of: extent.cells - count }), ''];
    case 'done':
      return view.note?.kind === 'followed'
        ? [noteWords(view.note), view.note.isSwitched ? t('mode.answersNow') : '']
        : ['', ''];
    case 'full':
      return [t('verdict.unique'), t('full')];
    case 'shown':
      return [t('solved'), ''];
    case 'solved':
      return [t('finished'), t('finished.all', { count: finished })];
    default:
      return [t('verdict.unique'), givens];
  }
}

/** The cell that is typed into next; '' where what is typed does not go there. @param {View} view */
function nextWords({ mode, position, selected }) {
  const { givens, layout } = position.sheet;
  return mode !== 'givens' || givens[selected] ? '' : t('verdict.next', rowAndColumn(layout, selected));
}
