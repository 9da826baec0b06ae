// The puzzle outlives the page. Each tab keeps its own as it changes, so that a reload brings it back; a new tab begins with the
// last of any.

import { answersIn, cellIn, classicIn, marksIn } from '../model/content.js';
import { layoutFrom, planOf } from '../model/layout.js';
import { contentIn, linkOf } from '../model/links.js';
import { isEmpty, modes } from '../model/puzzle.js';
import { device, onKept, put, read, readValue, tab, tellKept } from './storage.js';

/** @import { Content } from '../model/content.js' */
/** @import { Mode, Puzzle } from '../model/puzzle.js' */
/** @import { Session } from './session.js' */

const name = 'puzzle';

/** How long a change may wait to be kept, in milliseconds: a key is answered first. */
const delay = 100;

/** @typedef {Content & { mode: Mode, opening?: string }} Kept */

/**
 * Keeps a puzzle as a link, with what a layout of other than the classic rules is made of: it is drawn again before any engine
 * is there.
 * @param {Puzzle} puzzle
 * @returns {boolean} whether the browser keeps it for longer than the tab is there
 */
export function keep({ work, mode, selected, opening }) {
  const kept = JSON.stringify({ link: linkOf(work), plan: planOf(work.sheet.layout), mode, selected, opening });
  if (!put(tab, name, kept)) put(tab, name, null); // rather the last of any tab than an old one
  return put(device, name, kept);
}

/** Keeps the puzzle as it changes, and says on the page what the browser does not keep. @param {Session} session */
export function keepPuzzle({ state, act, onAct }) {
  /** @type {ReturnType<typeof setTimeout> | undefined} */
  let due;
  let { work, selected, mode } = state.puzzle;

  onKept((what, isKept) => isKept === state.unkept.has(what) && act({ do: 'kept', what, isKept }));

  function keepNow() {
    clearTimeout(due);
    due = undefined;
    tellKept(name, keep(state.puzzle) || isEmpty(state.puzzle));
  }

  onAct(() => {
    const { puzzle } = state;
    if (work === puzzle.work && selected === puzzle.selected && mode === puzzle.mode) return;
    ({ work, selected, mode } = puzzle);
    due ??= setTimeout(keepNow, delay);
  });
  const leave = () => due && keepNow();
  addEventListener('visibilitychange', leave);
  addEventListener('pagehide', leave);
}

/** What was kept, or null when there is nothing, or nothing that makes sense. @returns {Kept | null} */
export function kept() {
  const own = keptIn(readValue(tab, name));
  if (!own) put(tab, name, read(device, name)); // from now on it is this tab's own, whatever another tab goes on to
  return own ?? keptIn(readValue(device, name));
}

/** What makes sense of a value that may be anything; null where there is no puzzle. @param {any} value @returns {Kept | null} */
export function keptIn(value) {
  layoutFrom(value?.plan);
  const content = (typeof value?.link === 'string' && contentIn(value.link)) || arraysIn(value);
  if (!content) return null;
  return {
    ...content,
    selected: cellIn(value.selected, content.sheet),
    mode: modes.includes(value.mode) ? value.mode : 'givens',
    opening: typeof value.opening === 'string' ? value.opening : linkOf(content), // as recent.js names what once had no name
  };
}

/** A puzzle as it was kept before puzzles were links: arrays, the givens also under an older name. @param {any} value */
function arraysIn(value) {
  const sheet = classicIn(value?.givens ?? value?.cells);
  if (!sheet) return null;
  const answers = answersIn(value.answers, sheet);
  return { sheet, answers, marks: marksIn(value.marks, sheet, answers) };
}
