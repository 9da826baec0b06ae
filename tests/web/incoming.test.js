// What comes in with a text or a picture, and what the page keeps of it once it is done with.

import assert from 'node:assert/strict';
import { test } from 'node:test';
import { Broken, Dropped } from '../../worker/engine.js';
import { Collection } from '../../www/engine/list/collection.js';
import { knownOf } from '../../www/engine/list/held.js';
import { createPool, solving } from '../../www/engine/list/pool.js';
import { read } from '../../www/engine/photos.js';
import { heldOf } from '../../www/incoming/held.js';
import { createRead } from '../../www/incoming/read.js';
import { createReading } from '../../www/incoming/reading.js';
import { Unloaded } from '../../www/model/errors.js';
import { readableText, sheetIn, textOf } from '../../www/model/sheet.js';
import { symbolOf } from '../../www/model/symbols.js';
import { change } from '../../www/session/acts/index.js';
import { beginning } from '../../www/session/state.js';
import { noteWords } from '../../www/words/notes.js';
import { deskFor, testAtDesk } from './atdesk.js';
import { dots, newspaper, rows, weekly } from './cases.js';

/** @import { TestContext } from 'node:test' */
/** @import { Door, Seen, State } from '../../www/session/state.js' */
/** @import { Way } from '../../www/model/facts.js' */
/** @import { Desk } from './desk.js' */

/** A picture, as far as its first bytes tell. */
const picture = () =>
  new Blob(['\x89PNG\r\n\x1a\n'].map((text) => Uint8Array.from(text, (byte) => byte.charCodeAt(0))));

testAtDesk('a list that is closed takes what was said of it along, and its text', async (desk) => {
  await desk.paste(`${newspaper.puzzle}\n`.repeat(3));
  const text = heldOf(desk.state.arrival?.id ?? '') ?? assert.fail('no list has come');
  const collection = new Collection('', text, ...desk.twoEngines());
  await collection.readListed();
  const seen = /** @type {const} */ ({ filter: 'all', order: 'text', at: -1, isAt: false });
  const pool = /** @type {any} */ (createPool(solving(collection), [], () => {}));
  const known = knownOf({ collection, solver: pool, rater: pool }, seen);
  const own = { key: '', note: null, row: -1, links: new Map(), indices: new Map() };
  desk.do({ do: 'list', list: { ...own, ...seen, ...known }, isInFront: true });
  desk.do({ do: 'say', note: { kind: 'openedList', isBack: false, list: known } });
  await desk.shows({ note: 'Lines: 3 puzzles.' });
  desk.do('unlist');
  await desk.shows({ verdict: 'Type it as you read it.', note: /^Space or/ });
  assert.equal(desk.state.arrival, null);
});

testAtDesk('what else was said stays when a list is closed', async (desk) => {
  await desk.paste(newspaper.puzzle);
  await desk.shows({ note: 'One line, 9×9, 23 givens.' });
  desk.do('unlist');
  await desk.shows({ note: 'One line, 9×9, 23 givens.' });
});

/** What the worker reads in a picture. */
const photographed = {
  grids: [
    {
      reading: {
        side: 9,
        certainty: 'sure',
        hasCages: false,
        puzzle: Uint8Array.from(newspaper.puzzle, Number),
        answers: new Uint8Array(81),
        raw: new Uint8Array(81),
        others: new Uint8Array(162),
        doubtful: new Uint8Array(),
        either: new Uint8Array(),
      },
      pixels: new Uint8Array(4),
    },
  ],
};

/** An engine that reads pictures: the test says when. */
function scannerOf() {
  /** @type {{ resolve(read: object): void, reject(error: Error): void }[]} */
  const asked = [];
  const end = () => {
    for (const { reject } of asked.splice(0)) reject(new Dropped());
  };
  const ask = () => {
    end();
    return new Promise((resolve, reject) => asked.push({ resolve, reject }));
  };
  return { ask, end, asked };
}

