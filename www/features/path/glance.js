// The whole way at a glance, where there is room under the actions: its course, and in words how long it is. It leads to the
// steps. It is looked for while nobody does anything, and drawn after all else.

import { disable } from '../../kit/disable.js';
import { button, find } from '../../kit/find.js';
import { whenIdle } from '../../kit/idle.js';
import { buttonOf, make } from '../../kit/make.js';
import { write } from '../../kit/update.js';
import { barsIn } from '../../model/bars.js';
import { passedIn } from '../../model/passed.js';
import { actionsIn } from '../../model/situation.js';
import { loadSteps } from '../../session/questions.js';
import { answerOf } from '../../session/state.js';
import { spoken } from '../../words/i18n.js';
import { createProfile } from './profile.js';
import './glance.css';

/** @import { Sheet } from '../../model/sheet.js' */
/** @import { Session } from '../../session/session.js' */
/** @import { View } from '../../session/view.js' */
/** @import { glanceWords } from '../../words/hints.js' */

/** How hard a puzzle may be: the way of a harder one takes long. */
const levels = ['easy', 'medium', 'hard'];

/** @param {Session} session */
export function createGlance(session) {
  const { act, state } = session;
  const profile = createProfile();
  const line = make('span');
  const glance = buttonOf(() => act({ do: 'path' }), { class: 'glance', 'aria-controls': 'path' }, line);
  glance.prepend(profile.element);
  glance.disabled = true; // it is not seen, and shows whether there is room for it
  find(document, '.talk', HTMLElement).append(make('div', { class: 'room' }, glance));
  /** @type {Sheet | null} the puzzle on the board, once its way has been looked for */
  let asked = null;
  /** What is said of a way, once that is loaded. @type {typeof glanceWords} */
  let words;
  /** What is drawn. @type {readonly unknown[]} */
  let drawn = [];
  /** Whether it is to be asked for, or drawn, as soon as nobody does anything. */
  const due = { asking: false, drawing: false };

  /** Whether the way of the puzzle on the board is to be looked for, if there is room for it. */
  function isWanted() {
    const { puzzle, settled, front, hint, path, isDoctorAsked } = state;
    const { sheet } = puzzle.work;
    const rating = answerOf(state, 'rating')?.value;
    const isEasy = sheet.layout.side === 9 && rating?.rating && levels.includes(rating.level);
    const isIdle = settled.includes(sheet) && front === 'board' && !hint && !path && !isDoctorAsked;
    return isEasy && isIdle && !state.glance && sheet !== asked;
  }

  /** Asks soon, if the way is to be looked for. */
  function look() {
    if (state.puzzle.work.sheet !== asked) asked = null; // it may come back
    if (due.asking || !isWanted()) return;
    due.asking = true;
    whenIdle(() => {
      due.asking = false;
      if (isWanted() && glance.clientHeight > 0) ask();
    });
  }
  session.onAct(look);
  new ResizeObserver(look).observe(glance); // there is room, or none

  function ask() {
    const { sheet } = state.puzzle.work;
    asked = sheet;
    Promise.all([loadSteps(), import('../../words/hints.js')]).then(
      ([, its]) => {
        words = its.glanceWords;
        if (sheet === state.puzzle.work.sheet) act({ do: 'glance' });
      },
      () => {}, // nobody has asked for it
    );
  }

  /** What is to be drawn; null where nothing is. @param {View} view */
  function drawing(view) {
    const found = state.glance?.found;
    if (!found?.solved || !actionsIn(view).includes('hint')) return null;
    return /** @type {const} */ ([found, view.position.answers, spoken()]);
  }

  function work() {
    due.drawing = false;
    const { view } = session;
    const now = drawing(view);
    if (!now) return;
    drawn = now;
    const [found, answers] = now;
    const passed = passedIn(found.steps, answers);
    const bars = found.steps.map(({ technique }) => barsIn(technique, view));
    profile.draw(bars, (at) => (passed[at] ? 'past' : 'coming'));
    write(line, words(found));
    draw(view);
  }

  /** @param {View} view */
  function draw(view) {
    const now = drawing(view);
    const isNew = now?.some((part, at) => part !== drawn[at]);
    disable([glance], button('ask-path'), !now || now[0] !== drawn[0]);
    if (due.drawing || !isNew) return;
    due.drawing = true;
    whenIdle(work);
  }

  return { draw };
}
