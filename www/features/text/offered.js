// What the text box begins with: the puzzle, and the solution if one is shown. This file uses no DOM.

import { rowsOf } from '../../model/symbols.js';
import { partWords } from '../../words/texts.js';

/** @param {import('../../session/view.js').View} view */
export function offeredOf({ position, solution, leafed }) {
  const text = leafed?.text ?? (solution && rowsOf(solution));
  return { position, puzzle: rowsOf(position.givens), solution: text ? { text, note: partWords(leafed) } : null };
}
