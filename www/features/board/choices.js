// Puzzles to begin with: the examples, and an empty grid of each size.

import { createChoice } from '../../kit/choice.js';
import { find } from '../../kit/find.js';
import { label } from '../../kit/labels.js';
import { exampleAt, examples } from '../../model/examples.js';
import { classic, sides } from '../../model/layout.js';
import { emptySheet, sheetIn } from '../../model/sheet.js';
import { shapeWords } from '../../words/puzzle.js';

/** @import { Sheet } from '../../model/sheet.js' */
/** @import { Session } from '../../session/session.js' */
/** @import { View } from '../../session/view.js' */

/** @param {Session} session */
export function createChoices({ act }) {
  const put = (/** @type {Sheet | null} */ sheet) => sheet && act({ do: 'open', sheet, said: { kind: 'put', sheet } });
  const example = createChoice(
    find(document, '#example', HTMLSelectElement),
    examples.map(({ name }) => label(new Option(), name)),
    (index) => put(sheetIn(examples[index].puzzle)),
  );
  const size = createChoice(
    find(document, '#size', HTMLSelectElement),
    sides.map((side) => new Option(shapeWords(side))),
    (index) => put(emptySheet(classic(sides[index]))),
  );
  return {
    /** @param {View} view */
    draw({ position: { sheet } }) {
      example.draw(exampleAt(sheet));
      size.draw(sides.indexOf(sheet.layout.side));
    },
  };
}
