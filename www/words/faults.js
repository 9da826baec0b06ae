// Says what is wrong with a text: chooses a sentence of locales/, and the values for its places.

import { classic, sides } from '../model/layout.js';
import { sentences, t } from './i18n.js';
import { errorWords } from './notes.js';
import { sourceWords } from './photos.js';
import { shapeWords } from './puzzle.js';

/**
 * @import { Fault as TextFault } from '../model/entries.js'
 * @import { Place, Rule } from '../pkg/ninefold.js'
 *
 * @typedef {{ kind: 'broken', line: number, column: number, fault: TextFault, cells: number | null }} Broken
 * @typedef {TextFault | Broken | { kind: 'lost' }} Fault `broken`: a text that is one link, with what is wrong there and how
 *   many cells it has, if that is known; `lost`: the worker no longer has the file
 */

/**
 * Why a text was not read or not written, for the person who waits for it.
 * @param {unknown} error or what the state keeps of one
 */
export function troubleWords(error) {
  const trouble = /** @type {any} */ (error);
  if (trouble?.fault) return faultWords(trouble.fault);
  if (trouble?.name !== 'NoSolution') return sourceWords(trouble) ?? errorWords(error);
  return t(trouble.count === 1 ? 'written.unsolvable' : 'written.unsolved', { count: trouble.count });
}

/** Why a text was not read, and that the grid has not changed. @param {unknown} error */
export const unreadWords = (error) => sentences(troubleWords(error), t('unread.kept'));

/** What is wrong with a puzzle's text, and where. @param {Fault} fault @returns {string} */
export function faultWords(fault) {
  if (fault.kind === 'lost') return t('collection.lost');
  if (fault.kind === 'broken') return brokenWords(fault);
  if (fault.kind === 'link') return t('fault.link', { shape: shapeWords(fault.side) });
  if (fault.kind === 'ruled') return ruleWords(fault);
  if (fault.kind === 'unwritable') return t('written.unruled', { rule: ruleName(fault), line: t('layout.line') });
  const { line, column } = fault;
  const place = { line, column };
  switch (fault.kind) {
    case 'empty':
      return t('fault.empty');
    case 'word':
      return t('fault.word', { ...place, text: fault.text });
    case 'character': {
      const values = { ...place, text: fault.text, cellRow: fault.cell.row, cellColumn: fault.cell.column };
      return t(isThere(fault) ? 'fault.character' : 'fault.characterInCell', values);
    }
    case 'emptyCell': {
      const values = { ...place, cellRow: fault.cell.row, cellColumn: fault.cell.column };
      return t('fault.emptyCell', values);
    }
    case 'tooLarge': {
      const { digit, side, cell } = fault;
      const values = { ...place, digit, side, shape: shapeWords(side), cellRow: cell.row, cellColumn: cell.column };
      return t(isThere(fault) ? 'fault.tooLarge' : 'fault.tooLargeInCell', values);
    }
    case 'rowLength': {
      const { row, cells, expected, isAlone } = fault;
      if (isAlone) return t('fault.oddRow', { ...place, row, count: cells, expected });
      return t(row === 1 ? 'fault.firstRow' : 'fault.row', { ...place, row, count: cells, expected });
    }
    case 'breaksOff':
      return t('fault.breaksOff', { ...place, row: fault.row, rows: fault.side });
    case 'rules':
      return ruleWords(fault);
    case 'impossible':
      return t('fault.impossible', { rule: ruleName(fault) });
    case 'length':
      return t('fault.length', { ...place, count: fault.cells, ...nearest(fault.cells) });
  }
}

/** What a rule is called. @param {{ rule: Rule, text?: string }} fault */
const ruleName = ({ rule, text = '' }) => t(`rule.${rule}`, { text });

/**
 * That a puzzle has a rule which the page does not know, or candidates that cannot be read.
 * @param {{ rule: Rule, text?: string }} fault
 */
const ruleWords = (fault) =>
  fault.rule === 'candidates' ? t('fault.sukaku') : t('fault.rules', { rule: ruleName(fault) });

/** What is wrong with a link. Whoever follows one sees no lines and no columns. @param {Broken} link */
function brokenWords({ fault, cells: count }) {
  if ('rule' in fault) return faultWords(fault);
  const grid = nearest(count ?? 0);
  if (count && count !== grid.size) return t('link.length', { count, ...grid });
  if (fault.kind === 'character') return t('link.character', { text: fault.text });
  if (fault.kind !== 'tooLarge') return t('link.none');
  const { digit, side } = fault;
  return t('link.tooLarge', { digit, side, shape: shapeWords(side) });
}

/**
 * Whether the line and the column in the text are the row and the column of the cell.
 * @param {{ line: number, column: number, cell: Place }} fault
 */
const isThere = ({ line, column, cell }) => line === cell.row && column === cell.column;

/** How many cells a grid has. @param {number} side */
const sizeOf = (side) => classic(side).housesOf.length;

/** The shape with the nearest number of cells. @param {number} cells */
function nearest(cells) {
  const distance = (/** @type {number} */ side) => Math.abs(sizeOf(side) - cells);
  const [side] = sides.toSorted((one, other) => distance(one) - distance(other));
  return { shape: shapeWords(side), size: sizeOf(side) };
}
