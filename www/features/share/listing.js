// The list on paper, for the browser's own print command: that does not wait, so what is listed is read before. This file
// is loaded once a list is in front. It uses no DOM.

import { listTitle } from './paper.js';
import { listedIn, placed, printedAt, sheetsOf } from './sheets.js';

/** @import { Listed } from './sharing.js' */
/** @import { Printed } from './sheets.js' */

/** How many puzzles are read before a key or a click gets its turn. */
const few = 50;

export function createListing() {
  /** @type {Listed['collection'] | null} */
  let collection = null;
  /** What of it has been read, by index: never more than is printed. @type {Map<number, Printed | null>} */
  let known = new Map();
  /** @type {object | null} stands for the last reading */
  let running = null;

  return {
    /** Reads what is listed now and not known yet. @param {Listed} list */
    async read(list) {
      const mine = {};
      running = mine;
      const wanted = listedIn(list).map(({ index }) => index);
      const kept = list.collection === collection ? wanted.filter((index) => known.has(index)) : [];
      known = new Map(kept.map((index) => [index, known.get(index) ?? null]));
      collection = list.collection;
      const unknown = wanted.filter((index) => !known.has(index));
      for (const [at, index] of unknown.entries()) {
        if (at % few === 0) await new Promise((resolve) => setTimeout(resolve));
        const printed = await printedAt(collection, index);
        if (running !== mine) return; // others are listed by now
        known.set(index, printed);
      }
    },

    /** Lets go what has been read: no list is in front. */
    forget() {
      running = collection = null;
      known = new Map();
    },

    /** The sheets of what is listed, as the dialog makes them where nothing is chosen. @param {Listed} list */
    sheets(list) {
      const all = (list.collection === collection ? listedIn(list) : []).flatMap((place) => {
        const printed = known.get(place.index);
        return printed ? placed(printed, place) : [];
      });
      return sheetsOf(all, { place: 'none', each: 6, title: listTitle(list) });
    },
  };
}
