// The page without its face, for tests in Node: the real session with the real engines and words. What only a browser
// can tell is tested there: see fixtures.js.

import assert from 'node:assert/strict';
import { messagesOf } from '../../tools/words.js';
import { Engine } from '../../worker/engine.js';
import { createSolver } from '../../www/engine/solver.js';
import { createSpeaker } from '../../www/features/board/speaker.js';
import { shownIn as textsOf, writtenHere } from '../../www/features/text/writing.js';
import { createIncoming } from '../../www/incoming/incoming.js';
import { createRead, createReader } from '../../www/incoming/read.js';
import { examples } from '../../www/model/examples.js';
import { commandOf } from '../../www/model/keys.js';
import { digitsIn } from '../../www/model/marks.js';
import { puzzleIn } from '../../www/model/parameters.js';
import { shownCells } from '../../www/model/shown.js';
import { symbolOf } from '../../www/model/symbols.js';
import { keepPuzzle, kept } from '../../www/session/kept.js';
import { recentBut } from '../../www/session/recent.js';
import { remember } from '../../www/session/remembering.js';
import { Session } from '../../www/session/session.js';
import { beginning } from '../../www/session/state.js';
import { chosenHabits } from '../../www/session/storage.js';
import { pageSentences, revealSentences } from '../../www/words/asides.js';
import { speak } from '../../www/words/i18n.js';
import { offlineSentences, progressWords } from '../../www/words/kept.js';
import { teach } from '../../www/words/notes.js';
import { cellWords } from '../../www/words/puzzle.js';
import { doctorSentences } from '../../www/words/repairs.js';
import { sayingWords } from '../../www/words/saying.js';
import { atWords, levelOf } from '../../www/words/verdict.js';
import { emptyOf, printed } from './printed.js';
import '../../www/session/steps.js'; // on the page, the first hint loads it
import { startWorker } from './workers.js';

/** @import { FullEngine } from '../../www/engine/modules.js' */
/** @import { Wanted } from '../../www/features/text/textbox.js' */
/** @import { CellRole } from '../../www/model/layers.js' */
/** @import { Sheet } from '../../www/model/sheet.js' */
/** @import { Layout } from '../../www/pkg/ninefold.js' */
/** @import { Command } from '../../www/session/acts/index.js' */
/** @import {  } from '../../www/session/state.js' */
/** @import { Way } from '../../www/model/facts.js' */
/** @import { View } from '../../www/session/view.js' */
/** @import { Gate, Script } from './workers.js' */

// On the page, the parts bring them that are loaded later.
for (const sentences of [doctorSentences, offlineSentences, pageSentences, revealSentences]) teach(sentences);

/** How long anything may take, in milliseconds: this only ends what hangs, on a machine as busy as any. */
const patience = 60_000;

/** What a browser keeps. */
export class Store {
  /** @type {Map<string, string>} */
  #texts = new Map();

  /** @param {string} name */
  getItem = (name) => this.#texts.get(name) ?? null;

  /** @param {string} name @param {string} text */
  setItem = (name, text) => void this.#texts.set(name, text);

  /** @param {string} name */
  removeItem = (name) => void this.#texts.delete(name);

  get length() {
    return this.#texts.size;
  }

  /** @param {number} at */
  key = (at) => [...this.#texts.keys()][at] ?? null;
}

/** A tab with the page in it. There is one at a time: another takes its place, as after a reload. */
export class Desk {
  /** The one that is there. @type {Desk | undefined} */
  static now;

  /** @type {Session} */
  #session;
  #read;
  #writer;
  /** @type {View} what was drawn last */
  #drawn;
  /** @type {(() => void)[]} what waits for a drawing */
  #watching = [];
  #window = new EventTarget();
  /** @type {Map<string, { free: number, waiting: (() => void)[] }>} questions that are held back */
  #held = new Map();
  /** @type {any[]} */
  #engines = [];
  /** Records the puzzle on the board among the recent ones. */
  #record = () => {};
  /** How many workers have been started. */
  started = 0;
  /** The functions that workers have been asked for, one after the other. @type {string[]} */
  asked = [];
  /** What has been said aloud, one after the other. @type {string[]} */
  heard = [];
  /** What is to be done after a moment, where that waits for `speak`. @type {Set<() => void>} */
  #due = new Set();

