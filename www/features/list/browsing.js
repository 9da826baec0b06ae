// Going about in many puzzles: from their list to one on the board, to its neighbours, and back.

import { liveOf } from '../../engine/list/held.js';
import { isSoFar } from '../../engine/list/known.js';
import { ratedText } from '../../engine/list/saving.js';
import { find } from '../../kit/find.js';
import { save } from '../../kit/save.js';
import { write } from '../../kit/update.js';
import { fileName, kindWord, listSentences } from '../../words/list.js';
import { teach } from '../../words/notes.js';
import { unkeptWords } from '../../words/status.js';
import { createBar } from './bar.js';
import { createLedger } from './ledger.js';
import { createOpening } from './opening.js';
import { createPutting } from './putting.js';

/** @import { Session } from '../../session/session.js' */
/** @import { View } from '../../session/view.js' */
/** @typedef {ReturnType<typeof createBrowsing>} Browsing */

teach(listSentences);

/**
 * @param {Session} session
 * @param {() => Promise<() => void>} remember gives what records the puzzle on the board among the recent ones
 */
export function createBrowsing(session, remember) {
  const { act, state } = session;

  /** Records what has been done on the puzzle on the board; where that cannot be had, the list goes on without. */
  const record = () =>
    remember().then(
      (record) => record(),
      () => {},
    );
  const opening = createOpening(session, record, () => ledger.row());
  const { put, turn } = createPutting(session, record);

  const ledger = createLedger(find(document, '#collection', HTMLElement), {
    onFilter(filter) {
      const { list } = state;
      if (!list) return;
      const said = /** @type {const} */ ({
        kind: 'filtered',
        filter,
        of: list.sizes[filter],
        isSoFar: isSoFar(list, filter),
      });
      act({ do: 'arrange', filter, said });
    },
    onOrder: (order) => act({ do: 'arrange', order, said: { kind: 'ordered', order } }),
    onOpen: (place) => put(place),
    onGo: opening.turn,
    onSave() {
      const live = liveOf(state.list);
      if (live) save(fileName(live.collection.name, 'solutions'), live.collection.answers());
    },
    onSaveLevels: saveLevels,
    onBack: () => act({ do: 'show', feature: 'board' }),
    onSought: (note) => act({ do: 'report', note }),
    onClose: opening.close,
  });
  const unkept = find(document, '#collection .unkept', HTMLElement);
  const places = createBar(find(document, '#bar', HTMLElement), {
    onList: () => act({ do: 'show', feature: 'list' }),
    onTurn: turn,
  });

  /** Saves what is listed, as it is listed. */
  async function saveLevels() {
    const { list } = state;
    const live = liveOf(list);
    if (!list || !live) return;
    const { collection } = live;
    try {
      save(
        fileName(collection.name, 'levels'),
        await ratedText(collection, list, (index) => kindWord(collection, index)),
      );
    } catch (error) {
      act({ do: 'report', note: { kind: 'failed', error } });
    }
  }

  return {
    open: opening.open,
    resume: opening.resume,

    /** @param {View} view */
    draw(view) {
      const { list, front, recent } = view;
      write(unkept, unkeptWords(view));
      ledger.draw(front === 'list' ? list : null, recent);
      if (!list) return places.draw(null);
      const { filter, at, sizes, place } = list;
      places.draw({ index: at, filter, of: sizes[filter], isSoFar: isSoFar(list, filter), ...place });
    },
  };
}
