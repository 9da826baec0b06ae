// The lines under the grid: the verdict, a note, and a Stop button while a long search runs.

import { sentences } from '../i18n.js';
import { show, write } from './change.js';

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
  const line = new Text(); // always the same: a new one would have the browser look for what it might be styled by
  verdict.append(line);

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
        if (line.data !== view.verdict) line.data = view.verdict;
        if (verdict.dataset.kind !== view.kind) verdict.dataset.kind = view.kind;
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
