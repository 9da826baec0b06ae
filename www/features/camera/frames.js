// A picture with several puzzles, each in a frame that is a button: a press chooses it.

import { buttonOf, make } from '../../kit/make.js';
import { shape } from '../../kit/shape.js';
import { createToolbar } from '../../kit/toolbar.js';
import { set } from '../../kit/update.js';
import { boxOf } from '../../model/several.js';
import { optionWords, placesWords } from '../../words/photos.js';

/** @import { Picture } from '../../incoming/prints.js' */
/** @import { Several } from '../../session/state.js' */

/** @param {(at: number) => void} choose is called with the place of the one that is pressed */
export function createFrames(choose) {
  const canvas = make('canvas', { 'aria-hidden': 'true' });
  const bar = make('div', { class: 'frames' });
  const element = make('div', { class: 'picture', hidden: '' }, make('div', canvas, bar));
  createToolbar(bar);

  /** @param {Several} several @param {number} at */
  function frameOf(several, at) {
    const { corners } = several.options[at];
    const { left, top, width, height } = boxOf(corners);
    const its = { d: `M${corners.map(([x, y]) => `${x - left} ${y - top}`).join('L')}z` };
    const drawing = { viewBox: `0 0 ${width} ${height}`, preserveAspectRatio: 'none', 'aria-hidden': 'true' };
    const number = make('b', String(at + 1));
    const lines = shape('svg', drawing, shape('path', its), shape('path', its));
    const frame = buttonOf(() => choose(at), lines, number);
    const shares = {
      '--x': (left + width / 2) / several.width,
      '--y': (top + height / 2) / several.height,
      '--w': width / several.width,
      '--h': height / several.height,
    };
    for (const [name, share] of Object.entries(shares)) frame.style.setProperty(name, `${100 * share}%`);
    return frame;
  }

  return {
    element,

    /** Shows the picture with its frames. @param {Several} several @param {Picture} picture */
    draw(several, { pixels, width, height }) {
      Object.assign(canvas, { width, height });
      canvas.getContext('2d')?.putImageData(new ImageData(new Uint8ClampedArray(pixels.buffer), width, height), 0, 0);
      bar.replaceChildren(...several.options.map((_, at) => frameOf(several, at)));
    },

    /** Gives the frames their names. @param {Several} several */
    name(several) {
      set(bar, 'aria-label', placesWords(several));
      for (const [at, frame] of [...bar.children].entries()) set(frame, 'aria-label', optionWords(several, at));
    },

    /** Gives the first frame the focus. */
    focus: () => bar.querySelector('button')?.focus({ preventScroll: true }),

    /** Lets the picture go. */
    clear() {
      Object.assign(canvas, { width: 0, height: 0 });
      bar.replaceChildren();
    },
  };
}
