// The view of many puzzles: how many are solved, which of them are listed, and the list itself.

import { isSoFar, isWorking, liveOf } from '../../engine/list/held.js';
import { createChoice } from '../../kit/choice.js';
import { find, findAll } from '../../kit/find.js';
import { label, name } from '../../kit/labels.js';
import { make } from '../../kit/make.js';
import { made } from '../../kit/markup.js';
import { createRows } from '../../kit/rows.js';
import { createToolbar } from '../../kit/toolbar.js';
import { show, write } from '../../kit/update.js';
import { indexIn } from '../../model/numbers.js';
import { levelNames, orders, verdictFilters } from '../../model/verdicts.js';
import { number as inWords, sentences } from '../../words/i18n.js';
import {
  beyondWords,
  collectionWords,
  goWords,
  isMoved,
  levelChoiceWords,
  nothingWords,
  paceWords,
  ratedWords,
  workedWords,
} from '../../words/list.js';
import { noteWords, unkeptWords } from '../../words/notes.js';
import { unusualWords } from '../../words/texts.js';
import { fillEntry, makeEntry } from './entry.js';
import markup from './ledger.html?markup';
import { saveLevels, saveSolutions } from './saving.js';

/** @import { Live } from '../../engine/list/live.js' */
/** @import { Fact } from '../../model/facts.js' */
/** @import { Filter } from '../../model/verdicts.js' */
/** @import { Session } from '../../session/session.js' */
/** @import { Listed } from '../../session/state.js' */
/** @import { View } from '../../session/view.js' */
/** @typedef {Listed & Pick<Live, 'collection'> & { drawn: Uint32Array }} Shown `drawn`: the indices of its rows, as they were drawn last */

/**
 * @param {HTMLElement} element
 * @param {Session} session
 * @param {object} page
 * @param {(place: number) => void} page.onOpen a puzzle was chosen, by its place among those that pass the filter
 * @param {() => void} page.onGo the work is to stop, or to go on
 * @param {() => void} page.onClose
 */
