// The dialog to share, print and save what is on the page.

import { write } from '../clipboard.js';
import { drawingOf } from '../drawing.js';
import { t } from '../i18n.js';
import { linkOf } from '../link.js';
import { most, pairOf, sheetOf, sheetsOf, titleOf } from '../paper.js';
import { pngOf } from '../png.js';
import { qrOf } from '../qr.js';
import { save } from '../save.js';
import { svgOf } from '../svg.js';
import { label } from './labels.js';

/** @typedef {import('../share.js').Shown} Shown */

/** A QR code of more modules than this needs the dialog's whole width. */
const small = 70;

/**
 * @param {HTMLDialogElement} dialog
 * @param {(sheets: import('../paper.js').Sheet[]) => void} onPrint
 */
export function createShareDialog(dialog, onPrint) {
  const find = (/** @type {string} */ selector) => /** @type {HTMLElement} */ (dialog.querySelector(selector));
  const field = (/** @type {string} */ name) => /** @type {HTMLInputElement} */ (find(`[name=${name}]`));
  const choice = (/** @type {string} */ value) => /** @type {HTMLInputElement} */ (find(`[value=${value}]`));
  const [own, link] = [field('own'), field('link')];
  const each = /** @type {HTMLSelectElement} */ (find('select'));
  const code = find('.code');
  const note = find('output');
  /** @type {Shown} */
  let shown;

  const say = (/** @type {string} */ sentence) => {
    note.textContent = sentence;
  };

  /** The puzzle, with or without what the person added. */
  function puzzle() {
    const { givens, answers, marks } = shown;
    return own.checked ? { givens, answers, marks } : { givens };
  }

  /** A puzzle that has a solution, its solution; else null. */
  const solution = () =>
    shown.verdict && 'solution' in shown.verdict ? (shown.solution ?? shown.verdict.solution) : null;

  function drawLink() {
    link.value = location.origin + location.pathname + linkOf(puzzle());
    const qr = qrOf(link.value);
    find('.link').dataset.large = String(qr !== null && qr.modules > small);
    if (qr) {
      qr.svg.setAttribute('role', 'img');
      qr.svg.setAttribute('aria-label', t('share.code'));
    }
    code.replaceChildren(qr?.svg ?? t('share.tooLong'));
  }

  function drawChoices() {
    const { verdict, listed } = shown;
    const count = listed?.collection.size(listed.filter) ?? 0;
    choice('pair').disabled = !solution();
    find('.reason').textContent = solution() ? '' : verdict ? t('print.unsolvable') : t('print.unsolved');
    /** @type {HTMLElement} */ (choice('collection').labels?.[0]).hidden = !listed;
    each.hidden = !listed;
    find('[value=collection] + span').textContent = t('print.list', { count });
    for (const option of each.options) option.label = t('print.each', { count: Number(option.value) });
  }

  async function printChosen() {
    const { listed, verdict } = shown;
    const what = /** @type {HTMLInputElement} */ (find('[name=what]:checked')).value;
    const answer = solution();
    say('');
    if (what === 'collection' && listed) {
      const sheets = await sheetsOf(listed, /** @type {'2' | '4' | '6'} */ (each.value));
      const count = listed.collection.size(listed.filter);
      if (count > most) say(t('print.first', { first: most, count }));
      onPrint(sheets);
    } else if (what === 'pair' && answer) onPrint([pairOf(puzzle(), answer, verdict?.verdict === 'unique')]);
    else onPrint([sheetOf(puzzle())]);
  }

  async function copy() {
    if (await write(link.value)) return say(t('share.copied'));
    link.select();
    say(t('copied.byHand'));
  }

  async function share() {
    say('');
    const data = { title: titleOf(shown), url: link.value };
    try {
      await navigator.share(data);
    } catch (error) {
      if (/** @type {Error} */ (error).name !== 'AbortError') await copy(); // the person changed their mind
    }
  }

  /** @param {'svg' | 'png'} kind */
  async function savePicture(kind) {
    const drawing = drawingOf({ ...puzzle(), solution: shown.solution });
    const title = titleOf(shown);
    say('');
    try {
      const picture =
        kind === 'png' ? await pngOf(drawing) : new Blob([svgOf(drawing, title)], { type: 'image/svg+xml' });
      save(`sudoku.${kind}`, picture);
    } catch {
      say(t('picture.failed'));
    }
  }

  own.addEventListener('change', drawLink);
  link.addEventListener('focus', () => link.select());
  field('share').addEventListener('click', share);
  field('copy').addEventListener('click', copy);
  field('print').addEventListener('click', printChosen);
  field('svg').addEventListener('click', () => savePicture('svg'));
  field('png').addEventListener('click', () => savePicture('png'));
  each.addEventListener('change', () => {
    choice('collection').checked = true;
  });

  return {
    /**
     * @param {Shown} what
     * @param {boolean} isList whether it is about the list instead of the grid
     */
    open(what, isList) {
      shown = what;
      const hasOwn = shown.answers?.some(Boolean) || shown.marks?.some(Boolean);
      dialog.dataset.list = String(isList);
      label(find('h2'), isList ? 'print.name' : 'share.title');
      own.checked = true;
      /** @type {HTMLElement} */ (own.labels?.[0]).hidden = !hasOwn;
      const canShare = 'share' in navigator;
      const first = field(canShare ? 'share' : 'copy');
      field('share').hidden = !canShare;
      first.classList.add('primary');
      choice(isList ? 'collection' : 'one').checked = true;
      drawChoices();
      drawLink();
      say('');
      if (!dialog.open) dialog.showModal(); // a second click may come while the first one loads
      if (!isList) first.focus();
    },
  };
}
