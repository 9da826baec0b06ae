// The text box: the puzzle or its solution as text to take away, and any text to read in.

import { Dropped } from '../../../worker/engine.js';
import { unnoticed } from '../../engine/inquiry.js';
import { placeIn } from '../../incoming/mending.js';
import { writeClipboard } from '../../kit/clipboard.js';
import { closeDialogs } from '../../kit/dialogs.js';
import { findAll, find as findIn } from '../../kit/find.js';
import { madeDialog } from '../../kit/markup.js';
import { save } from '../../kit/save.js';
import { announce, set, write } from '../../kit/update.js';
import { isClassic } from '../../model/sheet.js';
import { spanOf } from '../../model/spans.js';
import { fileName, leftOut } from '../../model/textlayouts.js';
import { troubleWords } from '../../words/faults.js';
import { t } from '../../words/i18n.js';
import { noteWords } from '../../words/notes.js';
import { leftOutWords } from '../../words/texts.js';
import markup from './textbox.html?markup';
import { shownIn, writtenHere } from './writing.js';
import '../../kit/dialog.css';
import './text.css';

/** @import { Read } from '../../incoming/read.js' */
/** @import { Layout } from '../../pkg/ninefold.js' */
/** @import { Session } from '../../session/session.js' */
/** @import { View } from '../../session/view.js' */
/** @typedef {'puzzle' | 'solution'} Wanted which of the two is to be written */

