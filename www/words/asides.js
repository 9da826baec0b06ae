// Sentences for what only parts do that are loaded later: each teaches its own.

import { t } from './i18n.js';

/** @import { PageFact, RevealFact } from '../model/facts.js' */
/** @import { Sentences } from './notes.js' */

/** What is said as one leafs through solutions, and copies them. @type {Sentences<PageFact>} */
export const pageSentences = {
  page: ({ page: { at, of: count, more } }) => t(more ? 'pager.pageOfMore' : 'pager.page', { at: at + 1, count }),
  copiedAll({ count, complete, asText }) {
    if (complete && asText === count) return t('copied.all', { count });
    return t(complete ? 'copied.first' : 'copied.firstOfMore', { first: asText, count });
  },
  noPage: ({ typed, page }) => t('pager.miss', { typed, of: page.of }),
};

/** Why a cell is not revealed. @type {Sentences<RevealFact>} */
export const revealSentences = {
  unrevealed: ({ why }) => t(`reveal.${why === 'clash' ? 'none' : why}`),
};
