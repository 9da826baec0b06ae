// The text box on the page: what it opens with, what it hands over to be read, and what writes in it.

import { writeClipboard } from '../../kit/clipboard.js';
import { find } from '../../kit/find.js';
import { save } from '../../kit/save.js';
import { isClassic } from '../../model/sheet.js';
import { leftOut } from '../../model/textlayouts.js';
import { leftOutWords } from '../../words/texts.js';
import { createTextbox } from './textbox.js';
import { shownIn, writtenHere } from './writing.js';

/** @import { Read } from '../../incoming/read.js' */
/** @import { Session } from '../../session/session.js' */
/** @import { View } from '../../session/view.js' */
/** @typedef {ReturnType<typeof createExchange>} Exchange */

/** @param {Session} session @param {Read} read */
export function createExchange(session, read) {
  const { act, state, onAct } = session;
  const engine = session.startEngine(); // it need not wait until the others have finished

  const textbox = createTextbox({
    onRead: (text) => read(text, 'box'),
    onWrite: (...wanted) => writtenHere(session.view, engine, ...wanted),
    onGiveUp() {
      engine.stop();
      if (state.reading) act({ do: 'read', reading: null });
    },
    onClose() {
      engine.stop();
      act({ do: 'door', is: 'box', isOpen: false });
    },
    onCopy: writeClipboard,
    onSave: (name, text) => save(name, new Blob([text], { type: 'text/plain' })),
    onOpen: () => find(document, '#file', HTMLInputElement).click(),
  });

  /** Opens the text box with what is on the page. @param {View} view */
  function open(view) {
    const { position, puzzle, solution } = shownIn(view);
    const layout = isClassic(position.sheet) ? 'rows' : 'line'; // as readableText gives them
    textbox.open(puzzle, solution, leftOutWords(leftOut(position, layout)), layout);
  }

  /** The door after the last act. */
  let known = /** @type {typeof state.door} */ (null);
  onAct(() => {
    const [before, { door }] = [known, state];
    known = door;
    if (door?.is !== 'box' || door === before) return;
    if (door.text !== undefined) textbox.open(door.text, null);
    else if (before?.is !== 'box') open(session.view);
  });

  return { draw: textbox.draw };
}
