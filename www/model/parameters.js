// What an address has after its `?` or `#`, and which of that is a puzzle. Links made for other solvers, with their host swapped,
// are understood too.

/** What puzzles are called in addresses: here, and by SudokuWiki, SudokuExchange, f-puzzles, SudokuPad. */
const names = ['puzzle', 'bd', 'n', 's', 'load', 'puzzleid'];

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
 * The parameters that an address has after its `?` or `#`; the first of a name counts.
 * @param {string} part
 * @returns {Map<string, string>}
 */
export function parametersOf(part) {
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
