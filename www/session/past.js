// What Undo and Redo lead to is kept by the tab, for its reload: every moment as the link to the puzzle as it was then.

import { cellIn } from '../model/content.js';
import { layoutFrom, planOf } from '../model/layout.js';
import { contentIn, linkOf } from '../model/links.js';
import { newOpening } from '../model/puzzle.js';
import { momentOf } from '../model/work.js';
import { put, readValue, tab } from './storage.js';

/**
 * @typedef {import('../model/work.js').Moment} Moment
 * @typedef {[link: string, selected: number, opening: string]} Written a moment
 */

const name = 'past';

/**
 * How many characters are kept at the most, of the past as of the future: those of 1,300 moments of a 9×9 full of marks, or
 * of 100 of such a 25×25.
 */
const most = 400_000;

/** Keeps what Undo and Redo lead to. @param {import('../model/puzzle.js').Puzzle} puzzle */
export const keepPast = (puzzle) => put(tab, name, JSON.stringify(pastOf(puzzle)));

/**
 * What is kept: the nearest moments on either side.
 * @param {import('../model/puzzle.js').Puzzle} puzzle
 */
export function pastOf(puzzle) {
  const { past, future, work, selected, opening } = puzzle;
  const now = linkOf(work);
  const layouts = new Set([...past, puzzle, ...future].map(({ work }) => work.sheet.layout));
  const plans = Array.from(layouts, planOf).filter(Boolean);
  return { past: written(past, now), now: [now, selected, opening], future: written(future, now), plans };
}

/**
 * What was kept of the puzzle that the page began with. Where the browser broke off, the puzzle was kept later than this:
 * then what was the present leads to it.
 * @param {import('../model/puzzle.js').Puzzle} puzzle
 * @returns {{ past: Moment[], future: Moment[] }}
 */
export const keptPast = (puzzle) => pastIn(readValue(tab, name), (puzzle.past[0] ?? puzzle).work);

/**
 * What makes sense of a value that may be anything.
 * @param {any} value
 * @param {import('../model/work.js').Work} first what it leads to
 */
export function pastIn(value, first) {
  if (Array.isArray(value?.plans)) value.plans.forEach(layoutFrom);
  const read = (/** @type {unknown} */ moments) =>
    Array.isArray(moments) ? moments.map(momentIn).filter((moment) => moment !== null) : [];
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
  let [room, last] = [most, now];
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

/** @param {unknown} moment @returns {Moment | null} */
function momentIn(moment) {
  const [link, selected, opening] = Array.isArray(moment) ? moment : [];
  const content = typeof link === 'string' ? contentIn(link) : null;
  if (!content) return null;
  const name = typeof opening === 'string' ? opening : newOpening();
  return { ...momentOf({ ...content, selected: cellIn(selected, content.sheet) }), opening: name };
}
