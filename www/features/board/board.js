// The board: the grid, what is typed into it and what is said of it.

import { disable } from '../../kit/disable.js';
import { button, find, findAll } from '../../kit/find.js';
import { whenIdle } from '../../kit/idle.js';
import { lazily } from '../../kit/lazy.js';
import { part as loadPart, loadWhenWanted } from '../../kit/part.js';
import { leaveFocus } from '../../kit/pointer.js';
import { whenPressed } from '../../kit/press.js';
import { show } from '../../kit/update.js';
import { leafedOf } from '../../session/state.js';
import { createActions } from './actions.js';
import { createGrid } from './grid.js';
import { createKeyboard } from './keyboard.js';
import { createKeypad } from './keypad.js';
import { createModes } from './modes.js';
import { createSay } from './say.js';

/** @import { PuzzleCommand } from '../../model/commands.js' */
/** @import { Session } from '../../session/session.js' */
/** @import { State } from '../../session/state.js' */
/** @import { View } from '../../session/view.js' */

/** What buttons do that is an act alone. */
const commands = /** @type {const} */ ([
  'again',
  'check',
  'clear',
  'count',
  'examine',
  'fill',
  'hint',
  'new',
  'path',
  'redo',
  'reveal',
  'solve',
  'stop',
  'undo',
]);

/** How long nobody types until one may have finished, in milliseconds. */
const rest = 3000;

/** @param {Session} session */
export function createBoard(session) {
  const { act, state, onAct } = session;
  const part = (/** @type {string} */ id) => find(document, `#${id}`, HTMLElement);
  const talk = find(document, '.talk', HTMLElement);
  const grid = createGrid(part('grid'), (cell, isTapped) => {
    if (isTapped || cell !== state.puzzle.selected) act({ do: 'select', cell });
  });
  const press = (/** @type {PuzzleCommand} */ command) => act({ do: 'press', command });
  const keypad = createKeypad(part('keypad'), (digit) => press({ do: 'digit', digit }));
  for (const name of /** @type {const} */ (['back', 'blank'])) whenPressed(name, () => press({ do: name }));
  const modes = createModes(part('modes'), (mode) => act({ do: 'switch', mode }));
  const say = createSay(talk, part('aloud'));
  const actions = createActions(part('actions'));
  const pager = loadPart(
    () => import('./pager.js'),
    ({ createPager }) =>
      createPager(part('pager'), {
        onTurn: (at) => act({ do: 'turn', at }),
        onMiss: (typed, page) => act({ do: 'say', note: { kind: 'noPage', typed, page } }),
      }),
  );
  loadWhenWanted(session, 'pager', leafedOf, pager);
  const focus = () => grid.focus(state.puzzle.selected);
  whenIdle(loadWhenWanted(session, 'overlay', isOverlaid, grid.load));
  const choosing = lazily(async () => (await import('./choosing.js')).createChoosing(part('grid'), session, focus));
  whenIdle(loadWhenWanted(session, 'choosing', () => state.puzzle.chosen.size, choosing));
  const lens = loadPart(
    () => import('./lens.js'),
    ({ createLens }) => createLens(part('grid'), find(document, '.frame', HTMLElement), button('undo'), session, focus),
  );
  loadWhenWanted(session, 'lens', () => state.puzzle.work.sheet.layout.side > 9, lens);
  let wished = state.focus;

  /** The puzzle as it was typed last. */
  let { sheet } = state.puzzle.work;
  /** @type {ReturnType<typeof setTimeout> | undefined} */
  let resting;
  onAct(() => {
    const now = state.puzzle.work.sheet;
    if (now === sheet) return;
    sheet = now;
    clearTimeout(resting);
    if (!state.settled.includes(now)) resting = setTimeout(() => act({ do: 'settle', sheet: now }), rest);
  });

  for (const name of commands) whenPressed(name, () => act({ do: name }));
  createKeyboard(session, focus);
  leaveFocus(findAll(document, '.masthead, .talk, .modes, .keypad', HTMLElement), focus);

  return {
    focus,

    /** @param {View} view */
    draw(view) {
      grid.draw(view);
      choosing.made?.draw(view);
      lens.made?.draw(view);
      keypad.draw(view);
      modes.draw(view);
      say.draw(view);
      actions.draw(view);
      pager.made?.draw(view.page);
      disable([button('undo')], button('ask-menu'), !view.can.undo || view.front !== 'board');
      show(button('new'), !view.isEmpty);
      show(button('share'), !view.isEmpty);
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
