// The panel of the path: its course, the step that is shown, buttons to go along it, and the list of all steps, with ways to take
// them along. The list stands under the step in a wide window, and else in its place, once it is wanted.

import { createBars } from '../../kit/bars.js';
import { writeClipboard } from '../../kit/clipboard.js';
import { disable } from '../../kit/disable.js';
import { icon, signs } from '../../kit/icon.js';
import { label, name } from '../../kit/labels.js';
import { buttonOf, make, signButton, wordButton } from '../../kit/make.js';
import { panelIn } from '../../kit/panel.js';
import { writeSigned } from '../../kit/signed.js';
import { announce, set, show, write } from '../../kit/update.js';
import { wide } from '../../kit/wide.js';
import { barsIn, barsOf } from '../../model/bars.js';
import { isMistake } from '../../model/hint.js';
import { remarkWords } from '../../words/full.js';
import { pathWords, textOfSteps } from '../../words/hints.js';
import { edition, sentences, t } from '../../words/i18n.js';
import { stepWords } from '../../words/steps.js';
import { createCourse } from './course.js';
import { createSteps } from './steps.js';
import './path.css';

/** @import { Layout } from '../../model/layout.js' */
/** @import { Step } from '../../pkg/ninefold_hint.js' */
/** @import { Session } from '../../session/session.js' */
/** @import { View } from '../../session/view.js' */
/** @import { Key } from '../../words/i18n.js' */

/** How long a step is shown while all are played, in milliseconds: a single is soon seen. */
const pauses = { easy: 1000, other: 3500 };

/** @type {readonly Step[]} */
const none = [];

