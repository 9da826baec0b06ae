// The view of many puzzles: how many are solved, which of them are listed, and the list itself.

import { liveOf } from '../../engine/list/held.js';
import { isSoFar, isWorking } from '../../engine/list/known.js';
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

/** @import { Held } from '../../engine/list/held.js' */
/** @import { Fact } from '../../model/facts.js' */
/** @import { Filter, Order } from '../../model/verdicts.js' */
/** @import { Listed } from '../../session/state.js' */
/** @typedef {Listed & Pick<Held, 'collection'>} Shown */

/**
 * @param {HTMLElement} element
 * @param {object} page
 * @param {(filter: Filter) => void} page.onFilter
 * @param {(order: Order) => void} page.onOrder
 * @param {(place: number) => void} page.onOpen a puzzle was chosen, by its place among those that pass the filter
 * @param {() => void} page.onGo the work is to stop, or to go on
 * @param {() => void} page.onSave the solutions
 * @param {() => void} page.onSaveLevels what is listed, with the levels
 * @param {() => void} page.onBack
 * @param {(note: Fact | null) => void} page.onSought what is to be said of the number that
 *   was typed: null where its puzzle has the same place in the list
 * @param {() => void} page.onClose
 */
export function createLedger(
  element,
  { onFilter, onOrder, onOpen, onGo, onSave, onSaveLevels, onBack, onSought, onClose },
) {
  element.append(made(markup));
  const part = (/** @type {string} */ selector) => find(element, selector, HTMLElement);
  const button = (/** @type {string} */ name) => find(element, `button[name=${name}]`, HTMLButtonElement);
  const bar = find(element, 'progress', HTMLProgressElement);
  const print = find(element, '#share-list', HTMLButtonElement);
  const number = find(element, '[name=number]', HTMLInputElement);
  /** The list as it was drawn last, with its puzzles; null while it is not in front. @type {Shown | null} */
  let shown = null;
  let changes = 0;
  /**
   * The puzzle that the view was opened at, and the place of that: another one once others are solved and rated.
   * @type {{ index: number, place: number } | null}
   */
  let sought = null;

  const list = createRows(part('#puzzles'), {
    make: makeEntry,
    fill(row, place) {
      // The list of unsolved puzzles gets shorter all the time, also while the person scrolls in it.
      if (!shown || place >= shown.collection.size(shown.filter)) return;
      fillEntry(row, shown.collection, shown.collection.at(shown, place), changes);
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
    radio.addEventListener('change', () => onFilter(/** @type {Filter} */ (name)));
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
    (index) => onFilter(index === 0 ? 'unique' : levels[index - 1].name),
  );
  const order = createChoice(
    orderChoice,
    orders.map((order) => label(new Option(), orderNames[order])),
    (index) => onOrder(orders[index]),
  );

  createToolbar(part('.actions'));
  const acts = { go: onGo, save: onSave, levels: onSaveLevels, back: onBack, close: onClose };
  for (const [name, act] of Object.entries(acts)) button(name).addEventListener('click', act);

  /** Makes the puzzle with the number that was typed the active one, if it is listed. */
  function goToNumber() {
    const typed = number.value.trim();
    if (!typed || !shown) return;
    const { collection, filter } = shown;
    const index = indexIn(typed, collection.count);
    const isListed = index !== null && collection.passes(filter, index);
    number.ariaInvalid = isListed ? null : 'true';
    if (!isListed) onSought({ kind: 'noEntry', typed, index, of: collection.count });
    else {
      const place = { index, filter, at: collection.place(shown, index), of: collection.size(filter) };
      onSought(isMoved(place) ? { kind: 'place', ...place, isBack: false } : null);
      list.go(place.at);
    }
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

  /** Draws all but the rows. @param {Listed} listed */
  function drawWork(listed) {
    const { count, filter, isSolved, isRated, isWhole, name: file, note, rating, sizes, solving } = listed;
    const said = note ? noteWords(note) : '';
    const isRating = isSolved && !solving.isWorking;
    const isBusy = isWorking(listed);
    const work = isRating ? rating : solving;
    text('h2', collectionWords(count, isWhole));
    text('h2 + p', file);
    const pace = isBusy && !said ? paceWords(work, isRating) : '';
    text('.pace', pace);
    text('output', said || outcome(listed));
    // There is room for one of them: how the solving went is said aloud, and seen again after the rating.
    part('output').classList.toggle('aloud', pace !== '');
    bar.value = work.progress;
    name(bar, isRating ? 'collection.ratedShare' : 'collection.progress');
    show(button('go'), isBusy || !isRated);
    write(button('go'), goWords(isBusy));
    button('save').disabled = solving.isWorking || count === 0;
    button('levels').disabled = sizes[filter] === 0;
    print.disabled = !isWhole || count === 0;
    order.draw(orders.indexOf(listed.order));
    level.draw(levels.findIndex(({ name }) => name === filter) + 1);
    for (const { name, option } of levels) {
      write(option, levelChoiceWords(name, sizes[name]));
      option.disabled = sizes[name] === 0 && name !== filter;
    }
    const isLevel = levels.some(({ name }) => name === filter);
    for (const { name, choice, radio, count } of filters) {
      const size = sizes[name];
      write(count, inWords(size));
      radio.checked = name === (isLevel ? 'unique' : filter);
      choice.classList.toggle('empty', size === 0);
      // Few lists have a puzzle that is too hard. While they are solved, those that are not yet are just those in work.
      const isOffered = name === 'waiting' ? !solving.isWorking && size > 0 : name !== 'undecided' || size > 0;
      show(choice, isOffered || name === filter);
    }
    part('#puzzles').style.setProperty('--digits', String(inWords(count).length));
    text('#no-puzzles', sizes[filter] ? '' : nothingWords(isSoFar(listed, filter)));
  }

  /** @param {string} selector @param {string} words */
  function text(selector, words) {
    write(part(selector), words);
  }

  /** The puzzle that is the active one, as the list was drawn last; -1 where there is none. */
  function activeIndex() {
    if (!shown) return -1;
    if (sought?.place === list.active) return sought.index;
    const size = shown.collection.size(shown.filter); // it may be smaller than what was drawn
    return size ? shown.collection.at(shown, Math.min(list.active, size - 1)) : -1;
  }

  /**
   * Opens the list at a puzzle, scrolled as it was before.
   * @param {Shown} shown
   * @param {number} index -1: the first that is listed
   */
  function open(shown, index) {
    number.value = '';
    number.ariaInvalid = null;
    const size = shown.sizes[shown.filter];
    const place = index < 0 ? 0 : shown.collection.place(shown, index);
    list.show(size, Math.max(0, Math.min(place, size - 1)));
  }

  /** Goes to the puzzle again at which the list was opened, unless the person has gone to another. @param {Shown} shown */
  function seek({ collection, filter, order }) {
    if (sought?.place !== list.active) return;
    if (!collection.passes(filter, sought.index)) return;
    const place = collection.place({ filter, order }, sought.index);
    if (place !== list.active) list.go(place); // else it stays where the person has scrolled to
    sought.place = list.active;
  }

  return {
    /**
     * @param {Listed | null} now null: the list is not in front
     * @param {number} recent how often the recent puzzles have changed: the rows show what was done on theirs
     */
    draw(now, recent) {
      const before = shown?.key === now?.key ? shown : null;
      const live = liveOf(now);
      if (!now || !live) {
        shown = sought = null;
        return;
      }
      const isOrdered = before !== null && before.order !== now.order;
      const isFiltered = before !== null && before.filter !== now.filter;
      const active = isFiltered && !isOrdered ? activeIndex() : -1; // who asks for the hardest puzzles wants to see these
      shown = { ...now, collection: live.collection };
      changes = recent;
      drawWork(shown);
      if (!before) {
        const index = now.row < 0 ? now.at : now.row;
        open(shown, index);
        sought = index < 0 ? null : { index, place: list.active };
        list.focus();
      } else if (isOrdered || isFiltered) {
        sought = null;
        open(shown, active);
      } else {
        list.draw(now.sizes[now.filter]);
        if (stageOf(before) !== stageOf(now)) seek(shown);
      }
    },

    row: activeIndex,
  };
}

/** What is done for the list: between two drawings that have the same, little in it moves. @param {Listed} list */
const stageOf = ({ solving, rating }) => (solving.isWorking ? 1 : rating.isWorking ? 2 : 0);

/** What has come of the work so far. @param {Listed} list */
function outcome(list) {
  const { solving, rating, isSolved, isRated } = list;
  if (solving.isWorking) return '';
  return sentences(
    unusualWords(list),
    workedWords({ ...solving, isSolved }),
    rating.isWorking ? '' : ratedWords({ ...rating, isRated }),
  );
}
