// Printing: while the dialog is open, what was chosen there is printed; otherwise what is on the page.

import { find } from '../../kit/find.js';
import { t } from '../../words/i18n.js';
import { lay } from './paper.js';

/** @import { Sheet } from './paper.js' */

/** @param {() => Sheet[]} sheets what is printed unless the dialog says otherwise @param {() => boolean} isOpen whether it is */
export async function createPrinting(sheets, isOpen) {
  const paper = find(document, '#paper', HTMLElement);
  /** Whether the dialog, while it is open, has chosen what is printed. */
  let isChosen = false;

  addEventListener('beforeprint', () => {
    if (!(isChosen && isOpen())) lay(paper, sheets());
    document.title = paper.querySelector('h2')?.textContent ?? ''; // a file that one prints into is named so
  });
  addEventListener('afterprint', () => {
    document.title = t('page.title');
  });

  paper.classList.add('paper');
  await import('./print.css');
  return {
    /** Prints what the dialog has chosen. @param {Sheet[]} sheets */
    print(sheets) {
      lay(paper, sheets);
      isChosen = true;
      window.print();
    },

    /** The dialog was closed: what is on the page is printed again. */
    forget() {
      isChosen = false;
    },
  };
}
