// Wires the page together: input → puzzle → drawing, and a question to the engine → verdict drawn.

import { Doctor } from './doctor.js';
import { Engine } from './engine.js';
import { cellsOf, exampleAt, examples } from './examples.js';
import { createExchange } from './exchange.js';
import { errorWords } from './faults.js';
import { t } from './i18n.js';
import { Judge } from './judge.js';
import { commandOf } from './keys.js';
import { languageFor, learn } from './languages.js';
import { later } from './later.js';
import { Puzzle } from './puzzle.js';
import * as repairs from './repairs.js';
import { chosen } from './settings.js';
import { shapes } from './shapes.js';
import { Counter } from './solutions.js';
import { keep, kept } from './storage.js';
import { rowsOf } from './symbols.js';
import { createChoice } from './ui/choice.js';
import { disable } from './ui/disable.js';
import { createDoctor } from './ui/doctor.js';
import { createGrid } from './ui/grid.js';
import { createHelp } from './ui/help.js';
import { createKeypad } from './ui/keypad.js';
import { label } from './ui/labels.js';
import { applyLanguage, createLanguage } from './ui/language.js';
import { createPager } from './ui/pager.js';
import { createStatus } from './ui/status.js';
import { applyTheme, createTheme } from './ui/theme.js';
import { createToolbar } from './ui/toolbar.js';
import * as words from './words.js';

applyTheme();

/** The words are there; whoever types before that need not wait for them. */
const learned = learn(languageFor([chosen('language') ?? '', ...navigator.languages])).catch(() => learn('en'));

// What the page knows.

const before = kept();
const puzzle = before ? new Puzzle(before.cells, before.selected) : new Puzzle(blank(9));

const spawn = () => new Worker(new URL('./worker.js', import.meta.url), { type: 'module' });
const spawnFull = () => new Worker(new URL('./worker-full.js', import.meta.url), { type: 'module' });
const restarted = () => learned.then(() => say(t('engine.restarted')));
const createEngine = () => new Engine(spawnFull, restarted);
const judge = new Judge(new Engine(spawn, restarted), hear);
const counter = new Counter(new Engine(spawn, restarted), heard); // counts on while the judge is asked the next question
const doctor = new Doctor(createEngine(), heard);
const reader = createEngine(); // a worker of its own: text is read while the other one thinks

/** Whether the solution is wanted on the page. */
let showing = false;
/** Which of the solutions it is, where there are several. */
let solutionAt = 0;
/** @type {import('./pkg/ninefold.js').Repair | null} the repair that the grid shows in advance */
let preview = null;
/** What was last done, in words. */
let note = '';

// Drawing.

const grid = createGrid(element('grid'), (cell) => {
  if (cell === puzzle.selected) return;
  puzzle.select(cell);
  changed();
});
const keypad = createKeypad(element('keypad'), obey);
const status = createStatus(
  { verdict: element('verdict'), note: element('note'), aloud: element('aloud'), stop: element('stop') },
  stop,
);
const pager = createPager(element('pager'), {
  onTurn: turn,
  onMiss: (typed, page) => say(words.noPageWords(typed, page)),
});
const doctorPanel = createDoctor(
  { toggle: button('ask-doctor'), panel: element('doctor') },
  { onToggle: askDoctor, onPreview: show, onTake: mend },
);
/** @type {import('./collection/browsing.js').Browsing | null} there once many puzzles have come in */
let browsing = null;
const browse = later(async () => {
  const { createBrowsing } = await import('./collection/browsing.js');
  browsing = createBrowsing(
    { view: element('collection'), bar: element('bar') },
    {
      createEngine,
      onShow(isList) {
        for (const section of document.querySelectorAll('main > :not(#collection)')) {
          /** @type {HTMLElement} */ (section).hidden = isList;
        }
        draw();
        if (!isList) grid.focus();
      },
      onPuzzle(cells) {
        puzzle.open(cells);
        changed();
      },
    },
  );
  return browsing;
});
const exampleChoice = createChoice(
  /** @type {HTMLSelectElement} */ (element('example')),
  examples.map(({ name }) => label(new Option(), name)),
  (index) => open([cellsOf(examples[index].puzzle)]),
);
const sizeChoice = createChoice(
  /** @type {HTMLSelectElement} */ (element('size')),
  shapes.map(({ side }) => new Option(words.shapeWords(side))),
  (index) => open([blank(shapes[index].side)]),
);

