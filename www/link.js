// A puzzle in the page's address: `#puzzle=…`, or a link made for another solver with its host swapped.

/** What puzzles are called in addresses: here, and by SudokuWiki, SudokuExchange, f-puzzles, SudokuPad. */
const names = ['puzzle', 'bd', 'n', 's', 'load', 'puzzleid'];

/**
 * The part of an address that brings a puzzle along, or null where it brings none.
 * @param {Pick<Location, 'hash' | 'search'>} location
 */
export function puzzleIn({ hash, search }) {
  const parts = [hash, search].filter((part) => {
    const parameters = new URLSearchParams(part.slice(1));
    return names.some((name) => parameters.has(name));
  });
  return parts[0] ?? null;
}

/**
 * What another program shares by an address, as one text, or null where it shares nothing.
 * @param {Pick<Location, 'search'>} location
 */
export function sharedIn({ search }) {
  const parameters = new URLSearchParams(search);
  const parts = ['title', 'text', 'url'].map((name) => parameters.get(name)).filter(Boolean);
  return parts.length ? [...new Set(parts)].join('\n') : null;
}

/**
 * What an address asks to be done, as the manifest's shortcuts do, or null.
 * @param {Pick<Location, 'search'>} location
 */
export const wishIn = ({ search }) => new URLSearchParams(search).get('do');
