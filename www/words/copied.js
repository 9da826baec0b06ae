// What is said when something was copied.

import { t } from './i18n.js';

/** @import { Copied } from '../model/facts.js' */

/**
 * What was copied.
 * @param {boolean} solved whether a solution is shown
 * @param {Copied | null} found the solutions, where one of several is shown
 */
export function copiedWords(solved, found) {
  if (!found) return t(solved ? 'copied.solution' : 'copied.puzzle');
  const { count, complete, asText } = found;
  if (complete && asText === count) return t('copied.all', { count });
  return t(complete ? 'copied.first' : 'copied.firstOfMore', { first: asText, count });
}
