// Wires the page together: input → puzzle → drawing, and a question to the engine → verdict drawn.

import { createBrowsing } from './browsing.js';
import { createClipboard } from './clipboard.js';
import { Dropped, Engine } from './engine.js';
import { cellsOf, exampleAt, examples } from './examples.js';
import { Judge } from './judge.js';
import { commandOf } from './keys.js';
import { puzzleIn } from './link.js';
import { Puzzle } from './puzzle.js';
import { shapes } from './shapes.js';
import { keep, kept } from './storage.js';
import { rowsOf } from './symbols.js';
import { createChoice } from './ui/choice.js';
import { createGrid } from './ui/grid.js';
import { createKeypad } from './ui/keypad.js';
import { createPager } from './ui/pager.js';
import { createStatus } from './ui/status.js';
import { createTextbox } from './ui/textbox.js';
import * as words from './words.js';

/** How many solutions are fetched to leaf through. */
const mostSolutions = 1000;

// What the page knows.

const before = kept();
const puzzle = before ? new Puzzle(before.cells, before.selected) : new Puzzle(blank(9));

const spawn = () => new Worker(new URL('./worker.js', import.meta.url), { type: 'module' });
const judge = new Judge(new Engine(spawn), hear);
const reader = new Engine(spawn); // a worker of its own: text is read while the other one thinks

/** Whether the solution is wanted on the page. */
let showing = false;
/** @type {import('./pkg/ninefold.js').Solutions | null} the solutions to leaf through, where there are several */
let found = null;
let foundAt = 0;
/** What was last done, in words. */
let note = '';

// Drawing.

