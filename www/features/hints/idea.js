// What a technique is: what to look for, and an example of it, drawn. It is loaded when the first name is opened.

import { drawn } from '../../kit/drawn.js';
import { make } from '../../kit/make.js';
import { write } from '../../kit/update.js';
import { demoOf, workIn } from '../../model/demo.js';
import { demos } from '../../model/demos.js';
import { drawingOf, overhang } from '../../model/drawing.js';
import { layerOfStep } from '../../model/hintlayers.js';
import { piecesOf } from '../../model/svg.js';
import { ideaWords } from '../../words/about.js';
import { edition } from '../../words/i18n.js';
import { stepWords } from '../../words/steps.js';

/** @import { Demo } from '../../model/demo.js' */

export function createIdea() {
  const words = make('p');
  const element = make('div', { id: 'hint-idea', class: 'telling idea' }, words);
  let shown = '';
  return {
    element,

    /** @param {string} technique @param {boolean} isDark whether the page is dark */
    draw(technique, isDark) {
      element.classList.toggle('dark', isDark);
      const of = `${technique} ${edition()}`;
      if (of === shown) return;
      shown = of;
      write(words, ideaWords(technique));
      const demo = demoOf(technique, demos);
      element.replaceChildren(words, ...(demo ? [pictureOf(demo)] : []));
    },
  };
}

/** @param {Demo} demo */
function pictureOf(demo) {
  const work = workIn(demo);
  const { layout } = work.sheet;
  const { soEar } = stepWords(demo.step, layout);
  const { name, attributes, content } = piecesOf(drawingOf(work, [layerOfStep(demo.step, work)]), '', overhang);
  const [, ...shapes] = content; // a title would be a tooltip, too
  const its = { ...attributes, role: 'img', 'aria-label': soEar, preserveAspectRatio: 'xMinYMin' };
  const inside = { name: 'g', attributes: { 'aria-hidden': 'true' }, content: shapes }; // else its digits are read
  return drawn({ name, attributes: its, content: [inside] });
}
