// Recent puzzles: the last twenty, as links, each with what has been done on it. All tabs share them.

import { addressOf } from '../model/addresses.js';
import { exampleAt } from '../model/examples.js';
import { contentIn, linkOf } from '../model/links.js';
import { countFilled, hasProgress } from '../model/work.js';
import { device, put, takenValue } from './stores.js';

/**
 * @typedef {import('../model/work.js').Work} Work
 * @typedef {{ link: string, at: number }} Entry `at`: when it was last on the board, in milliseconds
 */

const name = 'recent';
const most = 20;

/** Fewer givens than this are typed again as quickly as they are found. */
const fewest = 4;

/** More givens than these change at once only where another puzzle comes onto the board. */
const mostMended = 3;

/** The entries, the latest first. @returns {Entry[]} */
export function recent() {
  const entries = takenValue(device, name);
  const isEntry = (/** @type {any} */ entry) => typeof entry?.link === 'string' && Number.isFinite(entry.at);
  return Array.isArray(entries) ? entries.filter(isEntry) : [];
}

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
  const entry = recent().find((entry) => isOf(entry, givens));
  const { answers, marks } = (entry && contentIn(entry.link)) ?? {};
  return answers || marks ? { answers, marks } : null;
}

/**
 * Records every puzzle that leaves the board, or has left it since the page began.
 * @param {import('./session.js').Session} session
 * @returns {() => void} records the one that is on it
 */
export function recordRecent({ state, onAct }) {
  const [{ work: first } = state.puzzle] = state.puzzle.known.past;
  let work = first;
  /** The givens that the puzzle was last recorded with: it is one puzzle while more of them are typed. */
  let { givens: recorded } = first;

  function record() {
    const { givens } = work;
    const isListed = (state.list?.indices.get(givens) ?? -1) >= 0;
    const isUntouched = !hasProgress(work) && (isListed || exampleAt(givens) >= 0);
    if (isUntouched || countFilled(givens) < fewest) return;
    const others = recent().filter((entry) => !isOf(entry, givens) && !isOf(entry, recorded));
    keepRecent([{ link: linkOf(work), at: Date.now() }, ...others]);
    recorded = givens;
  }

  /** @param {Work} next what is on the board now */
  function follow(next) {
    if (isAnother(work.givens, next.givens)) {
      record();
      recorded = next.givens;
    }
    work = next;
  }

  for (const moment of [...state.puzzle.known.past, state.puzzle]) follow(moment.work);
  onAct(() => follow(state.puzzle.work));
  return record;
}

/**
 * Whether it is another puzzle, and not the same one with a given typed or a slip mended.
 * @param {Uint8Array} before
 * @param {Uint8Array} after
 */
const isAnother = (before, after) =>
  before !== after &&
  (before.length !== after.length || after.filter((digit, cell) => digit !== before[cell]).length > mostMended);
