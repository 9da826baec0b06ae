// Recent puzzles: those that left the board last, as links, each with what has been done on it. All tabs share them.

import { addressOf } from '../model/addresses.js';
import { exampleAt } from '../model/examples.js';
import { layoutFrom, planOf } from '../model/layout.js';
import { contentIn, linkOf } from '../model/links.js';
import { countFilled, hasProgress } from '../model/work.js';
import { device, put, read } from './storage.js';

/**
 * @typedef {import('../model/work.js').Work} Work
 * @typedef {object} Entry
 * @property {string} opening the puzzle's name from when it came onto the board
 * @property {string} link
 * @property {import('../model/layout.js').Plan} [plan] what its layout is made of, if its rules are not the classic ones
 * @property {number} at when it was last on the board, in milliseconds
 * @property {string} [from] the link to the puzzle as its list has it, if it was begun in a list
 */

const name = 'recent';

/** So many are shown. */
const most = 20;

/** Of puzzles that were begun in lists so many are kept: a list brings them back. */
const mostListed = 200;

/** A puzzle with fewer givens is typed again sooner than it is found. */
const fewest = 4;

/** The latest time that a Date can have, in milliseconds. */
const latest = 8.64e15;

/** What was read last: a list asks for it row by row. @type {{ text: string | null, entries: Entry[], begun: Map<string, Entry> }} */
let known = { text: null, entries: [], begun: new Map() };

/** What is kept now, and of each puzzle on which something was done the latest entry, by the link to it as it was before. */
function whatIsKept() {
  const text = read(device, name);
  if (text === known.text) return known;
  const entries = entriesIn(text);
  /** @type {Map<string, Entry>} */
  const begun = new Map();
  for (const entry of entries.toReversed()) {
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

/**
 * What makes sense of a text that may be anything.
 * @param {string | null} text
 * @returns {Entry[]}
 */
function entriesIn(text) {
  try {
    const entries = JSON.parse(text ?? '[]');
    if (!Array.isArray(entries)) return [];
    return entries.filter(isEntry).map((entry) => ({ ...entry, opening: entry.opening ?? entry.link })); // once they had none
  } catch {
    return [];
  }
}

/**
 * The last entries but that of the puzzle on the board, each with what is in it.
 * @param {Work} work on the board
 */
export function recentBut(work) {
  const here = linkOf(work);
  const others = recent().filter(({ link }) => link !== here);
  return others.slice(0, most).flatMap((entry) => {
    const content = contentIn(entry.link);
    return content ? [{ entry, content }] : [];
  });
}

/** @param {any} entry */
function isEntry(entry) {
  layoutFrom(entry?.plan);
  return (
    typeof entry?.link === 'string' &&
    Number.isFinite(entry.at) &&
    Math.abs(entry.at) <= latest &&
    contentIn(puzzleOf(entry)) !== null
  );
}

/** Keeps these entries in the place of those before. @param {readonly Entry[]} entries the latest first */
export function keepRecent(entries) {
  let listed = 0;
  // The puzzle on the board is recorded, too, when the page is left: it is one more than those that are shown.
  const kept = entries.filter(({ from }, at) => (from && ++listed <= mostListed) || at <= most);
  return put(device, name, kept.length ? JSON.stringify(kept) : null);
}

/** The link to the puzzle of an entry as it was before anything was done on it. @param {Entry} entry */
const puzzleOf = ({ link }) => link.split('&', 1)[0];

/**
 * What had been done on a puzzle when it was last on the board, or null where that is nothing, or not known.
 * @param {import('../model/content.js').Content} puzzle a bare one, or one of a list with what its text brings along
 */
export function progressOn(puzzle) {
  const entry = whatIsKept().begun.get(linkOf(puzzle));
  const { answers, marks } = (entry && contentIn(entry.link)) ?? {};
  return entry ? { answers, marks, opening: entry.opening } : null;
}

/**
 * Records every puzzle that leaves the board, or has left it since the page began.
 * @param {import('./session.js').Session} session
 * @returns {() => void} records the one that is on it
 */
export function recordRecent({ state, onAct }) {
  /** What is on the board, or was until now. */
  let { work, opening } = state.puzzle.past[0] ?? state.puzzle;
  /** The puzzle as it came onto the board: one of a list may bring answers and marks. @type {Work | null} */
  let brought = null;
  /** The puzzle as the page began with it or last recorded it: as long as it is the same, another tab may know more. */
  let settled = work;

  function record() {
    const { sheet } = work;
    const entries = recent();
    const index = state.list?.indices.get(opening);
    const isListed = index !== undefined;
    const isUntouched = hasProgress(work) ? isListed && work === brought : isListed || exampleAt(sheet) >= 0;
    // A puzzle that is begun again takes nothing away from what was done on it before.
    const isKnown = entries.some((entry) => puzzleOf(entry) === addressOf(sheet));
    const isOld = (work === settled || !hasProgress(work)) && isKnown;
    if (isUntouched || isOld || (countFilled(sheet.givens) < fewest && !sheet.candidates)) return;
    const link = linkOf(work);
    const isReplaced = (/** @type {Entry} */ entry) => entry.opening === opening || entry.link === link;
    const from =
      (isListed && state.list?.links.get(index)) || entries.find((entry) => entry.from && isReplaced(entry))?.from;
    keepRecent([
      { opening, link, at: Date.now(), from, plan: planOf(sheet.layout) },
      ...entries.filter((entry) => !isReplaced(entry)),
    ]);
    settled = work;
  }

  /** @param {import('../model/work.js').Moment} next what is on the board now */
  function follow(next) {
    const isOther = opening !== next.opening;
    if (isOther) record();
    ({ work, opening } = next);
    if (isOther) brought = work;
  }

  for (const moment of [...state.puzzle.past, state.puzzle]) follow(moment);
  brought = null;
  onAct(() => follow(state.puzzle));
  return record;
}
