// The dialog to print: it shows each sheet as it will be on paper.

import { unnoticed } from '../../engine/inquiry.js';
import { openDialog } from '../../kit/dialog.js';
import { disable } from '../../kit/disable.js';
import { find, findAll } from '../../kit/find.js';
import { label } from '../../kit/labels.js';
import { madeDialog } from '../../kit/markup.js';
import { createSwitch } from '../../kit/switch.js';
import { announce, show, write } from '../../kit/update.js';
import { sentences, t } from '../../words/i18n.js';
import { elementOf, listTitle, titleOf } from './paper.js';
import markup from './printdialog.html?markup';
import {
  choosePlace,
  chooseRange,
  chooseTitle,
  isApart,
  keepWish,
  placeOf,
  possible,
  rangeIn,
  rangeOf,
  solutionIn,
  titleIn,
  whatOf,
} from './wish.js';
import '../../kit/dialog.css';
import './share.css';

/** @import { Laid } from './laying.js' */
/** @import { Sheet } from './paper.js' */
/** @import { Shown } from './sharing.js' */
/** @import { Each, What, Where, Wish } from './wish.js' */

/** How often a screen reader says how many puzzles are left while a list is solved, in milliseconds. */
const pause = 1000;

/** What is on or off, with the key of its words. */
const switches = /** @type {const} */ ([
  ['answers', 'print.answers'],
  ['marks', 'print.marks'],
  ['hint', 'print.hint'],
  ['isLarge', 'print.large'],
  ['number', 'print.number'],
  ['level', 'print.level'],
  ['pages', 'print.pages'],
  ['line', 'print.line'],
]);

/**
 * @param {object} page
 * @param {() => Shown} page.shown
 * @param {Wish} page.wish is changed here
 * @param {() => Laid} page.laid what is printed as it is wished now
 * @param {() => Promise<void>} page.read reads what is wanted of a list
 * @param {(sheets: Sheet[]) => void} page.print
 * @param {() => void} page.forget the dialog was closed
 */
