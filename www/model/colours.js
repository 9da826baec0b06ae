// The two pairs of colours of a multi-colours step: which halves meet, and which are left.

/** @import { Step } from '../pkg/ninefold_hint.js' */

/**
 * The cells of each half, as they are drawn. Of type 1 `on` and `fourth` meet in two cells and rule each other out; `off` and `third`
 * are the other halves of their pairs, one of which is right. Of type 2 `off` goes out: it meets both `third` and `fourth`.
 * @param {Step} step
 * @returns {{ on: number[], off: number[], third: number[], fourth: number[], meets: [number, number] }}
 */
export function coloursOf({ candidates, links }) {
  const half = (/** @type {string} */ own) => candidates.filter(({ role }) => role === own).map(({ cell }) => cell);
  const meeting = links.filter(({ strong }) => !strong).map(({ from, to }) => [from.cells[0], to.cells[0]]);
  return {
    ...{ on: half('a'), off: half('b'), third: half('c'), fourth: half('d') },
    meets: /** @type {[number, number]} */ (meeting[0]),
  };
}
