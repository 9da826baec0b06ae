// The panel of hints: what the hint says, and buttons to go on.

import { buttonOf, make, signButton } from '../../kit/make.js';
import { createToolbar } from '../../kit/toolbar.js';
import { set, show, write } from '../../kit/update.js';
import { wide } from '../../kit/wide.js';
import { widthOf } from '../../kit/width.js';
import { isMistake, stepOf } from '../../model/hint.js';
import { hintWords } from '../../words/hints.js';
import { actionWords } from './actions.js';
import './hints.css';

/** @import { Session } from '../../session/session.js' */
/** @import { View } from '../../session/view.js' */

/** @param {HTMLElement} panel @param {Session['act']} act */
export function createPanel(panel, act) {
  const summary = make('summary');
  const about = make('p');
  const technique = make('details', summary, about);
  const text = make('p');
  const says = make('div', { id: 'hint-says' }, technique, text);
  const close = signButton('close', () => act({ do: 'unhint' }), { class: 'icon close' }, '×');
  const on = buttonOf(() => act({ do: 'hint' }), { class: 'primary' });
  const another = buttonOf(() => act({ do: 'another' }));
  const now = buttonOf(() => act({ do: 'fillable' }));
  const doctor = buttonOf(() => act({ do: 'examine' }));
  const actions = make('div', { class: 'actions' }, on, another, now, doctor);
  panel.append(says, close, actions);
  createToolbar(actions);
  /** @type {View['hint']} */
  let drawn = null;
  /** @type {HTMLElement | null} the button that opened the panel, if it has the focus: the panel covers it */
  let from = null;

  return {
    /** @param {View} view */
    draw(view) {
      const { hint, layout } = view;
      const { activeElement: focused } = document;
      const isLeft = !hint && panel.contains(focused);
      if (hint && panel.hidden && focused?.closest('.talk')) from = /** @type {HTMLElement} */ (focused);
      show(panel, hint !== null);
      if (isLeft) from?.focus();
      if (!hint) {
        from = null;
        return;
      }
      const words = hintWords(hint, { layout, isAloud: false });
      show(technique, words.name !== '');
      if (stepOf(hint) !== (drawn && stepOf(drawn))) technique.open = false;
      drawn = hint;
      write(summary, words.name);
      write(about, words.about);
      write(text, words.text);
      const step = hint.stage === 'now' ? undefined : stepOf(hint);
      const isShort = !step || isMistake(step) || hint.stage !== 'what';
      const isOpening = !isShort && panel.classList.contains('short');
      panel.classList.toggle('short', isShort);
      panel.classList.toggle('long', widthOf(words.text) > 60); // it has no room in two lines of large type
      const says = actionWords(hint, view);
      for (const [button, text] of /** @type {const} */ ([
        [on, says.on],
        [another, says.another],
        [now, says.now],
        [doctor, says.doctor],
      ])) {
        show(button, text !== '');
        write(button, text);
      }
      set(doctor, 'class', says.doctor && !says.on ? 'primary' : '');
      if (isOpening && !wide.matches) summary.focus({ preventScroll: true }); // there it covers the keypad
      const isLost = from === document.activeElement || document.activeElement === document.body;
      if (from && isLost) (on.hidden ? doctor : on).focus();
    },
  };
}
