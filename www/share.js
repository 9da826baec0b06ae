// Sharing, printing and saving as a picture: what is needed for it comes when it is wanted, and for Ctrl+P, that waits
// for nothing, when the page has nothing else to do.

import { t } from './i18n.js';

/**
 * @typedef {object} Shown what is on the page
 * @property {Uint8Array} givens
 * @property {Uint8Array} [answers]
 * @property {Uint32Array} [marks]
 * @property {Uint8Array | null} solution what stands in the blanks
 * @property {import('./words.js').Verdict | null} verdict null while it is not known
 * @property {import('./paper.js').Listed | null} listed the puzzles of the list, where there is one
 */

/**
 * @param {{ button: HTMLElement, listButton: HTMLElement, dialog: HTMLDialogElement, paper: HTMLElement }} elements
 * @param {object} page
 * @param {() => Shown} page.shown
 * @param {(sentence: string) => void} page.onSay
 */
export function createShare({ button, listButton, dialog, paper }, { shown, onSay }) {
  /** @type {typeof import('./paper.js') | null} */
  let printing = null;
  const load = async () => {
    printing ??= await import('./paper.js');
    return printing;
  };

  /** Whether the dialog, while it is open, has chosen what is printed. */
  let isChosen = false;

  /** @param {import('./paper.js').Sheet[]} sheets */
  function print(sheets) {
    printing?.lay(paper, sheets);
    isChosen = true;
    window.print();
  }

  addEventListener('beforeprint', () => {
    if (!(isChosen && dialog.open)) printing?.lay(paper, [printing.sheetOf(shown())]);
  });

  /** @type {Promise<ReturnType<typeof import('./ui/share.js').createShareDialog>> | null} */
  let sharing = null;

  /** @param {boolean} isList whether it is about the list instead of the grid */
  async function open(isList) {
    isChosen = false;
    try {
      await load();
      sharing ??= import('./ui/share.js').then((part) => part.createShareDialog(dialog, print));
      (await sharing).open(shown(), isList);
    } catch (error) {
      sharing = null;
      console.warn(error);
      onSay(t('share.unloaded'));
    }
  }

  button.addEventListener('click', () => open(false));
  listButton.addEventListener('click', () => open(true));
  document.addEventListener('keydown', (event) => {
    const isPrint = (event.ctrlKey || event.metaKey) && event.key === 'p';
    if (!isPrint || dialog.open || !listButton.checkVisibility()) return;
    event.preventDefault(); // a list is not on the paper at once
    open(true);
  });

  const later = globalThis.requestIdleCallback ?? setTimeout;
  addEventListener('load', () => later(() => load().catch(() => {}))); // whoever asks next tries again
}
