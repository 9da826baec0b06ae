// Wires the page together: input → puzzle → drawing, and a question to the engine → verdict drawn.

import { Counter } from './engine/counter.js';
import { Doctor } from './engine/diagnosis.js';
import { Engine } from './engine/engine.js';
import { Judge } from './engine/judge.js';
import { spawn } from './engine/spawn.js';
import worker from './engine/worker.js?worker&url';
import fullWorker from './engine/worker-full.js?worker&url';
import { createGrid } from './features/board/grid.js';
import { createKeyboard } from './features/board/keyboard.js';
import { createKeypad } from './features/board/keypad.js';
import { createModes } from './features/board/modes.js';
import { createPager } from './features/board/pager.js';
import { createStatus } from './features/board/status.js';
import { createDoctor } from './features/doctor/panel.js';
import { createHabits } from './features/settings/habits.js';
import { createHelp } from './features/settings/help.js';
import { applyLanguage, createLanguage } from './features/settings/language.js';
import { createOffline } from './features/settings/offline.js';
import { applyTheme, createTheme } from './features/settings/theme.js';
import { createShare } from './features/share/share.js';
import { createExchange } from './features/text/exchange.js';
import { set, write } from './kit/change.js';
import { createChoice } from './kit/choice.js';
import { disable } from './kit/disable.js';
import { button, dialog, element, select, template } from './kit/element.js';
import { label, wordsOn } from './kit/labels.js';
import { later } from './kit/lazy.js';
import { leaveFocus } from './kit/pointer.js';
import { createToolbar } from './kit/toolbar.js';
import { obstacleTo, perform } from './model/commands.js';
import { cellsOf, exampleAt, examples } from './model/examples.js';
import { progressIn } from './model/links.js';
import { Puzzle } from './model/puzzle.js';
import { shapes } from './model/shapes.js';
import { rowsOf } from './model/symbols.js';
import { chosen } from './session/settings.js';
import { Solving } from './session/solving.js';
import { keep, kept } from './session/storage.js';
import { alikeIn, clashesOn, placedIn, viewOf } from './session/view.js';
import * as answers from './words/answers.js';
import * as changes from './words/changes.js';
import { errorWords } from './words/faults.js';
import { sentences, speak, t } from './words/i18n.js';
import { languageFor, learnAny } from './words/languages.js';
import * as repairs from './words/repairs.js';
import * as words from './words/words.js';

applyTheme();
element('unstarted').remove();

/** The words that came with the page: what stands on it keeps them until there are others. */
const built = wordsOn(document);
speak('en', built);
const wanted = languageFor([chosen('language') ?? '', ...navigator.languages]);
/** Other words are there; whoever types before that need not wait for them. */
const learned = learnAny(wanted, { ...built, ...wordsOn(template('spare').content) });

// What the page knows.

const before = kept();
const puzzle = before ? new Puzzle(before, before.mode) : new Puzzle({ givens: blank(9) });

const restarted = () => learned.then(() => say(t('engine.restarted')));
const createEngine = () => new Engine(() => spawn(fullWorker), restarted);
const judge = new Judge(new Engine(() => spawn(worker), restarted), hear);
const counter = new Counter(new Engine(() => spawn(worker), restarted), heard); // counts on while the judge is asked the next question
const doctor = new Doctor(createEngine(), heard);

const solving = new Solving(
  { puzzle, judge, counter, doctor },
  {
    onNote(sentence) {
      note = sentence;
    },
    onDone: (sentence) => status.say(sentence),
    onChange: changed,
  },
);

/** What was last done, in words. */
let note = '';
/** What has been worked out on the puzzle when that was said. */
let { work } = puzzle;
/** What the person should know at some time, as a key: it stands where the note does while there is none. */
let news = '';
/** Whether it has been said that the browser does not keep the puzzle. */
let isWarned = false;

// Drawing.

/** @type {ReadonlySet<number>} */
const none = new Set();

