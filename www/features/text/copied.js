// What Copy takes from the page, and what is said of it. This file uses no DOM.

import { readableText } from '../../model/sheet.js';
import { countAsText, textOfSolutions } from '../../model/solutions.js';
import { rowsOf } from '../../model/symbols.js';

/** @import { View } from '../../session/view.js' */

/** @param {View} view */
export function copiedOf({ position, solution, leafed }) {
  const { side } = position.sheet.layout;
  return {
    text: leafed ? textOfSolutions(leafed, side) : solution ? rowsOf(solution, side) : readableText(position.sheet),
    note: leafed
      ? /** @type {const} */ ({
          kind: 'copiedAll',
          count: leafed.count,
          complete: leafed.complete,
          asText: countAsText(leafed),
        })
      : /** @type {const} */ ({ kind: 'copied', isSolved: solution !== null }),
  };
}
