// A puzzle in the page's address: `#puzzle=…`, or `?bd=…` and `?s=…` as other solvers' links have it.

/**
 * The text of the puzzle that an address brings along, or null.
 * @param {Pick<Location, 'hash' | 'search'>} location
 */
export function puzzleIn({ hash, search }) {
  const query = new URLSearchParams(search);
  return new URLSearchParams(hash.slice(1)).get('puzzle') ?? query.get('bd') ?? query.get('s');
}
