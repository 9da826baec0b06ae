// Recent puzzles: the last twenty that left the board, as links, each with what has been done on it. All tabs share them.

import { addressOf } from '../model/addresses.js';
import { exampleAt } from '../model/examples.js';
import { contentIn, linkOf } from '../model/links.js';
import { countFilled, hasProgress, isAnother } from '../model/work.js';
import { device, put, readValue } from './storage.js';

/**
 * @typedef {import('../model/work.js').Work} Work
 * @typedef {{ link: string, at: number }} Entry `at`: when it was last on the board, in milliseconds
 */

const name = 'recent';

/** The puzzle on the board, which is recorded when the page is left, and twenty others. */
const most = 21;

/** A puzzle with fewer givens is typed again sooner than it is found. */
const fewest = 4;

/** The latest time that a Date can have, in milliseconds. */
const latest = 8.64e15;

/** The entries, the latest first. @returns {Entry[]} */
export function recent() {
  const entries = readValue(device, name);
  return Array.isArray(entries) ? entries.filter(isEntry) : [];
}

/**
 * The entries but that of the puzzle on the board, each with what is in it.
 * @param {Work} work on the board
 */
export function recentBut(work) {
  const here = linkOf(work);
  return recent().flatMap((entry) => {
    const content = entry.link === here ? null : contentIn(entry.link);
    return content ? [{ entry, content }] : [];
  });
}

/** @param {any} entry */
const isEntry = (entry) =>
  typeof entry?.link === 'string' && Math.abs(entry.at) <= latest && contentIn(entry.link) !== null;

/** Keeps these entries in the place of those before. @param {Entry[]} entries */
export const keepRecent = (entries) =>
  put(device, name, entries.length ? JSON.stringify(entries.slice(0, most)) : null);

/** Whether an entry is of a puzzle with these givens. @param {Entry} entry @param {Uint8Array} givens */
export const isOf = ({ link }, givens) => link.split('&')[0] === addressOf(givens);

/**
 * What had been done on a puzzle when it was last on the board, or null where that is nothing, or not known.
 * @param {Uint8Array} givens
 */
export function progressOn(givens) {
  const entry = recent().find((entry) => isOf(entry, givens) && entry.link !== addressOf(givens));
  const { answers, marks } = (entry && contentIn(entry.link)) ?? {};
  return answers || marks ? { answers, marks } : null;
}

/**
 * Records every puzzle that leaves the board, or has left it since the page began.
 * @param {import('./session.js').Session} session
 * @returns {() => void} records the one that is on it
 */
export function recordRecent({ state, onAct }) {
  let { work } = state.puzzle.first;
  let { opened } = state;
  /** The puzzle as it was put on the board: one of a list may bring answers and marks. @type {Work | null} */
  let brought = null;
  /** The puzzle as it came onto the board or was last recorded: what is recorded next takes this one's place. */
  let known = work;
  /** The puzzle as the page began with it or last recorded it: as long as it is the same, another tab may know more. */
  let settled = work;

  function record() {
    const { givens } = work;
    const entries = recent();
    const isListed = (state.list?.indices.get(givens) ?? -1) >= 0;
    const isUntouched = hasProgress(work) ? isListed && work === brought : isListed || exampleAt(givens) >= 0;
    // A puzzle that is begun again takes nothing away from what was done on it before.
    const isOld = (work === settled || !hasProgress(work)) && entries.some((entry) => isOf(entry, givens));
    if (isUntouched || isOld || countFilled(givens) < fewest) return;
    const [link, before] = [linkOf(work), linkOf(known)];
    keepRecent([{ link, at: Date.now() }, ...entries.filter((entry) => entry.link !== link && entry.link !== before)]);
    known = settled = work;
  }

  /** @param {Work} next what is on the board now @param {boolean} isOpened whether it was put there as a whole */
  function follow(next, isOpened) {
    if (isOpened ? linkOf(next) !== linkOf(work) : isAnother(work.givens, next.givens)) {
      record();
      known = next;
    }
    if (isOpened) brought = next;
    work = next;
  }

  for (const moment of [...state.puzzle.known.past, state.puzzle]) follow(moment.work, false);
  onAct(() => {
    follow(state.puzzle.work, opened !== state.opened);
    opened = state.opened;
  });
  return record;
}
