// From a picture to a puzzle on the board: what the camera sees is looked at again and again, a picture once.

import { Broken, Dropped } from '../../../worker/engine.js';
import { unnoticed } from '../../engine/inquiry.js';
import { startScan } from '../../engine/scanning.js';
import { kindIn } from '../../kit/kinds.js';
import { haveMoreWords } from '../../kit/labels.js';
import { NotText, Unloaded } from '../../model/errors.js';
import { Unscanned } from '../../model/photo.js';
import { newOpening } from '../../model/puzzle.js';
import { classicSheet } from '../../model/sheet.js';
import { t } from '../../words/i18n.js';
import { teach } from '../../words/notes.js';
import { photoSentences, photoTroubleWords, seenWords } from '../../words/photos.js';
import { createDialog } from './dialog.js';
import { createLens } from './lens.js';
import { keepPrint } from './prints.js';
import { createReview } from './review.js';

/** @typedef {import('../../engine/photos.js').Read} Read */

/** What the camera sees is looked at in this size, on the longer side: a grid that fills half of it can be read. */
const small = 800;

/** The size of what is taken as it is. */
const large = 1600;

/** How long the page waits between two looks through the camera, in milliseconds: a phone is to stay cool. */
const pause = 40;

teach(photoSentences);

/** @param {import('../../session/session.js').Session} session */
export function createReading({ act, state }) {
  const engine = startScan();
  /** Whether what reads photos has come: if it breaks off before, it could not be loaded. */
  let isLoaded = false;
  /** @type {object | null} stands for what is being done: looking through the camera, or reading a picture */
  let job = null;
  /** Whether what the camera sees is to be taken as it is. */
  let isWanted = false;

  const dialog = createDialog({
    onTake() {
      isWanted = true;
    },
    onAgain: () => watch(),
    onLight: (isOn) => lens.light(isOn),
    async onFile(source) {
      try {
        const kind = await kindIn(source);
        if (kind.is === 'empty' || kind.is === 'binary') throw new NotText(kind);
        await read(source, kind.is === 'picture' ? kind.format : ''); // where that fails, it says so itself
      } catch (error) {
        await haveMoreWords();
        complain(error);
      }
    },
    onClose: () => dialog.isOpen || stop(), // it may be open again by now
  });
  const lens = createLens(dialog.video, () => complain(new DOMException('', 'AbortError')));
  const review = createReview(act, () => watch());

  /** @param {Blob | ImageBitmap} picture @throws {Unloaded} when there is nothing that reads it */
  async function ask(picture) {
    try {
      const read = await engine.ask('read', picture);
      isLoaded = true;
      return read;
    } catch (error) {
      throw error instanceof Broken && !isLoaded ? new Unloaded() : error;
    }
  }

  /** Gives up what is being done, at once, and gives back the memory that it took. */
  function stop() {
    job = null;
    lens.close();
    engine.end();
  }

  /** Says in the dialog why there is no camera, or no puzzle in a picture. @param {unknown} error */
  function complain(error) {
    if (error instanceof Dropped) return;
    stop();
    dialog.show('trouble', photoTroubleWords(error));
  }

  /** Looks through the camera until a puzzle is read for certain twice, or what is seen is to be taken as it is. */
  async function watch() {
    const mine = {};
    stop();
    job = mine;
    isWanted = false;
    dialog.outline(null);
    dialog.show('starting', t('camera.asking'));
    try {
      await lens.open();
      if (job !== mine) return;
      if (document.hidden) return rest();
      dialog.show('live', t('camera.looking'), lens.hasLight);
      let last = '';
      while (job === mine) {
        const isTaken = isWanted;
        const frame = await lens.frame(isTaken ? large : small);
        if (job !== mine) return frame?.close(); // to ask would start the worker again
        if (frame) {
          const read = await ask(frame).finally(() => frame.close());
          if (job !== mine) return;
          const { reading } = read;
          const found = reading.certainty === 'none' ? reading.reason : `${reading.puzzle} ${reading.answers}`;
          if (isTaken || (reading.certainty === 'sure' && found === last)) put(read);
          if (job !== mine) return;
          if (isTaken) isWanted = false;
          if (isTaken || found === last) dialog.say(seenWords(reading));
          dialog.outline(read);
          last = found;
        }
        await new Promise((resolve) => setTimeout(resolve, pause));
      }
    } catch (error) {
      if (job === mine) complain(error);
    }
  }

  /**
   * Reads a picture, and puts its puzzle on the board. Where the dialog is open already, it says what is wrong.
   * @param {Blob} source
   * @param {string} format what it is called
   * @throws {Unscanned} when there is no puzzle in it
   * @throws {Dropped} when it was stopped, or the dialog says what is wrong
   */
  async function read(source, format) {
    const mine = {};
    stop();
    job = mine;
    const wasOpen = dialog.isOpen && dialog.stage !== 'reading';
    const show = () => job === mine && dialog.show('reading', t('photo.reading'));
    const timer = setTimeout(show, wasOpen ? 0 : unnoticed);
    try {
      const read = await ask(source);
      if (job !== mine) throw new Dropped();
      if (read.reading.certainty === 'none') throw new Unscanned(read.reading.reason, format);
      put(read);
    } catch (error) {
      if (job !== mine) throw new Dropped();
      if (wasOpen) {
        complain(error);
        throw new Dropped();
      }
      stop();
      dialog.close();
      throw error;
    } finally {
      clearTimeout(timer);
    }
  }

  /** Puts what was read on the board. @param {Read} read */
  function put({ reading, pixels }) {
    if (reading.certainty === 'none' || !pixels) return;
    const { certainty, puzzle: givens, answers, raw, others } = reading;
    const doubtful = certainty === 'sure' ? [] : [...reading.doubtful];
    const seen = { givens, answers, raw, others, doubtful };
    const opening = newOpening();
    keepPrint(opening, pixels);
    stop();
    act({
      do: 'open',
      sheet: classicSheet(givens),
      answers: answers.some(Boolean) ? answers : undefined,
      selected: doubtful[0],
      opening,
      photo: seen,
      note: { kind: 'scanned', seen, isAloud: false },
      said: { kind: 'scanned', seen, isAloud: true },
    });
    act({ do: 'show', feature: 'board' });
  }

  /** The camera is off while nobody looks at the page. */
  function rest() {
    stop();
    dialog.show('paused', '');
  }

  document.addEventListener('visibilitychange', () => {
    if (!dialog.isOpen) return;
    if (document.hidden && dialog.stage === 'live') rest();
    else if (!document.hidden && dialog.stage === 'paused') watch();
  });

  let { came } = state;

  /** Whatever else comes in is what the person wants now. The dialog is closed by then, if it was open. */
  function giveWay() {
    if (came !== state.came) stop();
    came = state.came;
  }

  return {
    /** Opens the camera. */
    open: () => watch(),

    read,

    stop,

    /** @param {import('../../session/view.js').View} view */
    draw(view) {
      giveWay();
      review.draw(view);
    },
  };
}