/** An element, as far as the ways in use it. */
class Part extends EventTarget {
  /** @type {Record<string, string>} */
  dataset = {};
  /** @type {File[]} */
  files = [];
}

/** A page, as far as the ways in use it, until the test ends. @param {TestContext} t */
function pageFor(t) {
  const [button, file, body, window] = [new Part(), new Part(), new Part(), new Part()];
  const querySelector = (/** @type {string} */ selector) => (selector === '#file' ? file : button);
  const document = Object.assign(new Part(), { body, querySelector });
  const launchQueue = {
    launch: (/** @type {object} */ _) => {},
    setConsumer(/** @type {(launch: object) => void} */ launch) {
      this.launch = launch;
    },
  };
  const clipboard = { text: '', readText: async () => clipboard.text };
  const kinds = {
    HTMLButtonElement: Part,
    HTMLInputElement: Part,
    HTMLTextAreaElement: class {},
    Element: Part,
    HTMLElement: Part,
  };
  const made = { document, window, launchQueue, navigator: { clipboard }, ...kinds };
  for (const [name, value] of Object.entries(made)) {
    const before = Object.getOwnPropertyDescriptor(globalThis, name);
    Object.defineProperty(globalThis, name, { value, configurable: true });
    t.after(() => {
      Reflect.deleteProperty(globalThis, name);
      if (before) Object.defineProperty(globalThis, name, before);
    });
  }
  const happen = (/** @type {EventTarget} */ target, /** @type {string} */ type, /** @type {object} */ details = {}) =>
    void target.dispatchEvent(Object.assign(new Event(type), details));
  return { document, window, button, file, launchQueue, clipboard, happen };
}

const text = newspaper.puzzle;
const link = `https://example.org/#puzzle=${text}`;
const file = (/** @type {string | Blob} */ content = text) => new File([content], 'a.txt');

/** What is pasted or dropped. @param {string} text @param {File[]} files */
const data = (text, ...files) => ({ files, types: files.length ? ['Files'] : [], getData: () => text });

/** @typedef {(page: ReturnType<typeof pageFor>, desk: Desk) => unknown} Come */

/** @type {[what: string, from: Way, come: Come, address?: { hash?: string, search?: string }][]} */
const ways = [
  ['Ctrl+V', 'paste', ({ document, happen }) => happen(document, 'paste', { clipboardData: data(text) })],
  [
    'Ctrl+V of a file',
    'paste',
    ({ document, happen }) => happen(document, 'paste', { clipboardData: data('', file()) }),
  ],
  [
    'the Paste button',
    'paste',
    ({ clipboard, button, document, happen }) => {
      clipboard.text = text;
      Object.assign(document, { closest: () => Object.assign(button, { dataset: { do: 'paste' } }) });
      happen(document, 'click');
    },
  ],
  [
    'a file that is opened',
    'file',
    ({ file: input, happen }) => {
      input.files = [file()];
      happen(input, 'change');
    },
  ],
  ['a dropped text', 'drop', ({ document, happen }) => happen(document, 'drop', { dataTransfer: data(text) })],
  ['a dropped file', 'drop', ({ document, happen }) => happen(document, 'drop', { dataTransfer: data('', file()) })],
  [
    'a dropped picture',
    'drop',
    ({ document, happen }) => happen(document, 'drop', { dataTransfer: data('', file(picture())) }),
  ],
  [
    'a file that the system opens',
    'launch',
    ({ launchQueue }) => launchQueue.launch({ files: [{ getFile: async () => file() }] }),
  ],
  ['an address that the system opens', 'link', ({ launchQueue }) => launchQueue.launch({ targetURL: link, files: [] })],
  ['a link that is gone to', 'link', ({ window, happen }) => happen(window, 'hashchange', { newURL: link })],
  ['a link that the page begins with', 'link', () => {}, { hash: new URL(link).hash }],
  ['a text that another program shares', 'share', () => {}, { search: `?text=${text}` }],
  [
    'the shortcut that pastes',
    'paste',
    ({ clipboard, launchQueue }) => {
      clipboard.text = text;
      launchQueue.launch({ targetURL: 'https://example.org/?do=paste', files: [] });
    },
  ],
  ['the button of the text box', 'box', (_, desk) => void desk.paste(text, 'box')],
  ['a picture in the place of the camera', 'camera', (_, desk) => void desk.paste(picture(), 'camera')],
];

