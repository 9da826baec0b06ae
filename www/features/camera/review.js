// The photo of the puzzle on the board, looked over: of the selected cell it shows what the photo has there, enlarged, and asks
// what that is. A press on it shows the whole photo in its place, straightened; a press on a cell there leads back.

import { printOf } from '../../incoming/prints.js';
import { find } from '../../kit/find.js';
import { name } from '../../kit/labels.js';
import { buttonOf, make, signButton, wordButton } from '../../kit/make.js';
import { panelIn } from '../../kit/panel.js';
import { shape } from '../../kit/shape.js';
import { createToolbar } from '../../kit/toolbar.js';
import { set, show, write } from '../../kit/update.js';
import { cellAt, classic, placeIn } from '../../model/layout.js';
import { doubtsOf, ruleAskedOf, sharedOf } from '../../model/photo.js';
import { choicesIn } from '../../model/settling.js';
import { cellSide } from '../../model/straighten.js';
import { symbolOf } from '../../model/symbols.js';
import { spoken, t } from '../../words/i18n.js';
import {
  choiceWords,
  doubtsWords,
  placeWords,
  questionWords,
  ruleWords,
  tagWords,
  whoseWords,
  yesWords,
} from '../../words/photos.js';
import '../../kit/panel.css';

/** @import { Photo } from '../../model/photo.js' */
/** @import { Session } from '../../session/session.js' */
/** @import { View } from '../../session/view.js' */

/** All that can stand in a cell. @param {number} side */
const allOf = (side) => [...Array.from({ length: side }, (_, index) => index + 1), 0];

/** How much of its neighbours is shown around an enlarged cell, in cells. */
const margin = 0.15;

