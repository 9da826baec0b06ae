// Offers a rule that may have been forgotten: one press sets it, and Undo takes it back.

import { find } from '../../kit/find.js';
import { make } from '../../kit/make.js';
import { show, write } from '../../kit/update.js';
import { forgottenWords } from '../../words/repairs.js';

/** @param {import('../../session/session.js').Session['act']} act */
export function createOffer(act) {
  const press = make('button');
  press.type = 'button';
  press.id = 'offer';
  /** @type {import('../../session/view.js').View['offer']} */
  let plan = null;
  press.addEventListener('click', () => plan && act({ do: 'rule', plan }));
  find(document, '#ask-path', HTMLElement).after(press);

  return {
    /** @param {import('../../session/view.js').View} view */
    draw({ offer }) {
      plan = offer;
      show(press, offer !== null);
      if (offer) write(press, forgottenWords([offer]));
    },
  };
}
