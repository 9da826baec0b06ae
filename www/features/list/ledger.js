// The view of many puzzles: how many are solved, which of them are listed, and the list itself.

import { find } from '../../kit/find.js';
import { label } from '../../kit/labels.js';
import { createRows } from '../../kit/rows.js';
import { show, write } from '../../kit/update.js';
import { indexIn } from '../../model/numbers.js';
import { number as inWords } from '../../words/i18n.js';
import { collectionWords, filterNames, goWords, paceWords, workedWords } from '../../words/list.js';
import { noteWords } from '../../words/notes.js';
import { fillEntry, makeEntry } from './entry.js';

/** @typedef {import('../../model/verdicts.js').Filter} Filter */
/** @typedef {import('../../session/state.js').Listed} Listed */

/**
 * @param {HTMLElement} element
 * @param {object} page
 * @param {(filter: Filter) => void} page.onFilter
 * @param {(place: number) => void} page.onOpen a puzzle was chosen, by its place among those that pass the filter
 * @param {() => void} page.onGo the work is to stop, or to go on
 * @param {() => void} page.onSave
 * @param {() => void} page.onBack
 * @param {(note: import('../../model/facts.js').Fact | null) => void} page.onMiss what was typed is the number of none
 *   that is listed; null: it is again
 * @param {() => void} page.onClose
 */
export function createLedger(element, { onFilter, onOpen, onGo, onSave, onBack, onMiss, onClose }) {
  const part = (/** @type {string} */ selector) => find(element, selector, HTMLElement);
  const button = (/** @type {string} */ name) => find(element, `button[name=${name}]`, HTMLButtonElement);
  const bar = find(element, 'progress', HTMLProgressElement);
  const print = find(element, '#share-list', HTMLButtonElement);
  const number = find(element, '[name=number]', HTMLInputElement);
  /** @type {Listed} */
  let listed;

  const list = createRows(part('#puzzles'), {
    make: makeEntry,
    fill(row, place) {
      const { collection, filter } = listed;
      // The list of unsolved puzzles gets shorter all the time, also while the person scrolls in it.
      if (place < collection.size(filter)) fillEntry(row, collection, collection.at(filter, place));
    },
    onOpen,
  });

  const filters = Object.entries(filterNames).map(([name, words]) => {
    const choice = document.createElement('label');
    const radio = document.createElement('input');
    const chip = document.createElement('span');
    const text = label(document.createElement('span'), words);
    const count = document.createElement('small');
    radio.type = 'radio';
    radio.name = 'filter';
    radio.value = name;
    radio.addEventListener('change', () => {
      onFilter(/** @type {Filter} */ (name));
    });
    chip.append(text, ' ', count);
    choice.append(radio, chip);
    return { name: /** @type {Filter} */ (name), choice, radio, count };
  });
  part('fieldset').append(...filters.map(({ choice }) => choice));

  for (const [name, act] of Object.entries({ go: onGo, save: onSave, back: onBack, close: onClose })) {
    button(name).addEventListener('click', act);
  }

  /** Makes the puzzle with the number that was typed the active one, if it is listed. */
  function goToNumber() {
    const typed = number.value.trim();
    if (!typed) return;
    const { collection, filter } = listed;
    const index = indexIn(typed, collection.count);
    const isListed = index !== null && (filter === 'all' || collection.verdict(index) === filter);
    onMiss(isListed ? null : { kind: 'noEntry', typed, index, of: collection.count });
    number.ariaInvalid = isListed ? null : 'true';
    draw();
    if (isListed) list.go(collection.place(filter, index));
    return isListed;
  }

  number.addEventListener('focus', () => number.select());
  number.addEventListener('change', goToNumber);
  number.addEventListener('keydown', (event) => {
    if (event.key !== 'Enter') return;
    event.preventDefault();
    if (goToNumber()) list.focus();
    else number.select();
  });

  element.addEventListener('keydown', ({ key, target, ctrlKey, metaKey, altKey }) => {
    if (key === 'Escape') onBack();
    if (ctrlKey || metaKey || altKey || !/^\d$/.test(key) || target === number) return;
    number.value = '';
    number.focus(); // the digit goes there
  });
  element.addEventListener('copy', (event) => {
    event.stopPropagation(); // the grid is hidden, so the key must not reach it
    const line = list.activeRow?.dataset.line;
    if (!line || getSelection()?.toString()) return;
    event.preventDefault();
    event.clipboardData?.setData('text/plain', line);
  });

  /** The lists may grow with each answer: they are drawn once a frame at the most. */
  let isDue = false;

  function draw() {
    isDue = false;
    const { collection, pool, filter } = listed;
    const note = listed.note ? noteWords(listed.note) : '';
    const { isWorking, solved, seconds, trouble } = pool;
    const { name, count, progress, isSolved } = collection;
    text('h2', collectionWords(count, collection.isWhole));
    text('h2 + p', name);
    text('.pace', isWorking && !note ? paceWords({ solved, seconds, progress }) : '');
    text('output', note || (isWorking ? '' : workedWords({ solved, seconds, isSolved, trouble })));
    bar.value = progress;
    show(button('go'), isWorking || !isSolved);
    write(button('go'), goWords(isWorking));
    button('save').disabled = isWorking || count === 0;
    print.disabled = !collection.isWhole || count === 0;
    for (const { name, choice, radio, count } of filters) {
      const size = collection.size(name);
      write(count, inWords(size));
      radio.checked = name === filter;
      choice.classList.toggle('empty', size === 0);
      // Few lists have a puzzle that is too hard. While the pool works, the unsolved puzzles are just those in work.
      const isOffered = name === 'waiting' ? !isWorking && size > 0 : name !== 'undecided' || size > 0;
      show(choice, isOffered || name === filter);
    }
    part('#puzzles').style.setProperty('--digits', String(inWords(count).length));
    list.draw(collection.size(filter));
  }

  /** @param {string} selector @param {string} words */
  function text(selector, words) {
    write(part(selector), words);
  }

  return {
    /**
     * Opens the view at a puzzle, scrolled as it was before.
     * @param {Listed} opened
     * @param {number} index
     */
    open(opened, index) {
      listed = opened;
      number.value = '';
      number.ariaInvalid = null;
      const { collection, filter } = listed;
      const size = collection.size(filter);
      draw();
      list.show(size, Math.max(0, Math.min(collection.place(filter, index), size - 1)));
    },

    /** Draws what has come to be known. */
    draw() {
      if (isDue || element.hidden) return;
      isDue = true;
      requestAnimationFrame(draw);
    },

    /** The place that is active in the list. */
    get active() {
      return list.active;
    },

    focus: list.focus,
  };
}
