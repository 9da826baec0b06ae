// The puzzles of a list on paper. A browser that prints does not wait, so what is listed is read before. This file is loaded
// once a list is in front, or is to be printed. It uses no DOM.

import { unpacked } from '../../model/ratings.js';
import { cellsIn } from '../../model/symbols.js';
import { sentences, t } from '../../words/i18n.js';
import { joined } from '../../words/joined.js';
import { listedWords } from '../../words/list.js';
import { levelWords } from '../../words/verdict.js';
import { captionOf, improperWords, numberOf } from './sheets.js';
import { isApart, rangeIn, rangeOf } from './wish.js';

/**
 * @import { Collection } from '../../engine/list/collection.js'
 * @import { Live } from '../../engine/list/live.js'
 * @import { Entry } from '../../model/entries.js'
 * @import { Selection } from '../../model/verdicts.js'
 * @import { Printed } from './sheets.js'
 * @import { Wish } from './wish.js'
 * @typedef {Pick<Live, 'collection' | 'key'> & Selection} Listed
 */

/** How many puzzles of a list are printed at the most. */
const mostPrinted = 1000;

/** How many puzzles are read before a key or a click gets its turn. */
const few = 50;

export function createListing() {
  /** @type {Collection | null} */
  let collection = null;
  /** What of it has been read, by index: never more than is printed. @type {Map<number, Entry>} */
  let known = new Map();
  /** @type {object | null} stands for the last reading */
  let running = null;

  return {
    /**
     * Reads what is wanted of a list and not known yet.
     * @param {Listed} list
     * @param {Pick<Wish, 'range' | 'rangeFor'>} wish
     */
    async read(list, wish) {
      const mine = {};
      running = mine;
      const wanted = indicesIn(list, rangeOf(wish, list));
      known = list.collection === collection ? new Map(wanted.flatMap((index) => entriesAt(index))) : new Map();
      collection = list.collection;
      const unknown = wanted.filter((index) => !known.has(index));
      for (const [at, index] of unknown.entries()) {
        if (at % few === 0) await new Promise((resolve) => setTimeout(resolve));
        const entry = await list.collection.entry(index);
        if (running !== mine) return; // others are wanted by now
        known.set(index, entry);
      }
    },

    /** Lets go what has been read: no list is in front. */
    forget() {
      running = collection = null;
      known = new Map();
    },

    /**
     * What is printed of a list, as far as it has been read.
     * @param {Listed} list
     * @param {Pick<Wish, 'range' | 'rangeFor' | 'place' | 'number' | 'level'>} wish
     * @returns {{ all: Printed[], waiting: number, said: string }} `waiting`: how many are not solved yet; `said`: what is to be
     *   known before
     */
    printed(list, wish) {
      /** @type {Printed[]} */
      const all = [];
      const improper = [];
      let waiting = 0;
      const range = rangeOf(wish, list);
      const indices = list.collection === collection ? indicesIn(list, range) : [];
      for (const index of indices) {
        const { sheet, label = '' } = known.get(index) ?? {};
        if (!sheet) continue;
        const { verdict, answer, rating } = list.collection.puzzles[index];
        if (verdict === 'waiting') waiting++;
        else if (verdict !== 'unique') improper.push(numberOf(index));
        const solution = verdict === 'unique' ? cellsIn(answer) : null;
        const number = wish.number || isApart(wish) ? numberOf(index) : '';
        all.push({
          number,
          caption: captionOf(number, wish.level && levelWords(unpacked(rating)), wish.number && label),
          puzzle: { sheet },
          solution,
          name: solution ? t('print.solution') : listedWords(verdict),
        });
      }
      const unreadable = indices.filter((index) => known.get(index)?.sheet === null).length;
      const span = rangeIn(range, list.collection.indices(list).length);
      const count = span ? span[1] - span[0] + 1 : 0;
      const said = sentences(
        count > mostPrinted ? t('print.first', { first: mostPrinted, count }) : '',
        unreadable ? t('print.unreadable', { count: unreadable }) : '',
        improperWords(improper, joined),
      );
      return { all, waiting, said };
    },
  };

  /** @param {number} index @returns {[number, Entry][]} */
  function entriesAt(index) {
    const entry = known.get(index);
    return entry ? [[index, entry]] : [];
  }
}

/** The indices of the puzzles that are wanted, up to `mostPrinted`. @param {Listed} list @param {string} range */
function indicesIn({ collection, filter, order }, range) {
  const indices = collection.indices({ filter, order });
  const [from, to] = rangeIn(range, indices.length) ?? [1, 0];
  return [...indices.subarray(from - 1, Math.min(to, from - 1 + mostPrinted))];
}
