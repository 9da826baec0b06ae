// What is remembered of the puzzle beyond its cells: what Undo and Redo lead to, for a reload of the tab; its address; the
// puzzles before it. All of it can wait until the page is there.

import { cellIn } from '../model/content.js';
import { layoutFrom, planOf } from '../model/layout.js';
import { contentIn, linkOf } from '../model/links.js';
import { newOpening } from '../model/puzzle.js';
import { isAnother, workOf } from '../model/work.js';
import { isAddressOwn, writeAddress } from './address.js';
import { recordRecent } from './recent.js';
import { put, readValue, tab, tellKept } from './storage.js';

/** @import { Puzzle } from '../model/puzzle.js' */
/** @import { Moment } from '../model/work.js' */
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
  act({ do: 'recall', ...pastIn(readValue(tab, name), state.puzzle.past[0] ?? state.puzzle) });

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

/** What makes sense of a value that was kept and may be anything. @param {any} value @param {Moment} first what it leads to */
export function pastIn(value, first) {
  if (Array.isArray(value?.plans)) value.plans.forEach(layoutFrom);
  const read = (/** @type {unknown} */ moments) =>
    Array.isArray(moments) ? moments.map(momentIn).filter((moment) => moment !== null) : [];
  const past = read(value?.past);
  const now = read([value?.now]);
  const isFirst = now.length > 0 && linkOf(now[0].work) === linkOf(first.work);
  if (isFirst) return { past: named(past, first), future: named(read(value?.future), first) };
  return { past: named([...past, ...now], first), future: [] };
}

/**
 * Once moments had no names: such a one has that of the moment beside it, unless it is of another puzzle.
 * @param {readonly (Omit<Moment, 'opening'> & { opening?: string })[]} moments from the farthest to the nearest
 * @param {Moment} beside
 * @returns {Moment[]}
 */
function named(moments, beside) {
  let last = beside;
  const name = (/** @type {Moment['work']} */ { sheet }) =>
    isAnother(sheet, last.work.sheet) ? newOpening() : last.opening;
  return moments
    .toReversed()
    .map((moment) => (last = { ...moment, opening: moment.opening ?? name(moment.work) }))
    .reverse();
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

/** @param {unknown} moment */
function momentIn(moment) {
  const [link, selected, opening] = Array.isArray(moment) ? moment : [];
  const content = typeof link === 'string' ? contentIn(link) : null;
  if (!content) return null;
  const name = typeof opening === 'string' ? opening : undefined;
  return { work: workOf(content), selected: cellIn(selected, content.sheet) ?? 0, opening: name };
}
