// The view of many puzzles: how many are solved, which of them are listed, and the list itself.

import { isSoFar, isWorking, liveOf } from '../../engine/list/held.js';
import { createChoice } from '../../kit/choice.js';
import { find, findAll } from '../../kit/find.js';
import { label, name } from '../../kit/labels.js';
import { wordButton } from '../../kit/make.js';
import { made } from '../../kit/markup.js';
import { whenPressed } from '../../kit/press.js';
import { createRows } from '../../kit/rows.js';
import { show, write } from '../../kit/update.js';
import { indexIn } from '../../model/numbers.js';
import { levelNames, orders, verdictFilters } from '../../model/verdicts.js';
import { number as inWords, sentences } from '../../words/i18n.js';
import {
  beyondWords,
  choiceWords,
  collectionWords,
  goWords,
  isMoved,
  nothingWords,
  paceWords,
  ratedWords,
  tallyWords,
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
export function createLedger(element, { state, act }, { onOpen, onGo, onClose }) {
  element.append(made(markup));
  const part = (/** @type {string} */ selector) => find(element, selector, HTMLElement);
  const button = (/** @type {string} */ name) => find(element, `button[name=${name}]`, HTMLButtonElement);
  const text = (/** @type {string} */ selector, /** @type {string} */ words) => write(part(selector), words);
  const bar = find(element, 'progress', HTMLProgressElement);
  const [arranging, goto] = [part('.arranging'), part('.goto')];
  const number = find(element, '[name=number]', HTMLInputElement);
  /** The list as it was drawn last, with its puzzles; null while it is not in front. @type {Shown | null} */
  let shown = null;
  /** What a row shows besides: another text whenever what was done on puzzles or the theme has changed. */
  let other = '';
  /** The puzzle that is the active one, by index; -1: the first that is listed. */
  let active = -1;
  /** Whether the person has gone to another since the view was opened. */
  let isElsewhere = false;

  const rows = createRows(part('#puzzles'), {
    make: makeEntry,
    fill(row, place) {
      const index = shown?.drawn[place];
      if (shown && index !== undefined) fillEntry(row, shown.collection, index, other);
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

  const [filterChoice, levelChoice, orderChoice] = findAll(element, 'select', HTMLSelectElement);
  const optionOf = (/** @type {Filter} */ name) => ({ name, option: new Option() });
  const [filters, levels] = [verdictFilters.map(optionOf), levelNames.map(optionOf)];
  const verdict = createChoice(
    filterChoice,
    filters.map(({ option }) => option),
    (index) => choose(filters[index].name),
  );
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

  const report = (/** @type {Fact | null} */ note) => act({ do: 'report', note });
  const fail = (/** @type {unknown} */ error) => report({ kind: 'failed', error });

  /** Saves the solutions, and says where these are not all. */
  async function saveAll() {
    if (!shown) return;
    const { count, verdicts, isSolved } = shown;
    await saveSolutions(shown).then(
      () => report(isSolved ? { kind: 'saved' } : { kind: 'savedSoFar', count: count - verdicts.waiting }),
      fail,
    );
  }

  const leave = () => act({ do: 'show', feature: 'board' });
  const back = wordButton('collection.back', leave, { class: 'linked' });
  back.hidden = true;
  find(document, '.commands', HTMLElement).before(back);
  button('go').addEventListener('click', () => {
    report(null); // how far it is takes the place of what was said
    onGo();
  });
  button('save').addEventListener('click', saveAll);
  whenPressed('levels', () => shown && saveLevels(shown).then(() => report({ kind: 'saved' }), fail));
  whenPressed('goto', () => askNumber(true));
  whenPressed('unlist', onClose);

  /** Shows the field for a number in the place of the choices, or these again. @param {boolean} isAsked */
  function askNumber(isAsked) {
    number.value = '';
    number.ariaInvalid = null;
    show(goto, isAsked);
    show(arranging, !isAsked);
    if (isAsked) number.focus();
  }

  /** Makes the puzzle with the number that was typed the active one, if it is listed, and gives what takes the focus then. */
  function goToNumber() {
    const typed = number.value.trim();
    if (!typed || !shown) return rows;
    const { collection, count, filter, sizes } = shown;
    const index = indexIn(typed, count);
    const isThere = index !== null && index < sizes.all;
    const isListed = isThere && collection.passes(filter, index);
    number.ariaInvalid = isListed ? null : 'true';
    if (!isListed) report({ kind: 'noEntry', typed, index, of: sizes.all });
    else {
      const place = { index, filter, at: collection.place(shown, index), of: sizes[filter] };
      report(isMoved(place) ? { kind: 'place', ...place, isBack: false } : null);
      [active, isElsewhere] = [index, true];
      open(shown);
    }
    if (isListed) return rows;
    return isThere ? filterChoice : number; // the sentence says to choose another filter
  }

  number.addEventListener('blur', () => {
    if (state.front === 'list') goToNumber(); // a phone's keys for numbers have no Enter; who leaves the list goes to none
    askNumber(false);
  });
  goto.addEventListener('keydown', (event) => {
    if (event.key !== 'Enter' && event.key !== 'Escape') return;
    const next = event.key === 'Enter' ? goToNumber() : rows;
    if (next === number) return number.select();
    event.preventDefault();
    event.stopPropagation();
    askNumber(false);
    next.focus();
  });

  element.addEventListener('keydown', ({ key, target, ctrlKey, metaKey, altKey }) => {
    if (key === 'Escape') leave();
    if (ctrlKey || metaKey || altKey || !/^\d$/.test(key) || target === number) return;
    askNumber(true); // the digit goes there
  });
  element.addEventListener('copy', (event) => {
    event.stopPropagation(); // the grid is hidden, so the key must not reach it
    const line = rows.activeRow()?.dataset.line;
    if (!line || getSelection()?.toString()) return;
    event.preventDefault();
    event.clipboardData?.setData('text/plain', line);
    report({ kind: 'copiedRow' });
  });

  /** Draws all but the rows. @param {Listed} listed */
  function drawWork(listed) {
    const { count, filter, isSolved, isRated, isWhole, name: file, note, rating, sizes, solving } = listed;
    const said = note ? noteWords(note) : '';
    const isRating = isSolved && !solving.isWorking;
    const isBusy = isWorking(listed);
    const work = isRating ? rating : solving;
    text('h2', collectionWords(count, isWhole));
    text('.file', file);
    text('.beyond', beyondWords(listed));
    const pace = isBusy && !said ? paceWords(work, isRating) : '';
    text('.pace', pace);
    text('output', said || outcome(listed));
    // There is room for one of them: how the solving went is said aloud, and seen again after the rating.
    part('output').classList.toggle('aloud', pace !== '');
    bar.value = work.progress;
    name(bar, isRating ? 'collection.ratedShare' : 'collection.progress');
    bar.style.visibility = isBusy || !isRated ? '' : 'hidden';
    show(button('go'), isBusy || !isRated);
    write(button('go'), goWords(isBusy));
    button('save').disabled = solving.isWorking || count === 0;
    const isLevel = levels.some(({ name }) => name === filter);
    for (const { name, option } of [...filters, ...levels]) write(option, choiceWords(name, sizes[name]));
    for (const { name, option } of levels) option.disabled = sizes[name] === 0 && name !== filter;
    for (const { name, option } of filters) {
      // Few lists have a puzzle that was given up. While they are solved, those that wait are just those in work.
      const isOffered =
        name === 'waiting' ? !solving.isWorking && sizes[name] > 0 : name !== 'undecided' || sizes[name] > 0;
      option.hidden = option.disabled = !isOffered && name !== filter;
    }
    verdict.draw(filters.findIndex(({ name }) => name === (isLevel ? 'unique' : filter)));
    level.draw(levels.findIndex(({ name }) => name === filter) + 1);
    order.draw(orders.indexOf(listed.order));
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
      const { list, front, recent, theme } = view;
      const now = front === 'list' ? list : null;
      const before = shown?.key === now?.key ? shown : null;
      const live = liveOf(now);
      shown = now && live && { ...now, collection: live.collection, drawn: live.collection.indices(now) };
      other = `${recent} ${theme.isDark}`;
      show(back, shown !== null);
      if (!shown) return;
      text('.unkept', unkeptWords(view));
      drawWork(shown);
      if (!before) {
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
    tallyWords(list),
    unusualWords(list),
    workedWords({ ...solving, isSolved }),
    rating.isWorking ? '' : ratedWords({ ...rating, isRated }),
  );
}
