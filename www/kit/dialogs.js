// What has come in is seen, on the page itself: no dialog stays before it, and the grid is on the screen.

import { find, findAll } from './find.js';
import { isHere } from './focus.js';

/** @import { Session } from '../session/session.js' */
/** @import { View } from '../session/view.js' */

/** Closes all that are open. */
export function closeDialogs() {
  for (const open of findAll(document, 'dialog[open]', HTMLDialogElement)) open.close();
}

/** @param {Session} session */
export function createDialogs({ state, act, onAct }) {
  const grid = find(document, '#grid', HTMLElement);
  let { came } = state;
  let drawn = came;

  onAct(() => {
    if (came === state.came) return;
    came = state.came;
    const { selected } = state.puzzle;
    closeDialogs(); // which gives the focus back to a cell that had it before, and thereby selects that cell
    if (state.puzzle.selected !== selected) act({ do: 'select', cell: selected });
  });

  return {
    /** @param {View} view */
    draw(view) {
      // The button that it came by may be far below; all else is drawn first.
      if (drawn !== view.came && isHere()) queueMicrotask(() => grid.scrollIntoView({ block: 'nearest' }));
      drawn = view.came;
    },
  };
}