for (const [what, from, come, address] of ways) {
  test(`every way in ends in the same act: ${what}`, async (t) => {
    const page = pageFor(t);
    const desk = deskFor(t, { scanner: { ask: async () => photographed, end() {} } });
    Object.assign(location, { href: 'https://example.org/', ...address });
    desk.openWays();
    come(page, desk);
    await desk.until(() => desk.state.answers.reading?.value.becomes?.do, 'open');
    assert.equal(/** @type {any} */ (desk.state.answers).reading.about.from, from);
    await desk.shows({ cells: dots(text) });
    assert.equal(desk.state.reading, null);
  });
}

/** What takes long to be read, and what makes it slow. @type {[what: string, source: () => string | Blob][]} */
const slowOnes = [
  ['a text', () => `${text}\n`.repeat(3)],
  ['a picture', picture],
];

for (const [what, source] of slowOnes) {
  for (const [other, newest] of /** @type {const} */ ([
    ['a text', () => weekly.puzzle],
    ['a file', () => file(weekly.puzzle)],
    ['a link', () => `https://example.org/#puzzle=${weekly.puzzle}`],
  ])) {
    test(`the newest wins: ${what}, then ${other}`, async (t) => {
      const scanner = scannerOf();
      const desk = deskFor(t, { scanner });
      const release = desk.hold('begin');
      const slow = desk.paste(source(), 'drop');
      await desk.until(() => desk.view.reading?.isSlow, true);
      desk.hold('begin', 1); // the next one gets through
      await desk.paste(newest());
      await slow;
      release();
      assert.equal(scanner.asked.length, 0, 'nobody reads the picture any more');
      await desk.shows({ cells: dots(weekly.puzzle), note: /22 givens/ });
      assert.deepEqual([desk.state.reading, desk.state.arrival], [null, null]);
    });
  }

  for (const [how, giveUp] of /** @type {[string, (desk: Desk) => void][]} */ ([
    ['stopped', (desk) => desk.do({ do: 'read', reading: null })],
    ['closed with its dialog', (desk) => desk.do({ do: 'door', is: 'box', isOpen: false })],
    ['overtaken by another puzzle', (desk) => desk.do('new')],
  ])) {
    test(`what is being read is given up at once: ${what}, ${how}`, async (t) => {
      const scanner = scannerOf();
      const desk = deskFor(t, { scanner });
      desk.do({ do: 'door', is: 'box', isOpen: true });
      const release = desk.hold('begin');
      const reading = desk.paste(source(), 'drop');
      await desk.until(() => desk.view.reading?.isSlow, true);
      giveUp(desk);
      await desk.until(() => desk.state.reading, null, 'nothing is being read');
      await reading;
      release();
      assert.deepEqual([desk.state.reading, desk.view.reading, scanner.asked.length], [null, null, 0]);
      await desk.paste(weekly.puzzle); // had it gone on, it would have been there before
      await desk.shows({ cells: dots(weekly.puzzle) });
      assert.equal(desk.state.arrival, null);
    });
  }
}

/** A text with a mistake in it, and where it is said that it cannot be read. */
const mistyped = '12?4 .... .... ....';
const words = /^Line 1, column 3: “\?” is neither a digit nor a blank/;

