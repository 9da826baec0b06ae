// What is said under the grid: the verdict, the note, and what of them is heard.

import { isHardlyBegun } from '../model/content.js';
import { t } from './i18n.js';
import { noteWords } from './notes.js';
import { placeWords } from './places.js';
import { bareVerdictWords, levelSentence, verdictWords } from './verdicts.js';

/** @import { View } from '../session/view.js' */

/**
 * The line of the verdict.
 * @param {View} view
 * @returns {{ words: string, kind: string }} `kind`: the verdict's name, or '' while there is none
 */
export function lineWords(view) {
  const { isSlow, verdict, clashes, extent } = view;
  if (isSlow) return { words: t('thinking'), kind: '' };
  const isBegun = isHardlyBegun(extent);
  const known = { ...view, isCounting: view.isCountingSlow, isBegun, next: nextIn(view) };
  const words = verdictWords(extent, verdict, known);
  return { words, kind: clashes.length ? 'clash' : (verdict?.verdict ?? '') };
}

/** The blank that the next given goes into, counted from 1; null where none is selected. @param {View} view */
function nextIn({ mode, position: { sheet }, selected }) {
  return mode !== 'givens' || sheet.givens[selected] ? null : placeWords(sheet.layout, selected);
}

/**
 * The note: what was last done, else what the person should know. The rules are said where nothing else is.
 * @param {Pick<View, 'note' | 'finished' | 'news' | 'isEmpty' | 'mode'>} view
 */
export function noteLine({ note, finished, news, isEmpty, mode }) {
  if (note) return noteWords(note);
  if (finished) return noteWords({ kind: 'finished', count: finished });
  if (news) return noteWords(news);
  return !isEmpty || mode !== 'givens' ? '' : noteWords({ kind: 'begin' });
}

/** What the browser does not keep, or ''. @param {View} view */
export function unkeptWords({ unkept }) {
  if (unkept.has('puzzle')) return t('news.storage'); // then it keeps no list either
  if (unkept.has('list')) return t('news.list');
  return unkept.size ? t('news.some') : '';
}

/**
 * What is heard of the verdict and of the level, which may come later. The number of givens is left out: it changes at
 * every key, and nobody wants to hear it again each time. Neither is heard while a list covers the board.
 * @param {View} view
 */
export function heardWords(view) {
  if (view.front === 'list') return { verdict: '', level: '' };
  const { isSlow, isCounting, isCountingSlow, found, extent, verdict, clashes, rating, layout } = view;
  const known = isCounting ? null : found;
  const bare = { clashes, found: known, isCounting: isCountingSlow, isBegun: isHardlyBegun(extent), layout };
  return {
    verdict: isSlow ? t('thinking') : bareVerdictWords(extent, verdict, bare),
    level: levelSentence(rating),
  };
}
