// What the names in src/ and scan/src/ keep to: one noun is one thing, a function says what it does, and whoever reads a file
// has a type and what it does in one place.

import assert from 'node:assert/strict';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { test } from 'node:test';
import { root } from '../../tools/steps.js';

const files = ['src', 'scan/src'].flatMap((folder) =>
  readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.rs'))
    .map((file) => ({ file: `${folder}/${file}`, lines: readFileSync(join(root, folder, file), 'utf8').split('\n') })),
);

/**
 * What begins in a line: at the edge of a file, or a type further in, as macros make some. What a trait calls its types does
 * not count.
 */
const item =
  /^(?:(?:\s*pub(?:\([^)]*\))? |\s*)(struct|enum|trait|union)|(?:pub(?:\([^)]*\))? )?(?:const |unsafe )*(type|fn|impl))(?:<[^>]*>)? (\w+)(.*)/;
const items = files.flatMap(({ file, lines }) =>
  lines.flatMap((line, at) => {
    const [, inner, outer, name, rest] = line.match(item) ?? [];
    return name ? [{ file, at: at + 1, kind: inner ?? outer, name, rest }] : [];
  }),
);
const types = items.filter(({ kind }) => kind !== 'fn' && kind !== 'impl');

test('the names are read', () => {
  assert.ok(files.length > 200 && types.length > 200, `${files.length} files, ${types.length} types`);
  for (const name of ['Grid', 'Technique', 'Step', 'Reader'])
    assert.ok(
      types.some((type) => type.name === name),
      name,
    );
});

test('no two types share a name', () => {
  /** @type {Map<string, Set<string>>} */
  const places = new Map();
  for (const { file, name } of types) places.set(name, (places.get(name) ?? new Set()).add(file));
  const shared = [...places].filter(([, those]) => those.size > 1);
  assert.deepEqual(
    shared.map(([name, those]) => [name, ...those].join(' ')),
    [],
  );
});

test('a function says what it finds, gives or does', () => {
  const vague = ['all', 'any', 'check', 'do_it', 'each', 'fill', 'first', 'get', 'go_on', 'hand_over', 'run', 'take'];
  const found = items.filter(({ kind, name }) => kind === 'fn' && vague.includes(name));
  assert.deepEqual(
    found.map(({ file, at, name }) => `${file}:${at} ${name}`),
    [],
  );
});

test('a type and its impl stand together', () => {
  const apart = types.flatMap(({ file, at, name }) => {
    const impl = items.find(
      (item) => item.file === file && item.kind === 'impl' && item.name === name && !/\bfor \w/.test(item.rest),
    );
    const between = types.find(
      (type) => type.file === file && type.name !== name && type.at > at && impl && type.at < impl.at,
    );
    return between ? [`${file}:${at} ${name}, and ${between.name} before its impl`] : [];
  });
  assert.deepEqual(apart, []);
});

test('a file is short enough to be read at once', () => {
  const long = files.filter(({ file, lines }) => lines.length - 1 > 350 && file !== 'src/solver/nine.rs');
  assert.deepEqual(
    long.map(({ file, lines }) => `${file}: ${lines.length - 1} lines`),
    [],
  );
});

test('the first page of the documentation names every feature', () => {
  const features = readFileSync(join(root, 'Cargo.toml'), 'utf8').match(/\[features\]\n([\s\S]*?)\n\[/)?.[1] ?? '';
  const names = [...features.matchAll(/^([\w-]+) = /gm)].map(([, name]) => name).filter((name) => name !== 'default');
  const page = readFileSync(join(root, 'src/lib.rs'), 'utf8').match(/# Features\n([\s\S]*?)\n\/\/! #/)?.[1] ?? '';
  assert.ok(names.length > 5);
  assert.deepEqual(
    names.filter((name) => !page.includes(`\`${name}\``)),
    [],
  );
});

test('what CONTRIBUTING tells to read is there', () => {
  const paths = [
    ...readFileSync(join(root, 'CONTRIBUTING.md'), 'utf8').matchAll(/`((?:src|www|tests|tools)\/[\w/.]+)`/g),
  ];
  const named = paths.map(([, path]) => path).filter((path) => !/[A-Z]{3}/.test(path));
  assert.ok(named.length > 40, `${named.length} paths`);
  assert.deepEqual(
    named.filter((path) => !existsSync(join(root, path))),
    [],
  );
});
