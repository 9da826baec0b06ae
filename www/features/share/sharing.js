// What is on the page, for whoever shares, prints or saves it. It is loaded as soon as the page has nothing else to do,
// because a browser that prints does not wait.

import { liveOf } from '../../engine/list/held.js';
import { whenIdle } from '../../kit/idle.js';
import { lazily } from '../../kit/lazy.js';
import { part } from '../../kit/part.js';
import { told } from '../../model/told.js';
import { answerOf, solutionOf, verdictOf } from '../../session/state.js';
import { noteWords } from '../../words/notes.js';
import { laidOut } from './laying.js';
import { listTitle } from './paper.js';
import { createPrinting } from './printing.js';
import { createWish, whatOf } from './wish.js';

/**
 * @import { Live } from '../../engine/list/live.js'
 * @import { Layer } from '../../model/layers.js'
 * @import { Rated } from '../../model/ratings.js'
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
 * @property {string} step what is said of that hint or step, or ''
 * @property {(() => Sheet) | null} path makes a sheet of the path, while that is open
 * @property {boolean} isList whether a list is in front
 * @property {Verdict | null} verdict null while it is not known
 * @property {Rated | null} rating null while it is not known, and where there is none
 * @property {Listed | null} listed the puzzles of the list, where there is one
 */

/** What is heard of the hint that is shown; '' where the path shows a step. @param {Session['state']} state */
const heardStep = ({ hint, path, puzzle }) =>
  hint && !path ? noteWords({ kind: 'hint', hint, layout: puzzle.work.sheet.layout }) : '';

/** @param {Session} session */
export async function createSharing(session) {
  const { onAct, state } = session;
  const pathSheet = lazily(() => import('./pathsheet.js'));
  const listing = lazily(async () => (await import('./listing.js')).createListing());
  const wish = createWish();
  let isDue = false;
  /** What is known of the puzzles that were listed when they were read last. */
  let known = '';

  /** The list as it is now, or null. @returns {Listed | null} */
  function listedNow() {
    const { list } = state;
    const live = liveOf(list);
    return list && live && { ...list, ...live };
  }

  /** Reads what is wanted of the list. */
  async function read() {
    const listed = listedNow();
    if (listed) await (await listing()).read(listed, wish);
  }

  /** Reads it as soon as there is nothing else to do. */
  function readSoon() {
    if (isDue) return;
    isDue = true;
    whenIdle(async () => {
      isDue = false;
      await read().catch(() => {
        known = ''; // what is known is printed; the next act tries again
      });
    });
  }

  /** @returns {Shown} */
  function shown() {
    const scene = told.sceneOf(state.path);
    const { sheet, answers, marks } = scene?.work ?? state.puzzle.work;
    const hint =
      scene?.layer ?? (state.hint && told.layerOfHint({ ...state.hint, line: undefined }, state.puzzle.work));
    const { path, front } = state;
    const steps = path?.found?.solved ? path.found.steps : null;
    return {
      ...{ sheet, answers, marks, hint },
      step: heardStep(state),
      solution: solutionOf(state),
      verdict: verdictOf(state),
      rating: answerOf(state, 'rating')?.value ?? null,
      path: (path && steps && pathSheet.made?.pathSheetOf.bind(null, path, steps)) ?? null,
      isList: front === 'list',
      listed: listedNow(),
    };
  }

  const laid = () => laidOut(shown(), wish, listing.made);

  /** What the browser's own print command prints. @returns {Sheet[]} */
  function sheets() {
    const { sheets } = laid();
    const { listed } = shown();
    return sheets.length || !listed ? sheets : [{ kind: 'one', title: listTitle(listed), figures: [] }];
  }

  /** Sees to it that all is there that is printed without a wait. */
  function follow() {
    const { front, list, path } = state;
    if (path) pathSheet().catch(() => {}); // else one step is printed
    if (!list) listing.made?.forget();
    if (front !== 'list' || !list) return;
    const { key, filter, order, isWhole } = list;
    const now = [key, filter, order, isWhole].join();
    if (now === known) return;
    known = now;
    readSoon();
  }

  follow(); // it may have come before this
  onAct(follow);
  const openText = () => session.act({ do: 'door', is: 'box', isOpen: true, isToCopy: true });
  const printing = await createPrinting(sheets, () => dialogs.print.made?.isOpen ?? false);
  const dialogs = {
    share: part(
      () => import('./sharedialog.js'),
      ({ createShareDialog }) => createShareDialog({ shown, wish, openText }),
    ),
    print: part(
      () => import('./printdialog.js'),
      ({ createPrintDialog }) => createPrintDialog({ shown, wish, laid, read, ...printing }),
    ),
    picture: part(
      () => import('./picturedialog.js'),
      ({ createPictureDialog }) => createPictureDialog({ shown, wish }),
    ),
  };
  const made = () => Object.values(dialogs).map(({ made }) => made);

  return {
    /** Whether one of the dialogs is open. */
    get isOpen() {
      return made().some((dialog) => dialog?.isOpen);
    },

    /** Opens the dialog that shares a link. */
    share: async () => (await dialogs.share()).open(),

    /** Opens the dialog to print. */
    async print() {
      if (whatOf(wish, shown()) === 'list') await read();
      (await dialogs.print()).open();
    },

    /** Opens the dialog that saves a picture. */
    picture: async () => (await dialogs.picture()).open(),

    /** Tells the dialogs that are open that the page has changed. */
    draw() {
      for (const dialog of made()) if (dialog?.isOpen) dialog.draw();
    },
  };
}
