// Text in and out, for every way there is: what cannot be read is said, and can be mended in the text box.

import { Dropped } from '../../../worker/engine.js';
import { writeClipboard } from '../../kit/clipboard.js';
import { find } from '../../kit/find.js';
import { save } from '../../kit/save.js';
import { isClassic } from '../../model/sheet.js';
import { leftOut } from '../../model/textlayouts.js';
import { t } from '../../words/i18n.js';
import { teach } from '../../words/notes.js';
import { leftOutWords } from '../../words/texts.js';
import { createReading } from './reading.js';
import { sharedPicture } from './shared.js';
import { createTextbox } from './textbox.js';
import { shownIn, writtenHere } from './writing.js';

/** @typedef {ReturnType<typeof createExchange>} Exchange */

teach({ nothingShared: () => t('shared.lost'), unknownAddress: ({ text }) => t('address.unknown', { text }) });

/** @param {import('../../session/session.js').Session} session */
export function createExchange(session) {
  const { act, state } = session;
  const reading = createReading(session);
  const { read } = reading;

  /** Says something of what has come in, where it can be seen. @param {import('../../model/facts.js').Fact} note */
  function tell(note) {
    act({ do: 'come' });
    act({ do: 'report', note });
  }

  /**
   * Reads what has come in, and says why if there is no puzzle. If the text box is open, the box does both.
   * @param {string | Blob} source
   * @param {string} [name]
   * @param {(error: unknown) => boolean} [isMet] may say the error in another place, and returns whether it has
   */
  async function take(source, name, isMet = () => false) {
    if (textbox.isOpen) return textbox.take(source, name);
    try {
      await read(source, name);
    } catch (error) {
      if (!(error instanceof Dropped) && !isMet(error)) tell({ kind: 'unread', error });
    }
  }

  /** Does the same for a text that can be mended if it cannot be read. @param {string} text */
  const takeText = (text) => take(text, undefined, (error) => textbox.mend(text, error));

  /** @param {File} file */
  const takeFile = (file) => take(file, file.name);

  const textbox = createTextbox({
    onRead: read,
    onWrite: (...wanted) => writtenHere(session.view, reading.engine, ...wanted),
    onGiveUp() {
      reading.engine.stop();
      if (state.picture) act({ do: 'picture', picture: null });
    },
    onCopy: writeClipboard,
    onSave: (name, text) => save(name, new Blob([text], { type: 'text/plain' })),
    onOpen: () => find(document, '#file', HTMLInputElement).click(),
  });

  return {
    take,
    takeText,
    takeFile,

    /** @param {string | Blob} pasted '' where there is nothing */
    async takePasted(pasted) {
      if (pasted === '' && textbox.isOpen) textbox.say(t('clipboard.empty'));
      else if (pasted === '') tell({ kind: 'nothingPasted' });
      else if (typeof pasted === 'string') await takeText(pasted);
      else await take(pasted, pasted instanceof File ? pasted.name : undefined);
    },

    /** Reads the picture that another program shares with the page: the service worker has it. */
    async takeShared() {
      const shared = await sharedPicture();
      if (shared) await take(shared, shared.name);
      else tell({ kind: 'nothingShared' });
    },

    /** Says that an address asks for something that there is not. @param {string} text */
    refuse: (text) => tell({ kind: 'unknownAddress', text }),

    /** Opens the text box with what is on the page. */
    open() {
      const { position, puzzle, solution } = shownIn(session.view);
      const layout = isClassic(position.sheet) ? 'rows' : 'line'; // as readableText gives them
      textbox.open(puzzle, solution, leftOutWords(leftOut(position, layout)), layout);
    },

    /** Opens the text box with nothing in it. */
    openEmpty: () => textbox.open('', null),
  };
}
