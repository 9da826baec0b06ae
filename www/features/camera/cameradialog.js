// The dialog of the camera: what it sees, with the grid that was found drawn over it, and a picture from the device
// instead. It also says that a picture is being read.

import { dialogOf } from '../../kit/dialog.js';
import { label, name } from '../../kit/labels.js';
import { make, wordButton } from '../../kit/make.js';
import { shape } from '../../kit/shape.js';
import { set, show, write } from '../../kit/update.js';

/**
 * @import { Read } from '../../engine/photos.js'
 *
 * @typedef {'starting' | 'live' | 'paused' | 'trouble' | 'reading'} Stage `starting`: the camera is asked for; `live`: its
 *   picture is seen; `paused`: nobody can see it; `trouble`: there is none; `reading`: a picture is being read
 */

/**
 * Makes the dialog.
 * @param {object} page
 * @param {() => void} page.onTake the camera's picture is to be taken as it is
 * @param {() => void} page.onAgain the camera is to be tried again
 * @param {(isOn: boolean) => Promise<boolean> | undefined} page.onLight gives whether it could be switched
 * @param {(file: File) => void} page.onFile
 * @param {() => void} page.onClose the dialog was closed: nothing is wanted any more
 */
export function createDialog({ onTake, onAgain, onLight, onFile, onClose }) {
  const video = make('video');
  video.muted = true;
  video.playsInline = true;
  const outline = shape('path', {});
  const over = shape('svg', { 'aria-hidden': 'true' }, outline);
  const view = make('div', { class: 'view' }, video, over);
  const progress = name(make('progress'), 'photo.reading');
  const says = make('output');
  const take = wordButton('camera.take', takeIt, { class: 'primary' });
  const light = wordButton('camera.light', () => shine(light.ariaPressed !== 'true'));
  const choose = wordButton('camera.choose', () => file.click());
  const again = wordButton('camera.again', onAgain);
  const stop = wordButton('stop', () => dialog.close());
  // HEIC is among these. Where it is named besides, Safari turns pictures of other formats into it.
  const file = name(make('input', { type: 'file', accept: 'image/*', hidden: '' }), 'camera.choose');
  const actions = make('div', { class: 'actions' }, take, light, choose, again, stop);
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
  dialog.addEventListener('close', () => {
    write(says, '');
    onClose();
  });
  video.addEventListener('resize', () => {
    view.style.setProperty('--ratio', `${video.videoWidth} / ${video.videoHeight}`);
  });

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
      show(progress, stage !== 'trouble'); // a live one is to be read first
      show(take, stage === 'live');
      show(light, hasLight);
      show(choose, stage !== 'reading');
      choose.classList.toggle('primary', stage === 'trouble');
      show(again, stage === 'trouble');
      show(stop, stage === 'reading');
      light.ariaPressed = 'false';
      write(says, words);
      if (!dialog.open) dialog.showModal();
      [take, choose, stop].find((button) => !button.hidden)?.focus({ preventScroll: true });
    },

    /** @param {string} words */
    say: (words) => write(says, words),

    /**
     * Draws the outline of a grid over the camera's picture, or none.
     * @param {Pick<Read, 'reading' | 'width' | 'height'> | null} read
     */
    outline(read) {
      const reading = read?.reading;
      if (reading) show(progress, false);
      const isFound = reading && reading.certainty !== 'none';
      if (isFound) over.setAttribute('viewBox', `0 0 ${read.width} ${read.height}`);
      set(outline, 'class', isFound ? reading.certainty : '');
      set(outline, 'd', isFound ? `M${reading.corners.join(' ')}z` : '');
    },

    close: () => dialog.close(),
  };
}
