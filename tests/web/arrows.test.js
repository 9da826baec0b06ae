// What a file of src/ or of the page takes from another is an arrow: none leads back to where it began, and between rooms all
// go one way.

import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { test } from 'node:test';
import { arrows, circles, drawn, roomOfSource } from '../../tools/arrows.js';
import { arrowsOfPage, importsAtOnce, importsOf, roomOf } from '../../tools/imports.js';
import { root } from '../../tools/steps.js';

const taken = arrows();

/** The rooms as `lib.rs` lists them, each below those that use it; what belongs to none comes last. */
const rooms = [...readFileSync(join(root, 'src/lib.rs'), 'utf8').matchAll(/^\/\/! \* \[?`(\w+)`\]?: /gm)].map(
  ([, room]) => room,
);

test('the arrows are read', () => {
  assert.ok(taken.size > 200 && rooms.length > 10, `${taken.size} files, ${rooms.length} rooms`);
  /** @type {[file: string, uses: string][]} by a list, by a re-export, by the name of a module, by a path in the code */
  const known = [
    ['src/solver/mod.rs', 'src/grid.rs'],
    ['src/doctor/mod.rs', 'src/doctor/search.rs'],
    ['src/collection.rs', 'src/notation/reader.rs'],
    ['src/solver/nine.rs', 'src/solver/bands.rs'],
  ];
  for (const [file, uses] of known) assert.ok(taken.get(file)?.has(uses), `${file} → ${uses}`);
});

test('no file leads back to itself', () => {
  assert.deepEqual(circles(taken), []);
  assert.deepEqual(circles(arrowsOfPage()), []);
  const round = new Map(
    [
      ['a', ['b']],
      ['b', ['c']],
      ['c', ['b']],
    ].map(([file, uses]) => /** @type {[string, Set<string>]} */ ([file, new Set(uses)])),
  );
  assert.deepEqual(circles(round), [['b', 'c']]);
});

test('a room uses only those above it', () => {
  const below = rooms
    .flatMap((room) => [...taken].filter(([file]) => roomOfSource(file) === room))
    .flatMap(([file, others]) =>
      [...others]
        .filter((other) => rooms.indexOf(roomOfSource(other)) > rooms.indexOf(roomOfSource(file)))
        .map((other) => `${file} → ${other}`),
    );
  assert.deepEqual(below, []);
});

test('where the code of a command takes what is built, that is built before the code is loaded', () => {
  /** What a script takes before it runs, and what that takes. @param {string} file @param {Set<string>} [all] */
  function takenBy(file, all = new Set()) {
    if (all.has(file)) return all;
    all.add(file);
    if (!file.startsWith('www/pkg/')) for (const other of importsOf(file, importsAtOnce)) takenBy(other, all);
    return all;
  }
  const text = readFileSync(join(root, 'tools/run.js'), 'utf8');
  const commands = [...text.matchAll(/^ {2}(\w+): \['(\w+)', .*?import\('(\S+?)'\)/gm)];
  const { scripts } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'));
  assert.deepEqual(commands.map(([, name]) => name).sort(), Object.keys(scripts).sort());
  for (const [, name, before, path] of commands) {
    const isTaken = [...takenBy(join('tools', path))].some((file) => file.startsWith('www/pkg/'));
    assert.equal(before === 'modules', isTaken, name);
  }
});

test('the arrows are drawn by room', () => {
  const some = new Map([['www/main.js', new Set(['www/kit/part.js', 'worker/engine.js'])]]);
  const lines = [
    ...['digraph {', '  subgraph "cluster main.js" {', '    label="main.js";', '    "www/main.js";', '  }'],
    ...['  subgraph "cluster kit" {', '    label="kit";', '    "www/kit/part.js";', '  }'],
    ...['  subgraph "cluster worker" {', '    label="worker";', '    "worker/engine.js";', '  }'],
    ...['  "www/main.js" -> "www/kit/part.js";', '  "www/main.js" -> "worker/engine.js";', '}'],
  ];
  assert.equal(drawn(some, roomOf), lines.join('\n'));
});
