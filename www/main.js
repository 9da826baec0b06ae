// Wires the page together: input → puzzle → drawing, and a question to the engine → verdict drawn.

import { Broken, Dropped, Engine } from './engine.js';
import { cellsOf, exampleAt, examples } from './examples.js';
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

/** How long a search may take before the page says that it is working, in milliseconds. */
const unnoticed = 300;

/** How many solutions are fetched to leaf through. */
const mostSolutions = 1000;

const spawn = () => new Worker(new URL('./worker.js', import.meta.url), { type: 'module' });
const thinker = new Engine(spawn);
const reader = new Engine(spawn); // a worker of its own: text is read while the other one thinks

const before = kept();
const puzzle = before ? new Puzzle(before.cells, before.selected) : new Puzzle(blank(9));

// What the page knows beyond the puzzle.

/** @type {{ cells: Uint8Array, verdict: words.TimedVerdict } | null} the engine's last verdict, and on what */
let answer = null;
/** @type {Uint8Array | null} the cells that the engine was last asked for a verdict on */
let judged = null;
/** Whether a question is out. */
let thinking = false;
/** Whether it has been out so long that the person should know. */
let slow = false;
/** @type {ReturnType<typeof setTimeout> | undefined} makes it so */
let slowly;
/** Whether the solution is wanted on the page. */
let showing = false;
/** @type {import('./pkg/ninefold.js').Solutions | null} the solutions to leaf through, where there are several */
let found = null;
let foundAt = 0;
/** @type {Uint8Array[]} the puzzles to leap between, where a text had several */
let collection = [];
let collectionAt = 0;
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
const textbox = createTextbox(/** @type {HTMLDialogElement} */ (element('textbox')), read);
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
  const verdict = verdictNow();
  const last = answer?.verdict; // marks stay until the next verdict, a moment later, instead of flickering
  const clashes = last?.verdict === 'clash' ? last.clashes.flatMap((clash) => clash.cells) : [];
  grid.draw({ cells, selected, solution: solutionNow(), clashes: new Set(clashes) });
  keypad.draw(shape.side);
  status.draw({
    verdict: slow ? 'Thinking…' : thinking && answer ? null : words.verdictWords(givens, verdict),
    kind: slow ? '' : (last?.verdict ?? ''),
    note: note || (givens ? '' : 'Type it as you read it; space leaves a blank.'),
    working: slow,
  });
  pager.draw(page());
  exampleChoice.draw(exampleAt(cells));
  sizeChoice.draw(shapes.indexOf(shape));
  button('solve').textContent = showing ? 'Hide' : 'Solve';
  button('undo').disabled = !puzzle.canUndo;
  button('redo').disabled = !puzzle.canRedo;
  button('clear').disabled = givens === 0;
}

/** The verdict on the puzzle as it stands, or null while it is not known. */
function verdictNow() {
  return answer?.cells === puzzle.cells ? answer.verdict : null;
}

/** The solution that is on the page, or null. */
function solutionNow() {
  const verdict = verdictNow();
  if (!showing || !verdict || !('solution' in verdict)) return null;
  return found?.solutions[foundAt] ?? verdict.solution;
}

/** What there is to leaf through: solutions while one is shown, else the puzzles of a collection. */
function page() {
  if (found) return { name: 'Solution', at: foundAt, of: found.solutions.length, more: !found.complete };
  if (collection.length) return { name: 'Puzzle', at: collectionAt, of: collection.length, more: false };
  return null;
}

// What every input ends in.

/** To be called after every change of the puzzle or the selection. */
function changed() {
  keep(puzzle);
  if (judged !== puzzle.cells) {
    hide();
    judge();
  }
  draw();
}

/**
 * Puts puzzles on the page: the first of them, with the others to leap to.
 * @param {Uint8Array[]} puzzles
 */
function open(puzzles) {
  collection = puzzles.length > 1 ? puzzles : [];
  collectionAt = 0;
  puzzle.open(puzzles[0]);
  changed();
}

/**
 * Reads puzzles out of a text and opens them.
 * @param {string} text
 * @returns {Promise<string>} why there is none in it, or '' when it was opened
 */
async function read(text) {
  try {
    const puzzles = await reader.ask('parse', text);
    open(puzzles);
    note = words.openedWords(puzzles);
    draw();
    return '';
  } catch (error) {
    return error instanceof Dropped ? '' : `${error instanceof Error ? error.message : error} The grid is as it was.`;
  }
}