  /**
   * @param {object} [browser]
   * @param {Store} [browser.tab] what the tab keeps
   * @param {Store} [browser.device] what all tabs share
   * @param {string} [browser.language]
   * @param {boolean} [browser.isRemembering] whether the part is there that remembers more of a puzzle than its cells
   * @param {any} [browser.scanner] an engine that reads pictures
   * @param {boolean} [browser.isMute] whether nothing is said aloud before the test calls `speak`
   */
  constructor({
    tab = new Store(),
    device = new Store(),
    language = 'en',
    isRemembering = false,
    scanner = undefined,
    isMute = false,
  } = {}) {
    Desk.now = this;
    this.browser = { tab, device, language, isRemembering, scanner, isMute };
    Object.assign(globalThis, {
      sessionStorage: tab,
      localStorage: device,
      location: { pathname: '/', hash: '', search: '' }, // that the address follows the puzzle, a browser's tests see
      history: { replaceState() {} },
      addEventListener: this.#window.addEventListener.bind(this.#window),
    });
    speak(language, messagesOf(language));
    const engine = (/** @type {Script} */ script, onRestart = () => {}) => {
      const start = () => {
        this.started++;
        return startWorker(script, this.#gate);
      };
      const made = /** @type {any} */ (new Engine(start, onRestart));
      this.#engines.push(made);
      return made;
    };
    this.#session = new Session(beginning(kept(), chosenHabits()), {
      full: (onRestart) => engine('worker-full', onRestart),
      hint: (onRestart) => engine('worker-hint', onRestart),
      rate: () => engine('worker-rate'),
      reader: (onRestart) => createReader(() => engine('worker-full', onRestart), scanner && (async () => scanner)),
      solver: (onRestart) => createSolver(engine('worker', onRestart), engine('worker-full', onRestart)),
    });
    this.#read = createRead(this.#session);
    this.#writer = this.#session.startEngine();
    this.#drawn = this.#session.view;
    /** @param {() => void} act */
    const hold = (act) => {
      const due = () => act();
      this.#due.add(due);
      return () => void this.#due.delete(due);
    };
    const speaker = createSpeaker(
      (words) => words && this.heard.push(words) && this.#look(),
      isMute ? hold : undefined,
    );
    this.#session.onDraw((view) => {
      this.#drawn = view;
      speaker.draw(view);
      this.#look();
    });
    keepPuzzle(this.#session);
    if (isRemembering) this.remember();
    this.#session.start();
  }

  /** The part comes that remembers more of a puzzle than its cells: on the page it is loaded later. */
  remember() {
    this.#record = remember(this.#session);
  }

  /**
   * A part joins that the page loads when it is wanted.
   * @template Part
   * @param {(session: Session) => Part} create
   */
  join(create) {
    return create(this.#session);
  }

  #look() {
    for (const look of [...this.#watching]) look();
  }

  /** @type {Gate} */
  #gate = (message, post) => {
    this.asked.push(message.method);
    this.#look();
    const held = this.#held.get(message.method);
    if (!held || held.free-- > 0) post();
    else held.waiting.push(post);
  };

  /** Leaves the page, which keeps what it knows then, and lets its engines go. */
  leave() {
    this.#window.dispatchEvent(new Event('pagehide'));
    for (const engine of this.#engines) engine.end();
  }

  /** The page after a reload. */
  reload() {
    this.leave();
    return new Desk(this.browser);
  }

  /**
   * Holds back the questions for a function of the engines, after the first few.
   * @param {string} method
   * @param {number} [free] how many of these questions get through
   * @returns {() => void} lets them go, and holds none any more
   */
  hold(method, free = 0) {
    const held = { free, waiting: /** @type {(() => void)[]} */ ([]) };
    this.#held.set(method, held);
    return () => {
      this.#held.delete(method);
      for (const post of held.waiting) post();
    };
  }

  /** Two engines, as a feature has them for its own questions. @returns {[FullEngine, FullEngine]} */
  twoEngines() {
    return [this.#session.startEngine(), this.#session.startEngine()];
  }

  /** Opens every way in, as the page does: the test has a document for them. */
  openWays() {
    createIncoming(this.#session, this.#read);
  }

  // What a person does.

  /** Does something, as a button does. @param {Command | Command['do']} command */
  do(command) {
    this.#session.act(/** @type {Command} */ (typeof command === 'string' ? { do: command } : command));
  }

  /** Presses keys in the grid, as in `Control+z`. @param {string[]} keys */
  press(...keys) {
    for (const name of keys) {
      const held = name.split(/\+(?=.)/);
      const key = held.pop() ?? '';
      const [ctrlKey, altKey, shiftKey] = ['Control', 'Alt', 'Shift'].map((name) => held.includes(name));
      const command = commandOf(
        { key, code: '', ctrlKey, altKey, shiftKey, metaKey: false },
        this.state.puzzle.work.sheet.layout.side,
      );
      if (command) this.do(command);
    }
  }

  /** @param {string} keys one character a key */
  type(keys) {
    this.press(...keys);
  }

  /** Clicks a cell. @param {number} cell */
  choose(cell) {
    this.do({ do: 'select', cell });
  }

  /**
   * Puts in a text, and waits until it is read or another has taken its place. If there is no puzzle in it, the note says so.
   * @param {string | Blob} text
   * @param {Way} [from] pasted, what can be mended opens the text box
   */
  async paste(text, from = 'link') {
    await this.#read(text, from);
  }

  /** Follows a link. @param {string} address what comes after the page's own, as in `#puzzle=` */
  async follow(address) {
    const { hash, search } = new URL(address, 'https://example.org/');
    await this.paste(puzzleIn({ hash, search }) ?? '', 'link');
  }

  /** Chooses an example. @param {(typeof examples)[number]['name']} name */
  example(name) {
    const at = examples.findIndex((example) => example.name === name);
    this.#put(printed(examples[at].puzzle));
  }

  /** Chooses the size of an empty grid. @param {number} side */
  size(side) {
    this.#put(emptyOf(side));
  }

  /** @param {Sheet} sheet */
  #put(sheet) {
    this.do({ do: 'open', sheet, said: { kind: 'put', sheet } });
  }

  /**
   * What the text box gives.
   * @param {Layout} layout
   * @param {Wanted} [content]
   * @param {string} [text] what is in it; without one it is what it opens with
   */
  write(layout, content = 'puzzle', text = textsOf(this.#session.view).puzzle) {
    return writtenHere(this.#session.view, this.#writer, text, content, layout);
  }

  /** Lets all be said that is to be said by now, and gives it. */
  speak() {
    this.#session.draw();
    const before = this.heard.length;
    const due = [...this.#due];
    assert.ok(due.length <= 1, 'further news puts off what is to be said');
    this.#due.clear();
    for (const act of due) act();
    return this.heard.slice(before);
  }

  // What is to be seen, as it was drawn last.

  get view() {
    return this.#drawn;
  }

  get state() {
    return this.#session.state;
  }

  /** The sentence under the grid; '' while the page still shows the verdict on the puzzle of a moment ago. */
  get verdict() {
    return this.#drawn.isInPassing ? '' : sayingWords(this.#drawn).sentence;
  }

  /** How hard the puzzle is, as it is seen beside the sentence; '' where nothing is. */
  get level() {
    const { level, number } = levelOf(this.#drawn) ?? { level: '', number: '' };
    return `${level} ${number}`.trim();
  }

  /** The name of the verdict. */
  get kind() {
    const { isInPassing, clashes, verdict } = this.#drawn;
    if (isInPassing) return '';
    return clashes.length ? 'clash' : (verdict?.verdict ?? '');
  }

  /** The line below the sentence. */
  get note() {
    return sayingWords(this.#drawn).below;
  }

  get selected() {
    return this.#drawn.selected;
  }

  get mode() {
    return this.#drawn.mode;
  }

  get shown() {
    return shownCells(this.#drawn);
  }

  /** The cells' digits, with `.` for a blank. */
  get cells() {
    return this.shown.map(({ seen }) => symbolOf(seen) || '.').join('');
  }

  /** The cells with an origin. @param {string} origin */
  from(origin) {
    return this.shown.flatMap((cell, index) => (cell.origin === origin ? [index] : []));
  }

  /** The cells with a role. @param {CellRole} role */
  with(role) {
    return this.shown.flatMap(({ roles }, index) => (roles.includes(role) ? [index] : []));
  }

  get clashing() {
    return this.with('clash');
  }

  get wrong() {
    return this.with('wrong');
  }

  get solved() {
    return this.from('solved');
  }

  /** The cells that have marks, each with its digits. @returns {Record<number, string>} */
  get marks() {
    const marked = this.shown.map(({ seen, mask }) => (seen ? '' : digitsIn(mask).map(symbolOf).join('')));
    return Object.fromEntries(Object.entries(marked).filter(([, digits]) => digits));
  }

  /** The recent puzzles as they are listed: how far each one is. */
  get recent() {
    this.#record();
    return recentBut(this.state.puzzle.work).map(({ content }) => progressWords(content));
  }

  /** Which of several solutions is shown; null where none is. */
  get page() {
    const { page } = this.#drawn;
    return page && atWords(page);
  }

  /** What a screen reader says of a cell. @param {number} index */
  nameOf(index) {
    const { digit, origin, mask, roles, other } = this.shown[index];
    const { layout, position } = this.#drawn;
    const noted = digitsIn(mask);
    const said = { [position.sheet.candidates ? 'printed' : 'marks']: noted, digit, origin, roles, other };
    return cellWords(said, layout, index);
  }

  // What is waited for.

  /**
   * Waits until a value is as expected: equal to it, or matched by a regular expression.
   * @param {() => unknown} value is asked whenever something was drawn or said
   * @param {unknown} expected
   * @param {string} [what] in words
   */
  async until(value, expected, what) {
    const { resolve, promise } = deferred();
    const isThere = () => {
      const now = value();
      if (expected instanceof RegExp) return typeof now === 'string' && expected.test(now);
      return isEqual(now, expected);
    };
    const look = () => isThere() && resolve();
    this.#watching.push(look);
    const late = setTimeout(resolve, patience);
    look();
    await promise;
    clearTimeout(late);
    this.#watching = this.#watching.filter((other) => other !== look);
    if (isThere()) return;
    if (expected instanceof RegExp) assert.match(String(value()), expected, what);
    assert.deepEqual(value(), expected, what);
  }

  /**
   * Waits until all of these are so, one after the other: the names of what is to be seen, with what is expected.
   * @param {{ [Name in keyof Desk]?: unknown }} expected
   */
  async shows(expected) {
    for (const [name, wanted] of Object.entries(expected)) {
      await this.until(() => this[/** @type {keyof Desk} */ (name)], wanted, name);
    }
  }
}

/** @param {unknown} one @param {unknown} other */
function isEqual(one, other) {
  try {
    assert.deepEqual(one, other);
    return true;
  } catch {
    return false;
  }
}

function deferred() {
  /** @type {(value?: unknown) => void} */
  let resolve = () => {};
  const promise = new Promise((settle) => {
    resolve = settle;
  });
  return { promise, resolve };
}
