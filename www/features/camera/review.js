// The photo beside the grid: straightened, with its doubtful cells marked. For the selected cell it shows what the photo
// has there, enlarged, and the digits that it may be.

import { printOf } from '../../incoming/prints.js';
import { find } from '../../kit/find.js';
import { name } from '../../kit/labels.js';
import { buttonOf, make, signButton, wordButton } from '../../kit/make.js';
import { leaveFocus } from '../../kit/pointer.js';
import { shape } from '../../kit/shape.js';
import { createToolbar } from '../../kit/toolbar.js';
import { show, write } from '../../kit/update.js';
import { cellAt, classic, placeIn } from '../../model/layout.js';
import { choicesIn, doubtsOf } from '../../model/photo.js';
import { cellSide } from '../../model/straighten.js';
import { symbolOf } from '../../model/symbols.js';
import { spoken, t } from '../../words/i18n.js';
import { choiceWords, doubtsWords, placeWords } from '../../words/photos.js';
import '../../kit/panel.css';

/** @import { Photo } from '../../model/photo.js' */
/** @import { Session } from '../../session/session.js' */
/** @import { View } from '../../session/view.js' */

/** A photo's grid. */
const layout = classic(9);
const { side } = layout;

/** How much of its neighbours is shown around an enlarged cell, in cells. */
const margin = 0.15;

/** @param {Session['act']} act @param {() => void} onAgain another photo is wanted */
export function createReview(act, onAgain) {
  /** The opening of the photo that is drawn. @type {string | null} */
  let drawn = null;
  let selected = 0;
  let isAnswer = false;
  let shown = ''; // what the choices were made of
  let offered = -1; // the cell that they are for

  const print = name(canvasOf(side * cellSide, { role: 'img' }), 'photo.straight');
  const marks = shape('svg', { viewBox: `0 0 ${side} ${side}`, 'aria-hidden': 'true' });
  const sheet = make('div', { class: 'sheet' }, print, marks);
  const crop = canvasOf(2 * cellSide, { class: 'crop', 'aria-hidden': 'true' });
  const place = make('h2');
  const choices = name(make('div', { class: 'actions choose' }), 'photo.choices');
  const left = make('p');
  const use = wordButton('photo.use', () => act({ do: 'review', isOpen: false }), { class: 'primary' });
  const actions = name(make('div', { class: 'actions' }, use, wordButton('photo.again', onAgain)), 'photo.name');
  const panel = name(find(document, '#photo', HTMLElement), 'photo.name');
  panel.append(sheet, crop, place, choices, left, actions);
  const grid = find(document, '#grid', HTMLElement);
  leaveFocus([panel], () => find(grid, '[tabindex="0"]', HTMLElement).focus({ preventScroll: true }));
  for (const bar of [choices, actions]) createToolbar(bar);

  sheet.addEventListener('click', ({ offsetX, offsetY }) => {
    const at = (/** @type {number} */ offset) => Math.min(side - 1, Math.floor((offset / print.clientWidth) * side));
    act({ do: 'select', cell: cellAt(layout, at(offsetY), at(offsetX)) });
    act({ do: 'show', feature: 'board' }); // so that one can type
  });

  /** @param {Photo} photo */
  function drawPhoto(photo) {
    const length = side * cellSide;
    const pixels = printOf(photo.opening);
    if (!pixels) return;
    const data = new Uint8ClampedArray(pixels.buffer); // they need not be copied
    print.getContext('2d')?.putImageData(new ImageData(data, length, length), 0, 0);
  }

  function drawCrop() {
    const length = (1 + 2 * margin) * cellSide;
    const { row, column } = placeIn(layout, selected);
    const [x, y] = [column, row].map((at) => Math.max(0, Math.min(side * cellSide - length, (at - margin) * cellSide)));
    crop.getContext('2d')?.drawImage(print, x, y, length, length, 0, 0, crop.width, crop.height);
  }

  /** @param {Photo} photo @param {number} digit that the cell has now */
  function drawChoices(photo, digit) {
    const now = `${choicesIn(photo, selected)} ${selected} ${digit} ${isAnswer} ${spoken()}`;
    if (now === shown) return;
    const isMoved = offered !== selected;
    [shown, offered] = [now, selected];
    const made = choicesIn(photo, selected).map((choice) => {
      const onClick = () => act({ do: 'choose', digit: choice, isAnswer: isAnswer && choice > 0 });
      const its = { 'aria-label': choiceWords(choice, selected), 'aria-pressed': String(choice === digit) };
      return buttonOf(onClick, its, symbolOf(choice) || t('keypad.blank'));
    });
    const its = { class: 'hand', title: t('photo.hand'), 'aria-pressed': String(isAnswer) };
    const hand = signButton('photo.hand', () => act({ do: 'choose', digit, isAnswer: !isAnswer }), its, '✎');
    const focused = [...choices.children].indexOf(/** @type {Element} */ (document.activeElement));
    choices.replaceChildren(...made, ...(digit ? [hand] : []));
    if (focused < 0) return;
    const pressed = made.find(({ ariaPressed }) => ariaPressed === 'true') ?? made[0];
    const same = isMoved ? null : choices.children[focused];
    (same instanceof HTMLElement ? same : pressed).focus({ preventScroll: true });
  }

  /** @param {readonly number[]} doubts */
  function drawMarks(doubts) {
    const frame = (/** @type {number} */ cell, /** @type {string} */ look) => {
      const { row, column } = placeIn(layout, cell);
      return shape('rect', { class: look, x: column + 0.05, y: row + 0.05, width: 0.9, height: 0.9 });
    };
    marks.replaceChildren(
      ...doubts.flatMap((cell) => [frame(cell, 'doubtful'), frame(cell, 'line')]),
      ...['', 'line selected'].map((look) => frame(selected, look)),
    );
  }

  return {
    /** @param {View} view */
    draw({ photo, position, selected: cell, front, hint, path, isDoctorAsked }) {
      const isOpen = photo?.isOpen === true && front === 'board' && !hint && !path && !isDoctorAsked;
      if (photo && photo.opening !== drawn) drawPhoto(photo);
      drawn = photo?.opening ?? drawn;
      show(panel, isOpen);
      if (!photo || !isOpen) return;
      const doubts = doubtsOf(photo, position);
      selected = cell;
      isAnswer = position.answers[cell] > 0;
      drawMarks(doubts);
      drawCrop();
      drawChoices(photo, position.sheet.givens[cell] || position.answers[cell]);
      write(place, placeWords(cell));
      write(left, doubtsWords(doubts.length));
    },
  };
}

/** @param {number} length in pixels @param {Record<string, string>} [attributes] */
const canvasOf = (length, attributes = {}) =>
  make('canvas', { width: String(length), height: String(length), ...attributes });