/** @param {HTMLElement} element @param {Session['act']} act */
export function createPanel(element, act) {
  /** @type {readonly Step[]} those that are listed */
  let steps = none;
  let at = -1;
  /** @type {Layout} */
  let drawnOn;
  let drawn = ''; // what else the list was made of
  let isNew = true;
  let isListed = false;
  /** @type {ReturnType<typeof setTimeout> | undefined} leads to the next step while all are played */
  let playing;

  const panel = panelIn(
    element,
    () => act({ do: 'path' }),
    () => panel.focus(), // there the panel's keys lead on
  );
  /** Leads to a step; whatever is played ends. @param {number} index */
  function go(index) {
    stop();
    if (index !== at) act({ do: 'goTo', at: index });
  }

  const course = createCourse(go);
  const list = createSteps((index) => {
    go(index);
    turnList(false);
  });
  const bars = createBars();
  const where = buttonOf(() => turnList(!isListed), { class: 'linked', 'aria-controls': 'steps' });
  const result = make('p', { class: 'result', 'aria-hidden': 'true' });
  const heard = make('p', { class: 'aloud' });
  const reason = make('p', { 'aria-hidden': 'true' });
  const remark = make('p', { class: 'remark' });
  const end = make('p');
  panel.tag.append(bars.element, where);
  panel.telling.append(heard, reason, remark, end);
  const step = make('div', { class: 'step' }, result, panel.telling);

  const summary = make('p', { class: 'summary' });
  const note = make('output');
  const copying = (/** @type {Key} */ key, /** @type {() => string} */ text) =>
    wordButton(key, async () => announce(note, t((await writeClipboard(text())) ? 'path.copied' : 'path.uncopied')));
  const exports = make(
    'div',
    { class: 'actions exports' },
    copying('path.text', () => textOfSteps(steps, drawnOn)),
    copying('path.json', () => `${JSON.stringify(steps, null, 2)}\n`),
    wordButton('path.print', () => {}, { 'data-do': 'print', 'aria-haspopup': 'dialog' }),
    note,
  );
  const all = make('div', { class: 'all' }, summary, list.element, exports);
  panel.actions.before(course.element, step, all);

  const previous = signButton('path.previous', () => go(at - 1), { class: 'turn' }, icon(signs.back));
  const next = buttonOf(() => go(at + 1), { class: 'primary' }, label(make('span'), 'path.next'), icon(signs.on));
  const play = buttonOf(() => (playing ? stop() : begin()), { class: 'turn' });
  const take = wordButton('path.take', () => act({ do: 'takeOver' }));
  const hint = wordButton('hint', () => act({ do: 'hint' }), { class: 'primary' });
  const solve = wordButton('solve', () => act({ do: 'solve' }), { class: 'primary' });
  panel.actions.append(previous, next, solve, play, take, hint);

  // Wherever the focus is in the panel, these keys lead along the path.
  element.addEventListener(
    'keydown',
    (event) => {
      if (event.ctrlKey || event.metaKey || event.altKey || event.shiftKey || !steps.length) return;
      const isList = document.activeElement === list.element;
      if (isList && (event.key === 'Enter' || event.key === ' ')) turnList(false);
      /** @type {Record<string, number>} */
      const places = {
        ArrowUp: at - 1,
        ArrowLeft: at - 1,
        ArrowDown: at + 1,
        ArrowRight: at + 1,
        PageUp: list.partBy(-1),
        PageDown: list.partBy(1),
        Home: 0,
        End: steps.length - 1,
      };
      if (!(event.key in places)) return;
      event.preventDefault();
      event.stopPropagation(); // a row of buttons has arrows of its own
      go(places[event.key]);
    },
    { capture: true },
  );

  /** Shows the list of all steps in the place of the one, or puts it away. @param {boolean} isWanted */
  function turnList(isWanted) {
    const hadFocus = all.contains(document.activeElement);
    isListed = isWanted;
    drawList();
    if (hadFocus && all.hidden) where.focus();
  }

  function drawList() {
    show(step, steps.length > 0 && (wide.matches || !isListed));
    show(all, steps.length > 0 && (wide.matches || isListed));
    set(where, 'aria-expanded', wide.matches ? '' : String(isListed));
    where.disabled = wide.matches;
  }

  function begin() {
    beat(at + 1 < steps.length ? at + 1 : 0);
  }

  /** Plays on from a step. @param {number} index */
  function beat(index) {
    clearTimeout(playing);
    const pause = steps[index].level === 'easy' ? pauses.easy : pauses.other;
    playing = setTimeout(() => (index + 1 < steps.length ? beat(index + 1) : stop()), pause);
    at = index; // else it would seem that somebody else has led there
    act({ do: 'goTo', at });
    drawPlay();
  }

  function stop() {
    clearTimeout(playing);
    playing = undefined;
    drawPlay();
  }

  function drawPlay() {
    name(play, playing ? 'path.pause' : 'path.play');
    write(play, playing ? '❚❚' : '▶');
  }
  drawPlay();

  return {
    /** @param {View} view */
    draw(view) {
      const { path, layout, rating } = view;
      panel.open(path !== null, view);
      if (!path) {
        [isNew, isListed] = [true, false];
        if (playing) stop();
        return;
      }
      const found = path.found?.steps ?? (path.without ? none : steps);
      const isMistaken = found.length > 0 && isMistake(found[0]);
      const seen = isMistaken ? none : found;
      const all = seen.map(({ technique }) => barsIn(technique, view));
      const of = `${edition()} ${rating?.level}`;
      if (steps !== seen || drawn !== of) {
        if (steps !== seen) drawnOn = layout; // the last steps are those of another puzzle
        [steps, drawn] = [seen, of];
        list.draw(steps, all, drawnOn);
        write(note, '');
      }
      // While the next path is looked for, the last one is still seen, without a step.
      if (playing && path.at !== at) stop();
      at = path.at;
      const shown = steps[at];
      const words = shown && stepWords(shown, drawnOn);
      const whole = pathWords(path);
      set(element, 'aria-busy', path.question ? 'true' : '');
      panel.name(words?.name ?? whole);
      write(summary, words ? whole : '');
      writeSigned(result, words?.bare ?? '');
      writeSigned(reason, words?.eye ?? '');
      write(remark, shown && !isMistaken ? remarkWords(shown) : '');
      write(heard, words ? sentences(words.soEar, words.ear) : '');
      bars.draw(shown ? all[at] : 0);
      write(where, t('pager.at', { at: at + 1, of: steps.length }));
      const said = words && t('path.step', { number: at + 1, count: steps.length, name: words.name });
      course.draw(
        steps.map(({ technique }, index) => all[index] || barsOf(technique)),
        at,
        said ?? whole,
      );
      list.show(at);
      const isLast = at + 1 === steps.length;
      const isUnsolved = path.found?.solved === false && isLast && !isMistaken;
      write(end, isUnsolved && words ? t('hint.nothing') : '');
      drawList();
      for (const part of [panel.tag, course.element, previous, play]) show(part, steps.length > 0);
      show(hint, isMistaken);
      show(solve, isUnsolved);
      show(next, steps.length > 0 && !isUnsolved);
      show(take, steps.length > 0 && path.of === path.work); // in a puzzle that is solved there is nothing to fill in
      disable([previous, take], play, at < 0);
      disable([next], play, isLast);
      if (!isNew || path.question) return;
      isNew = false;
      if (panel.isAwaited()) panel.focus();
    },
  };
}