const grid = createGrid(element('grid'), (cell) => {
  if (cell === puzzle.selected) return;
  puzzle.select(cell);
  changed();
});
const keypad = createKeypad(element('keypad'), obey);
const status = createStatus({ verdict: element('verdict'), note: element('note'), stop: element('stop') }, stop);
const pager = createPager(element('pager'), turn);
const browsing = createBrowsing(
  { view: element('collection'), bar: element('bar') },
  {
    spawn,
    onShow(isList) {
      for (const section of document.querySelectorAll('.desk, section:has(> .frame)')) {
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
const textbox = createTextbox(/** @type {HTMLDialogElement} */ (element('textbox')), {
  onRead: read,
  onLayout: relay,
});
const exampleChoice = createChoice(
  /** @type {HTMLSelectElement} */ (element('example')),
  examples.map(({ name }) => name),
  (index) => open([cellsOf(examples[index].puzzle)]),
);
const sizeChoice = createChoice(
  /** @type {HTMLSelectElement} */ (element('size')),
  shapes.map(({ side }) => `${side}×${side}`),
  (index) => open([blank(shapes[index].side)]),
);

function draw() {
  const { cells, selected, givens, shape } = puzzle;
  const { slow } = judge;
  // What was last known stays for the moment until the next verdict, instead of flickering.
  const inPassing = judge.thinking && !slow && judge.last !== null;
  const verdict = inPassing ? judge.last : judge.verdictOn(cells);
  const clashes = verdict?.verdict === 'clash' ? verdict.clashes.flatMap((clash) => clash.cells) : [];
  grid.draw({ cells, selected, solution: solution(), clashes: new Set(clashes) });
  keypad.draw(shape.side);
  status.draw({
    verdict: slow ? words.thinking : inPassing ? null : words.verdictWords(givens, verdict),
    kind: slow ? '' : (verdict?.verdict ?? ''),
    note: note || (givens ? '' : words.hint),
    working: slow,
  });
  pager.draw(page());
  browsing.draw(cells);
  exampleChoice.draw(exampleAt(cells));
  sizeChoice.draw(shapes.indexOf(shape));
  button('solve').textContent = words.solveWords(showing);
  button('undo').disabled = !puzzle.canUndo;
  button('redo').disabled = !puzzle.canRedo;
  button('clear').disabled = givens === 0;
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
  return found?.solutions[foundAt] ?? verdict.solution;
}

/** What there is to leaf through. */
function page() {
  return found && { name: 'Solution', at: foundAt, of: found.solutions.length, more: !found.complete };
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
 * Puts puzzles on the page: the first of them, with the others to leap to.
 * @param {Uint8Array[]} puzzles
 */
async function open(puzzles) {
  if (puzzles.length > 1) return browsing.openPuzzles(puzzles);
  browsing.leave();
  puzzle.open(puzzles[0]);
  changed();
}

/**
 * Reads puzzles out of a text and opens them; rejects with a sentence when there is none in it.
 * @param {string} text
 */
async function read(text) {
  const puzzles = await reader.ask('parse', text);
  await open(puzzles);
  say(words.openedWords(puzzles));
}

// The verdict, the solution shown and taken back.

/**
 * There is news from the engine.
 * @param {string} trouble a sentence when it broke off, or ''
 */
function hear(trouble) {
  if (trouble) {
    showing = false;
    note = trouble;
  }
  if (showing && !judge.thinking) reveal();
  draw();
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
async function reveal() {
  const { cells } = puzzle;
  const verdict = judge.verdictOn(cells);
  if (!verdict) return;
  showing = 'solution' in verdict;
  note = words.solvedWords(verdict);
  if (verdict.verdict !== 'several') return;
  const several = await judge.solutions(cells, mostSolutions);
  if (!showing) return;
  found = several;
  foundAt = 0;
  draw();
}

function hide() {
  showing = false;
  found = null;
  note = '';
}

function stop() {
  judge.stop();
  showing = solution() !== null;
  grid.focus();
  say(words.stopped);
}

/**
 * One solution further.
 * @param {1 | -1} by
 */
function turn(by) {
  foundAt += by;
  draw();
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
  if (browsing.isList || target.closest('dialog, select')) return;
  const command = commandOf(event);
  if (!command) return;
  const inGrid = target === document.body || target.closest('[role=grid]') !== null;
  if (!inGrid && !['digit', 'undo', 'redo'].includes(command.do)) return;
  event.preventDefault();
  grid.focus();
  obey(command);
});

button('solve').addEventListener('click', solve);
button('undo').addEventListener('click', () => obey({ do: 'undo' }));
button('redo').addEventListener('click', () => obey({ do: 'redo' }));
button('clear').addEventListener('click', () => open([blank(puzzle.shape.side)]));

// Input and output: text and links.

const clipboard = createClipboard({
  onPaste: paste,
  onCopy() {
    say(words.copiedWords(solution() !== null));
    return text();
  },
});

/** What is on the page, as text. */
function text() {
  return rowsOf(solution() ?? puzzle.cells);
}

/**
 * The puzzles of a text in another layout.
 * @param {string} text
 * @param {import('./pkg/ninefold.js').Layout} layout
 */
async function relay(text, layout) {
  const laid = [];
  for (const puzzle of await reader.ask('parse', text)) laid.push(await reader.ask('format', puzzle, layout));
  return laid.join(laid[0].includes('\n') ? '\n\n' : '\n');
}

/** @param {string} pasted */
async function paste(pasted) {
  try {
    await read(pasted);
  } catch (error) {
    if (error instanceof Dropped) return;
    browsing.showGrid();
    say(words.unreadWords(error));
  }
}

button('paste').addEventListener('click', async () => {
  const pasted = await clipboard.read();
  if (pasted) paste(pasted);
  else textbox.open(''); // there it can be pasted or typed by hand
});

button('copy').addEventListener('click', async () => {
  const copied = words.copiedWords(solution() !== null);
  if (await clipboard.write(text())) say(copied);
  else textbox.open(text()); // there it can be taken by hand
});

button('text').addEventListener('click', () => {
  textbox.open(found ? found.solutions.map(rowsOf).join('\n\n') : text());
});

element('file').addEventListener('change', ({ target }) => {
  const [file] = /** @type {HTMLInputElement} */ (target).files ?? [];
  if (file) browsing.openFile(file);
});

async function follow() {
  const linked = puzzleIn(location);
  if (linked === null) return;
  await paste(linked);
  history.replaceState(null, '', location.pathname); // so that a reload brings back what was typed since
}

addEventListener('hashchange', follow);

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
follow();
