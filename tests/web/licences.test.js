// The licences of what ships, as one text, and that nothing which ships is missing there.

import assert from 'node:assert/strict';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { test } from 'node:test';
import { crates } from '../../tools/licences/crates.js';
import {
  featuresOfCommand,
  fileOfCommand,
  partsOfCommand,
  partsOfModules,
  textOfCommand,
  written,
} from '../../tools/licences/licences.js';
import { called } from '../../tools/licences/part.js';
import { host, isTold } from '../../tools/licences/standard-library.js';
import { output, root } from '../../tools/steps.js';
import { allModules, featuresOf } from '../../tools/wasm.js';

const part = (/** @type {string} */ name, /** @type {string[]} */ ...texts) => ({
  name,
  version: '1.0.0',
  licence: 'MIT',
  texts,
});

test('a text that several have stands there once', () => {
  const [list, ...texts] = written([part('one', 'Do  good.\n'), part('two', 'Do\ngood.', 'Or not.')]).split(/^=+$/m);
  assert.match(list, /^one 1\.0\.0: MIT\ntwo 1\.0\.0: MIT$/m);
  assert.deepEqual(
    texts.map((text) => text.trim()),
    ['one 1.0.0\ntwo 1.0.0', 'Do  good.', 'two 1.0.0', 'Or not.'],
  );
});

test('what has no licence text cannot be shipped', () => {
  assert.throws(
    () => written([part('one', 'Do good.'), part('two')]),
    /^Error: two 1\.0\.0 is shipped and has no licence/,
  );
});

/** What turns on what, in Cargo.toml. @type {Record<string, string[]>} */
const features = JSON.parse(
  output('cargo', ['metadata', '--locked', '--no-deps', '--format-version', '1']) ?? '{}',
).packages.find((/** @type {{ name: string }} */ { name }) => name === 'ninefold').features;

/** These features and all that they turn on. @param {readonly string[]} names */
function reached(names) {
  const all = new Set(names);
  for (const name of all) for (const other of features[name] ?? []) all.add(other);
  return all;
}

test('the lists are of every feature that ships', () => {
  const turningOn = (/** @type {string} */ feature) =>
    Object.keys(features).filter((name) => name !== feature && reached([name]).has(feature));
  assert.deepEqual(turningOn('web').sort(), featuresOf(allModules).sort(), 'each for pages is a module of the page');
  const ofCommand = reached(featuresOfCommand);
  for (const feature of ['cli', ...turningOn('cli')]) assert.ok(ofCommand.has(feature), feature);
});

/** What Cargo is told of a crate. @param {string} name @param {string} more */
const manifest = (name, more = '') =>
  `[package]\nname = "${name}"\nversion = "1.0.0"\nedition = "2024"\nlicense = "MIT"\n${more}`;

const crateWithFeatures = manifest(
  'whole',
  `[features]
web-hint = ["dep:hinted"]
web-scan = ["dep:scanned"]
[dependencies]
always = { path = "../always" }
hinted = { path = "../hinted", optional = true }
scanned = { path = "../scanned", optional = true }
macros = { path = "../macros" }
[target.'cfg(windows)'.dependencies]
elsewhere = { path = "../elsewhere" }
[dev-dependencies]
tested = { path = "../tested" }
[build-dependencies]
built = { path = "../built" }
[workspace]
members = ["tests"]
`,
);

