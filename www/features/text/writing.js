// Writes the puzzles of a text, or their solutions, in any layout.

import { NoSolution } from '../../model/errors.js';
import { leftOut } from '../../model/layouts.js';
import { asTextOf } from '../../model/solutions.js';
import { leftOutWords, partWords, unsolvedWords } from '../../words/texts.js';

/** @typedef {import('../../engine/modules.js').FullEngine} Engine */

/**
 * The puzzles of a text in another layout, or their solutions. Of a single puzzle these are all solutions, up to a
 * limit; of several puzzles, only those that have exactly one are solved.
 * @param {Engine} engine
 * @param {string} text
 * @param {import('./textbox.js').Wanted} content
 * @param {import('../../model/layouts.js').Layout} layout
 * @returns {Promise<{ text: string, note: string }>} `note`: what is left out, or ''
 * @throws {Error} with the `fault` when there is no puzzle in the text
 * @throws {NoSolution} when there is nothing to write
 */
export async function written(engine, text, content, layout) {
  const { puzzles } = await engine.ask('parse', text);
  const readable = puzzles.filter((puzzle) => puzzle instanceof Uint8Array);
  const { grids, note } = content === 'puzzle' ? { grids: readable, note: '' } : await solved(engine, readable);
  const texts = [];
  for (const grid of grids) texts.push(await engine.ask('format', grid, layout));
  return { text: texts.join(texts[0]?.includes('\n') ? '\n\n' : '\n'), note };
}

/**
 * A puzzle in a layout, with as much of the person's answers and marks as that can hold.
 * @param {Engine} engine
 * @param {import('../../model/content.js').Content} position
 * @param {import('../../model/layouts.js').Layout} layout
 * @returns {Promise<{ text: string, note: string }>} as from `written`
 */
export async function writtenPosition(engine, position, layout) {
  const { givens, answers, marks } = position;
  const text = await engine.ask('format', givens, layout, { answers, marks });
  return { text, note: leftOutWords(leftOut(position, layout)) };
}

/**
 * @param {Engine} engine
 * @param {Uint8Array[]} puzzles at least one
 */
async function solved(engine, puzzles) {
  const isOne = puzzles.length === 1;
  const grids = [];
  for (const puzzle of puzzles) {
    const { solutions, complete } = await engine.ask('solutions', puzzle, isOne ? asTextOf(puzzle.length) : 1);
    const { length: count } = solutions;
    if (isOne && !complete) return { grids: solutions, note: partWords({ asText: count, count, complete }) };
    if (complete) grids.push(...solutions);
  }
  const left = puzzles.length - grids.length;
  if (grids.length === 0) throw new NoSolution(left);
  return { grids, note: left > 0 ? unsolvedWords(left) : '' };
}
