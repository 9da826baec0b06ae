// Going about in many puzzles: from their list to one on the board, to its neighbours, and back.

import { Pool, rating, solving } from '../../engine/list/pool.js';
import { ratedText } from '../../engine/list/saving.js';
import { collectionOf } from '../../engine/list/sources.js';
import { heldOf, hold, release } from '../../incoming/held.js';
import { find } from '../../kit/find.js';
import { save } from '../../kit/save.js';
import { write } from '../../kit/update.js';
import { linkOf } from '../../model/links.js';
import { isAnother } from '../../model/work.js';
import { progressOn, whenRecentElsewhere } from '../../session/recent.js';
import { fileName, kindWord, listSentences } from '../../words/list.js';
import { teach } from '../../words/notes.js';
import { unkeptWords } from '../../words/status.js';
import { createBar } from './bar.js';
import { createLedger } from './ledger.js';
import { keepSeen, keptSeen } from './seen.js';
import { forgetList, keepList, keptList, newKey } from './texts.js';

/**
 * @typedef {ReturnType<typeof createBrowsing>} Browsing
 * @typedef {import('../../session/state.js').Listed} Listed
 */

teach(listSentences);

/** How a list begins: all of its puzzles, as the text has them. */
const plain = /** @type {const} */ ({ filter: 'all', order: 'text' });

/** More workers than this would each wait for the page to hand them puzzles. */
const mostWorkers = 16;

/**
 * @param {import('../../session/session.js').Session} session
 * @param {() => Promise<() => void>} remember gives what records the puzzle on the board among the recent ones
 */
