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
