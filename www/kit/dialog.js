// What dialogs and panels are made of that are made by script.

import { label, name } from './labels.js';
import { make } from './make.js';

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

/**
 * A dialog at the end of the page, with a title and a cross.
 * @param {string} className
 * @param {import('../words/i18n.js').Key} title
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
  document.body.append(dialog);
  return dialog;
}
