// The doctor's panel: the repairs of a puzzle, to look at on the grid and to take.

import { find, findAll } from '../../kit/find.js';
import { buttonOf, make } from '../../kit/make.js';
import { made } from '../../kit/markup.js';
import { show, write } from '../../kit/update.js';
import { spoken, t } from '../../words/i18n.js';
import { teach } from '../../words/notes.js';
import { doctorSentences, examinationWords, forgottenWords, repairWords } from '../../words/repairs.js';
import markup from './doctorpanel.html?markup';
import { createOffer } from './offer.js';
import './doctor.css';

/** @import { Layout } from '../../model/layout.js' */
/** @import { Repair } from '../../pkg/ninefold.js' */
/** @import { Session } from '../../session/session.js' */
/** @import { View } from '../../session/view.js' */

teach(doctorSentences);

/** How many repairs are shown at first. */
const few = 5;

/** @type {readonly Repair[]} */
const none = [];

/** @param {HTMLElement} panel @param {Session['act']} act */
export function createPanel(panel, act) {
  panel.append(made(markup));
  const title = find(panel, 'h2', HTMLElement);
  const list = find(panel, 'ol', HTMLElement);
  const more = find(panel, '.more', HTMLElement);
  /** The rules that may have been forgotten, below the repairs. Who hears the heading hears it, too. */
  const rule = make('p', { id: 'doctor-rule' });
  title.setAttribute('aria-describedby', rule.id);
  more.after(rule);
  /** @type {readonly Repair[]} what the list was made of */
  let drawn = none;
  let language = ''; // of the list
  /** @type {Repair | null} */
  let focused = null;
  /** Whether the list is being made: a button that leaves it then is not left by the person. */
  let isMaking = false;
  /** Whether the heading has not had the focus yet. It says what was found, so it gets the focus when that is known. */
  let isNew = true;
  /** @type {Element | null} where the focus was when the panel opened, which may cover it: whoever has moved on meanwhile keeps it */
  let from = null;

  /** @type {Layout} of the puzzle that the list is about */
  let layout;

  const preview = (/** @type {Repair | null} */ repair) => act({ do: 'preview', repair });
  const items = () => findAll(list, 'li', HTMLElement);
  const offer = createOffer(act);
  rule.after(offer.element);
  /** A second offer, beside Solve, is seen where one of several solutions is shown. */
  const beside = createOffer(act);
  find(document, '#solve', HTMLElement).after(beside.element);

  find(panel, '.close', HTMLElement).addEventListener('click', () => act({ do: 'examine' }));
  more.addEventListener('click', () => {
    more.hidden = true;
    for (const item of items()) item.hidden = false;
    findAll(list, 'button', HTMLElement)[few].focus();
  });

  /** @param {Repair} repair */
  function itemOf(repair) {
    const words = repairWords(repair, layout);
    const name = { 'aria-label': t('doctor.proof', { repair: words }) };
    const button = buttonOf(() => act({ do: 'mend', repair }), name, words);
    button.addEventListener('focus', () => {
      focused = repair;
      preview(repair);
    });
    button.addEventListener('blur', () => {
      focused = null;
      if (!isMaking) preview(null);
    });
    button.addEventListener('mouseenter', () => preview(repair));
    button.addEventListener('mouseleave', () => preview(focused));
    return make('li', button);
  }

  return {
    /** @param {View} view */
    draw(view) {
      const { isDoctorAsked, diagnosis, extent, found } = view;
      layout = view.layout;
      beside.draw(view.page && view.mode === 'givens' ? view.offer : null);
      offer.draw(view.offer);
      show(panel, isDoctorAsked);
      if (!isDoctorAsked) {
        [isNew, from] = [true, null];
        return;
      }
      from ??= document.activeElement;
      write(title, examinationWords({ diagnosis, extent, isMarked: found !== null }));
      const repairs = diagnosis?.repairs ?? none;
      write(rule, repairs.length > 0 ? forgottenWords(diagnosis?.forgotten) : ''); // else the heading says it
      show(rule, rule.textContent !== '');
      if (drawn !== repairs || language !== spoken()) {
        drawn = repairs;
        language = spoken();
        isMaking = true;
        list.replaceChildren(...repairs.map(itemOf));
        isMaking = false;
        for (const item of items().slice(few)) item.hidden = true;
        more.hidden = repairs.length <= few;
      }
      if (!isNew || !diagnosis) return;
      isNew = false;
      if (document.activeElement === from || document.activeElement === document.body)
        title.focus({ preventScroll: true });
    },
  };
}