/** @param {Session} session @param {Read} read */
export function createTextbox(session, read) {
  const { act, state, onAct } = session;
  const engine = session.startEngine(); // it need not wait until the others have finished
  const dialog = madeDialog(markup);
  const find = (/** @type {string} */ selector) => findIn(dialog, selector, HTMLElement);
  const text = findIn(dialog, 'textarea', HTMLTextAreaElement);
  const [content, layout] = findAll(dialog, 'select', HTMLSelectElement);
  const trouble = find('[role=alert]');
  const note = find('output');

  /** The text that the person typed, or that the box was opened with. It is what every layout is written from. */
  let source = '';
  /** What the person typed and has not read in yet: a box that is left comes back with it. */
  let draft = '';

  /** @type {object | null} stands for what is being written */
  let running = null;
  /** What is said of that which came in last, and what is being read, when they were drawn last. */
  let known = /** @type {Pick<View, 'door' | 'reading'>} */ ({ door: null, reading: null });

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
    if (running || known.reading) note.textContent = '';
    running = null;
    engine.stop();
    if (state.reading) act({ do: 'read', reading: null });
  }

  const chosen = () => ({
    content: /** @type {Wanted} */ (content.value),
    layout: /** @type {Layout} */ (layout.value),
  });

  /** What the text in the box is: puzzle or solution, and its layout. */
  let shown = chosen();
  /** Resolves when the last choice is written or has failed; to false if something else came in between. */
  let isWritten = Promise.resolve(true);

  /**
   * Writes the text as it is wanted, which may take long. It counts only if nothing else was begun meanwhile.
   * @param {{ content: Wanted, layout: Layout }} wanted
   * @returns {Promise<boolean>} whether nothing else came in between
   */
  async function attempt(wanted) {
    giveUp();
    const mine = {};
    running = mine;
    trouble.textContent = note.textContent = '';
    setTimeout(() => {
      if (running === mine) note.textContent = t('thinking');
    }, unnoticed);
    const { content, layout } = wanted;
    const written = await writtenHere(session.view, engine, source, content, layout).catch((error) => ({ error }));
    if (running !== mine) return false; // the person has typed or opened something else
    running = null;
    note.textContent = '';
    if ('error' in written) complain(written.error);
    else {
      shown = wanted;
      text.value = written.text;
      note.textContent = written.note;
    }
    return true;
  }

  /** Notes what is in the box now, in the layout that is chosen. @param {Wanted} what */
  function settle(what) {
    content.value = what;
    shown = chosen();
    isWritten = Promise.resolve(true);
  }

  for (const choice of [content, layout]) {
    choice.addEventListener('change', () => {
      isWritten = attempt(chosen());
    });
  }
  text.addEventListener('input', () => {
    giveUp();
    note.textContent = ''; // it was said of what stood there
    draft = source = text.value;
    settle('puzzle');
  });

  find('[name=read]').addEventListener('click', () => read(text.value, 'box'));
  find('#open').addEventListener('click', () => findIn(document, '#file', HTMLInputElement).click());
  find('[name=copy]').addEventListener('click', async () => {
    if (!(await isWritten)) return;
    if (await writeClipboard(text.value)) {
      announce(note, t('copied.text'));
    } else {
      text.focus();
      text.select(); // Ctrl+C, or the phone's own menu, copies it
      announce(note, t('copied.byHand'));
    }
  });
  find('[name=save]').addEventListener('click', async () => {
    if (!(await isWritten)) return;
    save(fileName(shown.layout, shown.content), new Blob([`${text.value}\n`], { type: 'text/plain' }));
    announce(note, t('saved'));
  });

  let isLeft = false;
  function leave() {
    isLeft = true;
    running = null;
    engine.stop();
    if (state.door?.is !== 'box') draft = ''; // the puzzle in it is on the board
    act({ do: 'door', is: 'box', isOpen: false });
  }
  // Escape closes it at once, and the dialog says so a moment later: by then something else may have been pasted.
  dialog.addEventListener('cancel', ({ target }) => {
    if (target === dialog) leave();
  });
  dialog.addEventListener('close', () => {
    if (!dialog.open && !isLeft) leave(); // else it is open again by now
  });

  /**
   * @param {string} puzzle '' for an empty box
   * @param {{ text: string, note: string } | null} solution in rows, to be shown instead of the puzzle
   * @param {string} [puzzleNote] what is said of the puzzle
   * @param {Layout} [puzzleLayout] that of the puzzle
   */
  function open(puzzle, solution, puzzleNote = '', puzzleLayout = 'rows') {
    known = { door: null, reading: null };
    source = puzzle;
    text.value = solution?.text ?? puzzle;
    note.textContent = solution ? solution.note : puzzleNote;
    layout.value = solution ? 'rows' : puzzleLayout;
    settle(solution ? 'solution' : 'puzzle');
    trouble.textContent = '';
    const isToCopy = state.door?.isToCopy === true;
    set(find('[name=copy]'), 'class', isToCopy ? 'primary' : '');
    set(find('[name=read]'), 'class', isToCopy ? '' : 'primary');
    closeDialogs();
    isLeft = false;
    dialog.showModal();
    text.focus();
    text.select();
    text.scrollTop = 0;
  }

  /** Opens the box with what is on the page. @param {View} view */
  function openWith(view) {
    if (draft && !view.door?.isToCopy) return open(draft, null);
    const { position, puzzle, solution } = shownIn(view);
    const layout = isClassic(position.sheet) ? 'rows' : 'line'; // as readableText gives them
    open(puzzle, solution, leftOutWords(leftOut(position, layout)), layout);
  }

  /** The door after the last act. */
  let last = /** @type {typeof state.door} */ (null);
  onAct(() => {
    const [before, { door }] = [last, state];
    last = door;
    if (door?.is !== 'box' || door === before) return;
    if (door.text !== undefined) open(door.text, null);
    else if (before?.is !== 'box') openWith(session.view);
  });

  return {
    /** Says that something is being read, and why it was not taken. @param {View} view */
    draw({ door, reading }) {
      const before = known;
      if (!dialog.open) return;
      known = { door, reading };
      if (reading && reading.id !== before.reading?.id) {
        running = null;
        trouble.textContent = note.textContent = '';
      }
      if (reading?.isSlow) write(note, t('thinking'));
      else if (!reading && before.reading?.isSlow) note.textContent = '';
      if (door === before.door || !door?.note) return;
      if (!('error' in door.note)) announce(note, noteWords(door.note));
      else if (door.from === 'box' || door.text !== undefined) mark(door.text ?? text.value, door.note.error);
      else complain(door.note.error);
    },
  };
}
