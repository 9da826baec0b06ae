// What is on the page, for whoever shares, prints or saves it. It is loaded as soon as the page has nothing else to do,
// because a browser that prints does not wait.

import { liveOf } from '../../engine/list/held.js';
import { whenIdle } from '../../kit/idle.js';
import { lazily } from '../../kit/lazy.js';
import { part } from '../../kit/part.js';
import { told } from '../../model/told.js';
import { solutionOf, verdictOf } from '../../session/state.js';
import { listTitle } from './paper.js';
import { createPrinting } from './printing.js';

/**
 * @import { Live } from '../../engine/list/live.js'
 * @import { Layer } from '../../model/layers.js'
 * @import { Verdict } from '../../pkg/ninefold.js'
 * @import { Session } from '../../session/session.js'
 * @import { Sheet } from './paper.js'
 * @typedef {import('../../session/state.js').Listed & Live} Listed a list, with its puzzles
 *
 * @typedef {object} Shown what is on the page
 * @property {import('../../model/sheet.js').Sheet} sheet
 * @property {Uint8Array} [answers]
 * @property {Uint32Array} [marks]
 * @property {Uint8Array | null} solution what stands in the blanks
 * @property {Layer | null} hint what a hint or a step of the path shows, where there is one
 * @property {(() => Sheet) | null} path makes a sheet of the path, while that is open
 * @property {(() => Sheet[]) | null} list makes the sheets of the list, while that is in front
 * @property {Verdict | null} verdict null while it is not known
 * @property {Listed | null} listed the puzzles of the list, where there is one
 */

/** @param {Session} session */
export async function createSharing({ onAct, state }) {
  const pathSheet = lazily(() => import('./pathsheet.js'));
  const listing = lazily(async () => (await import('./listing.js')).createListing());
  let isDue = false;
  /** What is known of the puzzles that were listed when they were read last. */
  let known = '';

  /** The list as it is now, or null. @returns {Listed | null} */
  function listedNow() {
    const { list } = state;
    const live = liveOf(list);
    return list && live && { ...list, ...live };
  }

  /** Reads what is listed, as soon as there is nothing else to do. */
  function readListed() {
    if (isDue) return;
    isDue = true;
    whenIdle(async () => {
      isDue = false;
      try {
        const { read } = await listing();
        const listed = listedNow();
        if (listed) await read(listed);
      } catch {
        known = ''; // what is known is printed; the next act tries again
      }
    });
  }

  /** @param {Listed} listed @returns {Sheet[]} */
  function sheetsOf(listed) {
    const sheets = listing.made?.sheets(listed) ?? [];
    return sheets.length ? sheets : [{ kind: '6', title: listTitle(listed), figures: [] }];
  }

  /** @returns {Shown} */
  function shown() {
    const scene = told.sceneOf(state.path);
    const { sheet, answers, marks } = scene?.work ?? state.puzzle.work;
    const hint = scene?.layer ?? (state.hint && told.layerOfHint(state.hint, state.puzzle.work));
    const [solution, verdict] = [solutionOf(state), verdictOf(state)];
    const { path } = state;
    const steps = path?.found?.solved ? path.found.steps : null;
    const sheetOfPath = (path && steps && pathSheet.made?.pathSheetOf.bind(null, path, steps)) ?? null;
    const listed = listedNow();
    const list = listed && state.front === 'list' ? () => sheetsOf(listed) : null;
    return { sheet, answers, marks, solution, hint, path: sheetOfPath, list, verdict, listed };
  }

  /** Sees to it that all is there that is printed without a wait. */
  function follow() {
    const { front, list, path } = state;
    if (path) pathSheet().catch(() => {}); // else one step is printed
    if (!list) listing.made?.forget();
    if (front !== 'list' || !list) return;
    const { key, filter, order, isWhole, solving, rating } = list;
    const now = [key, filter, order, isWhole, solving.isWorking, rating.isWorking].join();
    if (now === known) return;
    known = now;
    readListed();
  }

  follow(); // it may have come before this
  onAct(follow);
  const dialog = part(
    () => import('./sharedialog.js'),
    ({ createShareDialog }) => createShareDialog({ onPrint: printing.print, onClose: printing.forget }),
  );
  const printing = await createPrinting(shown, () => dialog.made?.isOpen ?? false);

  return {
    /** Whether the dialog is open. */
    get isOpen() {
      return dialog.made?.isOpen ?? false;
    },

    /**
     * Opens the dialog.
     * @param {boolean} isList whether it is about the list instead of the grid
     * @param {'link' | 'print' | 'picture'} at what is wanted of it
     */
    open: async (isList, at) => (await dialog()).open(shown(), isList, at),

    /** Tells the dialog, while it is open, what is on the page now. */
    draw() {
      if (dialog.made?.isOpen) dialog.made.draw(shown());
    },
  };
}
