// The menu, and the sheets that its rows open in its place. All of it is loaded as soon as the page has nothing else to do, or
// when it is wanted.

import { whenIdle } from '../../kit/idle.js';
import { haveMoreWords } from '../../kit/labels.js';
import { lazily } from '../../kit/lazy.js';
import { doWhenLoaded } from '../../kit/part.js';

/** @import { Session } from '../../session/session.js' */
/** @import { View } from '../../session/view.js' */

/** @param {Session} session */
export function createMenu(session) {
  const load = lazily(async () => {
    haveMoreWords(); // it does not wait for them: by it one chooses another language
    return (await import('./menudialog.js')).createMenuDialog(session);
  });
  doWhenLoaded(session, load, 'menu', 'example', 'size');
  whenIdle(() => load().catch(() => {})); // else it is loaded when it is wanted

  return { draw: (/** @type {View} */ view) => load.made?.draw(view) };
}
