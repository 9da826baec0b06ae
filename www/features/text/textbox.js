// The text box: the puzzle or its solution as text to take away, and any text to read in.

import { Dropped } from '../../../worker/engine.js';
import { unnoticed } from '../../engine/inquiry.js';
import { closeDialogs } from '../../kit/dialogs.js';
import { findAll, find as findIn } from '../../kit/find.js';
import { madeDialog } from '../../kit/markup.js';
import { announce } from '../../kit/update.js';
import { spanOf } from '../../model/spans.js';
import { fileName } from '../../model/textlayouts.js';
import { troubleWords } from '../../words/faults.js';
import { t } from '../../words/i18n.js';
import markup from './textbox.html?markup';

/**
 * @typedef {import('../../model/textlayouts.js').Layout} Layout
 * @typedef {'puzzle' | 'solution'} Wanted which of the two is to be written
 */

/**
 * @param {object} page the first two reject with an Error that says why
 * @param {(text: string | Blob, name?: string) => Promise<void>} page.onRead a text, or a file with its name, is to be read in
 * @param {(text: string, content: Wanted, layout: Layout) => Promise<{ text: string, note: string }>} page.onWrite the
 *   puzzles of the text, or their solutions, are to be written in a layout
 * @param {() => void} page.onGiveUp the results of the first two are no longer wanted
 * @param {(text: string) => Promise<boolean>} page.onCopy resolves to whether the text could be copied
 * @param {(name: string, text: string) => void} page.onSave
 * @param {() => void} page.onOpen a file is to be chosen
 */