function draw() {
  const { cells, selected, givens, shape } = puzzle;
  // What was last known stays for the moment until more is known, instead of flickering.
  const isBrief = (judge.thinking && !judge.slow) || (counter.counting && !counter.slow);
  const inPassing = isBrief && judge.last !== null;
  const verdict = inPassing ? judge.last : judge.verdictOn(cells);
  const counted = counter.foundOn(cells);
  const clashes = verdict?.verdict === 'clash' && !preview ? verdict.clashes.flatMap((clash) => clash.cells) : [];
  const differs = (!preview && (doctor.asked ? counted : found())?.differing) || new Set();
  const repair = new Map(preview?.changes.map(({ cell, to }) => [cell, to]));
  grid.draw({ cells, selected, solution: solution(), clashes: new Set(clashes), differs, repair });
  keypad.draw(shape.side);
  status.draw({
    verdict: judge.slow
      ? t('thinking')
      : inPassing
        ? null
        : words.verdictWords(givens, verdict, counted, counter.counting),
    kind: judge.slow ? '' : (verdict?.verdict ?? ''),
    news: judge.slow ? t('thinking') : words.bareVerdictWords(verdict, counter.counting ? null : counted),
    note: note || (givens ? '' : t('hint')),
    working: judge.slow || counter.slow,
  });
  pager.draw(page());
  doctorPanel.draw(questionOn(verdict), examination());
  browsing?.draw(cells);
  exampleChoice.draw(exampleAt(cells));
  sizeChoice.draw(shapes.indexOf(shape));
  button('solve').textContent = t(showing ? 'hide' : 'solve');
  disable([button('undo')], puzzle.canRedo ? button('redo') : button('solve'), !puzzle.canUndo);
  disable([button('redo')], puzzle.canUndo ? button('undo') : button('solve'), !puzzle.canRedo);
  disable([button('clear')], button('solve'), givens === 0);
}

/**
 * Draws, and says what was done or went wrong.
 * @param {string} sentence
 */
function say(sentence) {
  note = sentence;
  draw();
}

/** The solution that is on the page, or null. */
function solution() {
  const verdict = judge.verdictOn(puzzle.cells);
  if (!showing || !verdict || !('solution' in verdict)) return null;
  return counter.foundOn(puzzle.cells)?.at(solutionAt) ?? verdict.solution;
}

/** The solutions that are known by now where one of several is shown, or null. */
function found() {
  return solution() && counter.foundOn(puzzle.cells);
}

/** What there is to leaf through. */
function page() {
  const solutions = found();
  return solutions && { at: solutionAt, of: solutions.count, more: !solutions.complete };
}

// What every input ends in.

/** To be called after every change of the puzzle or the selection. */
function changed() {
  keep(puzzle);
  if (!judge.asked(puzzle.cells)) {
    hide();
    judge.ask(puzzle.cells);
  }
  draw();
}

/**
 * Puts a puzzle on the page, or several: the first of them with the others at hand, or the list of a file's.
 * @param {import('./pkg/ninefold.js').Reading['puzzles']} puzzles
 * @param {string} [name] the file's
 */
async function open(puzzles, name) {
  const [first] = puzzles;
  if (puzzles.length > 1 || !(first instanceof Uint8Array)) {
    return (await browse()).openPuzzles(puzzles, name);
  }
  browsing?.leave();
  puzzle.open(first);
  changed();
}

// The verdict, the solution shown and taken back.

/**
 * There is news from the engine.
 * @param {unknown} [error] when it broke off
 */
function hear(error) {
  if (error) {
    showing = false;
    complain(error);
  }
  if (showing && !judge.thinking) reveal();
  else count();
  draw();
}

