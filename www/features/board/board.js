// The board: the grid, what is typed into it and what is said of it.

import { disable } from '../../kit/disable.js';
import { button, find, findAll } from '../../kit/find.js';
import { whenIdle } from '../../kit/idle.js';
import { label } from '../../kit/labels.js';
import { loadWhenWanted } from '../../kit/part.js';
import { leaveFocus } from '../../kit/pointer.js';
import { set, show } from '../../kit/update.js';
import { t } from '../../words/i18n.js';
import { createChoices } from './choices.js';
import { createGrid } from './grid.js';
import { createKeyboard } from './keyboard.js';
import { createKeypad } from './keypad.js';
import { createModes } from './modes.js';
import { createPager } from './pager.js';
import { createStatus } from './status.js';

/** @import { Session } from '../../session/session.js' */
/** @import { State } from '../../session/state.js' */
/** @import { View } from '../../session/view.js' */
/** @import { createChoosing } from './choosing.js' */

/** The buttons with the names of the acts that they do. */
const commands = /** @type {const} */ (['check', 'clear', 'fill', 'new', 'redo', 'reveal', 'solve', 'stop', 'undo']);

/** @param {Session} session */
export function createBoard(session) {
  const { act, state } = session;
  const part = (/** @type {string} */ id) => find(document, `#${id}`, HTMLElement);
  const grid = createGrid(part('grid'), (cell, isTapped) => {
    if (isTapped || cell !== state.puzzle.selected) act({ do: 'select', cell });
  });
  const keypad = createKeypad(part('keypad'), (command) => act({ do: 'press', command }));
  const modes = createModes(
    { modes: part('modes'), tools: [button('check'), button('reveal'), button('fill')], solve: button('solve') },
    (mode) => act({ do: 'switch', mode }),
  );
  const status = createStatus({
    verdict: part('verdict'),
    note: part('note'),
    unkept: part('unkept'),
    aloud: part('aloud'),
    stop: button('stop'),
  });
  const pager = createPager(part('pager'), {
    onTurn: (at) => act({ do: 'turn', at }),
    onMiss: (typed, page) => act({ do: 'say', note: { kind: 'noPage', typed, page } }),
  });
  const choices = createChoices(session);
  const focus = () => grid.focus(state.puzzle.selected);
  /** @type {ReturnType<typeof createChoosing> | null} null until it is loaded */
  let choosing = null;
  whenIdle(loadWhenWanted(session, 'overlay', isOverlaid, grid.load));
  whenIdle(
    loadWhenWanted(
      session,
      'choosing',
      () => state.puzzle.chosen.size,
      async () => {
        const module = await import('./choosing.js');
        choosing = module.createChoosing(part('grid'), session, focus);
      },
    ),
  );
  let wished = state.focus;

  for (const name of commands) button(name).addEventListener('click', () => act({ do: name }));
  createKeyboard(session, focus);
  leaveFocus(findAll(document, 'header, .bar, .tools, .modes, .keypad, .desk > .actions, .hints', HTMLElement), focus);

  return {
    focus,

    /** @param {View} view */
    draw(view) {
      grid.draw(view);
      choosing?.draw(view);
      keypad.draw(view.layout.side, view.mode, view.placed);
      modes.draw(view.mode, view.layout.side, view.hasSingleKeys);
      status.draw(view);
      pager.draw(view.page);
      choices.draw(view);
      drawButtons(view);
      if (wished !== view.focus) focus();
      wished = view.focus;
    },
  };
}

/** Whether something lies over the cells. @param {State} state */
function isOverlaid({ puzzle: { work }, hint, path }) {
  const { layout, candidates } = work.sheet;
  return layout.fields || candidates || work.marks.some(Boolean) || hint || path;
}

/** @param {View} view */
function drawButtons({ isSolutionWanted, isEmpty, can }) {
  const [undo, redo, solve] = [button('undo'), button('redo'), button('solve')];
  label(solve, isSolutionWanted ? 'hide' : 'solve');
  set(solve, 'data-other', t(isSolutionWanted ? 'solve' : 'hide'));
  disable([undo], can.redo ? redo : solve, !can.undo);
  disable([redo], can.undo ? undo : solve, !can.redo);
  disable([button('clear')], solve, isEmpty);
  show(button('new'), !isEmpty);
}
