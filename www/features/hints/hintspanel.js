// The panel of hints: what the hint says, and buttons to go on. While it only says where to look, that is its heading, in the
// place of the page's sentence.

import { createBars } from '../../kit/bars.js';
import { buttonOf, make } from '../../kit/make.js';
import { panelIn } from '../../kit/panel.js';
import { writeSigned } from '../../kit/signed.js';
import { createToolbar } from '../../kit/toolbar.js';
import { set, show, write } from '../../kit/update.js';
import { wide } from '../../kit/wide.js';
import { barsIn } from '../../model/bars.js';
import { stepOf } from '../../model/hint.js';
import { hintWords } from '../../words/hints.js';
import { sentences } from '../../words/i18n.js';
import { actionWords } from './actions.js';

/** @import { Session } from '../../session/session.js' */
/** @import { View } from '../../session/view.js' */

/** How many letters a sentence has at most that has room in two lines of large type. */
const roomy = 60;

/** @param {HTMLElement} element @param {Session['act']} act */
export function createPanel(element, act) {
  const panel = panelIn(element, () => act({ do: 'unhint' }));
  const about = make('p', { id: 'hint-about', class: 'about' });
  const name = buttonOf(() => open(about.hidden === true), { class: 'name', 'aria-controls': about.id });
  const bars = createBars();
  const reason = make('p', { 'aria-hidden': 'true' });
  const result = make('p', { class: 'result', 'aria-hidden': 'true' });
  const heard = make('p', { class: 'aloud' });
  panel.tag.append(bars.element);
  panel.telling.append(about, heard, reason);
  panel.telling.after(result);
  const buttons = {
    on: buttonOf(() => act({ do: 'hint' })),
    another: buttonOf(() => act({ do: 'another' })),
    now: buttonOf(() => act({ do: 'fillable' })),
    doctor: buttonOf(() => act({ do: 'examine' })),
    solve: buttonOf(() => act({ do: 'solve' })),
  };
  panel.actions.append(...Object.values(buttons));
  createToolbar(panel.actions);
  /** @type {View['hint']} */
  let drawn = null;

  /** Says what to look for, or does not. @param {boolean} isOpen */
  function open(isOpen) {
    show(about, isOpen);
    set(name, 'aria-expanded', String(isOpen));
  }

  return {
    /** @param {View} view */
    draw(view) {
      const { hint, layout } = view;
      const isCovering = panel.open(hint !== null, view);
      if (!hint) return;
      const { text, step: words } = hintWords(hint, { layout, isAloud: false });
      const isShort = !words;
      const step = stepOf(hint);
      if (step !== (drawn && stepOf(drawn))) open(false);
      drawn = hint;
      const isOpening = !isShort && (isCovering || element.classList.contains('short'));
      element.classList.toggle('short', isShort);
      panel.name(words?.name ?? text, isShort ? roomy : undefined, isShort ? undefined : name);
      for (const part of [panel.tag, panel.telling, result]) show(part, !isShort);
      writeSigned(reason, words?.eye ?? '');
      writeSigned(result, words?.so ?? '');
      write(heard, words ? sentences(words.ear, words.soEar) : '');
      if (step) bars.draw(barsIn(step.technique, view));
      const says = actionWords(hint, view);
      const seen = /** @type {(keyof typeof buttons)[]} */ (Object.keys(buttons)).filter((which) => says[which]);
      const main = seen.find((which) => which !== 'another' && which !== 'now');
      for (const [which, button] of Object.entries(buttons)) {
        const text = says[/** @type {keyof typeof buttons} */ (which)];
        show(button, text !== '');
        write(button, text);
        set(button, 'class', which === main ? 'primary' : '');
      }
      if (isOpening && !wide.matches) panel.focus(); // there it covers the keypad
      if (main && panel.isCovering()) buttons[main].focus();
    },
  };
}
