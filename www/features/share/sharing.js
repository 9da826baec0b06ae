// What is on the page, for whoever shares, prints or saves it. It is loaded as soon as the page has nothing else to do,
// because a browser that prints does not wait.

import { whenIdle } from '../../kit/idle.js';
import { lazily } from '../../kit/lazy.js';
import { part } from '../../kit/part.js';
import { told } from '../../model/told.js';
import { solutionOf, verdictOf } from '../../session/state.js';
import { listTitle } from './paper.js';
import { createPrinting } from './printing.js';

/**
 * @typedef {object} Shown what is on the page
 * @property {import('../../model/sheet.js').Sheet} sheet
 * @property {Uint8Array} [answers]
 * @property {Uint32Array} [marks]
 * @property {Uint8Array | null} solution what stands in the blanks
 * @property {import('../../model/layers.js').Layer | null} hint what a hint or a step of the path shows, where there is one
 * @property {(() => import('./paper.js').Sheet) | null} way makes a sheet of the whole way, while that is open
 * @property {(() => import('./paper.js').Sheet[]) | null} list makes the sheets of the list, while that is in front
 * @property {import('../../pkg/ninefold.js').Verdict | null} verdict null while it is not known
 * @property {import('../../session/state.js').Listed | null} listed the puzzles of the list, where there is one
 */

/** @param {import('../../session/session.js').Session} session */
export async function createSharing({ state }) {
  /** @type {typeof import('./way.js').wayOf | null} */
  let wayOf = null;
  const loadWay = lazily(async () => {
    ({ wayOf } = await import('./way.js'));
  });

  /** @type {ReturnType<typeof import('./listing.js').createListing> | null} */
  let listing = null;
  const loadListing = lazily(async () => {
    listing = (await import('./listing.js')).createListing();
  });
  let isDue = false;

  /** Reads what is listed, as soon as there is nothing else to do. */
  function readListed() {
    if (isDue) return;
    isDue = true;
    whenIdle(async () => {
      isDue = false;
      try {
        await loadListing();
        if (state.list) await listing?.read(state.list);
      } catch {} // what is known is printed
    });
  }

  /** @param {import('../../session/state.js').Listed} listed @returns {import('./paper.js').Sheet[]} */
  function sheetsOf(listed) {
    const sheets = listing?.sheets(listed) ?? [];
    return sheets.length ? sheets : [{ kind: '6', title: listTitle(listed), figures: [] }];
  }

  /** @returns {Shown} */
  function shown() {
    const moment = told.momentOf(state.path);
    const { sheet, answers, marks } = moment?.work ?? state.puzzle.work;
    const hint = moment?.layer ?? (state.hint && told.layerOfHint(state.hint, state.puzzle.work));
    const [solution, verdict] = [solutionOf(state), verdictOf(state)];
    const { path } = state;
    const steps = path?.found?.solved ? path.found.steps : null;
    const way = path && steps && wayOf ? wayOf.bind(null, path, steps) : null;
    const listed = state.list;
    const list = listed && state.front === 'list' ? () => sheetsOf(listed) : null;
    return { sheet, answers, marks, solution, hint, way, list, verdict, listed };
  }

  if (state.front === 'list') readListed(); // it may have come before this
  /** @type {ReturnType<typeof import('./dialog.js').createShareDialog> | null} */
  let view = null;
  const { print, forget } = await createPrinting(shown, () => view?.isOpen ?? false);
  const load = part(
    () => import('./dialog.js'),
    () => import('./style.js'),
    ({ createShareDialog }) => {
      view = createShareDialog({ onPrint: print, onClose: forget });
      return view;
    },
  );

  return {
    /** Whether the dialog is open. */
    get isOpen() {
      return view?.isOpen ?? false;
    },

    /** Opens the dialog. @param {boolean} isList whether it is about the list instead of the grid */
    open: async (isList) => (await load()).open(shown(), isList),

    /** Tells the dialog, while it is open, what is on the page now. @param {import('../../session/view.js').View} view */
    draw({ path, front, list }) {
      if (front === 'list') readListed();
      else if (!list) listing?.forget();
      if (path && !wayOf) loadWay().catch(() => {}); // else one step is printed
      if (view?.isOpen) view.draw(shown());
    },
  };
}
