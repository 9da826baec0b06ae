// Which cells and digits an English sentence names.

/** @import { Layout } from '../../www/model/layout.js' */

/** @param {string} list such as “1, 3 and 8” */
const numbersIn = (list) => Array.from(list.matchAll(/\d+/g), ([number]) => Number(number) - 1);

const list = String.raw`\d+(?:, \d+)*,?(?: and \d+)?`;

/**
 * The cells that are named by row and column, or lie in a house that is named; and the digits.
 * @param {string} text
 * @param {Layout} layout
 */
export function namedIn(text, layout) {
  const { side, houses } = layout;
  /** @type {Set<number>} */
  const cells = new Set();
  let rest = text;
  /** @param {RegExp} pattern @param {(one: number[], other: number[]) => number[]} cellsOf */
  const take = (pattern, cellsOf) => {
    rest = rest.replaceAll(pattern, (_, one, other) => {
      for (const cell of cellsOf(numbersIn(one), typeof other === 'string' ? numbersIn(other) : [])) cells.add(cell);
      return '';
    });
  };
  const all = (/** @type {number[]} */ rows, /** @type {number[]} */ columns) =>
    rows.flatMap((row) => columns.map((column) => row * side + column));
  take(new RegExp(`columns (${list}) of row (\\d+)`, 'gi'), (columns, rows) => all(rows, columns));
  take(new RegExp(`rows (${list}) of column (\\d+)`, 'gi'), all);
  take(/row (\d+), column (\d+)/gi, all);
  for (const [words, kind] of /** @type {const} */ ([
    ['rows?', 'row'],
    ['columns?', 'column'],
    ['box(?:es)?', 'box'],
  ]))
    take(new RegExp(`${words} (${list})`, 'gi'), (numbers) =>
      numbers
        .flatMap((index) => houses.filter((house) => house.kind === kind && house.index === index))
        .flatMap((house) => house.cells),
    );
  return { cells, digits: new Set(numbersIn(rest).map((number) => number + 1)) };
}
