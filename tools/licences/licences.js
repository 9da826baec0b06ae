// What ships is made of, and under which licences: licences.txt of the page, of the npm package and of the command.

import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { root, Trouble } from '../steps.js';
import { allModules, featuresOf } from '../wasm.js';
import { crates } from './crates.js';
import { digits } from './credits.js';
import { called, textsIn } from './part.js';
import { host, isTold, standardLibrary } from './standard-library.js';

/** @import { Plugin } from 'vite' */
/** @import { Part } from './part.js' */

/** The files of all modules in the page and in its workers, ours and others'. @type {Set<string>} */
const bundled = new Set();

/** Notes the modules of a bundle. The workers are bundles of their own, so they need this plugin, too. @returns {Plugin} */
export const ingredients = () => ({
  name: 'ingredients',
  apply: 'build',
  generateBundle(_, bundle) {
    for (const file of Object.values(bundle)) {
      if (file.type !== 'chunk') continue;
      for (const [id, { renderedLength }] of Object.entries(file.modules)) if (renderedLength > 0) bundled.add(id);
    }
  },
});

/** Writes the page's when all bundles are made. @returns {Plugin} */
export const licences = () => ({
  name: 'licences',
  apply: 'build',
  generateBundle: {
    order: 'post',
    handler() {
      const parts = partsOfModules(allModules, packages());
      this.emitFile({ type: 'asset', fileName: 'licences.txt', source: marked(written(parts)) });
    },
  },
});

/** A text that says with its first character that it is Unicode, for those who would guess. @param {string} text */
export const marked = (text) => `\ufeff${text}`;

/**
 * What some WebAssembly modules are made of.
 * @param {readonly string[]} modules their names
 * @param {Part[]} [others] what comes with them
 */
export const partsOfModules = (modules, others = []) => partsOf(featuresOf(modules), 'wasm32-unknown-unknown', others);

/** The features of the command as it ships: all that there are of it. */
export const featuresOfCommand = ['photos'];

/** What the command is made of where this runs. */
export const partsOfCommand = () => partsOf(featuresOfCommand, host());

/** The command's, which lies among its sources and is compiled into it. */
export const fileOfCommand = 'src/bin/ninefold/licences.txt';

/**
 * Writes the command's, on Linux: of the library for macOS it would tell the same, of that for Windows less.
 * @throws {Trouble} when the compiler does not tell what its library is made of
 */
export function writeLicences() {
  if (!isTold())
    throw new Trouble('This Rust does not tell the licences of its library: take one that rustup installs.');
  writeFileSync(join(root, fileOfCommand), textOfCommand(partsOfCommand()));
  console.log(fileOfCommand);
}

/** What is written there. @param {Part[]} parts */
export const textOfCommand = (parts) =>
  written(parts, [
    'What the command `ninefold` is made of, and under which licences. Their texts are below.',
    '',
    'It is listed as it is built with all its features for Linux, with the crates of Cargo.lock.',
  ]);

/**
 * What ships is made of, as the features say.
 * @param {readonly string[]} features
 * @param {string} platform
 * @param {Part[]} [more]
 */
function partsOf(features, platform, more = []) {
  const { ours, others } = crates(features, platform);
  const learned = ours.includes('ninefold-scan') ? [digits] : []; // it has the weights
  const parts = [...more, ...others, ...standardLibrary(platform), ...learned];
  return [own(), ...parts.sort((one, other) => (called(one) < called(other) ? -1 : 1))];
}

/**
 * The text of licences.txt: a list of the parts, then each licence text once, below the names of its parts.
 * @param {Part[]} parts
 * @param {string[]} [head] its first lines
 * @throws {Trouble} when a part has no licence text
 */
export function written(parts, head = ['What Ninefold is made of, and under which licences. Their texts are below.']) {
  /**
   * By the text with single spaces, because some texts differ only in line breaks.
   * @type {Map<string, { text: string, names: string[] }>}
   */
  const texts = new Map();
  for (const part of parts) {
    if (part.texts.length === 0) throw new Trouble(`${called(part)} is shipped and has no licence text.`);
    for (const text of part.texts) {
      const key = text.replaceAll(/\s+/g, ' ').trim();
      const known = texts.get(key) ?? { text, names: [] };
      texts.set(key, known);
      known.names.push(called(part));
    }
  }
  const rule = '='.repeat(80);
  return [
    ...head,
    '',
    ...parts.map((part) => `${called(part)}: ${part.licence}`),
    ...Array.from(texts.values(), ({ text, names }) =>
      ['', rule, ...names, rule, '', text.replaceAll('\r', '').replaceAll(/^\n+|\s+$/g, '')].join('\n'),
    ),
    '',
  ].join('\n');
}

/** Ninefold itself. @returns {Part} */
const own = () => ({ ...packageIn(root), name: 'Ninefold' });

/** The npm packages that have a module in a bundle. @returns {Part[]} */
function packages() {
  const names = [...bundled].map((id) => /^(?:\0|.*\/node_modules\/)((?:@[^/]+\/)?[^/]+)\//.exec(id)?.[1] ?? '');
  return [...new Set(names)].filter(Boolean).map((name) => packageIn(join(root, 'node_modules', name)));
}

/** The package in a folder. @param {string} folder @returns {Part} */
function packageIn(folder) {
  const { name, version, license } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'));
  // Vite names its tools below its own licence, and they are not shipped.
  const texts = textsIn(folder).map((text) => text.split('\n# Licenses of bundled dependencies')[0]);
  return { name, version, licence: license, texts };
}
