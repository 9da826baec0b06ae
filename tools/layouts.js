// Writes the houses of the classic shapes, as the Rust table has them, for the page: it begins without any wasm.

import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { root } from './steps.js';

const made = 'www/pkg/layouts.js';

/** The module that has the table. */
const files = ['www/pkg/ninefold.js', 'www/pkg/ninefold_bg.wasm'];

/** @type {import('./made.js').Thing} */
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
 * A classic shape: for rows, columns and boxes a letter for each cell, which says which of them the cell is in. Of most
 * letters the next one is the same or the next in the alphabet, so all of it is small once it is packed.
 * @param {import('../www/pkg/ninefold.js').Houses} table
 */
const shapeOf = ({ houses, housesOf }) =>
  /** @type {const} */ (['row', 'column', 'box']).map((kind) =>
    housesOf
      .map((own) => String.fromCharCode(65 + (houses[own.find((at) => houses[at].kind === kind) ?? 0].index ?? 0)))
      .join(''),
  );
