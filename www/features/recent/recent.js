// The button for the recent puzzles. Their dialog is loaded when it is first wanted.

import { button } from '../../kit/find.js';
import { whenIdle } from '../../kit/idle.js';
import { lazily } from '../../kit/lazy.js';
import { doWhenLoaded, part } from '../../kit/part.js';
import { show } from '../../kit/update.js';

/** @import { Session } from '../../session/session.js' */

/**
 * @param {Session} session
 * @param {() => Promise<() => void>} remember begins to record them, and gives what records the one on the board
 */
export function createRecent(session, remember) {
  const load = part(
    () => import('./recentdialog.js'),
    async ({ createRecentDialog }) => createRecentDialog(session, await remember()),
  );
  doWhenLoaded(session, load, 'recent');

  // Its button is there once there is one. A puzzle becomes a recent one when another takes its place.
  const look = lazily(() => import('../../session/recent.js'));
  let seen = '';
  function update() {
    const { puzzle, recent } = session.state;
    const now = `${puzzle.opening} ${recent}`;
    if (now === seen) return;
    seen = now;
    look().then(
      ({ recentBut }) => show(button('ask-recent'), recentBut(session.state.puzzle.work).length > 0),
      () => {},
    );
  }
  whenIdle(() => {
    update();
    session.onAct(update);
  });

  return { draw() {} };
}
