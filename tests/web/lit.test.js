// Where a hint says to look: the houses that a layout has, also those that no classic has.

import assert from 'node:assert/strict';
import { test } from 'node:test';
import { layerOfHint } from '../../www/model/hintlayers.js';
import { classic } from '../../www/model/layout.js';
import { emptySheet } from '../../www/model/sheet.js';
import * as madeup from './madeup.js';

/** @import { Layout } from '../../www/model/layout.js' */
/** @import { Step } from '../../www/pkg/ninefold_hint.js' */

/** A step that only says what is needed here. @param {Partial<Step>} step */
const stepWith = (step) =>
  /** @type {Step} */ ({
    ...{ technique: 'hidden-single', places: [], removes: [], candidates: [], links: [], houses: [] },
    ...step,
  });

/** What is shown of a step. @param {Layout} layout @param {Partial<Step>} step @param {'where' | 'what'} stage */
function shownOf(layout, step, stage) {
  const sheet = emptySheet(layout);
  const answers = new Uint8Array(sheet.givens.length);
  const marks = new Uint32Array(sheet.givens.length);
  const hint = { stage, steps: [stepWith(step)], at: 0, isAsked: true, question: null, without: null };
  return layerOfHint(hint, { sheet, answers, marks, wrong: new Set() });
}

for (const { name, layout } of [
  { name: 'jigsaw', layout: madeup.jigsaw },
  { name: 'X', layout: madeup.x },
  { name: 'windoku', layout: madeup.windoku },
  { name: 'disjoint groups', layout: madeup.disjoint },
  { name: 'regions in pieces', layout: madeup.scattered(4) },
  { name: 'classic', layout: classic(12) },
]) {
  test(`${name}: the cells of the house that a step names are lit, and the step outlines it`, () => {
    for (const [house, { kind, index, cells }] of layout.houses.entries()) {
      const step = { houses: [{ kind, index, role: /** @type {const} */ ('base') }] };
      const where = shownOf(layout, step, 'where');
      assert.deepEqual(
        where.cells,
        cells.map((cell) => ({ cell, role: 'lit' })),
      );
      assert.deepEqual(shownOf(layout, step, 'what').houses, [{ house, role: 'base' }]);
    }
  });
}
