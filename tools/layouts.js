// Writes the houses of the classic shapes, as the Rust table has them, for the page: it begins without any wasm.

import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { root } from './steps.js';

/** @import { Houses } from '../www/pkg/ninefold.js' */
/** @import { Thing } from './made.js' */

const made = 'www/pkg/layouts.js';

/** The module that has the table. */
const files = ['www/pkg/ninefold.js', 'www/pkg/ninefold_bg.wasm'];

/** @type {Thing} */
export const layouts = {
  name: 'layouts',
  from: [...files, 'tools/layouts.js'],
  to: [made],
  async make() {
    const [script, wasm] = files.map((file) => join(root, file));
    const { initSync, houses } = await import(pathToFileURL(script).href);
    initSync({ module: readFileSync(wasm) });
    const written = [4, 6, 8, 9, 10, 12, 15, 16, 20, 25].map((side) => shapeOf(houses(side)));
    writeFileSync(join(root, made), `// Written by tools/layouts.js.\nexport default ${JSON.stringify(written)};\n`);
  },
};

/**
 * A classic shape: for rows, columns and boxes a letter for each cell. It says how many houses of the kind the cell's one is
 * after that of the cell before, where the first comes after the last: `A` is the same one. So the letters repeat themselves,
 * and all of it is small once it is packed.
 * @param {Houses} table
 */
function shapeOf({ houses, housesOf }) {
  return ['row', 'column', 'box'].map((kind) => {
    const count = houses.filter((house) => house.kind === kind).length;
    const own = housesOf.map(
      (all) => Array.from(all, (at) => houses[at]).find((house) => house.kind === kind)?.index ?? 0,
    );
    const steps = own.map((index, cell) => (index - (own[cell - 1] ?? 0) + count) % count);
    return steps.map((step) => String.fromCharCode(65 + step)).join('');
  });
}
