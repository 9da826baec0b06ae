// What is wanted on paper. The dialog changes it, and the browser's own print command follows it, too: what both print is the
// same. This file uses no DOM.

import { device, put, readValue } from '../../session/storage.js';

/** @import { Listed } from './listing.js' */
/** @import { Shown } from './sharing.js' */

/**
 * @typedef {'puzzle' | 'path' | 'list'} What
 * @typedef {'none' | 'in' | 'beside' | 'below' | 'last'} Where where the solutions go: `in`, in the blanks of the puzzles;
 *   `below`, small and upside down; `last`, on sheets of their own
 * @typedef {1 | 2 | 4 | 6} Each how many puzzles there are on a sheet
 *
 * @typedef {ReturnType<typeof createWish>} Wish
 */

/** What the browser keeps of it for the next visit: no solution stands on paper then that nobody asks for. */
const kept = /** @type {const} */ (['isLarge', 'number', 'level', 'pages', 'line']);

export function createWish() {
  const wish = {
    /** @type {What | null} null: what is seen */
    what: null,
    /** Which puzzles of a list, as a person types it; '': all. */
    range: '',
    /** What is listed where that was typed. */
    rangeFor: '',
    /** '': the puzzle's or the list's own. */
    title: '',
    /** What it was typed for. @type {unknown} */
    titleFor: null,
    /** @type {Where} */
    place: 'none',
    /** The solution that is shown on the page, and is not wanted on paper. @type {Uint8Array | null} */
    without: null,
    /** @type {Each} of a list */
    each: 6,
    /** Whether a puzzle is as wide as the paper. */
    isLarge: false,
    answers: true,
    marks: true,
    hint: true,
    /** What stands under a puzzle. */
    number: true,
    level: true,
    /** Whether the sheets have numbers, and a line for a name. */
    pages: true,
    line: false,
  };
  for (const name of kept) wish[name] = readValue(device, 'paper')?.[name] ?? wish[name];
  return wish;
}

/** Keeps what holds for the next visit, too. @param {Wish} wish */
export const keepWish = (wish) =>
  put(device, 'paper', JSON.stringify(Object.fromEntries(kept.map((name) => [name, wish[name]]))));

/** What can be printed of what is on the page. @param {Shown} shown @returns {What[]} */
export const possible = ({ isList, path, listed }) => [
  ...(isList ? [] : /** @type {const} */ (['puzzle'])),
  ...(path && !isList ? /** @type {const} */ (['path']) : []),
  ...(listed ? /** @type {const} */ (['list']) : []),
];

/** What is printed: what was chosen, if that is there, or else what is seen. @param {Wish} wish @param {Shown} shown */
export function whatOf({ what }, shown) {
  const all = possible(shown);
  if (what && all.includes(what)) return what;
  return all.includes('path') ? 'path' : all[0];
}

/**
 * Where solutions go. The one that is shown on the page is on the paper, too, unless somebody does not want it there.
 * @param {Wish} wish
 * @param {Shown} shown
 */
export function placeOf(wish, shown) {
  const { place, without } = wish;
  const what = whatOf(wish, shown);
  if (what === 'list') return place;
  if (what === 'path' || !solutionIn(shown)) return 'none';
  return place === 'none' && shown.solution && without !== shown.solution ? 'in' : place;
}

/** Whether solutions lie apart from their puzzles: by their numbers they are found. @param {Pick<Wish, 'place'>} wish */
export const isApart = ({ place }) => place === 'below' || place === 'last';

/** What is listed, as a text. @param {Listed} list */
const listedAs = ({ key, filter, order }) => [key, filter, order].join();

/** The range that was typed of what is listed now. @param {Pick<Wish, 'range' | 'rangeFor'>} wish @param {Listed} list */
export const rangeOf = ({ range, rangeFor }, list) => (rangeFor === listedAs(list) ? range : '');

/** Chooses a range. @param {Wish} wish @param {string} range @param {Listed} list */
export function chooseRange(wish, range, list) {
  wish.range = range;
  wish.rangeFor = listedAs(list);
}

/** What has a title: the list, or the puzzle and its way. @param {Wish} wish @param {Shown} shown */
const titled = (wish, shown) => (whatOf(wish, shown) === 'list' ? shown.listed?.key : shown.sheet);

/** The title that was typed for what is printed, or ''. @param {Wish} wish @param {Shown} shown */
export const titleIn = (wish, shown) => (wish.titleFor === titled(wish, shown) ? wish.title : '');

/** Chooses a title for what is printed. @param {Wish} wish @param {string} title @param {Shown} shown */
export function chooseTitle(wish, title, shown) {
  wish.title = title;
  wish.titleFor = titled(wish, shown);
}

/** The solution that is shown, or else the first that is known; null where there is none. @param {Shown} shown */
export const solutionIn = ({ solution, verdict }) =>
  verdict && 'solution' in verdict ? (solution ?? verdict.solution) : null;

/**
 * Chooses where solutions go.
 * @param {Wish} wish
 * @param {Where} place
 * @param {Shown} shown
 */
export function choosePlace(wish, place, { solution }) {
  wish.place = place;
  wish.without = place === 'none' ? solution : null;
}

/**
 * The first and the last puzzle of a range, from 1: “31–60”, “31-60”, “5”, “31–”; null where it is none.
 * @param {string} text '': all
 * @param {number} of how many there are
 * @returns {[from: number, to: number] | null}
 */
export function rangeIn(text, of) {
  const [, first, dash, last] = text.normalize('NFKC').match(/^\s*(\d*)\s*([-–—~〜]?)\s*(\d*)\s*$/) ?? [];
  if (first === undefined || (!dash && last)) return null;
  const from = first ? Number(first) : 1;
  const to = last ? Number(last) : first && !dash ? from : of;
  return from >= 1 && from <= to && from <= of ? [from, Math.min(to, of)] : null;
}
