// What is said of a cell.

import { symbolOf } from '../model/symbols.js';
import { listed, t } from './i18n.js';

const origins = /** @type {const} */ ({
  given: 'cell.given',
  answer: 'cell.answer',
  solved: 'cell.solved',
  '': 'cell.blank',
});

/**
 * What a screen reader says of a cell. It knows the row and the column from the grid, and says them itself.
 * @param {object} cell
 * @param {number} cell.box from 0
 * @param {number} cell.digit
 * @param {'given' | 'answer' | 'solved' | ''} cell.origin
 * @param {number[]} cell.marks
 * @param {readonly import('../model/layers.js').CellRole[]} [cell.roles] what is shown in it
 * @param {number} [cell.other] the digit that a repair would write; 0 for a blank
 */
export function cellWords({ box, digit, origin, marks, roles, other }) {
  const content = digit ? [symbolOf(digit), t(origins[origin])] : [t('cell.blank')];
  if (marks.length) content.push(t('cell.marks', { digits: marks.map(symbolOf).join(' ') }));
  if (roles?.includes('clash')) content.push(t('cell.clash'));
  if (roles?.includes('wrong')) content.push(t('cell.wrong'));
  if (roles?.includes('doubtful')) content.push(t('cell.doubtful'));
  if (roles?.includes('differs')) content.push(t('cell.differs'));
  if (other) content.push(t('cell.change', { digit: symbolOf(other) }));
  if (other === 0) content.push(t('cell.changeToBlank'));
  return t('cell', { box: box + 1, content: listed(content) });
}
