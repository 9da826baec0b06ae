// What is said under the grid: a sentence with a line below it, how hard the puzzle is, and what is heard.

import { find, findAll } from '../../kit/find.js';
import { fill, set, show, write } from '../../kit/update.js';
import { wide } from '../../kit/wide.js';
import { widthOf } from '../../kit/width.js';
import { sayingWords } from '../../words/saying.js';
import { atWords, levelOf } from '../../words/verdict.js';
import { createSpeaker } from './speaker.js';

/** @import { View } from '../../session/view.js' */

/**
 * How many letters have room in the narrowest window: in one line of the sentence, in one of large type, and in a line of small
 * type below it.
 */
const room = { sentence: 35, large: 27, below: 44 };

/** How wide what stands to the right is, in letters of small type. @param {View} view @param {ReturnType<typeof levelOf>} rated */
function asideOf({ page, isSlow }, rated) {
  if (page) return 17 + widthOf(atWords(page));
  if (rated) return widthOf(`${rated.level} ${rated.number}`) + 2;
  return isSlow ? 10 : 0;
}

/**
 * The first sentences of a text, as many as have room, but one at least: all are heard.
 * @param {string} text
 * @param {number} room in letters
 */
function firstOf(text, room) {
  let first = '';
  for (const [next] of text.matchAll(/.+?([.?!…] |[。？！]|$)/g)) {
    if (first && widthOf(first + next) > room) break;
    first += next;
  }
  return first.trim();
}

/** @param {HTMLElement} talk @param {HTMLElement} aloud a live region */
export function createSay(talk, aloud) {
  const speaker = createSpeaker((words) => write(aloud, words));
  const say = find(talk, '.say', HTMLElement);
  const verdict = find(say, '#verdict', HTMLElement);
  const note = find(say, '#note', HTMLElement);
  const level = find(say, '#level', HTMLElement);
  const stop = find(say, '#stop', HTMLElement);
  const [wrong, right] = verdict.querySelectorAll('svg');
  const line = new Text(); // it is kept: for a new node the browser would work out styles
  verdict.append(line);
  const bars = findAll(level, '.bars > i', HTMLElement);
  for (const [index, bar] of bars.entries()) bar.style.setProperty('--n', String(index));
  const [name, number] = findAll(level, 'b, span > span', HTMLElement);

  /** @param {View} view */
  function drawSaying(view) {
    const { sentence, below, sign } = sayingWords(view);
    if (line.data !== sentence) line.data = sentence;
    set(verdict, 'data-kind', view.clashes.length ? 'clash' : (view.verdict?.verdict ?? ''));
    wrong.toggleAttribute('hidden', sign !== 'wrong');
    right.toggleAttribute('hidden', sign !== 'right');
    const rated = levelOf(view);
    const aside = asideOf(view, rated);
    const width = widthOf(sentence) + (sign ? 2.5 : 0) + 0.72 * aside;
    const row = room.below - (wide.matches ? 0 : aside); // on wide it runs on under what is to the right
    const seen = firstOf(below, 2 * row);
    const length = widthOf(seen);
    const isMuch = length > 2 * row;
    const isLeftOut = isMuch && view.page !== null && !view.note; // the sentence says more than that cells differ
    const isAlone = isMuch && !isLeftOut;
    set(say, 'data-long', isAlone ? '' : width > room.sentence ? 'always' : width > room.large ? 'large' : '');
    set(say, 'data-much', isAlone ? 'alone' : length > row ? 'small' : '');
    write(note, isLeftOut ? '' : seen);
    show(level, rated !== null);
    if (rated) {
      fill(bars, rated.bars);
      write(name, rated.level);
      write(number, rated.number);
    }
    // Where a sentence of two lines leaves no room for another, news takes its place.
    if (seen && say.dataset.long === 'always' && note.clientHeight < 12) {
      if (view.note) set(say, 'data-much', 'alone');
      else write(note, '');
    }
  }

  return {
    /** @param {View} view */
    draw(view) {
      if (!view.isInPassing) drawSaying(view);
      speaker.draw(view);
      show(stop, view.isSlow);
    },
  };
}