export function createLedger(element, { act }, { onOpen, onGo, onClose }) {
  element.append(made(markup));
  const part = (/** @type {string} */ selector) => find(element, selector, HTMLElement);
  const button = (/** @type {string} */ name) => find(element, `button[name=${name}]`, HTMLButtonElement);
  const text = (/** @type {string} */ selector, /** @type {string} */ words) => write(part(selector), words);
  const bar = find(element, 'progress', HTMLProgressElement);
  const print = find(element, '#share-list', HTMLButtonElement);
  const number = find(element, '[name=number]', HTMLInputElement);
  /** The list as it was drawn last, with its puzzles; null while it is not in front. @type {Shown | null} */
  let shown = null;
  let changes = 0;
  /** The puzzle that is the active one, by index; -1: the first that is listed. */
  let active = -1;
  /** Whether the person has gone to another since the view was opened. */
  let isElsewhere = false;

  const rows = createRows(part('#puzzles'), {
    make: makeEntry,
    fill(row, place) {
      const index = shown?.drawn[place];
      if (shown && index !== undefined) fillEntry(row, shown.collection, index, changes);
    },
    onMove(place) {
      active = shown?.drawn[place] ?? -1;
      isElsewhere = true;
    },
    onOpen(place) {
      // The list of unsolved puzzles gets shorter all the time: the row that is seen may have another place by now.
      if (shown) onOpen(shown.collection.place(shown, shown.drawn[place]));
    },
  });

  /** @param {Filter} filter */
  function choose(filter) {
    if (!shown) return;
    const said = { kind: /** @type {const} */ ('filtered'), filter, of: shown.sizes[filter] };
    act({ do: 'arrange', filter, said: { ...said, isSoFar: isSoFar(shown, filter) } });
  }

  const filters = verdictFilters.map((name) => {
    const radio = Object.assign(make('input', { class: 'radio' }), { type: 'radio', name: 'filter', value: name });
    radio.addEventListener('change', () => choose(name));
    const count = make('small');
    const choice = make('label', radio, make('span', label(make('span'), `filter.${name}`), ' ', count));
    return { name, choice, radio, count };
  });
  part('fieldset').append(...filters.map(({ choice }) => choice));

  const [levelChoice, orderChoice] = findAll(element, 'select', HTMLSelectElement);
  /** A level, and the option with how many puzzles have it. */
  const levels = levelNames.map((name) => ({ name, option: new Option() }));
  const level = createChoice(
    levelChoice,
    [label(new Option(), 'filter.anyLevel'), ...levels.map(({ option }) => option)],
    // Whoever has chosen a level has chosen what has one solution.
    (index) => choose(index === 0 ? 'unique' : levels[index - 1].name),
  );
  const order = createChoice(
    orderChoice,
    orders.map((order) => label(new Option(), `order.${order}`)),
    (index) => act({ do: 'arrange', order: orders[index], said: { kind: 'ordered', order: orders[index] } }),
  );

  /** Saves what is listed. @param {(list: Shown) => Promise<void>} save */
  const saved = (save) => () => shown && save(shown).catch((error) => report({ kind: 'failed', error }));
  const report = (/** @type {Fact | null} */ note) => act({ do: 'report', note });
  const back = () => act({ do: 'show', feature: 'board' });
  createToolbar(part('.actions'));
  const acts = { go: onGo, save: saved(saveSolutions), levels: saved(saveLevels), back, close: onClose };
  for (const [name, act] of Object.entries(acts)) button(name).addEventListener('click', act);

  /** Makes the puzzle with the number that was typed the active one, if it is listed. */
  function goToNumber() {
    const typed = number.value.trim();
    if (!typed || !shown) return;
    const { collection, count, filter, sizes } = shown;
    const index = indexIn(typed, count);
    const isListed = index !== null && index < sizes.all && collection.passes(filter, index);
    number.ariaInvalid = isListed ? null : 'true';
    if (!isListed) report({ kind: 'noEntry', typed, index, of: sizes.all });
    else {
      const place = { index, filter, at: collection.place(shown, index), of: sizes[filter] };
      report(isMoved(place) ? { kind: 'place', ...place, isBack: false } : null);
      [active, isElsewhere] = [index, true];
      open(shown);
    }
    return isListed;
  }

  number.addEventListener('focus', () => number.select());
  number.addEventListener('change', goToNumber);
  number.addEventListener('keydown', (event) => {
    if (event.key !== 'Enter') return;
    event.preventDefault();
    if (goToNumber()) rows.focus();
    else number.select();
  });

  element.addEventListener('keydown', ({ key, target, ctrlKey, metaKey, altKey }) => {
    if (key === 'Escape') back();
    if (ctrlKey || metaKey || altKey || !/^\d$/.test(key) || target === number) return;
    number.value = '';
    number.focus(); // the digit goes there
  });
  element.addEventListener('copy', (event) => {
    event.stopPropagation(); // the grid is hidden, so the key must not reach it
    const line = rows.activeRow()?.dataset.line;
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
    text('.beyond', beyondWords(listed));
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
    part('#puzzles').style.setProperty('--digits', String(inWords(sizes.all).length));
    text('#no-puzzles', sizes[filter] ? '' : nothingWords(listed, isSoFar(listed, filter)));
  }

  /** The place of the active puzzle, or where it would be. @param {Shown} shown */
  const placeIn = ({ collection, filter, order, sizes }) =>
    active < 0 ? 0 : Math.max(0, Math.min(collection.place({ filter, order }, active), sizes[filter] - 1));

  /** Shows the active puzzle. @param {Shown} shown */
  const open = (shown) => rows.show(shown.sizes[shown.filter], placeIn(shown));

  return {
    /** @param {View} view */
    draw(view) {
      const { list, front, recent } = view;
      const now = front === 'list' ? list : null;
      const before = shown?.key === now?.key ? shown : null;
      const live = liveOf(now);
      shown = now && live && { ...now, collection: live.collection, drawn: live.collection.indices(now) };
      changes = recent; // the rows show what was done on their puzzles
      if (!shown) return;
      text('.unkept', unkeptWords(view));
      drawWork(shown);
      if (!before) {
        number.value = '';
        number.ariaInvalid = null;
        active = shown.row < 0 ? shown.at : shown.row;
        isElsewhere = false;
        open(shown);
        rows.focus();
      } else if (before.order !== shown.order || before.filter !== shown.filter) {
        isElsewhere = true;
        if (before.order !== shown.order) active = -1; // who asks for the hardest puzzles wants to see these
        open(shown);
      } else if (stageOf(before) !== stageOf(shown) && !isElsewhere) open(shown);
      else rows.draw(shown.sizes[shown.filter], placeIn(shown));
    },

    /** The puzzle that is the active one, or -1. */
    row: () => (shown ? active : -1),
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
