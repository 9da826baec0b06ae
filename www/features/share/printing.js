// Printing: while the dialog is open, what was chosen there is printed; otherwise what is on the page.

import { find } from '../../kit/find.js';
import { loadStyle } from '../../kit/style.js';
import { t } from '../../words/i18n.js';
import { lay, sheetOf } from './paper.js';
import sheet from './print.css?url';

/**
 * @param {HTMLDialogElement} dialog
 * @param {() => import('./sharing.js').Shown} shown
 */
export async function createPrinting(dialog, shown) {
  const paper = find(document, '#paper', HTMLElement);
  /** Whether the dialog, while it is open, has chosen what is printed. */
  let isChosen = false;

  const layShown = () => {
    const all = shown();
    lay(paper, all.list?.() ?? [all.way?.() ?? sheetOf(all)]);
  };

  addEventListener('beforeprint', () => {
    if (!(isChosen && dialog.open)) layShown();
    document.title = paper.querySelector('h2')?.textContent ?? ''; // a file that one prints into is named so
  });
  addEventListener('afterprint', () => {
    document.title = t('page.title');
  });
  dialog.addEventListener('close', () => {
    isChosen = false;
  });

  await loadStyle(sheet, 'print');
  return {
    /** Prints what the dialog has chosen. @param {import('./paper.js').Sheet[]} sheets */
    print(sheets) {
      lay(paper, sheets);
      isChosen = true;
      window.print();
    },
  };
}
