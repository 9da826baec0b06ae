// The sheets of what is on the page, as they are wanted: the dialog shows them, and it and the browser's own print command
// print them.

import { t } from '../../words/i18n.js';
import { levelWords } from '../../words/verdict.js';
import { listTitle, pagesOf, rulesOf, solutionName, titleOf } from './paper.js';
import { captionOf, numbered, sheetsOf } from './sheets.js';
import { placeOf, solutionIn, titleIn, whatOf } from './wish.js';

/**
 * @import { createListing } from './listing.js'
 * @import { Sheet } from './paper.js'
 * @import { Shown } from './sharing.js'
 * @import { Wish } from './wish.js'
 *
 * @typedef {object} Laid
 * @property {Sheet[]} sheets
 * @property {string} said what is to be known before they are printed, or ''
 * @property {number} waiting how many puzzles are not solved yet
 */

/**
 * @param {Shown} shown
 * @param {Wish} wish
 * @param {ReturnType<typeof createListing> | undefined} listing undefined: no list has been read
 * @returns {Laid}
 */
export function laidOut(shown, wish, listing) {
  const what = whatOf(wish, shown);
  const place = placeOf(wish, shown);
  if (what === 'list' && shown.listed) {
    const { all, waiting, said } = listing?.printed(shown.listed, wish) ?? { all: [], waiting: 0, said: '' };
    const title = titleIn(wish, shown) || listTitle(shown.listed);
    return { sheets: sheetsOf(all, { ...wish, place, title }), said, waiting };
  }
  const title = titleIn(wish, shown) || titleOf(shown);
  if (what === 'path' && shown.path) {
    const sheets = pagesOf({ ...shown.path(), title });
    return { sheets: wish.pages ? numbered(sheets) : sheets, said: '', waiting: 0 };
  }
  const { sheet, answers, marks, hint, verdict, rating } = shown;
  const one = {
    number: '',
    caption: captionOf(rulesOf(shown), wish.level && levelWords(rating), wish.hint && shown.step),
    puzzle: { sheet, answers: wish.answers ? answers : undefined, marks: wish.marks ? marks : undefined },
    layer: wish.hint ? hint : null,
    isNumbered: Boolean(wish.hint && hint && shown.step), // its sentence names rows and columns
    solution: solutionIn(shown),
    name: solutionName(verdict),
  };
  return { sheets: sheetsOf([one], { ...wish, place, title, each: 1 }), said: properWords(shown), waiting: 0 };
}

/** What keeps the puzzle from being a proper one, or ''. @param {Shown} shown */
function properWords({ verdict }) {
  if (!verdict) return t('print.unsolved');
  if (verdict.verdict === 'unique') return '';
  return t(verdict.verdict === 'several' ? 'print.oneSeveral' : 'print.oneNone');
}
