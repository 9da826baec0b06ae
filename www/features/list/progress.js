// What was done on the puzzles of a list.

import { progressOn } from '../../session/recent.js';
import { openedAt } from './texts.js';

/**
 * What had been done on a puzzle when it was on the board last, or null. If its text brings something along, only what was
 * done since the text came takes the place of that.
 * @param {import('../../model/entries.js').Entry & { cells: Uint8Array }} entry
 * @param {string} key of its list
 */
export const progressOf = ({ cells, answers, marks }, key) =>
  progressOn(cells, answers || marks ? openedAt(key) : undefined);
