// The text box, and what is copied. What reads and writes text in the box comes when it is wanted.

import { writeClipboard } from '../../kit/clipboard.js';
import { isField } from '../../kit/find.js';
import { loadWhenWanted, part } from '../../kit/part.js';
import { whenPressed } from '../../kit/press.js';
import { copiedOf } from './copied.js';

/** @import { Read } from '../../incoming/read.js' */
/** @import { Session } from '../../session/session.js' */
/** @import { View } from '../../session/view.js' */

/** @param {Session} session @param {Read} read */
export function createText(session, read) {
  const { act } = session;
  const box = part(
    () => import('./textbox.js'),
    ({ createTextbox }) => createTextbox(session, read),
  );
  const open = (isOpen = true, isToCopy = false) => act({ do: 'door', is: 'box', isOpen, isToCopy });
  loadWhenWanted(
    session,
    'box',
    ({ door }) => door?.is === 'box',
    box,
    (error) => {
      open(false);
      act({ do: 'tell', note: { kind: 'failed', error } });
    },
  );

  whenPressed('text', () => open());
  whenPressed('copy', async () => {
    const { text, note } = copiedOf(session.view);
    if (await writeClipboard(text)) act({ do: 'report', note });
    else open(true, true); // there it can be taken by hand
  });
  document.addEventListener('copy', (event) => {
    if (isField(event.target) || getSelection()?.toString()) return;
    event.preventDefault();
    const { text, note } = copiedOf(session.view);
    act({ do: 'report', note });
    event.clipboardData?.setData('text/plain', text);
  });

  return {
    /** @param {View} view */
    draw: (view) => box.made?.draw(view),
  };
}
