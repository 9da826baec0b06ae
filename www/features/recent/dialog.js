// The recent puzzles, without the one on the board. Each has a picture, the time when it was there, and how far it is
// solved. It can be opened or deleted.

import { findAll } from '../../kit/find.js';
import { label, name } from '../../kit/labels.js';
import { make } from '../../kit/make.js';
import { drawPicture } from '../../kit/picture.js';
import { contentIn } from '../../model/links.js';
import { filledIn, momentOf } from '../../model/work.js';
import { isOf, keepRecent, recent } from '../../session/recent.js';
import { deletedWords, deleteWords, progressWords, timeWords } from '../../words/recent.js';

/**
 * @typedef {import('../../session/recent.js').Entry} Entry
 * @typedef {{ entry: Entry, content: import('../../model/content.js').Content }} Shown
 */

/** @param {import('../../session/session.js').Session} session */
export function createRecentDialog({ state, act }) {
  const none = label(make('p'), 'recent.none');
  const list = make('ol');
  const said = make('output');
  const undo = label(button(), 'undo');
  const clear = label(button(), 'recent.clear');
  const dialog = dialogOf(label(make('p'), 'recent.about'), none, list, said, actionsOf(undo, clear));
  /** @type {Entry[]} what was there before the last deletion */
  let before = [];

  function draw() {
    const all = recent()
      .filter((entry) => !isOf(entry, state.puzzle.givens))
      .flatMap((entry) => {
        const content = contentIn(entry.link);
        return content ? { entry, content } : [];
      });
    list.replaceChildren(...all.map(row));
    for (const [at, canvas] of findAll(list, 'canvas', HTMLCanvasElement).entries()) {
      drawPicture(canvas, filledIn(momentOf(all[at].content).work));
    }
    none.hidden = all.length > 0;
    undo.hidden = before.length === 0;
    clear.hidden = all.length === 0;
  }

  /** @param {Shown} shown */
  function row({ entry, content }) {
    const time = make('time', timeWords(entry.at));
    time.dateTime = new Date(entry.at).toISOString();
    const open = button(make('canvas'), time, make('small', progressWords(content)));
    const remove = button('×');
    remove.className = 'close';
    remove.ariaLabel = deleteWords(entry.at);
    open.addEventListener('click', () => put(content));
    remove.addEventListener('click', () => drop((other) => other.link === entry.link));
    return make('li', open, remove);
  }

  /** @param {Shown['content']} content */
  function put({ givens, answers, marks }) {
    dialog.close();
    act({ do: 'open', givens, answers, marks, said: { kind: 'put', givens } });
    act({ do: 'show', feature: 'board' });
  }

  /** Deletes some of what is shown. @param {(entry: Entry) => boolean} isDropped */
  function drop(isDropped) {
    before = recent();
    const left = before.filter((entry) => isOf(entry, state.puzzle.givens) || !isDropped(entry));
    keepRecent(left);
    draw();
    said.textContent = deletedWords(before.length - left.length);
    undo.focus();
  }

  undo.addEventListener('click', () => {
    keepRecent(before);
    before = [];
    said.textContent = '';
    draw();
    findAll(list, 'button', HTMLElement)[0]?.focus();
  });
  clear.addEventListener('click', () => drop(() => true));
  addEventListener('storage', () => dialog.open && draw()); // another tab has left a puzzle

  return {
    open() {
      before = [];
      said.textContent = '';
      if (!dialog.open) dialog.showModal(); // a second click may come while the first one loads
      draw(); // only now: a picture is as wide as its place, which has no width before it is shown
    },
  };
}

/** @param {HTMLElement[]} content */
function dialogOf(...content) {
  const title = label(make('h2'), 'recent.name');
  const close = name(make('button', '×'), 'close');
  close.className = 'close';
  const head = make('div', title, close);
  head.className = 'title';
  const form = make('form', head, ...content);
  form.method = 'dialog';
  const dialog = make('dialog', form);
  dialog.className = 'recent';
  title.id = 'recent-title';
  dialog.setAttribute('aria-labelledby', title.id);
  document.body.append(dialog);
  return dialog;
}

/** @param {HTMLElement[]} buttons */
function actionsOf(...buttons) {
  const actions = make('div', ...buttons);
  actions.className = 'actions';
  return actions;
}

/** A button that does not close the dialog. @param {(string | Node)[]} content */
function button(...content) {
  const element = make('button', ...content);
  element.type = 'button';
  return element;
}
