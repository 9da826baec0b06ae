// Recent puzzles: those that left the board last, as links, each with what has been done on it. All tabs share them. Each is kept
// under a name of its own: tabs that record at the same moment take nothing from each other, not even when they are left. To
// take turns would not do: a tab may have its turn before the browser lets it know what another one has kept.

import { exampleAt } from '../model/examples.js';
import { layoutFrom, planOf } from '../model/layout.js';
import { contentIn, linkOf } from '../model/links.js';
import { newOpening } from '../model/puzzle.js';
import { countFilled, hasProgress } from '../model/work.js';
import { device, put, read, readValue, tellKept } from './storage.js';

/**
 * @import { Content } from '../model/content.js'
 * @import { Plan } from '../model/layout.js'
 * @import { Puzzle } from '../model/puzzle.js'
 * @import { Moment, Work } from '../model/work.js'
 * @import { Session } from './session.js'
 *
 * @typedef {object} Entry
 * @property {string} opening the puzzle's name from when it came onto the board
 * @property {string} link
 * @property {Plan} [plan] what its layout is made of, if its rules are not the classic ones
 * @property {number} at when it was last on the board, in milliseconds
 * @property {string} [from] the link to the puzzle as its list has it, if it was begun in a list
 * @property {boolean} [isUndone] whether the list brings the puzzle without it: all of it was undone or cleared
 */

/** What is kept under this name is another text after every change. Once it was all entries together. */
const name = 'recent';

/** The name that an entry is kept under. @param {string} opening */
const nameOf = (opening) => `${name}.${opening}`;

/** How many puzzles are shown. */
const mostEntries = 20;

/** How many puzzles that were begun in lists are kept: a list brings them back. */
const mostListed = 200;

/** A puzzle with fewer givens is typed again sooner than it is found. */
const fewest = 4;

/** The latest time that a Date can have, in milliseconds. */
const latest = 8.64e15;

/** What was read last: a list asks for it row by row. @type {{ text?: string | null, entries: Entry[], begun: Map<string, Entry> }} */
let known = { entries: [], begun: new Map() };

/** What is kept now, and of each puzzle on which something was done the latest entry, by the link to it as it was before. */
function whatIsKept() {
  const text = read(device, name);
  if (text === known.text) return known;
  const names = openings();
  const once = onceKept().filter(({ opening }) => !names.includes(opening)); // a tab with an older page may have written it again
  const named = names.map((opening) => entryOf(opening, readValue(device, nameOf(opening))));
  const entries = [...named, ...once].filter((entry) => entry !== null).sort((one, other) => other.at - one.at);
  /** @type {Map<string, Entry>} */
  const begun = new Map();
  for (const entry of entries.filter(({ isUndone }) => !isUndone).toReversed()) {
    if (entry.link.includes('&')) begun.set(puzzleOf(entry), entry);
    if (entry.from?.includes('&')) begun.set(entry.from, entry); // its list brings answers or marks along
  }
  known = { text, entries, begun };
  return known;
}

/** The entries, the latest first. @returns {readonly Entry[]} */
export const recent = () => whatIsKept().entries;

/** Does something whenever another tab has changed them. @param {() => void} act */
export const whenRecentElsewhere = (act) =>
  window.addEventListener('storage', ({ key }) => key === `ninefold.${name}` && act());

/** The openings of which there are entries. */
function openings() {
  const before = `ninefold.${nameOf('')}`;
  try {
    const store = device();
    const names = Array.from({ length: store.length }, (_, at) => store.key(at) ?? '');
    return names.filter((name) => name.startsWith(before)).map((name) => name.slice(before.length));
  } catch {
    return [];
  }
}

/** What makes sense of a value that may be anything. @param {any} opening @param {any} entry @returns {Entry | null} */
function entryOf(opening, entry) {
  layoutFrom(entry?.plan);
  const makesSense =
    typeof entry?.link === 'string' &&
    Number.isFinite(entry.at) &&
    Math.abs(entry.at) <= latest &&
    ['string', 'undefined'].includes(typeof entry.from) &&
    contentIn(puzzleOf(entry)) !== null;
  return makesSense ? { ...entry, opening } : null;
}

/** The last entries but that of the puzzle on the board, each with what is in it. @param {Work} work on the board */
export function recentBut(work) {
  const here = linkOf(work);
  const others = recent().filter(({ link }) => link !== here);
  return others.slice(0, mostEntries).flatMap((entry) => {
    const content = contentIn(entry.link);
    return content ? [{ entry, content }] : [];
  });
}

