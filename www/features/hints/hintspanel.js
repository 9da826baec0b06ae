// The panel of hints: what the hint says, and buttons to go on. While it only says where to look, that is its heading, in the
// place of the page's sentence. What the technique is, and the step in full, take the place of the reason.

import { createBars } from '../../kit/bars.js';
import { buttonOf, make } from '../../kit/make.js';
import { panelIn } from '../../kit/panel.js';
import { part } from '../../kit/part.js';
import { writeSigned } from '../../kit/signed.js';
import { createToolbar } from '../../kit/toolbar.js';
import { set, show, write } from '../../kit/update.js';
import { wide } from '../../kit/wide.js';
import { barsIn } from '../../model/bars.js';
import { stepOf } from '../../model/hint.js';
import { ideaWords } from '../../words/about.js';
import { remarkWords } from '../../words/full.js';
import { hintWords } from '../../words/hints.js';
import { sentences } from '../../words/i18n.js';
import { learnMore } from '../../words/languages.js';
import { actionWords } from './actions.js';
import { createLines } from './lines.js';
import './hints.css';

/** @import { Layout } from '../../model/layout.js' */
/** @import { Step } from '../../pkg/ninefold_hint.js' */
/** @import { Session } from '../../session/session.js' */
/** @import { View } from '../../session/view.js' */

/** How many letters a sentence has at most that has room in two lines of large type. */
const roomy = 60;

/** @param {HTMLElement} element @param {Session['act']} act */
export function createPanel(element, act) {
  const panel = panelIn(element, () => act({ do: 'unhint' }));
  const name = buttonOf(openIdea, { class: 'name', 'aria-controls': 'hint-idea' });
  const bars = createBars();
  const reason = make('p', { 'aria-hidden': 'true' });
  const heard = make('p', { class: 'aloud' });
  const remark = make('p', { class: 'remark' });
  const result = make('p', { class: 'result', 'aria-hidden': 'true' });
  const lines = createLines(light, closeLines);
  const idea = part(() => import('./idea.js'), putIdea, 'about');
  panel.tag.append(bars.element);
  panel.telling.before(heard);
  panel.telling.append(reason, remark);
  panel.telling.after(lines.element, result);
  const buttons = {
    on: buttonOf(() => act({ do: 'hint' })),
    another: buttonOf(() => act({ do: 'another' })),
    full: buttonOf(openLines, { 'aria-controls': lines.element.id }),
    now: buttonOf(() => act({ do: 'fillable' })),
    doctor: buttonOf(() => act({ do: 'examine' })),
    solve: buttonOf(() => act({ do: 'solve' })),
  };
  panel.actions.append(...Object.values(buttons));
  createToolbar(panel.actions);
  element.addEventListener('keydown', (event) => {
    if (event.key !== 'Escape' || open !== 'idea') return;
    event.stopPropagation(); // it would close the panel, too
    turn('');
    name.focus();
  });
  /** @type {{ step: Step, layout: Layout, isDark: boolean } | null} what the hint tells, once it says what it is */
  let told = null;
  /** @type {'' | 'idea' | 'full'} what is seen instead of the reason */
  let open = '';

  /** @param {Awaited<typeof import('./idea.js')>} module */
  function putIdea({ createIdea }) {
    const its = createIdea();
    panel.telling.before(its.element);
    return its;
  }

  /** Says what the technique is, or the reason again. */
  function openIdea() {
    if (open === 'idea') return turn('');
    const failed = () => act({ do: 'say', note: { kind: 'unloaded' } });
    Promise.all([idea(), learnMore('about')]).then(() => {
      if (!told) return;
      if (ideaWords(told.step.technique)) turn('idea');
      else failed(); // its words have not come
    }, failed);
  }

  /** Tells the step in full, or the reason again. */
  function openLines() {
    if (open === 'full') return turn('');
    turn('full');
    lines.begin();
  }

  /** Shows a line in the grid, or all of the step. @param {readonly number[]} [path] */
  function light(path) {
    act({ do: 'light', line: told && path ? { step: told.step, path } : undefined });
  }

  function closeLines() {
    turn('');
    buttons.full.focus();
  }

  /** @param {typeof open} what is seen from now on */
  function turn(what) {
    if (open === 'full') act({ do: 'light' });
    open = what;
    drawOpen();
  }

  function drawOpen() {
    element.classList.toggle('open', open !== '');
    show(panel.telling, told !== null && !open);
    show(result, told !== null && open !== 'idea'); // it is not the example's
    show(lines.element, open === 'full');
    if (idea.made) show(idea.made.element, open === 'idea');
    set(name, 'aria-expanded', String(open === 'idea'));
    set(buttons.full, 'aria-expanded', String(open === 'full'));
    if (told && open === 'full') lines.draw(told.step, told.layout);
    if (told && open === 'idea') idea.made?.draw(told.step.technique, told.isDark);
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
      const isOpening = !isShort && (isCovering || element.classList.contains('short'));
      if (isShort || step !== told?.step) open = '';
      told = step && !isShort ? { step, layout, isDark: view.theme.isDark } : null;
      element.classList.toggle('short', isShort);
      panel.name(words?.name ?? text, isShort ? roomy : undefined, isShort ? undefined : name);
      show(panel.tag, !isShort);
      writeSigned(reason, words?.eye ?? '');
      write(remark, told ? remarkWords(told.step) : '');
      writeSigned(result, words?.so ?? '');
      write(heard, words ? sentences(words.ear, words.soEar) : '');
      drawOpen();
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
