// The panel of the path: a chart, buttons to go along it, the list of its steps, and ways to take it along.

import { writeClipboard } from '../../kit/clipboard.js';
import { disable } from '../../kit/disable.js';
import { name } from '../../kit/labels.js';
import { buttonOf, make, signButton, wordButton } from '../../kit/make.js';
import { leaveFocus } from '../../kit/pointer.js';
import { createToolbar } from '../../kit/toolbar.js';
import { announce, set, show, write } from '../../kit/update.js';
import { isMistake } from '../../model/hint.js';
import { pathWords, textOfSteps } from '../../words/hints.js';
import { spoken, t } from '../../words/i18n.js';
import { noteWords } from '../../words/notes.js';
import { createChart } from './chart.js';
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

/** @param {HTMLElement} panel @param {Session['act']} act */
export function createPanel(panel, act) {
  /** @type {readonly Step[]} those that are listed */
  let steps = none;
  let at = -1;
  /** @type {Layout} */
  let drawnOn;
  let language = ''; // of the list
  let isNew = true;
  /** @type {ReturnType<typeof setTimeout> | undefined} leads to the next step while all are played */
  let playing;

  const go = (/** @type {number} */ index) => act({ do: 'goTo', at: index });
  const chart = createChart((index) => {
    stop();
    if (index !== at) go(index);
  });
  const list = createSteps((index) => {
    stop();
    go(index);
  });

  const summary = make('h2', { tabindex: '-1' });
  const close = signButton('close', () => act({ do: 'path' }), { class: 'icon close' }, '×');
  const turn = (/** @type {1 | -1} */ by) => () => {
    stop();
    go(at + by);
  };
  const previous = signButton('path.previous', turn(-1), '‹');
  const next = signButton('path.next', turn(1), '›');
  const play = buttonOf(() => (playing ? stop() : begin()));
  const take = wordButton('path.take', () => act({ do: 'takeOver' }), { class: 'primary' });
  const hint = wordButton('hint', () => act({ do: 'hint' }));
  const controls = make('div', { class: 'actions controls' }, previous, play, next, take, hint);
  const note = make('output');
  /** What was done: it covers the line where that is said else. */
  const news = make('p');
  const copying = (/** @type {Key} */ key, /** @type {() => string} */ text) =>
    wordButton(key, async () => announce(note, t((await writeClipboard(text())) ? 'path.copied' : 'path.uncopied')));
  const asText = copying('path.text', () => textOfSteps(steps, { layout: drawnOn, isAloud: false }));
  const asJson = copying('path.json', () => `${JSON.stringify(steps, null, 2)}\n`);
  const printing = wordButton('path.print', () => print());
  const exports = make('div', { class: 'actions exports' }, asText, asJson, printing);
  panel.append(summary, close, chart.element, controls, list.element, exports, note, news);
  for (const bar of [controls, exports]) createToolbar(bar);
  // So that the arrow keys lead on.
  leaveFocus([controls], () => list.element.focus({ preventScroll: true }));

  function begin() {
    go(at + 1 < steps.length ? at + 1 : 0);
    beat();
  }

  function beat() {
    clearTimeout(playing);
    playing = setTimeout(
      () => {
        if (at + 1 >= steps.length) return stop();
        go(at + 1);
        beat();
      },
      steps[at]?.level === 'easy' ? pauses.easy : pauses.other,
    );
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

  return {
    /** @param {View} view */
    draw({ path, layout, note: fact }) {
      show(panel, path !== null);
      if (!path) {
        isNew = true;
        if (playing) stop();
        return;
      }
      write(summary, pathWords(path));
      write(news, fact ? noteWords(fact) : '');
      const found = path.found?.steps ?? (path.without ? none : steps);
      const isMistaken = found.length > 0 && isMistake(found[0]);
      const seen = isMistaken ? none : found;
      if (steps !== seen || language !== spoken()) {
        [steps, drawnOn, language] = [seen, layout, spoken()];
        chart.draw(steps);
        list.draw(steps, layout);
        write(note, '');
      }
      // While the next path is looked for, the last one is still seen, without a step.
      at = path.at;
      set(panel, 'aria-busy', path.question ? 'true' : '');
      chart.show(at);
      list.show(at);
      if (playing && at < 0) stop();
      else if (!play.textContent) drawPlay();
      for (const part of [list.element, exports, previous, play, next]) show(part, steps.length > 0);
      chart.element.toggleAttribute('hidden', !steps.length);
      show(hint, isMistaken);
      show(take, steps.length > 0 && path.of === path.work); // in a puzzle that is solved there is nothing to fill in
      disable([previous, take], play, at < 0);
      disable([next], play, at + 1 >= steps.length);
      if (!isNew || path.question) return;
      isNew = false;
      (steps.length ? list.element : summary).focus({ preventScroll: true });
    },
  };
}
