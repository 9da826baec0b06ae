// From a list to one of its puzzles on the board, and on to its neighbours. This file uses no DOM.

import { liveOf, placeIn } from '../../engine/list/held.js';
import { linkOf } from '../../model/links.js';
import { progressOn } from '../../session/recent.js';

/** @import { Collection } from '../../engine/list/collection.js' */
/** @import { Selection } from '../../model/verdicts.js' */
/** @import { Session } from '../../session/session.js' */

/** @param {Session} session @param {() => Promise<void>} record records what has been done on the puzzle on the board */
export function createPutting({ act, state }, record) {
  /**
   * Puts a puzzle on the board with what had been done on it, if it can be read, and if the person has not gone elsewhere
   * by then. One that is on the board already stays as it is.
   * @param {number} place among those that pass the filter
   * @param {1 | -1} [otherwise] where to look for another; if there is none, that is said
   */
  async function put(place, otherwise) {
    const { list, front } = state;
    const live = liveOf(list);
    if (!list || !live) return;
    const { collection } = live;
    const isGone = () => liveOf(state.list) !== live;
    const found = await readable(collection, list, place, otherwise).catch((error) => {
      if (!isGone()) act({ do: 'report', note: { kind: 'failed', error } });
    });
    if (found === undefined) return;
    await record();
    if (isGone() || state.front !== front) return;
    if (!found) {
      const of = otherwise === 1 ? collection.indices(list).length - place : place + 1;
      if (otherwise) act({ do: 'say', note: { kind: 'filtered', filter: 'unreadable', of, isSoFar: false } });
    } else if (state.list?.isAt && state.list.at === found.place.index) act({ do: 'show', feature: 'board' });
    else act({ do: 'open', ...withProgress(found) });
  }

  return {
    put,

    /** Puts a neighbour of the board's puzzle there. @param {1 | -1} by */
    turn(by) {
      const live = liveOf(state.list);
      if (state.list && live) put(placeIn(live.collection, state.list)[by > 0 ? 'on' : 'back'], by);
    },
  };
}

/**
 * A puzzle that can be read; null if there is none.
 * @param {Collection} collection
 * @param {Selection} selection
 * @param {number} place of the first that is tried, among those that pass the filter
 * @param {1 | -1} [otherwise] where to look for another
 */
export async function readable(collection, { filter, order }, place, otherwise) {
  for (let at = place; ; at += otherwise ?? Number.NaN) {
    const index = collection.indices({ filter, order })[at]; // more of them may be known at each turn
    if (index === undefined) return null;
    const entry = await collection.entry(index);
    if (entry.sheet) return { entry, place: { index, filter, at, of: collection.indices({ filter, order }).length } };
  }
}

/** How a puzzle is put on the board: with what had been done on it. @param {NonNullable<Awaited<ReturnType<typeof readable>>>} found */
export function withProgress({ entry, place }) {
  const { sheet, answers, marks, label } = entry;
  const before = progressOn(entry);
  const said = /** @type {const} */ ({ kind: 'place', ...place, label, isBack: before !== null });
  const note = before || label ? said : undefined;
  return { sheet, answers, marks, ...before, index: place.index, from: linkOf(entry), said, note };
}
