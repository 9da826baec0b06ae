// The examples on the pages of the techniques in src/explain/pages, which this project has made. The build writes them into the
// page, each with its step.

import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { cellsIn, lineOf } from '../www/model/symbols.js';
import { root } from './steps.js';

/** @import { Plugin } from 'vite' */
/** @import { Technique } from '../www/pkg/ninefold_hint.js' */
/** @import { Demo } from '../www/model/demo.js' */

/** The folder of the pages. */
const folder = join(root, 'src/explain/pages');

/**
 * The examples, and the step that each shows, but for mistakes.
 * @returns {{ technique: string, text: string, givens: string, line: string }[]} `text`: the grid with its candidates; `givens`: where
 *   somebody has filled in answers, those that are none; `line`: the step as the engine writes it
 */
export function examples() {
  const pages = readdirSync(folder).map((file) => readFileSync(join(folder, file), 'utf8'));
  return pages.flatMap((page) => {
    const example = page.match(/^```text\n([^:]+?)(?:\ngivens: (\S+))?\n\n(.+)\n```$/m);
    if (!example || page.startsWith('Not a technique')) return [];
    const [, text, givens = '', line] = example;
    return [{ technique: line.slice(0, line.indexOf(':')), text, givens, line }];
  });
}

/** The examples as the page draws them, by technique. @returns {Promise<Record<string, Demo>>} */
export async function demos() {
  const [{ default: initFull, parse }, { default: initHint, steps }] = await Promise.all([
    import('../www/pkg/ninefold.js'),
    import('../www/pkg/ninefold_hint.js'),
  ]);
  const wasm = (/** @type {string} */ name) => readFileSync(join(root, `www/pkg/${name}_bg.wasm`));
  await Promise.all([
    initFull({ module_or_path: wasm('ninefold') }),
    initHint({ module_or_path: wasm('ninefold_hint') }),
  ]);
  const all = examples().map(({ technique, text, givens }) => {
    const { puzzles, progress } = parse(text);
    const [cells] = /** @type {Uint8Array[]} */ (puzzles);
    const marks = progress?.[0].marks ?? new Uint32Array(cells.length);
    const [step] = steps(cells, {
      candidates: marks,
      technique: /** @type {Technique} */ (technique),
      ...(givens && { givens: cellsIn(givens) }),
    });
    return [technique, { cells: lineOf(cells), ...(givens && { givens }), marks: [...marks], step }];
  });
  return Object.fromEntries(all);
}

/** Writes them into www/model/demos.js. @returns {Plugin} */
export const exampleWriter = () => ({
  name: 'examples',
  load: {
    filter: { id: /www\/model\/demos\.js$/ },
    handler: async () => `export const demos = ${JSON.stringify(await demos())};`,
  },
});