export function createPrintDialog({ shown, wish, laid, read, print, forget }) {
  const dialog = madeDialog(markup);
  const press = (/** @type {string} */ name) => find(dialog, `button[name=${name}]`, HTMLButtonElement);
  const [what, each, place] = findAll(dialog, 'select', HTMLSelectElement);
  const [range, title] = findAll(dialog, 'input', HTMLInputElement);
  const [previous, next, printing] = ['previous', 'next', 'print'].map(press);
  const [turns, paper, said] = ['.turns', '.paper', '#printing-said'].map((its) => find(dialog, its, HTMLElement));
  const count = find(dialog, 'output', HTMLElement);
  const rowOf = (/** @type {HTMLInputElement | HTMLSelectElement} */ control) =>
    /** @type {HTMLElement} */ (control.labels?.[0]);
  const boxes = switches.map(([name, key]) => {
    const change = (/** @type {boolean} */ isOn) => {
      wish[name] = isOn;
      keepWish(wish);
      draw();
    };
    return { name, ...createSwitch(key, wish[name], change) };
  });
  find(dialog, '.rows', HTMLElement).append(...boxes.map(({ element }) => element));
  /** The sheet that is seen. */
  let at = 0;
  /** What was drawn last. */
  let known = '';
  /** Ends the wait until a list is solved: `now` prints what is known by now, `never` nothing. @type {((end: 'now' | 'never') => void) | null} */
  let endWait = null;

  function draw() {
    const all = shown();
    const { listed } = all;
    const now = whatOf(wish, all);
    const [isPuzzle, isList, isPath] = ['puzzle', 'list', 'path'].map((one) => one === now);
    const these = possible(all);
    const names = {
      puzzle: t('print.puzzle'),
      path: t('print.path'),
      list: t('print.list', { count: listed?.sizes[listed.filter] ?? 0 }),
    };
    if ([...what.options].map(({ value }) => value).join() !== these.join())
      what.replaceChildren(...these.map((one) => new Option('', one)));
    for (const option of what.options) option.label = names[/** @type {What} */ (option.value)];
    what.value = now;
    each.value = String(wish.each);
    place.value = placeOf(wish, all);
    place.disabled = isPuzzle && !solutionIn(all);
    const of = listed?.sizes[listed.filter] ?? 0;
    const example = `1–${of}`;
    range.placeholder = example;
    const typed = listed ? rangeOf(wish, listed) : '';
    if (document.activeElement !== range) range.value = typed;
    title.placeholder = isList && listed ? listTitle(listed) : titleOf(all);
    if (document.activeElement !== title) title.value = titleIn(wish, all);
    /** @type {Record<string, unknown>} */
    const use = {
      answers: isPuzzle && all.answers?.some(Boolean),
      marks: isPuzzle && all.marks?.some(Boolean),
      hint: isPuzzle && all.hint,
      isLarge: !isPath,
      number: isList && !isApart(wish),
      level: isList || (isPuzzle && all.rating?.rating),
      pages: true,
      line: !isPath,
    };
    show(rowOf(what), these.length > 1);
    show(rowOf(range), isList);
    show(rowOf(each), isList && !wish.isLarge);
    show(rowOf(place), !isPath);
    for (const { name, element, set } of boxes) {
      show(element, Boolean(use[name]));
      set(wish[name]);
    }
    const { sheets, said: words, waiting } = laid();
    at = Math.max(0, Math.min(at, sheets.length - 1));
    paper.replaceChildren(...sheets.slice(at, at + 1).map(elementOf));
    const number = sheets.length;
    show(turns, sheets.length > 1);
    write(find(turns, 'span', HTMLElement), t('pager.at', { at: at + 1, of: number }));
    disable([previous], next, at === 0);
    disable([next], previous, at >= sheets.length - 1);
    write(count, number ? t('print.sheets', { count: number }) : t('print.nothing'));
    printing.disabled = !sheets.length;
    const miss = isList && of > 0 && !rangeIn(typed, of);
    range.setAttribute('aria-invalid', String(miss));
    const left = place.value !== 'none' && waiting ? t('print.waiting', { count: waiting }) : '';
    if (!endWait) write(said, miss ? t('print.rangeMiss', { typed, example }) : sentences(words, left));
  }

  /** Reads what a change wants of a list, and draws. */
  async function refresh() {
    if (whatOf(wish, shown()) === 'list') await read();
    if (dialog.open) draw();
  }

  async function printNow() {
    if (endWait) return endWait('now');
    const { listed } = shown();
    if (whatOf(wish, shown()) === 'list' && listed) {
      await read();
      if (placeOf(wish, shown()) !== 'none' && laid().waiting && (await waitFor(listed.solver)) === 'never') return;
    }
    draw();
    const { sheets } = laid();
    if (sheets.length) print(sheets);
  }

  /**
   * Waits until what is wanted of the list is solved, or until the person ends that.
   * @param {NonNullable<Shown['listed']>['solver']} solver
   * @returns {Promise<'now' | 'never'>}
   */
  async function waitFor(solver) {
    /** @type {'' | 'now' | 'never'} */
    let end = '';
    const ended = new Promise((resolve) => {
      endWait = (how) => {
        end = how;
        resolve(how);
      };
    });
    const wasWorking = solver.isWorking;
    let told = Number.POSITIVE_INFINITY; // when it was said last
    const tell = () => {
      told = performance.now();
      announce(said, t('print.waiting', { count: laid().waiting }));
    };
    const timer = setTimeout(() => {
      label(printing, 'print.now');
      tell();
    }, unnoticed);
    solver.go();
    while (!end && solver.isWorking && laid().waiting) {
      await Promise.race([new Promise((resolve) => setTimeout(resolve, unnoticed)), ended]);
      if (performance.now() - told > pause) tell();
    }
    clearTimeout(timer);
    endWait = null;
    if (end && !wasWorking) solver.stop(); // nobody waits for the rest any longer
    label(printing, 'print');
    return end || 'now';
  }

  printing.addEventListener('click', printNow);
  for (const [button, by] of /** @type {const} */ ([
    [previous, -1],
    [next, 1],
  ])) {
    button.addEventListener('click', () => {
      at += by;
      draw();
    });
  }
  what.addEventListener('change', () => {
    wish.what = /** @type {What} */ (what.value);
    at = 0;
    refresh();
  });
  each.addEventListener('change', () => {
    wish.each = /** @type {Each} */ (Number(each.value));
    draw();
  });
  place.addEventListener('change', () => {
    choosePlace(wish, /** @type {Where} */ (place.value), shown());
    draw();
  });
  range.addEventListener('input', () => {
    const { listed } = shown();
    if (listed) chooseRange(wish, range.value.trim(), listed);
    refresh();
  });
  title.addEventListener('input', () => {
    chooseTitle(wish, title.value.trim(), shown());
    draw();
  });
  for (const field of [range, title]) {
    field.addEventListener('keydown', (event) => {
      if (event.key === 'Enter' && !event.isComposing) printNow();
    });
  }
  dialog.addEventListener('close', () => {
    endWait?.('never');
    wish.what = null; // the page decides again
    forget();
  });

  return {
    /** Whether the dialog is open. */
    get isOpen() {
      return dialog.open;
    },

    open() {
      at = 0;
      openDialog(dialog); // before what is laid out is measured
      draw();
      printing.focus();
    },

    /** Draws again when more is known, such as a verdict. */
    draw() {
      const { verdict, rating, sheet, solution, listed } = shown();
      const now = [verdict?.verdict, rating?.rating, sheet.givens, solution, listed?.collection.verdicts.waiting];
      const text = [...now, listed?.collection.ratedShare, listed?.sizes[listed.filter]].join();
      if (text === known) return;
      known = text;
      refresh();
    },
  };
}
