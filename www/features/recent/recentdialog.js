// The recent puzzles, without the one on the board. Each has a picture, the time when it was there, and how far it is
// solved. It can be opened or deleted.

import { dialogOf, openDialog } from '../../kit/dialog.js';
import { find, findAll } from '../../kit/find.js';
import { label } from '../../kit/labels.js';
import { buttonOf, make } from '../../kit/make.js';
import { drawPicture } from '../../kit/picture.js';
import { announce } from '../../kit/update.js';
import { linkOf } from '../../model/links.js';
import { filledIn, workOf } from '../../model/work.js';
import { forgetRecent, keepRecent, recent, recentBut, whenRecentElsewhere } from '../../session/recent.js';
import { deletedWords, deleteWords, progressWords, restoredWords, timeWords } from '../../words/kept.js';
import '../../kit/dialog.css';
import './entries.css';

/** @import { Content } from '../../model/content.js' */
/** @import { Entry } from '../../session/recent.js' */
/** @import { Session } from '../../session/session.js' */
/** @typedef {{ entry: Entry, content: Content }} Shown */

/** @param {Session} session @param {() => void} record records the puzzle on the board */
export function createRecentDialog({ state, act }, record) {
  const none = label(make('p'), 'recent.none');
  const list = make('ol');
  const said = make('output');
  const clear = buttonOf(() => drop(() => true), label(make('span'), 'recent.clear'));
  const undo = buttonOf(restore, label(make('span'), 'undo'));
  const about = label(make('p'), 'recent.about');
  const foot = make('div', { class: 'rows' }, clear, undo);
  const dialog = dialogOf('recent', 'recent.name', about, none, list, said, foot);
  const close = find(dialog, '.close', HTMLElement);
  /** What was deleted since the dialog was opened, each time something was. @type {Entry[][]} */
  let deleted = [];

  const buttons = () => findAll(list, 'button', HTMLElement);
  const isOnBoard = (/** @type {Entry} */ { link }) => link === linkOf(state.puzzle.work);

  function draw() {
    const focused = buttons().findIndex((button) => button.matches(':focus'));
    const all = recentBut(state.puzzle.work);
    list.replaceChildren(...all.map(row));
    for (const [at, canvas] of findAll(list, 'canvas', HTMLCanvasElement).entries()) {
      const work = workOf(all[at].content);
      drawPicture(canvas, filledIn(work), work.sheet.layout);
    }
    none.hidden = all.length > 0;
    about.hidden = all.length === 0;
    undo.hidden = deleted.length === 0;
    clear.hidden = all.length === 0;
    if (focused >= 0) (buttons().at(Math.min(focused, 2 * all.length - 1)) ?? close).focus({ preventScroll: true });
  }

  /** @param {Shown} shown */
  function row({ entry, content }) {
    const time = make('time', { datetime: new Date(entry.at).toISOString() }, timeWords(entry.at));
    const parts = [make('canvas'), time, make('small', progressWords(content))];
    const open = buttonOf(() => put(content, entry.opening), ...parts);
    const its = { class: 'close', 'aria-label': deleteWords(entry.at, content) };
    const remove = buttonOf(() => drop(({ opening }) => opening === entry.opening), its, '×');
    return make('li', open, remove);
  }

  /** @param {Shown['content']} content @param {string} opening */
  function put({ sheet, answers, marks }, opening) {
    act({ do: 'open', sheet, answers, marks, opening, said: { kind: 'put', sheet } });
    act({ do: 'show', feature: 'board' });
  }

  /** Deletes some of what is shown. @param {(entry: Entry) => boolean} isDropped */
  function drop(isDropped) {
    const dropped = recent().filter((entry) => isDropped(entry) && !isOnBoard(entry));
    deleted = [...deleted, dropped];
    forgetRecent(dropped);
    draw();
    act({ do: 'recent' });
    announce(said, deletedWords(dropped.length));
    undo.focus({ preventScroll: true });
  }

  /** Brings back what was deleted last; then what was deleted before can be brought back. */
  function restore() {
    const restored = deleted.at(-1) ?? [];
    keepRecent(restored);
    deleted = deleted.slice(0, -1);
    draw();
    act({ do: 'recent' });
    announce(said, restoredWords(restored.length));
    (deleted.length > 0 ? undo : buttons()[0])?.focus({ preventScroll: true });
  }

  // The entries are no part of the state: another tab may change them.
  whenRecentElsewhere(() => dialog.open && draw());

  return {
    recent() {
      record();
      deleted = [];
      said.textContent = '';
      openDialog(dialog);
      draw(); // only now: a picture is as wide as its place, which has no width before it is shown
    },
  };
}
