// Opens the list of a text and works through it; after each act it sees to what follows. This file uses no DOM.

import { hold, isWorking, knownOf, liveOf } from '../../engine/list/held.js';
import { enliven } from '../../engine/list/live.js';
import { heldOf, hold as holdText, release as releaseText } from '../../incoming/held.js';
import { linkOf } from '../../model/links.js';
import { isAnother } from '../../model/work.js';
import { recent, whenRecentElsewhere } from '../../session/recent.js';
import { tellKept } from '../../session/storage.js';
import { claim, keepSeen, keepText, keptSeen, keptText, newKey, release } from './keeping.js';
import { readable, withProgress } from './putting.js';

/** @import { Live } from '../../engine/list/live.js' */
/** @import { Work } from '../../model/work.js' */
/** @import { Session } from '../../session/session.js' */
/** @import { Arrival, Listed } from '../../session/state.js' */

/** How a list begins: all of its puzzles, as the text has them. */
const plain = /** @type {const} */ ({ filter: 'all', order: 'text' });

/** Of how many puzzles that were on the board it is kept which they are: Undo brings them back, also after a reload. */
const mostKept = 100;

/** How often it is told how far the work is, in milliseconds: a person sees it move, and the page has time for other things. */
export const glance = 100;

/**
 * @param {Session} session
 * @param {() => Promise<void>} record records what has been done on the puzzle on the board
 * @param {() => number} row gives the puzzle that is the active one in the view, or -1
 */
