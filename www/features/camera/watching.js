// Looks through the camera, again and again, until a puzzle is seen for certain.

import { Broken, Dropped } from '../../../worker/engine.js';
import { startScan } from '../../engine/scanning.js';
import { openingOf } from '../../incoming/photo.js';
import { Unloaded } from '../../model/errors.js';
import { isRestAbsent, readingOf } from '../../session/state.js';
import { t } from '../../words/i18n.js';
import { photoTroubleWords, seenWords } from '../../words/photos.js';
import { createDialog } from './cameradialog.js';
import { createLens } from './lens.js';
import { createReview } from './review.js';
import '../../kit/dialog.css';
import './camera.css';
import './photo.css';

/** @import { Read } from '../../incoming/read.js' */
/** @import { Session } from '../../session/session.js' */

/** What the camera sees is looked at in this size, on the longer side: a grid that fills half of it can be read. */
const small = 800;

/** The size of what is taken as it is. */
const large = 1600;

/** How long the page waits between two looks through the camera, in milliseconds: a phone is to stay cool. */
const pause = 40;

/** @param {Session} session @param {Read} read */
export function createWatching({ act, state, onAct }, read) {
  const engine = startScan();
  /** Whether what reads photos has come: if it breaks off before, it could not be loaded. */
  let isLoaded = false;
  /** @type {object | null} stands for looking through the camera */
  let job = null;
  /** Whether what the camera sees is to be taken as it is. */
  let isWanted = false;
  /** The id of the last picture that came in by another way. */
  let picture = '';

  const dialog = createDialog({
    onTake() {
      isWanted = true;
    },
    onAgain: () => watch(),
    onLight: (isOn) => lens.light(isOn),
    onFile: (file) => read(file, 'camera'),
    onClose() {
      if (dialog.isOpen) return; // it is open again by now
      stop();
      act({ do: 'door', is: 'camera', isOpen: false });
      if (state.reading && state.reading.id === picture) act({ do: 'read', reading: null });
    },
  });
  const lens = createLens(dialog.video, () => complain(new DOMException('', 'AbortError')));
  const review = createReview(act, () => watch());

  /** @param {ImageBitmap} picture @throws {Unloaded} when there is nothing that reads it */
  async function ask(picture) {
    try {
      const seen = await engine.ask('read', picture);
      isLoaded = true;
      return seen;
    } catch (error) {
      if (!(error instanceof Broken) || isLoaded) throw error;
      throw Object.assign(new Unloaded(), isRestAbsent(state) && { name: 'Absent' });
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

  /** Looks through the camera until a puzzle is read for certain, and again, or what is seen is to be taken as it is. */
  async function watch() {
    const mine = {};
    stop();
    job = mine;
    isWanted = false;
    dialog.outline(null);
    dialog.show('starting', t('camera.asking'));
    act({ do: 'door', is: 'camera', isOpen: true });
    try {
      await lens.open();
      if (job !== mine) return;
      if (document.hidden) return rest();
      dialog.show('live', t('camera.looking'), lens.hasLight);
      let last = '';
      let times = 0; // that the same was read, one after the other
      while (job === mine) {
        const isTaken = isWanted;
        const frame = await lens.frame(isTaken ? large : small);
        if (job !== mine) return frame?.close(); // to ask would start the worker again
        if (frame) {
          const seen = await ask(frame).finally(() => frame.close());
          if (job !== mine) return;
          const { reading } = seen;
          const found = reading.certainty === 'none' ? reading.reason : `${reading.puzzle} ${reading.answers}`;
          times = found === last ? times + 1 : 1;
          // No solution speaks for what is clear: it may be half a puzzle, as it comes into view.
          const enough = { sure: 2, clear: 4, doubtful: Infinity, none: Infinity }[reading.certainty];
          if (reading.certainty !== 'none' && (isTaken || times >= enough)) return void act(openingOf(seen));
          if (isTaken) isWanted = false;
          if (isTaken || found === last) dialog.say(seenWords(reading));
          dialog.outline(seen);
          last = found;
        }
        await new Promise((resolve) => setTimeout(resolve, pause));
      }
    } catch (error) {
      if (job === mine) complain(error);
    }
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

  let { came, door } = state;
  /** The id of the last picture of which the dialog has said that it is being read. */
  let told = '';

  onAct(() => {
    const reading = readingOf(state);
    const isReading = reading?.isPicture === true;
    const isOther = isReading && reading.id !== picture;
    const isNew = door !== state.door;
    if (came !== state.came || isOther) stop(); // whatever else comes in is what the person wants now
    ({ came, door } = state);
    if (isOther) picture = reading.id;
    if (isReading && told !== reading.id && (reading.isSlow || dialog.isOpen)) {
      told = reading.id;
      dialog.show('reading', t('photo.reading'));
    } else if (isNew && door?.is === 'camera' && door.note && 'error' in door.note) complain(door.note.error);
    else if (!isReading && dialog.isOpen && dialog.stage === 'reading') dialog.close();
  });

  return { watch, draw: review.draw };
}
