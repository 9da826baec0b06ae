// The lines under the grid: the verdict, a note, and a Stop button while a long search runs; and what is said aloud of
// them and of what was done.

import { show, write } from '../../kit/change.js';
import { sentences } from '../../words/i18n.js';

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
  /** What was done last, until it is said. */
  let done = '';
  let now = { news: '', note: '' };
  let heard = now;
  const line = new Text(); // always the same: a new one would have the browser look for what it might be styled by
  verdict.append(line);

  stop.addEventListener('click', onStop);

  function speakSoon() {
    write(aloud, ''); // a live region is mute where its text stays the same
    clearTimeout(timer);
    timer = setTimeout(speak, quiet);
  }

  /** Says what was done, and of the rest what is new. */
  function speak() {
    const isNew = (/** @type {'note' | 'news'} */ what) => now[what] !== heard[what] && now[what] !== done;
    write(aloud, sentences(done, isNew('note') ? now.note : '', isNew('news') ? now.news : ''));
    heard = now;
    done = '';
  }

  return {
    /**
     * Says aloud what was done, also where the same was done before.
     * @param {string} sentence '' for nothing
     */
    say(sentence) {
      done = sentence;
      if (sentence) speakSoon();
    },

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
      }
      const before = now;
      now = { news: view.verdict === null ? before.news : view.news, note: view.note };
      if (now.news !== before.news || now.note !== before.note) speakSoon();
      write(note, view.note);
      show(stop, view.working);
    },
  };
}
