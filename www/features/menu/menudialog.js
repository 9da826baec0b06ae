// The menu: what can be done besides what the page shows, in rows. A row that can do nothing is left out.

import { dialogOf, openDialog } from '../../kit/dialog.js';
import { disable } from '../../kit/disable.js';
import { find, findAll } from '../../kit/find.js';
import { haveMoreWords, label } from '../../kit/labels.js';
import { make } from '../../kit/make.js';
import { madeDialog } from '../../kit/markup.js';
import { whenPressed } from '../../kit/press.js';
import { createToolbar } from '../../kit/toolbar.js';
import { set, show, write } from '../../kit/update.js';
import { exampleAt, examples } from '../../model/examples.js';
import { classic, sides } from '../../model/layout.js';
import { emptySheet, sheetIn } from '../../model/sheet.js';
import { actionsIn } from '../../model/situation.js';
import { recentBut } from '../../session/recent.js';
import { revealSentences } from '../../words/asides.js';
import { spoken } from '../../words/i18n.js';
import { languages, nameOf } from '../../words/languages.js';
import { noteWords, teach } from '../../words/notes.js';
import { shapeWords } from '../../words/puzzle.js';
import { questionWords } from '../../words/verdict.js';
import markup from './menu.html?markup';
import '../../kit/dialog.css';
import './menu.css';

/** @import { Sheet } from '../../model/sheet.js' */
/** @import { Work } from '../../model/work.js' */
/** @import { Session } from '../../session/session.js' */
/** @import { View } from '../../session/view.js' */
/** @import { Key } from '../../words/i18n.js' */

teach(revealSentences);

/** Which rows can do something. @param {View} view @param {Work} work what is on the board @returns {Record<string, boolean>} */
function useful(view, work) {
  const { position, selected, verdict, extent, isEmpty, photo, mode, front, list } = view;
  const isBoard = front === 'board';
  const isList = !isBoard && list !== null;
  const actions = actionsIn(view);
  const isSolvable = actions.includes('solve') || actions.includes('count');
  const isBlank = position.sheet.givens[selected] === 0;
  const isSomething = !isEmpty || !isBoard; // to take along: a list, too
  return {
    new: !isEmpty,
    recent: recentBut(work).length > 0,
    share: isBoard && !isEmpty,
    copy: isBoard && !isEmpty,
    print: isSomething,
    picture: isBoard && !isEmpty,
    redo: isBoard && view.can.redo,
    clear: isBoard && view.hasProgress,
    reveal: isBoard && !isEmpty && isBlank,
    fill: isBoard && !isEmpty && extent.givens < extent.cells && !view.solution,
    solve: isBoard && !isSolvable,
    examine: isBoard && !actions.includes('examine') && questionWords(verdict, extent) !== '',
    photo: isBoard && photo !== null && !photo.isOpen,
    answers: isBoard && !view.hasModes && mode !== 'answers',
    marks: isBoard && !view.hasModes && mode !== 'marks',
    levels: isList && list.sizes[list.filter] > 0,
    goto: isList,
    unlist: isList,
    size: isBoard,
  };
}

