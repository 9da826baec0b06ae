// The panel of hints: what the hint says, and buttons to go on.

import { find } from '../../kit/find.js';
import { label, name } from '../../kit/labels.js';
import { make } from '../../kit/make.js';
import { createToolbar } from '../../kit/toolbar.js';
import { set, show, write } from '../../kit/update.js';
import { isMistake, stepOf } from '../../model/hints.js';
import { questionWords } from '../../words/doctor.js';
import { hintSentences, hintWords } from '../../words/hints.js';
import { t } from '../../words/i18n.js';
import { teach } from '../../words/notes.js';

teach(hintSentences);

/**
 * @param {HTMLElement} panel
 * @param {import('../../session/session.js').Session['act']} act
 */
export function createPanel(panel, act) {
  const button = (/** @type {() => void} */ onClick) => {
    const made = make('button');
    made.type = 'button';
    made.addEventListener('click', onClick);
    return made;
  };
  const summary = make('summary');
  const about = make('p');
  const technique = make('details', summary, about);
  const text = make('p');
  const says = make('div', technique, text);
  says.id = 'hint-says';
  const close = name(
    button(() => act({ do: 'unhint' })),
    'close',
  );
  close.className = 'close';
  close.textContent = '×';
  const on = button(() => act({ do: 'hint' }));
  on.className = 'primary';
  const another = label(
    button(() => act({ do: 'another' })),
    'hint.another',
  );
  const now = label(
    button(() => act({ do: 'fillable' })),
    'hint.now',
  );
  const doctor = button(() => act({ do: 'examine' }));
  const actions = make('div', on, another, now, doctor);
  actions.className = 'actions';
  panel.append(says, close, actions);
  createToolbar(actions);
  const board = find(document, '#grid', HTMLElement);
  /** @type {import('../../session/view.js').View['hint']} */
  let drawn = null;

  return {
    /** @param {import('../../session/view.js').View} view */
    draw({ hint, shape: { side }, verdict, extent }) {
      const isNew = panel.hidden;
      show(panel, hint !== null);
      if (!hint) return;
      // On a low screen the button is below the grid. All else is drawn first, or the page would be laid out twice.
      if (isNew) queueMicrotask(() => board.scrollIntoView({ block: 'nearest' }));
      const words = hintWords(hint, { side, isAloud: false });
      show(technique, words.name !== '');
      if (stepOf(hint) !== (drawn && stepOf(drawn))) technique.open = false;
      drawn = hint;
      write(summary, words.name);
      write(about, words.about);
      write(text, words.text);
      const { stage, without } = hint;
      const step = stage === 'now' ? undefined : stepOf(hint);
      set(panel, 'data-stage', step && !isMistake(step) ? stage : 'where');
      show(on, step !== undefined || stage === 'now');
      write(on, t(stage === 'now' ? 'hint' : stage === 'where' || !step ? 'hint.show' : doing(step)));
      show(another, step !== undefined || without === 'noOther');
      show(now, stage === 'where' && !(step && isMistake(step)) && !without);
      const question = without === 'none' || without === 'several' ? questionWords(verdict, extent, false) : '';
      show(doctor, question !== '');
      write(doctor, question);
    },
  };
}

/** What it is called to do what a step says. @param {import('../../model/hints.js').Step} step */
const doing = (step) => (step.technique === 'wrong-answer' ? 'hint.clear' : isMistake(step) ? 'hint.renew' : 'hint.do');
