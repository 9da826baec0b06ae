// Files that are opened, and files and texts that are dropped on the page.

import { find } from '../kit/find.js';

/** @import { Read } from './read.js' */

/** @param {Read} read */
export function createFiles(read) {
  const { body } = document;
  const input = find(document, '#file', HTMLInputElement); // it is hidden: a button of the text box opens it

  input.addEventListener('change', () => {
    const [file] = input.files ?? [];
    if (file) read(file, 'file');
    input.value = ''; // so that the same file can be opened again
  });

  /**
   * Whether the page takes what is dragged: a text over a text box is left to the box, a file is not.
   * @param {DragEvent} event
   */
  const isOurs = ({ target, dataTransfer }) =>
    !(target instanceof HTMLTextAreaElement) || dataTransfer?.types.includes('Files');

  document.addEventListener('dragover', (event) => {
    if (!isOurs(event)) return;
    event.preventDefault();
    body.dataset.dropping = '';
  });
  document.addEventListener('dragleave', (event) => {
    if (event.relatedTarget === null) delete body.dataset.dropping;
  });
  document.addEventListener('drop', (event) => {
    delete body.dataset.dropping;
    if (!isOurs(event)) return;
    event.preventDefault();
    const files = [...(event.dataTransfer?.files ?? [])];
    const dropped = files.length > 1 ? files : (files[0] ?? event.dataTransfer?.getData('text/plain'));
    if (dropped) read(dropped, 'drop');
  });
}