export function createTextbox({ onRead, onWrite, onGiveUp, onCopy, onSave, onOpen }) {
  const dialog = madeDialog(markup);
  const find = (/** @type {string} */ selector) => findIn(dialog, selector, HTMLElement);
  const text = findIn(dialog, 'textarea', HTMLTextAreaElement);
  const [content, layout] = findAll(dialog, 'select', HTMLSelectElement);
  const trouble = find('[role=alert]');
  const note = find('output');

  /** The text that the person typed, or that the box was opened with. It is what every layout is written from. */
  let source = '';

  /** @type {object | null} stands for the work that is being done */
  let running = null;

  /**
   * Does something that may take long. Its result counts only if nothing else was begun meanwhile.
   * @template Result
   * @param {() => Promise<Result>} work
   * @param {(result: Result) => void} done
   * @param {(error: unknown) => void} [failed]
   * @returns {Promise<boolean>} whether nothing else came in between
   */
  async function attempt(work, done, failed = complain) {
    const mine = {};
    running = mine;
    trouble.textContent = note.textContent = '';
    setTimeout(() => {
      if (running === mine) note.textContent = t('thinking');
    }, unnoticed);
    try {
      const result = await work();
      if (running !== mine) return false; // the person has typed or opened something else
      running = null;
      note.textContent = '';
      done(result);
    } catch (error) {
      if (running !== mine) return false;
      running = null;
      note.textContent = '';
      failed(error);
    }
    return true;
  }

  /** @param {unknown} error */
  function complain(error) {
    trouble.textContent = error instanceof Dropped ? '' : troubleWords(error);
  }

  /**
   * Says why the text in the box was not taken, and marks the place.
   * @param {string} read the text as it came
   * @param {unknown} error
   */
  function mark(read, error) {
    complain(error);
    const fault = placeIn(error);
    if (!fault) return text.focus();
    const [begin, end] = spanOf(read, fault);
    const { value } = text;
    text.value = value.slice(0, end);
    const { scrollHeight } = text; // the height of the text down to the fault
    text.value = value;
    text.focus();
    text.setSelectionRange(begin, end);
    text.scrollTop = scrollHeight - text.clientHeight / 2;
  }

  function giveUp() {
    if (!running) return;
    running = null;
    note.textContent = '';
    onGiveUp();
  }

  const chosen = () => ({
    content: /** @type {Wanted} */ (content.value),
    layout: /** @type {Layout} */ (layout.value),
  });

  /** What the text in the box is: puzzle or solution, and its layout. */
  let shown = chosen();
  /** Resolves when the last choice is written or has failed; to false if something else came in between. */
  let isWritten = Promise.resolve(true);

  function write() {
    const wanted = chosen();
    isWritten = attempt(
      () => onWrite(source, wanted.content, wanted.layout),
      (written) => {
        shown = wanted;
        text.value = written.text;
        note.textContent = written.note;
      },
    );
  }

  /** Notes what is in the box now, in the layout that is chosen. @param {Wanted} what */
  function settle(what) {
    content.value = what;
    shown = chosen();
    isWritten = Promise.resolve(true);
  }

  content.addEventListener('change', write);
  layout.addEventListener('change', write);
  text.addEventListener('input', () => {
    giveUp();
    source = text.value;
    settle('puzzle');
  });

  find('.primary').addEventListener('click', () => {
    const { value } = text;
    attempt(
      () => onRead(value),
      () => dialog.close(),
      (error) => mark(value, error),
    );
  });
  find('#open').addEventListener('click', onOpen);
  find('[data-do=copy]').addEventListener('click', async () => {
    if (!(await isWritten)) return;
    if (await onCopy(text.value)) {
      announce(note, t('copied.text'));
    } else {
      text.focus();
      text.select(); // Ctrl+C, or the phone's own menu, copies it
      announce(note, t('copied.byHand'));
    }
  });
  find('[data-do=save]').addEventListener('click', async () => {
    if (await isWritten) onSave(fileName(shown.layout, shown.content), `${text.value}\n`);
  });

  dialog.addEventListener('close', giveUp);

  /**
   * @param {string} puzzle '' for an empty box
   * @param {{ text: string, note: string } | null} solution in rows, to be shown instead of the puzzle
   * @param {string} [puzzleNote] what is said of the puzzle
   * @param {Layout} [puzzleLayout] that of the puzzle
   */
  function open(puzzle, solution, puzzleNote = '', puzzleLayout = 'rows') {
    source = puzzle;
    text.value = solution?.text ?? puzzle;
    note.textContent = solution ? solution.note : puzzleNote;
    layout.value = solution ? 'rows' : puzzleLayout;
    settle(solution ? 'solution' : 'puzzle');
    trouble.textContent = '';
    closeDialogs();
    dialog.showModal();
    text.focus();
    text.select();
    text.scrollTop = 0;
  }

  return {
    open,

    /**
     * Opens with a text that could not be read and marks what is wrong with it, if a person can mend that in the text.
     * @param {string} rejected
     * @param {unknown} error why
     * @returns {boolean} whether the box was opened
     */
    mend(rejected, error) {
      if (!(placeIn(error) || isRuled(error)) || isLong(rejected)) return false;
      open(rejected, null);
      mark(rejected, error);
      return true;
    },

    /** @param {string} words */
    say: (words) => announce(note, words),

    /** Whether the box is open. */
    get isOpen() {
      return dialog.open;
    },

    /**
     * Reads what was dropped or pasted while the box is open. If it cannot be read, the box keeps its text.
     * @param {string | Blob} other
     * @param {string} [name] the file's
     */
    take(other, name) {
      attempt(
        () => onRead(other, name),
        () => dialog.close(),
      );
    },
  };
}

/** A longer text would hold up the page while it is laid out. Many lines take more time than long lines. */
const most = { characters: 50_000, lines: 2000 };

/** @param {string} text */
const isLong = (text) => text.length > most.characters || text.split('\n', most.lines + 1).length > most.lines;

/**
 * Whether a puzzle was refused for a rule that the page does not know. It has no place in the text.
 * @param {unknown} error
 */
function isRuled(error) {
  if (!(error instanceof Error && 'fault' in error)) return false;
  const fault = /** @type {import('../../words/faults.js').Fault} */ (error.fault);
  return (fault.kind === 'broken' ? fault.fault : fault).kind === 'ruled';
}

/**
 * The fault and its place in the text; null if it is nothing that a person can mend there.
 * @param {unknown} error
 */
function placeIn(error) {
  if (!(error instanceof Error && 'fault' in error)) return null;
  const fault = /** @type {import('../../words/faults.js').Fault} */ (error.fault);
  return 'line' in fault && fault.kind !== 'empty' ? fault : null;
}