/** @param {Session['act']} act @param {() => void} onAgain another photo is wanted */
export function createReview(act, onAgain) {
  /** The rules of the puzzle on the board. */
  let layout = classic(9);
  /** The opening of the photo that is drawn. @type {string | null} */
  let drawn = null;
  let doubts = /** @type {readonly number[]} */ ([]);
  let selected = -1;
  /** The last cell that was in doubt, until another one is selected; or -1. */
  let last = -1;
  let isAll = false; // whether all digits are offered
  let offered = ''; // what the choices were made of
  /** @type {() => void} */
  let redraw = () => {};

  const element = find(document, '#photo', HTMLElement);
  const close = () => act({ do: 'review', isOpen: false });
  const panel = panelIn(element, close);
  const [print, enlarged] = [0, 2 * cellSide].map((length) => {
    const its = { width: String(length), height: String(length), 'aria-hidden': 'true' };
    return make('canvas', its);
  });
  const marks = shape('svg', { 'aria-hidden': 'true' });
  const crop = signButton('photo.whole', () => see(true), { class: 'crop' }, enlarged);
  const sheet = name(make('button', { type: 'button', class: 'sheet', hidden: '' }, print), 'photo.straight');
  sheet.append(marks);
  const choices = name(make('div', { class: 'choose' }), 'photo.choices');
  const whose = make(
    'div',
    { class: 'choose words' },
    wordButton('photo.mine', () => act({ do: 'divide', isAnswer: true }), { class: 'word' }),
    wordButton('photo.printed', () => act({ do: 'divide', isAnswer: false }), { class: 'word' }),
  );
  const yes = buttonOf(() => act({ do: 'decide', isMeant: true }), { class: 'word' });
  const no = wordButton('photo.no', () => act({ do: 'decide', isMeant: false }), { class: 'word' });
  const rule = make('div', { class: 'choose words' }, yes, no);
  const answer = make('div', { class: 'answer' }, choices, whose, rule);
  panel.telling.append(crop, sheet, answer);
  panel.actions.append(wordButton('photo.use', close, { class: 'primary' }), wordButton('photo.again', onAgain));
  for (const bar of [choices, whose, rule, panel.actions]) createToolbar(bar);

  sheet.addEventListener('click', ({ detail, offsetX, offsetY }) => {
    const { side } = layout;
    const [row, column] = [offsetY, offsetX].map((at) =>
      Math.min(side - 1, Math.floor((at / sheet.clientWidth) * side)),
    );
    see(false);
    if (detail) act({ do: 'select', cell: cellAt(layout, row, column) }); // not by a key
  });
  document.addEventListener('keydown', ({ key, target }) => {
    if (key === 'Escape' && !element.hidden && target instanceof Element && !target.closest('dialog')) back();
  });

  /** Goes one step back: from all digits to the likely ones, from the whole photo to the cell, or out of the photo. */
  function back() {
    if (isAll) offer(false);
    else if (!sheet.hidden) see(false);
    else close();
  }

  /** @param {boolean} isWhole whether the whole photo is seen */
  function see(isWhole) {
    if (sheet.hidden !== isWhole) return; // it is seen already, or is not
    const hadFocus = panel.telling.contains(document.activeElement);
    show(sheet, isWhole);
    for (const part of [crop, answer]) show(part, !isWhole);
    if (hadFocus) (isWhole ? sheet : crop).focus();
  }

  /** @param {Photo} photo */
  function drawPhoto(photo) {
    const pixels = printOf(photo.opening);
    const { side } = photo.seen.layout;
    Object.assign(print, { width: side * cellSide, height: side * cellSide });
    marks.setAttribute('viewBox', `0 0 ${side} ${side}`);
    if (!pixels) return;
    const data = new Uint8ClampedArray(pixels.buffer); // they need not be copied
    print.getContext('2d')?.putImageData(new ImageData(data, print.width, print.height), 0, 0);
  }

  /** Draws the selected cell enlarged, or all cells. @param {boolean} isAll */
  function drawCrop(isAll) {
    const length = isAll ? print.width : (1 + 2 * margin) * cellSide;
    const { row, column } = placeIn(layout, selected);
    const [x, y] = [column, row].map((at) => Math.max(0, Math.min(print.width - length, (at - margin) * cellSide)));
    const { width, height } = enlarged;
    enlarged.getContext('2d')?.drawImage(print, x, y, length, length, 0, 0, width, height);
  }

  /** @param {Photo} photo @param {number} digit that the cell has now @param {boolean} isAnswer @param {boolean} isMoved */
  function drawChoices(photo, digit, isAnswer, isMoved) {
    const digits = isAll ? allOf(layout.side) : choicesIn(photo, selected);
    const now = `${digits} ${selected} ${digit} ${isAnswer} ${spoken()}`;
    if (now === offered) return;
    offered = now;
    set(choices, 'data-all', isAll ? (layout.side > 9 ? 'many' : 'few') : '');
    const made = digits.map((choice) => {
      const onClick = () => {
        isAll = false;
        act({ do: 'choose', digit: choice, isAnswer: isAnswer && choice > 0 });
      };
      const its = { 'aria-label': choiceWords(choice, layout, selected), 'aria-pressed': String(choice === digit) };
      return buttonOf(onClick, { ...its, class: choice ? '' : 'word' }, symbolOf(choice) || t('keypad.blank'));
    });
    const more = signButton('photo.all', () => offer(true), { class: 'more' }, '…');
    const its = { class: 'hand', title: t('photo.hand'), 'aria-pressed': String(isAnswer) };
    const hand = signButton('photo.hand', () => act({ do: 'choose', digit, isAnswer: !isAnswer }), its, '✎');
    const hadFocus = choices.contains(document.activeElement);
    const isHand = document.activeElement?.matches('.hand');
    // The last of them stay together: none is alone in a row.
    const together = make('span', ...(isAll ? made.slice(-1) : [more]), ...(digit ? [hand] : []));
    choices.replaceChildren(...(isAll ? made.slice(0, -1) : made), together);
    if (!hadFocus) return;
    const pressed = made.find(({ ariaPressed }) => ariaPressed === 'true') ?? made[0];
    (isHand && digit && !isMoved ? hand : pressed).focus({ preventScroll: true });
  }

  /** @param {boolean} isWanted whether all digits are to be offered */
  function offer(isWanted) {
    isAll = isWanted;
    redraw();
    if (!isAll && choices.contains(document.activeElement)) find(choices, '.more', HTMLElement).focus();
  }

  function drawMarks() {
    const frame = (/** @type {number} */ cell, /** @type {string} */ look) => {
      const { row, column } = placeIn(layout, cell);
      return shape('rect', { class: look, x: column + 0.05, y: row + 0.05, width: 0.9, height: 0.9 });
    };
    marks.replaceChildren(
      ...doubts.flatMap((cell) => [frame(cell, 'doubtful'), frame(cell, 'line')]),
      ...['', 'line selected'].map((look) => frame(selected, look)),
    );
  }

  /** @param {View} view */
  function draw(view) {
    const { photo, position, selected: cell, hint, path, isDoctorAsked } = view;
    const isOpen = photo?.isOpen === true && !hint && !path && !isDoctorAsked;
    const isOther = photo !== null && photo.opening !== drawn;
    if (isOther) drawPhoto(photo);
    drawn = photo?.opening ?? drawn;
    layout = view.layout;
    const isOpening = panel.open(isOpen, view) || isOther;
    if (!photo || !isOpen) return;
    redraw = () => draw(view);
    const before = doubts;
    doubts = doubtsOf(photo, position);
    const isMoved = cell !== selected;
    if (isOpening || isMoved) {
      see(false);
      isAll = false;
      last = -1;
    } else if (before.length && !doubts.length) last = cell;
    selected = cell;
    const digit = position.sheet.givens[cell] || position.answers[cell];
    const asked = ruleAskedOf(photo, position);
    const shared = sharedOf(photo, position).length;
    const hadFocus = [whose, rule].some((bar) => bar.contains(document.activeElement));
    show(rule, asked !== null);
    show(whose, shared > 0);
    show(choices, !asked && !shared);
    drawMarks();
    drawCrop(asked !== null);
    drawChoices(photo, digit, position.answers[cell] > 0, isMoved);
    const others = cell === last && !doubts.length ? doubtsWords(0) : placeWords(layout, cell);
    const doubt = doubts.includes(cell) ? questionWords(digit) : others;
    if (asked) write(yes, yesWords(photo.seen, asked));
    panel.name(asked ? ruleWords(photo.seen, asked) : shared ? whoseWords(shared) : doubt);
    const bar = [rule, whose, choices].find(({ hidden }) => !hidden);
    if (hadFocus && !bar?.contains(document.activeElement)) bar?.querySelector('button')?.focus();
    write(panel.tag, tagWords(photo.seen, shared ? 0 : doubts.length));
  }

  return { draw };
}