/** @type {[what: string, door: Door['is'] | null, source: () => string | Blob, from: Way, is: 'box' | 'camera' | null, isMended: boolean][]} */
const unread = [
  ['a pasted text that can be mended', null, () => mistyped, 'paste', 'box', true],
  ['a shared text that can be mended', null, () => mistyped, 'share', 'box', true],
  ['a pasted text that nobody would mend', null, () => mistyped + '\n'.repeat(3000), 'paste', null, false],
  ['a file that can be mended', null, () => file(mistyped), 'file', 'box', true],
  ['a link', null, () => mistyped, 'link', null, false],
  ['a text of the box', 'box', () => mistyped, 'box', 'box', false],
  ['a file, while the box is open', 'box', () => file(mistyped), 'drop', 'box', false],
  ['a picture, while the box is open', 'box', picture, 'paste', 'box', false],
  ['a picture', null, picture, 'drop', null, false],
  ['a picture, while the camera is open', 'camera', picture, 'drop', 'camera', false],
  ['a picture in the place of the camera', 'camera', picture, 'camera', 'camera', false],
  ['a text in the place of a picture', 'camera', () => file(mistyped), 'camera', 'camera', false],
  ['a file, while the camera is open', 'camera', () => file(mistyped), 'drop', 'box', true],
];

for (const [what, door, source, from, is, isMended] of unread) {
  test(`where it is said that nothing can be read: ${what}`, async (t) => {
    const none = { grids: [], nothing: { reason: 'blurred' } };
    const desk = deskFor(t, { scanner: { ask: async () => none, end() {} } });
    desk.do({ do: 'report', note: { kind: 'copied', isSolved: false } });
    if (door) desk.do({ do: 'door', is: door, isOpen: true });
    const { came } = desk.state;
    await desk.paste(source(), from);
    const isPicture = source === picture || from === 'camera';
    const said = isPicture ? /^Nothing in the picture is sharp enough/ : words;
    const { door: now, note } = desk.state;
    assert.equal(now?.is ?? null, is);
    assert.match(noteWords(/** @type {any} */ (now ? now.note : note)), said);
    assert.equal(now?.text, isMended ? mistyped : undefined);
    if (now) assert.equal(note, null, 'what was said before is no news any more');
    assert.equal(desk.state.came - came, now ? 0 : 1, 'it is seen on the page, and no dialog stays before it');
    assert.equal(desk.state.reading, null);
  });
}

testAtDesk('what reads pictures is missing: that is said, and the picture is let go', async (desk) => {
  await desk.paste(picture()); // it is not for Node
  await desk.shows({ note: /^This part of the page could not be loaded/ });
  assert.equal(desk.state.reading, null);
});

testAtDesk('a link to what is on the board says what it is, and what has been done stays', async (desk) => {
  await desk.paste(text);
  desk.type('a');
  desk.press('2');
  const { puzzle } = desk.state;
  await desk.paste(link, 'link');
  await desk.shows({ note: 'A link, 9×9, 23 givens.' });
  assert.equal(desk.state.puzzle, puzzle);
});

/** Engines that answer when the test says so. */
function readerOf() {
  /** @type {{ answer(read: object): void, engine: object, stops: number }[]} */
  const begun = [];
  function start() {
    const own = { answer: (/** @type {object} */ _) => {}, engine: {}, stops: 0 };
    const ask = () =>
      new Promise((resolve) => {
        own.answer = resolve;
      });
    begun.push(own);
    own.engine = { ask, stop: () => void own.stops++, end() {} };
    return /** @type {any} */ (own.engine);
  }
  return { start, begun };
}

/** What is read in a text, or in a picture. */
const many = { ...photographed, isLast: false, only: null, format: 'lines', ignored: [], symbols: '' };
const one = { ...many, only: { line: dots(text), plan: null } };

test('what is read next does not wait for what is being read', async () => {
  const { start, begun } = readerOf();
  const reading = createReading(start);
  const older = reading.read(text, 'drop');
  await older.next();
  older.next().catch(() => {});
  const { stops } = begun[0];
  await reading.read(text, 'drop').next();
  assert.equal(begun[0].stops, stops + 1);
});

