// The dialog to share, print and save what is on the page.

import { unnoticed } from '../../engine/inquiry.js';
import { writeClipboard } from '../../kit/clipboard.js';
import { find, findAll } from '../../kit/find.js';
import { label } from '../../kit/labels.js';
import { madeDialog } from '../../kit/markup.js';
import { save } from '../../kit/save.js';
import { announce } from '../../kit/update.js';
import { drawingOf } from '../../model/drawing.js';
import { linkOf } from '../../model/links.js';
import { svgOf } from '../../model/svg.js';
import { sentences, t } from '../../words/i18n.js';
import { listTitle, rulesOf, solutionName, titleOf } from './paper.js';
import { pngOf } from './png.js';
import { qrOf } from './qr.js';
import markup from './sharedialog.html?markup';
import { mostPrinted, placed, printedAt, puzzlesOn, readable, sheetsOf } from './sheets.js';
import '../../kit/chips.css';
import '../../kit/dialog.css';
import './share.css';

/** @import { Sheet } from './paper.js' */
/** @import { Listed, Shown } from './sharing.js' */
/** @import { Where } from './sheets.js' */

/** How often a screen reader says how many puzzles are left while a list is solved, in milliseconds. */
const pause = 1000;

/** A QR code of more modules than this needs the dialog's whole width. */
const small = 70;

/** @param {HTMLInputElement | HTMLSelectElement} control */
const labelOf = (control) => /** @type {HTMLLabelElement} */ (control.labels?.[0]);