const grid = createGrid(element('grid'), (cell) => {
  if (cell === puzzle.selected) return;
  puzzle.select(cell);
  changed();
});
const keypad = createKeypad(element('keypad'), press);
const habits = createHabits(element('habits'), draw);
const modes = createModes(
  { modes: element('modes'), tools: [element('check'), element('reveal'), element('fill')], solve: element('solve') },
  (mode) => {
    puzzle.mode = mode;
    changed();
    say(words.modeWords(mode));
  },
);
const status = createStatus(
  { verdict: element('verdict'), note: element('note'), aloud: element('aloud'), stop: element('stop') },
  stop,
);
const pager = createPager(element('pager'), {
  onTurn(at) {
    solving.turn(at);
    if (solving.page) status.say(t('sentence', { words: words.pageWords(solving.page) }));
    draw();
  },
  onMiss: (typed, page) => say(words.noPageWords(typed, page)),
});
const doctorPanel = createDoctor(
  { toggle: button('ask-doctor'), panel: element('doctor') },
  { onToggle: askDoctor, onPreview: show, onTake: mend },
);
/** @type {import('./features/list/browsing.js').Browsing | null} there once many puzzles have come in */
let browsing = null;
const browse = later(async () => {
  const { createBrowsing } = await import('./features/list/browsing.js');
  browsing = createBrowsing(
    { view: element('collection'), bar: element('bar') },
    {
      createEngine,
      inGrid: () => puzzle.givens,
      onShow(isList) {
        for (const section of document.querySelectorAll('main > :not(#collection)')) {
          /** @type {HTMLElement} */ (section).hidden = isList;
        }
        draw();
        if (!isList) grid.focus();
      },
      onPuzzle(cells, place) {
        puzzle.open({ givens: cells });
        changed();
        status.say(t('sentence', { words: place }));
      },
    },
  );
  return browsing;
});
const exampleChoice = createChoice(
  select('example'),
  examples.map(({ name }) => label(new Option(), name)),
  (index) => openFresh(cellsOf(examples[index].puzzle)),
);
const sizeChoice = createChoice(
  select('size'),
  shapes.map(({ side }) => new Option(words.shapeWords(side))),
  (index) => openFresh(blank(shapes[index].side)),
);

/** @type {ReturnType<typeof setTimeout> | undefined} */
let due;

/** Draws before anyone could see it is late: the verdict mostly comes earlier, so that there is one drawing for both. */
function drawSoon() {
  due ??= setTimeout(draw, 8);
}

function draw() {
  clearTimeout(due);
  due = undefined;
  const { activeElement: focused } = document;
  const { givens, givenCount, mode, shape } = puzzle;
  // What was last known stays for the moment until more is known, instead of flickering.
  const inPassing = judge.thinking && !judge.slow && judge.last !== null;
  const verdict = inPassing ? judge.last : judge.verdictOn(givens);
  const counted = counter.foundOn(givens);
  const differing = (doctor.asked ? counted : solving.found)?.differing;
  const { solution } = solving;
  const { preview } = doctor;
  const clashes = clashesOn(puzzle, { verdict, isCovered: Boolean(preview ?? solution) });
  const known = { clashes, found: counted, counting: counter.slow };
  const view = viewOf(puzzle, { clashes, solution, differing, preview });
  grid.draw(view, habits.has('alike') ? alikeIn(view) : none);
  keypad.draw(shape.side, mode, habits.has('placed') ? placedIn(view) : none);
  modes.draw(mode, shape.side, hasSingleKeys());
  set(button('ask-help'), 'aria-keyshortcuts', hasSingleKeys() ? '?' : '');
  status.draw({
    verdict: judge.slow ? t('thinking') : inPassing ? null : words.verdictWords(givenCount, verdict, known),
    kind: judge.slow ? '' : clashes.length ? 'clash' : (verdict?.verdict ?? ''),
    news: judge.slow
      ? t('thinking')
      : words.bareVerdictWords(givenCount, verdict, { ...known, found: counter.counting ? null : counted }),
    note:
      note ||
      answers.finishedWords(puzzle, solving.verdict) ||
      (news && t(news)) ||
      (givenCount || mode !== 'givens' ? '' : t('begin')),
    working: judge.slow || counter.slow,
  });
  pager.draw(solving.page);
  const extent = { givens: givenCount, cells: givens.length };
  doctorPanel.draw(
    repairs.questionWords(verdict, extent, solving.isWanted),
    repairs.examination(doctor, extent, counted !== null),
  );
  browsing?.draw(givens);
  sharing.draw();
  write(element('offline'), offline.words);
  exampleChoice.draw(exampleAt(givens));
  sizeChoice.draw(shapes.indexOf(shape));
  write(button('solve'), t(solving.isWanted ? 'hide' : 'solve'));
  set(button('solve'), 'data-other', t(solving.isWanted ? 'solve' : 'hide'));
  disable([button('undo')], puzzle.canRedo ? button('redo') : button('solve'), !puzzle.canUndo);
  disable([button('redo')], puzzle.canUndo ? button('undo') : button('solve'), !puzzle.canRedo);
  disable([button('clear')], button('solve'), !puzzle.canClear);
  if (focused !== document.body && document.activeElement === document.body) grid.focus();
  else keepFocus();
}

