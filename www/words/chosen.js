// What is said of several cells that are chosen at once. It is loaded with what chooses them.

import { symbolOf } from '../model/symbols.js';
import { t } from './i18n.js';

/** @import { Sentences } from './notes.js' */

/** @satisfies {Sentences} */
export const chosenSentences = {
  chosen: ({ count }) => t('chosen.cells', { count }),
  marked({ digit, count, isTaken }) {
    if (!digit) return t('fill.cleared');
    return t(isTaken ? 'chosen.unmarked' : 'chosen.marked', { digit: symbolOf(digit), count });
  },
};
