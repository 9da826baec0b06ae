// What the page says of the puzzle: one sentence, and a line below it. This file uses no DOM.

import { isHardlyBegun } from '../model/content.js';
import { situationOf } from '../model/situation.js';
import { t } from './i18n.js';
import { noteWords, unkeptWords } from './notes.js';
import { rowAndColumn, rulesLine } from './puzzle.js';
import { clashesWords, countWords } from './verdict.js';

/** @import { View } from '../session/view.js' */
/** @typedef {{ sentence: string, below: string, sign: '' | 'right' | 'wrong' }} Saying */

/**
 * What is said now. Below the sentence is what was last done, or what the person should know; else the situation's own line. It
 * also stands there where something is wrong and the text was read like any other: “And so has box 1.”, and not “One line, 9×9, 31
 * givens.”, which is heard.
 * @param {View} view
 * @returns {Saying}
 */
export function sayingWords(view) {
  const { note, news } = view;
  const { sentence, below, sign } = situationWords(view);
  const told = note ?? news;
  const isUsual = told?.kind === 'opened' && !told.reading.ignored && !told.reading.symbols.length;
  const said = told && !(sign === 'wrong' && isUsual) && noteWords(told);
  return {
    sentence,
    below: (said !== sentence && said) || unkeptWords(view) || rulesLine(view.position.sheet) || below,
    sign,
  };
}

/**
 * A sentence for the situation, the situation's own line below it, and whether that is good or bad.
 * @param {View} view
 * @returns {Saying}
 */
function situationWords(view) {
  const { extent, found, clashes, verdict, finished } = view;
  const { layout } = view.position.sheet;
  const situation = situationOf(view);
  const givens = t('givens', { count: extent.givens });
  const bare = (/** @type {string} */ sentence, below = '') => ({ sentence, below, sign: /** @type {''} */ ('') });
  const right = (/** @type {string} */ sentence, below = '') => ({
    ...bare(sentence, below),
    sign: /** @type {'right'} */ ('right'),
  });
  const wrong = (/** @type {string} */ sentence, below = '') => ({
    ...bare(sentence, below),
    sign: /** @type {'wrong'} */ ('wrong'),
  });
  switch (situation) {
    case 'first':
      return bare(t('first'), t('begin'));
    case 'thinking':
      return bare(t('thinking'));
    case 'stopped':
      return bare(t(view.isBroken ? 'verdict.broken' : 'stopped'), t('stopped.again', { givens }));
    case 'typing':
      if (!isHardlyBegun(extent)) return bare(t('verdict.givens', { count: extent.givens })); // there is no verdict yet
      return bare(t('verdict.begun', { count: extent.givens }), nextWords(view));
    case 'going':
      return bare(t('going'), t('going.on', { givens }));
    case 'several':
      return bare(t('verdict.several'), t('several.ask'));
    case 'asked':
      return bare(
        found ? countWords(found, view.isCountingSlow) : t('verdict.several'),
        view.solution ? t('differing') : givens,
      );
    case 'clash':
      return wrong(...clashesWords(clashes.length || verdict?.verdict !== 'clash' ? clashes : verdict.clashes, layout));
    case 'none':
      return wrong(t('verdict.none'), t('none.slip', { givens }));
    case 'answers':
      return bare(t('filled', { done: view.filled, of: extent.cells - extent.givens }));
    case 'done':
      return bare(view.note ? noteWords(view.note) : '');
    case 'full':
      return right(t('verdict.unique'), t('full'));
    case 'shown':
      return right(t('solved'));
    case 'solved':
      return right(t('finished'), t('finished.all', { count: finished }));
    default:
      return right(t('verdict.unique'), givens);
  }
}

/** The cell that is typed into next; '' where what is typed does not go there. @param {View} view */
function nextWords({ mode, position, selected }) {
  const { givens, layout } = position.sheet;
  return mode !== 'givens' || givens[selected] ? '' : t('verdict.next', rowAndColumn(layout, selected));
}
