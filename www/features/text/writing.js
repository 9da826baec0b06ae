// Writes the puzzles of a text, or their solutions, in any layout. This file uses no DOM.

import { NoSolution } from '../../model/errors.js';
import { classic, classicWith, layoutOf } from '../../model/layout.js';
import { besides, readableText, sheetOf } from '../../model/sheet.js';
import { countAsText, textOfSolutions } from '../../model/solutions.js';
import { rowsOf } from '../../model/symbols.js';
import { changed, leftOut } from '../../model/textlayouts.js';
import { sentences, t } from '../../words/i18n.js';
import { changedWords, leftOutWords, partWords, unreadableWords } from '../../words/texts.js';

/** @import { FullEngine as Engine } from '../../engine/modules.js' */
/** @import { Content } from '../../model/content.js' */
/** @import { Sheet } from '../../model/sheet.js' */
/** @import { Layout } from '../../pkg/ninefold.js' */
/** @import { View } from '../../session/view.js' */
/** @import { Wanted } from './textbox.js' */

/** What is on the page as text: the puzzle, and the solution if one is shown. @param {View} view */
export function shownIn({ position, solution, leafed }) {
  const { side } = position.sheet.layout;
  const text = leafed ? textOfSolutions(leafed, side) : solution && rowsOf(solution, side);
  return {
    position,
    puzzle: readableText(position.sheet),
    solution: text ? { text, note: leafed ? partWords({ ...leafed, asText: countAsText(leafed) }) : '' } : null,
  };
}

/**
 * Writes as `written` does; where the text is the puzzle on the page, what has been done on it is written, too.
 * @param {View} view
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
 * @param {Wanted} content
 * @param {Layout} layout
 * @returns {Promise<{ text: string, note: string }>} `note`: what is left out, or ''
 * @throws {Error} with the `fault` when there is no puzzle in the text
 * @throws {NoSolution} when there is nothing to write
 */
export async function written(engine, text, content, layout) {
  const { puzzles, plans, candidates = [], progress = [] } = await engine.ask('parse', text);
  const ruled = new Map(plans.map(({ puzzle, plan }) => [puzzle, layoutOf(plan)]));
  const printed = new Map(candidates.map(({ puzzle, candidates }) => [puzzle, candidates]));
  const begun = new Map(progress.map(({ puzzle, answers, marks }) => [puzzle, { answers, marks }]));
  const positions = puzzles.flatMap((givens, index) => {
    const layout = givens instanceof Uint8Array && (ruled.get(index) ?? classicWith(givens.length));
    return layout ? [{ sheet: sheetOf(layout, givens, printed.get(index)), ...begun.get(index) }] : [];
  });
  const unread = unreadableWords(puzzles.length - positions.length);
  if (content === 'puzzle') {
    const { text, note } = await writtenPositions(engine, positions, layout);
    return { text, note: sentences(unread, note) };
  }
  const { grids, note } = await solved(
    engine,
    positions.map(({ sheet }) => sheet),
  );
  const solutions = grids.map((sheet) => ({ sheet }));
  return { ...(await writtenPositions(engine, solutions, layout)), note: sentences(unread, note) };
}

/**
 * Puzzles in a layout, with as much of the answers and marks as that can hold.
 * @param {Engine} engine
 * @param {Content[]} positions
 * @param {Layout} layout
 * @returns {Promise<{ text: string, note: string }>} as from `written`
 */
async function writtenPositions(engine, positions, layout) {
  const texts = [];
  for (const { sheet, answers, marks } of positions) {
    texts.push(await engine.ask('format', sheet.givens, { ...besides(sheet), layout, answers, marks }));
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

/** @param {Engine} engine @param {Sheet[]} puzzles at least one */
async function solved(engine, puzzles) {
  const isOne = puzzles.length === 1;
  const grids = [];
  for (const sheet of puzzles) {
    const { layout, givens } = sheet;
    const most = isOne ? countAsText({ count: Number.POSITIVE_INFINITY, size: givens.length }) : 1;
    const { solutions, complete } = await engine.ask('solutions', givens, { ...besides(sheet), most });
    const { length: count } = solutions;
    const found = solutions.map((solution) => ({ layout: classic(layout.side), givens: solution }));
    if (isOne && !complete) return { grids: found, note: partWords({ asText: count, count, complete }) };
    if (complete) grids.push(...found);
  }
  const left = puzzles.length - grids.length;
  if (grids.length === 0) throw new NoSolution(left);
  return { grids, note: left > 0 ? t('written.unsolved', { count: left }) : '' };
}
