// Offers to read a text again as what it looks like at first sight, where it was taken for something else.

import { buttonOf } from '../../kit/make.js';
import { show, write } from '../../kit/update.js';
import { t } from '../../words/i18n.js';
import { shapeWords } from '../../words/puzzle.js';

/** @import { Fact } from '../../model/facts.js' */
/** @import { Session } from '../../session/session.js' */
/** @import { Reading } from '../../session/state.js' */

/** @param {Session['act']} act */
export function createInstead(act) {
  /** @type {Reading | null} */
  let reading = null;
  const press = buttonOf(() => act({ do: 'read', reading }), { id: 'instead' });

  return {
    element: press,

    /** @param {Fact | null} note */
    draw(note) {
      const { instead: side, reading: read } = note?.kind === 'opened' ? note : {};
      show(press, side !== undefined);
      if (!side || !read?.taken) return;
      reading = { id: `as ${side}`, from: read.taken.from, as: `${side}x${side}` };
      write(press, t('taken.instead', { shape: shapeWords(side) }));
    },
  };
}
