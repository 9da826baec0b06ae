// Dialogs, which are all made by script, and what they and panels are made of.

import { find } from './find.js';
import { label, name } from './labels.js';
import { make } from './make.js';

/** @import { Key } from '../words/i18n.js' */

/** A button that does something else than closing its dialog. @param {(string | Node)[]} content */
export function buttonOf(...content) {
  const element = make('button', ...content);
  element.type = 'button';
  return element;
}

/** Buttons in a row. @param {HTMLElement[]} buttons */
export function actionsOf(...buttons) {
  const actions = make('div', ...buttons);
  actions.className = 'actions';
  return actions;
}

/** Puts a dialog at the end of the page. Its title has a cross. @param {HTMLDialogElement} dialog */
export function place(dialog) {
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

/**
 * A dialog at the end of the page, with a title and a cross.
 * @param {string} className
 * @param {Key} title
 * @param {HTMLElement[]} content
 */
export function dialogOf(className, title, ...content) {
  const heading = label(make('h2'), title);
  heading.id = `${className}-title`;
  const close = name(make('button', '×'), 'close');
  close.className = 'close';
  const head = make('div', heading, close);
  head.className = 'title';
  const form = make('form', head, ...content);
  form.method = 'dialog';
  const dialog = make('dialog', form);
  dialog.className = className;
  dialog.setAttribute('aria-labelledby', heading.id);
  place(dialog);
  return dialog;
}
