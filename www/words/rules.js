// What is said of a puzzle's rules, where it is no classic: a line that says them, and a name for such a puzzle.

import { joined, sentences, t } from './i18n.js';
import { shapeWords } from './puzzles.js';

/** @import { Layout } from '../model/layout.js' */

const diagonals = /** @type {const} */ ({ both: 'rules.diagonals', down: 'rules.down', up: 'rules.up' });

/**
 * The rules in plain words, a sentence each; '' for a classic.
 * @param {Layout} layout
 * @param {boolean} hasCandidates whether they are printed, as in a Sukaku
 */
export function rulesWords({ rules = {}, houses }, hasCandidates) {
  const windows = houses.filter(({ kind }) => kind === 'window').length;
  return sentences(
    rules.diagonals ? t(diagonals[rules.diagonals]) : '',
    rules.windows ? t('rules.windows', { count: windows }) : '',
    rules.disjoint ? t('rules.disjoint') : '',
    rules.asterisk ? t('rules.asterisk') : '',
    rules.dot ? t('rules.dot') : '',
    rules.girandola ? t('rules.girandola') : '',
    rules.groups?.length ? t('rules.groups') : '',
    rules.regions ? t('rules.regions') : '',
    hasCandidates ? t('rules.printed') : '',
  );
}

/**
 * What a puzzle is called, with its size, as in a title.
 * @param {Layout} layout
 * @param {boolean} hasCandidates whether they are printed
 */
export function shapeName({ side, rules = {} }, hasCandidates) {
  const shape = shapeWords(side);
  const names = [
    hasCandidates ? t('title.printed') : '',
    rules.regions ? t('title.regions') : '',
    rules.diagonals === 'both' ? t('title.diagonals') : '',
    rules.windows ? t('title.windows') : '',
  ].filter(Boolean);
  const title = names.length ? t('title.named', { name: joined(names), shape }) : t('print.title', { shape });
  const extras = [
    rules.diagonals && rules.diagonals !== 'both' ? t('title.diagonal') : '',
    rules.disjoint ? t('title.disjoint') : '',
    rules.asterisk ? t('cell.asterisk') : '',
    rules.dot ? t('cell.dot') : '',
    rules.girandola ? t('cell.girandola') : '',
    rules.groups?.length ? t('title.groups') : '',
  ].filter(Boolean);
  return extras.length ? t('title.with', { title, extras: joined(extras) }) : title;
}

/** Why a digit is not taken in a Sukaku. */
export const notPrintedWords = () => t('obstacle.notPrinted');
