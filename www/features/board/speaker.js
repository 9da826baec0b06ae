// Says aloud what is new in the lines under the grid, and what was done. This file uses no DOM.

import { sentences } from '../../words/i18n.js';
import { noteLine, noteWords, unkeptWords } from '../../words/notes.js';
import { heardWords } from '../../words/verdict.js';

/** @import { View } from '../../session/view.js' */

/** How long no further news must come before the last is said aloud, in milliseconds: it is not said at every key. */
const quiet = 600;

/** Does something later. @param {() => void} act @param {number} delay @returns {() => void} so that it is not done after all */
function later(act, delay) {
  const timer = setTimeout(act, delay);
  return () => clearTimeout(timer);
}

/**
 * @param {(words: string) => void} write into a live region: a screen reader says what is written there
 * @param {typeof later} [wait]
 */
export function createSpeaker(write, wait = later) {
  let cancel = () => {};
  /** @type {View['said']} what was done last, until it is said */
  let said = null;
  /** When the last one was done that was drawn: the facts are the same in a copy of the state. @type {number | undefined} */
  let known;
  let now = { verdict: '', level: '', note: '', unkept: '' };
  let heard = now;

  function speakSoon() {
    write(''); // a screen reader says only what changes
    cancel();
    cancel = wait(speak, quiet);
  }

  /** Says what was done, and what is new in the note and the verdict. */
  function speak() {
    const done = said ? noteWords(said.fact) : '';
    const news = (/** @type {keyof typeof now} */ what) =>
      now[what] !== heard[what] && now[what] !== done ? now[what] : '';
    write(sentences(done, news('note'), news('verdict'), news('level'), news('unkept')));
    heard = now;
    said = null;
  }

  return {
    /** @param {View} view */
    draw(view) {
      const note = noteLine(view);
      const before = now;
      const lines = { note, unkept: unkeptWords(view) };
      now = view.isInPassing ? { ...before, ...lines } : { ...heardWords(view), ...lines };
      const isOther = view.said?.at !== known;
      if (isOther) {
        said = view.said;
        known = said?.at;
        if (said?.fact.kind === view.note?.kind) heard = { ...heard, note }; // said in other words
      }
      const parts = /** @type {(keyof typeof now)[]} */ (Object.keys(now));
      const isNew = parts.some((part) => now[part] !== before[part]);
      if ((isOther && said) || isNew) speakSoon(); // a list that is being solved is drawn again and again
    },
  };
}
