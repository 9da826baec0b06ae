// The list that is open: what is alive of it, and what is known of it by now, as plain facts for the state: all that is drawn of
// it but its rows.

import { mostListed } from '../../model/entries.js';
import { levelNames } from '../../model/verdicts.js';

/**
 * @import { Filter, Selection } from '../../model/verdicts.js'
 * @import { Collection } from './collection.js'
 * @import { Live } from './live.js'
 * @import { Pool } from './pool.js'
 *
 * @typedef {ReturnType<typeof knownOf>} Known
 * @typedef {Selection & { at: number, isAt: boolean }} Seen which puzzles are listed, and which was on the board last: see
 *   session/state.js
 */

/** There is one at a time. @type {Live | null} */
let held = null;

/** Holds a list in the place of the one before; null: none is open any more. @param {Live | null} list */
export function hold(list) {
  held = list;
}

/** What is alive of the state's list, or null. @param {{ key: string } | null} list */
export const liveOf = (list) => (list && held?.key === list.key ? held : null);

/** @param {Pick<Live, 'collection' | 'solver' | 'rater'>} held @param {Seen} seen */
export function knownOf({ collection, solver, rater }, seen) {
  const { name, format, ignored, passed, symbols, count, unread, isWhole, isSolved, isRated } = collection;
  return {
    ...{ name, format, ignored, passed, symbols, count, unread, isWhole, isSolved, isRated },
    verdicts: { ...collection.verdicts },
    sizes: collection.sizes(),
    solving: workOf(solver, collection.progress),
    rating: workOf(rater, collection.ratedShare),
    place: placeIn(collection, seen),
  };
}

/** How far some work is: `progress` from 0 to 1. @param {Pool} pool @param {number} progress */
const workOf = ({ isWorking, done, seconds, trouble }, progress) => ({ isWorking, done, seconds, trouble, progress });

/**
 * The places of the board's puzzle and of its two neighbours, among the puzzles that pass the filter. If the puzzle on the
 * board is not of the list, or does not pass, it counts as lying right after the last one that was on the board.
 * @param {Pick<Collection, 'place' | 'passes'>} collection
 * @param {Seen} seen
 * @returns {{ at: number, back: number, on: number }} `at`: negative where it has none
 */
export function placeIn(collection, seen) {
  const { filter, at, isAt } = seen;
  if (at < 0) return { at: -1, back: -1, on: 0 };
  const before = collection.place(seen, at);
  const on = before + Number(collection.passes(filter, at));
  const isListed = isAt && on > before;
  return { at: isListed ? before : -1, back: isListed ? before - 1 : on - 1, on };
}

/** Whether there may come to be more puzzles that pass a filter, or fewer. @param {Known} list @param {Filter} filter */
export function isSoFar({ isWhole, isRated, sizes }, filter) {
  const isRead = isWhole || sizes.all === mostListed;
  if (filter === 'all') return !isRead;
  return !(levelNames.some((name) => name === filter) ? isRated : isRead && sizes.waiting === 0);
}

/** Whether the puzzles are being solved or rated. @param {Pick<Known, 'solving' | 'rating'>} list */
export const isWorking = ({ solving, rating }) => solving.isWorking || rating.isWorking;
