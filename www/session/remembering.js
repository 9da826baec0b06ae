// What is remembered of the puzzle beyond its cells: what Undo and Redo lead to, for a reload of the tab; its address; the
// puzzles before it. All of it can wait until the page is there.

import { cellIn } from '../model/content.js';
import { layoutFrom, planOf } from '../model/layout.js';
import { contentIn, linkOf } from '../model/links.js';
import { newOpening } from '../model/puzzle.js';
import { workOf } from '../model/work.js';
import { isAddressOwn, writeAddress } from './address.js';
import { recordRecent } from './recent.js';
import { put, readValue, tab, tellKept } from './storage.js';

/** @import { Puzzle } from '../model/puzzle.js' */
/** @import { Moment, Work } from '../model/work.js' */
/** @import { Session } from './session.js' */
/** @typedef {[link: string, selected: number, opening: string]} Written a moment */

const name = 'past';

/**
 * How many characters are kept at the most, of the past as of the future: those of 1,300 moments of a 9×9 full of marks, or of 100
 * of such a 25×25.
 */
const mostCharacters = 400_000;

/** How long the puzzle has to stay as it is, in milliseconds: Safari refuses more than a hundred changes in thirty seconds. */
const delay = 500;

/** @param {Session} session @returns {() => void} records the puzzle on the board among the recent ones */
export function remember(session) {
  const { state, act, onAct } = session;
  let isKept = false;

  followPuzzle(session);
  const record = recordRecent(session);
  onAct(() => {
    isKept = false;
  });
  // After what has been done since the page began is recorded. Where the browser broke off, the puzzle was kept later than its
  // past: then what was the present leads to it.
  const { work } = state.puzzle.past[0] ?? state.puzzle;
  act({ do: 'recall', ...pastIn(readValue(tab, name), work) });

  function leave() {
    if (isKept) return;
    record();
    tellKept(name, put(tab, name, JSON.stringify(pastOf(state.puzzle))));
    isKept = true;
  }
  addEventListener('visibilitychange', leave); // phones say nothing more
  addEventListener('pagehide', leave);
  return record;
}

/** The address follows the puzzle as it is typed. @param {Session} session */
function followPuzzle({ state, onAct }) {
  /** @type {ReturnType<typeof setTimeout> | undefined} */
  let due;
  let { sheet } = state.puzzle.work;

  onAct(() => {
    if (sheet === state.puzzle.work.sheet) return;
    sheet = state.puzzle.work.sheet;
    clearTimeout(due);
    due = setTimeout(() => writeAddress(sheet), delay);
  });
  // What was typed before this was loaded is written now; an address that still asks for something stays until it is done.
  const { hash, search } = location;
  if (isAddressOwn() || !(hash || search)) writeAddress(sheet);
}

/** What is kept of it: the nearest moments on either side. @param {Puzzle} puzzle */
export function pastOf(puzzle) {
  const { past, future, work, selected, opening } = puzzle;
  const now = linkOf(work);
  const layouts = new Set([...past, puzzle, ...future].map(({ work }) => work.sheet.layout));
  const plans = Array.from(layouts, planOf).filter(Boolean);
  return { past: written(past, now), now: [now, selected, opening], future: written(future, now), plans };
}

/** What makes sense of a value that was kept and may be anything. @param {any} value @param {Work} first what it leads to */
export function pastIn(value, first) {
  if (Array.isArray(value?.plans)) value.plans.forEach(layoutFrom);
  const unnamed = newOpening(); // once moments had no names, and most of a past are of one puzzle
  const read = (/** @type {unknown} */ moments) =>
    Array.isArray(moments)
      ? moments.map((moment) => momentIn(moment, unnamed)).filter((moment) => moment !== null)
      : [];
  const past = read(value?.past);
  const now = read([value?.now]);
  const isFirst = now.length > 0 && linkOf(now[0].work) === linkOf(first);
  return isFirst ? { past, future: read(value?.future) } : { past: [...past, ...now], future: [] };
}

/**
 * @param {readonly Moment[]} moments from the farthest to the nearest
 * @param {string} now the present as a link: links do not say which answers are known to be wrong, so several moments may
 *   have the same one
 */
function written(moments, now) {
  /** @type {Written[]} */
  const nearest = [];
  let [room, last] = [mostCharacters, now];
  for (const { work, selected, opening } of moments.toReversed()) {
    const link = linkOf(work);
    if (link === last) continue;
    room -= link.length;
    if (room < 0) break;
    nearest.push([link, selected, opening]);
    last = link;
  }
  return nearest.reverse();
}

/** @param {unknown} moment @param {string} unnamed @returns {Moment | null} */
function momentIn(moment, unnamed) {
  const [link, selected, opening] = Array.isArray(moment) ? moment : [];
  const content = typeof link === 'string' ? contentIn(link) : null;
  if (!content) return null;
  const name = typeof opening === 'string' ? opening : unnamed;
  return { work: workOf(content), selected: cellIn(selected, content.sheet) ?? 0, opening: name };
}
