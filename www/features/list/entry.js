// A row of the list of puzzles: its number, a picture, what it turned out to be.

import { drawPicture } from '../../kit/picture.js';
import { number, spoken } from '../../words/i18n.js';
import { entryWords } from '../../words/list.js';

/** A row that shows nothing yet. */
export function makeEntry() {
  const row = document.createElement('div');
  const words = document.createElement('span');
  words.append(document.createElement('b'), document.createElement('small'));
  row.append(document.createElement('i'), document.createElement('canvas'), words);
  return row;
}

/**
 * Shows a puzzle in a row.
 * @param {HTMLElement} row
 * @param {import('../../engine/list/collection.js').Collection} collection
 * @param {number} index
 */
export async function fillEntry(row, collection, index) {
  const verdict = collection.verdict(index);
  const isDark = matchMedia('(prefers-color-scheme: dark)').matches;
  const { theme } = document.documentElement.dataset;
  const shown = [index, verdict, devicePixelRatio, isDark, theme, spoken()].join();
  if (row.dataset.shown === shown) return;
  row.dataset.shown = shown;
  const line = await collection.line(index);
  if (row.dataset.shown !== shown) return; // another puzzle has taken the row meanwhile
  const words = entryWords(verdict, line);
  const [numberPlace, picture, verdictPlace, aboutPlace] = row.querySelectorAll('i, canvas, b, small');
  numberPlace.textContent = number(index + 1);
  verdictPlace.textContent = words.verdict;
  aboutPlace.textContent = words.about;
  const isUnreadable = line.startsWith('? ');
  row.dataset.line = isUnreadable ? words.about : line;
  row.dataset.verdict = verdict;
  row.setAttribute('aria-disabled', String(isUnreadable));
  queue(() => {
    if (row.dataset.shown === shown) drawPicture(/** @type {HTMLCanvasElement} */ (picture), line);
  });
}

/** How long pictures are drawn at a time, in milliseconds: those of a whole screen would hold the page up. */
const budget = 8;

/** @type {(() => void)[]} */
const pictures = [];

/** Draws a picture in this frame, if there is time left, or in one of the next. @param {() => void} picture */
function queue(picture) {
  if (pictures.push(picture) === 1) requestAnimationFrame(drawSome);
}

function drawSome() {
  const begun = performance.now();
  while (pictures.length > 0 && performance.now() - begun < budget) pictures.shift()?.();
  if (pictures.length > 0) requestAnimationFrame(drawSome);
}