/** @param {Session} session */
export function createMenuDialog(session) {
  const { act } = session;
  const dialog = madeDialog(markup);
  const close = find(dialog, '.close', HTMLButtonElement);
  /** Each row by what it does, with its words and what stands at its end. */
  const rows = findAll(dialog, '.rows > button', HTMLButtonElement).map((row) => {
    const [words, end] = row.children;
    return { row, words, end, does: row.dataset.do ?? '' };
  });
  const rowOf = (/** @type {string} */ name) => rows[rows.findIndex(({ does }) => does === name)];
  const parts = findAll(dialog, 'section, .rows', HTMLElement);
  const tongues = find(dialog, '.languages', HTMLElement);
  tongues.append(
    ...languages.map((tag) => make('button', { type: 'button', 'data-do': 'language', lang: tag }, nameOf(tag))),
  );
  for (const group of findAll(dialog, '.rows, .languages', HTMLElement)) createToolbar(group);

  const focus = () => act({ do: 'show', feature: 'board' });
  // Redo stays, for the next one; all else is done where the menu was. After a press by mouse or finger one can type on.
  dialog.addEventListener('click', ({ target, detail }) => {
    const does = target instanceof Element ? target.closest('[data-do]')?.getAttribute('data-do') : null;
    if (!does || does === 'redo') return;
    dialog.close();
    if (detail && session.state.front === 'board') focus();
  });
  whenPressed('answers', () => act({ do: 'switch', mode: 'answers' }));
  whenPressed('marks', () => act({ do: 'switch', mode: 'marks' }));
  whenPressed('photo', () => act({ do: 'review', isOpen: true }));

  /** Shows the rows that can do something now. While the menu is open none comes or goes under the finger. @param {View} view */
  function choose(view) {
    const use = useful(view, session.state.puzzle.work);
    for (const { does, row } of rows) show(row, use[does] ?? true);
    for (const part of parts) show(part, part.querySelector('button:not([hidden])') !== null);
    if (use.examine) write(rowOf('examine').words, questionWords(view.verdict, view.extent));
  }

  /** @param {View} view */
  function draw(view) {
    const { position, isFilled, said: done } = view;
    const help = rowOf('help');
    show(/** @type {HTMLElement} */ (help.end), view.hasSingleKeys);
    set(help.row, 'aria-keyshortcuts', view.hasSingleKeys ? '?' : '');
    label(/** @type {HTMLElement} */ (rowOf('fill').words), isFilled ? 'fill.clear' : 'fill');
    disable([rowOf('redo').row], close, !view.can.redo);
    write(rowOf('redo').end, done?.fact.kind === 'redo' ? noteWords(done.fact) : '');
    write(rowOf('size').end, shapeWords(position.sheet.layout.side));
    for (const button of tongues.querySelectorAll('button'))
      set(button, 'aria-current', String(button.lang === spoken()));
  }

  const put = (/** @type {Sheet | null} */ sheet) => sheet && act({ do: 'open', sheet, said: { kind: 'put', sheet } });
  const example = createChoice(
    'examples',
    'example.name',
    examples.map(({ name }) => label(make('span'), name)),
    (index) => put(sheetIn(examples[index].puzzle)),
    focus,
  );
  const sizes = createChoice(
    'sizes',
    'size.name',
    sides.map((side) => make('span', shapeWords(side))),
    (index) => put(emptySheet(classic(sides[index]))),
    focus,
  );

  return {
    /** @param {View} view */
    draw(view) {
      if (dialog.open) draw(view);
    },

    menu() {
      choose(session.view);
      draw(session.view);
      openDialog(dialog);
      dialog.scrollTop = 0;
    },

    async example() {
      await haveMoreWords(); // the rows are nothing else
      example(exampleAt(session.view.position.sheet));
    },

    size: () => sizes(sides.indexOf(session.view.layout.side)),
  };
}

/**
 * A sheet with rows to choose one of; the present one has a tick.
 * @param {string} className
 * @param {Key} title
 * @param {HTMLElement[]} options
 * @param {(index: number) => void} onChoose
 * @param {() => void} focus gives the focus to the grid, so that one can type on after a press by mouse or finger
 * @returns {(now: number) => void} opens it; `now`: the present one, or -1
 */
function createChoice(className, title, options, onChoose, focus) {
  const rows = options.map((option) => make('button', { type: 'button' }, option));
  const group = make('div', { class: 'rows whole ticked' }, ...rows);
  const dialog = dialogOf(className, title, group);
  createToolbar(group);
  for (const [index, row] of rows.entries()) {
    row.addEventListener('click', ({ detail }) => {
      dialog.close();
      onChoose(index);
      if (detail) focus();
    });
  }
  return (now) => {
    for (const [index, row] of rows.entries()) set(row, 'aria-current', String(index === now));
    openDialog(dialog);
    rows[Math.max(0, now)].focus();
  };
}
