// Where the puzzles of a collection come from: a file that is read on and on, or puzzles that are there already.

import { lineOf } from '../symbols.js';
import { Collection } from './collection.js';
import { cut } from './pieces.js';

/**
 * @param {Blob & { name?: string }} file in any of the layouts that the module's `Reader` takes, as long as it may be
 * @param {import('../engine.js').Engine} engine reads it
 */
export function fromFile(file, engine) {
  /** @type {Promise<import('./pieces.js').Piece | null> | null} read ahead, while what was read before is solved */
  let ahead = null;
  const next = (/** @type {Blob[]} */ ...first) => {
    const piece = engine.ask('readOn', ...first);
    piece.catch(() => {}); // whoever takes it hears of it
    return piece;
  };
  return new Collection({
    name: file.name ?? '',
    bytes: file.size,
    readOn() {
      const piece = ahead ?? next(file);
      ahead = piece.then((piece) => piece && next());
      ahead.then(
        (piece) => piece || engine.end(),
        () => {},
      );
      return piece;
    },
  });
}

/**
 * @param {import('../pkg/ninefold.js').Reading['puzzles']} puzzles
 * @param {string} name
 */
export function fromPuzzles(puzzles, name = '') {
  const texts = puzzles.map(
    (puzzle) => `${puzzle instanceof Uint8Array ? lineOf(puzzle) : `? ${JSON.stringify(puzzle.fault)}`}\n`,
  );
  const lines = new TextEncoder().encode(texts.join(''));
  return new Collection({ name, bytes: lines.length, pieces: cut(lines, lines.length) });
}