test('each feature brings its crates, and no test does', () => {
  const folder = mkdtempSync(join(tmpdir(), 'ninefold-'));
  const write = (/** @type {string} */ file, /** @type {string} */ text) => {
    mkdirSync(dirname(join(folder, file)), { recursive: true });
    writeFileSync(join(folder, file), text);
  };
  const below = { scanned: '[dependencies]\ndeep = { path = "../deep" }\n', macros: '[lib]\nproc-macro = true\n' };
  for (const name of ['always', 'hinted', 'scanned', 'deep', 'macros', 'elsewhere', 'tested', 'built', 'wanted']) {
    write(`${name}/Cargo.toml`, manifest(name, /** @type {Record<string, string>} */ (below)[name]));
    write(`${name}/src/lib.rs`, '');
    write(`${name}/LICENSE`, `Use ${name}.`);
  }
  write('whole/Cargo.toml', crateWithFeatures);
  write('whole/src/lib.rs', '');
  // Another package of the workspace turns a feature on for itself.
  const others =
    '[dependencies]\nwhole = { path = "..", features = ["web-hint"] }\nwanted = { path = "../../wanted" }\n';
  write('whole/tests/Cargo.toml', manifest('tests', others));
  write('whole/tests/src/lib.rs', '');
  const whole = join(folder, 'whole');
  const args = ['generate-lockfile', '--offline', '--manifest-path', join(whole, 'Cargo.toml')];
  assert.notEqual(output('cargo', args), null);
  /** @type {[features: string[], names: string[]][]} */
  const cases = [
    [['web-hint'], ['always', 'hinted']],
    [['web-scan'], ['always', 'deep', 'scanned']],
  ];
  for (const [features, names] of cases) {
    const { ours, others } = crates(features, 'wasm32-unknown-unknown', whole);
    assert.deepEqual(ours, ['whole']);
    const expected = names.map((name) => part(name, `Use ${name}.`));
    assert.deepEqual(
      others.sort((one, other) => (one.name < other.name ? -1 : 1)),
      expected,
      `${features}`,
    );
  }
  rmSync(folder, { recursive: true });
});

test('the digits that the net has learned from are credited where the net is', () => {
  const digits = 'Optical Recognition of Handwritten Digits';
  const names = (/** @type {readonly string[]} */ modules) => partsOfModules(modules).map(called);
  assert.ok(names(allModules).includes(digits));
  assert.ok(!names(allModules.filter((module) => module !== 'ninefold_scan')).includes(digits));
  for (const file of [fileOfCommand, 'scan/README.md']) {
    const text = readFileSync(join(root, file), 'utf8').replaceAll(/\s+/g, ' ');
    for (const words of [digits, 'E. Alpaydin and C. Kaynak', 'https://doi.org/10.24432/C50P49', 'CC BY 4.0']) {
      assert.ok(text.includes(words), `${file}: ${words}`);
    }
    assert.ok(text.includes('https://creativecommons.org/licenses/by/4.0/'), file);
  }
});

/** Another compiler cannot say what is in the library of the one that is named. @param {string} name */
const isOfLibrary = (name) => name.includes('Rust’s standard library');

/** The texts below the name of each part, in a text as `written` has them. @param {string} text */
function textsByName(text) {
  const [list, ...sections] = text.split(/^={80}\n/m);
  /** @type {Map<string, string[]>} */
  const texts = new Map(Array.from(list.matchAll(/^(.+): .+$/gm), ([, name]) => [name, []]));
  for (let at = 0; at < sections.length; at += 2) {
    for (const name of sections[at].trim().split('\n')) texts.get(name)?.push(sections[at + 1].trim());
  }
  return texts;
}

test('the command has the licences of all that is compiled into it, and of nothing else', () => {
  const committed = readFileSync(join(root, fileOfCommand), 'utf8');
  const old = `${fileOfCommand} is old: run \`npm run licences\``;
  const written = textOfCommand(partsOfCommand());
  const [there, wanted] = [committed, written].map(textsByName);
  const only = (/** @type {Map<string, unknown>} */ some, /** @type {Map<string, unknown>} */ others) =>
    [...some.keys()].filter((name) => !isOfLibrary(name) && !others.has(name));
  assert.deepEqual([only(wanted, there), only(there, wanted)], [[], []], `${old}: first what is missing in it`);
  for (const [name, texts] of there) {
    assert.ok(texts.length > 0, `${name} has no text. ${old}`);
    if (!isOfLibrary(name)) assert.deepEqual(texts, wanted.get(name), `${name} has another text. ${old}`);
  }
  for (const name of ['image 0', 'serde_json 1', 'lexopt 0', 'Rust’s standard library 1', 'gimli 0', 'addr2line 0'])
    assert.ok(
      [...there.keys()].some((one) => one.startsWith(name)),
      name,
    );
  assert.ok(there.size > 35 && !/[^\P{C}\n\t]/u.test(committed), 'it goes to a terminal');

  const [, channel] = /channel = "(.*)"/.exec(readFileSync(join(root, 'rust-toolchain.toml'), 'utf8')) ?? [];
  assert.ok(there.has(`Rust’s standard library ${channel}`), old);
  const isSame = isTold() && host().includes('linux') && output('rustc', ['--version'])?.includes(` ${channel} `);
  if (isSame) assert.ok(committed === written, old);
});
