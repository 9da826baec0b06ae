// Offers a rule that may have been forgotten: one press sets it, and Undo takes it back.

import { buttonOf } from '../../kit/make.js';
import { show, write } from '../../kit/update.js';
import { offerWords } from '../../words/repairs.js';

/** @import { Session } from '../../session/session.js' */
/** @import { View } from '../../session/view.js' */
/** @typedef {NonNullable<View['offer']>} Plan */

/** @param {Session['act']} act */
export function createOffer(act) {
  /** @type {Plan | null} */
  let plan = null;
  const press = buttonOf(() => plan && act({ do: 'rule', plan }));

  return {
    element: press,

    /** @param {Plan | null} offer */
    draw(offer) {
      plan = offer;
      show(press, offer !== null);
      if (offer) write(press, offerWords(offer));
    },
  };
}
