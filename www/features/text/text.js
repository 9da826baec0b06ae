// The text box, and what is copied. What reads and writes text in the box comes when it is wanted.

import { writeClipboard } from '../../kit/clipboard.js';
import { button, isField } from '../../kit/find.js';
import { part } from '../../kit/part.js';
import { copiedOf } from './copied.js';

/**
 * @param {import('../../session/session.js').Session} session
 * @param {import('../../incoming/read.js').Read} read
 */
export function createText(session, read) {
  const { act, state, onAct } = session;
  /** @type {ReturnType<typeof import('./exchange.js').createExchange> | null} */
  let box = null;
  const load = part(
    () => import('./exchange.js'),
    () => import('./style.js'),
    ({ createExchange }) => {
      box = createExchange(session, read);
      return box;
    },
  );

  /** Does something as soon as the text box is there. @param {(box: import('./exchange.js').Exchange) => void} use */
  const withBox = (use) =>
    load().then(use, (error) => {
      act({ do: 'door', is: 'box', isOpen: false });
      act({ do: 'tell', note: { kind: 'failed', error } });
    });

  /** The state asks for the text box, with a text in it. */
  let { door } = state;
  onAct(() => {
    if (door === state.door) return;
    door = state.door;
    if (door?.text !== undefined) withBox((box) => door?.text !== undefined && box.openWith(door.text));
  });

  button('text').addEventListener('click', () => withBox((box) => box.open()));
  button('copy').addEventListener('click', async () => {
    const { text, note } = copiedOf(session.view);
    if (await writeClipboard(text)) act({ do: 'report', note });
    else await withBox((box) => box.open()); // there it can be taken by hand
  });
  document.addEventListener('copy', (event) => {
    if (isField(event.target) || getSelection()?.toString()) return;
    event.preventDefault();
    const { text, note } = copiedOf(session.view);
    act({ do: 'report', note });
    event.clipboardData?.setData('text/plain', text);
  });

  return {
    /** @param {import('../../session/view.js').View} view */
    draw: (view) => box?.draw(view),
  };
}
