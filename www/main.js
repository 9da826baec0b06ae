// Makes the state, lists the features, starts: act → state → questions → answers, which are acts → one drawing.

import { startFull, startHint, startRate, startSolver } from './engine/modules.js';
import { createBoard } from './features/board/board.js';
import { createCamera } from './features/camera/camera.js';
import { createDoctor } from './features/doctor/doctor.js';
import { createHints } from './features/hints/hints.js';
import { createList } from './features/list/list.js';
import { createMenu } from './features/menu/menu.js';
import { createPath } from './features/path/path.js';
import { createRecent } from './features/recent/recent.js';
import { createSettings } from './features/settings/settings.js';
import { createShare } from './features/share/share.js';
import { createText } from './features/text/text.js';
import { createIncoming } from './incoming/incoming.js';
import { createRead, createReader } from './incoming/read.js';
import { createDialogs } from './kit/dialogs.js';
import { find, findAll } from './kit/find.js';
import { drawKeepingFocus, keepFocus } from './kit/focus.js';
import { whenIdle } from './kit/idle.js';
import { lazily } from './kit/lazy.js';
import { set, show } from './kit/update.js';
import { wide } from './kit/wide.js';
import { keepPuzzle, kept } from './session/kept.js';
import { Session } from './session/session.js';
import { beginning } from './session/state.js';
import { chosenHabits, themeOf } from './session/storage.js';

const session = new Session(beginning(kept(), chosenHabits(), themeOf()), {
  full: startFull,
  hint: startHint,
  rate: startRate,
  reader: (onRestart) => createReader(() => startFull(onRestart)),
  solver: startSolver,
});
const remembering = lazily(() => import('./session/remembering.js').then((part) => part.remember(session)));
const settings = createSettings(session); // first: it brings the words
const read = createRead(session);
const board = createBoard(session);
const features = [
  settings,
  createDialogs(session), // before the others: what they focus must not lie behind one
  board,
  createCamera(session, read),
  createDoctor(session),
  createHints(session),
  createList(session, remembering),
  createMenu(session),
  createPath(session),
  createRecent(session, remembering),
  createShare(session),
  createText(session, read),
];
const fronts = findAll(document, '[data-front]', HTMLElement);
/** Gives the focus to what is in front: the list, or the board. */
function home() {
  if (session.state.front === 'list') document.getElementById('puzzles')?.focus({ preventScroll: true });
  else board.focus();
}
createIncoming(session, read);

session.onDraw((view) => {
  const draw = () => {
    set(document.body, 'data-seen', view.front);
    for (const part of fronts) show(part, part.dataset.front === view.front);
    for (const feature of features) feature.draw(view);
  };
  drawKeepingFocus(draw, home);
});
wide.addEventListener('change', session.draw);
keepPuzzle(session);
whenIdle(() => remembering().catch(() => {})); // else the recent puzzles try again

const bars = findAll(document, '.commands, .bar, .keypad, main .actions', HTMLElement);
whenIdle(() =>
  import('./kit/toolbar.js').then(
    ({ createToolbar }) => bars.forEach(createToolbar),
    () => {},
  ),
);
// When a dialog closes, the element that had the focus before may be hidden by now.
document.addEventListener('close', () => keepFocus(home), true);

session.start();
find(document, '#unstarted', HTMLElement).remove(); // last: it is there for a start that fails, too
requestAnimationFrame(() => board.focus()); // to focus lays the page out, so it is done in a task of its own
