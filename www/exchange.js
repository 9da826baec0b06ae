// Text in and out, whatever the way: the clipboard, the text box, a file, a link, another program. All text that comes in
// is read by one function, `read`.

import { createClipboard } from './clipboard.js';
import { Dropped } from './engine.js';
import { unreadWords } from './faults.js';
import { createFiles, textOf } from './files.js';
import { createLaunch } from './launch.js';
import { leftOut } from './layouts.js';
import { puzzleIn, sharedIn, wishIn } from './link.js';
import { save } from './save.js';
import { written, writtenPosition } from './texts.js';
import { createTextbox } from './ui/textbox.js';
import { leftOutWords } from './words.js';

/** What is longer is read on and on instead of as one text, so that the page is not held up: in bytes or characters. */
const mostAtOnce = 50_000;

/**
 * @typedef {object} Shown what is on the page
 * @property {import('./content.js').Content} position
 * @property {string} puzzle in rows
 * @property {{ text: string, note: string } | null} solution in rows
 * @property {string} copied the words for when it is copied
 */

/**
 * @param {object} page
 * @param {import('./engine.js').Engine} page.engine reads and writes text
 * @param {() => Shown} page.shown
 * @param {(reading: import('./pkg/ninefold.js').Reading, name: string | undefined, text: string) => Promise<void>} page.onRead
 *   puzzles came in; `name`: the file's; `text`: what they were read from
 * @param {(file: Blob) => Promise<void>} page.onLargeFile
 * @param {(wish: string) => void} page.onWish an address asks for something else to be done
 * @param {(sentence: string) => void} page.onSay
 */
export function createExchange({ engine, shown, onRead, onLargeFile, onWish, onSay }) {
  const element = (/** @type {string} */ id) => /** @type {HTMLElement} */ (document.getElementById(id));

  /**
   * Reads puzzles out of a text; rejects with an error that says why when there is none in it.
   * @param {string | Blob} source
   * @param {string} [name] the file's
   */
  async function read(source, name) {
    const isText = typeof source === 'string';
    if ((isText ? source.length : source.size) > mostAtOnce) return onLargeFile(isText ? new Blob([source]) : source);
    const text = isText ? source : await textOf(source);
    await onRead(await engine.ask('parse', text), name, text);
  }

  /**
   * The same for a text that is not left standing anywhere: the page says why there is no puzzle in it.
   * @param {string | Blob} source
   * @param {string} [name]
   */
  async function take(source, name) {
    try {
      await read(source, name);
    } catch (error) {
      if (!(error instanceof Dropped)) onSay(unreadWords(error));
    }
  }

  const clipboard = createClipboard({
    onPaste: take,
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
    onText: take,
    onFile: takeFile,
  });

  /** @param {File} file */
  async function takeFile(file) {
    textbox.close(); // it may have been dropped there
    await take(file, file.name);
  }

  function openText() {
    const { position, puzzle, solution } = shown();
    textbox.open(puzzle, solution, leftOutWords(leftOut(position, 'rows')));
  }

  element('text').addEventListener('click', openText);

  element('paste').addEventListener('click', paste);

  async function paste() {
    const pasted = await clipboard.read();
    if (pasted) take(pasted);
    else textbox.open('', null); // there it can be pasted or typed by hand
  }

  element('copy').addEventListener('click', async () => {
    const { puzzle, solution, copied } = shown();
    if (await clipboard.write(solution?.text ?? puzzle)) onSay(copied);
    else openText(); // there it can be taken by hand
  });

  /** @param {Pick<Location, 'hash' | 'search'>} address */
  async function follow(address) {
    const text = puzzleIn(address) ?? sharedIn(address);
    const wish = wishIn(address);
    if (text !== null) await take(text);
    else if (wish === 'paste') await paste();
    else if (wish !== null) onWish(wish);
    else return;
    history.replaceState(null, '', location.pathname); // so that a reload brings back what was typed since
  }

  addEventListener('hashchange', () => follow(location));
  follow(location);
  createLaunch({ onFile: takeFile, onAddress: follow });
}
