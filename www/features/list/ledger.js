// The view of many puzzles: how many are solved, which of them are listed, and the list itself.

import { createChoice } from '../../kit/choice.js';
import { find, findAll } from '../../kit/find.js';
import { label, name } from '../../kit/labels.js';
import { made } from '../../kit/markup.js';
import { createRows } from '../../kit/rows.js';
import { createToolbar } from '../../kit/toolbar.js';
import { show, write } from '../../kit/update.js';
import { indexIn } from '../../model/numbers.js';
import { levelNames, orders } from '../../model/verdicts.js';
import { number as inWords, sentences } from '../../words/i18n.js';
import {
  collectionWords,
  goWords,
  isMoved,
  levelChoiceWords,
  nothingWords,
  orderNames,
  paceWords,
  ratedWords,
  verdictFilters,
  workedWords,
} from '../../words/list.js';
import { noteWords } from '../../words/notes.js';
import { unusualWords } from '../../words/texts.js';
import { fillEntry, makeEntry } from './entry.js';
import markup from './ledger.html?markup';

/** @typedef {import('../../model/verdicts.js').Filter} Filter */
/** @typedef {import('../../model/verdicts.js').Order} Order */
/** @typedef {import('../../session/state.js').Listed} Listed */

/**
 * @param {HTMLElement} element
 * @param {object} page
 * @param {(selection: { filter?: Filter, order?: Order }) => void} page.onArrange
 * @param {(place: number) => void} page.onOpen a puzzle was chosen, by its place among those that pass the filter
 * @param {() => void} page.onGo the work is to stop, or to go on
 * @param {() => void} page.onSave the solutions
 * @param {() => void} page.onSaveLevels what is listed, with the levels
 * @param {() => void} page.onBack
 * @param {(note: import('../../model/facts.js').Fact | null) => void} page.onSought what is to be said of the number that
 *   was typed: null where its puzzle has the same place in the list
 * @param {() => void} page.onClose
 */
