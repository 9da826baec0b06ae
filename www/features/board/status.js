// The lines under the grid: the verdict, a note, and a Stop button while a long search runs.

import { show, write } from '../../kit/update.js';
import { noteLine, unkeptWords } from '../../words/notes.js';
import { rulesLine } from '../../words/puzzle.js';
import { lineWords } from '../../words/verdict.js';
import { createSpeaker } from './speaker.js';

/** @import { View } from '../../session/view.js' */

/**
 * @param {{ verdict: HTMLElement, note: HTMLElement, unkept: HTMLElement, aloud: HTMLElement, stop: HTMLElement }} elements
 *   `unkept`: says what is not kept; `aloud`: a live region
 */
export function createStatus({ verdict, note, unkept, aloud, stop }) {
  const speaker = createSpeaker((words) => write(aloud, words));
  const line = new Text(); // it is kept: for a new node the browser would work out styles
  verdict.append(line);

  /** @param {View} view */
  function drawVerdict(view) {
    const { words, kind } = lineWords(view);
    if (line.data !== words) line.data = words;
    if (verdict.dataset.kind !== kind) verdict.dataset.kind = kind;
  }

  return {
    /** @param {View} view */
    draw(view) {
      if (!view.isInPassing) drawVerdict(view);
      write(note, noteLine(view) || rulesLine(view.position.sheet));
      write(unkept, unkeptWords(view));
      speaker.draw(view);
      show(stop, view.isSlow || view.isCountingSlow);
    },
  };
}
