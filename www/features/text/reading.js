// Reads text, whatever way it came in, and does with it what there is to do. This file uses no DOM.

import { hold } from '../../incoming/held.js';
import { kindIn, wholeText } from '../../kit/kinds.js';
import { entryOf } from '../../model/entries.js';
import { NotText } from '../../model/errors.js';
import { layoutOf } from '../../model/layout.js';
import { isLink, lengthIn, progressIn } from '../../model/linktexts.js';
import { progressOn } from '../../session/recent.js';
import { unreadWords } from '../../words/faults.js';
import { teach } from '../../words/notes.js';
import { readingSentences } from '../../words/texts.js';

teach({ ...readingSentences, unread: ({ error }) => unreadWords(error) });

/** @param {import('../../session/session.js').Session} session */
export function createReading(session) {
  const { act, state } = session;
  let engine = session.startEngine(); // an engine for text alone: it need not wait until the others have finished

  /**
   * Reads the puzzles of a text and puts them on the page. Where there are none, it rejects and says why.
   * @param {string | Blob} source
   * @param {string} [name] of the file
   */
  async function read(source, name) {
    const kind = await kindIn(source);
    if (kind.is === 'picture' && kind.format !== 'SVG' && typeof source !== 'string') {
      const { format } = kind;
      return /** @type {Promise<void>} */ (
        new Promise((resolve, reject) => act({ do: 'picture', picture: { source, format, resolve, reject } }))
      );
    }
    if (kind.is !== 'text') throw new NotText(kind);
    const reader = engine;
    const beginning = await reader.ask('begin', source, kind.encoding).catch((error) => {
      if (error.fault && typeof source === 'string' && isLink(source)) {
        error.fault = { ...error.fault, kind: 'broken', fault: error.fault, cells: lengthIn(source) };
      }
      throw error;
    });
    if (!beginning.isLast) engine = session.startEngine(); // the old one reads on
    const { only, format, ignored, symbols } = beginning;
    if (!only) {
      const text = { source: new Blob([source]), encoding: kind.encoding, name }; // a Blob can lie on the disk
      return act({ do: 'arrive', arrival: { id: hold({ ...text, beginning, engine: reader }), name } });
    }
    if (only.plan) layoutOf(only.plan);
    const entry = /** @type {import('../../model/entries.js').Read} */ (entryOf(only.line));
    const { sheet } = entry;
    const link = format === 'link' ? await wholeText(source, kind.encoding) : '';
    const { isUnfit, ...own } = progressIn(link, sheet);
    const { answers, marks } = own.answers || own.marks ? own : entry;
    const isBegun = Boolean(answers || marks);
    const reading = { format, ignored, symbols };
    /** @param {boolean} isBack */
    const noteOf = (isBack) => /** @type {const} */ ({ kind: 'opened', sheet, reading, isBegun, isUnfit, isBack });
    // A link to the givens alone may be the person's own bookmark, or the way back to a puzzle that was here before.
    const isBare = link !== '' && !isBegun;
    if (isBare && sheet === state.puzzle.work.sheet) {
      act({ do: 'come' });
      act({ do: 'show', feature: 'board' });
      return act({ do: 'say', note: noteOf(false) });
    }
    const before = isBare ? progressOn({ sheet }) : null;
    const note = noteOf(before !== null);
    act({ do: 'open', sheet, ...(before ?? { answers, marks }), note, said: { ...note, isAloud: true } });
  }

  return {
    read,

    /** What reads: also for what else there is to do with a text. */
    get engine() {
      return engine;
    },
  };
}