export function createLedger(element, { onArrange, onOpen, onGo, onSave, onSaveLevels, onBack, onSought, onClose }) {
  element.append(made(markup));
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
      if (place < collection.size(filter)) fillEntry(row, collection, collection.at(listed, place));
    },
    onOpen,
  });

  const filters = Object.entries(verdictFilters).map(([name, words]) => {
    const choice = document.createElement('label');
    const radio = document.createElement('input');
    const chip = document.createElement('span');
    const text = label(document.createElement('span'), words);
    const count = document.createElement('small');
    radio.type = 'radio';
    radio.name = 'filter';
    radio.value = name;
    radio.addEventListener('change', () => {
      onArrange({ filter: /** @type {Filter} */ (name) });
    });
    chip.append(text, ' ', count);
    choice.append(radio, chip);
    return { name: /** @type {Filter} */ (name), choice, radio, count };
  });
  part('fieldset').append(...filters.map(({ choice }) => choice));

  const [levelChoice, orderChoice] = findAll(element, 'select', HTMLSelectElement);
  /** A level, and the option with how many puzzles have it. */
  const levels = levelNames.map((name) => ({ name, option: new Option() }));
  const level = createChoice(
    levelChoice,
    [label(new Option(), 'filter.anyLevel'), ...levels.map(({ option }) => option)],
    // Whoever has chosen a level has chosen what has one solution.
    (index) => onArrange({ filter: index === 0 ? 'unique' : levels[index - 1].name }),
  );
  const order = createChoice(
    orderChoice,
    orders.map((order) => label(new Option(), orderNames[order])),
    (index) => onArrange({ order: orders[index] }),
  );

  createToolbar(part('.actions'));
  const acts = { go: onGo, save: onSave, levels: onSaveLevels, back: onBack, close: onClose };
  for (const [name, act] of Object.entries(acts)) button(name).addEventListener('click', act);

  /** Makes the puzzle with the number that was typed the active one, if it is listed. */
  function goToNumber() {
    const typed = number.value.trim();
    if (!typed) return;
    const { collection, filter } = listed;
    const index = indexIn(typed, collection.count);
    const isListed = index !== null && collection.passes(filter, index);
    number.ariaInvalid = isListed ? null : 'true';
    if (!isListed) onSought({ kind: 'noEntry', typed, index, of: collection.count });
    else {
      const place = { index, filter, at: collection.place(listed, index), of: collection.size(filter) };
      onSought(isMoved(place) ? { kind: 'place', ...place, isBack: false } : null);
      list.go(place.at);
    }
    draw();
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
  /** @type {ReturnType<typeof setTimeout> | undefined} */
  let beat;

  function draw() {
    isDue = false;
    clearTimeout(beat);
    const { collection, solver, rater, filter } = listed;
    const note = listed.note ? noteWords(listed.note) : '';
    const { count, isSolved, isRated } = collection;
    const isRating = isSolved && !solver.isWorking;
    const isWorking = solver.isWorking || rater.isWorking;
    const { done, seconds } = isRating ? rater : solver;
    const progress = isRating ? collection.ratedShare : collection.progress;
    text('h2', collectionWords(count, collection.isWhole));
    text('h2 + p', collection.name);
    const pace = isWorking && !note ? paceWords({ done, seconds, progress }, isRating) : '';
    text('.pace', pace);
    text('output', note || outcome());
    // There is room for one of them: how the solving went is said aloud, and seen again after the rating.
    part('output').classList.toggle('aloud', pace !== '');
    bar.value = progress;
    name(bar, isRating ? 'collection.ratedShare' : 'collection.progress');
    show(button('go'), isWorking || !isRated);
    write(button('go'), goWords(isWorking));
    button('save').disabled = solver.isWorking || count === 0;
    button('levels').disabled = collection.size(filter) === 0;
    print.disabled = !collection.isWhole || count === 0;
    order.draw(orders.indexOf(listed.order));
    level.draw(levels.findIndex(({ name }) => name === filter) + 1);
    for (const { name, option } of levels) {
      const size = collection.size(name);
      write(option, levelChoiceWords(name, size));
      option.disabled = size === 0 && name !== filter;
    }
    const isLevel = levels.some(({ name }) => name === filter);
    for (const { name, choice, radio, count } of filters) {
      const size = collection.size(name);
      write(count, inWords(size));
      radio.checked = name === (isLevel ? 'unique' : filter);
      choice.classList.toggle('empty', size === 0);
      // Few lists have a puzzle that is too hard. While they are solved, those that are not yet are just those in work.
      const isOffered = name === 'waiting' ? !solver.isWorking && size > 0 : name !== 'undecided' || size > 0;
      show(choice, isOffered || name === filter);
    }
    if (isWorking) beat = setTimeout(drawSoon, 1000); // a puzzle that takes long makes the time that is left longer
    part('#puzzles').style.setProperty('--digits', String(inWords(count).length));
    const size = collection.size(filter);
    text('#no-puzzles', size ? '' : nothingWords(!collection.knows(filter)));
    list.draw(size);
  }

  function drawSoon() {
    if (isDue || element.hidden) return;
    isDue = true;
    requestAnimationFrame(draw);
  }

  /** What has come of the work so far. */
  function outcome() {
    const { collection, solver, rater } = listed;
    const { isSolved, isRated } = collection;
    if (solver.isWorking) return '';
    const { done, seconds, trouble } = rater;
    const rated = rater.isWorking ? '' : ratedWords({ done, seconds, isRated, trouble });
    return sentences(
      unusualWords(collection),
      workedWords({ done: solver.done, seconds: solver.seconds, isSolved, trouble: solver.trouble }),
      rated,
    );
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
      list.show(size, Math.max(0, Math.min(collection.place(listed, index), size - 1)));
    },

    /** Draws what has come to be known. */
    draw: drawSoon,

    /** Makes a puzzle the active one, if it is listed. @param {number} index */
    go(index) {
      const { collection, filter } = listed;
      if (!collection.passes(filter, index)) return;
      draw();
      const place = collection.place(listed, index);
      if (place !== list.active) list.go(place); // else it stays where the person has scrolled to
    },

    /** The place that is active in the list. */
    get active() {
      return list.active;
    },

    focus: list.focus,
  };
}
