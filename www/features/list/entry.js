// A row of the list: the puzzle's number, its picture, its verdict, and how hard it is.

import { createBars } from '../../kit/bars.js';
import { find, findAll } from '../../kit/find.js';
import { make } from '../../kit/make.js';
import { drawPicture } from '../../kit/picture.js';
import { fill, show } from '../../kit/update.js';
import { unpacked } from '../../model/ratings.js';
import { filledIn, isDone, workOf } from '../../model/work.js';
import { progressOn } from '../../session/recent.js';
import { edition, number } from '../../words/i18n.js';
import { entryWords } from '../../words/list.js';

/** @import { Collection } from '../../engine/list/collection.js' */

/** A row that shows nothing yet. */
export function makeEntry() {
  const { element } = createBars();
  element.ariaHidden = 'true'; // the word and the number say it
  return make(
    'div',
    make('i'),
    make('canvas'),
    make('span', make('b'), make('small')),
    make('em', element, make('small')),
  );
}

/**
 * Shows a puzzle in a row, and what was done on it.
 * @param {HTMLElement} row
 * @param {Collection} collection
 * @param {number} index
 * @param {string} other what else is seen in it: another text whenever what was done on puzzles or the theme has changed
 */
export async function fillEntry(row, collection, index, other) {
  const { verdict, rating: packed } = collection.puzzles[index];
  const rating = unpacked(packed);
  const shown = [index, verdict, rating?.rating, other, devicePixelRatio, edition()].join();
  if (row.dataset.shown === shown) return;
  const isOther = row.dataset.index !== String(index);
  row.dataset.shown = shown;
  row.dataset.index = String(index);
  const [numberPlace, verdictPlace, aboutPlace, hardness, levelPlace] = findAll(
    row,
    ':scope > i, b, em, small',
    HTMLElement,
  );
  const picture = find(row, 'canvas', HTMLCanvasElement);
  numberPlace.textContent = number(index + 1);
  if (isOther) {
    // While this puzzle is loaded, the row must not show, nor copy, the puzzle that had the row before.
    for (const place of [verdictPlace, aboutPlace, levelPlace]) place.textContent = '';
    show(hardness, false);
    row.dataset.line = row.dataset.verdict = row.dataset.progress = '';
    picture.width = 0;
  }
  const entry = await collection.entry(index).catch(() => null);
  if (row.dataset.shown !== shown) return; // the row has another puzzle by now
  if (!entry) {
    row.dataset.shown = ''; // the next drawing of the row tries again
    return;
  }
  const progress = entry.sheet && progressOn(entry);
  const words = entryWords(verdict, entry, rating, progress);
  verdictPlace.textContent = words.verdict;
  aboutPlace.textContent = words.about;
  levelPlace.textContent = words.level;
  show(hardness, words.bars > 0);
  fill(findAll(hardness, '.bars > i', HTMLElement), words.bars);
  row.dataset.line = entry.sheet ? entry.line : words.about;
  row.dataset.verdict = verdict;
  row.dataset.progress = !progress ? '' : isDone({ ...progress, sheet: entry.sheet }) ? 'done' : 'begun';
  row.setAttribute('aria-disabled', String(!entry.sheet));
  queue(() => {
    if (row.dataset.shown !== shown || !entry.sheet) return;
    const { sheet } = entry;
    drawPicture(picture, filledIn(workOf({ ...progress, sheet })), sheet.layout);
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
