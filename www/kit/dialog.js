// Dialogs, which are all made by script.

import { find } from './find.js';
import { label, name } from './labels.js';
import { make } from './make.js';

/** @import { Key } from '../words/i18n.js' */

/** Puts a dialog at the end of the page. Its title has a cross; a press beside it closes it, too. @param {HTMLDialogElement} dialog */
export function place(dialog) {
  /** @param {MouseEvent} event */
  function isBeside({ target, clientX, clientY }) {
    const { left, right, top, bottom } = dialog.getBoundingClientRect();
    return target === dialog && (clientX < left || clientX > right || clientY < top || clientY > bottom);
  }
  let isBegun = false; // whether the press began beside it, too: a drag that selects a text in it may end there
  dialog.addEventListener('pointerdown', (event) => {
    isBegun = isBeside(event);
  });
  dialog.addEventListener('click', (event) => {
    if (isBegun && isBeside(event)) dialog.close();
  });
  dialog.addEventListener('keydown', (event) => {
    const isField = event.target instanceof HTMLInputElement;
    if (event.key === 'Enter' && !event.isComposing && isField) event.preventDefault(); // or the browser would press the cross
  });
  // The form around it would close it, too, but the sandbox of a frame may forbid forms.
  find(dialog, '.title .close', HTMLElement).addEventListener('click', (event) => {
    event.preventDefault();
    dialog.close();
  });
  document.body.append(dialog);
}

/** Opens a dialog, unless it is open: a second press may come while what makes it is being loaded. @param {HTMLDialogElement} dialog */
export function openDialog(dialog) {
  if (!dialog.open) dialog.showModal();
}

/**
 * A dialog at the end of the page, with a title and a cross.
 * @param {string} className
 * @param {Key} title
 * @param {HTMLElement[]} content
 */
export function dialogOf(className, title, ...content) {
  const heading = label(make('h2', { id: `${className}-title` }), title);
  const close = name(make('button', { class: 'close' }, '×'), 'close');
  const form = make('form', { method: 'dialog' }, make('div', { class: 'title' }, heading, close), ...content);
  const dialog = make('dialog', { class: className, 'aria-labelledby': heading.id }, form);
  place(dialog);
  return dialog;
}