/** Keeps these entries beside the others, and no more than there is to be of them. @param {readonly Entry[]} added */
export function keepRecent(added) {
  const kept = added.map(keepEntry);
  tellKept(name, noteChange() && !kept.includes(false));
  const entries = recent();
  let listed = 0;
  // The puzzle on the board is recorded, too, when the page is left: it is one more than those that are shown.
  const surplus = entries.filter(
    ({ link, from }, at) =>
      entries.findIndex((entry) => entry.link === link) < at ||
      !((from && ++listed <= mostListed) || at <= mostEntries),
  );
  if (surplus.length) forgetRecent(surplus);
}

/** Keeps these entries no longer. @param {readonly Entry[]} dropped */
export function forgetRecent(dropped) {
  for (const { opening } of dropped) put(device, nameOf(opening), null);
  noteChange();
}

/** @param {Entry} entry */
const keepEntry = ({ opening, ...entry }) => put(device, nameOf(opening), JSON.stringify(entry));

/** Entries that were kept together, as pages once did. */
function onceKept() {
  const once = readValue(device, name);
  const entries = Array.isArray(once) ? once.map((entry) => entryOf(entry?.link, entry)) : [];
  return entries.filter((entry) => entry !== null);
}

/** Lets all tabs know that there are other entries. */
function noteChange() {
  const moved = onceKept().map(keepEntry);
  known.text = undefined;
  return !moved.includes(false) && put(device, name, newOpening());
}

/** The link to the puzzle of an entry as it was before anything was done on it. @param {Pick<Entry, 'link'>} entry */
const puzzleOf = ({ link }) => link.split('&', 1)[0];

/**
 * What had been done on a puzzle when it was last on the board, or null where that is nothing, or not known.
 * @param {Content} puzzle a bare one, or one of a list with what its text brings along
 */
export function progressOn(puzzle) {
  const entry = whatIsKept().begun.get(linkOf(puzzle));
  const { answers, marks } = (entry && contentIn(entry.link)) ?? {};
  return entry ? { answers, marks, opening: entry.opening } : null;
}

/** When a puzzle was last recorded: within a millisecond there may be several. */
let last = 0;

/**
 * Records every puzzle that leaves the board, or has left it since the page began.
 * @param {Session} session
 * @returns {() => void} records the one that is on it
 */
export function recordRecent({ state, onAct }) {
  if (onceKept().length) noteChange();
  /** @type {(Moment & Partial<Puzzle>)[]} */
  const [first, ...rest] = [...state.puzzle.past, state.puzzle];
  /** What is on the board; `met`: as it came there or was last recorded. As long as it is the same, another tab may know more. */
  let now = { ...first, met: first.work };
  /** Other names of puzzles that another tab went on with, too: both are kept. @type {Map<string, string>} */
  const others = new Map();

  /** @param {typeof now} what */
  function record({ work, opening, met, past = [], future = [] }) {
    const { sheet } = work;
    const entries = recent();
    const name = others.get(opening) ?? opening;
    const own = entries.find((entry) => entry.opening === name);
    const link = linkOf(work);
    const index = state.list?.indices.get(opening);
    const isListed = index !== undefined;
    const from = (isListed && state.list?.links.get(index)) || own?.from;
    if (own && isListed && !hasProgress(work) && [...past, ...future].some(({ work }) => linkOf(work) === own.link))
      keepRecent([{ ...own, isUndone: true }]);
    const isElsewhere = work === met && own && own.link !== link;
    // A puzzle that is begun again takes nothing away from what was done on it before.
    const isFound = hasProgress(work)
      ? isListed && link === from
      : isListed || exampleAt(sheet) >= 0 || entries.some((entry) => puzzleOf(entry) === link);
    if (isElsewhere || isFound || (countFilled(sheet.givens) < fewest && !sheet.candidates)) return;
    last = Math.max(Date.now(), last + 1);
    const isShared = own && ![link, linkOf(met)].includes(own.link);
    if (isShared) others.set(opening, newOpening());
    keepRecent([{ opening: others.get(opening) ?? opening, link, at: last, from, plan: planOf(sheet.layout) }]);
  }

  /** @param {Moment} next what is on the board now */
  function follow(next) {
    const before = now;
    const isOther = before.opening !== next.opening;
    now = { ...next, met: isOther ? next.work : before.met };
    if (isOther) record(before);
  }

  for (const moment of rest) follow(moment);
  onAct(() => follow(state.puzzle));
  // Of two tabs that change something at the same moment one may not see that there is another text.
  addEventListener('storage', () => {
    known.text = undefined;
  });
  return () => {
    record(now);
    now.met = now.work;
  };
}