export function createBrowsing(session, remember) {
  const { act, state } = session;
  /** The list that is to be seen: another one may take its place. @type {Listed | null} */
  let shown = null;
  /**
   * The puzzle that its view was opened at, and the place of that: another one once others are solved and rated.
   * @type {{ index: number, place: number } | null}
   */
  let sought = null;
  /** Ends what still works for the list. */
  let end = () => {};

  const ledger = createLedger(find(document, '#collection', HTMLElement), {
    onArrange(selection) {
      const { list } = state;
      if (!list) return;
      const { collection } = list;
      const active = collection.size(list.filter) ? collection.at(list, ledger.active) : 0;
      act({ do: 'arrange', ...selection });
      sought = null;
      // Whoever asks for the hardest puzzles wants to see these.
      ledger.open(list, selection.order ? firstOf(list) : active);
    },
    onOpen: (place) => put(place),
    onGo: () => state.list && (isWorking(state.list) ? stop(state.list) : go(state.list)),
    onSave: () => state.list && saveSolutions(state.list),
    onSaveLevels: () => state.list && saveLevels(state.list),
    onBack: () => act({ do: 'show', feature: 'board' }),
    onSought: (note) => act({ do: 'report', note }),
    onClose() {
      if (state.list) forgetList(state.list.key); // if another list replaces this one, the text stays for a while
      close();
      keepSeen(null);
      act({ do: 'unlist' });
    },
  });
  const unkept = find(document, '#collection .unkept', HTMLElement);
  const places = createBar(find(document, '#bar', HTMLElement), {
    onList: () => act({ do: 'show', feature: 'list' }),
    onTurn: turn,
  });

  whenRecentElsewhere(() => ledger.draw());

  /** Records what has been done on the puzzle on the board; where that cannot be had, the list goes on without. */
  const record = () =>
    remember().then(
      (record) => record(),
      () => {},
    );

  /** Solves the puzzles, then rates them. @param {Listed} list */
  async function go({ collection, solver, rater }) {
    await solver.go();
    seek();
    if (collection.isSolved && state.list?.collection === collection) await rater.go();
    seek();
    act({ do: 'redraw' }); // others may be listed now
  }

  /** Goes to the puzzle again at which the list was opened, unless the person has gone to another. */
  function seek() {
    if (!shown || sought?.place !== ledger.active) return;
    ledger.go(sought.index);
    sought.place = ledger.active;
  }

  /** The puzzle that is the active one in the view, or -1. @param {Listed} list */
  function rowOf({ collection, filter, order }) {
    if (!shown) return -1;
    if (sought?.place === ledger.active) return sought.index;
    const size = collection.size(filter); // it may be smaller than what was drawn
    return size ? collection.at({ filter, order }, Math.min(ledger.active, size - 1)) : -1;
  }

  /** Keeps what is seen of the list, and returns whether the browser does it. */
  function keep() {
    const { list, front } = state;
    if (!list) return false;
    const { key, at, isAt, filter, order } = list;
    return keepSeen({ key, at, isAt, isInFront: front === 'list', row: rowOf(list), filter, order });
  }
  addEventListener('visibilitychange', keep); // it comes when the page is left, too

  /** @param {Listed} list */
  const saveSolutions = ({ collection }) => save(fileName(collection.name, 'solutions'), collection.answers());

  /** Saves what is listed, as it is listed. @param {Listed} list */
  async function saveLevels(list) {
    try {
      save(
        fileName(list.collection.name, 'levels'),
        await ratedText(list.collection, list, (index) => kindWord(list.collection, index)),
      );
    } catch (error) {
      act({ do: 'report', note: { kind: 'failed', error } });
    }
  }

  function close() {
    if (state.list) stop(state.list);
    end();
    end = () => {};
  }

  /**
   * Puts a puzzle on the board with what had been done on it, if it can be read, and if the person has not gone elsewhere
   * by then. One that is on the board already stays as it is.
   * @param {number} place among those that pass the filter
   * @param {1 | -1} [otherwise] where to look for another; if there is none, that is said
   */
  async function put(place, otherwise) {
    const { list, front } = state;
    if (!list) return;
    const found = await readable(list, place, otherwise).catch((error) => {
      if (state.list === list) act({ do: 'report', note: { kind: 'failed', error } });
    });
    if (found === undefined) return;
    await record();
    if (state.list !== list || state.front !== front) return;
    if (!found) {
      const of = otherwise === 1 ? list.collection.size(list.filter) - place : place + 1;
      if (otherwise) act({ do: 'say', note: { kind: 'filtered', filter: 'unreadable', of, isSoFar: false } });
    } else if (list.isAt && list.at === found.place.index) act({ do: 'show', feature: 'board' });
    else act({ do: 'open', ...withProgress(found) });
  }

  /** @param {1 | -1} by */
  function turn(by) {
    if (state.list) put(neighbours(state.list)[by > 0 ? 'on' : 'back'], by);
  }

  return {
    /**
     * Opens the puzzles of a text. Their list is shown; where just one can be read, that one is put on the board. After a
     * reload the person sees what was there before it.
     * @param {import('../../session/state.js').Arrival} arrival
     */
    async open(arrival) {
      const text = heldOf(arrival.id);
      if (!text) return;
      release(arrival.id);
      const { beginning, engine, name = '' } = text;
      const { sheet } = state.puzzle.work;
      const isNew = !arrival.seen;
      close();
      const teller = session.startEngine();
      const collection = collectionOf(beginning, name, engine, teller);
      const areSeveral = collection.count - collection.unread > 1;
      const seen = arrival.seen ?? { key: newKey(), at: -1, isAt: false, isInFront: areSeveral, row: -1, ...plain };
      const keeping = isNew && keepList(seen.key, text);
      const size = Math.min(navigator.hardwareConcurrency || 2, mostWorkers);
      const solvers = Array.from({ length: size }, () => session.startEngine());
      const solver = new Pool(solving(collection), solvers, () => ledger.draw());
      // Rating may go on for long while the person types: it leaves a processor to the verdict.
      const raters = Array.from({ length: Math.max(1, size - 1) }, () => session.startRating());
      const rater = new Pool(rating(collection), raters, () => ledger.draw());
      end = () => {
        if (!beginning.isLast) engine.end();
        teller.end();
      };
      if (Math.max(seen.at, seen.row) >= collection.count) await collection.readAll().catch(() => {}); // whoever solves the list is told
      const first = isNew && !seen.isInFront && (await readable({ collection, ...plain }, 0, 1));
      const onBoard = seen.isAt && (await readable({ collection, ...plain }, seen.at))?.entry;
      if (first) await record();
      if (state.arrival !== arrival) return; // another text has come meanwhile
      const at = seen.at < collection.count ? seen.at : -1;
      const isAt = at >= 0 && seen.isAt && !isAnother(sheet, state.puzzle.work.sheet);
      const indices = new Map(isAt ? [[state.puzzle.opening, at]] : []);
      const links = new Map(onBoard && isAt ? [[at, linkOf(puzzleOf(onBoard))]] : []);
      const { key, isInFront, filter, order } = seen;
      const list = { key, collection, solver, rater, filter, order, note: null, at, isAt, links, indices };
      act({ do: 'list', list });
      sought = seen.row >= 0 && seen.row < collection.count ? { index: seen.row, place: -1 } : null;
      if (keeping) {
        keeping.then((isTextKept) => {
          if (state.list?.key !== key) return; // another list has come meanwhile
          act({ do: 'kept', what: 'list', isKept: isTextKept && keep() });
        });
      }
      if (isInFront) act({ do: 'show', feature: 'list' });
      // Only then it is known what is listed.
      else if (filter !== plain.filter || order !== plain.order) go(list);
      else collection.readAll().catch(() => {}); // as above
      const found = first ? withProgress(first) : null;
      if (found) act({ do: 'open', ...found });
      const isBack = found?.said.isBack ?? false;
      if (isNew) act({ do: 'say', note: { kind: 'openedList', list: collection, isBack } });
      if (!collection.isWhole) collection.whole.then(() => act({ do: 'redraw' }));
    },

    /**
     * Opens the list again that the tab had before its reload, or says that it is gone.
     * @param {import('../../model/work.js').Work} work what was on the board when the page began
     */
    async resume(work) {
      const seen = keptSeen();
      const text = seen && (await keptList(seen.key));
      if (!seen || state.arrival) return;
      if (!text) {
        keepSeen(null);
        return act({ do: 'say', note: { kind: 'listLost' } });
      }
      const engine = session.startEngine();
      const beginning = await engine.ask('begin', text.source, text.encoding);
      if (state.arrival) return engine.end(); // another text has come meanwhile
      const isAt = seen.isAt && !isAnother(work.sheet, state.puzzle.work.sheet);
      const isInFront = seen.isInFront && state.puzzle.work === work; // else the list would cover what the person is typing
      const id = hold({ ...text, beginning, engine });
      act({ do: 'arrive', arrival: { id, name: text.name, seen: { ...seen, isAt, isInFront } } });
    },

    /** @param {import('../../session/view.js').View} view */
    draw(view) {
      const { list, front } = view;
      write(unkept, unkeptWords(view));
      const now = front === 'list' ? list : null;
      if (shown !== now) {
        shown = now;
        if (list && shown) {
          if (list.solver.seconds === 0) go(list); // once; after that the person stops it and goes on
          const index = sought?.index ?? list.at;
          ledger.open(list, index < 0 ? firstOf(list) : index);
          sought = index < 0 ? null : { index, place: ledger.active };
          ledger.focus();
          record().then(ledger.draw);
        } else sought = null;
      } else if (shown) ledger.draw(); // the language or the theme may be another one
      if (!list) return places.draw(null);
      const { collection, filter, at } = list;
      keep();
      const isSoFar = !collection.knows(filter);
      places.draw({ index: at, filter, of: collection.size(filter), isSoFar, ...neighbours(list) });
    },
  };
}

