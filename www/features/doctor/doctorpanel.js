// The doctor's panel: what may be wrong with a puzzle, as choices. The chosen one is seen in the grid, and made at a press.

import { find } from '../../kit/find.js';
import { make, wordButton } from '../../kit/make.js';
import { panelIn } from '../../kit/panel.js';
import { createToolbar } from '../../kit/toolbar.js';
import { set, show, write } from '../../kit/update.js';
import { edition, t } from '../../words/i18n.js';
import { teach } from '../../words/notes.js';
import {
  doctorSentences,
  examinationWords,
  forgottenWords,
  pictureOf,
  remarkWords,
  repairWords,
} from '../../words/repairs.js';
import { createInstead } from './instead.js';
import { createOffer } from './offer.js';
import './doctor.css';

/** @import { Layout } from '../../model/layout.js' */
/** @import { Repair } from '../../pkg/ninefold.js' */
/** @import { Session } from '../../session/session.js' */
/** @import { View } from '../../session/view.js' */

teach(doctorSentences);

/** How many repairs are shown at first. */
const few = 4;

/** @type {readonly Repair[]} */
const none = [];

/** @param {HTMLElement} element @param {Session['act']} act */
export function createPanel(element, act) {
  const panel = panelIn(element, () => act({ do: 'examine' }));
  const choices = make('fieldset', { class: 'repairs', 'aria-labelledby': panel.title.id });
  const remark = make('p');
  /** The rules that may have been forgotten, below the repairs. Who hears the heading hears it, too. */
  const rule = make('p', { id: 'doctor-rule' });
  panel.title.setAttribute('aria-describedby', rule.id);
  panel.telling.append(choices, remark, rule);
  /** @type {View['preview']} */
  let chosen = null;
  const mend = wordButton('doctor.mend', () => chosen && act({ do: 'mend', repair: chosen }), { class: 'primary' });
  const more = wordButton('doctor.more', () => {
    show(more, false);
    for (const label of choices.children) label.removeAttribute('hidden');
    find(choices, `label:nth-child(${few + 1}) input`, HTMLElement).click();
    find(choices, ':checked', HTMLElement).focus();
  });
  const offer = createOffer(act);
  panel.actions.append(mend, more, offer.element);
  createToolbar(panel.actions);
  /** A second offer, beside Solve, is seen where one of several solutions is shown. */
  const beside = createOffer(act);
  const instead = createInstead(act);
  find(document, '#solve', HTMLElement).after(beside.element, instead.element);
  /** @type {readonly Repair[]} what the choices were made of */
  let drawn = none;
  let words = 0;
  /** Whether the heading has not had the focus yet. It says what was found, so it gets the focus when that is known. */
  let isNew = true;

  /** @param {Repair} repair @param {Layout} layout */
  function choiceOf(repair, layout) {
    const said = (/** @type {Repair} */ its, isAloud = false) => repairWords(its, { layout, isAloud });
    // Two of the same words are told apart by their places.
    const isAlone = drawn.every((other) => other === repair || said(other) !== said(repair));
    const name = t('doctor.proof', { repair: said(repair, true) });
    const input = make('input', { class: 'radio', type: 'radio', name: 'repair', 'aria-label': name });
    input.addEventListener('change', () => act({ do: 'preview', repair }));
    const [before, after] = pictureOf(repair, layout);
    const picture = make('b', { dir: 'ltr', 'aria-hidden': 'true' }, make('s', before), ' → ', make('em', after));
    return make('label', input, picture, make('span', said(repair, !isAlone)));
  }

  return {
    /** @param {View} view */
    draw(view) {
      const { isDoctorAsked, diagnosis, extent, layout, found } = view;
      // While they are counted, Stop stands there.
      beside.draw(view.page && view.mode === 'givens' && !view.isCounting ? view.offer : null);
      offer.draw(view.offer);
      instead.draw(view.note);
      panel.open(isDoctorAsked, view);
      if (!isDoctorAsked) {
        isNew = true;
        return;
      }
      chosen = view.preview;
      const repairs = diagnosis?.repairs ?? none;
      panel.name(examinationWords({ diagnosis, extent, isMarked: found !== null }));
      write(remark, repairs.length ? remarkWords({ diagnosis, isMarked: found !== null }) : '');
      write(rule, repairs.length ? forgottenWords(diagnosis?.forgotten) : ''); // else the heading says it
      if (drawn !== repairs || words !== edition()) {
        [drawn, words] = [repairs, edition()];
        const all = repairs.map((repair) => choiceOf(repair, layout));
        const isMany = all.length > few && repairs.indexOf(/** @type {Repair} */ (chosen)) < few;
        for (const label of isMany ? all.slice(few) : []) label.hidden = true;
        show(more, isMany);
        choices.replaceChildren(...all);
      }
      for (const [index, input] of choices.querySelectorAll('input').entries())
        input.checked = repairs[index] === chosen;
      for (const part of [choices, mend]) show(part, repairs.length > 0);
      set(offer.element, 'class', repairs.length ? '' : 'primary');
      show(panel.actions, repairs.length > 0 || view.offer !== null);
      if (!isNew || !diagnosis) return;
      isNew = false;
      if (panel.isAwaited()) panel.focus();
    },
  };
}
