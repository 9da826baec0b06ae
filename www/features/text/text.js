// Text in and out: every way there is. What reads and writes it comes when it is wanted.

import { readClipboard, writeClipboard } from '../../kit/clipboard.js';
import { button } from '../../kit/find.js';
import { part } from '../../kit/part.js';
import { askedIn, hashOf } from '../../model/addresses.js';
import { examples } from '../../model/examples.js';
import { classic } from '../../model/layout.js';
import { emptySheet, sheetIn } from '../../model/sheet.js';
import { wasWritten, writeAddress } from '../../session/address.js';
import { copiedOf } from './copied.js';
import { createFiles } from './files.js';
import { createLaunch } from './launch.js';
import { createPasting } from './pasting.js';

/** @typedef {import('./exchange.js').Exchange} Exchange */

/** @param {import('../../session/session.js').Session} session */
export function createText(session) {
  const { act, state } = session;
  const load = part(
    () => import('./exchange.js'),
    () => import('./style.js'),
    ({ createExchange }) => createExchange(session),
  );

  /**
   * Does something as soon as what reads and writes is there.
   * @param {(exchange: Exchange) => unknown} use
   * @returns {Promise<boolean>} whether it is
   */
  async function exchange(use) {
    const loaded = await load().catch((error) => {
      act({ do: 'come' });
      act({ do: 'report', note: { kind: 'failed', error } });
    });
    if (loaded) await use(loaded);
    return Boolean(loaded);
  }

  /** @param {string | Blob} pasted '' where there is nothing */
  const takePasted = (pasted) => exchange(({ takePasted }) => takePasted(pasted));

  createPasting({
    onPaste: takePasted,
    onCopy() {
      const { text, note } = copiedOf(session.view);
      act({ do: 'report', note });
      return text;
    },
  });
  createFiles({
    onText: (text) => exchange(({ takeText }) => takeText(text)),
    onFile: (file) => exchange(({ takeFile }) => takeFile(file)),
  });

  button('text').addEventListener('click', () => exchange(({ open }) => open()));
  button('paste').addEventListener('click', paste);
  button('copy').addEventListener('click', async () => {
    const { text, note } = copiedOf(session.view);
    if (await writeClipboard(text)) act({ do: 'report', note });
    else await exchange(({ open }) => open()); // there it can be taken by hand
  });

  async function paste() {
    const pasted = await readClipboard();
    if (pasted === null)
      await exchange(({ openEmpty }) => openEmpty()); // there it can be pasted or typed by hand
    else await takePasted(pasted);
  }

  /**
   * Does what an address asks for; the puzzle that is on the board already stays, with all that has been done on it.
   * @param {Pick<Location, 'hash' | 'search' | 'href'>} address
   */
  async function follow(address) {
    const asked = askedIn(address);
    if (asked.kind === 'nothing') return;
    if (asked.kind === 'puzzle') {
      const isHere = asked.link === hashOf(state.puzzle.work.sheet);
      if (!isHere && !(await exchange(({ take }) => take(asked.link)))) return; // a reload tries again
    } else if (asked.kind === 'text') {
      if (!(await exchange(({ takeText }) => takeText(asked.text)))) return;
    } else if (asked.kind === 'unknown') await exchange(({ refuse }) => refuse(asked.text));
    else if (asked.kind === 'wish') await wished[asked.wish]();
    writeAddress(state.puzzle.work.sheet);
  }

  const wished = {
    paste,
    shared: () => exchange(({ takeShared }) => takeShared()),
    new: () => put(emptySheet(classic(state.puzzle.work.sheet.layout.side))),
    example: () => put(sheetIn(examples[0].puzzle)),
  };
  const put = (/** @type {import('../../model/sheet.js').Sheet | null} */ sheet) =>
    sheet && act({ do: 'open', sheet, said: { kind: 'put', sheet } });

  // The event's own address, as the one that follows the puzzle may have been written over it by now.
  window.addEventListener('hashchange', ({ newURL }) => follow(new URL(newURL)));
  createLaunch({ onFile: (file) => exchange(({ takeFile }) => takeFile(file)), onAddress: follow });
  if (wasWritten(location.hash)) writeAddress(state.puzzle.work.sheet);
  else follow(location);
  return { draw() {} };
}