/** Gives the focus to the grid where it would be lost, with what is hidden now. */
function keepFocus() {
  if (document.activeElement?.closest('[hidden], dialog:not([open])')) grid.focus();
}

/**
 * Draws, and says what was done or went wrong.
 * @param {string} sentence
 */
function say(sentence) {
  note = sentence;
  news = '';
  status.say(sentence);
  draw();
}

/**
 * Draws, and says what can wait until nothing else is said.
 * @param {string} key
 */
function mention(key) {
  news = key;
  draw();
}

// What every input ends in.

/** To be called after every change of the puzzle or the selection. */
function changed() {
  if (work !== puzzle.work) solving.hide();
  work = puzzle.work;
  if (judge.asked(puzzle.givens)) {
    draw();
  } else {
    judge.ask(puzzle.givens);
    drawSoon();
  }
  keeping ??= setTimeout(keepNow, 100); // a key is answered first
}

/** @type {ReturnType<typeof setTimeout> | undefined} */
let keeping;

function keepNow() {
  clearTimeout(keeping);
  keeping = undefined;
  if (keep(puzzle) || !puzzle.givenCount || isWarned) return;
  isWarned = true;
  mention('news.storage');
}

addEventListener('pagehide', () => keeping && keepNow()); // else another page's puzzle would go

/**
 * Puts a puzzle on the page.
 * @param {Uint8Array} givens
 * @param {Pick<import('./model/content.js').Content, 'answers' | 'marks'>} [progress] what has been done on it
 */
function open(givens, progress = {}) {
  browsing?.leave(givens);
  puzzle.open({ givens, ...progress });
  if (progress.answers || progress.marks) puzzle.mode = 'answers';
  else if (!puzzle.givenCount) puzzle.mode = 'givens'; // there is nothing to be answered
  changed();
}

/**
 * The same for a puzzle that was asked for, and is not in words yet.
 * @param {Uint8Array} givens
 */
function openFresh(givens) {
  open(givens);
  status.say(changes.putWords(givens));
}

/** @type {import('./features/text/exchange.js').OnRead} */
async function openText(beginning, engine, name, text = '') {
  const { only } = beginning;
  if (only) {
    const { isUnfit, ...progress } = progressIn(text, only);
    open(only, progress);
    await learned;
    return say(sentences(words.openedWords(only, beginning), isUnfit ? t('opened.unfit') : ''));
  }
  const list = await (await browse()).open(beginning, engine, name);
  await learned;
  say(words.openedListWords(list));
  if (list.isWhole) return;
  const soFar = note;
  list.whole.then(() => note === soFar && say(words.openedListWords(list)));
}

// The verdict, the solution shown and taken back.

/**
 * There is news from the judge.
 * @param {unknown} [error] when it broke off
 */
function hear(error) {
  solving.hear(Boolean(error));
  heard(error);
}

/**
 * There is news from the counter or the doctor.
 * @param {unknown} [error] when it broke off
 */
function heard(error) {
  if (error) complain(error);
  draw();
}

/**
 * Says what went wrong, as soon as there are words.
 * @param {unknown} error
 */
async function complain(error) {
  await learned;
  say(errorWords(error));
}

function stop() {
  solving.stop();
  grid.focus();
  draw();
}

/** @param {import('./session/solving.js').Act} act */
function consult(act) {
  solving.consult(act);
  draw();
}

// What is wrong with it, and the way out.

/** Opens the doctor's panel, or closes it. */
function askDoctor() {
  if (doctor.asked) {
    doctor.dismiss();
    grid.focus();
  } else doctor.ask(puzzle.givens);
  draw();
}

/** @param {import('./pkg/ninefold.js').Repair | null} repair */
function show(repair) {
  doctor.preview = repair;
  draw();
}

/** @param {import('./pkg/ninefold.js').Repair} repair */
function mend(repair) {
  grid.focus();
  puzzle.mend(repair.puzzle, repair.changes[0].cell);
  changed();
  say(repairs.mendedWords(repair));
}

// Input: keys and buttons.

