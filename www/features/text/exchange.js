// Text in and out, whatever the way: the clipboard, the text box, a file, a link, another program. All text that comes in
// is read by one function, `read`.

import { Dropped } from '../../engine/engine.js';
import { written, writtenPosition } from '../../engine/texts.js';
import { save } from '../../kit/save.js';
import { leftOut } from '../../model/layouts.js';
import { puzzleIn, sharedIn, wishIn } from '../../model/links.js';
import { unreadWords } from '../../words/faults.js';
import { t } from '../../words/i18n.js';
import { leftOutWords } from '../../words/words.js';
import { createClipboard } from './clipboard.js';
import { createFiles } from './files.js';
import { headOf, kindOf, NotText, textOf } from './kinds.js';
import { createLaunch } from './launch.js';
import { createTextbox } from './textbox.js';

/**
 * @typedef {object} Shown what is on the page
 * @property {import('../../model/content.js').Content} position
 * @property {string} puzzle in rows
 * @property {{ text: string, note: string } | null} solution in rows
 * @property {string} copied the words for when it is copied
 *
 * @callback OnRead puzzles came in, one at least that can be read
 * @param {import('../../engine/list/lines.js').Beginning} beginning
 * @param {import('../../engine/engine.js').Engine} engine has read it; whoever goes on with it reads on and ends it
 * @param {string} [name] the file's
 * @param {string} [text] what it was read from, where that is a link
 * @returns {Promise<void>}
 */

/**
 * @param {object} page
 * @param {Promise<unknown>} page.learned there are words
 * @param {() => import('../../engine/engine.js').Engine} page.createEngine one that reads and writes text
 * @param {() => Shown} page.shown
 * @param {OnRead} page.onRead
 * @param {(wish: string) => void} page.onWish an address asks for something else to be done
 * @param {(sentence: string) => void} page.onSay
 */
export function createExchange({ learned, createEngine, shown, onRead, onWish, onSay }) {
  let engine = createEngine();
  const element = (/** @type {string} */ id) => /** @type {HTMLElement} */ (document.getElementById(id));

  /**
   * Reads puzzles out of a text; rejects with an error that says why when there is none in it.
   * @param {string | Blob} source
   * @param {string} [name] the file's
   */
  async function read(source, name) {
    const kind = kindOf(await headOf(source));
    if (kind.is !== 'text') throw new NotText(kind);
    const reader = engine;
    const beginning = await reader.ask('begin', source, kind.encoding);
    if (!beginning.isLast) engine = createEngine(); // this one reads on
    const isLink = beginning.only && beginning.format === 'link';
    await onRead(beginning, reader, name, isLink ? await textOf(source, kind.encoding) : '');
  }

  /**
   * The same for what is not left standing anywhere: the page says why there is no puzzle in it.
   * @param {string | Blob} source
   * @param {string} [name]
   * @param {(error: unknown) => boolean} [isMet] whether the error is said elsewhere
   */
  async function take(source, name, isMet = () => false) {
    if (textbox.isOpen) return textbox.take(source, name);
    try {
      await read(source, name);
    } catch (error) {
      await learned;
      if (!(error instanceof Dropped) && !isMet(error)) onSay(unreadWords(error));
    }
  }

  /** A text that the person had at hand: one that is not taken can be mended. @param {string} text */
  const takeText = (text) => take(text, undefined, (error) => textbox.mend(text, error));

  /** @param {File} file */
  const takeFile = (file) => take(file, file.name);

  /** @param {string | Blob} pasted '' where there is nothing */
  async function takePasted(pasted) {
    await learned;
    if (pasted === '') onSay(t('clipboard.empty'));
    else if (typeof pasted === 'string') await takeText(pasted);
    else await take(pasted, pasted instanceof File ? pasted.name : undefined);
  }

  const clipboard = createClipboard({
    onPaste: takePasted,
    onCopy() {
      const { puzzle, solution, copied } = shown();
      onSay(copied);
      return solution?.text ?? puzzle;
    },
  });

  const textbox = createTextbox(/** @type {HTMLDialogElement} */ (element('textbox')), {
    onRead: read,
    onWrite(text, content, layout) {
      const { position, puzzle } = shown();
      const isShown = content === 'puzzle' && text === puzzle;
      return isShown ? writtenPosition(engine, position, layout) : written(engine, text, content, layout);
    },
    onGiveUp: () => engine.stop(),
    onCopy: (text) => clipboard.write(text),
    onSave: (name, text) => save(name, new Blob([text], { type: 'text/plain' })),
  });

  createFiles({
    button: element('open'),
    input: /** @type {HTMLInputElement} */ (element('file')),
    onText: takeText,
    onFile: takeFile,
  });

  function openText() {
    const { position, puzzle, solution } = shown();
    textbox.open(puzzle, solution, leftOutWords(leftOut(position, 'rows')));
  }

  element('text').addEventListener('click', openText);

  element('paste').addEventListener('click', paste);

  async function paste() {
    const pasted = await clipboard.read();
    if (pasted === null)
      textbox.open('', null); // there it can be pasted or typed by hand
    else await takePasted(pasted);
  }

  element('copy').addEventListener('click', async () => {
    const { puzzle, solution, copied } = shown();
    if (await clipboard.write(solution?.text ?? puzzle)) onSay(copied);
    else openText(); // there it can be taken by hand
  });

  /** @param {Pick<Location, 'hash' | 'search'>} address */
  async function follow(address) {
    const [link, text, wish] = [puzzleIn(address), sharedIn(address), wishIn(address)];
    if (link !== null) await take(link);
    else if (text !== null) await takeText(text);
    else if (wish === 'paste') await paste();
    else if (wish !== null) onWish(wish);
    else return;
    history.replaceState(null, '', location.pathname); // so that a reload brings back what was typed since
  }

  addEventListener('hashchange', () => follow(location));
  follow(location);
  createLaunch({ onFile: takeFile, onAddress: follow });
}
