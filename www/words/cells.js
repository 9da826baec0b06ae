// What is said of a cell.

import { blockOf } from '../model/layout.js';
import { symbolOf } from '../model/symbols.js';
import { listed, t } from './i18n.js';
import { ruled } from './ruled.js';

/** @import { CellRole } from '../model/layers.js' */
/** @import { Layout } from '../model/layout.js' */

const origins = /** @type {const} */ ({
  given: 'cell.given',
  answer: 'cell.answer',
  solved: 'cell.solved',
  '': 'cell.blank',
});

/**
 * What a screen reader says of a cell. It knows the row and the column from the grid, and says them itself.
 * @param {object} cell
 * @param {number} cell.digit
 * @param {'given' | 'answer' | 'solved' | ''} cell.origin
 * @param {readonly number[]} [cell.marks]
 * @param {readonly CellRole[]} [cell.roles] what is shown in it
 * @param {number} [cell.other] the digit that a repair would write; 0 for a blank
 * @param {readonly number[]} [cell.printed] the candidates that it has in a Sukaku
 * @param {Layout} layout where the rules are not the classic ones, its other houses are named, too
 * @param {number} at which cell it is
 */
export function cellWords({ digit, origin, marks = [], roles, other, printed = [] }, layout, at) {
  const content = digit ? [symbolOf(digit), t(origins[origin])] : [t('cell.blank')];
  if (printed.length) content.push(ruled.printed(printed.map(symbolOf).join(' ')));
  if (marks.length) content.push(t('cell.marks', { digits: marks.map(symbolOf).join(' ') }));
  if (roles?.includes('clash')) content.push(t('cell.clash'));
  if (roles?.includes('wrong')) content.push(t('cell.wrong'));
  if (roles?.includes('doubtful')) content.push(t('cell.doubtful'));
  if (roles?.includes('differs')) content.push(t('cell.differs'));
  if (other) content.push(t('cell.change', { digit: symbolOf(other) }));
  if (other === 0) content.push(t('cell.changeToBlank'));
  const words = listed(content.filter(Boolean));
  return layout.rules
    ? ruled.cell(words, layout, at)
    : t('cell', { box: blockOf(layout, at).index + 1, content: words });
}