testAtDesk('whoever waits for a reading is told whether it was read', async (desk) => {
  const read = desk.join(createRead);
  const lost = read(text, 'link');
  const about = desk.state.reading ?? assert.fail();
  desk.do({ do: 'failed', question: 'reading', about, error: new TypeError('It is gone.') });
  assert.equal(await lost, false, 'a reload tries again');
  const older = read(text, 'link');
  const newer = read(weekly.puzzle, 'link');
  assert.deepEqual(await Promise.all([older, newer]), [true, true]);
});

testAtDesk('a drawing in SVG is no picture that can be read', async (desk) => {
  await desk.paste(new Blob(['<?xml version="1.0"?><svg xmlns="http://www.w3.org/2000/svg"></svg>']), 'drop');
  await desk.shows({ note: 'An SVG picture cannot be read: a photo or a screenshot can. The grid is as it was.' });
});

/** A file that is no picture, where a picture is wanted. @type {[what: string, bytes: number[], words: RegExp][]} */
const noPictures = [
  ['an empty one', [], /empty/],
  ['one that is neither text nor picture', [0, 1, 2, 3, 4, 5, 6, 7], /neither/],
];

for (const [what, bytes, words] of noPictures) {
  test(`nobody looks for a puzzle in a file that is no picture: ${what}`, async (t) => {
    const scanner = scannerOf();
    const desk = deskFor(t, { scanner });
    await desk.paste(new Blob([Uint8Array.from(bytes)]), 'camera');
    assert.equal(scanner.asked.length, 0);
    await desk.shows({ note: words });
  });
}

test('what reads pictures could not be loaded if it breaks off before it has read one', async () => {
  const { start } = readerOf();
  let isBroken = true;
  const ask = async () => (isBroken ? Promise.reject(new Broken('It broke off.')) : photographed);
  const reading = createReading(start, async () => /** @type {any} */ ({ ask, end() {} }));
  const troubles = [];
  for (isBroken of [true, false, true]) {
    for await (const { becomes } of reading.read(picture(), 'drop')) {
      if (becomes) troubles.push(becomes.do === 'tell' && /** @type {any} */ (becomes.note).error.name);
    }
  }
  assert.deepEqual(troubles, ['Unloaded', false, 'Broken']);
});

/** The state with a dialog through which things come in, and something that is being read. @param {Partial<State>} [so] @returns {State} */
const waiting = (so) => ({
  ...beginning(null, new Set()),
  door: { is: 'box' },
  reading: { id: '1', from: 'paste' },
  ...so,
});

test('many puzzles that come in close the dialog, and those that are there again after a reload do not', () => {
  const seen = /** @type {Seen} */ ({ key: '' });
  const [come, back] = [waiting(), waiting()];
  const { came, door, reading } = back;
  change(come, { do: 'arrive', arrival: { id: '1' } });
  assert.deepEqual([come.came, come.door, come.reading], [came + 1, null, null]);
  change(back, { do: 'arrive', arrival: { id: '1', seen } });
  assert.deepEqual([back.came, back.door, back.reading], [came, door, reading]);
});

test('a dialog that is open stays as it is if it is opened again, but for another text', () => {
  const state = waiting();
  const { door, reading } = state;
  change(state, { do: 'door', is: 'box', isOpen: true });
  assert.equal(state.door, door);
  change(state, { do: 'door', is: 'camera', isOpen: false });
  assert.deepEqual([state.door, state.reading], [door, reading], 'it is another that is closed');
  change(state, { do: 'door', is: 'box', isOpen: true, text: '' });
  assert.deepEqual(state.door, { is: 'box', text: '', isToCopy: undefined });
  change(state, { do: 'door', is: 'box', isOpen: false });
  assert.deepEqual([state.door, state.reading], [null, null]);
  const lost = waiting();
  const about = lost.reading ?? undefined;
  change(lost, { do: 'failed', question: 'reading', about, error: new TypeError('It is gone.') });
  assert.deepEqual([lost.door?.note?.kind, lost.reading], ['failed', null], 'nothing is read any more');
});