// Asking the engine.

/** Asks for the verdict on the puzzle as it stands. */
async function judge() {
  const { cells } = puzzle;
  judged = cells;
  const verdict = await think('solve', cells);
  if (!verdict) return;
  answer = { cells, verdict };
  if (showing) reveal();
  draw();
}

/**
 * Asks the engine, and shows when that takes long.
 * @template {'solve' | 'solutions'} Method
 * @param {Method} method
 * @param {unknown[]} args
 * @returns {Promise<Awaited<ReturnType<typeof thinker.ask<Method>>> | null>} null when there is no answer, or a newer question
 */
async function think(method, ...args) {
  const asked = thinker.ask(method, ...args);
  thinking = true;
  clearTimeout(slowly);
  slowly = setTimeout(() => {
    slow = true;
    draw();
  }, unnoticed);
  try {
    const result = await asked;
    settle();
    return result;
  } catch (error) {
    if (error instanceof Dropped) return null; // whoever dropped it goes on
    settle();
    showing = false;
    note = error instanceof Broken ? words.brokenWords(error.message) : String(error);
    draw();
    return null;
  }
}

function settle() {
  clearTimeout(slowly);
  thinking = false;
  slow = false;
}

function stop() {
  thinker.stop();
  settle();
  if (!verdictNow()) hide();
  note = 'Stopped. Solve, or any change, asks again.';
  grid.focus();
  draw();
}

// The solution, shown and taken back.

function solve() {
  if (showing) {
    hide();
  } else {
    showing = true;
    if (verdictNow()) reveal();
    else if (!thinking) judge();
  }
  draw();
}

function hide() {
  showing = false;
  found = null;
  note = '';
}

/** The verdict is here and the solution wanted. */
async function reveal() {
  const verdict = verdictNow();
  if (!verdict) return;
  showing = 'solution' in verdict;
  note = words.solvedWords(verdict);
  if (verdict.verdict !== 'several') return;
  const several = await think('solutions', puzzle.cells, mostSolutions);
  if (!several || !showing) return;
  found = several;
  foundAt = 0;
  draw();
}

/**
 * One solution or one puzzle of the collection further.
 * @param {1 | -1} by
 */
function turn(by) {
  if (found) {
    foundAt += by;
    draw();
  } else {
    collectionAt += by;
    puzzle.open(collection[collectionAt]);
    changed();
  }
}

// Input: keys and keypad.

/** @param {import('./keys.js').Command} command */
function obey(command) {
  const { side } = puzzle.shape;
  switch (command.do) {
    case 'digit':
      if (command.digit > side) {
        note = words.tooLargeWords(command.digit, side);
        return draw();
      }
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
  if (target.closest('dialog, select')) return;
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

// Input and output: text.

/** What is on the page, as text: the solutions that are there to leaf through, or the solution, or the puzzle. */
const text = () => (found?.solutions ?? [solutionNow() ?? puzzle.cells]).map(rowsOf).join('\n\n');

/** @param {string} pasted */
async function paste(pasted) {
  const trouble = await read(pasted);
  if (trouble) note = trouble;
  draw();
}

document.addEventListener('paste', (event) => {
  if (isText(event.target)) return;
  event.preventDefault();
  paste(event.clipboardData?.getData('text/plain') ?? '');
});

document.addEventListener('copy', (event) => {
  if (isText(event.target) || getSelection()?.toString()) return;
  event.preventDefault();
  event.clipboardData?.setData('text/plain', rowsOf(solutionNow() ?? puzzle.cells));
  note = words.copiedWords(solutionNow() !== null);
  draw();
});

button('paste').addEventListener('click', async () => {
  const pasted = await navigator.clipboard?.readText().catch(() => '');
  if (pasted) paste(pasted);
  else textbox.open(''); // no leave to read the clipboard, or nothing on it
});

button('copy').addEventListener('click', async () => {
  const copied = rowsOf(solutionNow() ?? puzzle.cells);
  try {
    await navigator.clipboard.writeText(copied);
    note = words.copiedWords(solutionNow() !== null);
    draw();
  } catch {
    textbox.open(copied); // no leave to write to the clipboard: there it can be taken by hand
  }
});

button('text').addEventListener('click', () => textbox.open(text()));

/** @param {EventTarget | null} target */
function isText(target) {
  return target instanceof HTMLTextAreaElement;
}

// Input: a link.

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
