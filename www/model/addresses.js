// The page's address: a puzzle as an address has it, and what an address asks for: a puzzle, a text, something to be done.
// Links made for other solvers, with their host swapped, are understood too.

import { isBlank, textOf } from './sheet.js';

/** What puzzles are called in addresses: here, and by SudokuWiki, SudokuExchange, f-puzzles, SudokuPad. */
const names = ['puzzle', 'bd', 'n', 's', 'load', 'puzzleid'];

/** The part of an address that is a puzzle: what is printed. @param {import('./sheet.js').Sheet} sheet */
export const addressOf = (sheet) => `#puzzle=${textOf(sheet)}`;

/** The part that follows a puzzle on the page: nothing for an empty grid. @param {import('./sheet.js').Sheet} sheet */
export const hashOf = (sheet) => (isBlank(sheet) ? '' : addressOf(sheet));

/**
 * The part of an address that brings a puzzle along, or null where it brings none.
 * @param {{ hash: string, search: string }} address
 */
export function puzzleIn({ hash, search }) {
  const parts = [hash, search].filter((part) => {
    const parameters = parametersOf(part);
    return names.some((name) => parameters.has(name));
  });
  return parts[0] ?? null;
}

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
export function askedIn({ hash, search, href }) {
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

/**
 * The parameters that an address has after its `?` or `#`; the first of a name counts.
 * @param {string} part
 * @returns {Map<string, string>}
 */
function parametersOf(part) {
  const pairs = part.slice(1).split('&').filter(Boolean);
  return new Map(
    pairs.reverse().map((pair) => {
      const [name, ...value] = pair.replaceAll('+', ' ').split('=').map(decoded);
      return [name, value.join('=')];
    }),
  );
}

/** What is no encoding at all stays as it is. @param {string} text */
function decoded(text) {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}
