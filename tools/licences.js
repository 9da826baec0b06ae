// Under which licences everything is that the page is made of: one text, written as the page is built.

import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { output, root, Trouble } from './steps.js';

/** @typedef {{ name: string, version: string, licence: string, texts: string[] }} Part */

/** The modules that the page and its workers are made of, whoever wrote them. @type {Set<string>} */
const modules = new Set();

/** Notes what a bundle is made of; the page's workers are bundles of their own. @returns {import('vite').Plugin} */
export const ingredients = () => ({
  name: 'ingredients',
  apply: 'build',
  generateBundle(_, bundle) {
    for (const file of Object.values(bundle)) {
      if (file.type !== 'chunk') continue;
      for (const [id, { renderedLength }] of Object.entries(file.modules)) if (renderedLength > 0) modules.add(id);
    }
  },
});

/** Writes the text. @returns {import('vite').Plugin} */
export const licences = () => ({
  name: 'licences',
  apply: 'build',
  generateBundle: {
    order: 'post',
    handler() {
      const others = [...packages(), ...crates(), ...standardLibrary()];
      const inOrder = others.sort((one, other) => (one.name < other.name ? -1 : 1));
      this.emitFile({ type: 'asset', fileName: 'licences.txt', source: written([own(), ...inOrder]) });
    },
  },
});

/**
 * The text of it all: a list, and each licence once, below the names of those that have it.
 * @param {Part[]} parts
 * @throws {Trouble} when one of them has none
 */
export function written(parts) {
  /** @type {Map<string, { text: string, names: string[] }>} by their words: some differ in line breaks alone */
  const texts = new Map();
  const line = (/** @type {Part} */ { name, version }) => `${name} ${version}`;
  for (const part of parts) {
    if (part.texts.length === 0) throw new Trouble(`${line(part)} is shipped and has no licence text.`);
    for (const text of part.texts) {
      const key = text.replaceAll(/\s+/g, ' ').trim();
      const known = texts.get(key) ?? { text, names: [] };
      texts.set(key, known);
      known.names.push(line(part));
    }
  }
  const rule = '='.repeat(80);
  return [
    '\ufeffWhat Ninefold is made of, and under which licences. Their texts are below.\n', // said to be Unicode
    ...parts.map((part) => `${line(part)}: ${part.licence}`),
    ...Array.from(texts.values(), ({ text, names }) =>
      ['', rule, ...names, rule, '', text.replaceAll('\r', '').replaceAll(/^\n+|\s+$/g, '')].join('\n'),
    ),
    '',
  ].join('\n');
}

/** @returns {Part} */
const own = () => ({ ...packageIn(root), name: 'Ninefold' });

/** What of npm's packages is in the bundles. @returns {Part[]} */
function packages() {
  const names = [...modules].map((id) => /^(?:\0|.*\/node_modules\/)((?:@[^/]+\/)?[^/]+)\//.exec(id)?.[1] ?? '');
  return [...new Set(names)].filter(Boolean).map((name) => packageIn(join(root, 'node_modules', name)));
}

/** @param {string} folder @returns {Part} */
function packageIn(folder) {
  const { name, version, license } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'));
  const texts = textsIn(folder).map((text) => text.split('\n# Licenses of bundled dependencies')[0]); // of vite's tools
  return { name, version, licence: license, texts };
}

/** What of the crates is compiled into the wasm; macros only run while it is. @returns {Part[]} */
function crates() {
  const args = ['--locked', '--format-version', '1', '--filter-platform', 'wasm32-unknown-unknown'];
  const metadata = output('cargo', ['metadata', ...args]);
  if (metadata === null) throw new Trouble('`cargo metadata` failed: is Cargo.lock as it was committed?');
  const { packages, resolve } = JSON.parse(metadata);
  const isMacro = (/** @type {any} */ { targets }) =>
    targets.some((/** @type {any} */ { kind }) => kind[0] === 'proc-macro');
  /** @type {Map<string, any>} */
  const known = new Map(
    packages.filter((/** @type {any} */ crate) => !isMacro(crate)).map((/** @type {any} */ crate) => [crate.id, crate]),
  );
  const wanted = new Set([resolve.root]);
  for (const id of wanted) {
    const { deps } = resolve.nodes.find((/** @type {any} */ node) => node.id === id);
    for (const { pkg, dep_kinds } of deps) {
      if (known.has(pkg) && dep_kinds.some((/** @type {any} */ { kind }) => kind === null)) wanted.add(pkg);
    }
  }
  wanted.delete(resolve.root);
  return Array.from(wanted, (id) => {
    const { name, version, license, manifest_path } = known.get(id);
    return { name, version, licence: license, texts: textsIn(dirname(manifest_path)) };
  });
}

/**
 * Rust's own library and the crates in it, as the file says that comes with the compiler.
 * @returns {Part[]}
 */
function standardLibrary() {
  const sysroot = output('rustc', ['--print', 'sysroot']) ?? '';
  const [, version = ''] = output('rustc', ['--version'])?.split(' ') ?? [];
  const folder = join(sysroot, 'share/doc/rust');
  const file = join(folder, 'COPYRIGHT-library.html');
  const apache = readFileSync(join(root, 'LICENSE-APACHE'), 'utf8');
  const std = { name: 'Rust’s standard library', version, licence: 'MIT OR Apache-2.0' };
  if (!existsSync(file))
    return [{ ...std, texts: ['Copyright: The Rust Project Developers (see https://thanks.rust-lang.org)', apache] }];

  const compiled = readdirSync(join(sysroot, 'lib/rustlib/wasm32-unknown-unknown/lib'));
  const [about, ...parts] = readFileSync(file, 'utf8').split('<h3>📦 ');
  const notice = /id="longer-version">.*?<\/h2>(.*)<h2 id="out-of-tree/s.exec(about)?.[1] ?? '';
  const unicode = readFileSync(join(folder, 'licenses/Unicode-3.0.txt'), 'utf8'); // of its tables
  const texts = [plain(notice).replaceAll(/\n\s+/g, '\n'), apache, unicode];
  const crates = parts.map((part) => {
    const [, name, version] = /^(.*?)-(\d.*?)<\/h3>/.exec(part) ?? [];
    const [, licence] = /License:<\/b> (.*?)<\/p>/.exec(part) ?? [];
    return {
      name,
      version,
      licence,
      texts: Array.from(part.matchAll(/<pre>(.*?)<\/pre>/gs), ([, text]) => plain(text)),
    };
  });
  const isIn = (/** @type {Part} */ { name }) =>
    compiled.some((file) => file.startsWith(`lib${name.replaceAll('-', '_')}-`));
  return [{ ...std, texts }, ...crates.filter(isIn)];
}

/** HTML as text. @param {string} html */
const plain = (html) =>
  html
    .replaceAll(/<[^>]*>/g, '')
    .replaceAll(/&#(\d+);/g, (_, code) => String.fromCodePoint(code))
    .replaceAll('&amp;', '&');

/** @param {string} folder */
const textsIn = (folder) =>
  readdirSync(folder)
    .filter((file) => /^(licen[cs]e|copying|copyright|notice|unlicense)/i.test(file))
    .sort()
    .map((file) => readFileSync(join(folder, file), 'utf8'));
