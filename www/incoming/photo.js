// From what was read in a picture to its puzzle on the board, whether a file, the clipboard or the camera had it. Of several
// puzzles one is asked for.

import { classic, layoutOf } from '../model/layout.js';
import { newOpening } from '../model/puzzle.js';
import { cornersOf, spotsOf } from '../model/several.js';
import { sheetOf } from '../model/sheet.js';
import { bringPhotos } from '../session/acts/late.js';
import { photoActs } from '../session/acts/photoacts.js';
import { teach } from '../words/notes.js';
import { photoSentences } from '../words/photos.js';
import { keepPicture, keepPrint } from './prints.js';

/**
 * @import { FullEngine } from '../engine/modules.js'
 * @import { Grid, Read } from '../engine/photos.js'
 * @import { Plan } from '../model/layout.js'
 * @import { Seen } from '../model/photo.js'
 * @import { Rules } from '../pkg/ninefold.js'
 *
 * @typedef {Grid & { plan?: Plan, maybe?: Plan }} Planned a grid, with what its layout is made of if the picture shows a rule, and with
 *   a rule that it may show
 * @typedef {Omit<Read, 'grids'> & { grids: Planned[] }} PlannedRead
 */

bringPhotos(photoActs);
teach(photoSentences);

/**
 * What was read in a picture, with what the layouts of its rules are made of.
 * @param {Read} read
 * @param {Pick<FullEngine, 'ask'>} engine
 * @returns {Promise<PlannedRead>}
 */
export async function withPlans(read, engine) {
  /** @type {Planned[]} */
  const grids = [];
  for (const grid of read.grids) {
    const { puzzle, rules, maybe } = grid.reading;
    const planFor = async (/** @type {Rules} */ rules) => (await engine.ask('planFor', puzzle, rules)) ?? undefined;
    grids.push({
      ...grid,
      plan: rules && (await planFor(rules)),
      maybe: maybe && (await planFor({ ...rules, ...maybe })),
    });
  }
  return { ...read, grids };
}

/** What becomes of a picture with at least one grid: its puzzle comes onto the board, or one of several is asked for. @param {PlannedRead} read */
export function becomesOf({ grids, picture, width, height }) {
  if (grids.length > 1 && picture) return severalOf(grids, picture, width, height);
  const [grid] = grids;
  const becomes = openingOf(grid);
  keepPrint(becomes.opening, grid.pixels);
  return becomes;
}

/** The act that asks for one of several grids. @param {Planned[]} grids @param {Uint8Array<ArrayBuffer>} pixels of the picture @param {number} width @param {number} height */
function severalOf(grids, pixels, width, height) {
  const name = newOpening();
  const corners = grids.map(({ reading }) => cornersOf(reading));
  const spots = spotsOf(corners);
  const options = grids.map((grid, at) => ({ corners: corners[at], spot: spots[at], becomes: openingOf(grid) }));
  const prints = new Map(options.map(({ becomes }, at) => [becomes.opening, grids[at].pixels]));
  keepPicture({ name, pixels, width, height, prints });
  return /** @type {const} */ ({ do: 'several', several: { picture: name, width, height, options } });
}

/** The act that puts the puzzle of a grid on the board. @param {Planned} grid */
function openingOf({ reading, plan, maybe }) {
  const { certainty, puzzle: givens, answers, raw, others, hasCages } = reading;
  const [doubtful, either] = certainty === 'doubtful' ? [[...reading.doubtful], [...reading.either]] : [[], []];
  const layout = plan ? layoutOf(plan) : classic(reading.side);
  /** @type {Seen} */
  const photo = {
    layout,
    maybe,
    hasCages,
    givens,
    answers,
    raw,
    others,
    doubtful,
    either,
    isClear: certainty === 'clear',
  };
  return /** @type {const} */ ({
    do: 'open',
    sheet: sheetOf(layout, givens),
    answers: answers.some(Boolean) ? answers : undefined,
    selected: maybe ? undefined : [...either, ...doubtful][0],
    opening: newOpening(),
    photo,
    note: { kind: 'scanned', seen: photo, isAloud: false },
    said: { kind: 'scanned', seen: photo, isAloud: true },
  });
}
