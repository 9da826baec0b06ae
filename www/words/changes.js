// What was done to the puzzle, in words for those who do not see the grid. This file uses no DOM.

import { changedCells } from '../model/changes.js';
import { digitsIn } from '../model/marks.js';
import { symbolOf } from '../model/symbols.js';
import { isAnother } from '../model/work.js';
import { sentences, t } from './i18n.js';
import { placeWords } from './places.js';
import { givensWords } from './puzzles.js';
import { ruled, sheetWords } from './ruled.js';

/** @import { Sheet } from '../model/sheet.js' */
/** @import { Work } from '../model/work.js' */

/** Where so many givens change, the puzzle is told as a whole, and not cell by cell. */
const many = 3;

/** @param {Work} work @param {number} cell */
function placeOf({ sheet, answers, marks }, cell) {
  const digit = sheet.givens[cell] || answers[cell];
  const noted = digitsIn(marks[cell] || (sheet.candidates?.[cell] ?? 0))
    .map(symbolOf)
    .join(' ');
  const printed = sheet.candidates && ruled.printed(noted);
  const content = symbolOf(digit) || (noted ? printed || t('cell.marks', { digits: noted }) : t('cell.blank'));
  return { ...placeWords(sheet.layout, cell), content };
}

/** What stands in a cell now. @param {Work} work @param {number} cell */
export const cellNowWords = (work, cell) => t('done.cell', placeOf(work, cell));

/** What a change has changed. @param {Work} before @param {Work} after */
function changeWords(before, after) {
  if (before.sheet.layout !== after.sheet.layout || isAnother(before.sheet, after.sheet))
    return aboutWords(after.sheet);
  const { givens, cells, isFilled } = changedCells(before, after);
  if (givens.length >= many) return aboutWords(after.sheet);
  if (cells.length === 1) return t('change.cell', placeOf(after, cells[0]));
  if (cells.length === 0) return t('change.check');
  return t(isFilled ? 'change.cells' : 'change.marks', { count: cells.length });
}

/** @param {Sheet} sheet */
const aboutWords = (sheet) =>
  t('listed.about', {
    shape: sheetWords(sheet),
    givens: givensWords(sheet.givens.filter(Boolean).length),
  });

/**
 * What Undo or Redo did.
 * @param {'undo' | 'redo'} what
 * @param {Work} before
 * @param {Work} after the same object where there was nothing to undo or redo
 */
export function undoneWords(what, before, after) {
  if (before === after) return t(what === 'undo' ? 'undone.nothing' : 'redone.nothing');
  return t(what === 'undo' ? 'undone' : 'redone', { change: changeWords(before, after) });
}

/**
 * What filling in the marks did, and the first blank that has no candidate left.
 * @param {Work} before
 * @param {Work} after
 * @param {boolean} isSolvable whether the givens are known to have a solution: then an answer must be wrong
 */
export function filledWords(before, after, isSolvable) {
  const { sheet, answers, marks } = after;
  const count = marks.filter(Boolean).length;
  if (marks !== before.marks && count === 0) return t('fill.cleared');
  const blanks = [...answers.keys()].filter((cell) => !sheet.givens[cell] && !answers[cell]);
  if (blanks.length === 0) return t('fill.nothing');
  const dead = blanks.find((cell) => !marks[cell]);
  const filled = count ? t('fill.filled', { count }) : '';
  if (dead === undefined) return filled;
  const { row, column } = placeOf(after, dead);
  return sentences(filled, t(isSolvable ? 'fill.wrong' : 'fill.none', { row, column }));
}

/** @param {Sheet} sheet of a puzzle that has been put on the page */
export const putWords = (sheet) => t('sentence', { words: aboutWords(sheet) });