/** @param {import('./model/keys.js').Command} command */
function obey(command) {
  const obstacle = obstacleTo(puzzle, command);
  if (obstacle) return say(words.obstacleWords(obstacle, command, puzzle.shape.side));
  if (command.do === 'solve') {
    if (solving.isWanted) status.say(t('solved.hidden'));
    solving.toggle();
    return draw();
  }
  const { mode, work } = puzzle;
  perform(puzzle, command);
  changed();
  if (command.do === 'undo' || command.do === 'redo') status.say(changes.undoneWords(command.do, work, puzzle.work));
  if (command.do === 'clear') status.say(t('done.cleared'));
  if (command.do === 'fill') say(changes.filledWords(work, puzzle.work, isSolvable()));
  if (mode !== puzzle.mode) say(words.modeWords(puzzle.mode));
}

/**
 * The same for a key of the keypad: whoever presses it by ear is not in the grid, where the cell's own name would tell.
 * @param {import('./model/keys.js').Command} command
 */
function press(command) {
  const { work, selected } = puzzle;
  const isDone = !obstacleTo(puzzle, command);
  obey(command);
  if (isDone) status.say(changes.cellNowWords(puzzle.work, changes.changedCell(work, puzzle.work) ?? selected));
}

/** Whether the givens are known to have a solution. */
function isSolvable() {
  const { verdict } = solving;
  return verdict !== null && 'solution' in verdict;
}

createKeyboard({
  side: () => puzzle.shape.side,
  isOff: () => browsing?.isList ?? false,
  hasSingleKeys,
  onCommand(command) {
    grid.focus();
    obey(command);
  },
});

for (const id of /** @type {const} */ (['solve', 'undo', 'redo', 'fill'])) {
  button(id).addEventListener('click', () => obey({ do: id }));
}
button('check').addEventListener('click', () => consult(answers.check));
button('reveal').addEventListener('click', () => consult(answers.reveal));
button('clear').addEventListener('click', () => {
  if (puzzle.mode !== 'givens') return obey({ do: 'clear' });
  open(blank(puzzle.shape.side));
  status.say(t('verdict.empty'));
});

// Input and output: text.

createExchange({
  learned,
  createEngine, // text is read while the others think
  shown: () => ({
    position: { givens: puzzle.givens, answers: puzzle.answers, marks: puzzle.marks },
    puzzle: rowsOf(puzzle.givens),
    solution: solving.text,
    copied: words.copiedWords(solving.solution !== null, solving.found),
  }),
  onRead: openText,
  onWish(wish) {
    if (wish === 'new') openFresh(blank(puzzle.shape.side));
    if (wish === 'example') openFresh(cellsOf(examples[0].puzzle));
  },
  onSay(sentence) {
    if (browsing?.isList) browsing.say(sentence);
    else say(sentence);
  },
});

// Output: links, paper, pictures.

const sharing = createShare(
  { button: button('share'), listButton: button('share-list'), dialog: dialog('sharing'), paper: element('paper') },
  {
    shown: () => ({
      givens: puzzle.givens,
      answers: puzzle.answers,
      marks: puzzle.marks,
      solution: solving.solution,
      verdict: solving.verdict,
      listed: browsing?.listed ?? null,
    }),
    onSay: say,
  },
);

// The page itself.

for (const part of document.querySelectorAll('.bar, .pager, .keypad, main .actions')) {
  createToolbar(/** @type {HTMLElement} */ (part));
}
leaveFocus(document.querySelectorAll('header, .bar, .tools, .modes, .keypad, .desk > .actions'), grid.focus);
// What had the focus when a dialog opened may not be there any more.
document.addEventListener('close', keepFocus, true);
createHelp(dialog('help'), button('ask-help'), hasSingleKeys);
createTheme(select('theme'), draw);
const offline = createOffline({
  onUpdate: () => mention('news.version'),
  onKept: draw,
  onFault: () =>
    learned.then(() => {
      console.warn(offline.words);
      draw();
    }),
});

// Small things.

/** Whether a character alone does something outside the grid. */
function hasSingleKeys() {
  return habits.has('keys');
}

/** @param {number} side */
function blank(side) {
  return new Uint8Array(side * side);
}

changed();
draw();
requestAnimationFrame(() => grid.focus()); // which has the page laid out: not in the same task
learned.then((language) => {
  applyLanguage();
  createLanguage(select('language'), language, say);
  if (language === wanted) draw();
  else say(t('page.languageFailed'));
});