/** @param {object} page @param {(sheets: Sheet[]) => void} page.onPrint @param {() => void} page.onClose */
export function createShareDialog({ onPrint, onClose }) {
  const dialog = madeDialog(markup);
  const part = (/** @type {string} */ selector) => find(dialog, selector, HTMLElement);
  const press = (/** @type {string} */ name) => find(dialog, `button[name=${name}]`, HTMLButtonElement);
  const field = (/** @type {string} */ name) => find(dialog, `input[name=${name}]`, HTMLInputElement);
  const choice = (/** @type {string} */ value) => find(dialog, `input[value=${value}]`, HTMLInputElement);
  const [own, hinted, link, title, solved] = ['own', 'hint', 'link', 'title', 'solved'].map(field);
  const [place, each] = findAll(dialog, 'select', HTMLSelectElement);
  const printing = press('print');
  const code = part('.code');
  const note = part('output');
  /** Whether the person has chosen where the solutions go. */
  let hasPlaced = false;
  /** @type {Shown} */
  let shown;
  /** Ends the wait until a list is solved: `now` prints what is known by now, `never` nothing. @type {((end: 'now' | 'never') => void) | null} */
  let endWait = null;

  const say = (/** @type {string} */ sentence) => announce(note, sentence);

  /** The puzzle, with or without what the person added. */
  function puzzle() {
    const { sheet, answers, marks } = shown;
    return own.checked ? { sheet, answers, marks } : { sheet };
  }

  /** What the hint shows, if that is wanted. */
  const layer = () => (hinted.checked ? shown.hint : null);

  /** The solution that is shown, or else the first that is known; null where there is none. */
  const solution = () =>
    shown.verdict && 'solution' in shown.verdict ? (shown.solution ?? shown.verdict.solution) : null;

  function drawLink() {
    link.value = location.origin + location.pathname + linkOf(puzzle());
    const qr = qrOf(link.value);
    part('.link').dataset.large = String(qr !== null && qr.modules > small);
    if (qr) {
      qr.svg.setAttribute('role', 'img');
      qr.svg.setAttribute('aria-label', t('share.code'));
      qr.svg.style.setProperty('--step', `${qr.modules / devicePixelRatio}px`); // share.css: one more pixel for each module
    }
    code.replaceChildren(qr?.svg ?? t('share.tooLong'));
  }

  /** The list, if it is to be printed; else null. */
  const listed = () => (choice('collection').checked ? shown.listed : null);

  const chosenPlace = () => /** @type {Where} */ (place.disabled ? 'none' : place.value);

  function drawChoices() {
    const list = shown.listed;
    for (const part of [choice('one'), choice('collection'), each]) labelOf(part).hidden = !list;
    part('[value=collection] + span').textContent = t('print.list', { count: list?.sizes[list.filter] ?? 0 });
    title.placeholder = list && listed() ? listTitle(list) : titleOf(shown);
    place.disabled = !listed() && !solution();
    part('.reason').textContent = place.disabled ? t(shown.verdict ? 'print.unsolvable' : 'print.unsolved') : '';
    for (const option of each.options) {
      const count = puzzlesOn(chosenPlace(), /** @type {2 | 4 | 6} */ (Number(option.value)));
      option.label = t('print.each', { count });
    }
    labelOf(solved).hidden = !solution();
    part('[name=solved] + span').textContent = t(
      shown.verdict?.verdict === 'several' ? 'picture.oneSolved' : 'picture.solved',
    );
  }

  function printChosen() {
    if (endWait) return endWait('now');
    const list = listed();
    const wish = { place: chosenPlace(), title: title.value.trim() || title.placeholder };
    say('');
    if (list) return printList(list, { ...wish, each: /** @type {2 | 4 | 6} */ (Number(each.value)) });
    const one = {
      number: '',
      puzzle: puzzle(),
      layer: layer(),
      solution: solution(),
      name: solutionName(shown.verdict),
      caption: rulesOf(shown) || undefined,
    };
    onPrint(sheetsOf([one], { ...wish, each: 1 }));
  }

  /**
   * Prints a list. If solutions are wanted, it waits until the list is solved.
   * @param {Listed} list
   * @param {Parameters<typeof sheetsOf>[1]} wish
   */
  async function printList({ collection, filter, order, solver }, wish) {
    const { length: count } = collection.indices({ filter, order });
    const { places, unreadable } = await readable({ collection, filter, order });
    const unsolved = () => places.filter(({ index }) => collection.puzzles[index].verdict === 'waiting').length;
    if (wish.place !== 'none' && unsolved()) {
      let end = '';
      const ended = new Promise((resolve) => {
        endWait = (how) => {
          end = how;
          resolve(how);
        };
      });
      const wasWorking = solver.isWorking;
      let said = Number.POSITIVE_INFINITY; // when it was said last
      const tell = () => {
        said = performance.now();
        say(t('print.waiting', { count: unsolved() }));
      };
      const timer = setTimeout(() => {
        label(printing, 'print.now');
        tell();
      }, unnoticed);
      solver.go();
      while (!end && solver.isWorking && unsolved()) {
        await Promise.race([new Promise((resolve) => setTimeout(resolve, unnoticed)), ended]);
        if (performance.now() - said > pause) tell();
      }
      clearTimeout(timer);
      endWait = null;
      if (end && !wasWorking) solver.stop(); // nobody waits for the rest any longer
      label(printing, 'print.open');
      if (end === 'never') return;
    }
    const all = [];
    for (const place of places) {
      const printed = await printedAt(collection, place.index);
      if (printed) all.push(placed(printed, place));
    }
    const left = wish.place === 'none' ? 0 : unsolved();
    say(
      sentences(
        count > mostPrinted ? t('print.first', { first: mostPrinted, count }) : '',
        unreadable ? t('print.unreadable', { count: unreadable }) : '',
        left ? t('print.waiting', { count: left }) : '',
      ),
    );
    if (all.length) onPrint(sheetsOf(all, wish));
  }

  async function copy() {
    if (await writeClipboard(link.value)) return say(t('share.copied'));
    link.select();
    say(t('copied.byHand'));
  }

  async function share() {
    say('');
    const data = { title: titleOf(shown), url: link.value };
    try {
      await navigator.share(data);
    } catch (error) {
      if (/** @type {Error} */ (error).name !== 'AbortError') await copy(); // else the person changed their mind
    }
  }

  /** @param {'svg' | 'png'} kind */
  async function savePicture(kind) {
    const answer = solved.checked ? solution() : null;
    const hint = layer();
    const drawing = drawingOf({ ...puzzle(), solution: answer }, hint ? [hint] : []);
    const name = answer ? `${titleOf(shown)} · ${solutionName(shown.verdict)}` : titleOf(shown);
    say('');
    try {
      const picture =
        kind === 'png' ? await pngOf(drawing) : new Blob([svgOf(drawing, name)], { type: 'image/svg+xml' });
      save(`sudoku${answer ? '-solution' : ''}.${kind}`, picture);
    } catch {
      say(t('picture.failed'));
    }
  }

  own.addEventListener('change', drawLink);
  link.addEventListener('focus', () => link.select());
  press('share').addEventListener('click', share);
  press('copy').addEventListener('click', copy);
  printing.addEventListener('click', printChosen);
  press('svg').addEventListener('click', () => savePicture('svg'));
  press('png').addEventListener('click', () => savePicture('png'));
  place.addEventListener('change', () => {
    hasPlaced = true;
  });
  each.addEventListener('change', () => {
    choice('collection').checked = true;
    drawChoices();
  });
  for (const chosen of [choice('one'), choice('collection'), place]) chosen.addEventListener('change', drawChoices);
  title.addEventListener('keydown', (event) => {
    if (event.key === 'Enter' && !event.isComposing) printChosen();
  });
  dialog.addEventListener('close', () => {
    endWait?.('never');
    onClose();
  });

  return {
    /** Whether the dialog is open. */
    get isOpen() {
      return dialog.open;
    },

    /**
     * @param {Shown} what
     * @param {boolean} isList whether it is about the list instead of the grid
     * @param {'link' | 'print' | 'picture'} at what is wanted of it: that has the focus
     */
    open(what, isList, at) {
      shown = what;
      const hasOwn = shown.answers?.some(Boolean) || shown.marks?.some(Boolean);
      dialog.dataset.list = String(isList);
      label(part('h2'), isList ? 'print.name' : 'share.title');
      own.checked = true;
      labelOf(own).hidden = !hasOwn;
      hinted.checked = shown.hint !== null;
      labelOf(hinted).hidden = shown.hint === null;
      solved.checked = shown.solution !== null;
      if (!hasPlaced) place.value = solved.checked && !isList ? 'last' : 'none';
      const canShare = 'share' in navigator;
      const linked = press(canShare ? 'share' : 'copy');
      const first = { link: linked, print: printing, picture: press('png') }[at];
      press('share').hidden = !canShare;
      for (const button of [linked, printing, press('png')]) button.classList.toggle('primary', button === first);
      choice(isList ? 'collection' : 'one').checked = true;
      drawChoices();
      drawLink();
      say('');
      if (!dialog.open) dialog.showModal(); // a second click may come while the first one loads
      if (!isList) first.focus();
      if (at !== 'link') first.scrollIntoView({ block: 'nearest' });
    },

    /** Draws again when more is known of the puzzle, such as its verdict. @param {Shown} what */
    draw(what) {
      if (what.verdict === shown.verdict && what.sheet === shown.sheet) return;
      shown = what;
      drawChoices();
      drawLink();
    },
  };
}