test('what reads pictures is not there yet: that is said where only the rest of the page is missing', () => {
  for (const [kept, isPicture, name] of /** @type {const} */ ([
    ['page', true, 'Absent'],
    ['page', false, 'Unloaded'],
    ['all', true, 'Unloaded'],
  ])) {
    const state = waiting({ door: null, offline: { kept, fault: null, newer: null } });
    change(state, { do: 'tell', note: { kind: 'unread', error: new Unloaded() }, isPicture });
    assert.equal(/** @type {any} */ (state.note).error.name, name);
  }
});

/** What is read, and given up in the moment in which it is known. @type {[what: string, source: () => string | Blob][]} */
const handed = [
  ['many puzzles', () => `${text}\n`.repeat(3)],
  ['one puzzle', () => text],
  ['a picture', picture],
];

for (const [what, source] of handed) {
  test(`what is given up as soon as it is known is not handed over: ${what}`, async () => {
    const { start, begun } = readerOf();
    const reading = createReading(start, async () => start());
    const answers = reading.read(source(), 'drop');
    await answers.next();
    const last = answers.next();
    await new Promise((resolve) => setTimeout(resolve)); // it is asked
    const before = begun.length;
    begun.at(-1)?.answer(what === 'one puzzle' ? one : many);
    reading.stop();
    await assert.rejects(last, Dropped);
    assert.equal(begun.length, before, 'what has read it reads the next one, too');
  });
}

test('a picture is closed, whatever becomes of it', async () => {
  const none = () => /** @type {const} */ ({ certainty: 'none', reason: 'blurred' });
  for (const [what, width] of /** @type {const} */ ([
    ['too small', 10],
    ['no canvas', 100], // Node has none
  ])) {
    let closed = 0;
    const bitmap = /** @type {ImageBitmap} */ ({ width, height: 100, close: () => void closed++ });
    await read(none)(bitmap).catch(() => {});
    assert.equal(closed, 1, what);
  }
});

/** Rows that are counted from below, with a heading: at first sight a 10×10. */
const labelled = `x 1 2 3 4 5 6 7 8 9\n${rows(newspaper.puzzle)
  .map((row, at) => `${9 - at} ${[...row].join(' ')}`)
  .join('\n')}\n`;

testAtDesk('a text that makes no sense is taken for what does, and can still be read as what it is', async (desk) => {
  await desk.paste(labelled, 'paste');
  await desk.shows({ cells: dots(newspaper.puzzle), note: /Read as 9×9 with labels beside the rows, \d+ givens\./ });
  const { note } = desk.state;
  assert.equal(note?.kind === 'opened' && note.instead, 10);
  desk.do({ do: 'read', reading: { id: 'as 10', from: 'paste', as: '10x10' } });
  await desk.until(() => desk.view.layout.side, 10);
});

testAtDesk('a wordoku is shown in its letters, which keys write, and its text keeps them', async (desk) => {
  const letters = 'BDEFINORY';
  const inLetters = (/** @type {string} */ line) => line.replace(/[1-9]/g, (digit) => letters[Number(digit) - 1]);
  await desk.paste(rows(inLetters(dots(weekly.puzzle))).join('\n'));
  await desk.shows({ note: /^A wordoku, 9×9, / });
  const { sheet } = desk.state.puzzle.work;
  assert.deepEqual([sheet.letters, sheetIn(textOf(sheet))], [letters, sheet]);
  assert.equal(readableText(sheet), rows(inLetters(dots(weekly.puzzle))).join('\n'));
  const blank = weekly.puzzle.indexOf('0');
  desk.do({ do: 'select', cell: blank });
  desk.type('y'); // no mode has this key
  assert.equal(desk.state.puzzle.work.sheet.givens[blank], 9);
  await desk.paste(newspaper.puzzle);
  await desk.shows({ cells: dots(newspaper.puzzle) });
  assert.equal(symbolOf(9), '9');
});