/** Counts the solutions where there are several; of an empty grid only when they are wanted. */
function count() {
  const verdict = judge.verdictOn(puzzle.cells);
  if (verdict?.verdict === 'several' && (puzzle.givens || showing)) counter.begin(puzzle.cells, verdict);
  else counter.end();
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

function solve() {
  if (showing) {
    hide();
  } else {
    showing = true;
    if (judge.verdictOn(puzzle.cells)) reveal();
    else if (!judge.thinking) judge.ask(puzzle.cells);
  }
  draw();
}

/** The verdict is there and the solution wanted. */
function reveal() {
  const verdict = judge.verdictOn(puzzle.cells);
  if (!verdict) return;
  showing = 'solution' in verdict;
  note = words.solvedWords(verdict);
  if (!showing && !doctor.asked) doctor.ask(puzzle.cells);
  count();
}

function hide() {
  showing = false;
  closeDoctor();
  solutionAt = 0;
  note = '';
}

function stop() {
  const counted = counter.foundOn(puzzle.cells);
  judge.stop();
  counter.stop();
  showing = solution() !== null;
  grid.focus();
  say(counted ? words.countStoppedWords(counted) : t('stopped'));
}

/**
 * Another solution.
 * @param {number} at
 */
function turn(at) {
  solutionAt = at;
  note = t('differing');
  draw();
}

// What is wrong with it, and the way out.

/**
 * What the doctor can be asked, or ''.
 * @param {words.Verdict | null} verdict
 */
function questionOn(verdict) {
  if (!verdict || (verdict.verdict === 'several' && (showing || repairs.isBegun(extent())))) return '';
  const question = repairs.questions[verdict.verdict];
  return question && t(question);
}

/** What the doctor's panel shows; null while it is closed. */
function examination() {
  const { diagnosis } = doctor;
  if (!doctor.asked) return null;
  return {
    words: repairs.diagnosisWords(diagnosis, extent(), counter.foundOn(puzzle.cells) !== null),
    repairs: diagnosis?.repairs ?? [],
  };
}

/** How much of the puzzle is there. */
function extent() {
  return { givens: puzzle.givens, cells: puzzle.cells.length };
}

/** Opens the doctor's panel, or closes it. */
function askDoctor() {
  if (doctor.asked) {
    closeDoctor();
    grid.focus();
  } else doctor.ask(puzzle.cells);
  draw();
}

function closeDoctor() {
  preview = null;
  doctor.dismiss();
}

/** @param {import('./pkg/ninefold.js').Repair | null} repair */
function show(repair) {
  preview = repair;
  draw();
}

/** @param {import('./pkg/ninefold.js').Repair} repair */
function mend(repair) {
  grid.focus();
  puzzle.open(repair.puzzle, repair.changes[0].cell);
  changed();
  say(repairs.mendedWords(repair));
}

// Input: keys and buttons.

/** @param {import('./keys.js').Command} command */
function obey(command) {
  const { side } = puzzle.shape;
  switch (command.do) {
    case 'digit':
      if (command.digit > side) return say(words.tooLargeWords(command.digit, side));
      puzzle.write(command.digit);
      break;
    case 'blank':
      puzzle.write(0);
      break;
    case 'move':
      puzzle.move(command.rows, command.columns);
      break;
    case 'rowStart':
      puzzle.move(0, -side);
      break;
    case 'rowEnd':
      puzzle.move(0, side);
      break;
    case 'first':
      puzzle.select(0);
      break;
    case 'last':
      puzzle.select(puzzle.cells.length - 1);
      break;
    case 'solve':
      return solve();
    default:
      puzzle[command.do]();
  }
  changed();
}

document.addEventListener('keydown', (event) => {
  const target = /** @type {HTMLElement} */ (event.target);
  if (browsing?.isList || target.closest('dialog, select, input')) return;
  const command = commandOf(event);
  if (!command) return;
  const inGrid = target === document.body || target.closest('[role=grid]') !== null;
  const isTyped = ['digit', 'blank'].includes(command.do) && event.key !== ' '; // Space presses a button
  if (!inGrid && !isTyped && !['undo', 'redo'].includes(command.do)) return;
  event.preventDefault();
  grid.focus();
  obey(command);
});

button('solve').addEventListener('click', solve);
button('undo').addEventListener('click', () => obey({ do: 'undo' }));
button('redo').addEventListener('click', () => obey({ do: 'redo' }));
button('clear').addEventListener('click', () => open([blank(puzzle.shape.side)]));

// Input and output: text.

createExchange({
  engine: reader,
  shown: () => ({
    puzzle: rowsOf(puzzle.cells),
    solution: solved(),
    copied: words.copiedWords(solution() !== null, found()),
  }),
  async onRead(reading, name) {
    await Promise.all([open(reading.puzzles, name), learned]);
    say(words.openedWords(reading));
  },
  async onLargeFile(file) {
    (await browse()).openFile(file);
  },
  onSay(sentence) {
    browsing?.showGrid();
    say(sentence);
  },
});

/** The solution that is on the page as text, or all of several. */
function solved() {
  const cells = solution();
  return cells && { text: found()?.text ?? rowsOf(cells), note: words.partWords(found()) };
}

// The page itself.

for (const part of document.querySelectorAll('.keypad, .desk > .actions')) {
  createToolbar(/** @type {HTMLElement} */ (part));
}
createHelp(/** @type {HTMLDialogElement} */ (element('help')), button('ask-help'));
createTheme(/** @type {HTMLSelectElement} */ (element('theme')), draw);

// Small things.

/** @param {number} side */
function blank(side) {
  return new Uint8Array(side * side);
}

/** @param {string} id */
function element(id) {
  return /** @type {HTMLElement} */ (document.getElementById(id));
}

/** @param {string} id */
function button(id) {
  return /** @type {HTMLButtonElement} */ (element(id));
}

changed();
grid.focus();
learned.then(() => {
  applyLanguage();
  createLanguage(/** @type {HTMLSelectElement} */ (element('language')), say);
  draw();
});
