// Writes the puzzles of a text, or their solutions, in any layout. This file uses no DOM.

import { NoSolution } from '../../model/errors.js';
import { changed, leftOut } from '../../model/layouts.js';
import { asTextOf } from '../../model/solutions.js';
import { rowsOf } from '../../model/symbols.js';
import { sentences } from '../../words/i18n.js';
import { changedWords, leftOutWords, partWords, unreadableWords, unsolvedWords } from '../../words/texts.js';

/**
 * @typedef {import('../../engine/modules.js').FullEngine} Engine
 * @typedef {import('../../model/content.js').Content} Content
 */

/**
 * What is on the page as text: the puzzle, and the solution if one is shown.
 * @param {import('../../session/view.js').View} view
 */
export function shownIn({ position, solution, leafed }) {
  const text = leafed?.text ?? (solution && rowsOf(solution));
  return { position, puzzle: rowsOf(position.givens), solution: text ? { text, note: partWords(leafed) } : null };
}

/**
 * The same as `written`; where the text is the puzzle on the page, what has been done on it is written with it.
 * @param {import('../../session/view.js').View} view
 * @param {Parameters<typeof written>} wanted
 */
export function writtenHere(view, ...[engine, text, content, layout]) {
  const { position, puzzle } = shownIn(view);
  const isShown = content === 'puzzle' && text === puzzle;
  return isShown ? writtenPositions(engine, [position], layout) : written(engine, text, content, layout);
}

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
  const { puzzles, progress = [] } = await engine.ask('parse', text);
  const begun = new Map(progress.map(({ puzzle, answers, marks }) => [puzzle, { answers, marks }]));
  const positions = puzzles.flatMap((givens, index) =>
    givens instanceof Uint8Array ? [{ givens, ...begun.get(index) }] : [],
  );
  const unread = unreadableWords(puzzles.length - positions.length);
  if (content === 'puzzle') {
    const { text, note } = await writtenPositions(engine, positions, layout);
    return { text, note: sentences(unread, note) };
  }
  const givens = positions.map(({ givens }) => givens);
  const { grids, note } = await solved(engine, givens);
  const solutions = grids.map((givens) => ({ givens }));
  return { ...(await writtenPositions(engine, solutions, layout)), note: sentences(unread, note) };
}

/**
 * Puzzles in a layout, with as much of the answers and marks as that can hold.
 * @param {Engine} engine
 * @param {Content[]} positions
 * @param {import('../../model/layouts.js').Layout} layout
 * @returns {Promise<{ text: string, note: string }>} as from `written`
 */
export async function writtenPositions(engine, positions, layout) {
  const texts = [];
  for (const { givens, answers, marks } of positions) {
    texts.push(await engine.ask('format', givens, { layout, answers, marks }));
  }
  const lost = positions.map((position) => ({ ...leftOut(position, layout), ...changed(position, layout) }));
  const isLost = (/** @type {'answers' | 'marks' | 'asGivens' | 'filled' | 'struck'} */ what) =>
    lost.some((one) => one[what]);
  const note = sentences(
    leftOutWords({ answers: isLost('answers'), marks: isLost('marks') }),
    changedWords({ asGivens: isLost('asGivens'), filled: isLost('filled'), struck: isLost('struck') }),
  );
  return { text: texts.join(texts[0]?.includes('\n') ? '\n\n' : '\n'), note };
}

/**
 * @param {Engine} engine
 * @param {Uint8Array[]} puzzles at least one
 */
async function solved(engine, puzzles) {
  const isOne = puzzles.length === 1;
  const grids = [];
  for (const puzzle of puzzles) {
    const { solutions, complete } = await engine.ask('solutions', puzzle, {
      most: isOne ? asTextOf(puzzle.length) : 1,
    });
    const { length: count } = solutions;
    if (isOne && !complete) return { grids: solutions, note: partWords({ asText: count, count, complete }) };
    if (complete) grids.push(...solutions);
  }
  const left = puzzles.length - grids.length;
  if (grids.length === 0) throw new NoSolution(left);
  return { grids, note: left > 0 ? unsolvedWords(left) : '' };
}
