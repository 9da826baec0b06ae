// Reads text, whatever way it came in, and puts what it holds on the page. One function, `read`, reads all of it.

import { Dropped } from '../../engine/engine.js';
import { writeClipboard } from '../../kit/clipboard.js';
import { find } from '../../kit/find.js';
import { headOf, kindOf, wholeText } from '../../kit/kinds.js';
import { save } from '../../kit/save.js';
import { addressOf } from '../../model/addresses.js';
import { NotText } from '../../model/errors.js';
import { leftOut } from '../../model/layouts.js';
import { progressIn } from '../../model/links.js';
import { rowsOf } from '../../model/symbols.js';
import { progressOn } from '../../session/recent.js';
import { unreadWords } from '../../words/faults.js';
import { t } from '../../words/i18n.js';
import { teach } from '../../words/notes.js';
import { leftOutWords, partWords, readingSentences } from '../../words/texts.js';
import { sharedPicture } from './shared.js';
import { createTextbox } from './textbox.js';
import { written, writtenPositions } from './writing.js';

/** @typedef {ReturnType<typeof createExchange>} Exchange */

teach({ ...readingSentences, unread: ({ error }) => unreadWords(error), nothingShared: () => t('shared.lost') });

/** @param {import('../../session/session.js').Session} session */
export function createExchange(session) {
  const { act, state } = session;
  let engine = session.startEngine(); // an engine for text alone: it need not wait until the others have finished

  /**
   * Reads the puzzles of a text and puts them on the page. Where there are none, it rejects and says why.
   * @param {string | Blob} source
   * @param {string} [name] of the file
   */
  async function read(source, name) {
    const kind = kindOf(await headOf(source));
    if (kind.is === 'picture' && kind.format !== 'SVG' && typeof source !== 'string') {
      const { format } = kind;
      return /** @type {Promise<void>} */ (
        new Promise((resolve, reject) => act({ do: 'picture', picture: { source, format, resolve, reject } }))
      );
    }
    if (kind.is !== 'text') throw new NotText(kind);
    const reader = engine;
    const beginning = await reader.ask('begin', source, kind.encoding);
    if (!beginning.isLast) engine = session.startEngine(); // the old one reads on
    const { only, format, ignored, symbols } = beginning;
    if (!only) {
      const text = { source: new Blob([source]), encoding: kind.encoding, name }; // a Blob can lie on the disk
      return act({ do: 'arrive', arrival: { ...text, beginning, engine: reader } });
    }
    const { cells: givens } = only;
    const link = format === 'link' ? await wholeText(source, kind.encoding) : '';
    const { isUnfit, ...own } = progressIn(link, givens);
    const { answers, marks } = own.answers || own.marks ? own : only;
    const isBegun = Boolean(answers || marks);
    const reading = { format, ignored, symbols };
    /** @param {boolean} isBack */
    const noteOf = (isBack) =>
      /** @type {const} */ ({ kind: 'opened', cells: givens, reading, isBegun, isUnfit, isBack });
    // A link to the givens alone may be the person's own bookmark, or the way back to a puzzle that was here before.
    const isBare = link !== '' && !isBegun;
    if (isBare && addressOf(givens) === addressOf(state.puzzle.givens)) {
      act({ do: 'show', feature: 'board' });
      return act({ do: 'say', note: noteOf(false) });
    }
    const before = isBare ? progressOn(givens) : null;
    act({ do: 'open', givens, ...(before ?? { answers, marks }), note: noteOf(before !== null) });
  }

  /**
   * Does the same, and says why if there is no puzzle. If the text box is open, the box does both.
   * @param {string | Blob} source
   * @param {string} [name]
   * @param {(error: unknown) => boolean} [isMet] may say the error in another place, and returns whether it has
   */
  async function take(source, name, isMet = () => false) {
    if (textbox.isOpen) return textbox.take(source, name);
    try {
      await read(source, name);
    } catch (error) {
      if (!(error instanceof Dropped) && !isMet(error)) act({ do: 'report', note: { kind: 'unread', error } });
    }
  }

  /** Does the same for a text that can be mended if it cannot be read. @param {string} text */
  const takeText = (text) => take(text, undefined, (error) => textbox.mend(text, error));

  /** @param {File} file */
  const takeFile = (file) => take(file, file.name);

  /** What the text box begins with: the puzzle, and the solution if one is shown. */
  function shown() {
    const { position, solution, leafed } = session.view;
    const text = leafed?.text ?? (solution && rowsOf(solution));
    return { position, puzzle: rowsOf(position.givens), solution: text ? { text, note: partWords(leafed) } : null };
  }

  const textbox = createTextbox(find(document, '#textbox', HTMLDialogElement), {
    onRead: read,
    onWrite(text, content, layout) {
      const { position, puzzle } = shown();
      const isShown = content === 'puzzle' && text === puzzle;
      return isShown ? writtenPositions(engine, [position], layout) : written(engine, text, content, layout);
    },
    onGiveUp() {
      engine.stop();
      if (state.picture) act({ do: 'picture', picture: null });
    },
    onCopy: writeClipboard,
    onSave: (name, text) => save(name, new Blob([text], { type: 'text/plain' })),
  });

  return {
    take,
    takeText,
    takeFile,

    /** @param {string | Blob} pasted '' where there is nothing */
    async takePasted(pasted) {
      if (pasted === '') act({ do: 'report', note: { kind: 'nothingPasted' } });
      else if (typeof pasted === 'string') await takeText(pasted);
      else await take(pasted, pasted instanceof File ? pasted.name : undefined);
    },

    /** Reads the picture that another program shares with the page: the service worker has it. */
    async takeShared() {
      const shared = await sharedPicture();
      if (shared) await take(shared, shared.name);
      else act({ do: 'report', note: { kind: 'nothingShared' } });
    },

    /** Opens the text box with what is on the page. */
    open() {
      const { position, puzzle, solution } = shown();
      textbox.open(puzzle, solution, leftOutWords(leftOut(position, 'rows')));
    },

    /** Opens the text box with nothing in it. */
    openEmpty: () => textbox.open('', null),
  };
}
