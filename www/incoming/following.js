// Does what an address asks for: one that the page is opened with, that is gone to, or that the system opens the page with.

import { lazily } from '../kit/lazy.js';
import { hashOf } from '../model/addresses.js';
import { examples } from '../model/examples.js';
import { classic } from '../model/layout.js';
import { parametersOf, puzzleIn } from '../model/parameters.js';
import { emptySheet, sheetIn } from '../model/sheet.js';
import { isAddressOwn, writeAddress } from '../session/address.js';

/**
 * @import { Sheet } from '../model/sheet.js'
 * @import { Session } from '../session/session.js'
 * @import { Read } from './read.js'
 * @import { Shared } from './shared.js'
 * @typedef {Pick<Location, 'hash' | 'search' | 'href'>} Address
 * @typedef {{ targetURL?: string, files: readonly { getFile(): Promise<File> }[] }} Launch
 */

/** What the manifest's shortcuts and the service worker ask for. */
const wishes = /** @type {const} */ (['new', 'paste', 'example', 'shared']);

/**
 * What an address asks for.
 * @typedef {{ kind: 'puzzle', link: string } | { kind: 'text', text: string } | { kind: 'wish', wish: (typeof wishes)[number] }
 *   | { kind: 'unknown', text: string } | { kind: 'nothing' }} Asked `puzzle`: it brings one along; `text`: another program
 *   shares one; `wish`: something is to be done
 */

/**
 * What an address asks for; a part that has no name of these may be a puzzle all the same.
 * @param {{ hash: string, search: string, href: string }} address
 * @returns {Asked}
 */
function askedIn({ hash, search, href }) {
  const link = puzzleIn({ hash, search });
  if (link !== null) return { kind: 'puzzle', link };
  const parameters = parametersOf(search);
  const shared = ['title', 'text', 'url'].map((name) => parameters.get(name)).filter(Boolean);
  if (shared.length) return { kind: 'text', text: [...new Set(shared)].join('\n') };
  const asked = parameters.get('do');
  const wish = wishes.find((wish) => wish === asked);
  if (wish) return { kind: 'wish', wish };
  if (asked !== undefined) return { kind: 'unknown', text: `do=${asked}` };
  return hash ? { kind: 'puzzle', link: href } : { kind: 'nothing' };
}

/** @param {Session} session @param {Read} read @param {() => Promise<unknown>} paste reads the clipboard */
export function createFollowing({ act, state }, read, paste) {
  /** Whether the system has opened the page before: at first it tells the address that the page was loaded from. */
  let isLaunched = false;

  /** Does it; the puzzle that is on the board already stays, with all that has been done on it. @param {Address} address */
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
  const put = (/** @type {Sheet | null} */ sheet) => sheet && act({ do: 'open', sheet, said: { kind: 'put', sheet } });

  const load = lazily(async () => (await import('./shared.js')).createShared(act));
  /** Does what is seldom asked for, with its words. @param {(seldom: Shared) => unknown} use */
  const seldom = async (use) => use(await load());

  return {
    follow,

    /** Does what the page is opened with. @param {Address} address */
    begin: (address) => (isAddressOwn() ? writeAddress(state.puzzle.work.sheet) : follow(address)),

    /**
     * Takes the files or the address with which the system opens the installed page.
     * @param {Launch} launch
     * @param {string} first the address that the page was loaded from: it is followed already
     */
    async launched({ targetURL, files }, first) {
      const all = await Promise.all((files ?? []).map((file) => file.getFile()));
      if (all.length) await read(all.length > 1 ? all : all[0], 'launch');
      if (targetURL && (isLaunched || targetURL !== first) && !files?.length) await follow(new URL(targetURL));
      isLaunched = true;
    },
  };
}
