// The row of actions: what there is to do next. The first of them is black.

import { find, findAll } from '../../kit/find.js';
import { label } from '../../kit/labels.js';
import { set, show, write } from '../../kit/update.js';
import { desk, wide } from '../../kit/wide.js';
import { actionsIn, situationOf } from '../../model/situation.js';
import { digitOf } from '../../model/symbols.js';
import { questionWords } from '../../words/verdict.js';

/** @import { View } from '../../session/view.js' */

/** @param {HTMLElement} element */
export function createActions(element) {
  const buttons = findAll(element, 'button', HTMLElement);
  const part = (/** @type {string} */ selector) => find(element, selector, HTMLElement);
  const [hint, solve, doctor, path] = ['#hint', '#solve', '#ask-doctor', '#ask-path'].map(part);
  const [hintWords, solveWords] = ['#hint > span', '#solve > span'].map(part);
  /** @type {readonly string[]} */
  let shown = [];

  return {
    /** @param {View} view */
    draw(view) {
      const situation = situationOf(view);
      const isAlone = view.hasSingleKeys && digitOf('H') > view.layout.side;
      set(hint, 'aria-keyshortcuts', isAlone ? 'H Alt+H' : 'Alt+H');
      set(doctor, 'aria-expanded', String(view.isDoctorAsked));
      set(path, 'aria-expanded', String(view.path !== null));
      label(solveWords, view.isSolutionWanted ? 'hide' : situation === 'asked' ? 'show' : 'solve');
      // While the verdict is that of the puzzle before, or the page thinks, what was there stays.
      const isKept = situation === 'thinking' && shown.length && !/camera|again|stop/.test(shown.join());
      if (view.isInPassing || isKept) return;
      shown = actionsIn(view).filter((action) => action !== 'new' || !wide.matches); // there the masthead has New
      const isTyped =
        (situation === 'clash' && shown[0] !== 'hint') ||
        (situation === 'first' && desk.matches) ||
        shown[0] === 'solve'; // then none is black
      const main = isTyped ? '' : shown[0];
      set(solve, 'data-do', shown.includes('count') ? 'count' : 'solve');
      for (const button of buttons) {
        const { do: does = '' } = button.dataset;
        show(button, shown.includes(does));
        set(button, 'class', does === main ? 'primary' : '');
      }
      label(hintWords, situation === 'done' ? 'hint.next' : 'hint');
      const question = questionWords(view.verdict, view.extent);
      if (question) write(doctor, question);
    },
  };
}
