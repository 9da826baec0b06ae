// The lines under the grid: the verdict, a note, and a Stop button while a long search runs.

import { sentences } from '../i18n.js';
import { set, show, write } from './change.js';

/** How long nothing must have changed before it is said aloud, in milliseconds: so nobody hears it at every key. */
const quiet = 600;

/**
 * @param {{ verdict: HTMLElement, note: HTMLElement, aloud: HTMLElement, stop: HTMLElement }} elements `aloud`: a live
 *   region
 * @param {() => void} onStop
 */
export function createStatus({ verdict, note, aloud, stop }, onStop) {
  /** @type {ReturnType<typeof setTimeout> | undefined} */
  let timer;
  let spoken = '';

  stop.addEventListener('click', onStop);
  return {
    /**
     * @param {object} view
     * @param {string | null} view.verdict null leaves it, its kind and what is said of it as they are
     * @param {string} view.kind the verdict's name, or ''
     * @param {string} view.news what of the verdict is worth hearing again when it changes
     * @param {string} view.note
     * @param {boolean} view.working
     */
    draw(view) {
      if (view.verdict !== null) {
        write(verdict, view.verdict);
        set(verdict, 'data-kind', view.kind);
        const words = sentences(view.news, view.note);
        if (words !== spoken) {
          spoken = words;
          clearTimeout(timer);
          timer = setTimeout(() => write(aloud, words), quiet);
        }
      }
      write(note, view.note);
      show(stop, view.working);
    },
  };
}
