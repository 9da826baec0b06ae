// Going about in many puzzles: from their list to one on the board, to its neighbours, and back.

import { isSoFar } from '../../engine/list/held.js';
import { find } from '../../kit/find.js';
import { listSentences } from '../../words/list.js';
import { teach } from '../../words/notes.js';
import { createBar } from './bar.js';
import { createLedger } from './ledger.js';
import { createOpening } from './opening.js';
import { createPutting } from './putting.js';
import './ledger.css';
import './list.css';

/** @import { Session } from '../../session/session.js' */
/** @import { View } from '../../session/view.js' */
/** @typedef {ReturnType<typeof createBrowsing>} Browsing */

teach(listSentences);

/**
 * @param {Session} session
 * @param {() => Promise<() => void>} remember gives what records the puzzle on the board among the recent ones
 */
export function createBrowsing(session, remember) {
  /** Records what has been done on the puzzle on the board; where that cannot be had, the list goes on without. */
  const record = () =>
    remember().then(
      (record) => record(),
      () => {},
    );
  const { open, resume, turn, close } = createOpening(session, record, () => ledger.row());
  const { put, turn: leaf } = createPutting(session, record);
  const page = { onOpen: put, onGo: turn, onClose: close };
  const ledger = createLedger(find(document, '#collection', HTMLElement), session, page);
  const bar = createBar(find(document, '#bar', HTMLElement), {
    onList: () => session.act({ do: 'show', feature: 'list' }),
    onTurn: leaf,
  });

  return {
    open,
    resume,

    /** @param {View} view */
    draw(view) {
      const { list } = view;
      ledger.draw(view);
      if (!list || view.front === 'list') return bar.draw(null);
      const { filter, at, sizes, place } = list;
      bar.draw({ index: at, filter, of: sizes[filter], isSoFar: isSoFar(list, filter), ...place });
    },
  };
}