export function createOpening(session, record, row) {
  const { act, state } = session;
  /** Whether more is known than the state has. */
  let isNew = false;
  /** What the state's facts are about: they change with it. */
  let about = '';
  /** @type {ReturnType<typeof setTimeout> | undefined} */
  let timer;
  /** The key of the list that is in front, or ''. */
  let front = '';
  /** The recent puzzles, as the rows show what was done on them. */
  let known = recent();

  /** More has come to be known: the state has it soon if the list is in front, or else after the next act. */
  function hear() {
    isNew = true;
    if (front) timer ??= setTimeout(() => tell(), glance);
  }

  /** Tells the state what is known by now. @param {boolean} [isQuiet] whether whoever calls it sees to the drawing */
  function tell(isQuiet = false) {
    clearTimeout(timer);
    timer = undefined;
    isNew = false;
    const { list } = state;
    const live = liveOf(list);
    if (!list || !live) return;
    about = aboutOf(list);
    const { isWhole } = list;
    const known = knownOf(live, list);
    act({ do: 'listed', known, isQuiet });
    const { note } = state;
    if (!isWhole && known.isWhole && note?.kind === 'openedList') act({ do: 'say', note: { ...note, list: known } });
    if (isWorking(list)) hear(); // the time that is left changes also where no puzzle is done
  }

  /** Sees to what follows from an act. */
  function follow() {
    const { list } = state;
    const now = (state.front === 'list' && list?.key) || '';
    if (front !== now) {
      front = now;
      if (front) come();
    }
    if (isNew || (list && about !== aboutOf(list))) tell(true);
    keep();
  }

  /** The list comes to the front. */
  function come() {
    const live = liveOf(state.list);
    if (live?.solver.seconds === 0) go(live); // once; after that the person stops it and goes on
    record().then(compare);
  }

  /** Says if the recent puzzles are others by now. */
  function compare() {
    if (known === recent()) return;
    known = recent();
    act({ do: 'recent' });
  }

  /** Solves the puzzles, then rates them. @param {Live} live */
  async function go(live) {
    await live.solver.go();
    const rated = live.collection.isSolved && liveOf(state.list) === live ? live.rater.go() : null;
    tell(); // others may be listed now
    await rated;
    if (rated) tell();
  }

  /** Keeps what is seen of the list, and returns whether the browser does it. */
  function keep() {
    const { list } = state;
    if (!list) return false;
    const { key, at, isAt, filter, order } = list;
    const indices = [...list.indices].slice(-mostKept);
    return keepSeen({ key, at, isAt, isInFront: front !== '', row: row(), filter, order, indices });
  }

  session.onAct(follow);
  whenRecentElsewhere(compare);
  addEventListener('visibilitychange', keep); // it comes when the page is left, too

  return {
    /**
     * Opens the puzzles of a text. Their list is shown; where just one can be read, that one is put on the board. After a
     * reload the person sees what was there before it.
     * @param {Arrival} arrival
     */
    async open(arrival) {
      const text = heldOf(arrival.id);
      if (!text) return;
      releaseText(arrival.id);
      const { sheet } = state.puzzle.work;
      const isFirst = !arrival.seen;
      liveOf(state.list)?.end(); // it stays to be seen
      const key = arrival.seen?.key ?? newKey();
      const live = enliven(key, text, session, hear);
      const { collection } = live;
      const areSeveral = collection.count - collection.unread > 1;
      const seen = arrival.seen ?? { key, at: -1, isAt: false, isInFront: areSeveral, row: -1, ...plain };
      const { isInFront, filter, order } = seen;
      const keeping = isFirst && keepText(key, text);
      if (Math.max(seen.at, seen.row) >= collection.puzzles.length) await collection.readListed().catch(() => {}); // whoever solves the list is told
      const first = isFirst && !isInFront && (await readable(collection, plain, 0, 1));
      const onBoard = seen.isAt && (await readable(collection, plain, seen.at))?.entry;
      if (first) await record();
      if (state.arrival !== arrival) return live.end(); // another text has come meanwhile
      const [at, row] = [seen.at, seen.row].map((index) => (index < collection.puzzles.length ? index : -1));
      const isAt = at >= 0 && seen.isAt && !isAnother(sheet, state.puzzle.work.sheet);
      const before = seen.indices?.filter(([, index]) => index < collection.puzzles.length) ?? [];
      const indices = new Map(isAt ? [...before, [state.puzzle.opening, at]] : before);
      const links = new Map(onBoard && isAt ? [[at, linkOf(onBoard)]] : []);
      const list = { key, filter, order, note: null, at, isAt, row, links, indices };
      hold(live);
      claim(key);
      act({ do: 'list', list: { ...list, ...knownOf(live, list) }, isInFront });
      if (keeping) {
        keeping.then((isTextKept) => {
          if (state.list?.key !== key) return; // another list has come meanwhile
          tellKept('list', isTextKept && keep());
        });
      }
      // Where it is not in front, what is listed may be known only once it is solved.
      if (!isInFront && (filter !== plain.filter || order !== plain.order)) go(live);
      else if (!isInFront)
        collection.readListed().then(
          () => tell(),
          () => {},
        ); // whoever solves the list is told
      const found = first ? withProgress(first) : null;
      if (found) act({ do: 'open', ...found });
      const isBack = found?.said.isBack ?? false;
      if (isFirst) act({ do: 'say', note: { kind: 'openedList', list: knownOf(live, list), isBack } });
    },

    /** Opens the list again that the tab had before its reload, or says that it is gone. @param {Work} work what was on the board when the page began */
    async resume(work) {
      const seen = keptSeen();
      const text = seen && (await keptText(seen.key));
      if (!seen || state.arrival) return;
      if (!text) {
        keepSeen(null);
        return act({ do: 'say', note: { kind: 'listLost' } });
      }
      const engine = session.startEngine();
      const beginning = await engine.ask('begin', text.source, text.encoding).finally(() => engine.end());
      if (state.arrival) return; // another text has come meanwhile
      const isAt = seen.isAt && !isAnother(work.sheet, state.puzzle.work.sheet);
      const isInFront = seen.isInFront && state.puzzle.work === work; // else the list would cover what the person is typing
      const id = holdText({ ...text, beginning });
      act({ do: 'arrive', arrival: { id, name: text.name, seen: { ...seen, isAt, isInFront } } });
    },

    /** Stops the work, or goes on with it. */
    turn() {
      const { list } = state;
      const live = liveOf(list);
      if (list && isWorking(list)) live?.stop();
      else if (live) go(live);
    },

    /** Puts the list away. */
    close() {
      liveOf(state.list)?.end();
      if (state.list) release(state.list.key); // if another list replaces this one, the text stays for a while
      keepSeen(null);
      act({ do: 'unlist' });
      hold(null);
    },
  };
}

/** What of a list its facts depend on, beside what is known of the puzzles. @param {Listed} list */
const aboutOf = ({ key, at, isAt, filter, order }) => [key, at, isAt, filter, order].join();
