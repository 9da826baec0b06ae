// Saves what a list has as a file.

import { save } from '../../kit/save.js';
import { puzzleIn } from '../../model/entries.js';
import { unpacked } from '../../model/ratings.js';
import { fileName, listedWords } from '../../words/list.js';

/** @import { Shown } from './ledger.js' */

/** Saves a line for each puzzle of the text: its solution, or its verdict. @param {Shown} list */
export async function saveSolutions({ collection }) {
  save(fileName(collection.name, 'solutions'), await collection.answers());
}

/**
 * Saves what is listed, as it is listed: a line for each puzzle that can be read, with its cells, its rating, and a word for its
 * level or its verdict, between tabs.
 * @param {Shown} list
 */
export async function saveLevels({ collection, filter, order }) {
  const lines = [...collection.indices({ filter, order })].map((index) => {
    const { line, verdict, rating: packed } = collection.puzzles[index];
    const { rating = 0, least = false, level = verdict } = unpacked(packed) ?? {};
    const number = rating ? rating.toFixed(1) + (least ? '+' : '') : '';
    return puzzleIn(line) && `${puzzleIn(line)}\t${number}\t${listedWords(level)}\n`;
  });
  save(fileName(collection.name, 'levels'), new Blob([lines.join('')]));
}
