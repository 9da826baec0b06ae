// The lines under the grid: the verdict, a note, and a Stop button while a long search runs. A live region says aloud
// what is new in them, and what was done.

import { show, write } from '../../kit/update.js';
import { sentences, t } from '../../words/i18n.js';
import { noteWords } from '../../words/notes.js';
import { bareVerdictWords, levelSentence, verdictWords } from '../../words/verdicts.js';

/** @typedef {import('../../session/view.js').View} View */

/** News is said aloud only after so many milliseconds without further news: otherwise it would be said at every key. */
const quiet = 600;

/**
 * @param {{ verdict: HTMLElement, note: HTMLElement, aloud: HTMLElement, stop: HTMLElement }} elements `aloud`: a live
 *   region
 */
export function createStatus({ verdict, note, aloud, stop }) {
  /** @type {ReturnType<typeof setTimeout> | undefined} */
  let timer;
  /** @type {View['said']} what was done last, until it is said */
  let said = null;
  /** @type {View['said']} the last one that was drawn */
  let known = null;
  let now = { verdict: '', level: '', note: '' };
  let heard = now;
  const line = new Text(); // it is kept: for a new node the browser would work out styles
  verdict.append(line);

  function speakSoon() {
    write(aloud, ''); // a screen reader says only what changes
    clearTimeout(timer);
    timer = setTimeout(speak, quiet);
  }

  /** Says what was done, and what is new in the note and the verdict. */
  function speak() {
    const done = said ? noteWords(said.fact) : '';
    const news = (/** @type {keyof typeof now} */ what) =>
      now[what] !== heard[what] && now[what] !== done ? now[what] : '';
    write(aloud, sentences(done, news('note'), news('verdict'), news('level')));
    heard = now;
    said = null;
  }

  /** @param {View} view */
  function drawVerdict(view) {
    const { isSlow, verdict: last, clashes, givenCount } = view;
    const words = isSlow ? t('thinking') : verdictWords(givenCount, last, { ...view, isCounting: view.isCountingSlow });
    const kind = isSlow ? '' : clashes.length ? 'clash' : (last?.verdict ?? '');
    if (line.data !== words) line.data = words;
    if (verdict.dataset.kind !== kind) verdict.dataset.kind = kind;
  }

  return {
    /** @param {View} view */
    draw(view) {
      const { isInPassing, isSlow, isCounting, found, givenCount, verdict, clashes, rating } = view;
      if (!isInPassing) drawVerdict(view);
      const written = noteOf(view);
      write(note, written);
      // The number of givens is left out: it changes at every key, and nobody wants to hear it again each time.
      const bare = { clashes, found: isCounting ? null : found, isCounting: view.isCountingSlow };
      const spoken = isSlow ? t('thinking') : bareVerdictWords(givenCount, verdict, bare);
      const before = now;
      // The level may come later than the verdict, and is said without it then.
      const level = levelSentence(rating);
      now = isInPassing ? { ...before, note: written } : { verdict: spoken, level, note: written };
      if (view.said !== known) {
        said = known = view.said;
        if (said?.fact.kind === view.note?.kind) heard = { ...heard, note: written }; // said in other words
      }
      const isNew = now.verdict !== before.verdict || now.level !== before.level || now.note !== before.note;
      if (said || isNew) speakSoon();
      show(stop, isSlow || view.isCountingSlow);
    },
  };
}

/** @param {View} view */
function noteOf({ note, finished, news, givenCount, mode }) {
  if (note) return noteWords(note);
  if (finished) return noteWords({ kind: 'finished', count: finished });
  if (news) return noteWords(news);
  return givenCount || mode !== 'givens' ? '' : noteWords({ kind: 'begin' });
}
