// Every way in: pasted, opened, dropped, launched, shared, or asked for by the address.

import { button } from '../kit/find.js';
import { lazily } from '../kit/lazy.js';
import { askedIn, hashOf } from '../model/addresses.js';
import { examples } from '../model/examples.js';
import { classic } from '../model/layout.js';
import { emptySheet, sheetIn } from '../model/sheet.js';
import { wasWritten, writeAddress } from '../session/address.js';
import { createFiles } from './files.js';
import { createLaunch } from './launch.js';
import { createPasting, readClipboard } from './pasting.js';

/**
 * @param {import('../session/session.js').Session} session
 * @param {import('./read.js').Read} read
 */
export function createIncoming({ act, state }, read) {
  createPasting(pasted);
  createFiles(read);
  button('paste').addEventListener('click', paste);

  /** @param {string | Blob} content '' where there was nothing */
  async function pasted(content) {
    if (content === '') act({ do: 'tell', note: { kind: 'nothingPasted' } });
    else await read(content, 'paste');
  }

  async function paste() {
    const content = await readClipboard();
    if (content !== null) await pasted(content);
    else act({ do: 'door', is: 'box', isOpen: true, text: '' }); // there it can be pasted or typed by hand
  }

  /** What is seldom asked for, with its words. */
  const load = lazily(async () => (await import('./shared.js')).createShared(act));

  /** @param {(seldom: import('./shared.js').Shared) => unknown} use */
  const seldom = (use) =>
    load().then(use, (/** @type {unknown} */ error) => act({ do: 'tell', note: { kind: 'failed', error } }));

  /**
   * Does what an address asks for; the puzzle that is on the board already stays, with all that has been done on it.
   * @param {Pick<Location, 'hash' | 'search' | 'href'>} address
   */
  async function follow(address) {
    const asked = askedIn(address);
    if (asked.kind === 'nothing') return;
    if (asked.kind === 'puzzle') {
      const isHere = asked.link === hashOf(state.puzzle.work.sheet);
      if (!isHere && !(await read(asked.link, 'link'))) return; // a reload tries again
    } else if (asked.kind === 'text') {
      if (!(await read(asked.text, 'share'))) return;
    } else if (asked.kind === 'unknown') await seldom(({ refuse }) => refuse(asked.text));
    else await wished[asked.wish]();
    writeAddress(state.puzzle.work.sheet);
  }

  const wished = {
    paste,
    shared: () => seldom(({ takeShared }) => takeShared(read)),
    new: () => put(emptySheet(classic(state.puzzle.work.sheet.layout.side))),
    example: () => put(sheetIn(examples[0].puzzle)),
  };
  const put = (/** @type {import('../model/sheet.js').Sheet | null} */ sheet) =>
    sheet && act({ do: 'open', sheet, said: { kind: 'put', sheet } });

  // The event's own address, as the one that follows the puzzle may have been written over it by now.
  window.addEventListener('hashchange', ({ newURL }) => follow(new URL(newURL)));
  createLaunch({ onFile: (file) => read(file, 'launch'), onAddress: follow });
  if (wasWritten(location.hash)) writeAddress(state.puzzle.work.sheet);
  else follow(location);
}
