// Sharing, printing and saving as a picture. The dialog comes when it is wanted; the paper is there before, as a browser
// that prints waits for nothing.

import { button, find } from '../../kit/find.js';
import { lazily } from '../../kit/lazy.js';
import { loadStyle, whenIdle } from '../../kit/style.js';
import { solutionOf, verdictOf } from '../../session/state.js';
import { t } from '../../words/i18n.js';
import { lay, sheetOf } from './paper.js';
import sheet from './print.css?url';

const loadPaper = () => loadStyle(sheet, 'print');

/**
 * @typedef {object} Shown what is on the page
 * @property {Uint8Array} givens
 * @property {Uint8Array} [answers]
 * @property {Uint32Array} [marks]
 * @property {Uint8Array | null} solution what stands in the blanks
 * @property {import('../../pkg/ninefold.js').Verdict | null} verdict null while it is not known
 * @property {import('../../session/state.js').Listed | null} listed the puzzles of the list, where there is one
 */

/** @param {import('../../session/session.js').Session} session */
export function createShare({ state, act }) {
  const dialog = find(document, '#sharing', HTMLDialogElement);
  const paper = find(document, '#paper', HTMLElement);
  /** Whether the dialog, while it is open, has chosen what is printed. */
  let isChosen = false;

  /** @returns {Shown} */
  function shown() {
    const { givens, answers, marks } = state.puzzle;
    return { givens, answers, marks, solution: solutionOf(state), verdict: verdictOf(state), listed: state.list };
  }

  /** @param {import('./paper.js').Sheet[]} sheets */
  function print(sheets) {
    lay(paper, sheets);
    isChosen = true;
    window.print();
  }

  whenIdle(() => loadPaper().catch(() => {})); // where that fails, the dialog tries again and says so

  addEventListener('beforeprint', () => {
    if (!(isChosen && dialog.open)) lay(paper, [sheetOf(shown())]);
    document.title = paper.querySelector('h2')?.textContent ?? ''; // a file that is printed into is called that
  });
  addEventListener('afterprint', () => {
    document.title = t('page.title');
  });

  /** @type {ReturnType<typeof import('./dialog.js').createShareDialog> | null} */
  let view = null;
  const load = lazily(async () => {
    const dressed = import('./style.js').then(({ dress }) => dress());
    const [{ createShareDialog }] = await Promise.all([import('./dialog.js'), dressed, loadPaper()]);
    view = createShareDialog(dialog, print);
    return view;
  });

  /** @param {boolean} isList whether it is about the list instead of the grid */
  async function open(isList) {
    isChosen = false;
    const loaded = await load().catch(() => act({ do: 'say', note: { kind: 'unloaded' } }));
    loaded?.open(shown(), isList);
  }

  button('share').addEventListener('click', () => open(false));
  button('share-list').addEventListener('click', () => open(true));
  document.addEventListener('keydown', (event) => {
    const isPrint = (event.ctrlKey || event.metaKey) && event.key === 'p';
    if (!isPrint || dialog.open || state.front !== 'list') return;
    event.preventDefault(); // a list is not on the paper at once
    open(true);
  });

  return {
    /** Offers, while the dialog is open, what has come to be known. */
    draw() {
      if (dialog.open) view?.draw(shown());
    },
  };
}