/** The first puzzle that is listed. @param {Listed} list */
const firstOf = (list) => (list.collection.size(list.filter) ? list.collection.at(list, 0) : 0);

/** Whether the puzzles are being solved or rated. @param {Listed} list */
const isWorking = ({ solver, rater }) => solver.isWorking || rater.isWorking;

/** @param {Listed} list */
function stop({ solver, rater }) {
  solver.stop();
  rater.stop();
}

/**
 * The places of the board's puzzle and of its two neighbours, among the puzzles that pass the filter. If the puzzle on the
 * board is not of the list, or does not pass, it counts as lying right after the last one that was on the board.
 * @param {Listed} list
 * @returns {{ at: number, back: number, on: number }} `at`: negative where it has none
 */
function neighbours(list) {
  const { collection, filter, at, isAt } = list;
  if (at < 0) return { at: -1, back: -1, on: 0 };
  const before = collection.place(list, at);
  const on = before + Number(collection.passes(filter, at));
  const isListed = isAt && on > before;
  return { at: isListed ? before : -1, back: isListed ? before - 1 : on - 1, on };
}

/**
 * A puzzle that can be read; null if there is none.
 * @param {Pick<Listed, 'collection' | 'filter' | 'order'>} list
 * @param {number} place of the first that is tried, among those that pass the filter
 * @param {1 | -1} [otherwise] where to look for another
 */
async function readable(list, place, otherwise) {
  const { collection, filter, order } = list; // the person may choose others meanwhile
  for (let at = place; at >= 0 && at < collection.size(filter); at += otherwise ?? Number.NaN) {
    const index = collection.at({ filter, order }, at);
    const entry = await collection.entry(index);
    const of = collection.size(filter);
    if (entry.sheet) return { entry, place: { index, filter, at, of } };
  }
  return null;
}

/** @param {import('../../model/entries.js').Read} entry */
const puzzleOf = ({ sheet, answers, marks }) => ({ sheet, answers, marks });

/**
 * How a puzzle is put on the board: with what had been done on it.
 * @param {NonNullable<Awaited<ReturnType<typeof readable>>>} found
 */
function withProgress({ entry, place }) {
  const puzzle = puzzleOf(entry);
  const before = progressOn(puzzle);
  const isBack = before !== null;
  const said = /** @type {const} */ ({ kind: 'place', ...place, isBack });
  const { index } = place;
  return { ...puzzle, ...before, index, from: linkOf(puzzle), said, note: isBack ? said : undefined };
}
