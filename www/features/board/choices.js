// Puzzles to begin with: the examples, and an empty grid of each size.

import { createChoice } from '../../kit/choice.js';
import { find } from '../../kit/find.js';
import { label } from '../../kit/labels.js';
import { cellsOf, exampleAt, examples } from '../../model/examples.js';
import { shapes } from '../../model/shapes.js';
import { shapeWords } from '../../words/puzzles.js';

/** @param {import('../../session/session.js').Session} session */
export function createChoices({ act }) {
  const put = (/** @type {Uint8Array} */ givens) => act({ do: 'open', givens, said: { kind: 'put', givens } });
  const example = createChoice(
    find(document, '#example', HTMLSelectElement),
    examples.map(({ name }) => label(new Option(), name)),
    (index) => put(cellsOf(examples[index].puzzle)),
  );
  const size = createChoice(
    find(document, '#size', HTMLSelectElement),
    shapes.map(({ side }) => new Option(shapeWords(side))),
    (index) => put(new Uint8Array(shapes[index].side ** 2)),
  );
  return {
    /** @param {import('../../session/view.js').View} view */
    draw({ position, shape }) {
      example.draw(exampleAt(position.givens));
      size.draw(shapes.indexOf(shape));
    },
  };
}
