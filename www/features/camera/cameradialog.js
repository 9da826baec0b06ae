// The dialog of the camera: what it sees, with the grid that was found drawn over it, and a picture from the device
// instead. It also says that a picture is being read.

import { dialogOf, openDialog } from '../../kit/dialog.js';
import { label, name } from '../../kit/labels.js';
import { make, wordButton } from '../../kit/make.js';
import { shape } from '../../kit/shape.js';
import { show, write } from '../../kit/update.js';
import { cornersOf } from '../../model/several.js';
import { whichWords } from '../../words/photos.js';
import { createFrames } from './frames.js';

/**
 * @import { Read } from '../../engine/photos.js'
 * @import { Picture } from '../../incoming/prints.js'
 * @import { Point } from '../../model/several.js'
 * @import { Several } from '../../session/state.js'
 *
 * @typedef {'starting' | 'live' | 'paused' | 'trouble' | 'reading' | 'several'} Stage `starting`: the camera is asked for; `live`:
 *   its picture is seen; `paused`: nobody can see it; `trouble`: there is none; `reading`: a picture is being read; `several`: it
 *   has several puzzles, and one has to be chosen
 */

/**
 * Makes the dialog.
 * @param {object} page
 * @param {() => void} page.onTake the camera's picture is to be taken as it is
 * @param {(point: Point) => boolean} page.onTap a place of the camera's picture is tapped, in pixels of what was looked at; gives
 *   whether something is there to be taken
 * @param {() => void} page.onAgain the camera is to be tried again
 * @param {(isOn: boolean) => Promise<boolean> | undefined} page.onLight gives whether it could be switched
 * @param {(file: File) => void} page.onFile
 * @param {(at: number) => void} page.onChoose one of several puzzles is chosen
 * @param {() => void} page.onAll all of them are wanted
 * @param {() => void} page.onClose the dialog was closed: nothing is wanted any more
 */
export function createDialog({ onTake, onTap, onAgain, onLight, onFile, onChoose, onAll, onClose }) {
  const video = make('video');
  video.muted = true;
  video.playsInline = true;
  const over = /** @type {SVGGraphicsElement} */ (shape('svg', { 'aria-hidden': 'true' }));
  const frames = createFrames(onChoose);
  const view = make('div', { class: 'view' }, video, over, frames.element);
  const progress = name(make('progress'), 'photo.reading');
  const says = make('output');
  const take = wordButton('camera.take', takeIt, { class: 'primary' });
  const light = wordButton('camera.light', () => shine(light.ariaPressed !== 'true'));
  const choose = wordButton('camera.choose', () => file.click());
  const again = wordButton('camera.again', onAgain);
  const all = wordButton('several.all', onAll);
  const anew = wordButton('photo.again', onAgain);
  const stop = wordButton('stop', () => dialog.close());
  // HEIC is among these. Where it is named besides, Safari turns pictures of other formats into it.
  const file = name(make('input', { type: 'file', accept: 'image/*', hidden: '' }), 'camera.choose');
  const actions = make('div', { class: 'actions' }, take, light, all, anew, choose, again, stop);
  const about = label(make('p'), 'camera.private');
  const dialog = dialogOf('camera', 'photo.name', view, progress, says, actions, file, about);

  function takeIt() {
    show(progress, true); // until it is read
    onTake();
  }

  /** @param {boolean} isOn */
  async function shine(isOn) {
    if (await onLight(isOn)) light.ariaPressed = String(isOn);
  }

  file.addEventListener('change', () => {
    const [chosen] = file.files ?? [];
    if (chosen) onFile(chosen);
    file.value = ''; // so that the same file can be chosen again
  });
  // Not of an outline: it may be drawn anew between the press and its end, and then no click comes of them.
  view.addEventListener('click', ({ clientX, clientY }) => {
    const matrix = over.getScreenCTM();
    if (!matrix || dialog.dataset.stage !== 'live') return;
    const { x, y } = new DOMPoint(clientX, clientY).matrixTransform(matrix.inverse());
    if (onTap([x, y])) show(progress, true); // until it is read
  });
  dialog.addEventListener('close', () => {
    if (dialog.open) return; // it is open again by now
    write(says, '');
    frames.clear();
    onClose();
  });
  video.addEventListener('resize', () => fit(video.videoWidth, video.videoHeight));

  /** Gives the view the form of a picture. @param {number} width @param {number} height */
  const fit = (width, height) => view.style.setProperty('--ratio', `${width} / ${height}`);

  return {
    video,

    get stage() {
      return /** @type {Stage} */ (dialog.dataset.stage);
    },

    get isOpen() {
      return dialog.open;
    },

    /**
     * @param {Stage} stage
     * @param {string} words what is said
     * @param {boolean} [hasLight] whether the camera has a light
     */
    show(stage, words, hasLight = false) {
      dialog.dataset.stage = stage;
      show(view, stage !== 'trouble' && stage !== 'reading');
      for (const part of [video, over]) part.toggleAttribute('hidden', stage === 'several');
      show(frames.element, stage === 'several');
      show(progress, stage !== 'trouble' && stage !== 'several'); // a live one is to be read first
      show(take, stage === 'live');
      show(light, hasLight);
      if (stage === 'live' && video.videoWidth) fit(video.videoWidth, video.videoHeight);
      show(all, stage === 'several');
      show(anew, false);
      show(choose, stage !== 'reading');
      choose.classList.toggle('primary', stage === 'trouble');
      show(again, stage === 'trouble');
      show(stop, stage === 'reading');
      light.ariaPressed = 'false';
      write(says, words);
      openDialog(dialog);
      [take, choose, stop].find((button) => !button.hidden)?.focus({ preventScroll: true });
    },

    /** @param {string} words */
    say: (words) => write(says, words),

    /**
     * Asks which of several puzzles is meant.
     * @param {Several} several
     * @param {Picture} picture
     * @param {boolean} isTaken whether the camera has taken it: then it can take another
     */
    ask(several, picture, isTaken) {
      frames.draw(several, picture);
      this.show('several', whichWords(several));
      this.name(several);
      fit(picture.width, picture.height);
      show(anew, isTaken);
      show(choose, !isTaken);
      frames.focus();
    },

    /** Says in words which puzzles there are, in the language that is spoken now. @param {Several} several */
    name(several) {
      write(says, whichWords(several));
      frames.name(several);
    },

    /**
     * Draws the outlines of grids over the camera's picture, or none.
     * @param {Pick<Read, 'grids' | 'width' | 'height'> | null} read
     */
    outline(read) {
      if (read) show(progress, false);
      const { grids, width, height } = read ?? { grids: [], width: 1, height: 1 };
      over.setAttribute('viewBox', `0 0 ${width || 1} ${height || 1}`);
      const look = (/** @type {string} */ certainty) => (grids.length > 1 ? 'several' : certainty);
      const paths = grids.map(({ reading }) =>
        shape('path', { class: look(reading.certainty), d: `M${cornersOf(reading).flat().join(' ')}z` }),
      );
      over.replaceChildren(...paths);
    },

    close: () => dialog.close(),
  };
}
