// Looks through the camera, again and again, until a puzzle is seen for certain.

import { Broken, Dropped } from '../../../worker/engine.js';
import { startScan } from '../../engine/scanning.js';
import { becomesOf, withPlans } from '../../incoming/photo.js';
import { keepChosen, keepPicture, pictureOf } from '../../incoming/prints.js';
import { Unloaded } from '../../model/errors.js';
import { linkOf } from '../../model/links.js';
import { cornersOf, isIn, nearest } from '../../model/several.js';
import { textOf } from '../../model/sheet.js';
import { isRestAbsent, readingOf } from '../../session/state.js';
import { t } from '../../words/i18n.js';
import { photoTroubleWords, seenWords } from '../../words/photos.js';
import { createDialog } from './cameradialog.js';
import { createLens } from './lens.js';
import { createReview } from './review.js';
import '../../kit/dialog.css';
import './camera.css';
import './photo.css';

/** @import { Read as Seen } from '../../engine/photos.js' */
/** @import { Read } from '../../incoming/read.js' */
/** @import { Point } from '../../model/several.js' */
/** @import { Session } from '../../session/session.js' */
/** @import { View } from '../../session/view.js' */

/** What the camera sees is looked at in this size, on the longer side: a grid that fills half of it can be read. */
const small = 800;

/** The size of what is taken as it is. */
const large = 1600;

/** After so many looks with one puzzle nobody sees the others any more that were there before: a shaking hand hides some. */
const forgotten = 12;

/** How long the page waits between two looks through the camera, in milliseconds: a phone is to stay cool. */
const pause = 40;

/** What was read of a grid: the same text, the same puzzle. @param {Seen['grids'][0]} grid */
const textOfGrid = ({ reading: { puzzle, answers, rules, maybe } }) =>
  [puzzle, answers, ...Object.entries({ ...rules }), '?', ...Object.entries({ ...maybe })].join(' ');

/** A puzzle as a line of a text: a link has the answers, too. @param {import('../../model/content.js').Content} puzzle */
const lineOf = (puzzle) => (puzzle.answers ? linkOf(puzzle) : textOf(puzzle.sheet));

/** Of several grids the one that is meant by a tap. @param {Seen} seen @param {Point} at as shares of the picture's sides @returns {Seen} */
function meant(seen, [x, y]) {
  const { grids, width, height } = seen;
  const corners = grids.map(({ reading }) => cornersOf(reading));
  return { ...seen, grids: [grids[nearest(corners, [x * width, y * height])]] };
}

/** @param {Session} session @param {Read} read */
export function createWatching(session, read) {
  const { act, state, onAct } = session;
  const engine = startScan();
  /** Tells which houses a rule makes. */
  const teller = session.startEngine();
  /** Whether what reads photos has come: if it breaks off before, it could not be loaded. */
  let isLoaded = false;
  /** @type {object | null} stands for looking through the camera */
  let job = null;
  /** Whether what the camera sees is to be taken as it is. */
  let isWanted = false;
  /** Where the camera's picture was tapped, as shares of its sides: the puzzle there is meant. @type {Point | null} */
  let tapped = null;
  /** What the camera saw last. @type {Seen | null} */
  let last = null;
  /** Whether the camera has taken what is read. */
  let isTaken = false;
  /** The id of the last picture that came in by another way. */
  let picture = '';

  const dialog = createDialog({
    onTake() {
      isWanted = true;
    },
    onTap([x, y]) {
      if (!last?.grids.some(({ reading }) => isIn(cornersOf(reading), [x, y]))) return false;
      tapped = [x / last.width, y / last.height];
      isWanted = true;
      return true;
    },
    onAgain: () => watch(),
    onLight: (isOn) => lens.light(isOn),
    onFile: (file) => read(file, 'camera'),
    onChoose(at) {
      const { becomes } = state.door?.several?.options[at] ?? {};
      if (!becomes) return;
      keepChosen(becomes.opening);
      act(becomes);
    },
    onAll() {
      const all = state.door?.several?.options.map(({ becomes }) => lineOf(becomes));
      if (all) read(all.join('\n'), 'photo');
    },
    onClose() {
      stop();
      keepPicture(null);
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
    last = null;
    lens.close();
    engine.end();
    teller.end();
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
    tapped = null;
    dialog.outline(null);
    dialog.show('starting', t('camera.asking'));
    act({ do: 'door', is: 'camera', isOpen: true });
    try {
      await lens.open();
      if (job !== mine) return;
      if (document.hidden) return rest();
      dialog.show('live', t('camera.looking'), lens.hasLight);
      let before = '';
      let times = 0; // that the same was read, one after the other
      let crowded = 0; // looks for which the others are remembered
      while (job === mine) {
        const [isNow, at] = [isWanted, tapped];
        const frame = await lens.frame(isNow ? large : small);
        if (job !== mine) return frame?.close(); // to ask would start the worker again
        if (frame) {
          const seen = await ask(frame).finally(() => frame.close());
          if (job !== mine) return;
          const { grids, nothing } = seen;
          const found = nothing?.reason ?? grids.map(textOfGrid).join();
          times = found === before ? times + 1 : 1;
          crowded = grids.length > 1 ? forgotten : Math.max(0, crowded - 1);
          // No solution speaks for what is clear: it may be half a puzzle, as it comes into view.
          const enough = { sure: 2, clear: 4, doubtful: Infinity };
          const isSure = grids.length === 1 && !crowded && times >= enough[grids[0].reading.certainty];
          if (grids.length && (isNow || isSure)) return await take(at ? meant(seen, at) : seen, mine);
          if (isNow) [isWanted, tapped] = [false, null];
          if (isNow || found === before) dialog.say(seenWords(seen));
          dialog.outline(seen);
          before = found;
          last = seen;
        }
        await new Promise((resolve) => setTimeout(resolve, pause));
      }
    } catch (error) {
      if (job === mine) complain(error);
    }
  }

  /** What was seen becomes a puzzle on the board, or one of several is asked for. @param {Seen} seen @param {object} mine the job that has seen it */
  async function take(seen, mine) {
    const all = await withPlans(seen, teller);
    if (job !== mine) return;
    isTaken = true;
    act(becomesOf(all));
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
  /** @type {typeof state.door} */
  let door = null; // a picture may have been read before this file was there
  /** The id of the last picture of which the dialog has said that it is being read. */
  let told = '';

  onAct(() => {
    const reading = readingOf(state);
    const isReading = reading?.isPicture === true;
    const isOther = isReading && reading.id !== picture;
    const isNew = door !== state.door;
    if (came !== state.came || isOther) stop(); // whatever else comes in is what the person wants now
    ({ came, door } = state);
    if (isOther) [picture, isTaken] = [reading.id, false];
    if (isReading && told !== reading.id && (reading.isSlow || dialog.isOpen)) {
      told = reading.id;
      dialog.show('reading', t('photo.reading'));
    } else if (isNew && door?.is === 'camera' && door.note && 'error' in door.note) complain(door.note.error);
    else if (isNew && door?.several) {
      const its = pictureOf(door.several.picture);
      if (its) dialog.ask(door.several, its, isTaken);
    } else if (!isReading && dialog.isOpen && dialog.stage === 'reading') dialog.close();
  });

  return {
    watch,

    /** @param {View} view */
    draw(view) {
      review.draw(view);
      if (view.door?.several && dialog.stage === 'several') dialog.name(view.door.several);
    },
  };
}
