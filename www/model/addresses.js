// The page's address: a puzzle as an address has it, and what an address asks for: a puzzle, a text, something to be done.
// Links made for other solvers, with their host swapped, are understood too.

import { classic } from './layout.js';
import { emptySheet, textOf } from './sheet.js';

/** What puzzles are called in addresses: here, and by SudokuWiki, SudokuExchange, f-puzzles, SudokuPad. */
const names = ['puzzle', 'bd', 'n', 's', 'load', 'puzzleid'];

/** The part of an address that is a puzzle: what is printed. @param {import('./sheet.js').Sheet} sheet */
export const addressOf = (sheet) => `#puzzle=${textOf(sheet)}`;

/** The part that follows a puzzle on the page: nothing for an empty grid. @param {import('./sheet.js').Sheet} sheet */
export const hashOf = (sheet) => (sheet === emptySheet(classic(sheet.layout.side)) ? '' : addressOf(sheet));

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

/**
 * The text that another program shares by opening this address, or null if it shares none.
 * @param {{ search: string }} address
 */
export function sharedIn({ search }) {
  const parameters = parametersOf(search);
  const parts = ['title', 'text', 'url'].map((name) => parameters.get(name)).filter(Boolean);
  return parts.length ? [...new Set(parts)].join('\n') : null;
}

/**
 * What an address asks to be done, as the manifest's shortcuts do, or null.
 * @param {{ search: string }} address
 */
export const wishIn = ({ search }) => parametersOf(search).get('do') ?? null;

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
