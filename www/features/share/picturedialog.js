// The dialog that saves a picture of the puzzle: it shows what will be on it.

import { openDialog } from '../../kit/dialog.js';
import { drawn } from '../../kit/drawn.js';
import { find } from '../../kit/find.js';
import { label } from '../../kit/labels.js';
import { madeDialog } from '../../kit/markup.js';
import { save } from '../../kit/save.js';
import { createSwitch } from '../../kit/switch.js';
import { announce, show } from '../../kit/update.js';
import { drawingOf, margin } from '../../model/drawing.js';
import { piecesOf, svgOf } from '../../model/svg.js';
import { t } from '../../words/i18n.js';
import { solutionName, titleOf } from './paper.js';
import markup from './picturedialog.html?markup';
import { pngOf } from './png.js';
import { solutionIn } from './wish.js';
import '../../kit/dialog.css';
import './share.css';

/** @import { Shown } from './sharing.js' */
/** @import { Wish } from './wish.js' */

/** @param {{ shown: () => Shown, wish: Wish }} page */
export function createPictureDialog({ shown, wish }) {
  const dialog = madeDialog(markup);
  const press = (/** @type {string} */ name) => find(dialog, `button[name=${name}]`, HTMLButtonElement);
  const note = find(dialog, 'output', HTMLElement);
  const rows = find(dialog, '.rows', HTMLElement);
  const choose = (/** @type {'answers' | 'marks' | 'hint'} */ name) => (/** @type {boolean} */ isOn) => {
    wish[name] = isOn;
    draw();
  };
  const answers = createSwitch('print.answers', true, choose('answers'));
  const marks = createSwitch('print.marks', true, choose('marks'));
  const hint = createSwitch('print.hint', true, choose('hint'));
  const solved = createSwitch('print.solution', false, draw);
  rows.append(...[answers, marks, hint, solved].map(({ element }) => element));

  /** What the picture shows, and what it is called. */
  function picture() {
    const all = shown();
    const solution = solved.input.checked ? solutionIn(all) : null;
    const puzzle = {
      sheet: all.sheet,
      answers: wish.answers ? all.answers : undefined,
      marks: wish.marks ? all.marks : undefined,
      solution,
    };
    return {
      drawing: drawingOf(puzzle, wish.hint && all.hint ? [all.hint] : []),
      name: solution ? `${titleOf(all)} · ${solutionName(all.verdict)}` : titleOf(all),
      file: solution ? 'sudoku-solution' : 'sudoku',
    };
  }

  function draw() {
    const all = shown();
    show(answers.element, all.answers?.some(Boolean) ?? false);
    show(marks.element, all.marks?.some(Boolean) ?? false);
    show(hint.element, all.hint !== null);
    show(solved.element, solutionIn(all) !== null);
    label(solved.words, all.verdict?.verdict === 'several' ? 'print.oneSolution' : 'print.solution');
    answers.set(wish.answers);
    marks.set(wish.marks);
    hint.set(wish.hint);
    const { drawing, name } = picture();
    find(dialog, '.card', HTMLElement).replaceChildren(drawn(piecesOf(drawing, name, margin)));
  }

  /** @param {'svg' | 'png'} kind */
  async function savePicture(kind) {
    const { drawing, name, file } = picture();
    announce(note, '');
    try {
      const content =
        kind === 'png' ? await pngOf(drawing) : new Blob([svgOf(drawing, name)], { type: 'image/svg+xml' });
      save(`${file}.${kind}`, content);
      announce(note, t('saved'));
    } catch {
      announce(note, t('picture.failed'));
    }
  }

  press('svg').addEventListener('click', () => savePicture('svg'));
  press('png').addEventListener('click', () => savePicture('png'));

  return {
    /** Whether the dialog is open. */
    get isOpen() {
      return dialog.open;
    },

    open() {
      solved.set(shown().solution !== null);
      note.textContent = '';
      draw();
      openDialog(dialog);
      press('png').focus();
    },

    draw,
  };
}
